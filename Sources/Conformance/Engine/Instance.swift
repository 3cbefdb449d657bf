public import Events

/// An event that a rule judges later: what the ledger needs of it, in few bytes.
public struct Instance: Sendable {
  public let frame: Int
  public let capture: Int
  /// Nanoseconds since 1970 of the capture clock.
  public let time: Int64
  public let event: EventTypeID
  public let sender: UnitID?
  public let receiver: UnitID?
  /// The line of the ledger in which it counts.
  let line: Int32

  init(_ row: borrowing EventRow, line: Int) {
    frame = Int(row[FrameSlot.frameNumber])
    capture = Int(row[FrameSlot.capture])
    time = row[FrameSlot.captureTime]
    event = row.type
    sender = row.sender
    receiver = row.receiver
    self.line = Int32(truncatingIfNeeded: line)
  }
}

extension Ledger {
  /// Keeps what has to be known of an event to judge it later.
  @inline(__always)
  public mutating func instance(_ rule: Int, _ row: borrowing EventRow) -> Instance {
    Instance(row, line: line(rule, row))
  }

  public mutating func pass(_ rule: Int, _ instance: Instance) {
    count(rule, instance) { $0.passed += 1 }
  }

  public mutating func inconclusive(_ rule: Int, _ instance: Instance, reason text: String) {
    count(rule, instance) { $0.inconclusive += 1 }
    reason(rule, text)
  }

  public mutating func notJudged(_ rule: Int, _ instance: Instance, reason text: String) {
    count(rule, instance) { $0.notJudged += 1 }
    reason(rule, text)
  }

  /// A deviation that was found out behind its frame. It is no consequence of what else the frame shows.
  ///
  /// - Parameters:
  ///   - fields: what is known of the event.
  ///   - partner: the other frame.
  public mutating func fail(
    _ rule: Int, _ instance: Instance, cause: String, fields: [WitnessField], partner: Int? = nil,
    expected: String, observed: String
  ) {
    let witness = Witness(
      capture: instance.capture, frame: instance.frame, time: instance.time,
      event: catalogue.event(instance.event)?.name ?? "", fields: fields, expected: expected,
      observed: observed, partnerFrame: partner)
    let unit = unit(rule, instance.sender, instance.receiver)
    fail(rule, line: Int(instance.line), unit: unit, cause: cause, witness)
  }

  @inline(__always)
  private mutating func count(_ rule: Int, _ instance: Instance, _ change: (inout Tally) -> Void) {
    add(line: Int(instance.line), unit: unit(rule, instance.sender, instance.receiver), change)
  }
}
