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
}

/// The address of a unit's port: a MAC address, or an IPv4 or IPv6 address.
public struct NodeAddress: Hashable, Sendable {
  /// The upper half of an IPv6 address; 0 for the others.
  public var high: UInt64
  public var low: UInt64
  public var kind: Kind
  public enum Kind: UInt8, Sendable { case mac, ipv4, ipv6 }

  @inlinable public init(mac: UInt64) { (high, low, kind) = (0, mac, .mac) }
  @inlinable public init(ipv4: UInt32) { (high, low, kind) = (0, UInt64(ipv4), .ipv4) }
  @inlinable public init(ipv6High high: UInt64, low: UInt64) {
    (self.high, self.low, kind) = (high, low, .ipv6)
  }

  /// The usual way of writing the address, lower case.
  public var text: String {
    switch kind {
    case .mac: return Self.groups(low, count: 6, bits: 8, digits: 2).joined(separator: ":")
    case .ipv4: return (0..<4).reversed().map { String((low >> ($0 * 8)) & 0xFF) }.joined(separator: ".")
    case .ipv6:
      return (Self.groups(high, count: 4, bits: 16, digits: 1) + Self.groups(low, count: 4, bits: 16, digits: 1))
        .joined(separator: ":")
    }
  }

  private static func groups(_ value: UInt64, count: UInt64, bits: UInt64, digits: Int) -> [String] {
    (0..<count).reversed().map { group in
      let text = String((value >> (group * bits)) & ((1 << bits) - 1), radix: 16)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
  }
}
