import Results
import Testing

@testable import Reports

@Suite struct MemoryStatisticsTests {
  private static func run() -> RunResult {
    var run = Sample.run()
    run.memory = [
      MemoryUse(form: "join", what: "obligations of a", most: 12, limit: 32_768, bytes: 4_000),
      MemoryUse(form: "join", what: "obligations of b", most: 3_000, limit: 32_768, bytes: 6_000),
      MemoryUse(form: "window", what: "keys of c", most: 1, limit: 1_024, bytes: 15_000),
    ]
    return run
  }

  @Test func theFullestMemoryOfEachFormIsTold() {
    let text = MemoryStatistics(Self.run(), peakResidentBytes: 66_000_000).text
    #expect(
      text == """
        statistics
          resident memory at the peak: 66.0 MB
          of it the memories of rules: 25.0 kB
          most obligations held at a time: 3,000 of 32,768 (obligations of b)
          join: 2 memories, 3,012 states, 10.0 kB; the fullest has 3,000 of 32,768 obligations of b
          window: 1 memory, 1 state, 15.0 kB; the fullest has 1 of 1,024 keys of c

        """)
  }

  @Test func noReportChangesWithIt() {
    for format in ReportFormat.all {
      let options = ReportOptions()
      #expect(format.write(Self.run(), options) == format.write(Sample.run(), options), "\(format.name)")
    }
  }
}
