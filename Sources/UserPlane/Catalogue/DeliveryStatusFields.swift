internal import Events

/// Slots of DL DATA DELIVERY STATUS.
enum DeliveryStatusSlot {
  static var transmittedInd: FieldSlot { FieldSlot(64) }
  static var deliveredInd: FieldSlot { FieldSlot(65) }
  static var finalFrame: FieldSlot { FieldSlot(66) }
  static var lostPacketReport: FieldSlot { FieldSlot(67) }
  static var spare: FieldSlot { FieldSlot(68) }
  static var deliveredRangeInd: FieldSlot { FieldSlot(69) }
  static var dataRateInd: FieldSlot { FieldSlot(70) }
  static var retransmittedInd: FieldSlot { FieldSlot(71) }
  static var deliveredRetransmittedInd: FieldSlot { FieldSlot(72) }
  static var causeReport: FieldSlot { FieldSlot(73) }
  static var desiredBufferSize: FieldSlot { FieldSlot(74) }
  static var desiredDataRate: FieldSlot { FieldSlot(75) }
  static var lostRangeCount: FieldSlot { FieldSlot(76) }
  static var highestDelivered: FieldSlot { FieldSlot(77) }
  static var highestTransmitted: FieldSlot { FieldSlot(78) }
  static var cause: FieldSlot { FieldSlot(79) }
  static var highestDeliveredRetransmitted: FieldSlot { FieldSlot(80) }
  static var highestRetransmitted: FieldSlot { FieldSlot(81) }
  static var deliveredRangeCount: FieldSlot { FieldSlot(82) }
  static var bearerTunnel: FieldSlot { FieldSlot(83) }
  static var deliveredStep: FieldSlot { FieldSlot(84) }
  static var transmittedStep: FieldSlot { FieldSlot(85) }
  static var transmittedAhead: FieldSlot { FieldSlot(86) }
  static var afterFinalFrame: FieldSlot { FieldSlot(89) }
  static var pollsAnswered: FieldSlot { FieldSlot(90) }
  static var lostNumbers: FieldSlot { FieldSlot(91) }

  static var rangeStart: FieldSlot { FieldSlot(114) }
  static var rangeEnd: FieldSlot { FieldSlot(115) }
  static var rangeNumbers: FieldSlot { FieldSlot(116) }
  static var gapBefore: FieldSlot { FieldSlot(117) }
}

/// DL DATA DELIVERY STATUS and its ranges (TS 38.425, 5.5.2.2).
enum DeliveryStatusFields {
  static let events: [EventDefinition] = [
    EventDefinition(
      .f1uDeliveryStatus, "f1u.deliveryStatus", parent: .f1uGTP, clause: "TS 38.425 5.5.2.2",
      summary: "A G-PDU with DL DATA DELIVERY STATUS, PDU type 1",
      fields: flags + values + DLUserDataFields.padding + derived),
    EventDefinition(
      .f1uLostRange, "f1u.deliveryStatus.lostRange", parent: .f1uDeliveryStatus, clause: "TS 38.425 5.5.2.2",
      summary: "NR-U sequence numbers that were declared lost",
      fields: range(of: "NR-U sequence number", wireshark: "num_lost_nru_seq_num")),
    EventDefinition(
      .f1uDeliveredRange, "f1u.deliveryStatus.deliveredRange", parent: .f1uDeliveryStatus,
      clause: "TS 38.425 5.5.2.2", summary: "PDCP PDUs that were delivered out of sequence",
      fields: range(of: "PDCP sequence number", wireshark: nil)),
  ]

  private static let flags: [FieldDefinition] = [
    ContainerFields.flag(
      "highestTransmittedInd", DeliveryStatusSlot.transmittedInd, 4, "high_tx_nr_pdcp_sn_ind",
      "Whether highestTransmitted is there"),
    ContainerFields.flag(
      "highestDeliveredInd", DeliveryStatusSlot.deliveredInd, 5, "high_delivered_nr_pdcp_sn_ind",
      "Whether highestDelivered is there"),
    ContainerFields.flag(
      "finalFrame", DeliveryStatusSlot.finalFrame, 6, "final_frame_ind",
      "Whether this is the last status of the bearer"),
    ContainerFields.flag(
      "lostPacketReport", DeliveryStatusSlot.lostPacketReport, 7, "lost_pkt_rpt",
      "Whether lost ranges are there"),
    FieldDefinition(
      "secondSpare", DeliveryStatusSlot.spare, clause: "TS 38.425 5.5.3.2", wireshark: "nrup.spare",
      location: ContainerFields.location(8, 3),
      "Spare bits of the second octet"),
    ContainerFields.flag(
      "deliveredRangeInd", DeliveryStatusSlot.deliveredRangeInd, 11, "delivered_nr_pdcp_sn_range_ind",
      "Whether ranges are there that were delivered out of sequence"),
    ContainerFields.flag(
      "dataRateInd", DeliveryStatusSlot.dataRateInd, 12, "data_rate_ind", "Whether desiredDataRate is there"),
    ContainerFields.flag(
      "highestRetransmittedInd", DeliveryStatusSlot.retransmittedInd, 13, "high_retx_nr_pdcp_sn_ind",
      "Whether highestRetransmitted is there"),
    ContainerFields.flag(
      "highestDeliveredRetransmittedInd", DeliveryStatusSlot.deliveredRetransmittedInd, 14,
      "high_delivered_retx_nr_pdcp_sn_ind",
      "Whether highestDeliveredRetransmitted is there"),
    ContainerFields.flag(
      "causeReport", DeliveryStatusSlot.causeReport, 15, "cause_rpt", "Whether cause is there"),
  ]

