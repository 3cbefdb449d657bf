internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Transport
internal import Units

/// What the captures themselves are worth: judged before anything else (design §5, rule 7).
struct Integrity {
  private(set) var notes: [IntegrityNote] = []
  private var causes: [String] = []
  /// Frames are doubled as a rule, in words.
  private var doubled: String?
  /// The clocks that go back, in words.
  private var unsteady: [String] = []
  /// A bound of the tool was reached: what lies beyond was not judged.
  private(set) var limitHit = false

  init(_ summaries: [CaptureSummary], traffic: TrafficCounts) {
    for summary in summaries { judge(summary) }
    for link in traffic.unknownLinks {
      note(
        "link-type",
        "\(link.frames) frames have the link layer \(link.name), which is not supported: nothing in "
          + "them was read", false)
    }
    if traffic.cutFrames > 0 {
      note(
        "cut-messages",
        "\(traffic.cutFrames) frames were cut by the snap length before their payload: nobody knows what they "
          + "were", true)
    }
    if let first = traffic.firstUnreadable {
      note("unreadable", "\(traffic.unreadableFrames) frames have impossible headers, first \(first)", false)
    }
  }

  /// What may look like a deviation and be the capture's fault.
  var limits: CaptureLimits {
    CaptureLimits(
      incomplete: causes.isEmpty ? nil : causes.joined(separator: "; "), doubled: doubled,
      unsteady: unsteady.isEmpty ? nil : unsteady.joined(separator: "; "))
  }

  /// - Parameter limits: whether failures of rules that need all of the capture are no longer certain.
  mutating func note(_ kind: String, _ text: String, _ limits: Bool) {
    notes.append(IntegrityNote(kind: kind, text: text, limitsVerdicts: limits))
    if limits { causes.append(text) }
  }

  /// Notes what limits the verdicts of the events that it concerns, and of no others.
  mutating func notePart(_ kind: String, _ text: String) {
    notes.append(IntegrityNote(kind: kind, text: text, limitsVerdicts: true))
  }

  private mutating func judge(_ summary: CaptureSummary) {
    let name = summary.name
    if let damage = summary.damage { note("damaged", "\(name) is \(damage)", true) }
    if let drops = summary.drops, drops > 0 {
      note("drops", "\(name): \(drops) frames were dropped by the capturing host", true)
    }
    if summary.truncatedFrames > 0 {
      note(
        "truncated",
        "\(name): \(summary.truncatedFrames) of \(summary.frames) frames were cut by the snap length; what needs "
          + "the missing bytes is inconclusive", false)
    }
    if summary.clockStepCount > 0 {
      let times = summary.clockStepCount == 1 ? "once" : "\(summary.clockStepCount) times"
      let first = summary.clockSteps.first.map {
        ", \(summary.clockStepCount == 1 ? "" : "first ")at frame \($0.frame) by \($0.backwards / 1000) µs"
      }
      let text =
        "\(name): the capture clock goes back \(times) by more than "
        + "\(CaptureSummary.clockStepLimit / 1000) µs\(first ?? "")"
      notePart("clock-step", text)
      unsteady.append(text)
    }
    if summary.smallInversions > 0 {
      note(
        "inversions",
        summary.smallInversions == 1
          ? "\(name): a time stamp is up to 10 µs before the one ahead of it"
          : "\(name): \(summary.smallInversions) time stamps are up to 10 µs before the one ahead of them",
        false)
    }
    if summary.framesWithoutTime > 0 {
      note("no-time", "\(name): \(summary.framesWithoutTime) frames have no time stamp", false)
    }
    if let resolution = summary.resolution, resolution.unitNanoseconds > 1000 {
      note("resolution", "\(name): time stamps count \(resolution)", false)
    }
    judgeBlocks(summary)
    if summary.stoppedEarly { note("partial", "\(name) was not read to its end", true) }
  }

