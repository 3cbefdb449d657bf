import Fronthaul
import Synthesis
import Testing

@Suite struct ExtensionScenarioTests {
  struct Place: Hashable {
    var symbol: Int
    var prb: Int
  }

  /// The messages of the downlink data sections of antenna 0, slot by slot.
  private func slots(
    _ more: String, smallest: Int = 1, largest: Int = 20
  ) throws -> [(request: DecodedMessage, section: CPlaneSection, sent: [Place: Int])] {
    let messages = try SampleScenario.with(
      ["largest_allocation: 8": "smallest_allocation: \(smallest), largest_allocation: \(largest)"], more
    ).decoded().filter { $0.isDownlink && $0.eAxC == 0 }
    return messages.compactMap { request in
      guard let section = request.cPlane?.sections.first, section["sectionId"] == 1 else { return nil }
      var sent: [Place: Int] = [:]
      for message in messages where message.slot == request.slot {
        for part in message.uPlane?.sections ?? [] where part["sectionId"] == 1 {
          let start = Int(part["startPrbu"] ?? 0)
          for prb in start..<(start + Int(part["numPrbu"] ?? 0)) {
            sent[Place(symbol: message.symbol, prb: prb), default: 0] += 1
          }
        }
      }
      return (request, section, sent)
    }
  }

  private func places(_ symbols: [Int], _ prbs: [Int]) -> [Place: Int] {
    Dictionary(
      uniqueKeysWithValues: symbols.flatMap { symbol in prbs.map { (Place(symbol: symbol, prb: $0), 1) } })
  }

  /// CUS 7.7.6: groups of 4 from PRB 0 of the carrier on, group 0 holds the section's first PRB.
  @Test func nonContiguousGroupsAreWhatIsSent() throws {
    let slots = try slots(
      "extensions: [{ type: 6, fields: { rbgSize: 4, rbgMask: 0xFFFFFF5, symbolMask: 0x1554 } }]\n",
      smallest: 9, largest: 30)
    #expect(slots.count > 5)
    for (request, section, sent) in slots {
      let part = try #require(section.extensions.first)
      let (start, count) = (Int(section["startPrbc"] ?? 0), Int(section["numPrbc"] ?? 0))
      let all = request.symbol..<(request.symbol + Int(section["numSymbol"] ?? 0))
      let symbols = all.filter { $0 % 2 == 0 && $0 >= 2 && $0 <= 12 }
      let prbs = (start..<(start + count)).filter { prb in (0xFFFFFF5 >> (prb / 4 - start / 4)) & 1 == 1 }
      #expect(sent == places(symbols, prbs))
      // Nothing is asked for that the section does not have.
      let last = (start + count - 1) / 4 - start / 4
      #expect((part["rbgMask"] ?? 0) >> Int64(last + 1) == 0)
      #expect(part["symbolMask"] == symbols.reduce(0) { $0 | 1 << Int64($1) })
    }
  }

  /// CUS 7.7.12: ranges count from the end of the one before.
  @Test func frequencyRangesAreSentBesideTheSectionsOwn() throws {
    let slots = try slots(
      "extensions: [{ type: 12, fields: { symbolMask: 0x3F00, range: [{ offStartPrb: 2, numPrb: 4 }, { offStartPrb: 3, numPrb: 5 }] } }]\n"
    )
    var counts: Set<Int> = []
    for (request, section, sent) in slots {
      let (start, count) = (Int(section["startPrbc"] ?? 0), Int(section["numPrbc"] ?? 0))
      let ranges = section.extensions.first?.fields?.groups["range"]?.count ?? 0
      counts.insert(ranges)
      guard ranges > 0 else { continue }
      let end = start + count
      var prbs = Array(start..<end) + Array((end + 2)..<(end + 6))
      if ranges > 1 { prbs += Array((end + 9)..<(end + 14)) }
      let all = request.symbol..<(request.symbol + Int(section["numSymbol"] ?? 0))
      let symbols = all.filter { $0 >= 8 }
      #expect(sent == places(symbols, prbs))
      #expect(sent.keys.allSatisfy { $0.prb < 51 && $0.symbol >= 8 })
    }
    // Ranges that the carrier has no room for are left out.
    #expect(counts.isSuperset(of: [1, 2]))
  }

