import Results
import Testing

@testable import Reports

@Suite struct ContextTextsTests {
  @Test func aStreamIsOneLine() {
    #expect(
      Sample.context.line.en
        == "PTP Announce, domain 24, from 00:1b:19:00:00:01: 1,200, one in 125 ms on average, longest gap 3 s, "
        + "23 numbers missing, clock class 6, grandmaster 001b19fffe000001")
  }

  @Test(arguments: [
    (Int64(1_000_011_217), "1 s"), (4_463_441_285, "4.463 s"), (62_500_000, "62.5 ms"), (1_050, "1.05 µs"),
    (999, "999 ns"),
  ])
  func intervalsAreForReaders(_ nanoseconds: Int64, _ text: String) {
    var stream = Sample.context
    (stream.intervals, stream.intervalSum) = (1, nanoseconds)
    #expect(stream.line.en.contains("one in \(text) on average"))
  }

  @Test func aSingleMessageHasNoInterval() {
    var stream = Sample.context
    (stream.count, stream.missing, stream.clock) = (1, 0, nil)
    (stream.intervals, stream.intervalSum) = (0, 0)
    #expect(stream.line.en == "PTP Announce, domain 24, from 00:1b:19:00:00:01: 1")
  }
}
