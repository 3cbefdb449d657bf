internal import Events

/// Slots of DL USER DATA.
enum DLUserDataSlot {
  static var discardBlocks: FieldSlot { FieldSlot(64) }
  static var flush: FieldSlot { FieldSlot(65) }
  static var reportPolling: FieldSlot { FieldSlot(66) }
  static var requestOutOfSeqReport: FieldSlot { FieldSlot(67) }
  static var reportDelivered: FieldSlot { FieldSlot(68) }
  static var userDataExistence: FieldSlot { FieldSlot(69) }
  static var assistanceInfoReportPolling: FieldSlot { FieldSlot(70) }
  static var retransmission: FieldSlot { FieldSlot(71) }
  static var firstSpare: FieldSlot { FieldSlot(72) }
  static var secondSpare: FieldSlot { FieldSlot(73) }
  static var sequenceNumber: FieldSlot { FieldSlot(74) }
  static var discardSN: FieldSlot { FieldSlot(75) }
  static var discardBlockCount: FieldSlot { FieldSlot(76) }
  static var reportSN: FieldSlot { FieldSlot(77) }
  static var sequenceStep: FieldSlot { FieldSlot(78) }
  static var isRepeated: FieldSlot { FieldSlot(79) }
  static var pollsOutstanding: FieldSlot { FieldSlot(80) }
  static var pollAge: FieldSlot { FieldSlot(81) }
  static var pdcpSN: FieldSlot { FieldSlot(82) }
  static var pdcpSNBits: FieldSlot { FieldSlot(83) }

  static var blockStart: FieldSlot { FieldSlot(114) }
  static var blockSize: FieldSlot { FieldSlot(115) }

  static var reportedAs: FieldSlot { FieldSlot(116) }
  static var reportedNumber: FieldSlot { FieldSlot(117) }
  static var statusFrame: FieldSlot { FieldSlot(118) }
  static var beyondSent: FieldSlot { FieldSlot(119) }
}

/// DL USER DATA and its discard blocks (TS 38.425, 5.5.2.1).
enum DLUserDataFields {
  static let events: [EventDefinition] = [
    EventDefinition(
      .f1uDLUserData, "f1u.dlUserData", parent: .f1uGTP, clause: "TS 38.425 5.5.2.1",
      summary: "A G-PDU with DL USER DATA, PDU type 0", fields: flags + numbers + padding + derived),
    EventDefinition(
      .f1uDiscardBlock, "f1u.dlUserData.discardBlock", parent: .f1uDLUserData, clause: "TS 38.425 5.5.2.1",
      summary: "Consecutive PDCP PDUs to be discarded", fields: block),
    EventDefinition(
      .f1uReportedNumber, "f1u.dlUserData.reportedNumber", parent: .f1uDLUserData,
      clause: "TS 38.425 5.4.2.1",
      summary:
        "The highest number that delivery status reported since the message before, against what was sent",
      fields: report),
  ]

  private static let flags: [FieldDefinition] = [
    FieldDefinition(
      "firstSpare", DLUserDataSlot.firstSpare, clause: "TS 38.425 5.5.3.2", wireshark: "nrup.spr_bit",
      location: ContainerFields.location(4, 1),
      "Spare bit of the first octet"),
    FieldDefinition(
      "dlDiscardBlocks", DLUserDataSlot.discardBlocks, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.dl_disc_blks",
      location: ContainerFields.location(5, 1), "Whether blocks of PDCP PDUs are to be discarded"),
    FieldDefinition(
      "dlFlush", DLUserDataSlot.flush, .boolean, clause: "TS 38.425 5.5.3", wireshark: "nrup.dl_flush",
      location: ContainerFields.location(6, 1),
      "Whether PDCP PDUs up to a number are to be discarded"),
    FieldDefinition(
      "reportPolling", DLUserDataSlot.reportPolling, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.report_polling", location: ContainerFields.location(7, 1),
      "Whether a delivery status is asked for"),
    FieldDefinition(
      "secondSpare", DLUserDataSlot.secondSpare, clause: "TS 38.425 5.5.3.2", wireshark: "nrup.spare",
      location: ContainerFields.location(8, 3),
      "Spare bits of the second octet"),
    FieldDefinition(
      "requestOutOfSeqReport", DLUserDataSlot.requestOutOfSeqReport, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.request_out_of_seq_report",
      location: ContainerFields.location(11, 1), "Whether out of sequence delivery is to be reported"),
    FieldDefinition(
      "reportDelivered", DLUserDataSlot.reportDelivered, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.report_delivered",
      location: ContainerFields.location(12, 1), "Whether the delivery of a number is to be reported"),
    FieldDefinition(
      "userDataExistence", DLUserDataSlot.userDataExistence, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.user_data_existence_flag",
      location: ContainerFields.location(13, 1),
      "Whether the node that hosts PDCP has more data for the bearer"),
    FieldDefinition(
      "assistanceInfoReportPolling", DLUserDataSlot.assistanceInfoReportPolling, .boolean,
      clause: "TS 38.425 5.5.3", wireshark: "nrup.ass_inf_rep_poll_flag",
      location: ContainerFields.location(14, 1),
      "Whether assistance information is asked for"),
    FieldDefinition(
      "retransmission", DLUserDataSlot.retransmission, .boolean, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.retransmission_flag", location: ContainerFields.location(15, 1),
      "Whether the PDCP PDU is sent again"),
  ]

