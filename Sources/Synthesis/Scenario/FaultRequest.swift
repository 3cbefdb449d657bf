/// A fault that the scenario asks for, and where.
///
/// Conditions that are nil match every message. Of the messages that match, each `every`-th is hit, at most
/// `count` of them.
public struct FaultRequest: Equatable, Sendable {
  /// A name of ``Fault/all``.
  public var name: String
  public var isUPlane: Bool?
  public var isDownlink: Bool?
  public var eAxC: UInt16?
  /// Radio frames counted from the first one of the scenario.
  public var frame: Int?
  public var subframe: Int?
  public var slot: Int?
  /// The first symbol of the message.
  public var symbol: Int?
  /// Section type of a C-plane message.
  public var sectionType: Int?
  public var every: Int
  public var count: Int

  public init(
    _ name: String, isUPlane: Bool? = nil, isDownlink: Bool? = nil, eAxC: UInt16? = nil, frame: Int? = nil,
    subframe: Int? = nil, slot: Int? = nil, symbol: Int? = nil, sectionType: Int? = nil, every: Int = 1,
    count: Int = 1
  ) {
    self.name = name
    self.isUPlane = isUPlane
    self.isDownlink = isDownlink
    self.eAxC = eAxC
    self.frame = frame
    self.subframe = subframe
    self.slot = slot
    self.symbol = symbol
    self.sectionType = sectionType
    self.every = every
    self.count = count
  }

  func matches(_ message: PlannedMessage, firstFrame: Int64) -> Bool {
    if let isUPlane, isUPlane != message.isUPlane { return false }
    if let isDownlink, isDownlink != message.isDownlink { return false }
    if let eAxC, eAxC != message.eAxC { return false }
    if let frame, Int64(frame) != message.time.frame - firstFrame { return false }
    if let subframe, subframe != message.time.subframe { return false }
    if let slot, slot != message.time.slot { return false }
    if let symbol, symbol != message.time.symbol { return false }
    if let sectionType, sectionType != message.sectionType.map(Int.init) { return false }
    return true
  }
}
