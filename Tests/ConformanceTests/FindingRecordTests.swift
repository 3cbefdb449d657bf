import Events
import Results
import Testing

@testable import Conformance

@Suite("The evidence of a finding") struct FindingRecordTests {
  private func evidence(_ time: Int64, capture: Int = 0, frame: Int = 1) -> Evidence {
    .witness(
      Witness(
        capture: capture, frame: frame, time: time, event: "e", fields: [], expected: [], observed: []))
  }

  private func finding(_ evidence: [Evidence], excess: [Int64?] = []) -> FindingRecord {
    var record = FindingRecord(
      key: FindingRecord.Key(rule: 0, line: 0, unit: nil, cause: "c", consequenceOf: nil))
    for (number, entry) in evidence.enumerated() {
      record.add(entry, excess: excess.indices.contains(number) ? excess[number] : nil)
    }
    return record
  }

  @Test("is the first and the last in time, in whatever order failures are found out")
  func order() {
    let times: [Int64] = [50, 20, 90, 10, 70, 30, 100, 60, 40, 80]
    for shift in times.indices {
      let arrival = times[shift...] + times[..<shift]
      let record = finding(arrival.map { evidence($0) })
      #expect(record.first.map(\.order.time) == [10, 20, 30, 40, 50, 60, 70, 80])
      #expect(record.last?.order.time == 100 && record.count == 10)
    }
  }

  @Test("has no last one beside the first eight") func few() {
    let record = finding((1...8).map { evidence($0) })
    #expect(record.first.count == 8 && record.last == nil)
  }

  @Test("of the same time is in the order of captures and frames") func sameTime() {
    let record = finding([
      evidence(5, capture: 1, frame: 1), evidence(5, capture: 0, frame: 9), evidence(5, capture: 0, frame: 2),
    ])
    #expect(record.first.map(\.order.frame) == [2, 9, 1])
  }

  @Test("is worst where it is farthest off, the earliest of several") func worst() {
    let record = finding([evidence(5), evidence(9), evidence(3), evidence(1)], excess: [4, 7, 7, nil])
    #expect(record.worst?.order.time == 3 && record.excess == 7)
    #expect(finding([evidence(5)]).worst == nil)
  }
}
