import CaptureFiles
import Fronthaul
import Synthesis
import Testing

@Suite struct PackingTests {
  private static let users = [
    "traffic: { dl: 70, ul: 70, largest_allocation: 8 }":
      "traffic: { dl: 70, ul: 70, largest_allocation: 8, users: 5 }"
  ]

  @Test func usersOfASlotHaveResourceBlocksOfTheirOwn() throws {
    let requests = try SampleScenario.with(Self.users).decoded()
      .filter { $0.cPlane?.sectionType == 1 && !$0.isDownlink }
    let slots = Dictionary(grouping: requests, by: \.slot)
    #expect(!slots.isEmpty)
    for requests in slots.values {
      let sections = requests.compactMap { $0.cPlane?.sections.first }
      #expect(sections.count == 5)
      #expect(Set(sections.map { $0["sectionId"] }).count == 5)
      let prbs = sections.flatMap { section in
        let start = section["startPrbc"] ?? 0
        return Array(start..<(start + (section["numPrbc"] ?? 0)))
      }
      #expect(Set(prbs).count == prbs.count)
      #expect((prbs.max() ?? 0) < 51)
    }
  }

  @Test func messagesHaveAsManySectionsAsTheyMay() throws {
    let messages = try SampleScenario.with(Self.users, "sections_per_message: { c: 4, u: 3 }\n").decoded()
    let control = messages.filter { $0.cPlane?.sectionType == 1 && !$0.isDownlink }
    #expect(Set(control.compactMap { $0.cPlane?.sections.count }) == [4, 1])
    let data = messages.filter { $0.uPlane != nil && !$0.isDownlink && $0.eAxC == 0 }
    #expect(Set(data.compactMap { $0.uPlane?.sections.count }) == [3, 2])
    #expect(data.allSatisfy { Set($0.uPlane?.sections.map { $0["sectionId"] } ?? []).count >= 2 })
  }

  @Test func packingChangesNoSample() throws {
    func prbs(_ more: String) throws -> Set<[UInt8]> {
      Set(
        try SampleScenario.with(Self.users, more).decoded().compactMap(\.uPlane).flatMap {
          $0.sections.map(\.prbs)
        })
    }
    #expect(try prbs("") == prbs("sections_per_message: { u: 8 }\n"))
    #expect(try prbs("") == prbs("concatenation: 4\n"))
  }

  /// CUS 5.5.3: one sequence number, E bit on the last, headers repeated; put together, the message is
  /// what it would have been in one frame.
  @Test func fragmentsTogetherAreTheMessage() throws {
    let wide = ["largest_allocation: 8": "smallest_allocation: 40"]
    func fragmented(_ mtu: Int) throws -> [DecodedMessage] {
      try SampleScenario.with(
        wide.merging(["mtu: 1500": "mtu: \(mtu)"]) { $1 }, "fragmentation: radio\n"
      ).decoded().filter { $0.isDownlink && $0.eAxC == 1 && $0.cPlane == nil }
    }
    let whole = try fragmented(1500)
    #expect(whole.allSatisfy { $0.eBit && $0.subsequenceId == 0 })
    let parts = try fragmented(500)
    #expect(parts.count > whole.count)
    #expect(parts.allSatisfy { $0.payload.count + 8 <= 500 })
    var next = 0
    for message in whole {
      var joined: [UInt8] = []
      while next < parts.count {
        let part = parts[next]
        #expect(part.sequenceId == message.sequenceId)
        #expect(joined.isEmpty == (part.subsequenceId == 0))
        // Timing header and section header, with udCompHdr.
        #expect(part.payload.prefix(10) == message.payload.prefix(10))
        joined += joined.isEmpty ? part.payload : Array(part.payload.dropFirst(10))
        next += 1
        if part.eBit { break }
      }
      #expect(joined == message.payload)
    }
    #expect(next == parts.count)
  }

  @Test func concatenatedMessagesShareAFrame() throws {
    let plain = try SampleScenario.scenario()
    let packed = try SampleScenario.scenario("concatenation: 3\n")
    var counts: Set<Int> = []
    try Synthesizer(packed).forEachFrame { frame in
      counts.insert(try packed.decode(frame).count)
      #expect(frame.bytes.count <= 18 + 1500)
    }
    #expect(counts == [1, 2, 3])
    // Frame by frame the order is the same, and so is what each message says.
    let order = { (messages: [DecodedMessage]) in messages.map { [UInt8($0.sequenceId)] + $0.payload } }
    #expect(try order(packed.decoded()) == order(plain.decoded()))
  }

  @Test(arguments: [("192.0.2.1", "192.0.2.2", 28), ("2001:db8::1", "2001:db8::ff:2", 48)])
  func overUdpTheMessagesAreTheSame(du: String, ru: String, overhead: Int) throws {
    let scenario = try SampleScenario.with([
      "du: { name: du,": "du: { name: du, ip: \"\(du)\", port: 7000,",
      "ru: { name: ru,": "ru: { name: ru, ip: \"\(ru)\", port: 7001,",
    ])
    #expect(try scenario.decoded().map(\.payload) == SampleScenario.scenario().decoded().map(\.payload))
    let direct = try Synthesizer(try SampleScenario.scenario()).frames()
    // Frames that are shorter than the Ethernet minimum have padding.
    for (frame, direct) in zip(try Synthesizer(scenario).frames(), direct) where direct.bytes.count > 60 {
      #expect(frame.bytes.count == direct.bytes.count + overhead)
      let udp = 18 + overhead - 8
      let ports = (0..<2).map { Int(frame.bytes[udp + 2 * $0]) << 8 | Int(frame.bytes[udp + 2 * $0 + 1]) }
      #expect(ports == (frame.bytes[11] == 1 ? [7000, 7001] : [7001, 7000]))
      // The sums of RFC 1071 over header, and over pseudo header and datagram, are all ones.
      if overhead == 28 { #expect(sum(frame.bytes[18..<38]) == 0xFFFF) }
      let addresses = frame.bytes[(udp - (overhead == 28 ? 8 : 32))..<udp]
      let length = frame.bytes.count - udp
      let pseudo = Array(addresses) + [0, 17, UInt8(length >> 8), UInt8(length & 255)]
      #expect(sum((pseudo + frame.bytes[udp...])[...]) == 0xFFFF)
    }
  }

  private func sum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum = 0
    for (index, byte) in bytes.enumerated() { sum += Int(byte) << (index % 2 == 0 ? 8 : 0) }
    while sum > 0xFFFF { sum = sum >> 16 + sum & 0xFFFF }
    return sum
  }

  @Test func sharedSequenceNumbersCountBothDirectionsOfTheCPlane() throws {
    var last: [String: Int] = [:]
    for message in try SampleScenario.scenario("sequence: shared\n").decoded() {
      let plane = message.cPlane != nil ? "C" : message.isDownlink ? "U DL" : "U UL"
      let key = "\(plane) \(message.eAxC)"
      #expect(message.sequenceId == ((last[key] ?? -1) + 1) % 256)
      last[key] = message.sequenceId
    }
    #expect(Set(last.keys).isSuperset(of: ["C 0", "C 1", "C 4", "U DL 0", "U UL 0"]))
  }
}
