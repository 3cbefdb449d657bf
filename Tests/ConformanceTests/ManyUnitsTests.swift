import Conformance
import Documents
import Events
import Profiles
import Results
import Testing

/// Counts are exact however many units and members there are.
@Suite struct ManyUnitsTests {
  private static func program(_ requirements: String) throws -> RuleProgram {
    let head = "profile: toy\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
    let (profile, diagnostics) = Profile.read(
      head + requirements, file: "toy.yaml", catalogue: Grid.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.map(\.description) == [])
    return RuleProgram(try #require(profile).requirements, catalogue: Grid.catalogue)
  }

  private static func send(_ engine: inout Engine, unit: Int64, section: Int64 = 0, frame: Int64) {
    var row = EventRow(flow: EventRow.sharedFlow)
    row[FrameSlot.frameNumber] = frame
    row[FrameSlot.captureTime] = frame
    row[FrameSlot.capture] = 0
    row[FrameSlot.sender] = unit
    row[Grid.section] = section
    row[Grid.late] = 0
    row.type = Grid.plan
    engine.receive(&row)
  }

  /// Units come from both ends of their numbers, so that some find room where the first one did not.
  @Test func eachUnitHasItsCountsWhicheverCameFirst() throws {
    let program = try Self.program(
      (0..<80).map { "  - { id: r\($0), title: T, select: plan, assert: \"!late\" }\n" }.joined())
    var engine = Engine(program)
    let most: Int64 = 2_400
    var frame: Int64 = 0
    for unit in 0..<most {
      let unit = unit % 2 == 0 ? most - 1 - unit / 2 : unit / 2
      for _ in 0...(unit % 3) {
        frame += 1
        Self.send(&engine, unit: unit, frame: frame)
      }
    }
    for record in engine.finish() {
      let units = record.lines[0].units
      #expect(units.map(\.unit) == (0..<Int(most)).map { UnitID(rawValue: $0) })
      #expect(units.map(\.tally.passed) == (0..<Int(most)).map { $0 % 3 + 1 })
    }
  }

  @Test func eachMemberOfAFamilyHasItsCountsOfEachUnit() throws {
    let program = try Self.program(
      "  - { id: each, title: T, select: plan, for_each: section, assert: \"!late\" }\n")
    var engine = Engine(program)
    let (members, units) = (4_000 as Int64, 40 as Int64)
    var frame: Int64 = 0
    for member in 0..<members {
      for unit in stride(from: member % 7, to: units, by: 7) {
        frame += 1
        Self.send(&engine, unit: unit, section: member, frame: frame)
      }
    }
    let lines = engine.finish()[0].lines
    #expect(lines.map(\.member?.value) == (0..<members).map { $0 })
    for line in lines {
      let first = Int(line.member?.value ?? 0) % 7
      #expect(
        line.units.map(\.unit) == stride(from: first, to: Int(units), by: 7).map { UnitID(rawValue: $0) })
      #expect(line.units.allSatisfy { $0.tally.passed == 1 })
    }
  }
}
