import Events
import Testing
import Wire

@testable import Fronthaul
import Units

/// Messages of a DU that leave so long before their symbol, by a clock of some scale.
private struct Recording {
  /// 2023-11-14 22:13:20 UTC, when frame 264 of SFN begins.
  static let start: Int64 = 1_700_000_000_000_000_000
  /// Counted from the start of GPS time.
  static let firstFrame = FrameTime(.utc, at: start).frame(at: start)

  var frames: [(header: FrameHeader, bytes: [UInt8])] = []
  /// What the clock is ahead of UTC, nanoseconds.
  var ahead: Int64 = 0

  struct Symbol {
    var frame: Int64 = Recording.firstFrame
    var subframe: Int64 = 0
    var slot: Int64 = 0
    var symbol: Int64 = 0
  }

  /// When the symbol is on the air at 30 kHz, nanoseconds since 1970 UTC.
  static func start(_ at: Symbol) -> Int64 {
    FrameTime(.utc, at: start).start(ofFrame: at.frame) + at.subframe * 1_000_000 + at.slot * 500_000
      + (Numerology(mu: 1)?.nanoseconds(ofSymbol: at.symbol) ?? 0)
  }

  /// Adds a U-plane message that is captured `lead` nanoseconds ahead of its symbol.
  mutating func uPlane(
    _ at: Symbol, lead: Int64, isDownlink: Bool = true, filterIndex: UInt32 = 0, named frameId: Int64? = nil
  ) {
    var body = ByteWriter()
    body.u32(0x0080 | UInt32(frames.count & 255) << 8)
    body.u32(timing(at, isDownlink, filterIndex, frameId))
    body.u32(4)
    body.append(Array(repeating: 0, count: 4 * 28))
    add(0, body.bytes, at: Self.start(at) - lead, isFromDU: isDownlink)
  }

  /// Adds a C-plane message of section type 1 or 3 with two sections, the second with `symInc`.
  mutating func cPlane(_ at: Symbol, lead: Int64, spacing: UInt8? = nil, isDownlink: Bool = true) {
    var body = ByteWriter()
    body.u32(0x0080 | UInt32(frames.count & 255) << 8)
    body.u32(timing(at, isDownlink, spacing == nil ? 0 : 1, nil))
    body.u8(2)
    if let spacing {
      body.append([3, 0, 0, 0xA0 | spacing, 0, 0, 0])
      for section in 0..<2 as Range<UInt8> {
        body.append([0, 0x10 | section << 2, 0, 12, 0xFF, 0xF1, 0, 0, 0, 0, 0, 0])
      }
    } else {
      body.append([1, 0, 0])
      for section in 0..<2 as Range<UInt8> { body.append([0, 0x10 | section << 2, 0, 12, 0xFF, 0xF1, 0, 0]) }
    }
    add(2, body.bytes, at: Self.start(at) - lead, isFromDU: true)
  }

  private func timing(_ at: Symbol, _ isDownlink: Bool, _ filterIndex: UInt32, _ frameId: Int64?) -> UInt32 {
    let id = UInt32(truncatingIfNeeded: frameId ?? at.frame) & 255
    return (isDownlink ? 0x9000_0000 : 0x1000_0000) | filterIndex << 24 | id << 16
      | UInt32(at.subframe) << 12 | UInt32(at.slot) << 6 | UInt32(at.symbol)
  }

  private mutating func add(_ type: UInt8, _ body: [UInt8], at time: Int64, isFromDU: Bool) {
    let bytes = Array(repeating: UInt8(0), count: 14) + [0x10, type, 0, UInt8(body.count)] + body
    let (sender, receiver): (UInt64, UInt64) = isFromDU ? (1, 2) : (2, 1)
    frames.append(
      (
        FrameHeader(
          capture: 0, number: frames.count + 1, time: time + ahead, originalLength: bytes.count,
          source: sender, destination: receiver, sender: NodeAddress(mac: sender),
          receiver: NodeAddress(mac: receiver), vlanId: -1, vlanPriority: 0, vlanTags: 0,
          encapsulation: .ethernet, payload: 14..<bytes.count, originalEnd: bytes.count), bytes
      ))
  }

  /// Symbols 0 to 13 of ten slots, each `lead` ahead.
  static func traffic(lead: Int64, ahead: Int64 = 0, framesOff: Int64 = 0) -> Recording {
    var recording = Recording()
    recording.ahead = ahead
    for subframe in 0..<10 as Range<Int64> {
      for symbol in 0..<14 as Range<Int64> {
        recording.uPlane(
          Symbol(subframe: subframe, symbol: symbol), lead: lead, named: firstFrame + framesOff)
      }
    }
    return recording
  }

