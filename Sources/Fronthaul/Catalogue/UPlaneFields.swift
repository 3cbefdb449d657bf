internal import Events

/// Slots of a U-plane message (48 to 63) and of its section (64 to 95).
enum UPlaneSlot {
  static var sectionCount: FieldSlot { FieldSlot(48) }
  static var unreadBytes: FieldSlot { FieldSlot(49) }
  static var firstPrbu: FieldSlot { FieldSlot(50) }
  static var messagePrbs: FieldSlot { FieldSlot(51) }
  static var requestLead: FieldSlot { FieldSlot(52) }
  static var unseenMessages: FieldSlot { FieldSlot(53) }
  static var requestFrame: FieldSlot { FieldSlot(54) }
  static var requestBehind: FieldSlot { FieldSlot(55) }
  static var requestMoved: FieldSlot { FieldSlot(56) }
  static var inSymbolOrder: FieldSlot { FieldSlot(57) }
  static var frameBefore: FieldSlot { FieldSlot(58) }
  static var requestedFrameId: FieldSlot { FieldSlot(59) }
  static var requestedSubframeId: FieldSlot { FieldSlot(60) }
  static var requestedSlotId: FieldSlot { FieldSlot(61) }
  static var requestedEAxC: FieldSlot { FieldSlot(62) }
  static var requestedFilter: FieldSlot { FieldSlot(107) }
  static var offsetFrame: FieldSlot { FieldSlot(108) }
  static var senderDeclared: FieldSlot { FieldSlot(109) }
  static var configuredVlan: FieldSlot { FieldSlot(126) }
  static var slotDirection: FieldSlot { FieldSlot(127) }
  static var unendedFrame: FieldSlot { FieldSlot(110) }
  static var symbolsPerSlot: FieldSlot { FieldSlot(112) }
  static var supportsCompression: FieldSlot { FieldSlot(113) }

  static var sectionOffset: FieldSlot { FieldSlot(64) }
  static var sectionIndex: FieldSlot { FieldSlot(65) }
  static var sectionId: FieldSlot { FieldSlot(66) }
  static var rb: FieldSlot { FieldSlot(67) }
  static var symInc: FieldSlot { FieldSlot(68) }
  static var startPrbu: FieldSlot { FieldSlot(69) }
  static var numPrbu: FieldSlot { FieldSlot(70) }
  static var prbCount: FieldSlot { FieldSlot(71) }
  static var prbEnd: FieldSlot { FieldSlot(72) }
  static var udIqWidth: FieldSlot { FieldSlot(73) }
  static var udCompMeth: FieldSlot { FieldSlot(74) }
  static var udCompReserved: FieldSlot { FieldSlot(75) }
  static var udCompLen: FieldSlot { FieldSlot(76) }
  static var sReSMask1: FieldSlot { FieldSlot(77) }
  static var sReSMask2: FieldSlot { FieldSlot(78) }
  static var sectionBytes: FieldSlot { FieldSlot(79) }
  static var dynamicHeader: FieldSlot { FieldSlot(80) }
  static var iqWidth: FieldSlot { FieldSlot(81) }
  static var udCompHdr: FieldSlot { FieldSlot(82) }
  static var requestedCompHdr: FieldSlot { FieldSlot(83) }
  static var siblingCompHdr: FieldSlot { FieldSlot(84) }
  static var requestedRb: FieldSlot { FieldSlot(85) }
  static var headerDeclared: FieldSlot { FieldSlot(86) }
  static var declaredHeader: FieldSlot { FieldSlot(87) }

  /// What the request says that a message answers.
  static var answered: [FieldSlot] {
    [requestedFrameId, requestedSubframeId, requestedSlotId, requestedEAxC, requestedFilter, offsetFrame]
  }

  /// What the C-plane says of a section.
  static var requested: [FieldSlot] { [requestedCompHdr, siblingCompHdr, requestedRb] }
}

/// The U-plane message and its section (CUS 8.3).
enum UPlaneFields {
  static let methods = [
    CodePoint(0, "none"), CodePoint(1, "BFP"), CodePoint(2, "blockScaling"), CodePoint(3, "muLaw"),
    CodePoint(4, "modulation"), CodePoint(5, "BFPSelective"), CodePoint(6, "modulationSelective"),
    CodePoint(7, "BFPSelectiveMasks"), CodePoint(8, "modulationSelectiveMasks"),
  ]

