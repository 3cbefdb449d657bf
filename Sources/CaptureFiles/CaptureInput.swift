/// A capture that is to be read: the path of a file, or "-" for standard input.
public struct CaptureInput: Sendable, Equatable {
  public var path: String
  public init(_ path: String) { self.path = path }

  public static let standardInput = CaptureInput("-")

  /// What messages and summaries call it.
  public var name: String { path == "-" ? "standard input" : path }
}

/// The ways in which a file may be compressed, told by its first bytes, and the programs that expand it.
public struct Compression: Sendable {
  let magic: [UInt8]
  public let program: String
  /// How the name of such a file ends.
  public let suffix: String

  static let all = [
    Compression(magic: [0x1F, 0x8B], program: "gzip", suffix: ".gz"),
    Compression(
      magic: [0x28, 0xB5, 0x2F, 0xFD], program: "zstd", suffix: ".zst", memoryLimit: "--memory=\(memory)MB"),
    Compression(
      magic: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], program: "xz", suffix: ".xz",
      memoryLimit: "--memlimit-decompress=\(memory)MiB"),
  ]

  /// Megabytes that a program may take: more than the highest of its usual levels needs, while a file may ask for
  /// gigabytes. What gzip takes does not depend on the file.
  private static let memory = 128

  /// The argument that sets the limit.
  var memoryLimit: String?

  /// With these the program expands its input to its output.
  public var arguments: [String] { ["-d", "-c", "-q"] + [memoryLimit].compactMap { $0 } }
  /// With these it compresses it.
  public static let compressingArguments = ["-c", "-q"]

  /// What the name of a file asks for; `nil` = it is not to be compressed.
  public static func named(by path: String) -> Compression? { all.first { path.hasSuffix($0.suffix) } }

  public static func detect(_ bytes: Span<UInt8>) -> Compression? {
    all.first { candidate in
      guard bytes.count >= candidate.magic.count else { return false }
      return candidate.magic.indices.allSatisfy { bytes[$0] == candidate.magic[$0] }
    }
  }
}
