public import JSON
internal import Events
public import Results

/// Why a document is no report that a comparison can read.
public struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}

extension ComparedRun {
  /// Reads what a comparison needs of a JSON report, `tekigo.report/1`.
  ///
  /// Waivers are those that were in force on the day of the report.
  public init(report: JSONValue) throws(ReportError) {
    let root = ReportNode(report, "the report")
    let schema = try root["schema"].text()
    guard schema == ComparedRun.reportSchema else {
      throw ReportError("its schema is `\(schema)`, not `\(ComparedRun.reportSchema)`")
    }
    let reader = try ReportReader(root)
    let profile = try root["profile"]
    self.init(
      toolVersion: try root["tool"]["version"].text(),
      captures: try root["captures"].map { node throws(ReportError) in try node["name"].text() },
      profile: Profile(
        name: try profile["name"].text(), digest: try profile["digest"].text(),
        parameters: try profile["parameters"].map { node throws(ReportError) in
          Parameter(name: try node["name"].text(), value: try node["value"].text())
        }),
      units: reader.units, requirements: try reader.requirements(), numbers: try reader.numbers(),
      settings: Setting.all(of: try reader.flows()),
      events: try root["coverage"]["events"].map { node throws(ReportError) in try node["event"].text() },
      outcome: try root["verdict"]["outcome"].choice())
  }

  /// What a JSON report calls its form.
  public static let reportSchema = "tekigo.report/1"
}

/// Reads the parts of a JSON report.
private struct ReportReader {
  let root: ReportNode
  let units: [UnitDescription]
  private let places: [String: UnitID]

