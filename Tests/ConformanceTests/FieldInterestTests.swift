import Conformance
import Events
import Results
import Testing

@Suite("What rules read of events") struct FieldInterestTests {
  private let events = [Bench.message]

  private func assertion(_ condition: String?, _ demand: String) throws -> Requirement {
    let selection = try Bench.selection("message", condition)
    let values = FormValues(["assert": .expression([Bench.message: try Bench.program(demand)])])
    return Bench.requirement(
      "a", Rule(selections: [selection], form: try AssertionRule(values), values: values))
  }

  private func reads(_ requirement: Requirement, _ slot: FieldSlot) -> Bool {
    RuleProgram([requirement], catalogue: Bench.catalogue).reads(anyOf: FieldSet([slot]), of: events)
  }

  @Test("is what their conditions and demands name, of the events that they select") func named() throws {
    let requirement = try assertion("version == 1", "slot > 0")
    #expect(reads(requirement, Bench.version))
    #expect(reads(requirement, Bench.slot))
    #expect(!reads(requirement, Bench.sequence))
    let program = RuleProgram([requirement], catalogue: Bench.catalogue)
    #expect(!program.reads(anyOf: FieldSet([Bench.version]), of: [Bench.rare]))
  }

  @Test("is nothing where they do not apply") func notApplicable() throws {
    var requirement = try assertion(nil, "version == 1")
    requirement.applicable = false
    #expect(!reads(requirement, Bench.version))
  }

  @Test("is what leads to causes too") func links() throws {
    var requirement = try assertion(nil, "version == 1")
    requirement.consequences = [
      ConsequenceLink(["b"], on: .frame([Bench.message: try Bench.field("sequence")])),
      ConsequenceLink(["b"], on: .exchange(same: "flow", without: nil), since: "slot"),
    ]
    #expect(reads(requirement, Bench.sequence))
    #expect(reads(requirement, Bench.flowId))
    #expect(reads(requirement, Bench.slot))
    #expect(!reads(requirement, Bench.mode))
  }

  @Test("may be anything where nobody says it") func unknown() throws {
    var requirement = try assertion(nil, "version == 1")
    requirement.rule.reads = nil
    #expect(reads(requirement, Bench.sequence))
  }
}