  /// What blocks of private types say, and which of them nobody here reads.
  private mutating func judgeBlocks(_ summary: CaptureSummary) {
    for block in summary.configurationBlocks where block.kind == .flowMap {
      let map = FlowMap(block)
      let codes = map.unread.map { "\($0)" }.joined(separator: ", ")
      note(
        "capture-configuration",
        "\(summary.name): the flow map at byte \(block.offset) has settings for "
          + "\(map.entries.count == 1 ? "one kind of flows" : "\(map.entries.count) kinds of flows")"
          + (codes.isEmpty ? "" : "; its options \(codes) are not read")
          + (map.unusable == 0
            ? ""
            : "; \(map.unusable) of its items are not used, without an eAxC ID of 16 bits or behind the first "
              + "\(FlowMap.mostItems)"),
        false)
    }
    let others = Set(summary.configurationBlocks.map(\.kind)).subtracting([.flowMap])
    if !others.isEmpty {
      let names = ConfigurationBlock.Kind.allCases.filter(others.contains).map { "\($0)" }
      note(
        "capture-configuration",
        "\(summary.name): blocks of a test tool that are not read: \(names.joined(separator: ", "))", false)
    }
    let left = summary.configurationBlockCount - summary.configurationBlocks.count
    if left > 0 {
      note("capture-configuration", "\(summary.name): \(left) more blocks of a test tool are not read", false)
    }
    for blocks in summary.unreadBlocks {
      note("unread-blocks", "\(summary.name): \(blocks.count) \(blocks.name) are not read", false)
    }
  }

  /// Notes datagrams that could not be put together, so that nothing of them was judged.
  mutating func noteFragments(_ fragments: FragmentCounts) {
    let lost = fragments.expired + fragments.open + fragments.rejected
    if lost > 0 {
      note(
        "ip-fragments",
        "\(lost) fragmented IP datagrams lack a part or contradict themselves and were not read",
        true)
    }
    if fragments.evicted > 0 {
      limit("\(fragments.evicted) fragmented IP datagrams were given up: too many were open at a time")
    }
  }

  /// Notes addresses that are those of more units than are told apart.
  mutating func noteUnits(beyondLimit addresses: Int) {
    if addresses > 0 {
      limit(
        "more units were met than the \(UnitDirectory.limit) that are told apart: \(addresses) times an address was "
          + "taken for one that stands for all others")
    }
  }

  /// Notes messages that carry time and are in no stream of the report.
  mutating func noteClock(_ clock: ClockTraffic) {
    if clock.unreadable > 0 {
      note("ptp", "\(clock.unreadable) PTP messages have impossible or cut headers and were left out", false)
    }
    if clock.messagesBeyondLimit > 0 {
      note(
        "ptp",
        "\(clock.messagesBeyondLimit) PTP messages belong to more streams than the \(ClockTraffic.limit) that are "
          + "told apart", false)
    }
  }

  /// A sender repeats a message now and then; a mirror port, or two captures that overlap, repeat them as a rule.
  private mutating func noteDoubling(_ report: DecoderReport) {
    let messages = report.flows.reduce(0) { $0 + $1.messages }
    let repeated = report.messagesRepeated
    guard repeated >= 8, repeated * 20 >= messages else { return }
    let text =
      "\(repeated) of \(messages) messages come twice in a row: a mirror port, the capturing host or captures that "
      + "overlap show frames twice"
    notes.append(IntegrityNote(kind: "duplicates", text: text, limitsVerdicts: true))
    doubled = text
  }

  mutating func limit(_ text: String) {
    limitHit = true
    note("limit", text, true)
  }

  /// Notes what the decoder says of the capture as a whole.
  ///
  /// - Parameter bothAreShown: whether the profile says that who is silent is silent.
  mutating func noteDirections(_ report: DecoderReport, bothAreShown: Bool = false) {
    var pairs: [[UnitID]: Set<Bool>] = [:]
    for flow in report.flows {
      guard let sender = flow.sender, let receiver = flow.receiver else { continue }
      // The C-plane of either direction comes from the O-DU: who sends is what counts.
      pairs[[min(sender, receiver), max(sender, receiver)], default: []].insert(sender < receiver)
    }
    let oneWay = pairs.values.count { $0.count == 1 }
    if oneWay > 0 {
      note(
        "one-direction",
        "\(oneWay) of \(pairs.count) unit pairs show frames of one sender only: "
          + (bothAreShown
            ? "the other side is silent, since the profile says that the capture shows both directions"
            : "what the other side owes is not in the capture"),
        false)
    }
    if let first = report.flowsOfSeveralVLANs.first {
      note(
        "shared-eaxc",
        "flows that come in several VLANs at a time: \(report.flowsOfSeveralVLANs.count), first \(first): if these are "
          + "several cells, "
          + "declare a unit for each, with `vlan`, or they are judged as one", false)
    }
    for remark in report.clockRemarks { note("time-base", remark, false) }
    noteDoubling(report)
    if report.messagesNotCaptured > 0 {
      note(
        "cut-messages",
        "\(report.messagesNotCaptured) messages or more lie behind the snap length: nobody knows whose they were",
        true)
    }
    if report.messagesBeyondFlowLimit > 0 {
      limit(
        "\(report.messagesBeyondFlowLimit) messages belong to more flows than are kept: they were not judged")
    }
  }
}
