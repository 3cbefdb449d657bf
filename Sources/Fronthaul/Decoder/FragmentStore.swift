/// Puts radio-transport fragments together (CUS 5.5.3): messages with one sequence number whose
/// subsequence counts 0, 1, 2, … and whose E bit marks the last.
///
/// Every fragment repeats the timing header; whether it also repeats the header of the section that it
/// carries on is not settled by any source, so what follows the timing header of a later fragment is taken
/// both ways: without a section header if that makes the message whole, else with one.
struct FragmentStore {
  /// Bytes that one message may have; more than any symbol needs.
  static let limit = 1 << 16

  private(set) var sequenceId = -1
  /// The frame of the last fragment.
  var frame: Int64 = 0
  /// Whether some of a message came, each in its place, and not the last one.
  var isOpen: Bool { sequenceId >= 0 }
  /// Whether the first fragment of a message was seen: what comes before one may be the rest of a message that began
  /// before the capture.
  private var hasStarted = false
  private(set) var next = 0
  /// The message without its eCPRI header and identifiers: the timing header once, then all that followed.
  private(set) var bytes: [UInt8] = []
  /// Where the parts of later fragments begin.
  private(set) var seams: [Int] = []

  enum Outcome: Equatable {
    /// More has to come.
    case waiting
    /// The message is whole.
    case complete
    /// A fragment is missing, comes twice, or the message is too long.
    case broken
    /// The message began before what was captured.
    case withoutStart
  }

  /// Takes a fragment: what follows ecpriSeqid.
  mutating func add(_ part: Span<UInt8>, sequenceId: Int, subsequenceId: Int, isLast: Bool) -> Outcome {
    if subsequenceId == 0 {
      self.sequenceId = sequenceId
      next = 0
      bytes.removeAll(keepingCapacity: true)
      seams.removeAll(keepingCapacity: true)
    }
    if !hasStarted, subsequenceId > 0 { return .withoutStart }
    hasStarted = true
    guard sequenceId == self.sequenceId, subsequenceId == next, part.count >= 4,
      bytes.count + part.count <= Self.limit
    else {
      self.sequenceId = -1
      return .broken
    }
    next += 1
    if subsequenceId > 0 { seams.append(bytes.count) }
    for index in (subsequenceId == 0 ? 0 : 4)..<part.count { bytes.append(part[index]) }
    guard isLast else { return .waiting }
    self.sequenceId = -1
    return .complete
  }

  /// The rest of the message does not come.
  mutating func giveUp() { sequenceId = -1 }

  /// The message with the first `headerBytes` of each later fragment's part left out, or all of a part that has fewer.
  func joined(leavingOut headerBytes: Int) -> [UInt8] {
    guard headerBytes > 0 else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for (seam, end) in zip(seams, seams.dropFirst() + [bytes.count]) {
      result += bytes[start..<seam]
      start = min(end, seam + headerBytes)
    }
    result += bytes[start...]
    return result
  }
}
