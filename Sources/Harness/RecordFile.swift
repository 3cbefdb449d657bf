internal import CaptureFiles
internal import JSON
internal import Platform
internal import Reports
public import Results

/// Why a file is no record that can be read, or could not be written as one.
public struct RecordFileError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  public var error: RecordError

  public init(path: String, error: RecordError) {
    self.path = path
    self.error = error
  }

  public var description: String { "\(path): \(error)" }
}

/// A record of a run in a file: JSON, compressed by `gzip`, `zstd` or `xz` where its name ends in `.gz`, `.zst` or
/// `.xz`.
public struct RecordFile: Sendable {
  /// Bytes of JSON that are read of a file. A record has bounds far below.
  public static let mostBytes = 256 << 20

  /// `-` is standard input or output.
  public let path: String
  public init(_ path: String) { self.path = path }

  /// Writes a record, whole or not at all.
  ///
  /// - Throws: `SystemError` for what the system refuses, ``RecordFileError`` where the program that compresses
  ///   fails.
  public func write(_ record: RunRecord) throws {
    if let compression = Compression.named(by: path) { return try write(record, by: compression) }
    var file = try AtomicFile(path: path)
    try record.send { try file.write($0) }
    try file.commit()
  }

  /// Reads a record, compressed or not, whatever its name.
  ///
  /// - Throws: `SystemError` for what the system refuses, ``RecordFileError`` for what is no record, damaged, or of
  ///   another version.
  public func read() throws -> RunRecord { try record(try text()) }

  /// Reads what a comparison needs of a run, from its record or its JSON report (`tekigo.report/1`), compressed or not.
  ///
  /// - Parameter view: how verdicts are made of a record. A report has them as they were on its day.
  /// - Throws: what ``read()`` does.
  public func readForComparison(_ view: ViewOptions) throws -> ComparedRun {
    let text = try text()
    guard let document = try? JSONValue(json: text), document["schema"]?.text == ComparedRun.reportSchema
    else {
      return ComparedRun(RunResult(try record(text), view))
    }
    do throws(ReportError) { return try ComparedRun(report: document) } catch {
      throw failure("it can't be compared: \(error)")
    }
  }

  private func record(_ text: String) throws -> RunRecord {
    do throws(RecordError) { return try RunRecord(text: text) } catch {
      throw RecordFileError(path: path, error: error)
    }
  }

  private func text() throws -> String {
    let bytes = try bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("it is no record of tekigo: it is no text in UTF-8")
    }
    return text
  }

  private func bytes() throws -> [UInt8] {
    let source = try ByteSource.opening(path: path, windowLength: 1 << 20)
    guard let compression = Compression.detect(source.bytes) else { return try all(source) }
    return try all(source.filtered(through: compression.program, compression.arguments))
  }

  /// All bytes of a source.
  private func all(_ source: consuming ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let count = source.bytes.count
      guard bytes.count + count <= Self.mostBytes else {
        throw failure("it is no record of tekigo: it has more than \(Self.mostBytes) bytes")
      }
      bytes.append(copying: source.bytes)
      if source.isAtEnd { break }
      try source.advance(by: count)
    }
    if let reason = source.programFailure() { throw failure("it can't be expanded: \(reason)") }
    return bytes
  }

  private func write(_ record: RunRecord, by compression: Compression) throws {
    var text: [UInt8] = []
    try record.send { text += $0.utf8 }
    let bytes = try compressed(text, by: compression)
    var file = try AtomicFile(path: path)
    try file.write(bytes.span)
    try file.commit()
  }

  private func compressed(_ bytes: [UInt8], by compression: Compression) throws -> [UInt8] {
    let program = try ChildProcess(
      compression.program, Compression.compressingArguments, feeding: FileDescriptor(reading: "/dev/null"),
      first: bytes.span)
    let compressed = try program.readAll(limit: Self.mostBytes)
    let status = program.wait()
    guard status == .exited(0) else {
      throw failure("it can't be compressed: \(compression.program) \(status): \(program.diagnostics)")
    }
    return compressed
  }

  private func failure(_ message: String) -> RecordFileError {
    RecordFileError(path: path, error: RecordError(message))
  }
}