  func events(
    _ scale: TimeScale?, prefixBytes: Int = 1 << 20, _ change: (inout TimeBase) -> Void = { _ in }
  ) -> (events: [RecordedEvent], report: DecoderReport) {
    var settings = DecodeSettings()
    settings.prefixBytes = prefixBytes
    var entry = DecodeSettings.Entry(source: [.place("test")])
    entry.slotsPerSubframe = 2
    entry.isDynamic = false
    entry.method = .blockFloatingPoint
    entry.width = 9
    settings.entries = [entry]
    settings.timeBase.scale = scale
    change(&settings.timeBase)
    var decoder = FronthaulDecoder(settings, units: UnitDirectory())
    var sink = Sink()
    for (header, bytes) in frames { decoder.receive(header, bytes.span, into: &sink) }
    decoder.finish(into: &sink)
    return (sink.events, decoder.report)
  }

  private struct Sink: EventSink {
    static let catalogue = Catalogue([FronthaulCatalogue.events])
    var events: [RecordedEvent] = []

    mutating func receive(_ row: inout EventRow) {
      var fields: [String: Int64] = [:]
      for field in Self.catalogue.fields(of: row.type) {
        if let value = row.value(field.slot) { fields[field.name] = value }
      }
      events.append(
        RecordedEvent(name: Self.catalogue.event(row.type)?.name ?? "?", fields: fields, unknown: []))
    }
  }
}

extension RecordedEvent {
  /// Nanoseconds from the capture to the symbol.
  fileprivate var lead: Int64? {
    guard let air = self["airTime"], let arrival = self["arrivalTime"] else { return nil }
    return air - arrival
  }
}

extension DecoderReport {
  fileprivate var airTime: ConfigurationEntry? { flows.first?.entries.first { $0.name == "airTime" } }
}

/// When messages are on the air, by the clock of the capture.
@Suite struct AirTimeTests {
  @Test func messagesAreAheadOfTheirSymbolByWhatTheySay() throws {
    let (events, report) = Recording.traffic(lead: 250_000).events(.utc)
    let messages = events.filter { $0.name == "cus.u" }
    #expect(messages.count == 140)
    #expect(messages.allSatisfy { $0.lead == 250_000 && $0["commonClock"] == 1 })
    let entry = try #require(report.airTime)
    #expect(entry.value == "UTC")
    #expect(entry.provenance == .profile)
    #expect(report.clockRemarks.isEmpty)
  }

  /// At 30 kHz symbol 1 begins at 36,197.917 ns, symbol 2 at 71,875 ns.
  @Test func whetherASymbolBeginsAtAWholeNanosecondIsSaid() {
    var recording = Recording.traffic(lead: 250_000)
    for symbol in [1, 2] as [Int64] {
      recording.uPlane(.init(frame: Recording.firstFrame + 100, symbol: symbol), lead: 90_000)
    }
    let exact = recording.events(.utc).events.filter { $0.name == "cus.u" }.suffix(2)
    #expect(exact.map { $0["airTimeRounded"] } == [1, 0])
    #expect(exact.map(\.lead) == [90_000, 90_000])
    // A unit of alpha is 0.814 ns, which makes the first one a whole nanosecond later.
    let delayed = recording.events(.utc) { $0.alpha = 1 }.events.filter { $0.name == "cus.u" }.suffix(2)
    #expect(delayed.map { $0["airTimeRounded"] } == [1, 1])
    #expect(delayed.map(\.lead) == [90_001, 90_000])
  }

  /// Frame numbers come again after 2.56 s; a hole may be longer.
  @Test func holesMayBeLongerThanTheFrameNumberLasts() {
    var recording = Recording.traffic(lead: 250_000)
    for seconds in [5, 1000] as [Int64] {
      recording.uPlane(.init(frame: Recording.firstFrame + 100 * seconds, symbol: 3), lead: 90_000)
    }
    let leads = recording.events(.utc).events.filter { $0.name == "cus.u" }.suffix(2).map(\.lead)
    #expect(leads == [90_000, 90_000])
  }

  /// Messages with the same header, one behind the other, that the clock takes to other frames, there and back.
  @Test func theSameHeaderAfterAWholeCycleIsOfAnotherSymbol() {
    var recording = Recording.traffic(lead: 250_000)
    let cycles: [Int64] = [0, 0, 1, 1, 3, 0]
    for (number, cycle) in cycles.enumerated() {
      recording.uPlane(
        .init(frame: Recording.firstFrame + 256 * cycle, symbol: 3), lead: Int64(90_000 + number))
    }
    let messages = recording.events(.utc).events.filter { $0.name == "cus.u" }.suffix(cycles.count)
    #expect(messages.map(\.lead) == cycles.indices.map { Int64(90_000 + $0) })
    #expect(messages.allSatisfy { $0["symbolId"] == 3 })
  }

  @Test(arguments: [TimeScale.tai, .gps])
  func stampsOfAnotherScaleAreToldAndNotCorrected(scale: TimeScale) throws {
    let ahead: Int64 = scale == .tai ? 37_000_000_000 : 18_000_000_000
    let (events, report) = Recording.traffic(lead: 250_000, ahead: ahead).events(.utc)
    #expect(events.allSatisfy { $0["commonClock"] == 0 })
    #expect(try #require(report.clockRemarks.first).looksLike == scale.rawValue)
    #expect(report.airTime?.value == "UTC")
    // The same stamps are right where the profile says what they are.
    let declared = Recording.traffic(lead: 250_000, ahead: ahead).events(scale)
    #expect(declared.events.allSatisfy { $0.lead == 250_000 && $0["commonClock"] == 1 })
  }

