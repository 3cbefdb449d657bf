/// A key of what a laboratory states about a test. The same key has the same meaning wherever it stands.
public enum LaboratoryKey: String, Sendable, CaseIterable {
  // Parts of the document.
  case report, laboratory, customer, campaign, items, test, equipment, cases, certification, configuration
  case timeBase = "time_base"
  case decisionRule = "decision_rule"
  case authorisedBy = "authorised_by"
  case interpretationsBy = "interpretations_by"
  case customerData = "customer_data"
  // The report and those who are concerned.
  case number, title, issued, replaces, amendment, name, address, accreditation, website, contacts
  case organization, email, phone, country, phase, function
  case firstName = "first_name"
  case lastName = "last_name"
  case fiscalYear = "fiscal_year"
  // Items and equipment.
  case unit, vendor, model, serial, deployment, received, condition, features, id, tool, purpose, calibrated
  case notes, parameter, value
  case hardwareVersion = "hardware_version"
  case softwareVersion = "software_version"
  case firmwareVersion = "firmware_version"
  case suppliedBy = "supplied_by"
  case calibrationDue = "calibration_due"
  // The test.
  case place, started, ended, methods, document, version, clause, link, deviations, exclusions, sampling
  case conditions, reference, calibration, certificate, uncertainty, date, basis
  case externalProviders = "external_providers"
  // Certification and badging.
  case award, assigned, result, executed, passed, failed, approvals, party, approved, copyright, interfaces
  case processVersion = "process_version"
  case deviceUnderTest = "device_under_test"
  case interfaceUnderTest = "interface_under_test"
  case iotProfile = "iot_profile"
  case specificationVersion = "specification_version"
  case mPlane = "m_plane"
  case mPlaneConfiguration = "m_plane_configuration"
  case cusPlane = "cus_plane"
  case cusPlaneConfiguration = "cus_plane_configuration"
  // Test cases.
  case description, specification, status, comment, tester, setting, diagram, differences, measured
  case assessment, issues
  case setUp = "set_up"
  case gapAnalysis = "gap_analysis"
  case configurationName = "configuration_name"
}

/// As records and reports spell it: `hardwareVersion`.
extension LaboratoryKey: CodingKey {
  public var stringValue: String {
    let words = rawValue.split(separator: "_")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  public var intValue: Int? { nil }

  private static let bySpelling = Dictionary(
    allCases.map { ($0.stringValue, $0) }, uniquingKeysWith: { first, _ in first })

  public init?(stringValue: String) {
    guard let key = Self.bySpelling[stringValue] else { return nil }
    self = key
  }
  public init?(intValue: Int) { nil }
}

/// A word that a laboratory chooses from a closed set.
public enum LaboratoryChoice: String, Sendable, CaseIterable {
  case virtual, dedicated
  /// The status of a test case in its specification.
  case mandatory, conditional, optional
  /// The result of a test case. Only the laboratory gives it.
  case pass, fail, inconclusive
  case notExecuted = "not-executed"
  case notApplicable = "not-applicable"
  /// What certification and badging award.
  case certificateOfConformance = "certificate"
  case iotBadge = "iot-badge"
  case endToEndBadge = "e2e-badge"
}
