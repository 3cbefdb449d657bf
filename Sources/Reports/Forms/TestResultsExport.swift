internal import JSON
import Events
import Results

/// The results that the laboratory states in the form of the test-result schema of the O-RAN SC (it-tifg), version 1, with
/// what the tool found as measurements beside them.
///
/// The schema demands fields that only a laboratory can give: see ``obstacles(_:)``. Its words for results are `PASS`,
/// `FAIL`, `WARN` and `SKIP`: a case without a result, an inconclusive one too, becomes `SKIP` with a note.
struct TestResultsExport {
  private let run: RunResult
  private let document: LaboratoryDocument
  private let options: ReportOptions

  init(_ run: RunResult, _ options: ReportOptions) {
    document = run.laboratory ?? .empty
    (self.run, self.options) = (run, options)
  }

  private var root: LaboratoryGroup { document.fields }
  private var certification: LaboratoryGroup { root.group(.certification) }
  private var test: LaboratoryGroup { root.group(.test) }

  var text: String {
    let members: [JSONValue.Member?] = [
      .init("schemaVersion", .integer(1)), .init("testMetadata", metadata),
      .init("testbedComponents", .array(components)), .init("testLab", laboratory),
      .init("testSpecifications", .array(test.groups(.methods).map(specification))),
      .init("testResults", .array(root.groups(.cases).map(testCase))),
      .init("notes", .array(notes)),
    ]
    return JSONValue.object(members.compactMap { $0 }).prettyText
  }

  // MARK: Parts

  private var metadata: JSONValue {
    .stated([
      ("startDate", Self.time(test, .started)), ("stopDate", Self.time(test, .ended)),
      ("dutName", .cut(root.groups(.items).compactMap { $0.text(.name) }.joined(separator: ", "), 255)),
      (
        "interfaceUnderTest",
        certification.texts(.interfaces).isEmpty ? nil : .strings(certification.texts(.interfaces))
      ),
      ("result", .string(certification.choice(.result) == .pass ? "PASS" : "FAIL")),
      ("testType", .string(testType)), ("testId", certification.text(.id).map(JSONValue.string)),
      ("iotProfile", iotProfile),
    ])
  }

  private var testType: String {
    switch certification.choice(.award) {
    case .certificateOfConformance: "conformance"
    case .iotBadge: "interoperability"
    case .endToEndBadge: "end-to-end"
    default: "Other"
    }
  }

  private var iotProfile: JSONValue? {
    let profile = certification.group(.iotProfile)
    guard !profile.isEmpty else { return nil }
    return .stated([
      ("wg4IotSpecificationVersion", profile.text(.specificationVersion).map(JSONValue.string)),
      ("mPlaneIotProfileName", profile.text(.mPlane).map { .cut($0, 128) }),
      ("mPlaneIotProfileTestConfiguration", profile.text(.mPlaneConfiguration).map { .cut($0, 128) }),
      ("cusPlaneIotProfileName", profile.text(.cusPlane).map { .cut($0, 128) }),
      ("cusPlaneIotProfileTestConfiguration", profile.text(.cusPlaneConfiguration).map { .cut($0, 128) }),
    ])
  }

  private var components: [JSONValue] {
    root.groups(.items).map { item in
      let unit = run.units.first { $0.name == item.text(.unit) ?? item.text(.name) }
      let words = [item.text(.name), unit?.role].compactMap { $0 }
      return component(item, description: words.joined(separator: ", "))
    }
      + root.groups(.equipment).map { component($0, description: $0.text(.tool) ?? "") }
      + [
        .stated([
          ("componentDescription", .string(Phrase.analyser.en)), ("manufacturerName", "Tekigo"),
          ("manufacturerModel", "tekigo"), ("softwareVersion", .cut(run.toolVersion, 255)),
          (
            "configurationNotes",
            .array([
              Self.note(Phrase.profile.en, "\(run.profile.name), sha256:\(run.profile.digest)"),
              Self.note(Phrase.command.en, run.command(options) ?? "–"),
            ])
          ),
        ])
      ]
  }

  private func component(_ group: LaboratoryGroup, description: String) -> JSONValue {
    func text(_ key: LaboratoryKey) -> JSONValue? { group.text(key).map { .cut($0, 255) } }
    return .stated([
      ("componentDescription", .cut(description, 255)), ("manufacturerName", text(.vendor)),
      ("manufacturerModel", text(.model)), ("serialNumber", text(.serial)), ("testbedInventoryId", text(.id)),
      ("softwareVersion", text(.softwareVersion)), ("hardwareVersion", text(.hardwareVersion)),
      ("firmwareVersion", text(.firmwareVersion)), ("contacts", Self.contacts(group)),
    ])
  }

  private var laboratory: JSONValue {
    let laboratory = root.group(.laboratory)
    return .stated([
      ("name", laboratory.text(.name).map { .cut($0, 255) }),
      ("address", laboratory.text(.address).map { .cut($0, 512) }),
      ("contacts", Self.contacts(laboratory)), ("links", laboratory.text(.website).map { Self.links($0) }),
    ])
  }

