import Documents
import Fronthaul

extension ScenarioReader {
  /// A cell. What it does not say itself it takes from the top of the scenario.
  mutating func cell(_ node: Node, _ place: Int) -> Scenario.Cell? {
    func part(_ key: String) -> Node? { node[key] ?? document.root[key] }
    for key in ScenarioShape.shared where key.required && part(key.name) == nil {
      wrong(node, "the key `\(key.name)` is missing here and at the top (\(key.summary))")
    }
    guard !hasErrors, let prbs = prbs(node), let tdd = tdd(node),
      let du = part("du").flatMap({ endpoint($0) }), let ru = part("ru").flatMap({ endpoint($0) }),
      let downlink = part("compression")?["dl"].map({ compression($0) }),
      let uplink = part("compression")?["ul"].map({ compression($0) })
    else { return nil }
    var cell = Scenario.Cell(
      name: node["name"]?.text ?? "cell \(place + 1)", subcarrierSpacing: integer(node, "scs"), prbs: prbs,
      tdd: tdd, downlinkEAxC: ids(node["eaxc"]?["dl"]), uplinkEAxC: ids(node["eaxc"]?["ul"]),
      downlink: downlink, uplink: uplink,
      prachCompression: part("compression")?["prach"].map({ compression($0) }) ?? uplink,
      mtu: part("mtu").flatMap(\.integer).map { Int($0) } ?? 0, vlan: part("vlan").map { vlan($0) }, du: du,
      ru: ru, timing: timing(part("timing")), prach: nil, traffic: traffic(part("traffic"), prbs))
    if let prach = part("prach") { cell.prach = self.prach(prach, cell, node) }
    checkOrder(cell, part("timing"))
    return cell
  }

  private mutating func prbs(_ node: Node) -> Int? {
    let spacing = integer(node, "scs")
    var prbs = node["prbs"].flatMap(\.integer).map { Int($0) }
    if let bandwidth = node["bandwidth"] {
      if prbs != nil { wrong(bandwidth, "`bandwidth` and `prbs` say the same thing: give one of them") }
      prbs = CarrierBandwidths.prbs(
        megahertz: Int(bandwidth.integer ?? 0), subcarrierSpacing: spacing)
      if prbs == nil {
        wrong(bandwidth, "there is no carrier of this bandwidth with \(spacing) kHz (TS 38.104, 5.3.2)")
      }
    } else if prbs == nil {
      wrong(node, "the cell needs `bandwidth` or `prbs`")
    }
    return prbs
  }

  private mutating func tdd(_ node: Node) -> TDDPattern? {
    let special = node["special"]
    let pattern = TDDPattern(
      node["tdd"]?.text ?? "", specialDownlink: integer(special, "dl", or: 6),
      specialUplink: integer(special, "ul", or: 4))
    if pattern == nil {
      wrong(
        node["tdd"] ?? node,
        "the pattern is not made of D, U, S and F, or the special slot has more than 14 symbols")
    }
    return pattern
  }

  func compression(_ node: Node) -> Scenario.Compression {
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

  private mutating func timing(_ node: Node?) -> Scenario.Timing {
    func moment(_ key: String, _ value: String) -> Scenario.Timing.Moment {
      Scenario.Timing.Moment(
        offset: Int64(integer(node?[key], value)) * 1000,
        jitter: Int64(integer(node?[key], "jitter", or: 0)) * 1000)
    }
    let timing = Scenario.Timing(
      t1aCpDl: moment("t1a_cp_dl", "advance"), t1aCpUl: moment("t1a_cp_ul", "advance"),
      t1aUp: moment("t1a_up", "advance"), ta4: moment("ta4", "delay"))
    if timing.t1aCpDl.offset - timing.t1aCpDl.jitter < timing.t1aUp.offset + timing.t1aUp.jitter,
      let place = node?["t1a_cp_dl"]
    {
      warn(place, "U-plane messages may leave before their C-plane message")
    }
    return timing
  }

  private mutating func traffic(_ node: Node?, _ prbs: Int) -> Scenario.Traffic {
    let traffic = Scenario.Traffic(
      downlinkPerMille: integer(node, "dl") * 10, uplinkPerMille: integer(node, "ul") * 10,
      smallestAllocation: integer(node, "smallest_allocation", or: 1),
      largestAllocation: integer(node, "largest_allocation", or: prbs))
    if traffic.smallestAllocation > min(traffic.largestAllocation, prbs),
      let place = node?["smallest_allocation"] ?? node
    {
      wrong(
        place,
        "the smallest allocation is larger than the largest, or than the \(prbs) PRBs of the carrier")
    }
    return traffic
  }

  private mutating func prach(
    _ node: Node, _ cell: Scenario.Cell, _ cellNode: Node
  ) -> Scenario.PRACH? {
    let eAxC = ids(cellNode["eaxc"]?["prach"])
    if eAxC.isEmpty { wrong(node, "PRACH needs `cell.eaxc.prach`") }
    let first = integer(node, "start_symbol")
    let count = integer(node, "symbols")
    if first + count > 14 { wrong(node, "the occasion reaches beyond the end of its slot") }
    if integer(node, "start_prb") + 12 > cell.prbs { wrong(node, "the occasion reaches beyond the carrier") }
    let slots = integers(node, "slots") ?? []
    let perFrame = 10 << cell.numerology
    if let late = slots.first(where: { $0 >= perFrame }) {
      wrong(node["slots"] ?? node, "slot \(late) is not one of the \(perFrame) slots of a frame")
    }
    // PRACH in slots without uplink is no teaching example.
    let occasion = first..<(first + count)
    for slot in slots {
      let uplink = cell.tdd.symbols(slot: Int64(slot)).uplink
      if occasion.clamped(to: uplink) != occasion {
        warn(node, "slot \(slot) has no uplink in all symbols of the occasion")
      }
    }
    return Scenario.PRACH(
      eAxC: eAxC, slots: slots, period: integer(node, "period", or: 1), startSymbol: first, symbols: count,
      startPrb: integer(node, "start_prb"), filterIndex: integer(node, "filter_index", or: 3))
  }

  /// Messages of one flow that overtake each other look like a fault of their own.
  private mutating func checkOrder(_ cell: Scenario.Cell, _ timing: Node?) {
    let symbol = Int64(1_000_000 / 14) >> Int64(cell.numerology)
    for (key, moment) in [("t1a_up", cell.timing.t1aUp), ("ta4", cell.timing.ta4)]
    where moment.jitter * 2 > symbol {
      guard let node = timing?[key]?["jitter"] else { continue }
      warn(
        node, "with a jitter of more than half a symbol (\(symbol / 2000) µs) messages overtake each other")
    }
  }
}
