import ArgumentParser
import Foundation

/// The files that a command reads and writes: none is written that it also reads, and none twice.
struct FileUse {
  /// What tells a file from all others, however its path is written.
  private enum Identity: Hashable {
    /// A file that there is: its place on its device.
    case file(device: Int, number: Int)
    /// One that there will be.
    case path(String)
    case standardOutput
  }

  private var uses: [Identity: String] = [:]

  /// - Parameter use: what the file is to the command, for messages: `the capture x.pcap`.
  mutating func reads(_ path: String, as use: String) {
    guard let identity = Self.identity(path == "-" ? "/dev/stdin" : path) else { return }
    uses[identity] = use
  }

  /// - Throws: `ValidationError` if the file is read, or written already.
  mutating func writes(_ path: String, as use: String) throws {
    guard let identity = path == "-" ? .standardOutput : Self.identity(path) else { return }
    if let other = uses[identity] {
      throw ValidationError("\(use) would be written over \(other): name another file")
    }
    uses[identity] = use
  }

  /// The path from the current directory where the file lies below it, else the path as it is.
  static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.hasPrefix(here + "/") ? String(whole.dropFirst(here.count + 1)) : path
  }

  /// `nil` for what is no file, such as a pipe or a device: it has nothing to lose.
  private static func identity(_ path: String) -> Identity? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path) else {
      let folder = resolved.deletingLastPathComponent().resolvingSymlinksInPath()
      return .path(folder.appendingPathComponent(resolved.lastPathComponent).path)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber] as? Int, let number = attributes[.systemFileNumber] as? Int
    else { return nil }
    return .file(device: device, number: number)
  }
}
