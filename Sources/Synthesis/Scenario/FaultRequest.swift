import ApplicationProtocols

/// A fault that the scenario asks for, and where.
///
/// Conditions that are nil match every message. Of the messages that match, each `every`-th is hit, at most
/// `count` of them.
public struct FaultRequest: Equatable, Sendable {
  /// A name of ``Fault/all``.
  public var name: String
  /// How strong, in the unit that the fault tells; nil: as it is usually.
  public var value: Int?
  /// The cell, by its place.
  public var cell: Int?
  /// The association, by its place.
  public var association: Int?
  /// Only messages of this end: RU, DU, CU, CP, UP.
  public var sender: String?
  /// The name of a message of the scenario, or the type of messages of an application protocol.
  public var message: String?
  /// Only messages of this procedure.
  public var procedure: String?
  /// Only messages of scripts of this name.
  public var script: String?
  public var isUPlane: Bool?
  public var isDownlink: Bool?
  public var eAxC: [UInt16]?
  /// The name of a bearer of F1-U.
  public var bearer: String?
  /// What messages of F1-U are for, as scenarios name it.
  public var userPlaneKind: String?
  /// Section type of a C-plane message.
  public var sectionType: Int?
  /// Radio frames counted from the first one of the scenario.
  public var frame: [Int]?
  public var subframe: [Int]?
  /// Slots of the subframe.
  public var slot: [Int]?
  /// Slots of the frame.
  public var slotInFrame: [Int]?
  /// The first symbol of the message.
  public var symbol: [Int]?
  /// Milliseconds since the start of the scenario, of the message's symbol.
  public var between: ClosedRange<Int>?
  public var every = 1
  public var count = 1

  public init(_ name: String) { self.name = name }

  /// Whether a message of the fronthaul is at the place that is meant.
  func matches(_ message: PlannedMessage, since start: RadioTime, _ calendar: RadioCalendar) -> Bool {
    func holds<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
      wanted.map { $0 == value } ?? true
    }
    func holds<Value: Equatable>(_ wanted: [Value]?, _ value: Value) -> Bool {
      wanted?.contains(value) ?? true
    }
    let time = message.time
    return association == nil && procedure == nil && script == nil && holds(cell, message.cell)
      && holds(sender, message.sender == .ru ? "RU" : "DU")
      && holds(self.message, message.name) && holds(isUPlane, message.isUPlane)
      && holds(isDownlink, message.isDownlink) && holds(eAxC, message.eAxC)
      && holds(sectionType, message.sectionType.map(Int.init))
      && holds(frame, Int(time.frame - start.frame)) && holds(subframe, time.subframe)
      && holds(slot, time.slot) && holds(slotInFrame, calendar.slotInFrame(time))
      && holds(symbol, time.symbol)
      && (between?.contains(Int((calendar.start(time) - calendar.start(start)) / 1_000_000)) ?? true)
  }

  /// Whether a message of an association is at the place that is meant.
  func matches(_ signal: PlannedSignal, _ associations: [Scenario.Association], since start: Int64) -> Bool {
    func holds<Value: Equatable>(_ wanted: Value?, _ value: Value?) -> Bool {
      wanted.map { $0 == value } ?? true
    }
    return !asksForFronthaul && holds(association, signal.association)
      && holds(sender, signal.schema.name(of: signal.sender))
      && (message.map { $0 == signal.name || $0 == signal.message.name } ?? true)
      && holds(procedure, signal.schema.procedures[signal.message.procedure].name)
      && holds(script, signal.group)
      && (between?.contains(Int((signal.sent - start) / 1_000_000)) ?? true)
  }

  /// Whether it has a condition that only messages can meet.
  var asksForMessages: Bool {
    sender != nil || message != nil || procedure != nil || script != nil || userPlaneKind != nil
      || between != nil
  }

  /// Whether it has a condition that messages of associations can't meet.
  var asksForFronthaul: Bool {
    cell != nil || bearer != nil || isUPlane != nil || isDownlink != nil || eAxC != nil || sectionType != nil
      || [frame, subframe, slot, slotInFrame, symbol].contains { $0 != nil }
  }
}
