import Foundation
import Harness
import Platform
import Reports

/// The progress line of long runs, on standard error, for people only.
enum Progress {
  static func meter(for captures: [String]) -> ProgressMeter? {
    guard FileDescriptor.standardError.isTerminal else { return nil }
    let sizes = captures.map { path in
      (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? nil
    }
    let total = sizes.contains { $0 == nil } ? nil : sizes.compactMap { $0 }.reduce(0, +)
    return ProgressMeter { frames, bytes, elapsed in
      let line = ProgressLine(frames: frames, bytes: bytes, totalBytes: total, elapsedNanoseconds: elapsed)
      try? say("\r\u{1B}[K" + line.text(), to: .standardError)
    }
  }

  /// Removes the line.
  static func clear() {
    if FileDescriptor.standardError.isTerminal { try? say("\r\u{1B}[K", to: .standardError) }
  }
}
