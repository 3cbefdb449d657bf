import Testing

@testable import Fronthaul

/// Section types whose messages have other parts than section descriptions, and messages that are damaged.
@Suite struct CPlaneSectionTypeTests {
  @Test func type4ReadsPatternsTrxControlAndSleep() throws {
    let pattern = "02 0003 05 1234 0000 3f0f 00f0"
    let control = "03 0005 00 0001 0000 1100 000a 3fff 0000 8001 0000"
    let sleep = "04 0004 00 0000 0000 0200 0005 0000 0000"
    let bytes = message("91010000 0004 0300", pattern + control + sleep)
    let recorder = cPlane(bytes)
    let first = try #require(recorder.events.first)
    #expect(first["wellFormed"] == 1)
    #expect(first["filterIndex"] == nil)
    #expect(first["frameStructureScs"] == 1)
    #expect(first["numberOfSections"] == nil)
    #expect(first["sectionsRead"] == 3)
    let commands = recorder.named("cus.c.command")
    #expect(commands.map { $0["st4CmdType"] } == [2, 3, 4])
    #expect(commands.map { $0["cmdScope"] } == [0, 0, 0])
    #expect(commands.map { $0["numberOfST4Cmds"] } == [3, 3, 3])
    #expect(commands[0]["ackNackReqId"] == 0x1234)
    #expect(commands[0]["numSlots"] == 5)
    #expect(commands[0]["dirPattern"] == 0x3F0F)
    #expect(commands[0]["guardPattern"] == 0xF0)
    #expect(commands[1]["log2MaskBits"] == 4)
    #expect(commands[1]["sleepMode"] == 1)
    #expect(commands[1]["numSlotsExt"] == 10)
    #expect(commands[1]["symbolMask"] == 0x3FFF)
    #expect(commands[1]["dirPattern"] == nil, "nothing of the command before is left")
    #expect(commands[2]["sleepMode"] == 2)
    #expect(commands[2]["numSlotsExt"] == 5)
    #expect(commands[2]["symbolMask"] == 0)
  }

  @Test func type4ReadsTheBeamsWhoseWeightsItCanDelimit() throws {
    let beams = "01 0005 00 0000 0000 3fff 8005 81000000 8001 8002"
    let unknown = cPlane(message("91010000 0004 0100", beams))
    #expect(unknown.named("cus.c.command").first?["tdBeamGrp"] == 5)
    #expect(unknown.named("cus.c.command.beam").isEmpty)
    let known = cPlane(
      message("91010000 0004 0100", beams), weightCount: 1)
    #expect(known.named("cus.c.command.beam").map { $0["tdBeamNum"] } == [1, 2])
  }

  @Test func type6IsReadAsFarAsTheSamplesCanBeDelimited() throws {
    let ue = "0042 fffe 00 0a 02"
    let two = message(
      "90010000 0106 0200", ue + "11111111 22222222" + "0043 fffe 00 0a 02" + "33333333 44444444")
    let unknown = cPlane(two)
    #expect(unknown.named("cus.c.channel").map { $0["ueId"] } == [0x42])
    #expect(unknown.events.first?["unreadBytes"] == 23)
    let known = cPlane(two) { $0.channelBytesPerPrb = 4 }
    let channels = known.named("cus.c.channel")
    #expect(channels.map { $0["ueId"] } == [0x42, 0x43])
    #expect(channels.map { $0["numberOfUEs"] } == [2, 2])
    #expect(channels.map { $0["regularizationFactor"] } == [-2, -2])
    #expect(channels.map { $0["startPrbc"] } == [10, 10])
    #expect(channels.map { $0["numPrbc"] } == [2, 2])
    #expect(known.events.first?["unreadBytes"] == 0)
  }

