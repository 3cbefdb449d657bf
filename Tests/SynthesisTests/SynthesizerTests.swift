import Fronthaul
import Synthesis
import Testing

@Suite struct SynthesizerTests {
  @Test func theSameSeedGivesTheSameBytesAndAnotherSeedOthers() throws {
    let scenario = try SampleScenario.scenario()
    let frames = try Synthesizer(scenario).frames()
    #expect(frames.count > 200)
    #expect(try frames == Synthesizer(scenario).frames())
    var other = scenario
    other.seed += 1
    #expect(try frames != Synthesizer(other).frames())
  }

  @Test func noAllocationOfDataIsSmallerThanTheSmallest() throws {
    let (scenario, _) = SampleScenario.replacing(
      "largest_allocation: 8", "smallest_allocation: 8, largest_allocation: 8")
    let data = try Synthesizer(try #require(scenario)).frames().filter {
      $0.isUPlane && !$0.isDownlink && $0.eAxC == 0
    }
    #expect(!data.isEmpty)
    // Static header: 16 bytes of headers, 28 for each PRB.
    #expect(data.allSatisfy { $0.size == 4 + 4 + 4 + 8 * 28 })
  }

  @Test func framesAreInTheOrderOfTheirTimes() throws {
    let times = try Synthesizer(try SampleScenario.scenario()).frames().map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func everyFlowIsNumberedWithoutGaps() throws {
    var last: [String: UInt8] = [:]
    for frame in try Synthesizer(try SampleScenario.scenario()).frames() {
      let key = "\(frame.isUPlane) \(frame.isDownlink) \(frame.eAxC)"
      #expect(frame.sequenceId == last[key].map { $0 &+ 1 } ?? 0)
      last[key] = frame.sequenceId
    }
    // C-plane: DL 0 and 1, UL 0, PRACH; U-plane the same.
    #expect(last.count == 8)
  }

  @Test func frameNumbersFollowGpsTime() throws {
    // 2024-01-01 00:00:00 UTC: frameId 8 (SFN 776). The first slot's messages leave shortly before or behind.
    let first = try #require(try Synthesizer(try SampleScenario.scenario()).frames().first)
    #expect(first.frameId == 8)
    #expect(first.subframeId == 0)
    #expect(abs(first.time - 1_704_067_200_000_000_000) < 5_000_000)
  }

  @Test func messagesKeepTheirDistanceFromTheSymbol() throws {
    // Window by plane and direction in µs around the start of the symbol; jitter, and queueing on top.
    for frame in try Synthesizer(try SampleScenario.scenario()).frames() {
      let inFrame =
        Int64(frame.subframeId) * 1_000_000 + Int64(frame.slotId) * 500_000 + Int64(frame.symbolId) * 35_714
      let airTime = 1_704_067_200_000_000_000 + (Int64(frame.frameId) - 8) * 10_000_000 + inFrame
      let distance = frame.time - airTime
      switch (frame.isUPlane, frame.isDownlink) {
      case (false, _): #expect((-462_000 ... -380_000).contains(distance))
      case (true, true): #expect((-252_000 ... -180_000).contains(distance))
      case (true, false): #expect((108_000...160_000).contains(distance))
      }
    }
  }

  @Test func everyMessageOfAHealthyCellDecodesCompletely() throws {
    var surveys: [String: FormatSurvey] = [:]
    let frames = try Synthesizer(try SampleScenario.scenario()).frames()
    for frame in frames {
      #expect(frame.messageEnd <= frame.bytes.count)
      #expect(frame.bytes[frame.messageEnd...].allSatisfy { $0 == 0 })
      if frame.isUPlane {
        let key = "\(frame.isDownlink ? "DL" : "UL") \(frame.eAxC)"
        surveys[key, default: FormatSurvey()].observe(frame.bytes.span, from: 30, to: frame.messageEnd)
      } else {
        let message = try CPlaneMessage(frame.bytes.span, 26..<frame.messageEnd)
        #expect(message.sections.count == 1)
        #expect(message.rest.isEmpty)
      }
    }
    let formats = surveys.mapValues { $0.inferred() }
    #expect(formats["DL 0"]??.format == .dynamic())
    #expect(formats["DL 1"]??.compression == CompressionHeader(.blockFloatingPoint, width: 9))
    #expect(formats["UL 0"]??.format == .fixed(.blockFloatingPoint, width: 9))
    #expect(formats["UL 4"]??.compression == CompressionHeader(.none, width: 16))
    #expect(formats.values.allSatisfy { $0?.misfits == 0 })
  }

  @Test func everyRequestedResourceIsDeliveredOnceAndNothingElse() throws {
    struct Place: Hashable {
      var key: [Int]
      var symbol: Int
      var prb: Int
    }
    var requested = Set<Place>()
    var delivered: [Place: Int] = [:]
    for frame in try Synthesizer(try SampleScenario.scenario()).frames() {
      let header = frame.isUPlane ? 30 : frame.bytes[31] == 3 ? 38 : 34
      let b = frame.bytes
      let id = Int(b[header]) << 4 | Int(b[header + 1] >> 4)
      let start = Int(b[header + 1] & 3) << 8 | Int(b[header + 2])
      let key = [
        Int(frame.eAxC), frame.isDownlink ? 1 : 0, Int(frame.frameId), Int(frame.subframeId),
        Int(frame.slotId), id,
      ]
      let symbols = frame.isUPlane ? 1 : Int(b[header + 5] & 15)
      for symbol in Int(frame.symbolId)..<(Int(frame.symbolId) + symbols) {
        for prb in start..<(start + Int(b[header + 3])) {
          let place = Place(key: key, symbol: symbol, prb: prb)
          if frame.isUPlane { delivered[place, default: 0] += 1 } else { requested.insert(place) }
        }
      }
    }
    #expect(!requested.isEmpty)
    #expect(Set(delivered.keys) == requested)
    #expect(delivered.values.allSatisfy { $0 == 1 })
  }

  @Test func aSymbolThatDoesNotFitTheMtuIsSplit() throws {
    let (scenario, _) = SampleScenario.replacing("mtu: 1500", "mtu: 300")
    let frames = try Synthesizer(try #require(scenario)).frames()
    #expect(frames.allSatisfy { $0.bytes.count <= 18 + 300 })
    #expect(frames.contains { $0.isUPlane && $0.bytes[33] == 10 })
  }
}
