internal import Events

/// Fields that C- and U-plane messages share: the eAxC, the sequence identifier, the radio application header.
enum ApplicationFields {
  static let directions = [CodePoint(0, "UL"), CodePoint(1, "DL")]
  static let counters = [CodePoint(0, "UL"), CodePoint(1, "DL"), CodePoint(2, "shared")]
  static let roles = [CodePoint(0, "unknown"), CodePoint(1, "O-DU"), CodePoint(2, "O-RU")]
  static let defects = [
    CodePoint(0, "none"), CodePoint(1, "truncated"), CodePoint(2, "badLength"), CodePoint(3, "badValue"),
    CodePoint(4, "tooDeep"), CodePoint(5, "notCaptured"),
  ]

  /// The place of a field in the message, counted from the eCPRI common header.
  static func inMessage(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: HeaderSlot.messageOffset, bitOffset: bit, bitWidth: width)
  }

  /// The C-plane calls its symbol `startSymbolId` (7.5.2.7), the U-plane `symbolId` (8.3.3.7). Some section
  /// types of the C-plane have no filter or no symbol.
  static func definitions(symbol: String, symbolClause: String, isControl: Bool = false) -> [FieldDefinition]
  {
    identifiers + header(symbol: symbol, symbolClause: symbolClause, isControl: isControl) + derived
      + AirTimeFields.definitions
  }

  /// Both planes have it, in slots of their own.
  static func configuredVlan(_ slot: FieldSlot) -> FieldDefinition {
    FieldDefinition(
      "configuredVlan", slot, optional: true, clause: "CUS 5.4",
      "VLAN that the profile or the M-plane gives the endpoint")
  }

  /// The same.
  static func symbolsPerSlot(_ slot: FieldSlot) -> FieldDefinition {
    FieldDefinition(
      "symbolsPerSlot", slot, optional: true, clause: "CUS 7.2.2",
      "Symbols of a slot, where the profile or the M-plane says which cyclic prefix there is")
  }

  private static let slotDirections =
    directions + [
      CodePoint(2, "flexible"), CodePoint(3, "usuallyUL"), CodePoint(4, "usuallyDL"),
    ]

  /// The same.
  static func slotDirection(_ slot: FieldSlot) -> FieldDefinition {
    FieldDefinition(
      "slotDirection", slot, .enumeration(slotDirections), optional: true, clause: "TS 38.213 11.1",
      "What the symbol is for by the declared TDD pattern, or by the one that section type 4 sets; what the slot usually is for "
        + "by the traffic of the carrier, where no pattern is declared and the traffic shows one"
    )
  }

  private static let identifiers: [FieldDefinition] = [
    FieldDefinition(
      "eAxC", HeaderSlot.eAxC, .mask(16), clause: "CUS 5.1.3.2.7", location: inMessage(32, 16),
      "Extended antenna-carrier: ecpriPcid or ecpriRtcid"),
    FieldDefinition(
      "DU_Port_ID", HeaderSlot.duPort, clause: "CUS 5.1.3.2.7", wireshark: "oran_fh_cus.du_port_id",
      "Processing unit of the O-DU, by the bit split in force"),
    FieldDefinition(
      "BandSector_ID", HeaderSlot.bandSector, clause: "CUS 5.1.3.2.7",
      wireshark: "oran_fh_cus.bandsector_id", "Band and sector, by the bit split in force"),
    FieldDefinition(
      "CC_ID", HeaderSlot.cc, clause: "CUS 5.1.3.2.7", wireshark: "oran_fh_cus.cc_id",
      "Component carrier, by the bit split in force"),
    FieldDefinition(
      "RU_Port_ID", HeaderSlot.ruPort, clause: "CUS 5.1.3.2.7", wireshark: "oran_fh_cus.ru_port_id",
      "Spatial stream or antenna, by the bit split in force"),
    FieldDefinition(
      "sequenceId", HeaderSlot.sequenceId, clause: "CUS 5.1.3.2.8",
      wireshark: "oran_fh_cus.sequence_id", location: inMessage(48, 8), "Sequence number, modulo 256"),
    FieldDefinition(
      "eBit", HeaderSlot.eBit, .boolean, clause: "CUS 5.1.3.2.8", wireshark: "oran_fh_cus.e_bit",
      location: inMessage(56, 1), "Whether this is the last, or only, fragment"),
    FieldDefinition(
      "subsequenceId", HeaderSlot.subsequenceId, clause: "CUS 5.1.3.2.8",
      wireshark: "oran_fh_cus.subsequence_id", location: inMessage(57, 7), "Number of the fragment"),
  ]

  private static func header(symbol: String, symbolClause: String, isControl: Bool) -> [FieldDefinition] {
    [
      FieldDefinition(
        "dataDirection", HeaderSlot.dataDirection, .enumeration(directions), clause: "CUS 7.5.2.1",
        wireshark: "oran_fh_cus.data_direction", location: inMessage(64, 1),
        "UL: received by the O-RU; DL: transmitted by it"),
      FieldDefinition(
        "payloadVersion", HeaderSlot.payloadVersion, clause: "CUS 7.5.2.2",
        wireshark: "oran_fh_cus.payloadVersion", location: inMessage(65, 3), "Version of the payload"),
      FieldDefinition(
        "filterIndex", HeaderSlot.filterIndex, optional: isControl, clause: "CUS 7.5.2.3",
        wireshark: "oran_fh_cus.filterIndex", location: inMessage(68, 4), "Channel filter"),
      FieldDefinition(
        "frameId", HeaderSlot.frameId, clause: "CUS 7.5.2.4", wireshark: "oran_fh_cus.frameId",
        location: inMessage(72, 8), "System frame number, modulo 256"),
      FieldDefinition(
        "subframeId", HeaderSlot.subframeId, clause: "CUS 7.5.2.5",
        wireshark: "oran_fh_cus.subframe_id", location: inMessage(80, 4), "Subframe of the frame"),
      FieldDefinition(
        "slotId", HeaderSlot.slotId, clause: "CUS 7.5.2.6", wireshark: "oran_fh_cus.slotId",
        location: inMessage(84, 6), "Slot of the subframe"),
      FieldDefinition(
        symbol, HeaderSlot.symbolId, optional: isControl, clause: "CUS \(symbolClause)",
        wireshark: "oran_fh_cus.startSymbolId", location: inMessage(90, 6), "Symbol of the slot"),
    ]
  }

  private static let derived: [FieldDefinition] = [
    FieldDefinition(
      "radioSlot", HeaderSlot.radioSlot, unit: .slots, optional: true,
      "Slots since the frame number 0 before the capture began, unwrapped with the capture time"),
    FieldDefinition(
      "radioAdvance", HeaderSlot.radioAdvance, unit: .slots, optional: true, isOrder: true,
      "Slots from the previous message of the same flow to this one"),
    FieldDefinition(
      "previousTime", HeaderSlot.previousTime, .time, unit: .nanoseconds, optional: true,
      "When the previous message of the same flow was captured"),
    FieldDefinition(
      "frameDeviation", HeaderSlot.frameDeviation, unit: .frames, optional: true,
      "How far the frame number is from the one that the capture time lets expect; absent until a clock exists"
    ),
    FieldDefinition(
      "sequenceCounter", HeaderSlot.sequenceCounter, .enumeration(counters), clause: "CUS 5.1.3.2.8",
      "Which counter numbers the message: one for each direction, or one for both"),
    FieldDefinition(
      "wellFormed", HeaderSlot.wellFormed, .boolean, "Whether the message could be read to its end"),
    FieldDefinition(
      "defect", HeaderSlot.defect, .enumeration(defects), "What kept the message from being read"),
    FieldDefinition(
      "defectOffset", HeaderSlot.defectOffset, unit: .bytes, optional: true,
      "Byte of the frame at which reading stopped"),
    FieldDefinition(
      "slotsPerSubframe", HeaderSlot.slotsPerSubframe, optional: true, clause: "CUS 7.5.2.6",
      "Slots that a subframe has in the numerology of the carrier"),
    FieldDefinition(
      "carrierPrbs", HeaderSlot.carrierPrbs, unit: .prbs, optional: true, clause: "TS 38.104 5.3.2",
      "Resource blocks of the carrier, N_RB"),
    FieldDefinition(
      "senderRole", HeaderSlot.senderRole, .enumeration(roles), "What the sender is"),
    FieldDefinition(
      "unitPair", HeaderSlot.unitPair, "Number of the pair of units, the same whichever of them sends"),
  ]
}
