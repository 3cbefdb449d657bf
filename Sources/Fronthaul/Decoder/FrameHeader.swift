public import CaptureFiles
public import Transport
public import Units

/// What the decoder has to know of a frame beside its bytes: plain values, so that they can be kept.
public struct FrameHeader: Sendable {
  /// What carries eCPRI, as ``HeaderSlot/encapsulation`` shows it.
  public enum Encapsulation: Int64, Sendable { case ethernet = 0, udpIPv4, udpIPv6 }

  /// Number of the capture file among the inputs, from 0.
  public var capture: Int
  /// Number of the frame in its file, from 1.
  public var number: Int
  /// Nanoseconds since 1970 of the capture clock.
  public var time: Int64
  public var originalLength: Int
  /// MAC addresses; 0 without Ethernet.
  public var source: UInt64
  public var destination: UInt64
  /// Who sends and who receives: the MAC address, or what stands for the IP address and port.
  public var sender: NodeAddress
  public var receiver: NodeAddress
  /// -1 without a tag.
  public var vlanId: Int
  public var vlanPriority: Int
  public var vlanTags: Int
  public var encapsulation: Encapsulation
  /// Where the eCPRI packet lies in the bytes that were captured.
  public var payload: Range<Int>
  /// Where it ended before the snap length cut it; at least the end of `payload`.
  public var originalEnd: Int

  public init(
    capture: Int, number: Int, time: Int64, originalLength: Int, source: UInt64, destination: UInt64,
    sender: NodeAddress, receiver: NodeAddress, vlanId: Int, vlanPriority: Int, vlanTags: Int,
    encapsulation: Encapsulation, payload: Range<Int>, originalEnd: Int
  ) {
    self.capture = capture
    self.number = number
    self.time = time
    self.originalLength = originalLength
    self.source = source
    self.destination = destination
    self.sender = sender
    self.receiver = receiver
    self.vlanId = vlanId
    self.vlanPriority = vlanPriority
    self.vlanTags = vlanTags
    self.encapsulation = encapsulation
    self.payload = payload
    self.originalEnd = originalEnd
  }

  /// What transport found out about a frame that carries eCPRI.
  public init(_ packet: Packet, of frame: FrameInfo) {
    let link = packet.link
    self.init(
      capture: frame.capture, number: frame.number, time: frame.time, originalLength: frame.originalLength,
      source: link.source, destination: link.destination,
      sender: NodeAddress(senderOf: packet), receiver: NodeAddress(receiverOf: packet),
      vlanId: link.vlanId, vlanPriority: link.vlanPriority, vlanTags: link.vlanTags,
      encapsulation: packet.datagram.map { $0.source.isIPv6 ? .udpIPv6 : .udpIPv4 } ?? .ethernet,
      payload: packet.payload, originalEnd: packet.payloadEnd)
  }
}
