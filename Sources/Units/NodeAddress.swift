public import Transport

/// The address of a unit's port: a MAC address, or an IP address where there is one.
public struct NodeAddress: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64
  @usableFromInline let kind: Kind
  @usableFromInline enum Kind: UInt8, Sendable { case mac, ipv4, ipv6 }

  public init(mac: UInt64) { (high, low, kind) = (0, mac, .mac) }
  public init(_ address: IPAddress) {
    (high, low, kind) = (address.high, address.low, address.isIPv6 ? .ipv6 : .ipv4)
  }

  @inlinable @inline(__always)
  public static func == (a: NodeAddress, b: NodeAddress) -> Bool {
    a.low == b.low && a.high == b.high && a.kind == b.kind
  }

  /// Who sends a packet, and who it is for: by IP address where UDP carries it, else by MAC address.
  public init(senderOf packet: Packet) {
    self = packet.datagram.map { NodeAddress($0.source) } ?? NodeAddress(mac: packet.link.source)
  }
  public init(receiverOf packet: Packet) {
    self = packet.datagram.map { NodeAddress($0.destination) } ?? NodeAddress(mac: packet.link.destination)
  }

  /// The usual way of writing the address, lower case.
  public var text: String {
    switch kind {
    case .mac:
      return (0..<6).reversed().map { byte in
        let pair = String(UInt8(truncatingIfNeeded: low >> UInt64(byte * 8)), radix: 16)
        return pair.count == 1 ? "0" + pair : pair
      }.joined(separator: ":")
    case .ipv4: return "\(IPAddress(ipv4: UInt32(truncatingIfNeeded: low)))"
    case .ipv6: return "\(IPAddress(ipv6: high, low))"
    }
  }
}
