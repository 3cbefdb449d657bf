import Conformance
import Results
import Testing

/// The engine computes what the expression says, in place and for many rules at once.
@Suite struct ArithmeticTests {
  private func verdict(_ demand: String, version: Int64, sequence: Int64) throws -> Verdict {
    var feed = Feed([try Bench.assertion("a", demand)])
    feed.send(version: version, sequence: sequence)
    return feed.results()[0].verdict
  }

  @Test(arguments: [(17, 5), (-17, 5), (0, 1), (1_000_000, -3)] as [(Int64, Int64)])
  func everyOperatorGivesItsResult(_ a: Int64, _ b: Int64) throws {
    let results: [(String, Int64)] = [
      ("version + sequence", a + b), ("version - sequence", a - b), ("version * sequence", a * b),
      ("version / sequence", a / b), ("version % sequence", a % b), ("version + 7", a + 7),
      ("version - 7", a - 7), ("version * 3", a * 3), ("-version", -a),
      ("(version + sequence) * (version - sequence)", (a + b) * (a - b)),
    ]
    for (text, result) in results {
      #expect(try verdict("\(text) == \(result)", version: a, sequence: b) == .pass, "\(text)")
      #expect(try verdict("\(text) == \(result + 1)", version: a, sequence: b) == .fail, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("version + sequence > 0", Int64.max, 1), ("version - sequence < 0", .min, 1),
      ("version * sequence > 0", .max, 2), ("version + 1 > 0", .max, 0), ("version * 2 > 0", .max, 0),
      ("version / sequence > 0", 1, 0), ("version % sequence == 0", 1, 0),
      ("version / sequence > 0", .min, -1),
    ] as [(String, Int64, Int64)])
  func whatHasNoResultIsNotJudged(_ demand: String, _ a: Int64, _ b: Int64) throws {
    #expect(try verdict(demand, version: a, sequence: b) == .error, "\(demand)")
  }

  @Test func comparisonsOfTwoFieldsFollowTheirOrder() throws {
    for (a, b) in [(1, 2), (2, 2), (3, 2)] as [(Int64, Int64)] {
      let results: [(String, Bool)] = [
        ("<", a < b), ("<=", a <= b), (">", a > b), (">=", a >= b), ("==", a == b), ("!=", a != b),
      ]
      for (sign, holds) in results {
        let found = try verdict("version \(sign) sequence", version: a, sequence: b)
        #expect(found == (holds ? .pass : .fail), "\(a) \(sign) \(b)")
      }
    }
  }
}
