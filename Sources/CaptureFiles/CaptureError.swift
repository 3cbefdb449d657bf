/// Why nothing could be read from a capture, or why one cannot be written.
///
/// Damage behind a valid beginning is no error: it is in ``CaptureSummary/damage``.
public struct CaptureError: Error, Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// The system refused: no such file, no permission, a directory; or the medium failed.
    case unreadable(String)
    case empty
    /// The first bytes (at most eight, as hexadecimal text) belong to no capture format.
    case notACapture(firstBytes: String)
    /// The beginning is that of a capture, but not one that can be read.
    case badHeader(String)
    /// The file is compressed and the program that expands it is not installed.
    case programMissing(String)
    /// The program that expands the file failed before there were any frames.
    case programFailed(String)
    /// A capture that is to be written: the system refused, or what was to be written has no place in a file.
    case unwritable(String)
    /// Standard input was named more than once.
    case repeatedStandardInput
  }

  /// The input, as it was named.
  public var name: String
  /// Bytes from the start of the (expanded) data; `nil` if nothing could be opened.
  public var offset: Int?
  public var cause: Cause

  public init(_ name: String, at offset: Int? = nil, _ cause: Cause) {
    self.name = name
    self.offset = offset
    self.cause = cause
  }
}

extension CaptureError: CustomStringConvertible {
  public var description: String {
    let place = offset.map { "\(name), byte \($0)" } ?? name
    return switch cause {
    case .unreadable(let reason): "\(place): cannot be read: \(reason)"
    case .empty: "\(place): is empty"
    case .notACapture(let bytes):
      "\(place): is not a capture: pcap or pcapng was expected, also in gzip, zstd or xz; found \(bytes)"
    case .badHeader(let reason): "\(place): \(reason)"
    case .programMissing(let program):
      "\(place): is compressed, and the program \(program) that expands it was not found in PATH"
    case .programFailed(let reason): "\(place): cannot be expanded: \(reason)"
    case .unwritable(let reason): "\(place): cannot be written: \(reason)"
    case .repeatedStandardInput: "\(place): standard input can be read only once"
    }
  }
}
