import Fronthaul
import Wire

/// eCPRI packets, of one message or several concatenated.
///
/// Input: the packet.
extension FuzzTarget {
  static let eCPRI = FuzzTarget("ecpri") { input throws(Violation) in
    var cursor = InputCursor(input)
    let bytes = cursor.bytes()
    let packet: ECPRIPacket
    let end: Int
    do throws(WireError) {
      (packet, end) = try ECPRIPacket.decode(bytes.span, 0..<bytes.count)
    } catch {
      return try error.promisesToLie(in: bytes.count)
    }
    try Violation.unless((4...bytes.count).contains(end), "a packet of \(bytes.count) bytes ends at \(end)")
    let written: [UInt8]
    do throws(WireError) { written = try packet.encode() } catch {
      throw Violation("a packet that was read is not written: \(error)")
    }
    // Reserved bits of the header and padding are not kept.
    try Violation.unless(written.count == end, "\(end) bytes are written as \(written.count)")
    let again = try? ECPRIPacket.decode(written.span, 0..<written.count)
    try Violation.unless(
      again?.packet == packet && again?.end == end, "\(packet) is read again as \(String(describing: again))")
  }
}