  /// CUS 7.7.13.
  @Test func hoppingMovesTheResourceBlocks() throws {
    let slots = try slots(
      "extensions: [{ type: 13, fields: { hop: [{ nextSymbolId: 4, nextStartPrbc: 31 }, { nextSymbolId: 9, nextStartPrbc: 0 }] } }]\n"
    )
    #expect(slots.contains { $0.section.extensions.first?.fields?.groups["hop"]?.count == 2 })
    for (request, section, sent) in slots {
      let count = Int(section["numPrbc"] ?? 0)
      let end = request.symbol + Int(section["numSymbol"] ?? 0)
      var expected: [Place: Int] = [:]
      for symbol in request.symbol..<end {
        let start = symbol >= 9 ? 0 : symbol >= 4 ? 31 : Int(section["startPrbc"] ?? 0)
        for prb in start..<(start + count) { expected[Place(symbol: symbol, prb: prb)] = 1 }
      }
      #expect(sent == expected)
    }
  }

  /// CUS 7.7.11.3: one beam for each bundle, the last one may be smaller.
  @Test func thereIsABeamForEachBundle() throws {
    let slots = try slots(
      "extensions: [{ type: 11, fields: { disableBFWs: 1, numBundPrb: 3, bundle: [{ bundleBeamId: 5 }, { bundleBeamId: 6 }] } }]\n"
    )
    for (_, section, _) in slots {
      let beams = section.extensions.first?.fields?.groups["bundle"]?.map { $0["bundleBeamId"] ?? 0 } ?? []
      #expect(beams.count == (Int(section["numPrbc"] ?? 0) + 2) / 3)
      #expect(beams.enumerated().allSatisfy { $1 == ($0 % 2 == 0 ? 5 : 6) })
    }
    #expect(Set(slots.map { $0.section.extensions.first?.fields?.groups["bundle"]?.count }).count > 2)
  }

  @Test func everySoManyThSlotHasTheExtension() throws {
    let slots = try slots("extensions: [{ type: 9, every: 5, fields: { technology: 1 } }]\n")
    let with = slots.filter { !$0.section.extensions.isEmpty }
    #expect(!with.isEmpty && with.count < slots.count)
    for (request, section, _) in slots {
      let number = request.slot[0] * 20 + request.slot[1] * 2 + request.slot[2]
      // The first radio frame of the scenario is a multiple of 5 slots from the epoch.
      #expect(section.extensions.isEmpty == (number % 5 != 0))
    }
  }

  @Test func anExtensionStaysInItsDirectionAndChannel() throws {
    let scenario = try SampleScenario.scenario(
      """
      extensions:
        - { direction: UL, type: 9, fields: { technology: 1 } }
        - { channel: control, type: 9, fields: { technology: 1 } }
        - { channel: prach, type: 22, fields: { ackNackReqId: 7 } }

      """)
    for message in try scenario.decoded() {
      guard let content = message.cPlane, let section = content.sections.first else { continue }
      let types = section.extensions.map(\.type)
      switch (content.sectionType, message.isDownlink, section["sectionId"]) {
      case (3, _, _): #expect(types == [22])
      case (_, true, 1): #expect(types == [])
      default: #expect(types == [9])
      }
    }
  }

  /// CUS 7.7.10.
  @Test func aSectionForAGroupOfPortsIsSentForTheFirstOfThem() throws {
    let messages = try SampleScenario.scenario(
      "extensions: [{ type: 10, fields: { beamGroupType: 1, numPortc: 1 } }]\n"
    ).decoded().filter(\.isDownlink)
    func requests(grouped: Bool) -> Set<UInt16> {
      Set(
        messages.filter { message in
          message.cPlane?.sections.contains { $0.extensions.contains { $0.type == 10 } == grouped } ?? false
        }.map(\.eAxC))
    }
    #expect(requests(grouped: true) == [0])
    // The control symbols have no extension, so that each antenna is asked for its own.
    #expect(requests(grouped: false) == [0, 1])
    #expect(Set(messages.filter { $0.uPlane != nil }.map(\.eAxC)) == [0, 1])
  }
}
