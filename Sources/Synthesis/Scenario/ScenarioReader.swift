public import Documents
import Fronthaul
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

  /// Reads faults that stand in another document, written as in a scenario.
  public static func readFaults(
    _ node: Node, in document: Document
  ) -> (faults: [FaultRequest], diagnostics: [Diagnostic]) {
    let wrong = ShapeChecker.check(node, .list(ScenarioShape.fault), in: document)
    guard wrong.isEmpty else { return ([], wrong) }
    var reader = ScenarioReader(document)
    let faults = (node.sequence ?? []).map { reader.fault($0) }
    return (faults, reader.diagnostics)
  }
}

/// Takes the values out of a document whose shape was checked, and checks what depends on several of them.
private struct ScenarioReader {
  private let document: Document
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: Document) { self.document = document }

  mutating func scenario() -> Scenario? {
    let root = document.root
    guard let cell = root["cell"].flatMap({ cell($0) }),
      let start = root["start"].flatMap({ startTime($0) }),
      let downlink = root["compression"]?["dl"].map({ compression($0) }),
      let uplink = root["compression"]?["ul"].map({ compression($0) }),
      let du = root["du"].flatMap({ endpoint($0) }),
      let ru = root["ru"].flatMap({ endpoint($0) }),
      let timing = root["timing"].flatMap({ timing($0) })
    else { return nil }
    let prach = root["prach"].flatMap { self.prach($0, cell) }
    let faults = (root["faults"]?.sequence ?? []).map { fault($0) }
    let traffic = Scenario.Traffic(
      downlinkPerMille: integer(root["traffic"], "dl") * 10,
      uplinkPerMille: integer(root["traffic"], "ul") * 10,
      smallestAllocation: integer(root["traffic"], "smallest_allocation", or: 1),
      largestAllocation: integer(root["traffic"], "largest_allocation", or: cell.prbs))
    if traffic.smallestAllocation > min(traffic.largestAllocation, cell.prbs) {
      wrong(
        root["traffic"]?["smallest_allocation"] ?? root,
        "the smallest allocation is larger than the largest, or than the \(cell.prbs) PRBs of the carrier")
    }
    let scenario = Scenario(
      title: root["title"]?.text ?? "", seed: UInt64(integer(root, "seed")), startTime: start,
      duration: integer(root, "duration"), cell: cell, downlink: downlink, uplink: uplink,
      prachCompression: root["compression"]?["prach"].map({ compression($0) }) ?? uplink,
      mtu: integer(root, "mtu"), vlan: root["vlan"].map { vlan($0) }, du: du, ru: ru, timing: timing,
      prach: prach, traffic: traffic, faults: faults)
    checkTDD(scenario)
    checkOrder(scenario)
    return scenario
  }

  // MARK: Parts

  private mutating func cell(_ node: Node) -> Scenario.Cell? {
    let spacing = integer(node, "scs")
    var prbs = node["prbs"].flatMap(\.integer).map { Int($0) }
    if let bandwidth = node["bandwidth"] {
      if prbs != nil { wrong(bandwidth, "`bandwidth` and `prbs` say the same thing: give one of them") }
      let found = CarrierBandwidths.prbs(
        megahertz: Int(bandwidth.integer ?? 0), subcarrierSpacing: spacing)
      guard let found else {
        wrong(bandwidth, "there is no carrier of this bandwidth with \(spacing) kHz (TS 38.104, 5.3.2)")
        return nil
      }
      prbs = found
    }
    guard let prbs else {
      wrong(node, "the cell needs `bandwidth` or `prbs`")
      return nil
    }
    let special = node["special"]
    guard let tddNode = node["tdd"],
      let tdd = TDDPattern(
        tddNode.text ?? "", specialDownlink: integer(special, "dl", or: 6),
        specialUplink: integer(special, "ul", or: 4))
    else {
      wrong(
        node["tdd"] ?? node,
        "the pattern is not made of D, U, S and F, or the special slot has more than 14 symbols")
      return nil
    }
    return Scenario.Cell(
      subcarrierSpacing: spacing, prbs: prbs, tdd: tdd, downlinkEAxC: ids(node["eaxc"]?["dl"]),
      uplinkEAxC: ids(node["eaxc"]?["ul"]))
  }

  private func compression(_ node: Node) -> Scenario.Compression {
    let method: CompressionMethod = node["method"]?.text == "bfp" ? .blockFloatingPoint : .none
    return Scenario.Compression(
      header: CompressionHeader(method, width: integer(node, "width")),
      isDynamic: node["header"]?.text == "dynamic")
  }

  private func vlan(_ node: Node) -> Scenario.VLAN {
    Scenario.VLAN(id: integer(node, "id"), priority: integer(node, "priority", or: 7))
  }

  private mutating func endpoint(_ node: Node) -> Scenario.Endpoint? {
    let text = node["mac"]?.text ?? ""
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { $0.utf8.count == 2 ? UInt8($0, radix: 16) : nil }
    guard parts.count == 6, bytes.count == 6 else {
      wrong(node["mac"] ?? node, "this is not a MAC address like \"02:00:00:00:00:01\"")
      return nil
    }
    return Scenario.Endpoint(
      name: node["name"]?.text ?? "", mac: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  private mutating func timing(_ node: Node) -> Scenario.Timing? {
    func moment(_ key: String, _ value: String) -> Scenario.Timing.Moment {
      Scenario.Timing.Moment(
        offset: Int64(integer(node[key], value)) * 1000,
        jitter: Int64(integer(node[key], "jitter", or: 0)) * 1000)
    }
    let timing = Scenario.Timing(
      t1aCpDl: moment("t1a_cp_dl", "advance"), t1aCpUl: moment("t1a_cp_ul", "advance"),
      t1aUp: moment("t1a_up", "advance"), ta4: moment("ta4", "delay"))
    if timing.t1aCpDl.offset - timing.t1aCpDl.jitter < timing.t1aUp.offset + timing.t1aUp.jitter {
      warn(node["t1a_cp_dl"] ?? node, "U-plane messages may leave before their C-plane message")
    }
    return timing
  }

  private mutating func prach(_ node: Node, _ cell: Scenario.Cell) -> Scenario.PRACH? {
    let eAxC = ids(document.root["cell"]?["eaxc"]?["prach"])
    if eAxC.isEmpty { wrong(node, "PRACH needs `cell.eaxc.prach`") }
    let first = integer(node, "start_symbol")
    let count = integer(node, "symbols")
    if first + count > 14 { wrong(node, "the occasion reaches beyond the end of its slot") }
    if integer(node, "start_prb") + 12 > cell.prbs { wrong(node, "the occasion reaches beyond the carrier") }
    let slots = (node["slots"]?.oneOrMore ?? []).compactMap { $0.integer.map { Int($0) } }
    let perFrame = 10 << cell.numerology
    if let late = slots.first(where: { $0 >= perFrame }) {
      wrong(node["slots"] ?? node, "slot \(late) is not one of the \(perFrame) slots of a frame")
    }
    return Scenario.PRACH(
      eAxC: eAxC, slots: slots, period: integer(node, "period", or: 1), startSymbol: first, symbols: count,
      startPrb: integer(node, "start_prb"), filterIndex: integer(node, "filter_index", or: 3))
  }

  mutating func fault(_ node: Node) -> FaultRequest {
    let at = node["at"]
    func optional(_ node: Node?, _ key: String) -> Int? { node?[key]?.integer.map { Int($0) } }
    let request = FaultRequest(
      node["fault"]?.text ?? "", isUPlane: node["plane"]?.text.map { $0 == "U" },
      isDownlink: node["direction"]?.text.map { $0 == "DL" },
      eAxC: optional(node, "eaxc").map { UInt16(clamping: $0) }, frame: optional(at, "frame"),
      subframe: optional(at, "subframe"), slot: optional(at, "slot"), symbol: optional(at, "symbol"),
      sectionType: optional(node, "section_type"), every: integer(node, "every", or: 1),
      count: integer(node, "count", or: 1))
    if let fault = Fault.named(request.name), !fault.agrees(with: request) {
      wrong(node, "`\(fault.name)` can't be put into these messages: \(fault.summary)")
    }
    return request
  }

  /// PRACH in slots without uplink is no teaching example.
  private mutating func checkTDD(_ scenario: Scenario) {
    guard let prach = scenario.prach, let node = document.root["prach"] else { return }
    let occasion = prach.startSymbol..<(prach.startSymbol + prach.symbols)
    for slot in prach.slots {
      let uplink = scenario.cell.tdd.symbols(slot: Int64(slot)).uplink
      if occasion.clamped(to: uplink) != occasion {
        warn(node, "slot \(slot) has no uplink in all symbols of the occasion")
      }
    }
  }

  /// Messages of one flow that overtake each other look like a fault of their own.
  private mutating func checkOrder(_ scenario: Scenario) {
    let symbol = Int64(1_000_000 / 14) >> Int64(scenario.cell.numerology)
    for (key, moment) in [("t1a_up", scenario.timing.t1aUp), ("ta4", scenario.timing.ta4)]
    where moment.jitter * 2 > symbol {
      guard let node = document.root["timing"]?[key]?["jitter"] else { continue }
      warn(
        node, "with a jitter of more than half a symbol (\(symbol / 2000) µs) messages overtake each other")
    }
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

  private func integer(_ node: Node?, _ key: String, or other: Int = 0) -> Int {
    node?[key]?.integer.map { Int($0) } ?? other
  }

  private func ids(_ node: Node?) -> [UInt16] {
    (node?.oneOrMore ?? []).compactMap { $0.integer.map { UInt16(clamping: $0) } }
  }

  private mutating func wrong(_ node: Node, _ message: String) {
    diagnostics.append(document.diagnostic(.error, node, message))
  }

  private mutating func warn(_ node: Node, _ message: String) {
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