  private static func number(
    _ name: String, _ slot: FieldSlot, _ wireshark: String, _ summary: String
  ) -> FieldDefinition {
    FieldDefinition(
      name, slot, optional: true, clause: "TS 38.425 5.5.3", wireshark: "nrup." + wireshark,
      range: 0...0xFF_FFFF, summary)
  }

  private static let values: [FieldDefinition] = [
    FieldDefinition(
      "desiredBufferSize", DeliveryStatusSlot.desiredBufferSize, unit: .bytes, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.desrd_buff_sz_data_radio_bearer", location: ContainerFields.location(16, 32),
      "Bytes that the DU wishes for the bearer"),
    FieldDefinition(
      "desiredDataRate", DeliveryStatusSlot.desiredDataRate, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.desrd_data_rate",
      range: 0...0xFFFF_FFFF, "Bytes in a second that the DU wishes for the bearer"),
    FieldDefinition(
      "lostRangeCount", DeliveryStatusSlot.lostRangeCount, optional: true, clause: "TS 38.425 5.5.3.15",
      wireshark: "nrup.num_lost_nru_seq_num",
      range: 0...255, "Number of lost ranges"),
    number(
      "highestDelivered", DeliveryStatusSlot.highestDelivered, "high_success_delivered_nr_pdcp_sn",
      "Highest PDCP sequence number that was delivered in sequence"),
    number(
      "highestTransmitted", DeliveryStatusSlot.highestTransmitted, "high_tx_nr_pdcp_sn",
      "Highest PDCP sequence number that was given to the lower layers"),
    FieldDefinition(
      "cause", DeliveryStatusSlot.cause,
      .enumeration(DLDataDeliveryStatus.causes.map { CodePoint(Int64($0.value), $0.name) }), optional: true,
      clause: "TS 38.425 5.5.3", wireshark: "nrup.cause_val", range: 0...255,
      "What happened to the radio link"),
    number(
      "highestDeliveredRetransmitted", DeliveryStatusSlot.highestDeliveredRetransmitted,
      "high_success_delivered_retx_nr_pdcp_sn",
      "Highest PDCP sequence number that was sent again and delivered"),
    number(
      "highestRetransmitted", DeliveryStatusSlot.highestRetransmitted, "high_retx_nr_pdcp_sn",
      "Highest PDCP sequence number that was sent again and given to the lower layers"),
    FieldDefinition(
      "deliveredRangeCount", DeliveryStatusSlot.deliveredRangeCount, optional: true,
      clause: "TS 38.425 5.5.3.51", range: 0...255, "Number of ranges that were delivered out of sequence"),
  ]

  private static let derived: [FieldDefinition] = [
    FieldDefinition(
      "bearerTunnel", DeliveryStatusSlot.bearerTunnel, optional: true,
      "Number of the tunnel with the downlink of the bearer: by F1AP, or the only one that fits"),
    FieldDefinition(
      "deliveredStep", DeliveryStatusSlot.deliveredStep, optional: true, clause: "TS 38.425 5.4.2.1",
      "How far highestDelivered has moved since the last status that told it"),
    FieldDefinition(
      "transmittedStep", DeliveryStatusSlot.transmittedStep, optional: true, clause: "TS 38.425 5.4.2.1",
      "How far highestTransmitted has moved since the last status that told it"),
    FieldDefinition(
      "transmittedAhead", DeliveryStatusSlot.transmittedAhead, optional: true, clause: "TS 38.425 5.4.2.1",
      "How far highestTransmitted is ahead of highestDelivered"),
    FieldDefinition(
      "afterFinalFrame", DeliveryStatusSlot.afterFinalFrame, .boolean, clause: "TS 38.425 5.4.2.1",
      "Whether a status with the final frame indication came before on the tunnel"),
    FieldDefinition(
      "pollsAnswered", DeliveryStatusSlot.pollsAnswered, optional: true, clause: "TS 38.425 5.4.1.1",
      "Polls that this status answers"),
    FieldDefinition(
      "lostNumbers", DeliveryStatusSlot.lostNumbers, clause: "TS 38.425 5.4.2.1",
      "NR-U sequence numbers that this status declares lost"),
  ]

  /// - Parameter wireshark: what the names of the two ends end with.
  private static func range(of number: String, wireshark: String?) -> [FieldDefinition] {
    ContainerFields.item + [
      FieldDefinition(
        "start", DeliveryStatusSlot.rangeStart, clause: "TS 38.425 5.5.3",
        wireshark: wireshark.map { "nrup.start_" + $0 },
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 0, bitWidth: 24),
        "The first \(number)"),
      FieldDefinition(
        "end", DeliveryStatusSlot.rangeEnd, clause: "TS 38.425 5.5.3",
        wireshark: wireshark.map { "nrup.end_" + $0 },
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 24, bitWidth: 24),
        "The last \(number)"),
      FieldDefinition(
        "numbers", DeliveryStatusSlot.rangeNumbers,
        "How many numbers the range has; below 1 if its end comes before its start"),
      FieldDefinition(
        "gapBefore", DeliveryStatusSlot.gapBefore, optional: true,
        "Numbers between the range before it and this one; below 0 if they overlap or are out of order"),
    ]
  }
}
