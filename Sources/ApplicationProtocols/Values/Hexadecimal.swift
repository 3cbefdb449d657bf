/// Octets as hexadecimal digits.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Two small digits for each octet.
  package static func text(_ octets: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(octets.count * 2)
    for octet in octets {
      text.append(digits[Int(octet >> 4)])
      text.append(digits[Int(octet & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The octets of digits with blanks between and `0x` before them.
  ///
  /// - Throws: the column, counted from 1, of what is no digit, or behind an odd number of them.
  package static func octets(_ text: Substring) throws(NoDigit) -> [UInt8] {
    var octets: [UInt8] = []
    octets.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    let bytes = Array(text.utf8)
    for (place, byte) in bytes.enumerated() {
      if [0x20, 0x09, 0x0D].contains(byte) { continue }
      // The 0 of a prefix was taken for a digit.
      if byte | 0x20 == UInt8(ascii: "x"), high == 0, bytes[place - 1] == UInt8(ascii: "0") {
        high = nil
        continue
      }
      guard let value = value(byte) else { throw NoDigit(column: place + 1) }
      if let upper = high {
        octets.append(upper << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    guard high == nil else { throw NoDigit(column: bytes.count + 1) }
    return octets
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Where digits are missing.
  package struct NoDigit: Error, Equatable {
    package var column: Int
  }
}
