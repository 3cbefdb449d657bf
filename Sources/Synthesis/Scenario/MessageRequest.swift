import Fronthaul

/// A single message that the scenario spells out, field by field.
public struct MessageRequest: Equatable, Sendable {
  /// By which faults name it; nil: they can't.
  public var name: String?
  /// The cell between whose units it is sent, by its place.
  public var cell: Int
  /// Radio frames counted from the first one of the scenario.
  public var frame: Int
  public var subframe: Int
  public var slot: Int
  public var symbol: Int
  /// Sent again after so many radio frames, and so on; nil: once.
  public var period: Int?
  /// Nanoseconds from the start of its symbol to its passing the place of the capture; negative: before it.
  public var offset: Int64
  var sender: Station
  public var eAxC: UInt16
  /// The message with the time fields of its header still to be set.
  var content: PlannedMessage.Content

  /// The messages of a radio frame, counted from the first one of the scenario.
  func message(inFrame frame: Int, firstFrame: Int64, _ calendar: RadioCalendar) -> PlannedMessage? {
    guard frame == self.frame || period.map({ frame > self.frame && (frame - self.frame) % $0 == 0 }) == true
    else { return nil }
    let time = RadioTime(frame: firstFrame + Int64(frame), subframe: subframe, slot: slot, symbol: symbol)
    var message = PlannedMessage(
      cell: cell, name: name, sender: sender, sent: calendar.start(time) + offset, time: time, eAxC: eAxC,
      content: content)
    message.signal = message.isDownlink == false ? .uplink : .downlink
    for (field, value) in [
      ("frameId", Int(time.frameId)), ("subframeId", subframe), ("slotId", slot), ("symbolId", symbol),
      ("startSymbolId", symbol),
    ] where message.header(field) != nil {
      message.header(field, Int64(value))
    }
    return message
  }
}
