internal import Events

/// The events of the C-plane: what the layouts say, and what the decoder derives.
enum CPlaneCatalogue {
  static let events: [EventDefinition] =
    [message, section, AllocationFields.event, OccasionFields.event, OccasionFields.end, anyExtension]
    + extensions + parts

  // MARK: cus.c

  private static let message = EventDefinition(
    .cusC, "cus.c", parent: .ecpri, incremental: true, clause: "CUS 7",
    summary: "A C-plane message",
    fields: ApplicationFields.definitions(symbol: "startSymbolId", symbolClause: "7.5.2.7", isControl: true)
      + headerFields + derivedOfMessage)

  /// The fields of the headers of all section types that the common header has not.
  private static let headerFields = union(
    SectionType.all.map { $0.header.definitions(anchor: HeaderSlot.messageOffset, at: 64) },
    slots: 48...63)

  private static let derivedOfMessage: [FieldDefinition] = [
    FieldDefinition(
      "sectionTypeKnown", CPlaneSlot.sectionTypeKnown, .boolean, clause: "CUS 7.3.1",
      "Whether the section type is one that this build reads"),
    FieldDefinition(
      "sectionsRead", CPlaneSlot.sectionsRead, .integer,
      "Sections (or commands, UEs, …) whose description could be read"),
    FieldDefinition(
      "unreadBytes", CPlaneSlot.unreadBytes, .integer, unit: .bytes,
      "Bytes of the payload that belong to nothing that was read"),
    FieldDefinition(
      "headerReserved", CPlaneSlot.headerReserved, .boolean,
      "Whether reserved bits of the header are not zero"),
    FieldDefinition(
      "messageExtensions", CPlaneSlot.messageExtensions, .mask(32), clause: "CUS 7.6.1",
      "Which extensions its sections have: bit n stands for extension n"),
    FieldDefinition(
      "supportsType", CPlaneSlot.supportsType, .boolean, optional: true, clause: "CUS 7.5.2.9",
      "Whether the endpoint supports the section type; absent where nobody says what it supports"),
    FieldDefinition(
      "supportedExtensions", CPlaneSlot.supportedExtensions, .mask(32), optional: true, clause: "CUS 7.6.1",
      "The extensions that the endpoint supports with the section type: bit n stands for extension n"),
    ApplicationFields.symbolsPerSlot(CPlaneSlot.symbolsPerSlot),
    ApplicationFields.configuredVlan(CPlaneSlot.configuredVlan),
    ApplicationFields.slotDirection(CPlaneSlot.slotDirection),
    FieldDefinition(
      "udCompHdr", CPlaneSlot.udCompHdr, .mask(8), optional: true, clause: "CUS 7.5.2.10",
      "udIqWidth and udCompMeth in one byte"),
    FieldDefinition(
      "iqWidth", CPlaneSlot.iqWidth, .integer, unit: .bits, optional: true, clause: "CUS 7.5.2.10",
      "Width of I and of Q, 1 to 16"),
  ]

  // MARK: cus.c.section

  private static let section = EventDefinition(
    .cusCSection, "cus.c.section", parent: .cusC, incremental: true, clause: "CUS 7.5.3",
    summary: "A section description of section type 0, 1, 3, 5, 10 or 11",
    fields: union(
      SectionType.all.compactMap { type in
        switch type.body {
        case .sections(let layout), .sectionsWithParts(let layout, _):
          layout.definitions(anchor: CPlaneSectionSlot.sectionOffset)
        default: nil
        }
      }, slots: 64...95) + derivedOfSection)

