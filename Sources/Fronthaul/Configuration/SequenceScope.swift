internal import Events

/// What one counter of `ecpriSeqid` counts. CUS 5.1.3.2.8.
public enum SequenceScope: Hashable, Sendable {
  /// The messages of one plane, eAxC and direction.
  case perDirection
  /// The messages of one plane and eAxC, both directions together.
  case bothDirections
}

extension SequenceScope: CustomStringConvertible {
  public var description: String {
    switch self {
    case .perDirection: "one counter per direction and eAxC"
    case .bothDirections: "one counter per eAxC for both directions"
    }
  }
}

/// Finds out what the counters of one plane count: the reading with fewer jumps is the true one.
///
/// Messages out of order make jumps under both readings, so only the difference says something.
struct SequenceScopeSurvey: Sendable {
  /// eAxCs that are followed; the first ones seen.
  static let eAxCLimit = 256

  private struct Counters: Sendable {
    var last: InlineArray<2, Int16> = .init(repeating: -1)
    var lastShared: Int16 = -1
    /// Jumps under each reading.
    var jumpsPerDirection = 0
    var jumpsShared = 0
    var messages = 0

    var hasBothDirections: Bool { last[0] >= 0 && last[1] >= 0 }

    mutating func observe(_ sequenceId: UInt8, side: Int) {
      if last[side] >= 0, UInt8(last[side]) &+ 1 != sequenceId { jumpsPerDirection += 1 }
      if lastShared >= 0, UInt8(lastShared) &+ 1 != sequenceId { jumpsShared += 1 }
      last[side] = Int16(sequenceId)
      lastShared = Int16(sequenceId)
      messages += 1
    }
  }

  private var counters: [UInt16: Counters] = [:]
  private var messages = 0

  mutating func observe(eAxC: UInt16, isDownlink: Bool, sequenceId: UInt8) {
    guard counters.count < Self.eAxCLimit || counters[eAxC] != nil else { return }
    messages += 1
    let side = isDownlink ? 1 : 0
    counters[eAxC, default: Counters()].observe(sequenceId, side: side)
  }

  /// The reading that fits, or nil before the first message.
  func result() -> Sourced<SequenceScope>? {
    guard messages > 0 else { return nil }
    var perDirection = 0
    var shared = 0
    var steps = 0
    var both = 0
    for counter in counters.values where counter.hasBothDirections {
      both += 1
      perDirection += counter.jumpsPerDirection
      shared += counter.jumpsShared
      steps += counter.messages
    }
    guard both > 0 else {
      return Sourced(
        .perDirection, .inferred, evidence: [Indication(.noBothDirections)],
        frames: messages, alternatives: [AlternativeValue(SequenceScope.bothDirections.description)])
    }
    let counts = Indication(.counterJumps, "\(perDirection)", "\(shared)", "\(steps)", "\(both)")
    // A clear majority decides; without one the rule of the specification holds.
    let isShared = shared * 2 < perDirection
    let isClear = isShared || perDirection * 2 < shared
    let value: SequenceScope = isShared ? .bothDirections : .perDirection
    let other: SequenceScope = isShared ? .perDirection : .bothDirections
    return Sourced(
      value, .inferred, evidence: [counts], frames: steps,
      alternatives: isClear ? [] : [AlternativeValue(other.description)])
  }
}
