import Events
import Testing

@testable import Fronthaul

/// Bytes from strangers: whatever they are, they are read without a trap and told apart from good ones.
@Suite struct CPlaneRobustnessTests {
  /// Counts events and checks what must hold for each.
  private struct Watcher: EventSink {
    var events = 0
    var isMalformed = false
    mutating func receive(_ row: inout EventRow) {
      events += 1
      if row.type == .cusC { isMalformed = row.value(HeaderSlot.wellFormed) == 0 }
    }
  }

  @Test func randomBytesNeverTrap() {
    var generator = SeededGenerator(seed: 1)
    var row = EventRow(flow: 0)
    var decoder = CPlaneDecoder()
    var malformed = 0
    for round in 0..<10_000 {
      var bytes = generator.bytes(Int.random(in: 0...120, using: &generator))
      // Most inputs get a section type that exists, so that the reading goes on.
      if bytes.count > 5, round % 4 != 0 { bytes[5] = UInt8(round % 12) }
      decoder.configuration = CPlaneConfiguration(
        weightCount: round % 3, channelBytesPerPrb: round % 5, sinrBytesPerPrb: round % 2)
      var watcher = Watcher()
      decoder.decode(bytes.span, 0..<bytes.count, captured: round % 7 != 0, row: &row, sink: &watcher)
      #expect(watcher.events > 0)
      if watcher.isMalformed { malformed += 1 }
    }
    #expect(malformed > 5_000, "random bytes are hardly ever a message")
  }

  @Test func aChangedByteNeverTraps() throws {
    var generator = SeededGenerator(seed: 2)
    var row = EventRow(flow: 0)
    var decoder = CPlaneDecoder(configuration: CPlaneConfiguration(weightCount: 2))
    for vector in CPlaneMessageTests.vectors {
      let original = hex(vector)
      for _ in 0..<100 {
        var bytes = original
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8(
          truncatingIfNeeded: generator.next())
        var watcher = Watcher()
        decoder.decode(bytes.span, 0..<bytes.count, captured: true, row: &row, sink: &watcher)
        #expect(watcher.events > 0)
        // As a value it is either refused, or kept byte by byte.
        if let message = try? CPlaneMessage(bytes.span, 0..<bytes.count, decoder.configuration) {
          #expect(try message.encode(decoder.configuration) == bytes)
        }
      }
    }
  }

  @Test func aRangeOutsideTheBytesIsEmpty() {
    let bytes: [UInt8] = [1, 2, 3]
    var row = EventRow(flow: 0)
    var decoder = CPlaneDecoder()
    for range in [5..<9, 3..<3, 0..<Int.max] {
      var watcher = Watcher()
      decoder.decode(bytes.span, range, captured: true, row: &row, sink: &watcher)
      #expect(watcher.events == 1)
      #expect(watcher.isMalformed)
    }
  }

  @Test func theReadingOfAPairOfSectionsChangesOnlyWhatDiffers() {
    // Rules whose fields did not change since the flow's last message need not run again.
    let first = hex("90010000 0101 0000 00100005fffe0007")
    let second = hex("90020000 0101 0000 00100006fffe0007")
    var row = EventRow(flow: 0)
    var watcher = Watcher()
    var decoder = CPlaneDecoder()
    decoder.decode(first.span, 0..<first.count, captured: true, row: &row, sink: &watcher)
    row.changed = FieldSet()
    decoder.decode(second.span, 0..<second.count, captured: true, row: &row, sink: &watcher)
    #expect(
      row.changed
        == FieldSet([
          HeaderSlot.frameId, CPlaneSectionSlot.numPrbc, CPlaneSectionSlot.prbCount, CPlaneSectionSlot.prbEnd,
        ]))
  }
}
