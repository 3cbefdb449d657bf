/// The tables of what a laboratory states.
extension LaboratoryField {
  /// The whole document.
  public static let root: [LaboratoryField] = [
    .init(.report, .group(report), "The report as a document"),
    .init(.laboratory, .group(laboratory), "Who tests"),
    .init(.customer, .group(customer), "For whom"),
    .init(.campaign, .group(campaign), "The campaign that the test belongs to"),
    .init(.items, .groups(item), asked: "7.8.2.1 g", "The items under test"),
    .init(.test, .group(test), "When, where and how"),
    .init(.equipment, .groups(equipment), "Test equipment, that which captures included"),
    .init(.timeBase, .group(timeBase), "The time base of the captures"),
    .init(.decisionRule, .text, asked: "7.8.6.2 c", "The decision rule that was agreed on with the customer"),
    .init(.authorisedBy, .group(person(asked: "7.8.2.1 o", dated: true)), "Who authorises the report"),
    .init(
      .interpretationsBy, .group(person(asked: "7.8.7.1", dated: false) + [basis]),
      "Who authorises opinions and interpretations"),
    .init(
      .customerData, .texts,
      "What the customer supplied: keys of this document such as `items.serial`, or a part of it such as `items`"
    ),
    .init(.certification, .group(certification), "Certification or badging"),
    .init(.configuration, .groups(parameter), "The common configuration of the test"),
    .init(.cases, .groups(testCase), "Test cases with the results that the laboratory gives them"),
  ]

  private static let report: [LaboratoryField] = [
    .init(.number, .text, asked: "7.8.2.1 d", "Unique number of the report"),
    .init(.title, .text, "Title; without it a test report is called so"),
    .init(.issued, .date, asked: "7.8.2.1 j", "Date of issue"),
    .init(.replaces, .text, "Number of the report that this one replaces"),
    .init(.amendment, .text, "What was changed against it, and why"),
  ]

  private static let contact: [LaboratoryField] = [
    .init(.firstName, .text, "First name"), .init(.lastName, .text, "Last name"),
    .init(.organization, .text, "Organization"), .init(.email, .text, "E-mail address"),
    .init(.phone, .text, "Telephone number"),
  ]

  private static let laboratory: [LaboratoryField] = [
    .init(.name, .text, asked: "7.8.2.1 b", "Name"), .init(.address, .text, asked: "7.8.2.1 b", "Address"),
    .init(
      .accreditation, .text, "Accreditation: body and number, and its scope where the test is outside of it"),
    .init(.website, .text, "Address on the web"),
    .init(.contacts, .groups(contact), "Whom to ask"),
  ]

  private static let customer: [LaboratoryField] = [
    .init(.name, .text, asked: "7.8.2.1 e", "Name"), .init(.address, .text, asked: "7.8.2.1 e", "Address"),
    .init(.contacts, .groups(contact), "Whom to ask"),
  ]

  private static let campaign: [LaboratoryField] = [
    .init(.name, .text, "Name"), .init(.country, .text, "Country"),
    .init(.fiscalYear, .text, "Fiscal year"), .init(.phase, .text, "Phase"),
  ]

  private static let versions: [LaboratoryField] = [
    .init(.hardwareVersion, .text, "Version of the hardware, quoted"),
    .init(.softwareVersion, .text, "Version of the software, quoted"),
    .init(.firmwareVersion, .text, "Version of the firmware, quoted"),
  ]

  private static let parameter: [LaboratoryField] = [
    .init(.parameter, .text, required: true, "Parameter"), .init(.value, .text, required: true, "Value"),
  ]

  private static let item: [LaboratoryField] = [
    .init(.name, .text, required: true, "Name of the item"),
    .init(.unit, .text, "The unit of the profile that it is; the name of the item unless given"),
    .init(.vendor, .text, asked: "7.8.2.1 g", "Vendor"), .init(.model, .text, asked: "7.8.2.1 g", "Model"),
    .init(.hardwareVersion, .text, asked: "7.8.2.1 g", "Version of the hardware, quoted"),
    .init(.softwareVersion, .text, asked: "7.8.2.1 g", "Version of the software, quoted"),
    .init(.firmwareVersion, .text, "Version of the firmware, quoted"),
    .init(.serial, .text, asked: "7.8.2.1 g", "Serial number"),
    .init(.deployment, .choice([.virtual, .dedicated]), "General-purpose or dedicated hardware"),
    .init(.suppliedBy, .text, "Who supplied the item"),
    .init(.received, .date, asked: "7.8.2.1 h", "Date of receipt"),
    .init(.condition, .text, asked: "7.8.2.1 g", "Condition at receipt"),
    .init(.features, .texts, "Supported features"),
    .init(.configuration, .groups(parameter), "Configuration of the item"),
    .init(.contacts, .groups(contact), "Whom to ask at the vendor"),
  ]

  private static let method: [LaboratoryField] = [
    .init(.document, .text, required: true, "Document, for example `O-RAN.WG4.TS.CONF.0`"),
    .init(.version, .text, "Version of the document, quoted"), .init(.clause, .text, "Clauses"),
    .init(.link, .text, "Where it is found"),
  ]

  private static let test: [LaboratoryField] = [
    .init(.place, .text, asked: "7.8.2.1 c", "Where the test was performed"),
    .init(.started, .date, asked: "7.8.2.1 i", "First day of the test"),
    .init(.ended, .date, asked: "7.8.2.1 i", "Last day of the test"),
    .init(.methods, .groups(method), asked: "7.8.2.1 f", "Documents of the method"),
    .init(
      .deviations, .texts, asked: "7.8.2.1 n",
      "Additions to and deviations from the method; `none` where there are none"),
    .init(.exclusions, .texts, asked: "7.8.2.1 n", "Exclusions from the method; `none` where there are none"),
    .init(.sampling, .text, "Sampling plan, where the results depend on one"),
    .init(.conditions, .text, "Conditions of the test, such as those of the environment"),
    .init(.externalProviders, .text, "Which results come from external providers"),
  ]

  private static let equipment: [LaboratoryField] =
    [
      .init(.id, .text, "Number by which test cases refer to it, for example `01`"),
      .init(.tool, .text, required: true, "What it is"),
      .init(.purpose, .text, "What it served for, for example `capture`"),
      .init(.vendor, .text, "Vendor"), .init(.model, .text, "Model"),
    ] + versions + [
      .init(.serial, .text, "Serial number"), .init(.calibrated, .date, "Date of the last calibration"),
      .init(.calibrationDue, .date, "Date of the next one"), .init(.notes, .text, "Notes"),
    ]

  private static let timeBase: [LaboratoryField] = [
    .init(.reference, .text, "What the clock of the captures follows"),
    .init(.calibration, .text, "How the time base was calibrated, and to what it is traceable"),
    .init(.calibrated, .date, "When it was calibrated"),
    .init(.certificate, .text, "Number of the certificate"),
    .init(.uncertainty, .text, "Expanded uncertainty with its coverage factor"),
  ]

  private static func person(asked clause: String, dated: Bool) -> [LaboratoryField] {
    [.init(.name, .text, asked: clause, "Name"), .init(.function, .text, "Function")]
      + (dated ? [.init(.date, .date, "Date of the authorisation")] : [])
  }

  private static let basis = LaboratoryField(
    .basis, .text, "What the interpretations rest on, where it is more than this report")
}
