/// The checksum of SCTP packets (RFC 9260, appendix A): CRC32c, the Castagnoli polynomial, reflected.
///
/// Eight bytes a step: of each of eight tables one entry, which says what a byte does to the remainder when that many
/// bytes follow.
public struct CRC32c: Sendable {
  private static let polynomial: UInt32 = 0x82F6_3B78

  /// Eight tables of 256 entries, the one for the last of eight bytes first.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? polynomial : 0) }
    }
    for index in 256..<2048 {
      let previous = tables[index - 256]
      tables.append(previous >> 8 ^ tables[Int(previous & 0xFF)])
    }
    return tables
  }()

  private var remainder: UInt32 = .max

  public init() {}

  /// The checksum of what was added.
  public var value: UInt32 { ~remainder }

  /// Takes bytes in.
  public mutating func add(_ bytes: Span<UInt8>) {
    let tables = Self.tables.span
    var crc = remainder
    var at = 0
    guard tables.count == 2048 else { return }
    while at &+ 8 <= bytes.count {
      // Of a part whose length is known the eight bytes are one load.
      let part = bytes.extracting(at..<at &+ 8)
      let first =
        UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
      let second =
        UInt64(part[4]) << 32 | UInt64(part[5]) << 40 | UInt64(part[6]) << 48 | UInt64(part[7]) << 56
      let word = (first | second) ^ UInt64(crc)
      crc =
        tables[0x700 | Int(word & 0xFF)] ^ tables[0x600 | Int(word >> 8 & 0xFF)]
        ^ tables[0x500 | Int(word >> 16 & 0xFF)] ^ tables[0x400 | Int(word >> 24 & 0xFF)]
        ^ tables[0x300 | Int(word >> 32 & 0xFF)] ^ tables[0x200 | Int(word >> 40 & 0xFF)]
        ^ tables[0x100 | Int(word >> 48 & 0xFF)] ^ tables[Int(word >> 56)]
      at &+= 8
    }
    while at < bytes.count {
      crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[at])]
      at &+= 1
    }
    remainder = crc
  }

  /// The checksum of some bytes.
  public static func of(_ bytes: Span<UInt8>) -> UInt32 {
    var crc = CRC32c()
    crc.add(bytes)
    return crc.value
  }
}