  /// Those that have what the schema asks of a contact; `nil` where there are none.
  private static func contacts(_ group: LaboratoryGroup) -> JSONValue? {
    let complete = group.groups(.contacts).filter(\.isCompleteContact)
    guard !complete.isEmpty else { return nil }
    return .array(
      complete.map { contact in
        func text(_ key: LaboratoryKey) -> JSONValue? { contact.text(key).map { .cut($0, 255) } }
        return .stated([
          ("firstName", text(.firstName)), ("lastName", text(.lastName)),
          ("organization", text(.organization)),
          ("email", text(.email)), ("phone", text(.phone)),
        ])
      })
  }

  private static func links(_ address: String) -> JSONValue {
    .array([["displayName": .cut(address, 255), "url": .string(address)]])
  }

  private func specification(_ method: LaboratoryGroup) -> JSONValue {
    .stated([
      ("name", method.text(.document).map { .cut($0, 255) }),
      ("version", method.text(.version).map { .cut($0, 255) }),
      ("links", method.text(.link).map { Self.links($0) }),
    ])
  }

  // MARK: Cases

  private func testCase(_ testCase: LaboratoryGroup) -> JSONValue {
    let evidence = CaseEvidence(testCase, of: document, in: run).results ?? []
    let result: JSONValue = .string(Self.result(testCase))
    let status: JSONValue = .string(Self.status(testCase))
    let stated: JSONValue = .object([
      .init("name", .string("Result that the laboratory states")),
      .init("values", .strings([testCase.text(.result) ?? ""])), .init("units", "text"),
    ])
    let metric: JSONValue = [
      "description": "Test case as a whole", "measurements": .array([stated]), "status": status,
      "result": result,
    ]
    let date = Self.time(testCase, .date)
    return .stated([
      ("number", testCase.text(.number).map(JSONValue.string)),
      ("name", testCase.text(.name).map { .cut($0, 255) }),
      ("description", testCase.text(.description).map { .cut($0, 1_023) }), ("result", result),
      ("status", status),
      ("artifacts", evidence.isEmpty || run.captures.isEmpty ? nil : .array(run.captures.map(Self.artifact))),
      ("measurements", evidence.isEmpty ? nil : .array(evidence.map(measurement))),
      ("metrics", .array([metric])),
      ("notes", caseNotes(testCase)), ("startDate", date), ("stopDate", date),
    ])
  }

  static func result(_ testCase: LaboratoryGroup) -> String {
    switch testCase.choice(.result) {
    case .pass: "PASS"
    case .fail: "FAIL"
    default: "SKIP"
    }
  }

  private static func status(_ testCase: LaboratoryGroup) -> String {
    switch testCase.choice(.status) {
    case .mandatory: "mandatory"
    case .conditional: "conditionally.mandatory"
    default: "optional"
    }
  }

  private static func artifact(_ capture: CaptureDescription) -> JSONValue {
    [
      "name": .cut(capture.name, 255), "path": .cut(capture.name, 1_023),
      "description": .string("Capture, \(capture.sha256.map { "sha256:\($0)" } ?? "without a digest")"),
    ]
  }

  /// What the tool found of a requirement: how many instances deviate.
  private func measurement(_ result: RequirementResult) -> JSONValue {
    let kind = EvidenceKind(result).map { $0.phrase.en } ?? ""
    let lead = run.passesIntegrityGate ? "" : "Observation only. "
    return [
      "name": .cut(result.requirement.id, 255),
      "description": .cut(
        "\(lead)tekigo: \(kind). Deviating instances of \(result.tally.judged). \(result.requirement.title.en)",
        1_023),
      "values": .array([JSONValue(result.tally.failed)]), "units": "count",
    ]
  }

  private func caseNotes(_ testCase: LaboratoryGroup) -> JSONValue? {
    var notes: [JSONValue] = []
    switch testCase.choice(.result) {
    case .inconclusive:
      notes.append(
        Self.note("Inconclusive", "The case was executed; the laboratory states no pass and no failure."))
    case .notExecuted: notes.append(Self.note("Not executed", "The case was not executed."))
    case .notApplicable: notes.append(Self.note("Not applicable", "The case does not apply."))
    default: break
    }
    for key in [
      LaboratoryKey.comment, .configurationName, .tester, .setUp, .differences, .assessment, .gapAnalysis,
      .notes, .issues,
    ] {
      if let text = testCase.text(key) { notes.append(Self.note(key.phrase.en, text)) }
    }
    return notes.isEmpty ? nil : .array(notes)
  }

