import Conformance
import Profiles
import Testing

@Suite struct TestCaseCoverageTests {
  @Test func eachClauseIsOfOneCase() {
    let clauses = TestCase.all.flatMap(\.clauses)
    #expect(Set(clauses).count == clauses.count)
    #expect(
      clauses.allSatisfy { $0.hasPrefix("3.") && $0.split(separator: ".").allSatisfy { Int($0) != nil } })
  }

  @Test func aRequirementBearsOnACaseByAnyOfItsClausesAndOnce() throws {
    let bench = try Bench([:])
    try bench.write(
      "p.yaml",
      """
      profile: p
      cite: { document: D, version: "1", clause: "1" }
      requirements:
        - id: a
          title: A
          select: x.c
          assert: payloadVersion == 1
          relevant_to: [O-RAN.WG4.CONF.0 3.2.3.1.8, O-RAN.WG4.CONF.0 3.2.5.1.5]
        - id: b
          title: B
          select: x.c
          assert: payloadVersion == 1
          relevant_to: [O-RAN.WG4.CONF.0 3.2.9, Other 1]
      """)
    let coverage = TestCaseCoverage(try #require(bench.load().profile).requirements)
    let line = try #require(coverage.lines.first { $0.testCase.clauses.contains("3.2.4.1.9") })
    #expect(line.requirements.map(\.id) == ["a"])
    #expect(coverage.touched == 1)
    #expect(coverage.unknown == ["O-RAN.WG4.CONF.0 3.2.9"])
    #expect(coverage.others.map(\.name) == ["Other 1"])
    #expect(coverage.text.contains("  requirements   a\n"))
    #expect(coverage.text.contains("no case of version 12: O-RAN.WG4.CONF.0 3.2.9"))
  }
}
