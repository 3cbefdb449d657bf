internal import PackedEncoding

/// A number that stands for octets: different octets have different ones but by a chance of about 1 in 2^64.
///
/// Not for octets that somebody chose to collide; the worst that comes of it is a rule that sees two contents as
/// equal.
struct Digest {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func mix(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low &+ 0xA076_1D64_78BD_642F
  }

  static func of(_ octets: Span<UInt8>) -> UInt64 {
    var digest = Digest()
    var index = 0
    while index &+ 8 <= octets.count {
      // Of a part whose length is known the eight octets are one load.
      let part = octets.extracting(index..<index &+ 8)
      let high =
        UInt64(part[0]) << 56 | UInt64(part[1]) << 48 | UInt64(part[2]) << 40 | UInt64(part[3]) << 32
      let low = UInt64(part[4]) << 24 | UInt64(part[5]) << 16 | UInt64(part[6]) << 8 | UInt64(part[7])
      digest.mix(high | low)
      index &+= 8
    }
    var word: UInt64 = 0
    while index < octets.count {
      word = word << 8 | UInt64(octets[index])
      index += 1
    }
    digest.mix(word)
    digest.mix(UInt64(octets.count))
    return digest.state
  }
}

extension Digest {
  /// That of the content of a string.
  static func of(_ content: borrowing PackedContent) -> Int64 {
    var digest = Digest()
    var index = 0
    var word: UInt64 = 0
    while index < content.octetCount {
      word = word << 8 | UInt64(content[index])
      index += 1
      if index & 7 == 0 {
        digest.mix(word)
        word = 0
      }
    }
    digest.mix(word)
    digest.mix(UInt64(content.bitCount))
    return Int64(bitPattern: digest.state)
  }
}
