/// The types of chunks (RFC 9260, 3.2, and the RFCs that add to it).
public struct ChunkType: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let data = ChunkType(rawValue: 0)
  public static let initiation = ChunkType(rawValue: 1)
  public static let initiationAcknowledgement = ChunkType(rawValue: 2)
  public static let selectiveAcknowledgement = ChunkType(rawValue: 3)
  public static let heartbeat = ChunkType(rawValue: 4)
  public static let heartbeatAcknowledgement = ChunkType(rawValue: 5)
  public static let abort = ChunkType(rawValue: 6)
  public static let shutdown = ChunkType(rawValue: 7)
  public static let shutdownAcknowledgement = ChunkType(rawValue: 8)
  public static let error = ChunkType(rawValue: 9)
  public static let cookieEcho = ChunkType(rawValue: 10)
  public static let cookieAcknowledgement = ChunkType(rawValue: 11)
  /// Explicit congestion notification echo, and congestion window reduced.
  public static let congestionEcho = ChunkType(rawValue: 12)
  public static let congestionWindowReduced = ChunkType(rawValue: 13)
  public static let shutdownComplete = ChunkType(rawValue: 14)
  /// RFC 4895; authenticated chunks follow it as they are.
  public static let authentication = ChunkType(rawValue: 15)
  /// SACK with gaps that may not be reneged on.
  public static let nonRenegableAcknowledgement = ChunkType(rawValue: 16)
  /// RFC 8260.
  public static let interleavedData = ChunkType(rawValue: 64)
  /// RFC 5061.
  public static let addressConfigurationAcknowledgement = ChunkType(rawValue: 128)
  /// RFC 6525.
  public static let reconfiguration = ChunkType(rawValue: 130)
  /// RFC 4820.
  public static let padding = ChunkType(rawValue: 132)
  /// RFC 3758.
  public static let forwardTSN = ChunkType(rawValue: 192)
  public static let addressConfiguration = ChunkType(rawValue: 193)
  public static let interleavedForwardTSN = ChunkType(rawValue: 194)

  private static let names: [UInt8: String] = [
    0: "DATA", 1: "INIT", 2: "INIT ACK", 3: "SACK", 4: "HEARTBEAT", 5: "HEARTBEAT ACK", 6: "ABORT",
    7: "SHUTDOWN", 8: "SHUTDOWN ACK", 9: "ERROR", 10: "COOKIE ECHO", 11: "COOKIE ACK", 12: "ECNE", 13: "CWR",
    14: "SHUTDOWN COMPLETE", 15: "AUTH", 16: "NR-SACK", 64: "I-DATA", 128: "ASCONF-ACK", 130: "RE-CONFIG",
    132: "PAD", 192: "FORWARD-TSN", 193: "ASCONF", 194: "I-FORWARD-TSN",
  ]

  /// Whether the type is one of those above.
  public var isKnown: Bool { rawValue <= 16 || Self.names[rawValue] != nil }
  /// Whether a receiver that does not know the type leaves the rest of the packet alone.
  public var endsPacketIfUnknown: Bool { rawValue & 0x80 == 0 }
  /// Whether a receiver that does not know the type tells the sender so.
  public var isReportedIfUnknown: Bool { rawValue & 0x40 != 0 }
  /// Whether the chunk carries user data.
  public var carriesData: Bool { self == .data || self == .interleavedData }
}

extension ChunkType: CustomStringConvertible {
  public var description: String { Self.names[rawValue] ?? "chunk type \(rawValue)" }
}