  @Test(arguments: [false, true]) func frameNumbersThatAreOffAreTold(isCertain: Bool) throws {
    let (events, report) = Recording.traffic(lead: 250_000, framesOff: 3).events(.utc) {
      $0.isCertain = isCertain
    }
    #expect(events.allSatisfy { $0["commonClock"] == (isCertain ? 1 : 0) && $0.lead == 30_250_000 })
    #expect(try #require(report.clockRemarks.first).frames == 3)
  }

  /// Whose clock is off, the clock of the capture tells only where it is stated how good it is. The times stay those of the
  /// declared clock.
  @Test(arguments: [false, true]) func aDeclaredClockThatTheTrafficContradictsIsNotGivenUp(
    isCertain: Bool
  ) throws {
    let (events, report) = Recording.traffic(lead: -2_750_000).events(.utc) { $0.isCertain = isCertain }
    #expect(events.allSatisfy { $0["commonClock"] == (isCertain ? 1 : 0) && $0.lead == -2_750_000 })
    #expect(report.airTime?.value == "UTC")
    let remark = try #require(report.clockRemarks.first)
    #expect(remark.looksLike == nil && remark.frames == nil)
  }

  @Test func withoutATimeBaseTimesAreRelativeAndInferred() throws {
    let (events, report) = Recording.traffic(lead: 250_000).events(nil)
    #expect(events.allSatisfy { $0["commonClock"] == 0 && $0.lead == 250_000 })
    let entry = try #require(report.airTime)
    #expect(entry.provenance == .inferred)
    #expect(entry.alternatives == [AlternativeValue("UTC")])
    #expect(entry.frames == 140)
  }

  @Test func unitsThatTurnUpLateAreTimedFromTheirFirstMessage() {
    let recording = Recording.traffic(lead: 250_000, ahead: 654_321_000)
    #expect(
      recording.events(nil, prefixBytes: 1).events.allSatisfy { $0["commonClock"] == 0 && $0.lead == 0 })
    let declared = Recording.traffic(lead: 250_000).events(.utc, prefixBytes: 1)
    #expect(declared.events.allSatisfy { $0["commonClock"] == 1 && $0.lead == 250_000 })
  }

  @Test func alphaAndBetaMoveTheSymbols() {
    let late = Recording.traffic(lead: 250_000).events(.utc) { $0.alpha = 122_880 }
    #expect(late.events.allSatisfy { $0.lead == 350_000 })
  }

  /// 142 bytes and a check sequence of 4, at 320 ps each.
  @Test func stampsAtTheEndOfAFrameAreTakenBackToItsStart() throws {
    let (events, _) = Recording.traffic(lead: 250_000).events(.utc) { $0.stampedAfter = 320 }
    let length: Int64 = 142
    #expect(events.allSatisfy { $0.lead == 250_000 + (length + 4) * 320 / 1000 })
  }

  @Test func aSlotOrSymbolThatDoesNotExistHasNoTime() {
    var recording = Recording.traffic(lead: 250_000)
    recording.uPlane(.init(symbol: 14), lead: 0)
    recording.uPlane(.init(slot: 2), lead: 0)
    recording.uPlane(.init(subframe: 10), lead: 0)
    recording.uPlane(.init(symbol: 13), lead: 7)
    let last = recording.events(.utc).events.filter { $0.name == "cus.u" }.suffix(4)
    #expect(last.map { $0["airTime"] == nil } == [true, true, true, false])
    #expect(last.map { $0["symbolDuration"] == nil } == [true, true, true, false])
  }

  @Test func sectionsOfTheCPlaneHaveTheTimeOfTheirFirstSymbol() throws {
    var recording = Recording.traffic(lead: 250_000)
    recording.cPlane(.init(subframe: 3, slot: 1, symbol: 2), lead: 400_000)
    let events = recording.events(.utc).events
    let message = try #require(events.first { $0.name == "cus.c" })
    #expect(message.lead == 400_000)
    let sections = events.filter { $0.name == "cus.c.section" }
    #expect(sections.map(\.lead) == [400_000, 400_000 + 35_677])
  }

  /// Slots of section type 3 are counted in its own numerology, those below 15 kHz at 15 kHz.
  @Test(arguments: [(12, 71_875), (1, 36_197)] as [(UInt8, Int64)])
  func preamblesHaveTheirOwnSymbols(spacing: UInt8, firstSymbol: Int64) throws {
    var recording = Recording.traffic(lead: 250_000)
    recording.cPlane(.init(subframe: 5, symbol: 1), lead: 400_000, spacing: spacing, isDownlink: false)
    recording.uPlane(.init(subframe: 5, symbol: 1), lead: -50_000, isDownlink: false, filterIndex: 1)
    let events = recording.events(.utc).events
    let start = Recording.start(.init(subframe: 5))
    #expect(try #require(events.first { $0.name == "cus.c" })["airTime"] == start + firstSymbol)
    #expect(try #require(events.last { $0.name == "cus.u" })["airTime"] == start + firstSymbol)
  }
}
