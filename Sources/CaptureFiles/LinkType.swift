/// What the first bytes of a frame are, as the capture file numbers it (the registry of LINKTYPE_ values).
///
/// Every number is kept, also one that has no name here.
public struct LinkType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// BSD loopback: an address family in the byte order of the machine that captured.
  public static let null = LinkType(rawValue: 0)
  public static let ethernet = LinkType(rawValue: 1)
  /// IPv4 or IPv6, told by the version; 12 and 14 are the same under some systems.
  public static let raw = LinkType(rawValue: 101)
  /// OpenBSD loopback: an address family in network order.
  public static let loop = LinkType(rawValue: 108)
  /// Linux cooked capture, version 1.
  public static let linuxCooked = LinkType(rawValue: 113)
  public static let ipv4 = LinkType(rawValue: 228)
  public static let ipv6 = LinkType(rawValue: 229)
  /// SCTP packets without IP.
  public static let sctp = LinkType(rawValue: 248)
  /// Wireshark's exported upper layers.
  public static let upperPDU = LinkType(rawValue: 252)
  /// Linux cooked capture, version 2.
  public static let linuxCooked2 = LinkType(rawValue: 276)

  /// Numbers for private use: who writes such a file knows what is in it.
  public var isUser: Bool { (147...162).contains(rawValue) }
  /// Whether frames begin above IP.
  public var isUpperLayer: Bool { self == .upperPDU || self == .sctp || isUser }

  private static let names: [UInt32: String] = [
    0: "BSD loopback", 1: "Ethernet", 12: "raw IP", 14: "raw IP", 101: "raw IP", 105: "IEEE 802.11",
    108: "OpenBSD loopback", 113: "Linux cooked v1", 127: "radiotap", 228: "raw IPv4", 229: "raw IPv6",
    248: "SCTP", 252: "exported PDU", 276: "Linux cooked v2",
  ]
}

extension LinkType: CustomStringConvertible {
  /// The name, or "user 3" and "link type 4711" for numbers without one.
  public var description: String {
    if let name = Self.names[rawValue] { return name }
    return isUser ? "user \(rawValue - 147)" : "link type \(rawValue)"
  }
}
