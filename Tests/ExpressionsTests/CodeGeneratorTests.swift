import Events
import Expressions
import Testing

@Suite struct CodeGeneratorTests {
  func opcodes(_ text: String) throws -> [Opcode] {
    try Radio.compiler.condition(text, of: Radio.message).program.instructions.map(\.op)
  }

  @Test(arguments: [
    ("payloadVersion == 1", [Opcode.equalConstant]), ("payloadVersion != 1", [.notEqualConstant]),
    ("payloadVersion < 1", [.lessOrEqualConstant]), ("payloadVersion > 1", [.greaterOrEqualConstant]),
    ("1 < payloadVersion", [.greaterOrEqualConstant]), ("!(payloadVersion == 1)", [.notEqualConstant]),
    ("numPrbc >= 1 && numPrbc <= 9", [.inRange]), ("numPrbc < 9 && 1 < numPrbc", [.inRange]),
    ("numPrbc in [3..7]", [.inRange]), ("numPrbc in [3, 4, 5]", [.inRange]), ("numPrbc in [3, 5]", [.inMask]),
    ("numPrbc in [3..7, 9, 63]", [.inMask]),
    ("numPrbc in [3, 64]", [.equalConstant, .equalConstant, .or, .copy]),
    ("wellFormed", [.copy]), ("wellFormed && true", [.copy]),
    ("startPrbc + 3 < numPrbc", [.addConstant, .less]),
    ("startPrbc - 3 < numPrbc", [.addConstant, .less]),
    ("startPrbc * 3 > numPrbc", [.multiplyConstant, .less]),
    ("wellFormed && numPrbc == 3 && symbolId == 3", [.equalConstant, .and, .equalConstant, .and]),
  ])
  func fusesWithConstants(_ text: String, _ expected: [Opcode]) throws {
    #expect(try opcodes(text) == expected, "\(text)")
  }

  @Test func everyRegisterIsATemporary() throws {
    let program = try Radio.compiler.condition(
      "(startPrbc + numPrbc) * 2 - numPrbc in [1, 100, 200] || size(reMask) == 2 && !wellFormed",
      of: Radio.message
    ).program
    #expect(program.instructions.allSatisfy { $0.dst >= 128 })
    #expect(program.origins.count == program.instructions.count)
    #expect(program.evaluate(Radio.row()) == .known(0))
    #expect(program.evaluate(Radio.row { $0[FieldSlot(2)] = 40 }) == .known(1))
  }

  @Test func readsAreTheFieldsThatOccur() throws {
    let program = try Radio.compiler.condition(
      "has(udIqWidth) && numPrbc > 2 && numPrbc < startPrbc", of: Radio.message
    ).program
    #expect(program.fields.map(\.name) == ["udIqWidth", "numPrbc", "startPrbc"])
    #expect(program.reads.slots.map(\.rawValue) == [2, 3, 12])
  }

  @Test func anExplanationShowsComparisonsAndSums() throws {
    let program = try Radio.compiler.condition(
      "startPrbc + numPrbc <= 25 && (wellFormed || dataDirection == UL)", of: Radio.message
    ).program
    #expect(
      program.explain(Radio.row()) == [
        Explanation(text: "startPrbc + numPrbc", value: .known(30)),
        Explanation(text: "startPrbc + numPrbc <= 25", value: .known(0)),
        Explanation(text: "dataDirection == UL", value: .known(0)),
      ])
    let range = try Radio.compiler.condition("numPrbc >= 1 && numPrbc <= 9", of: Radio.message).program
    #expect(range.explain(Radio.row()).map(\.text) == ["numPrbc >= 1 && numPrbc <= 9"])
    let field = try Radio.compiler.condition("wellFormed", of: Radio.message).program
    #expect(field.explain(Radio.row()) == [Explanation(text: "wellFormed", value: .known(1))])
  }
}
