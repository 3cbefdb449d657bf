import Documents

extension ScenarioReader {
  mutating func timing(_ node: Node?) -> Scenario.Timing {
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

  mutating func traffic(_ node: Node?, _ prbs: Int) -> Scenario.Traffic {
    var traffic = Scenario.Traffic(
      downlinkPerMille: integer(node, "dl") * 10, uplinkPerMille: integer(node, "ul") * 10,
      smallestAllocation: integer(node, "smallest_allocation", or: 1),
      largestAllocation: integer(node, "largest_allocation", or: prbs))
    traffic.users = integer(node, "users", or: 1)
    if let control = node?["control"] {
      traffic.controlSymbols = integer(control, "symbols")
      traffic.controlPrbs = integer(control, "prbs")
      if traffic.controlPrbs > prbs {
        wrong(control["prbs"] ?? control, "the carrier has \(prbs) PRBs")
      }
    }
    check(traffic, node, prbs)
    return traffic
  }

  private mutating func check(_ traffic: Scenario.Traffic, _ node: Node?, _ prbs: Int) {
    if traffic.largestAllocation > prbs, let place = node?["largest_allocation"] {
      return wrong(place, "the allocation reaches beyond the carrier, which has \(prbs) PRBs")
    }
    if traffic.smallestAllocation > min(traffic.largestAllocation, prbs),
      let place = node?["smallest_allocation"] ?? node
    {
      return wrong(
        place,
        "the smallest allocation is larger than the largest, or than the \(prbs) PRBs of the carrier")
    }
    if traffic.users * traffic.smallestAllocation > prbs, let place = node?["users"] ?? node {
      wrong(
        place,
        "\(traffic.users) allocations of \(traffic.smallestAllocation) PRBs do not fit \(prbs) PRBs",
        suggestion: "take fewer `users`, or a smaller `smallest_allocation`")
    }
  }

  func beams(_ node: Node?) -> Scenario.Beams? {
    guard let node else { return nil }
    return Scenario.Beams(
      ids: ids(node["ids"]), order: node["by"]?.text.flatMap { .init(rawValue: $0) } ?? .antenna)
  }

  /// The source that a scenario asks for, in which what it does not say is usual.
  mutating func source(_ node: Node?, _ usual: Scenario.SignalSource) -> Scenario.SignalSource {
    guard let node else { return usual }
    let kind = node["source"]?.text.flatMap { Scenario.SignalSource.Kind(rawValue: $0) } ?? usual.kind
    if kind != .qpsk, let place = node["snr"] {
      wrong(place, "`snr` says how much noise is under QPSK, and `\(kind.rawValue)` is none")
    }
    if kind == .silence, let place = node["level"] { wrong(place, "silence has no level") }
    return Scenario.SignalSource(
      kind: kind, level: integer(node, "level", or: usual.level),
      signalToNoise: node["snr"]?.integer.map { Int($0) })
  }
}
