internal import SHA256

/// A digest by SHA-256 (FIPS 180-4) of bytes that come in pieces.
///
/// It takes the instructions that x86-64 processors have for it, where the one at hand has them.
public struct SHA256Digest: Sendable {
  private var digest = tekigo_sha256()
  private let isPortable: Bool

  /// A digest of no bytes so far.
  public init() { self.init(isPortable: false) }

  /// - Parameter isPortable: whether the instructions of the processor for it are left alone.
  package init(isPortable: Bool) {
    self.isPortable = isPortable
    unsafe tekigo_sha256_begin(&digest)
  }

  /// Whether the processor has instructions for it that are used.
  package static var isAccelerated: Bool { tekigo_sha256_is_accelerated() != 0 }

  /// Takes the next bytes.
  public mutating func add(_ bytes: Span<UInt8>) {
    // The span lends `count` bytes for the time of this call, and this value alone holds the digest.
    unsafe bytes.withUnsafeBufferPointer {
      unsafe tekigo_sha256_add(&digest, $0.baseAddress, $0.count, isPortable ? 1 : 0)
    }
  }

  /// The digest of all bytes so far, in 64 hexadecimal digits.
  public var hexadecimal: String {
    // Ending it changes the copy.
    var digest = digest
    var bytes = [UInt8](repeating: 0, count: 32)
    unsafe bytes.withUnsafeMutableBufferPointer {
      // There is room for its 32 bytes.
      if let start = $0.baseAddress { unsafe tekigo_sha256_finish(&digest, start, isPortable ? 1 : 0) }
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
