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

  /// - Parameter paths: XML files, one for each O-RU. Files that have no module in common are parts of one.
  public init(_ paths: [String]) {
    let names = FileNames(paths)
    var diagnostics: [Diagnostic] = []
    var parts: [ManagementPlaneMapping.Part] = []
    for (index, path) in paths.enumerated() {
      let start = SourceLocation(file: path, line: 1, column: 1)
      guard !paths[..<index].contains(path) else {
        diagnostics.append(Diagnostic(.error, start, "the file is given twice"))
        continue
      }
      do {
        let bytes = try Self.contents(of: path)
        do {
          let data = try ManagementPlaneData(reading: bytes.span)
          if data.isEmpty {
            diagnostics.append(
              Diagnostic(
                .warning, start,
                "nothing is declared by this file: it has no data of \(ManagementPlaneData.modules.joined(separator: ", "))"
              ))
          }
          parts.append(
            ManagementPlaneMapping.Part(
              data: data, path: path, name: names[path], text: String(decoding: bytes, as: UTF8.self)))
        } catch {
          diagnostics.append(Self.diagnostic(error, path, bytes))
        }
      } catch {
        diagnostics.append(Diagnostic(.error, start, error.description))
      }
    }
    var found = Declarations()
    do {
      found = try Self.map(parts)
    } catch {
      let text = parts.first { $0.path == error.path }?.text ?? ""
      let index = diagnostics.firstIndex {
        paths.firstIndex(of: $0.location.file) ?? 0 > paths.firstIndex(of: error.path) ?? 0
      }
      diagnostics.insert(
        Self.diagnostic(error.error, error.path, Array(text.utf8)), at: index ?? diagnostics.endIndex)
    }
    declarations = diagnostics.contains { $0.severity == .error } ? Declarations() : found
    self.diagnostics = diagnostics
  }

  private static func map(
    _ parts: [ManagementPlaneMapping.Part]
  ) throws(ManagementPlaneMapping.Problem) -> Declarations {
    let modules = parts.flatMap { $0.data.coverage.map(\.module) }
    let areOne = Set(modules).count == modules.count
    let units = areOne ? [parts].filter { !$0.isEmpty } : parts.map { [$0] }
    var mapping = ManagementPlaneMapping(unitCount: areOne ? 1 : parts.count { !$0.data.isEmpty })
    for unit in units { try mapping.add(unit) }
    var declarations = mapping.finish()
    let telling = parts.filter { !$0.data.isEmpty }
    if areOne, telling.count > 1 {
      declarations.notes.append(
        "\(telling.map(\.name).joined(separator: ", ")) have no module in common and are taken for parts of one O-RU"
      )
    }
    return declarations
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
