import CaptureFiles
import Platform
import Transport
import Wire

/// SCTP packets, one after the other: associations, reassembly, order, and what is told of them.
///
/// Input: packets, each a byte of flags (1: from the other side, 2: cut by the capture, 4: a second later, 8: on
/// another path, 16: exported PDU, 32: with the checksum left out, 64: over IPv6), their length (16 bits), their bytes
/// from the verification tag on.
extension FuzzTarget {
  static let sctp = FuzzTarget("sctp") { input throws(Violation) in
    var cursor = InputCursor(input)
    var consumer = SCTPConsumer()
    var decoder = SCTPDecoder(linkTypes: [LinkType(rawValue: 147): .e1ap], associationLimit: 8)
    var clock = HostileClock(input)
    var frame = FrameInfo(number: 0, time: clock.time, capturedLength: 0)
    while !cursor.isAtEnd, frame.number < SCTPConsumer.mostPackets {
      let (packet, bytes) = cursor.packet(&frame, &clock)
      _ = decoder.decode(packet, bytes.span, of: frame, into: &consumer)
    }
    decoder.finish(into: &consumer)
    if let violation = consumer.violation { throw violation }
    let counts = decoder.counts
    try Violation.unless(
      counts.messages + counts.barePDUs == consumer.messages && counts.dataChunks <= counts.chunks
        && counts.duplicates + counts.lateFragments <= counts.dataChunks && counts.gaps == consumer.gaps,
      "\(counts), \(consumer.messages) messages, \(consumer.gaps) gaps")
    // Octets of DATA that came are delivered at most once.
    try Violation.unless(consumer.octets <= input.count, "\(consumer.octets) octets of \(input.count)")
  }
}

extension InputCursor {
  fileprivate mutating func packet(_ frame: inout FrameInfo, _ clock: inout HostileClock) -> (Packet, [UInt8])
  {
    let flags = byte()
    let isReversed = flags & 1 != 0
    let ports: [UInt8] = isReversed ? [0x96, 0x48, 0x9C, 0x40] : [0x9C, 0x40, 0x96, 0x48]
    let content = bytes(Int(word()))
    let isExported = flags & 16 != 0
    let packetBytes = isExported ? content : ports + content
    frame.number += 1
    frame.time = clock.advance(flags & 4 != 0 ? 1_000_000_000 : 1000)
    frame.linkType = isExported ? (flags & 32 != 0 ? LinkType(rawValue: 147) : .upperPDU) : .ethernet
    frame.capturedLength = packetBytes.count
    frame.originalLength = packetBytes.count + (flags & 2 != 0 ? 100 : 0)
    var packet = Packet(
      link: LinkFrame(), payload: 0..<packetBytes.count, payloadEnd: frame.originalLength, carriesECPRI: false
    )
    if !isExported {
      let low: UInt32 = flags & 8 != 0 ? 0x0A00_0100 : 0x0A00_0000
      func address(_ number: UInt32) -> IPAddress {
        flags & 64 != 0 ? IPAddress(ipv6: 0xFD << 56, UInt64(low + number)) : IPAddress(ipv4: low + number)
      }
      packet.internet = InternetAddresses(
        source: address(isReversed ? 2 : 1), destination: address(isReversed ? 1 : 2),
        transportProtocol: InternetAddresses.sctp)
    }
    return (packet, packetBytes)
  }
}

/// Checks what is told.
private struct SCTPConsumer: UserMessageConsumer {
  static let mostPackets = 256

  var messages = 0
  var octets = 0
  var gaps = 0
  var violation: Violation?
  /// The TSN of the last ordered message of each stream.
  private var last: [Stream: UInt32] = [:]

  private struct Stream: Hashable {
    var association: Int
    var side: Int
    var stream: UInt16
  }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    messages += 1
    octets += message.payload.count
    note(
      message.payload.lowerBound >= 0 && message.payload.upperBound <= bytes.count
        && message.payload.count <= message.octets
        && (message.isCut || message.payload.count == message.octets),
      "\(message), in \(bytes.count) bytes")
    note(
      message.firstFrame <= message.lastFrame && message.lastFrame <= frame.number && message.fragments > 0,
      "\(message), in frame \(frame.number)")
    guard message.path.transport == .sctp, !message.isUnordered, !message.isLate else { return }
    let stream = Stream(
      association: message.path.association, side: message.path.side, stream: message.stream)
    if let before = last[stream] {
      note(
        message.tsn != before && message.tsn &- before < 1 << 31,
        "TSN \(message.tsn) behind \(before) in \(stream)")
    }
    last[stream] = message.tsn
  }

  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {
    note(change.path.association >= 0 && (0...1).contains(change.path.side), "\(change)")
    // Numbers begin anew.
    guard change.kind == .restarted else { return }
    last = last.filter { $0.key.association != change.path.association }
  }

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
    switch defect.kind {
    case .gap: gaps += 1
    case .malformed(let error):
      do throws(Violation) { try error.promisesToLie(in: frame.originalLength) } catch {
        note(false, "\(error)")
      }
    default: break
    }
  }

  private mutating func note(_ kept: Bool, _ description: @autoclosure () -> String) {
    if !kept, violation == nil { violation = Violation(description()) }
  }
}
