import Events
import Testing
import Wire

@testable import Fronthaul

/// U-plane messages with a dynamic header whose sections do not fill them.
@Suite struct MisfitTests {
  private struct Section {
    var id = 0
    var start = 0
    var prbs = 20
    /// `udCompHdr`.
    var header: UInt8 = 0x91
    /// Bytes of a resource block.
    var size = 28
  }

  private func message(
    _ sequence: Int, _ sections: [Section], without octets: Int = 0, and padding: [UInt8] = []
  ) -> [UInt8] {
    var body = ByteWriter()
    body.u16(0)
    body.u8(UInt8(sequence))
    body.u8(0x80)
    body.u32(1 << 31 | 1 << 28 | 7 << 16)
    for section in sections {
      body.u32(UInt32(section.id << 20 | section.start << 8 | section.prbs))
      body.u8(section.header)
      body.u8(0)
      body.append(Array(repeating: 0x35, count: section.prbs * section.size))
    }
    return FronthaulTests.message(0, Array(body.bytes.dropLast(octets)) + padding)
  }

  private func two(_ header: UInt8 = 0x91) -> [Section] {
    [Section(header: header), Section(id: 1, start: 20, header: header)]
  }

  private func events(_ messages: [[UInt8]], isDeclared: Bool = false) -> (RecordedStream, DecoderReport) {
    var stream = FrameStream()
    for message in messages { stream.add(message) }
    var entry = DecodeSettings.Entry(source: [.place("profile:1")], provenance: .profile)
    entry.isDynamic = true
    return stream.events(entries: isDeclared ? [entry] : [])
  }

  private let healthy = 12

  /// So many messages as they should be, then another one.
  private func behindHealthy(_ last: [UInt8]) -> RecordedStream {
    events((0..<healthy).map { message($0, two()) } + [last]).0
  }

  @Test(arguments: [UInt8(0x81), 0xA1, 0x00], [false, true])
  func aHeaderThatTheSamplesContradictIsFound(_ header: UInt8, isDeclared: Bool) throws {
    let (recorded, report) = events((0..<healthy).map { message($0, two(header)) }, isDeclared: isDeclared)
    let entries = Dictionary(
      (report.flows.first?.entries ?? []).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    // Without a declaration a header without a width may be samples behind a static one.
    guard header != 0 else {
      #expect(isDeclared || entries["section header"]?.value == "not found")
      return
    }
    #expect(entries["section header"]?.value == "dynamic, contradicted by the samples")
    #expect(entries["udIqWidth"]?.value == "9")
    #expect(recorded.named("cus.u.section").isEmpty)
    let misfits = recorded.named("cus.u.misfit")
    #expect(misfits.map { $0["sectionId"] } == Array(repeating: [0, 1], count: healthy).flatMap { $0 })
    #expect(misfits.map { $0["prbEnd"] } == Array(repeating: [20, 40], count: healthy).flatMap { $0 })
    #expect(misfits.allSatisfy { $0["udCompHdr"] == Int64(header) && $0["dynamicHeader"] == 1 })
    let messages = recorded.named("cus.u")
    #expect(
      messages.allSatisfy { $0["wellFormed"] == 0 && $0["sectionCount"] == 2 && $0["unreadBytes"] != 0 })
  }

  @Test(arguments: [UInt8(0x81), 0xA1]) func oneMessageIsReadAsThoseBefore(_ header: UInt8) throws {
    let recorded = behindHealthy(message(healthy, two(header)))
    #expect(recorded.named("cus.u.section").count == 2 * healthy)
    let misfits = recorded.named("cus.u.misfit")
    #expect(misfits.map { $0["sectionId"] } == [0, 1])
    #expect(misfits.map { $0["udCompHdr"] } == [Int64(header), Int64(header)])
  }

  @Test func aReservedMethodIsNotComparedWithWhatWasAskedFor() throws {
    let misfits = behindHealthy(message(healthy, two(0x9C))).named("cus.u.misfit")
    #expect(misfits.map { $0["sectionId"] } == [0, 1])
    #expect(misfits.allSatisfy { $0["udCompHdr"] == nil })
  }

  @Test func whatFollowsASectionThatNobodyCanReadIsUnknown() throws {
    let recorded = behindHealthy(message(healthy, two(0x81), without: 5))
    #expect(recorded.named("cus.u.section").count == 2 * healthy)
    let misfits = recorded.named("cus.u.misfit")
    #expect(misfits.map { $0["sectionId"] } == [0, nil])
    #expect(misfits.last?.unknown.isSuperset(of: ["sectionId", "startPrbu", "numPrbu"]) == true)
    #expect(misfits.allSatisfy { $0["udCompHdr"] == nil && $0["dynamicHeader"] == nil })
    let last = try #require(recorded.named("cus.u").last)
    // Not a method that is read from samples.
    #expect(last["defect"] == 2 && last["sectionCount"] == 0)
  }

  @Test func sectionsInFrontOfOneThatIsTooShortAreSections() throws {
    let recorded = behindHealthy(message(healthy, two(), without: 28))
    #expect(recorded.named("cus.u.section").count == 2 * healthy + 1)
    #expect(recorded.named("cus.u.misfit").map { $0["sectionId"] } == [1, nil])
    #expect(recorded.named("cus.u").last?["unreadBytes"] == Int64(6 + 19 * 28))
  }

  @Test(arguments: [[UInt8](repeating: 0, count: 12), [1, 2, 3]])
  func aSectionInFrontOfPaddingIsASection(_ padding: [UInt8]) throws {
    let recorded = behindHealthy(message(healthy, two(), and: padding))
    #expect(recorded.named("cus.u.section").count == 2 * healthy + 2)
    #expect(recorded.named("cus.u.misfit").isEmpty)
    #expect(recorded.named("cus.u").last?["unreadBytes"] == Int64(padding.count))
  }

  /// Bytes of a static flow that nobody counts look like the width and the reserved byte of a dynamic header.
  @Test func aStaticHeaderWithPaddingIsNoHeaderThatIsWrong() throws {
    for fill in [UInt8(0), 5] {
      var survey = FormatSurvey()
      for _ in 0..<20 {
        let body = [0, 0, 0, 20] + Array(repeating: fill, count: 20 * 28) + [0, 0]
        survey.observe(body.span, from: 0, to: body.count)
      }
      #expect(survey.inferred()?.format.overrulesHeader != true)
    }
  }
}
