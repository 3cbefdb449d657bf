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
      let downlink = part("compression")?["dl"].map({ compression($0, isDownlink: true) }),
      let uplink = part("compression")?["ul"].map({ compression($0, isDownlink: false) })
    else { return nil }
    let sources = part("iq")
    var cell = Scenario.Cell(
      name: node["name"]?.text ?? "cell \(place + 1)", subcarrierSpacing: integer(node, "scs"), prbs: prbs,
      tdd: tdd, downlinkEAxC: antennas(node, "dl"), uplinkEAxC: antennas(node, "ul"),
      downlink: downlink, uplink: uplink,
      prachCompression: part("compression")?["prach"].map { compression($0, isDownlink: false) } ?? uplink,
      packing: Scenario.Packing(mtu: part("mtu").flatMap(\.integer).map { Int($0) } ?? 0),
      vlan: part("vlan").map { vlan($0) }, du: du, ru: ru, timing: timing(part("timing")), prach: nil,
      traffic: traffic(part("traffic"), prbs),
      downlinkSource: source(sources?["dl"], .init(kind: .qpsk, level: -15)),
      uplinkSource: source(sources?["ul"], .init(kind: .qpsk, level: -20, signalToNoise: 15)),
      prachSource: source(sources?["prach"], .init(kind: .noise, level: -20)))
    cell.packing.fragmentation =
      part("fragmentation")?.text.flatMap { .init(rawValue: $0) } ?? .application
    cell.packing.cPlaneSections = integer(part("sections_per_message"), "c", or: 1)
    cell.packing.uPlaneSections = integer(part("sections_per_message"), "u", or: 1)
    cell.packing.concatenation = part("concatenation").flatMap(\.integer).map { Int($0) } ?? 1
    cell.sharesSequence = part("sequence")?.text == "shared"
    cell.downlinkBeams = beams(part("beams")?["dl"])
    cell.uplinkBeams = beams(part("beams")?["ul"])
    cell.idle = Set(part("idle")?.texts.compactMap { Scenario.IdlePeriod(rawValue: $0) } ?? [])
    if let prach = part("prach") { cell.prach = self.prach(prach, cell, node) }
    cell.extensions = extensions(part("extensions"), cell)
    checkOrder(cell, part("timing"))
    checkEndpoints(cell, part("ru") ?? node)
    checkAntennas(cell, node)
    checkPacking(cell, part("mtu") ?? node)
    return cell
  }

  private mutating func prbs(_ node: Node) -> Int? {
    let spacing = integer(node, "scs")
    var prbs = node["prbs"].flatMap(\.integer).map { Int($0) }
    if let bandwidth = node["bandwidth"] {
      if prbs != nil { wrong(bandwidth, "`bandwidth` and `prbs` say the same thing: give one of them") }
      let hertz = Int64(bandwidth.integer ?? 0).multipliedReportingOverflow(by: 1_000_000).partialValue
      let widths = [.fr1, .fr2].flatMap {
        CarrierBandwidths.prbs(hertz: hertz, slotsPerSubframe: spacing / 15, [$0])
      }
      prbs = widths.first
      if prbs == nil {
        wrong(
          bandwidth, "there is no carrier of this bandwidth with \(spacing) kHz (TS 38.104, 5.3.2)",
          suggestion: "give the number of PRBs with `prbs`, or another `scs`")
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
        "the pattern is not made of D, U and S, nor FDD, or the special slot has more than 14 symbols")
    }
    return pattern
  }

  /// The eAxC IDs of `eaxc.dl`, `eaxc.ul` or `eaxc.prach`.
  mutating func antennas(_ cell: Node, _ key: String) -> [UInt16] {
    guard let node = cell["eaxc"]?[key] else { return [] }
    guard node.mapping != nil else { return ids(node) }
    let (first, count) = (integer(node, "first"), integer(node, "count"))
    if first + count > 0x1_0000 { wrong(node, "eAxC IDs have 16 bits: \(first + count - 1) is too large") }
    return (0..<count).map { UInt16(clamping: first + $0) }
  }

  private mutating func checkAntennas(_ cell: Scenario.Cell, _ node: Node) {
    let lists = [
      ("dl", cell.downlinkEAxC), ("ul", cell.uplinkEAxC), ("prach", cell.prach?.eAxC ?? []),
    ]
    for (key, ids) in lists where Set(ids).count < ids.count {
      wrong(node["eaxc"]?[key] ?? node, "an eAxC ID stands there twice: antennas have one of their own")
    }
    let shared = Set(cell.uplinkEAxC).intersection(cell.prach?.eAxC ?? [])
    let (uplink, prach) = (cell.uplink, cell.prachCompression)
    guard !shared.isEmpty, uplink != prach, !uplink.isDynamic || !prach.isDynamic else { return }
    wrong(
      node["eaxc"]?["prach"] ?? node,
      "PRACH shares an eAxC ID with the uplink, but its static compression is another one",
      suggestion: "give PRACH eAxC IDs of its own, or `header: dynamic` to both")
  }

  private mutating func checkPacking(_ cell: Scenario.Cell, _ node: Node) {
    // eCPRI with its ids, and the longest header and section descriptions of the traffic.
    if cell.mtu - cell.internetBytes < 20 + 12 * cell.packing.cPlaneSections {
      wrong(
        node, "a C-plane message of \(cell.packing.cPlaneSections) sections does not fit the MTU",
        suggestion: "take a larger MTU, or fewer `sections_per_message.c`")
    }
    let kinds = [
      ("dl", cell.downlink, cell.prbs), ("ul", cell.uplink, cell.prbs),
      ("prach", cell.prachCompression, cell.prach?.format.prbs ?? 1),
    ]
    for (key, compression, prbs) in kinds {
      // Ids, timing header and section header in front of the resource blocks.
      let room = cell.mtu - cell.internetBytes - 12 - compression.sectionHeaderBytes
      if room < compression.largestPRB {
        return wrong(
          node,
          "the MTU leaves \(max(0, room)) bytes for resource blocks, of which one has \(compression.largestPRB) (`compression.\(key)`)",
          suggestion: "take an MTU of \(cell.mtu - room + compression.largestPRB) or more")
      }
      if cell.packing.fragmentation == .radio, prbs * compression.largestPRB > room * 128 {
        return wrong(
          node, "a symbol would need more than the 128 fragments that subsequenceId can tell",
          suggestion: "take a larger MTU, or `fragmentation: application`")
      }
    }
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
