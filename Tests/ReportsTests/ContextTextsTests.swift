import Conformance
import Testing

@testable import Reports

@Suite struct ContextTextsTests {
  @Test func aStreamIsOneLine() {
    #expect(
      Sample.context.line
        == "PTP Announce, domain 24, from 00:1b:19:00:00:01: 1,200, one in 125 ms on average, longest gap 3 s, "
        + "23 numbers missing, clock class 6")
  }

  @Test func aSingleMessageHasNoInterval() {
    var stream = Sample.context
    (stream.count, stream.meanInterval, stream.missing, stream.remark) = (1, nil, 0, "")
    #expect(stream.line == "PTP Announce, domain 24, from 00:1b:19:00:00:01: 1")
  }
}
