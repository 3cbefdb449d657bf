internal import Crypto
internal import Platform

/// The SHA-256 of a file's bytes as they are stored, computed on another thread than the check.
enum CaptureDigest {
  /// Hexadecimal; `nil` for standard input, a pipe or a device, which can't be read twice.
  static func sha256(of path: String) async throws -> String? {
    guard path != "-", FileDescriptor.kind(ofPath: path) != .other else { return nil }
    return try await Task.detached(priority: .high) {
      var hash = SHA256()
      let file = try FileDescriptor(reading: path)
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      while true {
        let count = try file.read(into: &buffer)
        if count == 0 { break }
        hash.update(data: buffer[..<count])
      }
      return hexadecimal(hash.finalize())
    }.value
  }

  static func sha256(of bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

  private static func hexadecimal(_ digest: SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
