import Results

/// What becomes of a verdict in the formats of CI systems. This is the one place where verdicts are mapped:
///
/// | verdict | standing | JUnit | SARIF |
/// |---|---|---|---|
/// | pass | | passed | `pass`, none |
/// | fail | makes the run fail | `failure` | `fail`, error |
/// | fail | accepted by a waiver | `skipped`, with the reason | `fail`, error, suppressed |
/// | fail | known from a baseline | `skipped`, with the reason | `fail`, error, `unchanged` |
/// | fail | advisory, or of test equipment | `skipped`, with the reason | `fail`, warning |
/// | fail | observed | `skipped`, with the reason | `informational`, none |
/// | fail | rule not validated | `skipped`, with the reason | `review`, none |
/// | inconclusive | | `skipped`, with the reason | `open`, none |
/// | error | | `error` | `open`, none |
/// | not-exercised, not-applicable | | `skipped`, with the reason | `notApplicable`, none |
///
/// A failure that does not make the run fail is not shown as passed: green would be untrue, red would contradict the exit
/// code.
struct VerdictMapping: Equatable {
  /// The element of a test case in JUnit's terms.
  enum Element: String, CaseIterable {
    case passed, failure, error, skipped
  }

  /// SARIF 2.1.0, 3.27.9.
  enum Kind: String, CaseIterable {
    case pass, fail, open, review, informational, notApplicable
  }

  /// SARIF 2.1.0, 3.27.10. Other kinds than `fail` have none.
  enum SARIFLevel: String, CaseIterable {
    case error, warning, none
  }

  let element: Element
  let kind: Kind
  let level: SARIFLevel

  init(_ verdict: Verdict, _ standing: FailureStanding?) {
    switch verdict {
    case .pass: (element, kind, level) = (.passed, .pass, .none)
    case .fail:
      switch standing {
      case nil, .nonconformity: (element, kind, level) = (.failure, .fail, .error)
      case .accepted, .known: (element, kind, level) = (.skipped, .fail, .error)
      case .advisory, .testEquipment: (element, kind, level) = (.skipped, .fail, .warning)
      case .observed: (element, kind, level) = (.skipped, .informational, .none)
      case .unvalidated: (element, kind, level) = (.skipped, .review, .none)
      }
    case .inconclusive: (element, kind, level) = (.skipped, .open, .none)
    case .error: (element, kind, level) = (.error, .open, .none)
    case .notExercised, .notApplicable: (element, kind, level) = (.skipped, .notApplicable, .none)
    }
  }
}

extension VerdictMapping.Element {
  /// The run as a test case, so that a run that is no pass never looks green.
  init(_ outcome: Outcome, allowsInconclusive: Bool) {
    switch outcome {
    case .pass: self = .passed
    case .fail: self = .failure
    case .inconclusive: self = allowsInconclusive ? .skipped : .error
    case .error: self = .error
    }
  }
}
