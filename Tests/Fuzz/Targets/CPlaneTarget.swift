import Events
import Fronthaul
import Wire

/// C-plane messages: read into a value that is written again, and into events.
///
/// Input: K, bytes of channel samples and of SINR values for a resource block, bytes that were not captured
/// (one byte each), then the message from its application header on.
extension FuzzTarget {
  static let cPlane = FuzzTarget("c-plane") { input throws(Violation) in
    var cursor = InputCursor(input)
    let configuration = CPlaneConfiguration(
      weightCount: Int(cursor.byte()), channelBytesPerPrb: Int(cursor.byte()),
      sinrBytesPerPrb: Int(cursor.byte()))
    let missing = Int(cursor.byte())
    let message = CPlanePromises.header + cursor.bytes()
    try CPlanePromises.value(message, configuration)
    try CPlanePromises.events(message, missing: missing, configuration)
  }
}

/// What is promised of a C-plane message.
enum CPlanePromises {
  /// Stands for the eCPRI header and the identifiers, which the decoder does not look at.
  static let header: [UInt8] = [0x10, 2, 0, 0, 0, 0, 0, 0x80]

  /// A message that can be read is written again byte by byte, and is read again as the same value.
  static func value(_ message: [UInt8], _ configuration: CPlaneConfiguration) throws(Violation) {
    let range = header.count..<message.count
    let value: CPlaneMessage
    do throws(WireError) {
      value = try CPlaneMessage(message.span, range, configuration)
    } catch {
      return try error.promisesToLie(in: message.count)
    }
    let written: [UInt8]
    do throws(WireError) {
      written = try value.encode(configuration)
    } catch {
      throw Violation("a message that was read is not written: \(error)")
    }
    try Violation.unless(written == Array(message[range]), "\(value) is written as \(written)")
    let again = try? CPlaneMessage(written.span, 0..<written.count, configuration)
    try Violation.unless(again == value, "\(value) is read again as \(String(describing: again))")
  }

  /// Events show what lies in the message, and views of it end inside.
  static func events(
    _ message: [UInt8], missing: Int, _ configuration: CPlaneConfiguration
  ) throws(Violation) {
    var row = EventRow(flow: 0)
    row[HeaderSlot.messageOffset] = 0
    var sink = EventChecker(isWhole: false)
    sink.frames[0] = message
    var decoder = CPlaneDecoder(configuration: configuration)
    decoder.decode(
      message.span, header.count..<(message.count + missing), captured: missing == 0, row: &row, sink: &sink)
    if let violation = sink.violation { throw violation }
    try Violation.unless(sink.count > 0, "a message without an event")
  }
}