  private static let derivedOfSection: [FieldDefinition] = [
    FieldDefinition(
      "sectionOffset", CPlaneSectionSlot.sectionOffset, .integer, unit: .bytes,
      "Where the section begins in the frame"),
    FieldDefinition(
      "sectionIndex", CPlaneSectionSlot.sectionIndex, .integer, "Position in the message, from 0"),
    FieldDefinition(
      "prbCount", CPlaneSectionSlot.prbCount, .integer, unit: .prbs, optional: true, clause: "CUS 7.5.3.6",
      "Number of resource blocks, with 0 made explicit where the carrier is known"),
    FieldDefinition(
      "prbEnd", CPlaneSectionSlot.prbEnd, .integer, unit: .prbs, optional: true, clause: "CUS 7.5.3.6",
      "The resource block after the last one of the section, with rb taken into account"),
    FieldDefinition(
      "startSymbol", CPlaneSectionSlot.startSymbol, .integer, clause: "CUS 7.5.3.3",
      "First symbol of the section, with the symInc of it and the sections before taken into account"),
    AirTimeFields.airTime("Start of the first symbol of the section on the air, with its cyclic prefix"),
    AirTimeFields.airTimeRounded,
    FieldDefinition(
      "symbolEnd", CPlaneSectionSlot.symbolEnd, .integer, clause: "CUS 7.5.3.7",
      "The symbol after the last one of the section"),
    FieldDefinition(
      "sectionReserved", CPlaneSectionSlot.sectionReserved, .boolean,
      "Whether reserved bits of the section description are not zero"),
    FieldDefinition(
      "extensionCount", CPlaneSectionSlot.extensionCount, .integer, "Extensions of the section"),
    FieldDefinition(
      "extensionTypes", CPlaneSectionSlot.extensionTypes, .mask(32),
      "Which extensions the section has: bit n stands for extension n"),
    FieldDefinition(
      "isLaterDescription", CPlaneSectionSlot.isLaterDescription, .boolean, clause: "CUS 7.5.3.3",
      "Whether an earlier section of the message has the same sectionId"),
    FieldDefinition(
      "sectionsLeft", CPlaneSectionSlot.sectionsLeft, .integer, optional: true,
      "How many more sections the endpoint may have in the slot, and in the symbols of this one, each sectionId counted "
        + "once; below 0 there are too many"),
    FieldDefinition(
      "beamsLeft", CPlaneSectionSlot.beamsLeft, .integer, optional: true,
      "How many more beams the sections of the slot may name, and those in the symbols of this one, each counted once; "
        + "below 0 there are too many"),
  ]

  // MARK: cus.c.extension, cus.c.se1, …