  init(_ root: ReportNode) throws(ReportError) {
    self.root = root
    units = try root["units"].map { node throws(ReportError) in try ReportReader.unit(node) }
    places = Dictionary(
      units.enumerated().map { ($0.element.name, UnitID(rawValue: $0.offset)) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func unit(_ node: ReportNode) throws(ReportError) -> UnitDescription {
    let (name, identity, role) = (
      try node["name"].text(), try node["identity"].text(), try node["role"].text()
    )
    let addresses = try node["addresses"].map { node throws(ReportError) in try node.text() }
    var unit =
      try node["declared"].flag()
      ? UnitDescription(
        name: name, identity: identity, role: role, addresses: addresses,
        provenance: try node["provenance"].text())
      : UnitDescription(name: name, identity: identity, role: role, addresses: addresses, evidence: [])
    unit.vendor = try node["vendor"].optionalText()
    unit.model = try node["model"].optionalText()
    unit.isTester = try node["tester"].flag()
    unit.isUnderTest = try node["underTest"].flag()
    unit.isInCapture = try node["inCapture"].flag()
    return unit
  }

  /// The unit of that name; `null` where none is known.
  private func unit(named node: ReportNode) throws(ReportError) -> UnitID? {
    guard let name = try node.optionalText() else { return nil }
    guard let unit = places[name] else { throw ReportError("\(node.path): there is no unit `\(name)`") }
    return unit
  }

  func flows() throws(ReportError) -> [FlowDescription] {
    try root["configuration"].map { node throws(ReportError) in
      FlowDescription(
        kind: try node["kind"].choice(), name: try node["flow"].text(),
        sender: try unit(named: node["sender"]),
        receiver: try unit(named: node["receiver"]), frames: try node["frames"].count(),
        items: try node["items"].map { item throws(ReportError) in
          ConfigurationItem(
            name: try item["name"].text(), value: try item["value"].text(),
            provenance: try item["provenance"].text())
        })
    }
  }

  // MARK: Requirements

  func requirements() throws(ReportError) -> [RequirementResult] {
    try root["requirements"].map { node throws(ReportError) in try requirement(node) }
  }

  private func requirement(_ node: ReportNode) throws(ReportError) -> RequirementResult {
    let cite = try node["cite"]
    let title = try node["title"]
    var requirement = RequirementDescription(
      id: try node["id"].text(),
      title: LocalizedText(en: try title["en"].text(), ja: try title["ja"].optionalText()),
      cite: Citation(
        document: try cite["document"].text(), version: try cite["version"].text(),
        clause: try cite["clause"].text()),
      form: "")
    requirement.level = try node["level"].choice()
    // What a profile weakened was validated before.
    let status = try node["status"]
    requirement.status = try status.text() == RequirementDescription.departed ? .validated : status.choice()
    requirement.formerly = try node["formerly"].map { node throws(ReportError) in try node.text() }
    var result = RequirementResult(
      requirement: requirement, verdict: try node["verdict"].choice(), basis: try node["basis"].choice(),
      tally: try tally(node),
      units: try node["units"].map { node throws(ReportError) in try unitResult(node) },
      findings: try node["findings"].map { node throws(ReportError) in try finding(node) },
      reasons: [], disposition: try disposition(node["disposition"]))
    result.unkeptUnits = try node["unkept"].map { node throws(ReportError) in try unit(named: node) }
    return result
  }

  private func unitResult(_ node: ReportNode) throws(ReportError) -> UnitResult {
    UnitResult(
      unit: try unit(named: node["unit"]), verdict: try node["verdict"].choice(), tally: try tally(node),
      disposition: try disposition(node["disposition"]))
  }

  private func finding(_ node: ReportNode) throws(ReportError) -> Finding {
    Finding(
      unit: try unit(named: node["unit"]), member: try node["member"].optionalText(),
      cause: try node["cause"].text(), count: try node["count"].count(), first: [],
      consequenceOf: try node["consequenceOf"].optionalText(), causeUnit: try unit(named: node["causeUnit"]),
      isCauseUnresolved: try !node["causeResolved"].flag())
  }

  private func tally(_ node: ReportNode) throws(ReportError) -> Tally {
    var tally = Tally()
    tally.passed = try node["passed"].count()
    tally.failed = try node["failed"].count()
    tally.inconclusive = try node["inconclusive"].count()
    tally.notJudged = try node["notJudged"].count()
    tally.outside = try node["outside"].count()
    tally.unseen = try node["unseen"].count()
    tally.passedOnInference = try node["passedOnInference"].count()
    return tally
  }

  private func disposition(_ node: ReportNode) throws(ReportError) -> Waiver? {
    if node.isNull { return nil }
    return Waiver(
      requirement: try node["requirement"].text(), unit: try node["unit"].optionalText(),
      acceptedBy: try node["acceptedBy"].text(), reason: try node["reason"].text(),
      ticket: try node["ticket"].optionalText(), expires: try node["expires"].text())
  }

  // MARK: Numbers

  func numbers() throws(ReportError) -> [ComparedRun.Numbers] {
    var all: [ComparedRun.Numbers] = []
    for requirement in try root["requirements"].map({ $0 }) {
      let id = try requirement["id"].text()
      all += try requirement["measurements"].map { node throws(ReportError) in try numbers(node, of: id) }
    }
    return all
  }

  private func numbers(_ node: ReportNode, of requirement: String) throws(ReportError) -> ComparedRun.Numbers
  {
    let unitName = try node["numberUnit"].text()
    // Times stand in microseconds.
    let isTime = unitName == JSONReport.unitOfTimes
    func number(_ key: String) throws(ReportError) -> Int64 {
      try isTime ? node[key].thousandths() : node[key].number()
    }
    guard let unit = isTime ? Unit.nanoseconds : Unit(rawValue: unitName) else {
      throw ReportError("\(node.path): there is no unit `\(unitName)`")
    }
    let count = try node["early"].count() + node["onTime"].count() + node["late"].count()
    return ComparedRun.Numbers(
      requirement: requirement, unit: try self.unit(named: node["unit"]), event: try node["event"].text(),
      key: try node["key"].map { field throws(ReportError) in
        Measurement.KeyField(name: try field["name"].text(), text: try field["value"].text())
      },
      isRelative: try node["relative"].flag(), minimum: try number("min"), median: try number("median"),
      maximum: try number("max"), count: count, numberUnit: unit)
  }
}

/// A value of a report, with the path to it for messages.
private struct ReportNode {
  let path: String
  private let value: JSONValue

  init(_ value: JSONValue, _ path: String) { (self.value, self.path) = (value, path) }

  /// The value of a key. A report has all of its keys.
  subscript(_ key: String) -> ReportNode {
    get throws(ReportError) {
      guard let value = value[key] else { throw ReportError("\(path) has no `\(key)`") }
      return ReportNode(value, path == "the report" ? key : "\(path).\(key)")
    }
  }

  var isNull: Bool { value == .null }

  func map<T>(_ read: (ReportNode) throws(ReportError) -> T) throws(ReportError) -> [T] {
    guard case .array(let elements) = value else { throw mismatch("a list") }
    var all: [T] = []
    all.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      all.append(try read(ReportNode(element, "\(path)[\(index)]")))
    }
    return all
  }

  func text() throws(ReportError) -> String {
    guard let text = value.text else { throw mismatch("a text") }
    return text
  }

  func optionalText() throws(ReportError) -> String? { isNull ? nil : try text() }

  func flag() throws(ReportError) -> Bool {
    guard case .boolean(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  func number() throws(ReportError) -> Int64 {
    guard let number = value.number else { throw mismatch("a whole number") }
    return number
  }

  /// A number with up to three decimals, in thousandths.
  func thousandths() throws(ReportError) -> Int64 {
    if case .thousandths(let number) = value { return number }
    let (number, overflows) = try number().multipliedReportingOverflow(by: 1_000)
    guard !overflows else { throw mismatch("a number of at most 2^63 thousandths") }
    return number
  }

  /// How many there are: sums of a few of them do not overflow.
  func count() throws(ReportError) -> Int {
    let number = try number()
    guard 0...(1 << 60) ~= number else { throw mismatch("a count") }
    return Int(number)
  }

  /// One of the values of an enumeration, by its name.
  func choice<T: RawRepresentable>() throws(ReportError) -> T where T.RawValue == String {
    let text = try text()
    guard let value = T(rawValue: text) else { throw ReportError("\(path): `\(text)` is not known here") }
    return value
  }

  private func mismatch(_ kind: String) -> ReportError { ReportError("\(path) is not \(kind)") }
}