  private static let numbers: [FieldDefinition] = [
    FieldDefinition(
      "nrUSequenceNumber", DLUserDataSlot.sequenceNumber, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.seq_num", location: ContainerFields.location(16, 24),
      "NR-U sequence number, modulo 2^24"),
    FieldDefinition(
      "dlDiscardNRPDCPPDUSN", DLUserDataSlot.discardSN, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.dl_disc_nr_pdcp_pdu_sn",
      range: 0...0xFF_FFFF, "Up to and with which PDCP PDUs are to be discarded"),
    FieldDefinition(
      "discardBlockCount", DLUserDataSlot.discardBlockCount, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.dl_disc_num_blks",
      range: 0...255, "Number of discard blocks"),
    FieldDefinition(
      "dlReportNRPDCPPDUSN", DLUserDataSlot.reportSN, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.dl_report_nr_pdcp_pdu_sn",
      range: 0...0xFF_FFFF, "PDCP PDU whose delivery is to be reported"),
  ]

  static let padding: [FieldDefinition] = [
    FieldDefinition(
      "paddingBytes", MessageSlot.paddingBytes, unit: .bytes, clause: "TS 38.425 5.5.3.24",
      "Bytes of the container after its last field"),
    FieldDefinition(
      "paddingNonZero", MessageSlot.paddingNonZero, .boolean, clause: "TS 38.425 5.5.3.24",
      "Whether one of them is not zero"),
  ]

  private static let derived: [FieldDefinition] = [
    FieldDefinition(
      "sequenceStep", DLUserDataSlot.sequenceStep, optional: true, clause: "TS 38.425 5.4.1.1",
      "How far the NR-U sequence number is from the highest before it on the tunnel: 1 = the next one"),
    FieldDefinition(
      "isRepeated", DLUserDataSlot.isRepeated, .boolean, clause: "TS 38.425 5.4.1.1",
      "Whether the tunnel had the NR-U sequence number before, among the 64 up to the highest"),
    FieldDefinition(
      "pollsOutstanding", DLUserDataSlot.pollsOutstanding, optional: true, clause: "TS 38.425 5.4.1.1",
      "Polls of the bearer before this message that no delivery status has answered"),
    FieldDefinition(
      "pollAge", DLUserDataSlot.pollAge, unit: .nanoseconds, optional: true, clause: "TS 38.425 5.4.1.1",
      "Of a message that polls: how long ago the oldest poll was sent that nothing has answered yet; 0 without one"
    ),
    FieldDefinition(
      "pdcpSN", DLUserDataSlot.pdcpSN, optional: true, clause: "TS 38.323 6.2.2",
      "Sequence number of the PDCP data PDU"),
    FieldDefinition(
      "pdcpSNBits", DLUserDataSlot.pdcpSNBits, unit: .bits, optional: true, clause: "TS 38.323 6.3.2",
      "Bits of PDCP sequence numbers on the bearer, by F1AP or by what counts up; 12 or 18"),
  ]

  private static let block: [FieldDefinition] =
    ContainerFields.item + [
      FieldDefinition(
        "dlDiscardNRPDCPPDUSNStart", DLUserDataSlot.blockStart, clause: "TS 38.425 5.5.3",
        wireshark: "nrup.dl_disc_nr_pdcp_pdu_sn_start",
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 0, bitWidth: 24),
        "The first number"),
      FieldDefinition(
        "discardedBlockSize", DLUserDataSlot.blockSize, clause: "TS 38.425 5.5.3",
        wireshark: "nrup.disc_blk_sz",
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 24, bitWidth: 8),
        "How many numbers"),
    ]

  private static let report: [FieldDefinition] = [
    FieldDefinition(
      "reportedAs", DLUserDataSlot.reportedAs,
      .enumeration(ReportedNumbers.Kind.allCases.map { CodePoint($0.rawValue, "\($0)") }),
      clause: "TS 38.425 5.4.2.1",
      "Whether it is the highest PDCP sequence number transmitted or delivered, or the highest NR-U one lost"),
    FieldDefinition(
      "reportedNumber", DLUserDataSlot.reportedNumber, clause: "TS 38.425 5.5.3", isContext: true,
      range: 0...0xFF_FFFF, "The number"),
    FieldDefinition(
      "statusFrame", DLUserDataSlot.statusFrame, isPartner: true,
      "Number of the frame with the delivery status that reported it first"),
    FieldDefinition(
      "beyondSent", DLUserDataSlot.beyondSent, clause: "TS 38.425 5.4.2.1",
      "How far it lies beyond the highest number that was sent before this message; unknown where messages that were "
        + "not captured may have had it"),
  ]
}
