import Events
import JSON
import Reports
import SchemaCheck
import Testing

@Suite struct CatalogueReportTests {
  private let catalogue = Catalogue([
    [
      EventDefinition(
        EventTypeID(rawValue: 1), "cus.u", clause: "CUS 8", summary: "U-plane message",
        fields: [
          FieldDefinition(
            "dataDirection", FieldSlot(0), .enumeration([CodePoint(0, "UL"), CodePoint(1, "DL")]),
            clause: "7.5.2.1", wireshark: "oran_fh_cus.data_direction", "Direction of the IQ data"),
          FieldDefinition("captureTime", FieldSlot(1), .time, unit: .nanoseconds, "Time stamp"),
        ]),
      EventDefinition(
        EventTypeID(rawValue: 2), "cus.u.section", parent: EventTypeID(rawValue: 1), clause: "CUS 8.3",
        summary: "Section",
        fields: [FieldDefinition("reMask", FieldSlot(2), .mask(12), optional: true, "Resource elements")]),
    ]
  ])

  @Test func theTableShowsTypesUnitsCodePointsAndParents() {
    let table = CatalogueReport(catalogue).table(columns: 200)
    #expect(table.contains("cus.u\n  U-plane message (CUS 8)\n"))
    #expect(
      table.contains(
        "    dataDirection  enumeration  Direction of the IQ data; 7.5.2.1; oran_fh_cus.data_direction; 0 UL, 1 DL"
      ))
    #expect(table.contains("    captureTime    time ns      Time stamp\n"))
    #expect(table.contains("cus.u.section, with the fields of cus.u"))
    #expect(table.contains("reMask  mask12  Resource elements; optional, needs has()"))
  }

  @Test func theJSONNamesWhatTheTableShows() throws {
    let events = try JSONValue(parsing: CatalogueReport(catalogue).json)["events"]?.elements ?? []
    #expect(events.map { $0["event"]?.text } == ["cus.u", "cus.u.section"])
    #expect(events.last?["parent"] == "cus.u")
    let field = try #require(events.first?["fields"]?.elements.first)
    #expect(field["wireshark"] == "oran_fh_cus.data_direction")
    #expect(field["codePoints"]?.elements.last?["name"] == "DL")
    #expect(field["unit"] == .null)
  }

  @Test func aSelectorNarrowsTheList() {
    #expect(!CatalogueReport(catalogue, selector: "cus.u.section").table().contains("dataDirection"))
    #expect(CatalogueReport(catalogue, selector: "f1ap.*").isEmpty)
  }
}