  @Test func type7CarriesAListenBeforeTalkMessage() throws {
    let recorder = cPlane(message("90010000 0007 0000", "02 0102 0a93 0070 00"))
    let request = try #require(recorder.named("cus.c.laa").first)
    #expect(request["laaMsgType"] == 0)
    #expect(request["laaMsgLen"] == 2)
    #expect(request["lbtHandle"] == 0x102)
    #expect(request["lbtOffset"] == 0b00_0010_1010)
    #expect(request["lbtMode"] == 0b01)
    #expect(request["lbtDeferFactor"] == 0b011)
    #expect(request["lbtBackoffCounter"] == 0b00_0000_0001)
    #expect(request["MCOT"] == 0b1100)
    #expect(request["startSymbolId"] == nil)
  }

  @Test func type8AnswersRequests() throws {
    let recorder = cPlane(message("91010000 0108", "02 01 1234 1235 4321"))
    let feedback = try #require(recorder.named("cus.c.feedback").first)
    #expect(feedback["ready"] == 1)
    #expect(feedback["numberOfAcks"] == 2)
    #expect(recorder.named("cus.c.feedback.ack").map { $0["ackId"] } == [0x1234, 0x1235])
    #expect(recorder.named("cus.c.feedback.nack").map { $0["nackId"] } == [0x4321])
    let short = cPlane(message("91010000 0108", "02 01 1234 1235"))
    #expect(short.events.first?["defect"] == 1)
    #expect(short.named("cus.c.feedback").isEmpty)
  }

  @Test func type9ReportsASINRForEachSection() throws {
    let recorder = cPlane(message("10010000 0209 6500", "00100a02 01020304 00200c01 0506")) {
      $0.sinrBytesPerPrb = 2
    }
    let reports = recorder.named("cus.c.sinr")
    #expect(reports.map { $0["sectionId"] } == [1, 2])
    #expect(reports.map { $0["startPrbu"] } == [10, 12])
    #expect(reports.map { $0["numPrbu"] } == [2, 1])
    #expect(reports.map { $0["numSinrPerPrb"] } == [3, 3])
    #expect(reports.map { $0["oruControlSinrSlotMaskId"] } == [5, 5])
    #expect(recorder.events.first?["unreadBytes"] == 0)
  }

  @Test func type10ChainsReports() throws {
    let bytes = message(
      "10010000 010a 0000", "00300014fffe0042" + "81 00 0002 fffe 0000" + "06 02 0002 0001 ffff")
    let recorder = cPlane(bytes)
    #expect(recorder.named("cus.c.section").first?["ueId"] == 0x42)
    let reports = recorder.named("cus.c.report")
    #expect(reports.map { $0["measTypeId"] } == [1, 6])
    #expect(reports.map { $0["mf"] } == [1, 0])
    #expect(reports[0]["ueTae"] == -2)
    #expect(reports[1]["ueTae"] == nil)
    #expect(reports[1]["numElements"] == 2)
    #expect(reports[1]["sectionId"] == 3, "a report belongs to its section")
    #expect(recorder.events.first?["unreadBytes"] == 0)
  }

  @Test func type11AsksForMeasurements() throws {
    let recorder = cPlane(message("90010000 010b 0000", "00300014fffe0000" + "05 00 0002 3001 0000"))
    let request = try #require(recorder.named("cus.c.request").first)
    #expect(request["measTypeId"] == 5)
    #expect(request["symbolMask"] == 0x3001)
  }

  @Test func symIncAdvancesTheSymbolOfTheSectionsBehind() {
    let recorder = cPlane(
      message("90010002 0301 0000", "00100014fff10000" + "00240014fff10000" + "00300014fff10000"))
    #expect(recorder.named("cus.c.section").map { $0["startSymbol"] } == [2, 3, 3])
    #expect(recorder.named("cus.c.section").map { $0["symbolEnd"] } == [3, 4, 4])
  }

  @Test func everyOtherResourceBlockDoublesTheSpan() {
    let recorder = cPlane(
      message("90010000 0201 0000", "00180a05fffe0000" + "00280000fffe0000"), carrierPrbs: 51)
    #expect(recorder.named("cus.c.section").map { $0["prbCount"] } == [5, 26])
    #expect(recorder.named("cus.c.section").map { $0["prbEnd"] } == [19, 51])
  }

