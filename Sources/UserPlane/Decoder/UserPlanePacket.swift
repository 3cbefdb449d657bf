public import CaptureFiles
public import Events
public import Transport

/// A UDP datagram with GTP-U, and what is known of it beside its bytes.
public struct UserPlanePacket: Sendable {
  /// Number of the capture file among the inputs, from 0.
  public var capture: Int
  /// Number of the frame in its file, from 1.
  public var number: Int
  /// Nanoseconds since 1970 of the capture clock.
  public var time: Int64
  public var originalLength: Int
  public var datagram: Datagram
  public var sender: UnitID?
  public var receiver: UnitID?
  /// Whether the sender hosts PDCP, where its role or its receiver's is declared.
  public var isFromCU: Bool?
  /// Where the message lies in the bytes that come with the packet.
  public var payload: Range<Int>
  /// Where it ended before the snap length cut it.
  public var payloadEnd: Int
  /// Whether the bytes are a datagram that was put together from IP fragments, so that no place in a frame is
  /// known.
  public var isReassembled: Bool

  public init(
    _ packet: Packet, _ datagram: Datagram, of frame: FrameInfo, sender: UnitID? = nil,
    receiver: UnitID? = nil, isFromCU: Bool? = nil
  ) {
    capture = frame.capture
    number = frame.number
    time = frame.time
    originalLength = frame.originalLength
    self.datagram = datagram
    self.sender = sender
    self.receiver = receiver
    self.isFromCU = isFromCU
    payload = packet.payload
    payloadEnd = packet.payloadEnd
    isReassembled = packet.isReassembled
  }

  /// Whether a datagram is one of GTP-U: an answer goes to the port that the request came from.
  public static func isGTPU(_ datagram: Datagram) -> Bool {
    datagram.destinationPort == GTPUHeader.port || datagram.sourcePort == GTPUHeader.port
  }
}