  private var notes: [JSONValue] {
    var notes = [
      Self.note("Scope", "\(Phrase.onlyItemsTested.en) \(Phrase.noCertificate.en)"),
      Self.note("Dates", "The laboratory states days: their times are 00:00 UTC."),
      Self.note(
        "Data of the laboratory",
        "\(document.file), sha256:\(document.sha256). \(Phrase.origin(run.laboratoryOrigin).en)"),
    ]
    if !run.passesIntegrityGate { notes.append(Self.note("Integrity", Phrase.gateFailed.en)) }
    for parameter in root.groups(.configuration) {
      notes.append(Self.note(parameter.text(.parameter) ?? "", parameter.text(.value) ?? ""))
    }
    return notes
  }

  private static func note(_ title: String, _ body: String) -> JSONValue {
    ["title": .cut(title, 255), "body": .cut(body, 4_095)]
  }

  /// A day as the schema has times.
  private static func time(_ group: LaboratoryGroup, _ key: LaboratoryKey) -> JSONValue? {
    group.text(key).map { .string("\($0)T00:00:00Z") }
  }
}

extension LaboratoryGroup {
  fileprivate var isCompleteContact: Bool {
    [.firstName, .lastName, .email].allSatisfy { text($0) != nil }
  }
}

extension JSONValue {
  /// An object of what is there.
  fileprivate static func stated(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A text of at most that many characters.
  fileprivate static func cut(_ text: String, _ most: Int) -> JSONValue {
    let scalars = text.unicodeScalars
    guard text.utf8.count > most, scalars.count > most else { return .string(text) }
    return .string(String(String.UnicodeScalarView(scalars.prefix(most - 1))) + "…")
  }
}

extension TestResultsExport {
  /// What the schema demands and the laboratory does not state: keys of its document. Without them there is no export.
  static func obstacles(_ document: LaboratoryDocument) -> [String] {
    let root = document.fields
    let (certification, laboratory, test) = (
      root.group(.certification), root.group(.laboratory), root.group(.test)
    )
    var missing: [String] = []
    func need(_ group: LaboratoryGroup, _ path: String, _ keys: [LaboratoryKey]) {
      for key in keys where group.values[key] == nil { missing.append("\(path).\(key.rawValue)") }
    }
    func needProduct(_ group: LaboratoryGroup, _ path: String) {
      need(group, path, [.vendor, .model])
      let versions: [LaboratoryKey] = [.softwareVersion, .hardwareVersion, .firmwareVersion]
      if !versions.contains(where: { group.text($0) != nil }) { missing.append("\(path).software_version") }
    }
    need(certification, "certification", [.id, .result])
    if let id = certification.text(.id), !isReference(id) {
      missing.append("certification.id (a designator, two digits of the year, four digits)")
    }
    need(laboratory, "laboratory", [.name, .address])
    if !laboratory.groups(.contacts).contains(where: \.isCompleteContact) {
      missing.append("laboratory.contacts (first_name, last_name, email)")
    }
    need(test, "test", [.started])
    if test.groups(.methods).isEmpty { missing.append("test.methods") }
    for (number, method) in test.groups(.methods).enumerated() {
      need(method, "test.methods[\(number)]", [.version, .link])
    }
    if root.groups(.items).isEmpty { missing.append("items") }
    for (number, item) in root.groups(.items).enumerated() { needProduct(item, "items[\(number)]") }
    for (number, item) in root.groups(.equipment).enumerated() { needProduct(item, "equipment[\(number)]") }
    if root.groups(.cases).isEmpty { missing.append("cases") }
    for (number, item) in root.groups(.cases).enumerated() {
      need(item, "cases[\(number)]", [.name, .description, .status])
    }
    return missing + profileObstacles(certification.group(.iotProfile))
  }

  private static func profileObstacles(_ profile: LaboratoryGroup) -> [String] {
    guard !profile.isEmpty else { return [] }
    let path = "certification.iot_profile"
    var missing: [String] = []
    let version = profile.text(.specificationVersion)?.utf8.map {
      (48...57).contains($0) ? "0" : String(UnicodeScalar($0))
    }
    if version?.joined() != "00.00" { missing.append("\(path).specification_version (such as \"12.00\")") }
    if profile.text(.mPlane) == nil, profile.text(.cusPlane) == nil { missing.append("\(path).cus_plane") }
    for key in [LaboratoryKey.mPlane, .mPlaneConfiguration, .cusPlane, .cusPlaneConfiguration] {
      if let name = profile.text(key), name.unicodeScalars.count < 10 {
        missing.append("\(path).\(key.rawValue) (at least 10 characters)")
      }
    }
    return missing
  }

  /// `ABCD260001`
  private static func isReference(_ id: String) -> Bool {
    let scalars = Array(id.utf8)
    guard (9...10).contains(scalars.count) else { return false }
    let digits = scalars.suffix(6)
    return digits.allSatisfy { (48...57).contains($0) } && (50...51).contains(digits.first ?? 0)
      && scalars.dropLast(6).allSatisfy {
        UnicodeScalar($0).properties.isAlphabetic && $0 < 128 || (48...57).contains($0)
      }
  }
}
