internal import Conformance
public import Documents
internal import ManagementPlane
internal import Platform
public import Profiles

/// Reads what O-RUs declare of themselves in M-plane data, for `--m-plane`.
public struct ManagementPlaneFiles: Sendable {
  /// What is declared, all files together.
  public let declarations: Declarations
  /// What is wrong with the files; with an error nothing is declared.
  public let diagnostics: [Diagnostic]

  /// - Parameter paths: XML files, one for each O-RU.
  public init(_ paths: [String]) {
    var diagnostics: [Diagnostic] = []
    var mapping = ManagementPlaneMapping(fileCount: paths.count)
    for path in paths {
      do {
        let bytes = try Self.contents(of: path)
        do {
          let data = try ManagementPlaneData(reading: bytes.span)
          if let problem = mapping.add(data, path: path, text: String(decoding: bytes, as: UTF8.self)) {
            diagnostics.append(Self.diagnostic(problem, path, bytes))
          }
        } catch {
          diagnostics.append(Self.diagnostic(error, path, bytes))
        }
      } catch {
        diagnostics.append(
          Diagnostic(.error, SourceLocation(file: path, line: 1, column: 1), error.description))
      }
    }
    declarations = diagnostics.isEmpty ? mapping.finish() : Declarations()
    self.diagnostics = diagnostics
  }

  private static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // What is beyond the limit is not needed to see that it is passed.
    while bytes.count <= ManagementPlaneData.largestFile {
      let count = try file.read(into: &buffer)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func diagnostic(_ error: InstanceDataError, _ path: String, _ bytes: [UInt8]) -> Diagnostic {
    let line = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: error.line, omittingEmptySubsequences: false
    )
    .dropFirst(error.line - 1).first
    var text = line.map { String(decoding: $0, as: UTF8.self) } ?? ""
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    // The mark of the byte order is no column.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return Diagnostic(
      .error, SourceLocation(file: path, line: error.line, column: error.column), error.message,
      sourceLine: text)
  }
}
