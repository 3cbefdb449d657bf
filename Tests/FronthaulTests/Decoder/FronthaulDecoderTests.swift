import CaptureFiles
import Events
import Testing
import Wire

@testable import Fronthaul
import Units

@Suite struct FronthaulDecoderTests {
  @Test func sectionsOfAStaticHeaderAreReadWithoutAnySetting() throws {
    var stream = FrameStream()
    for index in 0..<40 {
      stream.add(uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 28, symbol: UInt32(index % 14)))
    }
    let (events, report) = stream.events()
    #expect(events.named("cus.u").count == 40)
    #expect(events.named("cus.u").allSatisfy { $0["wellFormed"] == 1 && $0["unreadBytes"] == 0 })
    let section = try #require(events.named("cus.u.section").first)
    #expect(section["prbCount"] == 51)
    #expect(section["iqWidth"] == 9)
    #expect(section["dynamicHeader"] == 0)
    let format = try #require(report.flows.first?.entries.first)
    #expect(format.provenance == .inferred)
    #expect(format.frames == 40)
  }

  @Test func aFlowThatTurnsUpAfterThePrefixIsReadTheSameWay() throws {
    var stream = FrameStream()
    for index in 0..<40 { stream.add(uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 28)) }
    for index in 0..<5 { stream.add(uPlane(sequence: UInt8(index), eAxC: 3, prbs: 51, prbBytes: 28)) }
    let (events, _) = stream.events(prefixBytes: 20_000)
    let late = events.named("cus.u.section").filter { $0["eAxC"] == 3 }
    #expect(late.count == 5)
    #expect(late.allSatisfy { $0["iqWidth"] == 9 })
  }

  @Test func aChangeOfFormatInMidStreamIsAnEvent() throws {
    var stream = FrameStream()
    for index in 0..<30 { stream.add(uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 28)) }
    for index in 30..<60 { stream.add(uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 43)) }
    let (events, _) = stream.events(prefixBytes: 30_000)
    let changes = events.named("cus.configuration")
    #expect(changes.count == 1)
    #expect(changes.first?["frameNumber"] == 34)
    #expect(events.named("cus.u.section").last?["iqWidth"] == 14)
    #expect(
      events.named("cus.u").filter { $0["wellFormed"] == 0 }.compactMap { $0["frameNumber"] } == [31, 32, 33])
  }

  @Test func whereNoOtherFormatFitsTheOldOneIsStillInferred() {
    var stream = FrameStream()
    for index in 0..<30 { stream.add(uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 28)) }
    // Five bytes for 51 resource blocks fit nothing.
    for index in 30..<40 {
      var broken = uPlane(sequence: UInt8(index), prbs: 51, prbBytes: 0)
      broken += [1, 2, 3, 4, 5]
      broken[3] += 5
      stream.add(broken)
    }
    stream.add(uPlane(sequence: 40, prbs: 51, prbBytes: 28))
    let (events, _) = stream.events(prefixBytes: 30_000)
    #expect(events.named("cus.configuration").isEmpty)
    #expect(events.named("cus.u.section").last?["iqWidth"] == 9)
    #expect(events.inferred.contains(UPlaneSlot.udCompMeth))
  }

  @Test func concatenatedMessagesBeginAtMultiplesOfFour() {
    var stream = FrameStream()
    // 13 bytes of payload: three bytes of padding follow before the next header.
    let first = message(7, [1, 2, 3, 0] + Array(repeating: 0, count: 9), concatenated: true) + [0, 0, 0]
    stream.add(first + message(5, Array(repeating: 0, count: 20)))
    let (events, _) = stream.events()
    #expect(events.events.map { $0["messageIndex"] }.contains(1))
    #expect(events.named("ecpri.delay").first?["messageOffset"] == 34)
    #expect(events.events.first?["concatenationFollowed"] == 1)
  }

  @Test func aPayloadSizeBeyondTheFrameIsSeenAndTheRestStillRead() {
    var stream = FrameStream()
    for index in 0..<20 { stream.add(uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28)) }
    var long = uPlane(sequence: 20, prbs: 10, prbBytes: 28)
    long[2] = 0x7F
    stream.add(long)
    let (events, _) = stream.events()
    let last = events.named("cus.u").last
    #expect(last?["ecpriPayload"] ?? 0 > last?["availableBytes"] ?? 0)
    #expect(last?["sectionCount"] == 1)
  }

  @Test func whatTheSnapLengthCutOffIsUnknownAndNoDefect() throws {
    var stream = FrameStream()
    for index in 0..<20 {
      stream.add(uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28), captured: 64)
    }
    let (events, _) = stream.events()
    // The size of the section follows from its header, so nothing is unknown but its samples.
    #expect(events.named("cus.u").allSatisfy { $0["wellFormed"] == 1 })
    var short = FrameStream()
    for index in 0..<20 {
      short.add(uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28), captured: 28)
    }
    let cut = short.events().0.named("cus.u")
    #expect(cut.count == 20)
    #expect(cut.allSatisfy { $0["wellFormed"] == nil && $0.unknown.contains("wellFormed") })
    #expect(cut.allSatisfy { $0["symbolId"] == 0 })
  }

  /// A U-plane message of sections with dynamic headers.
  private func dynamic(_ sequence: UInt8, sections: Int, prbs: Int) -> [UInt8] {
    var body = ByteWriter()
    body.u16(0)
    body.u8(sequence)
    body.u8(0x80)
    body.u32(1 << 31 | 1 << 28 | 7 << 16)
    for section in 0..<sections {
      body.u32(UInt32(section << 20 | section * prbs << 8 | prbs))
      body.u16(0x9100)
      body.append(Array(repeating: 1, count: prbs * 28))
    }
    return message(0, body.bytes)
  }

  @Test func aSectionBehindTheSnapLengthMayBeAnything() throws {
    var stream = FrameStream()
    for index in 0..<20 {
      stream.add(dynamic(UInt8(index), sections: 2, prbs: 4), captured: index < 10 ? nil : 100)
    }
    let sections = stream.events().0.named("cus.u.section")
    #expect(sections.count == 40)
    let (first, second) = (sections[38], sections[39])
    #expect(first["sectionId"] == 0 && !first.unknown.contains("sectionId"))
    #expect(second["sectionIndex"] == 1 && second.unknown.isSuperset(of: ["sectionId", "startPrbu", "rb"]))
  }

  @Test func allocationsBehindTheSnapLengthMayBeAnything() {
    // Two sections of type 1, of which the second one was cut off; then a header that was.
    let header: [UInt8] = [0x10, 2, 0, 28, 0, 0, 0, 0x80, 0x90, 1, 0, 0, 2, 1, 0x91, 0]
    let body: [UInt8] = [0, 0x10, 0, 4, 0xFF, 0xFE, 0, 0, 0, 0x20, 4, 4, 0xFF, 0xFE, 0, 0]
    for (captured, known) in [(42, 1), (28, 0)] {
      var stream = FrameStream()
      stream.add(header + body, captured: captured)
      let allocations = stream.events(allocations: true).0.named("cus.c.allocation")
      #expect(allocations.count == known + 1)
      #expect(allocations.last?.unknown.isSuperset(of: ["sectionId", "fromPrb", "toSymbol"]) == true)
    }
  }

  @Test func theFirstFramesThatAreCutWithoutSayingSoAreNotTakenForWhole() throws {
    var stream = FrameStream()
    for index in 0..<40 {
      // The first ones are cut, and so are nearly all of the others.
      let isShort = index >= 10 && index % 5 == 0
      stream.add(dynamic(UInt8(index), sections: isShort ? 1 : 2, prbs: isShort ? 1 : 4), captured: 64)
      guard !isShort else { continue }
      let last = stream.frames.count - 1
      stream.frames[last].header.originalLength = 64
      stream.frames[last].header.originalEnd = 64
    }
    let (events, report) = stream.events()
    #expect(events.named("cus.u.section").first?["dynamicHeader"] == 1)
    #expect(report.framesSeeminglyCut == [0: 34])
  }

  @Test func aCarrierOfWhichOnlyTheUseIsKnownIsPresumed() throws {
    var stream = FrameStream()
    for index in 0..<40 { stream.add(uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28)) }
    let (events, _) = stream.events()
    #expect(events.presumed.contains(HeaderSlot.carrierPrbs))
    var declared = DecodeSettings.Entry(source: [.place("profile:1")], provenance: .profile)
    declared.carrierPrbs = 106
    #expect(!stream.events(entries: [declared]).0.presumed.contains(HeaderSlot.carrierPrbs))
  }

  /// Two carriers between the same units: what one says of "all PRBs" is nothing to the other.
  @Test(arguments: [16 << 20, 4000]) func eachCarrierHasItsOwnNumberOfAllPrbs(prefixBytes: Int) {
    var stream = FrameStream()
    for index in 0..<40 {
      for (eAxC, prbs) in [(UInt16(0), 51), (0x100, 273)] where eAxC == 0 || index >= 4 {
        var bytes = uPlane(sequence: UInt8(index), eAxC: eAxC, prbs: prbs, prbBytes: 28)
        bytes[15] = 0
        stream.add(bytes)
      }
    }
    let (events, _) = stream.events(prefixBytes: prefixBytes)
    let sections = events.named("cus.u.section")
    #expect(sections.count == 76)
    #expect(sections.allSatisfy { $0["prbCount"] == ($0["eAxC"] == 0 ? 51 : 273) })
    #expect(events.named("cus.u").allSatisfy { $0["wellFormed"] == 1 })
  }

  @Test func messagesBehindTheSnapLengthAreCounted() {
    var stream = FrameStream()
    for index in 0..<20 {
      var first = uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28)
      first[0] |= 1
      stream.add(first + uPlane(sequence: UInt8(index), eAxC: 1, prbs: 10, prbBytes: 28), captured: 64)
    }
    #expect(stream.events().1.messagesNotCaptured == 20)
  }

  @Test func bytesTooShortForAMessageAreMalformed() {
    var stream = FrameStream()
    stream.add([0x10, 0x00])
    stream.add(message(2, [0, 1, 0]))
    let (events, _) = stream.events()
    #expect(events.events.map(\.name) == ["cus.malformed", "cus.malformed"])
    #expect(events.events.allSatisfy { $0["wellFormed"] == 0 })
  }

  @Test(arguments: [true, false]) func fragmentsMakeOneMessage(repeatsSectionHeader: Bool) throws {
    var stream = FrameStream()
    for index in 0..<20 { stream.add(uPlane(sequence: UInt8(index), prbs: 20, prbBytes: 28, fill: 1)) }
    let whole = uPlane(sequence: 20, prbs: 20, prbBytes: 28, fill: 1)
    let timing = Array(whole[8..<12])
    let sections = Array(whole[12...])
    let cut = 200
    func part(_ subsequence: UInt8, isLast: Bool, _ data: [UInt8]) -> [UInt8] {
      message(0, [0, 0, 20, (isLast ? 0x80 : 0) | subsequence] + timing + data)
    }
    stream.add(part(0, isLast: false, Array(sections[..<cut])))
    stream.add(
      part(1, isLast: true, (repeatsSectionHeader ? Array(sections[..<4]) : []) + sections[cut...]))
    let (events, _) = stream.events()
    let messages = events.named("cus.u").suffix(2)
    #expect(messages.map { $0["sectionCount"] } == [0, 1])
    #expect(messages.allSatisfy { $0["wellFormed"] == 1 })
    #expect(events.named("cus.u.section").last?["prbCount"] == 20)
  }

  /// Whether the message can be read is not known.
  @Test func aMissingFragmentIsADefectOfTheNext() {
    var stream = FrameStream()
    for index in 0..<20 { stream.add(uPlane(sequence: UInt8(index), prbs: 20, prbBytes: 28)) }
    stream.add(uPlane(sequence: 20, second: 0x00, prbs: 20, prbBytes: 10))
    stream.add(uPlane(sequence: 20, second: 0x82, prbs: 20, prbBytes: 10))
    let (events, _) = stream.events()
    #expect(events.named("cus.u").suffix(2).map { $0["wellFormed"] } == [1, nil])
    #expect(events.named("cus.u").last?["defect"] == Int64(WireError.Code.badValue.rawValue))
  }

  /// The number of the message behind it goes on, so that nothing else tells.
  @Test func lastFragmentThatIsMissingShowsWithTheNextMessage() {
    for next: UInt8 in [0x80, 0x00] {
      var stream = FrameStream()
      for index in 0..<20 { stream.add(uPlane(sequence: UInt8(index), prbs: 20, prbBytes: 28)) }
      stream.add(uPlane(sequence: 20, second: 0x00, prbs: 20, prbBytes: 10))
      stream.add(uPlane(sequence: 21, second: next, prbs: 20, prbBytes: 28))
      stream.add(uPlane(sequence: 22, second: 0x80, prbs: 20, prbBytes: 28))
      let (events, _) = stream.events()
      // Of those that are fragmented themselves, the one before lacks some too.
      #expect(
        events.named("cus.u").suffix(4).map { $0["unendedFrame"] != nil } == [false, false, true, next == 0])
    }
  }

  /// A first fragment that comes twice ends no message.
  @Test func fragmentThatIsRepeatedLacksNothing() {
    var stream = FrameStream()
    for index in 0..<20 { stream.add(uPlane(sequence: UInt8(index), prbs: 20, prbBytes: 28)) }
    for second: UInt8 in [0x00, 0x00, 0x81] {
      stream.add(uPlane(sequence: 20, second: second, prbs: 20, prbBytes: 10))
    }
    stream.add(uPlane(sequence: 21, prbs: 20, prbBytes: 28))
    let (events, _) = stream.events()
    #expect(events.named("cus.u").allSatisfy { $0["unendedFrame"] == nil })
  }

  /// A C-plane message of one antenna.
  private func control(_ sequence: UInt8, isDownlink: Bool) -> [UInt8] {
    message(2, [0, 0, sequence, 0x80, isDownlink ? 0x90 : 0x10, 7, 0, 0] + Array(repeating: 0, count: 12))
  }

  /// Number 0 of the downlink follows 254 of the downlink, or 255 of the uplink if they share a counter.
  @Test(arguments: [true, false]) func counterGoesOnWithItsOwnNumbers(isShared: Bool) throws {
    var stream = FrameStream()
    for index: UInt8 in 0..<10 {
      stream.add(control(isShared ? 236 + 2 * index : 245 + index, isDownlink: true))
      stream.add(control(isShared ? 237 + 2 * index : 246 + index, isDownlink: false))
    }
    var decoder = FronthaulDecoder(DecodeSettings(), units: UnitDirectory())
    var sink = RecordedStream()
    for (header, bytes) in stream.frames { decoder.receive(header, bytes.span, into: &sink) }
    for isDecoded in [false, true] {
      if isDecoded { decoder.finish(into: &sink) }
      var standings = decoder.counterStandings()
      stream.add(control(0, isDownlink: true))
      let next = try #require(stream.frames.last)
      standings.follow(next.header, next.bytes.span, isNear: true)
      #expect([standings.continued, standings.jumped] == (isShared ? [1, 0] : [0, 1]))
    }
  }

  @Test func rolesFollowFromWhoSendsWhat() {
    var stream = FrameStream()
    for index in 0..<5 {
      stream.add(uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28))
      stream.add(
        uPlane(sequence: UInt8(index), prbs: 10, prbBytes: 28, isDownlink: false), from: 2, to: 1)
    }
    let (events, report) = stream.events()
    #expect(report.units.map(\.role) == [.du, .ru])
    #expect(events.named("cus.u").allSatisfy { $0["senderRole"] == ($0["dataDirection"] == 1 ? 1 : 2) })
  }

  @Test(arguments: [(0, 1), (2, 2), (5, 1), (6, 2)])
  func rolesFollowFromTheKindOfLAAMessage(_ laaMsgType: UInt8, _ role: Int64) {
    var stream = FrameStream()
    // An eCPRI message of 20 bytes with a C-plane message of section type 7.
    let header: [UInt8] = [0x10, 2, 0, 20, 0, 0, 0, 0x80, 0x90, 1, 0, 0, 0, 7, 0, 0]
    stream.add(header + [laaMsgType << 4 | 2, 1, 2, 0x0A, 0x93, 0, 0x70, 0])
    let (events, _) = stream.events()
    #expect(events.named("cus.c.laa").map { $0["senderRole"] } == [role])
  }

  @Test func theFrameNumberIsUnwrappedOverItsCycle() {
    let clock = RadioClock()
    var last: Int64 = -1
    for frame in 0..<1000 {
      let unwrapped = clock.unwrap(Int64(frame & 255), at: Int64(frame) * 10_000_000, leads: true)
      #expect(unwrapped == last + 1)
      last = unwrapped
    }
    #expect(clock.unwrap(Int64((1000 + 40) & 255), at: 1000 * 10_000_000, leads: true) == 1040)
    #expect(clock.deviation == 40)
    #expect(clock.unwrap(Int64(1001 & 255), at: 1001 * 10_000_000, leads: true) == 1001)
  }

  @Test func anRUThatStaysAheadDoesNotMoveTheClock() {
    // A quiet O-DU and an O-RU 64 frames ahead: whoever speaks more must not decide who is wrong.
    let clock = RadioClock()
    _ = clock.unwrap(0, at: 0, leads: true)
    for message in 1...40 {
      let frame = Int64(message)
      #expect(clock.unwrap(frame + 64, at: frame * 10_000_000, leads: false) == frame + 64)
      #expect(clock.deviation == 64)
    }
    #expect(clock.unwrap(41, at: 410_000_000, leads: true) == 41)
    #expect(clock.deviation == 0)
  }

  @Test func theFirstMessageOfTheDUSetsRightWhatTheRUHadSet() {
    let clock = RadioClock()
    _ = clock.unwrap(64, at: 0, leads: false)
    #expect(clock.unwrap(0, at: 1_000_000, leads: true) == 0)
    #expect(clock.deviation == 0)
    _ = clock.unwrap(64, at: 2_000_000, leads: false)
    #expect(clock.deviation == 64)
  }

  /// Whether the clock of the capture stepped or the unit jumped nobody can tell: the O-RU waits for the O-DU.
  @Test(arguments: [1_000_000_000, 50_000_000, -1_000_000_000] as [Int64])
  func behindAPauseTheClockIsSetAnew(_ distance: Int64) {
    let clock = RadioClock()
    for frame in 0..<5 { _ = clock.unwrap(Int64(frame), at: Int64(frame) * 10_000_000, leads: true) }
    #expect(clock.standing.contains(.hasHistory))
    #expect(clock.unwrap(4, at: 42_000_000 + distance, leads: false) == 4)
    #expect(!clock.standing.contains(.hasHistory) && clock.deviation == 0)
    #expect(clock.unwrap(5, at: 50_000_000 + distance, leads: true) == 5)
    #expect(!clock.standing.contains(.hasHistory) && clock.deviation == 0)
    #expect(clock.unwrap(5, at: 52_000_000 + distance, leads: false) == 5)
    #expect(clock.standing.contains(.hasHistory))
    #expect(clock.unwrap(46, at: 60_000_000 + distance, leads: true) == 46)
    #expect(clock.deviation == 40)
  }

  @Test func aDUThatJumpsIsFollowedInTime() {
    let clock = RadioClock()
    _ = clock.unwrap(0, at: 0, leads: true)
    for message in 1...17 { _ = clock.unwrap(100, at: Int64(message) * 1_000, leads: true) }
    _ = clock.unwrap(100, at: 20_000, leads: true)
    #expect(clock.deviation == 0)
  }
}
