import Testing

@testable import Fronthaul

/// The C-plane vectors of the fact sheet, each checked there with another dissector.
@Suite struct CPlaneVectorTests {
  @Test func sectionType1InTheDownlinkWithAllResourceBlocks() throws {
    let recorder = cPlane("1002001400010580 907b4040 0101 0000 00700000fffe0123", carrierPrbs: 273)
    #expect(recorder.events.map(\.name) == ["cus.c", "cus.c.section"])
    let message = try #require(recorder.events.first)
    #expect(message["dataDirection"] == 1)
    #expect(message["payloadVersion"] == 1)
    #expect(message["filterIndex"] == 0)
    #expect(message["frameId"] == 123)
    #expect(message["subframeId"] == 4)
    #expect(message["slotId"] == 1)
    #expect(message["startSymbolId"] == 0)
    #expect(message["numberOfSections"] == 1)
    #expect(message["sectionType"] == 1)
    #expect(message["sectionTypeKnown"] == 1)
    #expect(message["udCompHdr"] == 0)
    #expect(message["iqWidth"] == 16)
    #expect(message["timeOffset"] == nil)
    #expect(message["wellFormed"] == 1)
    #expect(message["defect"] == 0)
    #expect(message["sectionsRead"] == 1)
    #expect(message["unreadBytes"] == 0)
    #expect(message["headerReserved"] == 0)
    let section = recorder.events[1]
    #expect(section["sectionOffset"] == 16)
    #expect(section["sectionId"] == 7)
    #expect(section["rb"] == 0)
    #expect(section["symInc"] == 0)
    #expect(section["startPrbc"] == 0)
    #expect(section["numPrbc"] == 0)
    #expect(section["prbCount"] == 273)
    #expect(section["prbEnd"] == 273)
    #expect(section["reMask"] == 0xFFF)
    #expect(section["numSymbol"] == 14)
    #expect(section["symbolEnd"] == 14)
    #expect(section["ef"] == 0)
    #expect(section["beamId"] == 0x123)
    #expect(section["ueId"] == nil)
    #expect(section["frameId"] == 123, "a child event has the fields of its parent")
  }

  @Test func sectionType1InTheUplinkWithDynamicCompression() throws {
    let recorder = cPlane("1002001400000680 107b404a 0101 9100 00800a64fff40000")
    let section = try #require(recorder.named("cus.c.section").first)
    #expect(section["dataDirection"] == 0)
    #expect(section["startSymbolId"] == 10)
    #expect(section["udCompHdr"] == 0x91)
    #expect(section["udIqWidth"] == 9)
    #expect(section["udCompMeth"] == 1)
    #expect(section["iqWidth"] == 9)
    #expect(section["sectionId"] == 8)
    #expect(section["startPrbc"] == 10)
    #expect(section["numPrbc"] == 100)
    #expect(section["prbEnd"] == 110)
    #expect(section["numSymbol"] == 4)
    #expect(section["symbolEnd"] == 14)
    #expect(section["beamId"] == 0)
  }

  @Test func sectionType3WithPrachFormat0() throws {
    let recorder = cPlane(
      "1002001c00040080 11c89000 0103 0c60 cc 0000 00 80000048fff10000fff33400", carrierPrbs: 51)
    let section = try #require(recorder.named("cus.c.section").first)
    #expect(section["filterIndex"] == 1)
    #expect(section["frameId"] == 200)
    #expect(section["subframeId"] == 9)
    #expect(section["timeOffset"] == 3168)
    #expect(section["frameStructureFft"] == 12)
    #expect(section["frameStructureScs"] == 12)
    #expect(section["cpLength"] == 0)
    #expect(section["sectionId"] == 2048)
    #expect(section["numPrbc"] == 72)
    #expect(section["prbCount"] == 72)
    #expect(section["numSymbol"] == 1)
    #expect(section["freqOffset"] == -3276)
    #expect(section["sectionReserved"] == 0)
  }

  @Test func sectionType0OfAnIdleSymbol() throws {
    let recorder = cPlane("10020018 00000180 90010000 0100 0000 c1 0000 00 00100000fffe0000")
    let section = try #require(recorder.named("cus.c.section").first)
    #expect(section["frameStructureFft"] == 12)
    #expect(section["frameStructureScs"] == 1)
    #expect(section["udCompHdr"] == nil)
    #expect(section["beamId"] == nil)
    #expect(section["sectionId"] == 1)
  }

