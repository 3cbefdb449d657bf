internal import Foundation

/// What reports call the files of a run, so that equal files give equal reports wherever they lie and however their paths
/// are written: each by its name, with as many folders before it as tell it apart from the others.
public struct FileNames: Sendable {
  private var names: [String: String] = [:]

  /// - Parameters:
  ///   - paths: files as somebody named them.
  ///   - known: those that have a name of their own.
  public init(_ paths: [String], known: [String: String] = [:]) {
    let others = Set(paths).subtracting(known.keys)
    let parts = others.map { (path: $0, parts: Self.parts($0)) }
    for (path, own) in parts {
      // Two spellings of one path have the same parts.
      let rivals = parts.map(\.parts).filter { $0 != own }
      var count = 1
      while count < own.count, rivals.contains(where: { $0.suffix(count) == own.suffix(count) }) {
        count += 1
      }
      names[path] = own.suffix(count).joined(separator: "/")
    }
    names.merge(known) { _, name in name }
  }

  public subscript(path: String) -> String { names[path] ?? Self.parts(path).last ?? path }

  private static func parts(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardized.path.split(separator: "/").map(String.init)
  }
}
