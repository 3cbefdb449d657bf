import Events
import Testing

@testable import Fronthaul

/// What the catalogue says about the events of the C-plane and of eCPRI.
@Suite struct CodecCatalogueTests {
  static let catalogue = Recorder.catalogue
  static let events = catalogue.events.map(\.name)

  @Test(arguments: events)
  func anEventHasEachNameAndEachSlotOnce(name: String) throws {
    let event = try #require(Self.catalogue.event(named: name))
    let fields = Self.catalogue.fields(of: event.id)
    var names: [String: FieldSlot] = [:]
    var slots: [FieldSlot: String] = [:]
    for field in fields {
      // A child may say more of a field that its parent has too, in the same place.
      if let slot = names[field.name] { #expect(slot == field.slot, "\(field.name) twice") }
      if let other = slots[field.slot] { #expect(other == field.name, "slot \(field.slot.rawValue) twice") }
      names[field.name] = field.slot
      slots[field.slot] = field.name
    }
  }

  @Test func everySectionExtensionIsAnEvent() {
    for number in 1...30 { #expect(Self.events.contains("cus.c.se\(number)")) }
  }

  @Test func whatEverySectionHasNeedsNoHas() throws {
    let section = try #require(Self.catalogue.event(named: "cus.c.section")).id
    for name in [
      "sectionId", "rb", "symInc", "startPrbc", "numPrbc", "reMask", "numSymbol", "ef", "symbolEnd",
    ] {
      #expect(Self.catalogue.field(named: name, of: section)?.optional == false, "\(name)")
    }
    for name in ["beamId", "ueId", "freqOffset", "prbCount", "prbEnd", "udCompHdr", "timeOffset"] {
      #expect(Self.catalogue.field(named: name, of: section)?.optional == true, "\(name)")
    }
  }

  @Test func aFieldKnowsItsBits() throws {
    let section = try #require(Self.catalogue.event(named: "cus.c.section")).id
    let mask = try #require(Self.catalogue.field(named: "reMask", of: section)?.location)
    #expect(mask.anchor == CPlaneSectionSlot.sectionOffset)
    #expect(mask.bitOffset == 32)
    #expect(mask.bitWidth == 12)
    let count = try #require(Self.catalogue.field(named: "numberOfSections", of: section)?.location)
    #expect(count.anchor == HeaderSlot.messageOffset)
    #expect(count.bitOffset == 64 + 32)
    let groups = try #require(Self.catalogue.event(named: "cus.c.se6")).id
    #expect(Self.catalogue.field(named: "rbgMask", of: groups)?.location?.bitOffset == 20)
    // udCompHdr is elsewhere in section type 3 than in the others.
    #expect(try #require(Self.catalogue.field(named: "udCompMeth", of: section)).location == nil)
  }

  @Test func aFieldKnowsWhatItsBitsCanSay() throws {
    let section = try #require(Self.catalogue.event(named: "cus.c.section")).id
    #expect(Self.catalogue.field(named: "reMask", of: section)?.range == 0...0xFFF)
    #expect(Self.catalogue.field(named: "freqOffset", of: section)?.range == -0x80_0000...0x7F_FFFF)
    // The place differs from one section type to another, the width does not.
    #expect(Self.catalogue.field(named: "udCompMeth", of: section)?.range == 0...15)
    let report = try #require(Self.catalogue.event(named: "cus.c.report")).id
    #expect(Self.catalogue.field(named: "ueTae", of: report)?.range == -0x8000...0x7FFF)
    // Derived, or as wide as a cell.
    #expect(try #require(Self.catalogue.field(named: "prbCount", of: section)).range == nil)
    let delay = try #require(Self.catalogue.event(named: "ecpri.delay")).id
    #expect(try #require(Self.catalogue.field(named: "compensation", of: delay)).range == nil)
  }

  @Test func aFieldKnowsWhatWiresharkCallsIt() throws {
    let section = try #require(Self.catalogue.event(named: "cus.c.section")).id
    #expect(Self.catalogue.field(named: "startPrbc", of: section)?.wireshark == "oran_fh_cus.startPrbc")
    let delay = try #require(Self.catalogue.event(named: "ecpri.delay")).id
    #expect(Self.catalogue.field(named: "actionType", of: delay)?.wireshark == "ecpri.actiontype")
  }

  @Test func codePointsHaveNames() throws {
    let event = try #require(Self.catalogue.event(named: "cus.c.section")).id
    #expect(Self.catalogue.field(named: "frameStructureScs", of: event)?.text(12) == "1.25kHz")
    #expect(
      Self.catalogue.field(named: "sectionType", of: event)?.text(2) == "2", "unknown ones keep their number")
  }
}
