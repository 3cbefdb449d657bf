public import Transport

/// An address and a UDP port that carry eCPRI.
public struct InternetEndpoint: Hashable, Sendable {
  public var address: IPAddress
  public var port: UInt16

  /// Bytes of the IP and UDP headers.
  var headerBytes: Int { (address.isIPv6 ? 40 : 20) + 8 }
}

extension IPAddress {
  /// The address as it is usually written: dotted decimal, or RFC 4291, 2.2, forms 1 and 2.
  init?(text: String) {
    if text.contains(":") { self.init(groups: text) } else { self.init(dotted: text) }
  }

  private init?(dotted text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    self.init(ipv4: bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }

  private init?(groups text: String) {
    func numbers(_ half: Substring) -> [UInt64]? {
      guard !half.isEmpty else { return [] }
      let parts = half.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { $0.utf8.count <= 4 ? UInt16($0, radix: 16).map(UInt64.init) : nil }
      return numbers.count == parts.count ? numbers : nil
    }
    var groups: [UInt64]
    if let gap = text.firstRange(of: "::") {
      guard let front = numbers(text[..<gap.lowerBound]), let back = numbers(text[gap.upperBound...]),
        front.count + back.count < 8
      else { return nil }
      groups = front + [UInt64](repeating: 0, count: 8 - front.count - back.count) + back
    } else {
      guard let all = numbers(text[...]), all.count == 8 else { return nil }
      groups = all
    }
    self.init(
      ipv6: groups[..<4].reduce(0) { $0 << 16 | $1 }, groups[4...].reduce(0) { $0 << 16 | $1 })
  }
}
