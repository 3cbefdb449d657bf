import ArgumentParser
import CaptureFiles
import Documents
import Harness
import Platform
import Reports
import Results

/// A run that ends with diagnostics of a profile or scenario.
struct DiagnosedError: Error {
  var diagnostics: [Diagnostic]
}

/// Ends the process: the message to standard error, the exit code of the table.
func finish(with error: any Error) -> Never {
  switch error {
  case let error as DiagnosedError:
    for diagnostic in error.diagnostics { complain(diagnostic.description) }
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.usage.rawValue))
  case let error as CaptureError where !error.isUsage:
    complain("error: \(error)")
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.unreadableCapture.rawValue))
  case let error as SystemError where error.isClosedPipe:
    // Who reads the output has seen enough.
    TekigoCommand.exit(withError: nil)
  case let error as CaptureError where error.isOfOutput:
    complain("error: \(error)")
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.unwritten.rawValue))
  case let error as SystemError where error.isOfOutput:
    complain("error: \(error)")
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.unwritten.rawValue))
  case is CaptureError, is SystemError, is SelectionError, is RecordFileError, is MergeError,
    is EvidenceError, is ComparisonError, is BundleError:
    complain("error: \(error)")
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.usage.rawValue))
  case let code as ArgumentParser.ExitCode:
    TekigoCommand.exit(withError: code)
  default:
    let code = TekigoCommand.exitCode(for: error)
    guard code != .success, !TekigoCommand.fullMessage(for: error).isEmpty else {
      TekigoCommand.exit(withError: error)
    }
    complain(TekigoCommand.fullMessage(for: error))
    TekigoCommand.exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.usage.rawValue))
  }
}

extension CaptureError {
  /// Whether the command was wrong and not a capture.
  fileprivate var isUsage: Bool {
    switch cause {
    case .unwritable, .repeatedStandardInput: true
    default: false
    }
  }

  /// Whether a capture could not be written.
  fileprivate var isOfOutput: Bool {
    if case .unwritable = cause { return true }
    return false
  }
}

/// Writes a line to standard error; nothing can be done if that fails.
func complain(_ text: String) { try? tell(text + "\n", to: .standardError) }

/// Writes text that others wrote a part of, a profile or the name of a file: what would act on a terminal is shown.
func tell(_ text: String, to file: borrowing FileDescriptor = .standardOutput) throws(SystemError) {
  try say(text.visible(keepingLines: true), to: file)
}

/// Writes a report to standard output. A reader that has seen enough does not change the verdict.
func show(_ text: String) throws(SystemError) {
  do throws(SystemError) { try say(text) } catch {
    if !error.isClosedPipe { throw error }
  }
}

/// Writes a text to a file, whole or not at all; `-` is standard output.
func write(_ text: String, to path: String) throws { try write(to: path) { try $0(text) } }

/// Writes a text that comes in pieces.
func write(to path: String, _ send: ((String) throws -> Void) throws -> Void) throws {
  if path == "-" {
    try send { try show($0) }
  } else {
    var file = try AtomicFile(path: path)
    try send { try file.write($0) }
    try file.commit()
  }
}

/// Writes text to a descriptor.
func say(_ text: String, to file: borrowing FileDescriptor = .standardOutput) throws(SystemError) {
  let bytes = Array(text.utf8)
  try file.write(bytes.span)
}
