import Conformance
import Events
import Results
import Testing

/// Fields that rest on earlier messages: where the capture lacks messages, a failure by them is not certain.
@Suite struct HistoryTests {
  @Test(arguments: [
    ("select: sig.Data", "assert: isKnown", true),
    ("select: sig.Data[!isKnown]", "assert: number == 0", true),
    ("select: sig.Data", "assert: number == 0", false),
  ])
  func ruleThatReadsHistoryNeedsAllOfACapture(select: String, assert: String, needs: Bool) throws {
    let requirements = try Signalling.requirements(
      "    - id: r\n      title: Rule\n      \(select)\n      \(assert)")
    var engine = Engine(requirements, catalogue: Signalling.catalogue)
    let record = try #require(engine.finish().first)
    #expect(record.requirement.needs == (needs ? [.completeCapture] : []))
  }
}
