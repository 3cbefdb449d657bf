internal import Foundation

/// What reports call the files of a run, so that equal files give equal reports wherever they lie and however their paths
/// are written: each by its name, with as many folders before it as tell it apart from the others.
public struct FileNames: Sendable {
  private var names: [String: String] = [:]

  /// - Parameters:
  ///   - paths: files as somebody named them.
  ///   - known: those that have a name of their own.
  public init(_ paths: [String], known: [String: String] = [:]) {
    // Spellings of one path are one file.
    let spellings = Dictionary(grouping: Set(paths).subtracting(known.keys), by: Self.parts)
    var open = Array(spellings.keys)
    var count = 1
    while !open.isEmpty {
      var rivals: [[String]] = []
      for group in Dictionary(grouping: open, by: { $0.suffix(count) }).values {
        for parts in group {
          guard group.count == 1 || parts.count <= count else {
            rivals.append(parts)
            continue
          }
          for path in spellings[parts] ?? [] { names[path] = parts.suffix(count).joined(separator: "/") }
        }
      }
      open = rivals
      count += 1
    }
    names.merge(known) { _, name in name }
  }

  public subscript(path: String) -> String { names[path] ?? Self.parts(path).last ?? path }

  private static func parts(_ path: String) -> [String] {
    let start = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
    var parts: [String] = []
    for part in "\(start)/\(path)".split(separator: "/") where part != "." {
      if part != ".." { parts.append(String(part)) } else { _ = parts.popLast() }
    }
    return parts
  }
}
