public import Results

/// What the process tells its caller (design §5).
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// No failure in the scope that was judged.
  case noFailure = 0
  case failure = 1
  /// Inconclusive, or nothing was exercised.
  case inconclusive = 2
  /// Wrong usage, or a profile that cannot be used.
  case usage = 3
  /// A capture that cannot be read.
  case unreadableCapture = 4
  /// Not judged because of a limit of the tool, and no failure beside it.
  case error = 5
  /// Output that cannot be written, whatever the verdict is.
  case unwritten = 6

  public init(_ outcome: Outcome) {
    switch outcome {
    case .pass: self = .noFailure
    case .fail: self = .failure
    case .inconclusive: self = .inconclusive
    case .error: self = .error
    }
  }

  /// The meaning in words, for help texts and reports.
  public var meaning: String {
    switch self {
    case .noFailure: return "no failure in scope"
    case .failure: return "failure"
    case .inconclusive: return "inconclusive, or nothing exercised"
    case .usage: return "wrong usage or profile"
    case .unreadableCapture: return "capture unreadable"
    case .error: return "not judged, without a failure"
    case .unwritten: return "output could not be written"
    }
  }
}
