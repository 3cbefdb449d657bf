internal import Results

/// How far a long run is, as one line for the terminal. It knows neither clock nor terminal.
public struct ProgressLine: Sendable, Equatable {
  public var frames: Int
  /// Bytes of input that were read.
  public var bytes: Int64
  /// Size of the input; `nil` for a pipe.
  public var totalBytes: Int64?
  /// Since the start of the run.
  public var elapsedNanoseconds: Int64

  public init(frames: Int, bytes: Int64, totalBytes: Int64?, elapsedNanoseconds: Int64) {
    self.frames = frames
    self.bytes = bytes
    self.totalBytes = totalBytes
    self.elapsedNanoseconds = elapsedNanoseconds
  }

  /// For example `1,200,000 frames · 512.0 of 2,048.0 MB (25 %) · 1,210.4 k frames/s · 310.0 MB/s`; at most
  /// `columns` wide, so that a carriage return is enough to overwrite it.
  public func text(columns: Int = 80) -> String {
    let megabytes = Double(bytes) / 1e6
    var parts = [counted(max(0, frames), "frame")]
    if let totalBytes, totalBytes > 0 {
      let percentage = Int(min(100, max(0, Double(bytes) / Double(totalBytes) * 100)))
      parts.append(
        "\(oneDecimal(megabytes)) of \(oneDecimal(Double(totalBytes) / 1e6)) MB (\(percentage) %)")
    } else {
      parts.append("\(oneDecimal(megabytes)) MB")
    }
    if elapsedNanoseconds > 0 {
      let seconds = Double(elapsedNanoseconds) / 1e9
      parts.append("\(oneDecimal(Double(frames) / seconds / 1e3)) k frames/s")
      parts.append("\(oneDecimal(megabytes / seconds)) MB/s")
    }
    while parts.count > 1 && parts.joined(separator: " · ").columns > columns { parts.removeLast() }
    return String(parts.joined(separator: " · ").prefix(max(0, columns)))
  }
}
