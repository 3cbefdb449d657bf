internal import Documents
internal import Events
internal import Results

/// Checks what depends on several fields of a document whose shape is right, or on the units of the run.
struct LaboratoryCheck {
  private let document: Document
  private let root: Node
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: Document) {
    self.document = document
    root = document.root
  }

  mutating func run(units: [UnitDescription]?) {
    checkReport()
    checkOrder(root["test"], "started", "ended")
    checkNames(nodes(root, .items), [.name])
    if let units { for item in nodes(root, .items) { check(item, units) } }
    checkNames(nodes(root, .equipment), [.id])
    checkCases()
    checkCertification()
    checkCustomerData()
    checkAddresses(root, [])
  }

  private func nodes(_ node: Node?, _ key: LaboratoryKey) -> [Node] { node?[key.rawValue]?.sequence ?? [] }

  mutating func report(
    _ node: Node, _ message: String, suggestion: String? = nil, _ severity: Severity = .error
  ) {
    diagnostics.append(document.diagnostic(severity, node, message, suggestion: suggestion))
  }

  private mutating func checkReport() {
    guard let report = root["report"] else { return }
    if let replaces = report["replaces"], replaces.text == report["number"]?.text {
      self.report(replaces, "a report can't replace itself: it has the number `\(replaces.text ?? "")` too")
    }
    if let amendment = report["amendment"], report["replaces"] == nil {
      self.report(
        amendment, "an amendment of no report", suggestion: "name the report that is replaced by `replaces`")
    }
    if let issued = report["issued"], let ended = root["test"]?["ended"], isBefore(issued, ended) {
      self.report(issued, "the report was issued before the test ended on \(ended.text ?? "")", .warning)
    }
  }

  private func isBefore(_ first: Node, _ second: Node) -> Bool {
    guard let a = first.text.flatMap({ CalendarDate($0) }), let b = second.text.flatMap({ CalendarDate($0) })
    else { return false }
    return a < b
  }

  private mutating func checkOrder(_ node: Node?, _ first: String, _ last: String) {
    guard let start = node?[first], let end = node?[last], isBefore(end, start) else { return }
    report(end, "`\(last)` is before `\(first)`, which is \(start.text ?? "")")
  }

  /// Two groups of a list can't have the same name.
  private mutating func checkNames(_ nodes: [Node], _ keys: [LaboratoryKey]) {
    var lines: [[String?]: Int] = [:]
    for node in nodes {
      guard let first = keys.first, let place = node[first.rawValue] else { continue }
      let name = keys.map { node[$0.rawValue]?.text }
      if let line = lines[name] {
        report(place, "`\(place.text ?? "")` is there twice; the first is in line \(line)")
      } else {
        lines[name] = place.location.line
      }
    }
  }

  // MARK: Items

  /// The item is a unit that the profile declares, and both say the same of it.
  private mutating func check(_ item: Node, _ units: [UnitDescription]) {
    guard let place = item["unit"] ?? item["name"], let name = place.text else { return }
    guard let unit = units.first(where: { $0.name == name }) else {
      let names = units.map(\.name)
      return report(
        place, "the profile has no unit `\(name)`",
        suggestion: names.isEmpty
          ? "it declares no units: declare the items under test in a profile for the pair"
          : Spelling.suggestion(for: name, among: names, kind: "the units are"))
    }
    for (key, declared) in [
      (LaboratoryKey.vendor, unit.vendor), (.model, unit.model), (.deployment, unit.deployment),
    ] {
      guard let node = item[key.rawValue], let declared, node.text != declared else { continue }
      report(node, "the profile says `\(declared)` of the unit `\(name)`", .warning)
    }
  }

  // MARK: Test cases

  private mutating func checkCases() {
    let cases = nodes(root, .cases)
    checkNames(cases, [.number, .specification, .configurationName])
    let equipment = nodes(root, .equipment).compactMap { $0["id"]?.text }
    for node in cases {
      if let number = node["number"], number.text?.isCaseNumber == false {
        report(
          number, "`\(number.text ?? "")` is no number of a test case",
          suggestion: "write for example `3.2.3.1.1`")
      }
      for used in nodes(node, .equipment) {
        guard let place = used["id"], let id = place.text, !equipment.contains(id) else { continue }
        report(
          place, "there is no equipment `\(id)`",
          suggestion: Spelling.suggestion(for: id, among: equipment, kind: "the equipment is"))
      }
    }
  }

  private mutating func checkCertification() {
    guard let node = root["certification"] else { return }
    let cases = nodes(root, .cases)
    if let id = node["id"], id.text?.isAwardID == false {
      report(
        id,
        "the reference of a certificate or badge is a designator of three or four characters, two digits of the year "
          + "and four digits", suggestion: "write for example `ABCD260001`")
    }
    if let result = node["result"], result.text == LaboratoryChoice.pass.rawValue,
      let other = cases.first(where: { $0.isNeeded && $0.caseResult != .pass })
    {
      report(
        result,
        "`pass` over all, and the case \(other["number"]?.text ?? "") is `\(other["result"]?.text ?? "")`")
    }
    guard !cases.isEmpty else { return }
    let results = cases.map(\.caseResult)
    let counts: [(String, Int)] = [
      ("executed", results.count { [.pass, .fail, .inconclusive].contains($0) }),
      ("passed", results.count { $0 == .pass }), ("failed", results.count { $0 == .fail }),
    ]
    for (key, count) in counts {
      guard let place = node[key], place.integer != Int64(count) else { continue }
      report(place, "`\(key)` is \(place.text ?? ""), and \(count) of the cases below are so")
    }
  }

  // MARK: Names of keys, addresses

  private mutating func checkCustomerData() {
    guard let node = root["customer_data"] else { return }
    let paths = LaboratoryField.root.paths
    for place in node.oneOrMore {
      guard let path = place.text, !paths.contains(path) else { continue }
      report(
        place, "there is no key `\(path)`",
        suggestion: Spelling.nearest(to: path, among: paths).map { "did you mean `\($0)`?" }
          ?? "write a key of this document such as `items.serial`")
    }
  }

  /// Addresses of mail and of the web, wherever they stand.
  private mutating func checkAddresses(_ node: Node, _ path: [String]) {
    if path.last == "email", let text = node.text, !text.isMailAddress {
      report(node, "`\(text)` is no e-mail address")
    }
    if ["link", "website"].contains(path.last), let text = node.text,
      !text.hasPrefix("https://"), !text.hasPrefix("http://")
    {
      report(node, "`\(text)` is no address on the web", suggestion: "begin it with `https://`")
    }
    for entry in node.mapping ?? [] { checkAddresses(entry.value, path + [entry.key]) }
    for element in node.sequence ?? [] { checkAddresses(element, path) }
  }
}

extension Node {
  fileprivate var caseResult: LaboratoryChoice? { self["result"]?.text.flatMap(LaboratoryChoice.init) }

  /// Whether a pass over all needs the case: it applies, and it is not optional.
  fileprivate var isNeeded: Bool {
    self["status"]?.text != LaboratoryChoice.optional.rawValue && caseResult != .notApplicable
  }
}

extension String {
  fileprivate var isCaseNumber: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return utf8.count <= 32
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  /// `ABCD260001`: a designator, two digits of the year, a number of four digits; three in older templates.
  fileprivate var isAwardID: Bool {
    let digits = reversed().prefix { $0.isASCII && $0.isNumber }.count
    let isPlain = utf8.allSatisfy { $0 < 128 } && allSatisfy { $0.isLetter || $0.isNumber }
    return isPlain && digits >= 5 && (8...10).contains(count)
  }

  fileprivate var isMailAddress: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !contains(where: \.isWhitespace)
  }
}
