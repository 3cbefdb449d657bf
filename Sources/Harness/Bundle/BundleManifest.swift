/// Why a bundle can't be made, or is none.
public struct BundleError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// The SHA-256 digests of the files of a bundle, in the form of `sha256sum`: who has no tekigo checks them by
/// `sha256sum --check SHA256SUMS`.
struct BundleManifest: Equatable {
  static let name = "SHA256SUMS"
  static let signatureName = "SHA256SUMS.sig"

  struct Entry: Equatable {
    /// From the folder of the bundle on.
    var path: String
    /// In hexadecimal digits.
    var sha256: String
  }

  /// In the order of the paths.
  private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries.sorted { $0.path < $1.path } }

  var text: String { entries.map { "\($0.sha256)  \($0.path)\n" }.joined() }

  init(text: String) throws(BundleError) {
    var entries: [Entry] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let digest = String(line.prefix(64))
      let path = String(line.dropFirst(66))
      guard line.count > 66, line.dropFirst(64).hasPrefix("  "),
        digest.utf8.allSatisfy({
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
        })
      else { throw BundleError("\(Self.name):\(number + 1): write a SHA-256, two blanks and a path") }
      guard Self.isInside(path) else {
        throw BundleError(
          "\(Self.name):\(number + 1): `\(path)` leads out of the bundle, or is no plain name")
      }
      guard !entries.contains(where: { $0.path == path }) else {
        throw BundleError("\(Self.name):\(number + 1): `\(path)` stands there twice")
      }
      entries.append(Entry(path: path, sha256: digest))
    }
    self.init(entries)
  }

  /// Whether a path stays in the folder of the bundle, and needs no escapes in the manifest.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      && path.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\\" && $0.value != 127 }
  }
}