  private static func inSection(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: UPlaneSlot.sectionOffset, bitOffset: bit, bitWidth: width)
  }

  static let events: [EventDefinition] = [
    EventDefinition(
      .cusU, "cus.u", parent: .ecpri, incremental: true, clause: "CUS 8.3",
      summary: "A U-plane message: one symbol of one eAxC",
      fields: ApplicationFields.definitions(symbol: "symbolId", symbolClause: "8.3.3.7") + message),
    EventDefinition(
      .cusUSection, "cus.u.section", parent: .cusU, incremental: true, clause: "CUS 8.3",
      summary: "A section of a U-plane message", fields: section),
    EventDefinition(
      .cusUMisfit, "cus.u.misfit", parent: .cusU, clause: "CUS 8.3",
      summary:
        "The header of a section that does not fit its message: what was delivered, unreadable. With unknown fields: what "
        + "may follow it",
      fields: misfit),
  ]

  /// What the header of a section says, and how the message can be read.
  private static let misfit: [FieldDefinition] =
    section.filter {
      [
        "sectionOffset", "sectionIndex", "sectionId", "rb", "symInc", "startPrbu", "numPrbu",
        "requestedCompHdr",
        "headerDeclared", "declaredHeader",
      ]
      .contains($0.name)
    } + [
      FieldDefinition(
        "prbEnd", UPlaneSlot.prbEnd, unit: .prbs, optional: true,
        "The resource block after the last one of the section, with rb taken into account; absent for all of a carrier "
          + "that nobody described"),
      FieldDefinition(
        "dynamicHeader", UPlaneSlot.dynamicHeader, .boolean, optional: true, clause: "CUS 8.3.3.13",
        "Whether the section carries udCompHdr in the format with which the message can be read: with the other form of "
          + "header than the flow has, or with samples of another compression than udCompHdr tells; absent where no "
          + "format is known with which it can"),
      FieldDefinition(
        "udCompHdr", UPlaneSlot.udCompHdr, .mask(8), optional: true, clause: "CUS 8.3.3.13",
        location: inSection(32, 8),
        "udIqWidth and udCompMeth as sent, where the samples are known to have another compression"),
    ]

  private static let message: [FieldDefinition] = [
    FieldDefinition("sectionCount", UPlaneSlot.sectionCount, "Sections that could be read"),
    FieldDefinition(
      "unreadBytes", UPlaneSlot.unreadBytes, unit: .bytes,
      "Bytes of the payload that belong to no section"),
    FieldDefinition(
      "firstPrbu", UPlaneSlot.firstPrbu, unit: .prbs, optional: true, "startPrbu of the first section"),
    FieldDefinition(
      "messagePrbs", UPlaneSlot.messagePrbs, unit: .prbs, "Resource blocks in all sections together"),
    FieldDefinition(
      "requestLead", UPlaneSlot.requestLead, unit: .nanoseconds, optional: true,
      "How long before its first symbol the C-plane asked for this slot of the antenna; of several requests that of the "
        + "latest"),
    FieldDefinition(
      "requestFrame", UPlaneSlot.requestFrame, optional: true,
      "The frame of that request: the C-plane message that this one answers"),
    FieldDefinition(
      "requestBehind", UPlaneSlot.requestBehind, .boolean, optional: true,
      "Whether a request for this slot came after U-plane of its symbols, or of later ones"),
    FieldDefinition(
      "requestMoved", UPlaneSlot.requestMoved, .boolean, optional: true, clause: "CUS 7.7.18",
      "Whether a request for this slot has extensions 18 or 25, which move U-plane in time"),
    FieldDefinition(
      "inSymbolOrder", UPlaneSlot.inSymbolOrder, .boolean, optional: true, clause: "CUS 8.2.1",
      "Whether the symbol is that of the message with the number before, or a later one; absent where that message did not "
        + "come just before, where a filter or a numerology of its own counts symbols, and where that message may be the "
        + "one with a wrong time"),
    FieldDefinition(
      "frameBefore", UPlaneSlot.frameBefore, optional: true, isPartner: true,
      "The frame of the message with the number before, where the symbol of this one is an earlier one"),
    FieldDefinition(
      "requestedFrameId", UPlaneSlot.requestedFrameId, optional: true, clause: "CUS 7.5.2.4", isHistory: true,
      "frameId of the request that the message answers, or that it must answer since it has no other"),
    FieldDefinition(
      "requestedSubframeId", UPlaneSlot.requestedSubframeId, optional: true, clause: "CUS 7.5.2.5",
      isHistory: true,
      "subframeId of that request"),
    FieldDefinition(
      "requestedSlotId", UPlaneSlot.requestedSlotId, optional: true, clause: "CUS 7.5.2.6", isHistory: true,
      "slotId of that request"),
    FieldDefinition(
      "requestedEAxC", UPlaneSlot.requestedEAxC, .mask(16), optional: true, clause: "CUS 5.1.3.2.7",
      isHistory: true,
      "eAxC of that request"),
    FieldDefinition(
      "requestedFilter", UPlaneSlot.requestedFilter, optional: true, clause: "CUS 7.5.2.3", isHistory: true,
      "filterIndex of that request; absent where those for the slot differ"),
    FieldDefinition(
      "offsetFrame", UPlaneSlot.offsetFrame, optional: true,
      "The frame of the last message of the downlink that is as far from its request"),
    ApplicationFields.configuredVlan(UPlaneSlot.configuredVlan),
    ApplicationFields.slotDirection(UPlaneSlot.slotDirection),
    ApplicationFields.symbolsPerSlot(UPlaneSlot.symbolsPerSlot),
    FieldDefinition(
      "supportsCompression", UPlaneSlot.supportsCompression, .boolean, optional: true, clause: "CUS 8.3.3.13",
      "Whether the endpoint supports the compression of the first section; absent where nobody says what it supports"
    ),
    FieldDefinition(
      "unendedFrame", UPlaneSlot.unendedFrame, optional: true, clause: "CUS 5.5.3", isPartner: true,
      "The frame with the last fragment of the message before it on its flow, if more fragments were to follow"
    ),
    FieldDefinition(
      "senderDeclared", UPlaneSlot.senderDeclared, .boolean, optional: true, clause: "CUS 5.1.3.2.7",
      "Whether the profile declares the sender; absent where it declares no unit that does the same, and of a sender to "
        + "which the receiver, which is declared, sends something too"),
    FieldDefinition(
      "unseenMessages", UPlaneSlot.unseenMessages, clause: "CUS 5.1.3.2.8",
      "Messages that the symbols scheduled since the last message would have had, where the sequence number goes on as "
        + "if there were none: from 256 on a loss is invisible to it"),
  ]

  private static let section: [FieldDefinition] = [
    FieldDefinition(
      "sectionOffset", UPlaneSlot.sectionOffset, unit: .bytes, optional: true,
      "Where the section begins in the frame; absent for one that was put together from fragments"),
    FieldDefinition("sectionIndex", UPlaneSlot.sectionIndex, "Position in the message, from 0"),
    FieldDefinition(
      "sectionId", UPlaneSlot.sectionId, clause: "CUS 8.3.3.8", wireshark: "oran_fh_cus.sectionId",
      location: inSection(0, 12), "Section identifier; 4095 = coupled by frequency and time"),
    FieldDefinition(
      "rb", UPlaneSlot.rb, .boolean, clause: "CUS 8.3.3.9", wireshark: "oran_fh_cus.rb",
      location: inSection(12, 1), "Whether only every other resource block is used"),
    FieldDefinition(
      "symInc", UPlaneSlot.symInc, .boolean, clause: "CUS 8.3.3.10", wireshark: "oran_fh_cus.symInc",
      location: inSection(13, 1), "Symbol increment; false in the U-plane"),
    FieldDefinition(
      "startPrbu", UPlaneSlot.startPrbu, unit: .prbs, clause: "CUS 8.3.3.11",
      wireshark: "oran_fh_cus.startPrbu", location: inSection(14, 10), "First resource block"),
    FieldDefinition(
      "numPrbu", UPlaneSlot.numPrbu, unit: .prbs, clause: "CUS 8.3.3.12",
      wireshark: "oran_fh_cus.numPrbu", location: inSection(24, 8),
      "Number of resource blocks; 0 = all of the carrier"),
    FieldDefinition(
      "prbCount", UPlaneSlot.prbCount, unit: .prbs, "Number of resource blocks, with 0 made explicit"),
    FieldDefinition(
      "prbEnd", UPlaneSlot.prbEnd, unit: .prbs,
      "The resource block after the last one of the section, with rb taken into account"),
    // Wireshark shows the compression header of a U-plane section only where a preference says that there is
    // one, so a filter on these three finds nothing on most machines: they have no display-filter name.
    FieldDefinition(
      "udIqWidth", UPlaneSlot.udIqWidth, optional: true, clause: "CUS 8.3.3.13", location: inSection(32, 4),
      "Width of I and of Q as sent, 0 = 16; only with a dynamic compression header"),
    FieldDefinition(
      "udCompMeth", UPlaneSlot.udCompMeth, .enumeration(methods), clause: "CUS 8.3.3.13",
      "Compression method, as sent or as configured"),
    FieldDefinition(
      "udCompReserved", UPlaneSlot.udCompReserved, optional: true, clause: "CUS 8.3.3.14",
      location: inSection(40, 8),
      "Reserved byte after udCompHdr; only with a dynamic compression header"),
    FieldDefinition(
      "udCompLen", UPlaneSlot.udCompLen, unit: .bytes, optional: true, clause: "CUS 8.3.3.18",
      "Length of the section as sent"),
    FieldDefinition(
      "sReSMask1", UPlaneSlot.sReSMask1, .mask(12), optional: true, clause: "CUS 8.3.3.20",
      "Resource elements that are sent of the 1st, 3rd, … resource block"),
    FieldDefinition(
      "sReSMask2", UPlaneSlot.sReSMask2, .mask(12), optional: true, clause: "CUS 8.3.3.21",
      "Resource elements that are sent of the 2nd, 4th, … resource block"),
    FieldDefinition(
      "sectionBytes", UPlaneSlot.sectionBytes, unit: .bytes,
      "Length of the section with its header, by its own fields"),
    FieldDefinition(
      "dynamicHeader", UPlaneSlot.dynamicHeader, .boolean, clause: "CUS 8.3.3.13",
      "Whether the section carries udCompHdr"),
    FieldDefinition(
      "iqWidth", UPlaneSlot.iqWidth, unit: .bits, clause: "CUS 8.3.3.13",
      "Width of I and of Q, 1 to 16, as sent or as configured"),
    FieldDefinition(
      "udCompHdr", UPlaneSlot.udCompHdr, .mask(8), optional: true, clause: "CUS 8.3.3.13",
      "udIqWidth and udCompMeth in one byte; only with a dynamic compression header"),
    FieldDefinition(
      "requestedCompHdr", UPlaneSlot.requestedCompHdr, .mask(8), optional: true, clause: "CUS 7.5.2.10",
      "udCompHdr of the C-plane message that asked for the section; only with a dynamic compression header, and where the "
        + "uplink may have what it asks for"),
    FieldDefinition(
      "siblingCompHdr", UPlaneSlot.siblingCompHdr, .mask(8), optional: true, clause: "CUS 8.1.2",
      "udCompHdr of the first section that answered the same C-plane message; in the downlink only where the flow has "
        + "more than one"),
    FieldDefinition(
      "requestedRb", UPlaneSlot.requestedRb, .boolean, optional: true, clause: "CUS 7.5.3.2",
      "Whether the C-plane asked for every other resource block; absent for a section of a single block, for one that "
        + "nobody asked for, and in slots of the downlink without such a request"),
    FieldDefinition(
      "headerDeclared", UPlaneSlot.headerDeclared, .boolean, optional: true, clause: "CUS 8.3.3.13",
      "Whether the profile, the M-plane or the capture says whether sections carry udCompHdr"),
    FieldDefinition(
      "declaredHeader", UPlaneSlot.declaredHeader, .boolean, optional: true, clause: "CUS 8.3.3.13",
      "Whether they say that sections carry it"),
  ]
}
