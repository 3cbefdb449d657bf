import Events
import Testing
import Wire

@testable import Fronthaul

/// Whatever the threads: sections are shown in their order, each with what its own samples amount to.
@Suite struct SampleStageTests {
  /// What an event of samples says.
  private struct Shown: Equatable {
    var frame: Int64
    var section: Int64
    var blocks: Int64
    var meanPower: Int64?
  }

  private struct Recorder: EventSink {
    var shown: [Shown] = []

    mutating func receive(_ row: inout EventRow) {
      shown.append(
        Shown(
          frame: row[FrameSlot.frameNumber], section: row[UPlaneSlot.sectionId],
          blocks: row[SampleSlot.blocks], meanPower: row.value(SampleSlot.meanPower)))
    }
  }

  /// Messages of a flow all have the same format. Width 9 is measured as fast as it is copied, 14 is not.
  private static let formats: [UPlaneFormat] = [
    .fixed(.blockFloatingPoint, width: 14), .fixed(.blockFloatingPoint, width: 9),
    .fixed(.none, width: 16), .fixed(.muLaw, width: 8),
  ]

  /// A message with 1 to 3 sections of 1 to 7 resource blocks, whose samples differ from message to message.
  private static func message(_ number: Int, _ format: UPlaneFormat) -> [UInt8] {
    var bytes: [UInt8] = [0x10, 0, 0, 0, 0, 0, 0, 0x80, 0x90, UInt8(number & 255), 0, UInt8(number % 14)]
    for section in 0...(number % 3) {
      let count = 1 + (number + section) % 7
      let id = number * 3 + section & 0xFFF
      bytes += [UInt8(id >> 4), UInt8(id & 15) << 4, 0, UInt8(count)]
      for block in 0..<count {
        let size = format.compression.bytesPerPRB()
        bytes += (0..<size).map { UInt8(truncatingIfNeeded: ($0 * 37 + block * 11) &* (number + section)) }
      }
    }
    return bytes
  }

  /// - Returns: what is shown of 900 messages, and the sections and elements of each flow.
  private func run(threads: Int, batchBytes: Int) -> (shown: [Shown], flows: [[Int]], sums: [UInt128]) {
    var stage = SampleStage(SampleMeasurement(threads: threads), batchBytes: batchBytes)
    var recorder = Recorder()
    for number in 0..<900 {
      let flow = number % Self.formats.count
      let format = Self.formats[flow]
      let bytes = Self.message(number, format)
      // Some are cut short, in the middle of a section or in front of its samples.
      let captured = number % 10 == 7 ? 16 + (number % 30) * 10 : bytes.count
      let range = MessageRange(start: 0, declaredEnd: bytes.count, capturedEnd: min(captured, bytes.count))
      var row = EventRow(flow: 1)
      row[FrameSlot.frameNumber] = Int64(number)
      row[HeaderSlot.symbolId] = Int64(number % 14)
      let totals = UPlaneMessage.survey(bytes.span, range, format)
      if let first = totals.first { UPlaneMessage.identify(&row, first) }
      stage.add(&row, of: flow, bytes.span, range, format, totals, into: &recorder)
    }
    stage.finish(into: &recorder)
    let flows = stage.flows
    return (
      recorder.shown, flows.map { [$0.sections, $0.total.elements, $0.total.blocks] },
      flows.flatMap { [$0.total.energy, UInt128($0.total.peak)] + $0.symbolSums.map(\.energy) }
    )
  }

  /// What has to be shown, section by section and without a stage.
  private var expected: [Shown] {
    var all: [Shown] = []
    for number in 0..<900 {
      let format = Self.formats[number % Self.formats.count]
      let bytes = Self.message(number, format)
      let captured = number % 10 == 7 ? min(16 + (number % 30) * 10, bytes.count) : bytes.count
      var walk = UPlaneSectionWalk(bytes.span, from: 12, to: bytes.count, captured: captured, as: format)
      while let section = try? walk.next() {
        let end = max(section.dataOffset, min(section.end, captured))
        let statistics = SampleMeter.measure(
          bytes.span.extracting(section.dataOffset..<end), section, at: 0)
        all.append(
          Shown(
            frame: Int64(number), section: Int64(section.sectionId), blocks: Int64(statistics.blocks),
            meanPower: statistics.meanPower.map(Decibels.centibels)))
      }
    }
    return all
  }

  /// Of a capture that kept no samples, results come back as they do of others: what is under way is bounded.
  @Test func sectionsWithoutSamplesFillABatch() {
    var stage = SampleStage(SampleMeasurement(threads: 1), batchBytes: 10_000)
    var recorder = Recorder()
    let format = Self.formats[0]
    let bytes = Self.message(0, format)
    let range = MessageRange(start: 0, declaredEnd: bytes.count, capturedEnd: 16)
    for _ in 0..<1_000 {
      var row = EventRow(flow: 1)
      stage.add(
        &row, of: 0, bytes.span, range, format, UPlaneMessage.survey(bytes.span, range, format), into: &recorder)
    }
    #expect((500..<1_000).contains(recorder.shown.count))
    stage.finish(into: &recorder)
    #expect(recorder.shown.count == 1_000)
    #expect(recorder.shown.allSatisfy { $0.blocks == 0 })
  }

  /// A batch of 1 byte holds a message; with 1 MB, all are in the last one.
  @Test(arguments: [1, 2, 3, 8], [1, 2_000, 1 << 20])
  func whatIsShownDependsOnTheSamplesAlone(threads: Int, batchBytes: Int) {
    let result = run(threads: threads, batchBytes: batchBytes)
    #expect(result.shown == expected)
    #expect(Set(result.shown.map(\.blocks)).count == 8)
    let one = run(threads: 1, batchBytes: 1 << 20)
    #expect(result.flows == one.flows)
    #expect(result.sums == one.sums)
    #expect(result.flows.reduce(0) { $0 + $1[0] } == expected.count)
  }
}
