import CaptureFiles
import Transport
import UserPlane
import Wire

/// GTP-U messages of a few tunnels, one after the other: headers, containers, what is followed.
///
/// Input: messages, each a byte of flags (1: from the CU, 2: put together from IP fragments, 4: cut by four octets,
/// 8: two seconds later), their length (16 bits), their octets.
extension FuzzTarget {
  static let gtpU = FuzzTarget("gtp-u") { input throws(Violation) in
    var cursor = InputCursor(input)
    var decoder = UserPlaneDecoder(tunnelLimit: 4)
    var checker = EventChecker(isWhole: true)
    var clock = HostileClock(input)
    var frame = FrameInfo(number: 0, time: clock.time, capturedLength: 0)
    while !cursor.isAtEnd, frame.number < 256 {
      let flags = cursor.byte()
      let octets = cursor.bytes(Int(cursor.word()))
      frame.number += 1
      frame.time = clock.advance(flags & 8 != 0 ? 2_000_000_000 : 1_000_000)
      frame.originalLength = octets.count
      let kept = Array(octets.dropLast(flags & 4 != 0 ? 4 : 0))
      checker.frames[frame.number] = kept
      let before = checker.count
      decoder.receive(
        packet(flags, kept: kept.count, of: octets.count, frame), kept.span, tunnels: TunnelDirectory(),
        into: &checker)
      try Violation.unless(checker.count > before, "a message has no event")
      if let violation = checker.violation { throw violation }
      try writesWhatItReads(octets)
    }
    try Violation.unless(
      decoder.messagesBeyondTunnelLimit <= frame.number, "\(decoder.messagesBeyondTunnelLimit) messages")
  }

  private static func packet(_ flags: UInt8, kept: Int, of octets: Int, _ frame: FrameInfo) -> UserPlanePacket
  {
    let (cu, du) = (IPAddress(ipv4: 1), IPAddress(ipv4: 2))
    let datagram = Datagram(
      source: flags & 1 != 0 ? cu : du, destination: flags & 1 != 0 ? du : cu,
      sourcePort: GTPUHeader.port, destinationPort: GTPUHeader.port)
    var packet = Packet(
      link: LinkFrame(), datagram: datagram, payload: 0..<kept, payloadEnd: octets, carriesECPRI: false)
    packet.isReassembled = flags & 2 != 0
    return UserPlanePacket(packet, datagram, of: frame)
  }

  /// What is read as a value is written so that the same is read again.
  private static func writesWhatItReads(_ octets: [UInt8]) throws(Violation) {
    let message: GTPUMessage
    do throws(WireError) {
      message = try GTPUMessage(octets.span, 0..<octets.count)
    } catch {
      return try error.promisesToLie(in: octets.count)
    }
    let again: GTPUMessage
    do throws(WireError) {
      let written = try message.encode()
      again = try GTPUMessage(written.span, 0..<written.count)
    } catch {
      throw Violation("\(message) is not written or not read again: \(error)")
    }
    try Violation.unless(again == message, "\(message) is read again as \(again)")
    for header in message.extensions where header.type == GTPUExtensionPlace.nrRANContainer {
      try writesWhatItReads(container: header.content)
    }
  }

  private static func writesWhatItReads(container octets: [UInt8]) throws(Violation) {
    let pdu: NRUserPlanePDU
    do throws(WireError) {
      pdu = try NRUserPlanePDU(octets.span, 0..<octets.count)
    } catch {
      return try error.promisesToLie(in: octets.count)
    }
    let again: NRUserPlanePDU
    do throws(WireError) {
      let written = try pdu.encode()
      again = try NRUserPlanePDU(written.span, 0..<written.count)
    } catch {
      throw Violation("\(pdu) is not written or not read again: \(error)")
    }
    try Violation.unless(again == pdu, "\(pdu) is read again as \(again)")
  }
}
