import Testing

@testable import Platform

/// Messages and digests are those of the examples that NIST gives for FIPS 180-4.
@Suite struct SHA256DigestTests {
  private static let examples = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: examples.indices, [false, true])
  func digestsAreThoseOfTheStandard(_ example: Int, _ isPortable: Bool) {
    let (message, expected) = Self.examples[example]
    var digest = SHA256Digest(isPortable: isPortable)
    digest.add(Array(message.utf8).span)
    #expect(digest.hexadecimal == expected)
  }

  /// Lengths around those at which a block is full, and at which its padding needs another one.
  @Test(arguments: Array(0...130) + [4095, 4096, 4097])
  func piecesMakeNoDifference(_ length: Int) {
    var generator = Numbers(state: UInt64(length))
    let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 32) }
    var whole = SHA256Digest(isPortable: true)
    whole.add(bytes.span)
    for isPortable in [false, true] {
      var pieces = SHA256Digest(isPortable: isPortable)
      var start = 0
      while start < length {
        let end = min(length, start + Int(generator.next() >> 32 % 150))
        pieces.add(bytes.span.extracting(start..<end))
        start = end
      }
      #expect(pieces.hexadecimal == whole.hexadecimal)
    }
  }

  @Test func aDigestGoesOnAfterItWasAsked() {
    var digest = SHA256Digest()
    digest.add([UInt8]("ab".utf8).span)
    _ = digest.hexadecimal
    digest.add([UInt8]("c".utf8).span)
    #expect(digest.hexadecimal == Self.examples[1].1)
  }

  /// By a program written elsewhere, which is left out where there is none.
  @Test(.enabled(if: FileDescriptor.kind(ofPath: "/usr/bin/sha256sum") == .regular), arguments: 0..<12)
  func digestsAreThoseOfAnotherProgram(_ seed: Int) throws {
    var generator = Numbers(state: UInt64(seed))
    let length = Int(generator.next() >> 32 % 300_000)
    let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 32) }
    let program = try ChildProcess(
      "sha256sum", [], feeding: FileDescriptor(reading: "/dev/null"), first: bytes.span)
    let said = String(decoding: try program.readAll(limit: 1 << 10), as: UTF8.self)
    var digest = SHA256Digest()
    digest.add(bytes.span)
    #expect(said.prefix(64) == digest.hexadecimal)
  }

  /// Multiplies and adds (Knuth), so that every run has the same numbers.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
