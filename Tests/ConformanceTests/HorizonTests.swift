import Conformance
import Events
import Results
import Testing

/// What is captured later than its horizon behind an instance changes nothing of what is found of it.
@Suite struct HorizonTests {
  /// What is found of the events up to one of them, by how much of the rest was captured.
  private struct Judged {
    let trace: FormTrace
    let end: Int

    init(_ trace: FormTrace, upTo end: Int) { (self.trace, self.end) = (trace, end) }

    /// - Parameter horizon: for how long the capture goes on, nanoseconds; `nil` = to its end.
    func findings(_ program: RuleProgram, capturedFor horizon: Int64?) -> [Found] {
      var run = TraceRun(program, judging: JudgedRange(to: .frame(end + 1)))
      let last = horizon.map { trace.events[end].time + $0 }
      for (number, event) in trace.events.enumerated() {
        guard number <= end || horizon.map({ $0 > 0 }) ?? true && event.time <= last ?? .max else { break }
        run.send(event)
      }
      return run.finish(at: last).map { Found(lines: $0.lines, findings: $0.findings) }
    }
  }

  private struct Found: Equatable {
    let lines: [TallyLine]
    let findings: [Finding]
  }

  /// The requirements of which something else is found, with a horizon for each, at some place of some trace.
  private static func differences(_ horizon: (Requirement) -> Horizon) throws -> Set<String> {
    let requirements = try EveryForm.requirements()
    let program = RuleProgram(requirements, catalogue: Grid.catalogue)
    var different: Set<String> = []
    for seed in 1...2 as ClosedRange<UInt64> {
      let trace = FormTrace(seed: seed)
      for end in trace.ends.dropFirst(5).dropLast(15) {
        let judged = Judged(trace, upTo: end)
        let whole = judged.findings(program, capturedFor: nil)
        var known: [Int64: [Found]] = [:]
        for (rule, requirement) in requirements.enumerated() where !different.contains(requirement.id) {
          let length: Int64
          switch horizon(requirement) {
          case .event: length = 0
          case .time(let time): length = time
          case .run: continue
          }
          let part = known[length] ?? judged.findings(program, capturedFor: length)
          known[length] = part
          if part[rule] != whole[rule] { different.insert(requirement.id) }
        }
      }
    }
    return different
  }

  @Test func nothingBehindTheHorizonMatters() throws {
    #expect(try Self.differences { $0.rule.form.horizon } == [])
  }

  /// A horizon that is too short is found out.
  @Test func somethingWithinTheHorizonMatters() throws {
    let different = try Self.differences {
      if case .time(let time) = $0.rule.form.horizon { .time(time / 2) } else { .event }
    }
    let waiting: Set = [
      "loss", "spread", "windowed-count", "unanswered", "machine-to-the-end", "delivered", "scheduled",
      "inside", "avoided",
    ]
    #expect(different.isSuperset(of: waiting), "\(waiting.subtracting(different))")
    let horizons = Dictionary(
      uniqueKeysWithValues: try EveryForm.requirements().map { ($0.id, $0.rule.form.horizon) })
    for id in different { #expect(horizons[id] != .event, "\(id)") }
  }
}
