import Conformance
import Events
import Results
import Testing

/// A program does not change when it runs.
@Suite struct RuleProgramTests {
  private static func records(_ program: RuleProgram, _ trace: FormTrace) -> [RequirementRecord] {
    var run = TraceRun(program)
    for event in trace.events { run.send(event) }
    return run.finish()
  }

  /// What each trace comes to with a program of its own.
  private static func expected(_ traces: [FormTrace]) throws -> [[RequirementRecord]] {
    try traces.map {
      records(RuleProgram(try EveryForm.requirements(), catalogue: Grid.catalogue), $0)
    }
  }

  @Test func theRequirementsAreOfAllForms() throws {
    let forms = Set(try EveryForm.requirements().map { type(of: $0.rule.form).name })
    #expect(forms == Set(RuleForms.all.map { $0.name }))
  }

  /// Both are far from each other, so that the test can fail.
  @Test func twoRunsInTurnFindWhatEachFindsAlone() throws {
    let traces = [FormTrace(seed: 1), FormTrace(seed: 2)]
    let expected = try Self.expected(traces)
    #expect(expected[0] != expected[1])
    let program = RuleProgram(try EveryForm.requirements(), catalogue: Grid.catalogue)
    var first = TraceRun(program)
    var second = TraceRun(program)
    for number in 0..<max(traces[0].events.count, traces[1].events.count) {
      if number < traces[0].events.count { first.send(traces[0].events[number]) }
      if number < traces[1].events.count { second.send(traces[1].events[number]) }
    }
    #expect(first.finish() == expected[0])
    #expect(second.finish() == expected[1])
  }

  @Test func runsAtTheSameTimeFindWhatEachFindsAlone() async throws {
    let traces = (1...8).map { FormTrace(seed: $0) }
    let expected = try Self.expected(traces)
    let program = RuleProgram(try EveryForm.requirements(), catalogue: Grid.catalogue)
    let found = await withTaskGroup(of: (Int, [RequirementRecord]).self) { group in
      for (number, trace) in traces.enumerated() {
        group.addTask { (number, Self.records(program, trace)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in traces.indices { #expect(found[number] == expected[number], "trace \(number)") }
  }

  @Test func aSecondRunFindsNothingOfTheFirst() throws {
    let program = RuleProgram(try EveryForm.requirements(), catalogue: Grid.catalogue)
    let trace = FormTrace(seed: 3)
    #expect(Self.records(program, trace) == Self.records(program, trace))
  }
}