  @Test func allResourceBlocksOfAnUnknownCarrierHaveNoCount() {
    let recorder = cPlane(message("90010000 0101 0000", "00100000fffe0000"))
    #expect(recorder.named("cus.c.section").first?["prbCount"] == nil)
    #expect(recorder.named("cus.c.section").first?["prbEnd"] == nil)
  }

  @Test func reservedBitsAreNoticed() {
    let recorder = cPlane(message("90010000 0100 0000 c1 0000 01", "00100000fffe0001"))
    #expect(recorder.events.first?["headerReserved"] == 1)
    #expect(recorder.named("cus.c.section").first?["sectionReserved"] == 1)
  }

  @Test func anUnknownSectionTypeIsShownAndNotRead() {
    let recorder = cPlane(message("90010000 0102 0000", "00100000fffe0000"))
    #expect(recorder.events.map(\.name) == ["cus.c"])
    #expect(recorder.events.first?["sectionType"] == 2)
    #expect(recorder.events.first?["sectionTypeKnown"] == 0)
    #expect(recorder.events.first?["sectionsRead"] == 0)
    #expect(recorder.events.first?["unreadBytes"] == 10)
  }

  @Test func fewerSectionsThanAnnouncedAreSentAndTheMessageIsMalformed() {
    let recorder = cPlane(message("90010000 0301 0000", "00100000fffe0000" + "00200000fffe0000" + "0030"))
    #expect(recorder.events.first?["wellFormed"] == 0)
    #expect(recorder.events.first?["defect"] == 1)
    #expect(recorder.events.first?["sectionsRead"] == 2)
    #expect(recorder.events.first?["defectOffset"] == 33)
    #expect(recorder.named("cus.c.section").count == 2)
  }

  @Test func bytesBehindTheLastSectionAreCounted() {
    let recorder = cPlane(message("90010000 0101 0000", "00100000fffe0000" + "000000"))
    #expect(recorder.events.first?["unreadBytes"] == 3)
    #expect(recorder.events.first?["wellFormed"] == 1)
  }

  @Test func whatTheSnapLengthCutIsUnknownAndNotMalformed() throws {
    let whole = message("90010000 0201 9100", "00100005fffe0007" + "00200006fffe0008")
    let recorder = cPlane(whole, keeping: 29)
    let first = try #require(recorder.events.first)
    #expect(first.unknown.isSuperset(of: ["wellFormed", "defect", "sectionsRead", "unreadBytes"]))
    #expect(first["udCompMeth"] == 1)
    let sections = recorder.named("cus.c.section")
    #expect(sections.count == 2)
    #expect(sections[1]["sectionId"] == 2)
    #expect(sections[1]["numPrbc"] == 6)
    #expect(sections[1].unknown.isSuperset(of: ["numSymbol", "beamId"]))
    #expect(sections[1]["beamId"] == nil, "nothing of the section before is left")
    let header = cPlane(whole, keeping: 12)
    // It may be an answer too: what it answers was cut off.
    #expect(header.events.map(\.name) == ["cus.c", "cus.c.feedback.ack"])
    #expect(header.events.last?.unknown.contains("ackId") == true)
    #expect(header.events.first?["frameId"] == 1)
    #expect(header.events.first?.unknown.contains("sectionType") == true)
  }

  @Test func nothingOfTheMessageBeforeIsLeft() {
    let row = EventRowFixture()
    let prach = hex("1002001c00040080 11c89000 0103 0c60 cc 0000 91 80000048fff10000fff33400")
    let data = hex("1002001400010580 907b4040 0101 0000 00700000fffe0123")
    let events = row.decode([prach, data]).filter { $0.name != "cus.c.occasion" }
    #expect(events[1]["freqOffset"] == -3276)
    #expect(events[2]["timeOffset"] == nil)
    #expect(events[2]["frameStructureScs"] == nil)
    #expect(events[3]["freqOffset"] == nil)
  }

  private func message(_ header: String, _ body: String) -> [UInt8] {
    let content = hex(header) + hex(body)
    return [0x10, 2, UInt8((content.count + 4) >> 8), UInt8((content.count + 4) & 255), 0, 0, 1, 0x80]
      + content
  }
}