  @Test func sectionType5NamesAUE() throws {
    let recorder = cPlane("1002001400000280 90010000 0105 0000 00200014fffe0042")
    let section = try #require(recorder.named("cus.c.section").first)
    #expect(section["ueId"] == 0x42)
    #expect(section["beamId"] == nil)
  }

  @Test func extension4ScalesModulationCompression() throws {
    let recorder = cPlane("1002001800000380 90010000 0101 0000 00300014fffe8000 04018c00")
    #expect(recorder.events.map(\.name) == ["cus.c", "cus.c.section", "cus.c.extension", "cus.c.se4"])
    let scaling = try #require(recorder.events.last)
    #expect(scaling["csf"] == 1)
    #expect(scaling["modCompScaler"] == 0x0C00)
    #expect(scaling["extType"] == 4)
    #expect(scaling["extLen"] == 1)
    #expect(scaling["extensionBytes"] == 4)
    #expect(scaling["bytesNeeded"] == 4)
    #expect(scaling["extensionAllowed"] == 1)
    #expect(scaling["sectionId"] == 3)
    #expect(recorder.named("cus.c.section").first?["extensionTypes"] == 1 << 4)
  }

  @Test func extension6SelectsGroupsOfResourceBlocks() throws {
    let recorder = cPlane("1002001c00000480 90010000 0101 0000 00400064fffe8000 06027000 00553fff")
    let groups = try #require(recorder.named("cus.c.se6").first)
    #expect(groups["repetition"] == 0)
    #expect(groups["rbgSize"] == 7)
    #expect(groups["rbgPrbs"] == 16)
    #expect(groups["rbgMask"] == 0x55)
    #expect(groups["priority"] == 0)
    #expect(groups["symbolMask"] == 0x3FFF)
    #expect(groups["lastRbgId"] == 6, "100 resource blocks are 7 groups of 16")
    #expect(groups["rbgMaskBeyondLast"] == 0)
  }

  @Test func extension11NamesTheBeamOfEachBundle() throws {
    let recorder = cPlane(
      "1002002000000580 90010000 0101 0000 00500020fffe8000 0b000380 1000 1100 12000000")
    let flexible = try #require(recorder.named("cus.c.se11").first)
    #expect(flexible["extLen"] == 3)
    #expect(flexible["disableBFWs"] == 1)
    #expect(flexible["RAD"] == 0)
    #expect(flexible["numBundPrb"] == 16)
    #expect(flexible["bytesNeeded"] == 9)
    #expect(flexible["paddingNonZero"] == 0)
    let bundles = recorder.named("cus.c.se11.bundle")
    #expect(bundles.map { $0["bundleBeamId"] } == [17, 18])
    #expect(bundles.map { $0["bundleIndex"] } == [0, 1])
    #expect(bundles.map { $0["contInd"] } == [0, 0])
  }

  @Test func twoSectionsShareTheirResourceBlocksByResourceElements() {
    let recorder = cPlane("1002001c00000680 90010000 0201 0000 00600000aaae0001 0060000a555e0002")
    let sections = recorder.named("cus.c.section")
    #expect(sections.map { $0["sectionId"] } == [6, 6])
    #expect(sections.map { $0["sectionIndex"] } == [0, 1])
    #expect(sections.map { $0["reMask"] } == [0xAAA, 0x555])
    #expect(sections.map { $0["beamId"] } == [1, 2])
  }

  @Test func extension9And12AreReadAsOtherToolsReadThem() throws {
    let sharing = cPlane("10020018 00000380 90010000 0101 0000 00300014fffe8000 09010100")
    #expect(sharing.named("cus.c.se9").first?["technology"] == 1)
    let ranges = cPlane("1002001c 00000380 90010000 0101 0000 00300014fffe8000 0c023fff 050a0000")
    #expect(ranges.named("cus.c.se12").first?["symbolMask"] == 0x3FFF)
    let range = ranges.named("cus.c.se12.range")
    #expect(range.count == 1, "a last pair of zeros is filler")
    #expect(range.first?["offStartPrb"] == 5)
    #expect(range.first?["numPrb"] == 10)
  }
}
