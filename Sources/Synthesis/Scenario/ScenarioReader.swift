public import Documents
import Platform

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Returns: the scenario, nil if there are errors; and everything that is wrong with the file.
  public static func load(_ path: String) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    func failure(_ message: String) -> (Scenario?, [Diagnostic]) {
      (nil, [Diagnostic(.error, SourceLocation(file: path, line: 1, column: 1), message)])
    }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      var source = try ByteSource.opening(path: path, windowLength: YAMLReader.largest + 1)
      try source.advance(by: 0, needing: YAMLReader.largest + 1)
      bytes.append(copying: source.bytes)
    } catch {
      return failure("the file can't be read: \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return failure("the file is not UTF-8") }
    return read(text, file: path)
  }

  /// Reads a scenario.
  public static func read(_ text: String, file: String) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = YAMLReader.read(text, file: file)
    guard let document else { return (nil, diagnostics) }
    var all = diagnostics + ShapeChecker.check(document.root, ScenarioShape.root, in: DocumentSet([document]))
    guard !all.contains(where: { $0.severity == .error }) else { return (nil, all) }
    var reader = ScenarioReader(document)
    let scenario = reader.scenario()
    all += reader.diagnostics
    return (all.contains { $0.severity == .error } ? nil : scenario, all)
  }

  /// Reads entries as they stand under `faults`, out of another document.
  public func readFaults(
    _ node: Node, in document: Document
  ) -> (faults: [FaultRequest], diagnostics: [Diagnostic]) {
    let wrong = ShapeChecker.check(node, ScenarioShape.faults, in: document)
    guard wrong.isEmpty else { return ([], wrong) }
    var reader = ScenarioReader(document)
    let places = ScenarioReader.FaultPlaces(cells: cells, associations: associations, messages: messages)
    let faults = (node.sequence ?? []).map { reader.fault($0, places) }
    reader.checkBearers(of: node, in: userPlane)
    return (faults, reader.diagnostics)
  }
}

/// Takes the values out of a document whose shape was checked, and checks what depends on several of them.
struct ScenarioReader {
  let document: Document
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: Document) { self.document = document }

  mutating func scenario() -> Scenario? {
    let root = document.root
    guard let start = root["start"].flatMap({ startTime($0) }) else { return nil }
    let cells = self.cells()
    let associations = self.associations(root["associations"])
    let userPlane = self.userPlane(root["user_plane"], duration: integer(root, "duration"))
    guard !cells.isEmpty || !associations.isEmpty || userPlane != nil, !hasErrors else { return nil }
    if cells.isEmpty, let node = root["messages"] {
      wrong(
        node, "these are messages of cells, of which there is none",
        suggestion: "write them as `exchanges` of the association")
      return nil
    }
    let messages = (root["messages"]?.sequence ?? []).compactMap { message($0, cells) }
    let places = FaultPlaces(cells: cells, associations: associations, messages: messages)
    let faults = (root["faults"]?.sequence ?? []).map { fault($0, places) }
    checkBearers(of: root["faults"], in: userPlane)
    return Scenario(
      title: root["title"]?.text ?? "", seed: UInt64(integer(root, "seed")), startTime: start,
      duration: integer(root, "duration"), cells: cells, associations: associations,
      messages: messages, faults: faults, userPlane: userPlane, capture: capture(root["capture"]))
  }

  private mutating func cells() -> [Scenario.Cell] {
    let root = document.root
    guard let list = root["cells"] else {
      guard let node = root["cell"] else {
        if root["associations"] == nil, root["user_plane"] == nil {
          wrong(root, "the scenario needs `cell`, `cells` for several, `associations` or `user_plane`")
        }
        return []
      }
      return cell(node, 0).map { [$0] } ?? []
    }
    if let node = root["cell"] { wrong(node, "`cell` and `cells` say the same thing: give one of them") }
    let nodes = list.sequence ?? []
    if nodes.isEmpty { wrong(list, "there is no cell") }
    let cells = nodes.enumerated().compactMap { cell($1, $0) }
    for (index, cell) in cells.enumerated() where cells[..<index].contains(where: { $0.name == cell.name }) {
      wrong(nodes[index], "there is another cell of the name `\(cell.name)`")
    }
    return cells
  }

  /// `YYYY-MM-DDThh:mm:ssZ` in nanoseconds since 1970.
  private mutating func startTime(_ node: Node) -> Int64? {
    let text = node.text ?? ""
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    let clock =
      parts.count == 2 ? parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false) : []
    let numbers = clock.compactMap { $0.utf8.count == 2 ? Int64($0) : nil }
    // Leap seconds before 2017 would need a table: the constant 18 s holds from then on.
    guard text.hasSuffix("Z"), clock.count == 3, numbers.count == 3,
      let date = CalendarDate(String(parts[0])),
      (2017...2200).contains(date.year), (0...23).contains(numbers[0]), (0...59).contains(numbers[1]),
      (0...59).contains(numbers[2])
    else {
      wrong(node, "expected a time from 2017 on like \"2024-01-01T00:00:00Z\"")
      return nil
    }
    let seconds = date.daysSince1970 * 86_400 + numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    return seconds * 1_000_000_000
  }

  // MARK: Values

  mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func integer(_ node: Node?, _ key: String, or other: Int = 0) -> Int {
    node?[key]?.integer.map { Int($0) } ?? other
  }

  /// A number, or a list of numbers; nil if the key is not there.
  func integers(_ node: Node?, _ key: String) -> [Int]? {
    node?[key]?.oneOrMore.compactMap { $0.integer.map { Int($0) } }
  }

  func ids(_ node: Node?) -> [UInt16] {
    (node?.oneOrMore ?? []).compactMap { $0.integer.map { UInt16(clamping: $0) } }
  }

  mutating func wrong(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.append(document.diagnostic(.error, node, message, suggestion: suggestion))
  }

  mutating func wrong(
    _ location: SourceLocation, length: Int, _ message: String, suggestion: String? = nil
  ) {
    diagnostics.append(
      document.diagnostic(.error, location, length: length, message, suggestion: suggestion))
  }

  mutating func warn(_ node: Node, _ message: String) {
    diagnostics.append(document.diagnostic(.warning, node, message))
  }
}

extension CalendarDate {
  /// Days from 1970-01-01, by the proleptic Gregorian calendar.
  fileprivate var daysSince1970: Int64 {
    // Years that begin in March, so that the leap day is their last.
    let y = Int64(month <= 2 ? year - 1 : year)
    let m = Int64((month + 9) % 12)
    let dayOfYear = (153 * m + 2) / 5 + Int64(day) - 1
    return y * 365 + y / 4 - y / 100 + y / 400 + dayOfYear - 719_468
  }
}
