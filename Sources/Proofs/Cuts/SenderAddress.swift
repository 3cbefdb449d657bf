internal import CaptureFiles
internal import Transport
internal import Wire

/// Who sends a frame, as far as its headers tell.
enum SenderAddress: Equatable, Sendable {
  case internet(IPAddress)
  case link(UInt64)
}

/// Reads the sender of one frame.
struct SenderReader: PacketConsumer {
  /// `nil` = the frame has no address, or is a fragment.
  private(set) var sender: SenderAddress?

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    if let address = packet.internet?.source ?? packet.datagram?.source {
      sender = .internet(address)
    } else if packet.link.source != 0 {
      sender = .link(packet.link.source)
    }
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { true }
}
