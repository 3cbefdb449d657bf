public import Events
public import Results

/// An event that a rule judges later: what the ledger needs of it, in 32 bytes.
public struct Instance: Sendable {
  public let frame: Int
  /// Nanoseconds since 1970 of the capture clock.
  public let time: Int64
  /// Numbers of units; -1: not known.
  private let senderNumber: Int32
  private let receiverNumber: Int32
  /// The line of the ledger in which it counts; -1 = that of whatever requirement judges it.
  let line: Int32
  /// The number of the capture, and in the highest bit whether it had shown nothing of the other side by then.
  private let captureAndSide: UInt16
  public let event: EventTypeID

  /// The frame and its capture in one, as the engine numbers frames.
  var number: Int64 { Ledger.frame(Int64(frame), of: Int64(capture)) }

  public var capture: Int { Int(captureAndSide & 0x7FFF) }
  var isOneSided: Bool { captureAndSide & 0x8000 != 0 }
  public var sender: UnitID? { Self.unit(senderNumber) }
  public var receiver: UnitID? { Self.unit(receiverNumber) }

  @inline(__always)
  init(_ row: borrowing EventRow, line: Int) {
    frame = Int(row[FrameSlot.frameNumber])
    captureAndSide =
      UInt16(truncatingIfNeeded: row[FrameSlot.capture] & 0x7FFF) | (row.isOneSided ? 0x8000 : 0)
    time = row[FrameSlot.captureTime]
    event = row.type
    senderNumber = Self.number(row, FrameSlot.sender)
    receiverNumber = Self.number(row, FrameSlot.receiver)
    self.line = Int32(truncatingIfNeeded: line)
  }

  @inline(__always)
  private static func number(_ row: borrowing EventRow, _ slot: FieldSlot) -> Int32 {
    row.present.contains(slot) ? Int32(truncatingIfNeeded: row[slot]) : -1
  }

  @inline(__always)
  private static func unit(_ number: Int32) -> UnitID? {
    number >= 0 ? UnitID(rawValue: Int(number)) : nil
  }
}

extension Ledger {
  /// Keeps what has to be known of an event to judge it later.
  @inline(__always)
  public mutating func instance(_ rule: Int, _ row: borrowing EventRow) -> Instance {
    Instance(row, line: line(rule, row))
  }

  /// Keeps what has to be known of an event that several requirements judge later, none of them a family.
  @inline(__always)
  public func instance(_ row: borrowing EventRow) -> Instance { Instance(row, line: -1) }

  public mutating func pass(_ rule: Int, _ instance: Instance) {
    count(rule, instance) { $0.passed += 1 }
  }

  /// What passes by a criterion that was inferred from the traffic.
  mutating func passOnInference(_ rule: Int, _ instance: Instance) {
    count(rule, instance) {
      $0.passed += 1
      $0.passedOnInference += 1
    }
  }

  public mutating func inconclusive(
    _ rule: Int, _ instance: Instance, reason why: Reason
  ) {
    guard counts(instance) else { return }
    count(rule, instance) { $0.inconclusive += 1 }
    reason(rule, why, times: 1)
  }

  public mutating func notJudged(_ rule: Int, _ instance: Instance, reason why: Reason) {
    guard counts(instance) else { return }
    count(rule, instance) { $0.notJudged += 1 }
    reason(rule, why, times: 1)
  }

  /// Something is missing that the observation may have missed.
  ///
  /// - Returns: whether it is so; if not, the absence is certain.
  mutating func excuse(_ rule: Int, _ instance: Instance, _ sight: Sight) -> Bool {
    guard let excuse = Excuse(sight) else { return false }
    if counts(instance) {
      count(rule, instance) { $0[keyPath: excuse.count] += 1 }
      reason(rule, excuse.reason, times: 1)
    }
    return true
  }

  /// A deviation that was found out behind its frame.
  ///
  /// - Parameters:
  ///   - fields: what is known of the event.
  ///   - partner: the other frame.
  ///   - ties: where a cause may be.
  mutating func fail(
    _ rule: Int, _ instance: Instance, cause: String, fields: [WitnessField], partner: Int? = nil,
    expected: [Statement], observed: [Statement], ties: FailureTies = FailureTies()
  ) {
    guard !isUnobservable(rule, instance) else {
      guard counts(instance) else { return }
      count(rule, instance) { $0.unseen += 1 }
      reason(rule, Reason(.oneSided), times: 1)
      return
    }
    let event = catalogue.event(instance.event)
    let witness = Witness(
      capture: instance.capture, frame: instance.frame, time: instance.time, event: event?.name ?? "",
      eventFilter: event?.filter, fields: fields, expected: expected, observed: observed,
      partnerFrame: partner)
    let unit = unit(rule, instance.sender, instance.receiver)
    fail(
      rule, line: line(rule, instance), unit: unit, cause: cause, witness, over: instance, ties: ties)
  }

  @inline(__always)
  private func line(_ rule: Int, _ instance: Instance) -> Int {
    instance.line < 0 ? rule : Int(instance.line)
  }

  @inline(__always)
  private mutating func count(_ rule: Int, _ instance: Instance, _ change: (inout Tally) -> Void) {
    guard counts(instance) else { return }
    tally(line: line(rule, instance), unit: unit(rule, instance.sender, instance.receiver), change)
  }
}
