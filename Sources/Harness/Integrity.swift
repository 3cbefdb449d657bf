internal import CaptureFiles
internal import Events
internal import Fronthaul
internal import Results
internal import Transport
internal import Units

/// What the captures themselves are worth: judged before anything else (design §5, rule 7).
struct Integrity {
  private(set) var entries: [IntegrityEntry] = []

  init(_ summaries: [CaptureSummary], traffic: TrafficCounts) {
    for (place, summary) in summaries.enumerated() { judge(summary, place) }
    for link in traffic.unknownLinks { note(.linkType, ["count": link.frames], texts: ["name": link.name]) }
    note(.cutFrames, count: traffic.cutFrames)
    if let first = traffic.firstUnreadable {
      note(
        .unreadableFrames, ["count": traffic.unreadableFrames, "frame": first.frame],
        texts: ["reason": first.reason])
    }
  }

  /// - Parameter capture: the place of the capture that it is about.
  mutating func note(
    _ code: IntegrityCode, capture: Int? = nil, _ numbers: KeyValuePairs<String, Int> = [:],
    texts: KeyValuePairs<String, String> = [:]
  ) {
    entries.append(IntegrityEntry(code, capture: capture, numbers, texts: texts))
  }

  mutating func note(_ entry: IntegrityEntry) { entries.append(entry) }

  /// Notes something that has a count, if it was met at all.
  ///
  /// - Parameter total: of how many they are.
  mutating func note(_ code: IntegrityCode, count: Int, of total: Int? = nil) {
    guard count > 0 else { return }
    if let total { note(code, ["count": count, "of": total]) } else { note(code, ["count": count]) }
  }

  /// Notes stretches of time, if there are any.
  ///
  /// - Parameter microseconds: how long they are in all.
  mutating func note(_ code: IntegrityCode, count: Int, microseconds: Int64) {
    guard count > 0 else { return }
    note(code, ["count": count, "microseconds": Int(microseconds)])
  }

  /// Notes a sentence of declarations beside the profile.
  mutating func note(remark: String, kind: String) {
    note(.remark, texts: ["kind": kind, "text": remark])
  }

  private mutating func judge(_ summary: CaptureSummary, _ place: Int) {
    if let damage = summary.damage { note(damage, capture: place) }
    if let drops = summary.drops, drops > 0 {
      note(.drops, capture: place, ["count": Int(clamping: drops)])
    }
    if summary.truncatedFrames > 0 {
      note(.truncated, capture: place, ["count": summary.truncatedFrames, "of": summary.frames])
    }
    if summary.clockStepCount > 0 {
      let (count, limit) = (summary.clockStepCount, Int(CaptureSummary.clockStepLimit))
      if let first = summary.clockSteps.first {
        note(
          .clockStep, capture: place,
          [
            "count": count, "limit": limit, "frame": first.frame, "backwards": Int(clamping: first.backwards),
          ])
      } else {
        note(.clockStep, capture: place, ["count": count, "limit": limit])
      }
    }
    if let copies = summary.copies {
      let isApart = copies.mostApart > UInt64(CaptureSummary.clockStepLimit)
      note(
        isApart ? .copiesApart : .copies, capture: place,
        ["count": copies.count, "of": summary.frames, "most-apart": Int(clamping: copies.mostApart)])
    }
    if summary.smallInversions > 0 { note(.inversions, capture: place, ["count": summary.smallInversions]) }
    if summary.framesWithoutTime > 0 {
      note(.framesWithoutTime, capture: place, ["count": summary.framesWithoutTime])
    }
    if let resolution = summary.resolution, resolution.unitNanoseconds > 1000 {
      note(.resolution, capture: place, texts: ["resolution": "\(resolution)"])
    }
    judgeBlocks(summary, place)
    if summary.stoppedEarly { note(.partial, capture: place) }
  }

  /// What blocks of private types say, and which of them nobody here reads.
  private mutating func judgeBlocks(_ summary: CaptureSummary, _ place: Int) {
    for block in summary.configurationBlocks where block.kind == .flowMap {
      let map = FlowMap(block)
      let options = map.unread.map { "\($0)" }.joined(separator: ", ")
      note(
        .flowMap, capture: place,
        [
          "offset": block.offset, "count": map.entries.count, "unusable": map.unusable,
          "limit": FlowMap.mostItems,
        ], texts: options.isEmpty ? [:] : ["options": options])
    }
    let others = Set(summary.configurationBlocks.map(\.kind)).subtracting([.flowMap])
    if !others.isEmpty {
      let names = ConfigurationBlock.Kind.allCases.filter(others.contains).map { "\($0)" }
      note(.otherBlocks, capture: place, texts: ["names": names.joined(separator: ", ")])
    }
    let left = summary.configurationBlockCount - summary.configurationBlocks.count
    if left > 0 { note(.moreBlocks, capture: place, ["count": left]) }
    for blocks in summary.unreadBlocks { note(blocks, capture: place) }
  }

  /// Notes datagrams that could not be put together, so that nothing of them was judged.
  mutating func noteFragments(_ fragments: FragmentCounts) {
    note(.lostFragments, count: fragments.expired + fragments.open + fragments.rejected)
    note(.openFragments, count: fragments.evicted)
  }

  /// Notes addresses that are those of more units than are told apart.
  mutating func noteUnits(beyondLimit addresses: Int) {
    if addresses > 0 { note(.unitLimit, ["count": addresses, "limit": UnitDirectory.limit]) }
  }

  /// Notes messages that carry time and are in no stream of the report.
  mutating func noteClock(_ clock: ClockTraffic) {
    note(.unreadablePTP, count: clock.unreadable)
    if clock.messagesBeyondLimit > 0 {
      note(.manyPTPStreams, ["count": clock.messagesBeyondLimit, "limit": ClockTraffic.limit])
    }
  }

  /// A sender repeats a message now and then; a mirror port, or two captures that overlap, repeat them as a rule.
  private mutating func noteDoubling(_ report: DecoderReport) {
    let messages = report.flows.reduce(0) { $0 + $1.messages }
    let repeated = report.messagesRepeated
    guard repeated >= 8, repeated * 20 >= messages else { return }
    note(.duplicates, count: repeated, of: messages)
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
        .oneWayPairs, ["count": oneWay, "of": pairs.count, "both-are-shown": bothAreShown ? 1 : 0])
    }
    if let first = report.flowsOfSeveralVLANs.first {
      note(
        .sharedEAxC, ["count": report.flowsOfSeveralVLANs.count, "vlan": first.vlan],
        texts: ["first": first.flow])
    }
    for remark in report.clockRemarks { note(remark) }
    noteDoubling(report)
    note(.cutMessages, count: report.messagesNotCaptured)
    note(.flowLimit, count: report.messagesBeyondFlowLimit)
  }
}
