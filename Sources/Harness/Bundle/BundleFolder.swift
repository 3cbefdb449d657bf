internal import Foundation
internal import Platform

/// A folder on disk that stands for a bundle while it is made or checked.
final class BundleFolder {
  let path: String
  /// Whether it is removed with this value.
  private let isTemporary: Bool

  /// A folder that is there.
  init(at path: String) {
    self.path = path
    isTemporary = false
  }

  /// A new folder, removed with this value unless it is moved away.
  ///
  /// - Parameter parent: where it is made.
  init(temporaryIn parent: String) throws(BundleError) {
    path = "\(parent)/.tekigo-bundle-\(UUID().uuidString)"
    isTemporary = true
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) } catch {
      throw BundleError("cannot make a folder in \(parent): \(error.localizedDescription)")
    }
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(atPath: path) } }

  /// All files in it, by their paths from it on. What is neither a file nor a folder is an error.
  func files() throws(BundleError) -> [String] {
    guard let contents = FileManager.default.enumerator(atPath: path) else {
      throw BundleError("cannot read the folder \(path)")
    }
    var files: [String] = []
    while let name = contents.nextObject() as? String {
      switch contents.fileAttributes?[.type] as? FileAttributeType {
      case .typeRegular?: files.append(name)
      case .typeDirectory?: break
      default: throw BundleError("\(name) is neither a file nor a folder")
      }
    }
    return files.sorted()
  }

  /// The names of what lies in the folder itself, in their order.
  func topNames() throws(BundleError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw BundleError("cannot read the folder \(path)")
    }
    return names.sorted()
  }

  func digest(_ name: String) throws -> String {
    guard let digest = try CaptureDigest.sha256(of: "\(path)/\(name)") else {
      throw BundleError("\(name) is no file")
    }
    return digest
  }

  func text(_ name: String) throws(BundleError) -> String {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
      throw BundleError("\(name) is not there, or can't be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw BundleError("\(name) is no text in UTF-8")
    }
    return text
  }

  func write(_ text: String, to name: String) throws { try write(to: name) { try $0(text) } }

  /// Writes a text that comes in pieces.
  func write(to name: String, _ send: ((String) throws -> Void) throws -> Void) throws {
    try makeFolder(of: name)
    var file = try AtomicFile(path: "\(path)/\(name)")
    try send { try file.write($0) }
    try file.commit()
  }

  func copy(_ source: String, to name: String) throws {
    try makeFolder(of: name)
    try FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
  }

  private func makeFolder(of name: String) throws {
    let folder = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}

/// A program of others that a bundle needs.
enum BundleProgram {
  /// Runs it to its end.
  ///
  /// - Parameter input: a file that it reads as standard input.
  /// - Returns: what it writes to standard output.
  /// - Throws: ``BundleError`` with what it complained of.
  @discardableResult
  static func run(_ program: String, _ arguments: [String], input: String = "/dev/null") throws -> String {
    let (status, output, complaint) = try result(program, arguments, input: input)
    guard status == .exited(0) else { throw BundleError("\(program) \(status): \(complaint)") }
    return output
  }

  static func result(
    _ program: String, _ arguments: [String], input: String = "/dev/null"
  ) throws -> (status: ChildProcess.Status, output: String, complaint: String) {
    let source = try FileDescriptor(reading: input)
    let process = try ChildProcess(program, arguments, input: source)
    let output = try process.readAll(limit: 16 << 20)
    let status = process.wait()
    return (status, String(decoding: output, as: UTF8.self), process.diagnostics)
  }
}
