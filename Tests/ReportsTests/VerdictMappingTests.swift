import Results
import Testing

@testable import Reports

@Suite struct VerdictMappingTests {
  private typealias Row = (
    Verdict, FailureStanding?, VerdictMapping.Element, VerdictMapping.Kind, VerdictMapping.SARIFLevel
  )

  /// The whole table, written out once more.
  private static let rows: [Row] = [
    (.pass, nil, .passed, .pass, .none),
    (.fail, .nonconformity, .failure, .fail, .error),
    (.fail, .accepted, .skipped, .fail, .error),
    (.fail, .known, .skipped, .fail, .error),
    (.fail, .advisory, .skipped, .fail, .warning),
    (.fail, .testEquipment, .skipped, .fail, .warning),
    (.fail, .observed, .skipped, .informational, .none),
    (.fail, .unvalidated, .skipped, .review, .none),
    (.inconclusive, nil, .skipped, .open, .none),
    (.error, nil, .error, .open, .none),
    (.notExercised, nil, .skipped, .notApplicable, .none),
    (.notApplicable, nil, .skipped, .notApplicable, .none),
  ]

  @Test func everyVerdictAndStandingHasItsPlaceInEachFormat() {
    for row in Self.rows {
      let mapping = VerdictMapping(row.0, row.1)
      #expect(mapping.element == row.2 && mapping.kind == row.3 && mapping.level == row.4, "\(row)")
    }
    #expect(Set(Self.rows.compactMap(\.1)) == Set(FailureStanding.allCases))
    #expect(Set(Self.rows.map(\.0)) == Set(Verdict.allCases))
  }

  @Test func onlyAFailureHasALevelInSARIF() {
    for row in Self.rows where row.3 != .fail {
      #expect(VerdictMapping(row.0, row.1).level == .none, "\(row)")
    }
  }

  @Test func aRunThatIsNoPassNeverLooksGreen() {
    for outcome in [Outcome.fail, .inconclusive, .error] {
      #expect(VerdictMapping.Element(outcome, allowsInconclusive: false) != .passed)
      #expect(VerdictMapping.Element(outcome, allowsInconclusive: true) != .passed)
    }
    #expect(VerdictMapping.Element(.inconclusive, allowsInconclusive: false) == .error)
    #expect(VerdictMapping.Element(.inconclusive, allowsInconclusive: true) == .skipped)
  }
}
