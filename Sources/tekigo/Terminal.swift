import Foundation
import Platform

/// What is known of the terminal behind standard output.
enum Terminal {
  /// Whether colours can be shown and are wanted.
  static var hasColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    return FileDescriptor.standardOutput.isTerminal && environment["NO_COLOR"] == nil
      && environment["TERM"] != "dumb"
  }

  /// The width that the user tells, within reason.
  static var columns: Int? {
    ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.map { max(60, min($0, 160)) }
  }
}
