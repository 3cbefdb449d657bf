import Testing

@testable import Results

@Suite("The findings that a second look is for") struct LookChoiceTests {
  private static func places(_ record: RunRecord, most: Int) -> [[Int]] {
    record.findingsToLookAt(most: most).map { [$0.requirement, $0.finding] }
  }

  @Test("are first causes before consequences, by the times of their first witnesses") func order() {
    var consequence = SampleRecord.finding(frame: 1, time: 10)
    consequence.consequenceOf = "b"
    let unwitnessed = Finding(unit: nil, cause: "rate", count: 1, first: [])
    let record = SampleRecord.record([
      SampleRecord.requirement(
        "a", findings: [consequence, SampleRecord.finding(frame: 5, time: 50), unwitnessed]),
      SampleRecord.requirement("b", findings: [SampleRecord.finding(frame: 3, time: 30)]),
    ])
    #expect(Self.places(record, most: 64) == [[1, 0], [0, 1], [0, 0]])
    #expect(Self.places(record, most: 2) == [[1, 0], [0, 1]])
  }

  @Test("are told apart from those beyond the bound") func bound() {
    var record = SampleRecord.record([
      SampleRecord.requirement(
        "a",
        findings: (0..<70).map {
          var finding = SampleRecord.finding(frame: $0 + 1, time: Int64($0))
          finding.cause = "cause \($0)"
          return finding
        })
    ])
    record.look { _ in SampleRecord.look }
    let looks = record.requirements[0].findings.map(\.look)
    #expect(looks[..<64].allSatisfy { $0 == SampleRecord.look })
    #expect(looks[64...].allSatisfy { $0 == SecondLook(notKept: .beyondBound) })
  }

  private static func look(_ frame: Int) -> SecondLook {
    SecondLook(frame: FrameExcerpt(frame: frame, length: 60, parts: [], leftOut: []))
  }

  /// A piece with findings of its own causes, each with its look.
  private static func piece(_ name: Character, frames: Range<Int>, causes: (Int) -> String) -> RunRecord {
    var record = SampleRecord.record([
      SampleRecord.requirement(
        "a", failed: frames.count,
        findings: frames.map {
          var finding = SampleRecord.finding(frame: $0, time: Int64($0))
          finding.cause = causes($0)
          return finding
        })
    ])
    record.captureSets[0].captures[0].sha256 = String(repeating: name, count: 64)
    let unseen = record
    record.look { place in look(unseen[place].first[0].frame) }
    return record
  }

  @Test(
    "of a merged record are the first of all, whatever the order, each with the look at its first witness")
  func merged() throws {
    let early = Self.piece("a", frames: 1..<41) { "cause \($0)" }
    // Half of its causes are those of the early piece, whose witnesses come first.
    let late = Self.piece("b", frames: 101..<141) { $0 < 121 ? "cause \($0 - 100)" : "late \($0)" }
    let last = Self.piece("c", frames: 201..<211) { "last \($0)" }
    func merge(_ a: RunRecord, _ b: RunRecord) throws -> RunRecord {
      try RunRecord(merging: [MergeInput(name: "a", record: a), MergeInput(name: "b", record: b)])
    }
    let merged = try merge(merge(last, late), early)
    #expect(try merged == merge(early, merge(late, last)))
    let findings = merged.requirements[0].findings
    #expect(findings.count == 70)
    for (number, finding) in findings.enumerated() {
      let expected = number < 64 ? Self.look(finding.first[0].frame) : SecondLook(notKept: .beyondBound)
      #expect(finding.look == expected)
    }
  }

  @Test(
    "have nothing that no capture can show",
    arguments: [
      (#""bytes":"7f""#, #""bytes":"7g""#), (#""bytes":"7f""#, #""bytes":"7""#),
      (#""offset":40"#, #""offset":2"#), (#""bytes":3}"#, #""bytes":-3}"#),
    ])
  func damaged(_ part: String, _ replacement: String) throws {
    let text = try SampleRecord.full.text()
    try #require(text.contains(part))
    #expect(throws: RecordError.self) { try RunRecord(text: text.replacing(part, with: replacement)) }
  }
}
