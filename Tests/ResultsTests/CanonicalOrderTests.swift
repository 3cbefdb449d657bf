import Events
import Testing

@testable import Results

@Suite("The order of a record") struct CanonicalOrderTests {
  private func unit(_ identity: String, _ provenance: String) -> UnitDescription {
    UnitDescription(
      name: "O-RU \(identity)", identity: identity, role: "O-RU", addresses: [], provenance: provenance)
  }

  @Test("has declared units in the order of the declarations, then those that were found by their addresses")
  func units() {
    var record = SampleRecord.record([SampleRecord.requirement("a", passed: 1)])
    record.units = [
      unit("10.0.0.10", "inferred"), unit("z", "profile"),
      unit("10.0.0.9", "inferred"),
      unit("a", "ru0.xml:12"),
    ]
    record.requirements[0].lines[0].units = (0..<4).map {
      UnitTally(unit: UnitID(rawValue: $0), tally: SampleRecord.tally(passed: $0 + 1))
    }
    record.requirements[0].findings = [SampleRecord.finding(frame: 1, unit: UnitID(rawValue: 2))]
    let sorted = record.canonical()
    #expect(sorted.units.map(\.identity) == ["z", "a", "10.0.0.9", "10.0.0.10"])
    // What refers to a unit goes with it.
    #expect(sorted.requirements[0].lines[0].units.map(\.unit?.rawValue) == [0, 1, 2, 3])
    #expect(sorted.requirements[0].lines[0].units.map(\.tally.passed) == [2, 4, 3, 1])
    #expect(sorted.requirements[0].findings[0].unit == UnitID(rawValue: 2))
    #expect(sorted.canonical() == sorted)
  }

  @Test("has captures by their first frames, and all that refers to one follows it") func captures() {
    var record = SampleRecord.record([
      SampleRecord.requirement(
        "a", findings: [SampleRecord.finding(frame: 1), SampleRecord.finding(frame: 2)])
    ])
    record.requirements[0].findings[1].cause = "other"
    record.requirements[0].findings[1].first[0].capture = 1
    var earlier = record.captures[0]
    (earlier.name, earlier.firstTime) = ("earlier.pcapng", 500)
    record.captureSets[0].captures.append(earlier)
    record.captureSets[0].integrity = [IntegrityEntry(.drops, capture: 1, ["count": 1])]
    let sorted = record.canonical()
    #expect(sorted.captures.map(\.name) == ["earlier.pcapng", "a.pcapng"])
    #expect(sorted.integrity.map(\.capture) == [0])
    // Both failed at the same time: the earlier capture comes first.
    #expect(sorted.requirements[0].findings.map(\.cause) == ["other", "loss"])
    #expect(sorted.requirements[0].findings.map { $0.first[0].capture } == [0, 1])
  }
}
