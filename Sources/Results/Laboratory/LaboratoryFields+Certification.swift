/// What the forms of O-RAN certification and badging ask of a laboratory.
extension LaboratoryField {
  static let certification: [LaboratoryField] = [
    .init(.processVersion, .text, "Version of the process of certification and badging, quoted"),
    .init(.award, .choice([.certificateOfConformance, .iotBadge, .endToEndBadge]), "What is applied for"),
    .init(.deviceUnderTest, .text, "Device under test, for example `O-RU`"),
    .init(.interfaceUnderTest, .text, "Interface under test, for example `OpenFH (CUSM-planes)`"),
    .init(
      .interfaces, .names(interfaces),
      "The interfaces under test in the words of the test-result schema, for example `o-ru.ofh`"),
    .init(.assigned, .flag, "Whether the laboratory assigned it"),
    .init(
      .id, .text, "Reference of the certificate or badge: designator, two digits of the year, four digits"),
    .init(.result, .choice([.pass, .fail]), "Result over all cases that are needed"),
    .init(.executed, .count, "Number of executed cases"), .init(.passed, .count, "Number of passed cases"),
    .init(.failed, .count, "Number of failed cases"),
    .init(.approvals, .groups(approval), "Who approves: the laboratory and each vendor"),
    .init(.copyright, .texts, "Holders of the copyright of the test report"),
    .init(.iotProfile, .group(iotProfile), "The IOT profile that was used"),
  ]

  private static let approval: [LaboratoryField] = [
    .init(.party, .text, required: true, "Laboratory or vendor"), .init(.name, .text, "Full name"),
    .init(.approved, .flag, "Whether it approves"), .init(.email, .text, "E-mail address"),
    .init(.phone, .text, "Telephone number"),
  ]

  private static let iotProfile: [LaboratoryField] = [
    .init(.specificationVersion, .text, "Version of the IOT specification, for example `\"12.00\"`"),
    .init(.mPlane, .text, "Name of the M-plane profile"),
    .init(.mPlaneConfiguration, .text, "Name of its test configuration"),
    .init(.cusPlane, .text, "Name of the CUS-plane profile"),
    .init(.cusPlaneConfiguration, .text, "Name of its test configuration"),
  ]

  static let testCase: [LaboratoryField] = [
    .init(.number, .text, required: true, "Number in the specification, for example `3.2.3.1.1`"),
    .init(.name, .text, "Name"), .init(.description, .text, "What is tested"),
    .init(.specification, .text, "Document that has the case; the documents of the method unless given"),
    .init(.configurationName, .text, "Name of the test configuration (interoperability)"),
    .init(.status, .choice([.mandatory, .conditional, .optional]), "Status in the specification"),
    .init(
      .result, .choice([.pass, .fail, .inconclusive, .notExecuted, .notApplicable]), required: true,
      "Result that the laboratory gives; `inconclusive` is shown as a comment and never as a pass"),
    .init(.comment, .text, "Comment"), .init(.tester, .text, "Who tested"), .init(.date, .date, "When"),
    .init(
      .equipment,
      .groups([
        .init(.id, .text, required: true, "Number of the equipment"),
        .init(.setting, .text, "How it was set"),
      ]), "Equipment that was used"),
    .init(.setUp, .text, "Set-up"), .init(.diagram, .text, "Where the block diagram is found"),
    .init(.configuration, .groups(parameters), "Configuration"),
    .init(.differences, .text, "Differences from the procedure of the specification"),
    .init(
      .measured,
      .groups([
        .init(.name, .text, required: true, "What was measured"),
        .init(.value, .text, required: true, "Value"),
        .init(.unit, .text, "Unit"),
      ]), "Indicators that the laboratory measured"),
    .init(.assessment, .text, "Assessment"), .init(.gapAnalysis, .text, "Gap analysis"),
    .init(.notes, .text, "Notes"), .init(.issues, .text, "Issues and how they were resolved"),
  ]

  private static let parameters: [LaboratoryField] = [
    .init(.parameter, .text, required: true, "Parameter"), .init(.value, .text, required: true, "Value"),
  ]

  /// Interfaces as the test-result schema of the O-RAN SC names them.
  private static let interfaces = [
    "o-ru.ofh", "o-ru.fhm", "o-du.ofh", "o-du.fhm", "o-du.e2", "o-du.f1-c", "o-du.f1-u", "o-du.o1",
    "o-cu.f1-c", "o-cu.f1-u", "o-cu.e2", "o-cu.e1", "o-cu.o1", "smo.fhm", "smo.o2", "smo.o1", "non-rt-ric.a1",
    "near-rt-ric.a1", "near-rt-ric.e2", "near-rt-ric.o1",
  ]
}