  private static func inExtension(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: ExtensionSlot.extensionOffset, bitOffset: bit, bitWidth: width)
  }

  private static let anyExtension = EventDefinition(
    .cusCExtension, "cus.c.extension", parent: .cusCSection, clause: "CUS 7.6",
    summary: "A section extension",
    fields: [
      FieldDefinition(
        "extensionOffset", ExtensionSlot.extensionOffset, .integer, unit: .bytes,
        "Where the extension begins in the frame"),
      FieldDefinition(
        "extensionIndex", ExtensionSlot.extensionIndex, .integer, "Position in the section, from 0"),
      FieldDefinition(
        "extType", ExtensionSlot.extType, .integer, clause: "CUS 7.6.2.1", wireshark: "oran_fh_cus.extType",
        location: inExtension(1, 7), "Type of the extension"),
      FieldDefinition(
        "extLen", ExtensionSlot.extLen, .integer, clause: "CUS 7.6.2.3", wireshark: "oran_fh_cus.extLen",
        "Length of the extension as sent, in 32-bit words; one or two bytes, by the type"),
      FieldDefinition(
        "extensionBytes", ExtensionSlot.extensionBytes, .integer, unit: .bytes, clause: "CUS 7.6.2.3",
        "Length of the extension by extLen"),
      FieldDefinition(
        "bytesNeeded", ExtensionSlot.bytesNeeded, .integer, unit: .bytes, optional: true,
        clause: "CUS 7.6.2.3",
        "Length of the extension by its content without padding; at least so much where it does not fit"),
      FieldDefinition(
        "extensionAllowed", ExtensionSlot.extensionAllowed, .boolean, optional: true, clause: "CUS 7.6.1",
        "Whether the extension may stand on this section type; absent for an unknown extension"),
      FieldDefinition(
        "extensionKnown", ExtensionSlot.extensionKnown, .boolean, clause: "CUS 7.6.1",
        "Whether the extension is one that this build reads"),
      FieldDefinition(
        "paddingNonZero", ExtensionSlot.paddingNonZero, .boolean, optional: true, clause: "CUS 7.6.2.3",
        "Whether the bytes after the content are not zero"),
      FieldDefinition(
        "extensionReserved", ExtensionSlot.extensionReserved, .boolean, optional: true,
        "Whether reserved bits of the extension are not zero"),
    ])

  private static let extensions: [EventDefinition] = ExtensionType.all.flatMap { type in
    let id = EventTypeID.cusCExtension(type.number)
    let name = "cus.c.se\(type.number)"
    let own = EventDefinition(
      id, name, parent: .cusCExtension, clause: type.layout.clause, summary: type.name,
      fields: type.layout.definitions(anchor: ExtensionSlot.extensionOffset))
    return [own] + type.layout.itemEvents(parent: id, named: name)
  }

  // MARK: The other parts

  private static let parts: [EventDefinition] = [
    part(.cusCCommand, "cus.c.command", SectionType.command.layout, header: SectionType.type4.header),
    part(.cusCChannel, "cus.c.channel", SectionType.channel, header: SectionType.type6.header),
    part(.cusCLaa, "cus.c.laa", SectionType.laa, header: SectionType.type7.header),
    part(.cusCFeedback, "cus.c.feedback", SectionType.feedback, header: SectionType.type8.header),
    part(.cusCSinr, "cus.c.sinr", SectionType.sinr, header: SectionType.type9.header),
    part(.cusCReport, "cus.c.report", SectionType.report.layout, parent: .cusCSection),
    part(.cusCRequest, "cus.c.request", SectionType.request.layout, parent: .cusCSection),
  ].flatMap { $0 }

  private static func part(
    _ id: EventTypeID, _ name: String, _ layout: Layout, header: Layout? = nil, parent: EventTypeID = .cusC
  ) -> [EventDefinition] {
    let extent: [FieldDefinition] = [
      FieldDefinition(
        "partOffset", CPlanePartSlot.partOffset, .integer, unit: .bytes, "Where the part begins in the frame"),
      FieldDefinition("partIndex", CPlanePartSlot.partIndex, .integer, "Position in the message, from 0"),
      FieldDefinition(
        "partBytes", CPlanePartSlot.partBytes, .integer, unit: .bytes, "Length of the part"),
      FieldDefinition(
        "bytesNeeded", CPlanePartSlot.bytesNeeded, .integer, unit: .bytes,
        "Length of the part by its content without padding"),
      FieldDefinition(
        "partReserved", CPlanePartSlot.partReserved, .boolean, "Whether reserved bits are not zero"),
    ]
    let ofHeader = (header?.definitions(anchor: HeaderSlot.messageOffset, at: 64) ?? [])
      .filter { $0.slot.rawValue >= 96 }
    let own = EventDefinition(
      id, name, parent: parent, clause: layout.clause, summary: layout.summary,
      fields: extent + ofHeader + layout.definitions(anchor: CPlanePartSlot.partOffset))
    return [own] + layout.itemEvents(parent: id, named: name)
  }

  /// Joins the fields of structures of which a message has one: a field that some lack is optional, and a
  /// place that differs is none.
  private static func union(
    _ tables: [[FieldDefinition]], slots: ClosedRange<UInt8>
  ) -> [FieldDefinition] {
    var names: [String] = []
    for field in tables.joined() where slots.contains(field.slot.rawValue) && !names.contains(field.name) {
      names.append(field.name)
    }
    return names.compactMap { name in
      let variants = tables.map { table in table.first { $0.name == name } }
      guard let first = variants.compactMap({ $0 }).first else { return nil }
      let places = variants.compactMap { $0 }.map(\.location)
      let ranges = variants.compactMap { $0 }.map(\.range)
      return FieldDefinition(
        first.name, first.slot, first.kind, unit: first.unit,
        optional: first.optional || variants.contains { $0 == nil }, clause: first.clause,
        wireshark: first.wireshark,
        location: places.allSatisfy { $0 == first.location } ? first.location : nil,
        range: ranges.allSatisfy { $0 == first.range } ? first.range : nil,
        first.summary)
    }
  }
}
