/// A capture that is to be read: the path of a file, or "-" for standard input.
public struct CaptureInput: Sendable, Equatable {
  public var path: String
  public init(_ path: String) { self.path = path }

  public static let standardInput = CaptureInput("-")

  /// What messages and summaries call it.
  public var name: String { path == "-" ? "standard input" : path }
}

/// The ways in which a capture may be compressed, told by its first bytes, and the programs that expand it.
struct Compression {
  let magic: [UInt8]
  let program: String

  static let all = [
    Compression(magic: [0x1F, 0x8B], program: "gzip"),
    Compression(magic: [0x28, 0xB5, 0x2F, 0xFD], program: "zstd", memoryLimit: "--memory=\(memory)MB"),
    Compression(
      magic: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], program: "xz",
      memoryLimit: "--memlimit-decompress=\(memory)MiB"),
  ]

  /// Megabytes that a program may take: more than the highest of its usual levels needs, while a file may ask for
  /// gigabytes. What gzip takes does not depend on the file.
  private static let memory = 128

  /// How the program is told.
  var memoryLimit: String?

  /// With these the program expands its input to its output.
  var arguments: [String] { ["-d", "-c", "-q"] + [memoryLimit].compactMap { $0 } }

  static func detect(_ bytes: Span<UInt8>) -> Compression? {
    all.first { candidate in
      guard bytes.count >= candidate.magic.count else { return false }
      return candidate.magic.indices.allSatisfy { bytes[$0] == candidate.magic[$0] }
    }
  }
}
