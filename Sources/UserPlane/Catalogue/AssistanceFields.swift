internal import Events

/// Slots of ASSISTANCE INFORMATION DATA.
enum AssistanceSlot {
  static var duplicationInd: FieldSlot { FieldSlot(64) }
  static var assistanceInd: FieldSlot { FieldSlot(65) }
  static var ulDelayInd: FieldSlot { FieldSlot(66) }
  static var dlDelayInd: FieldSlot { FieldSlot(67) }
  static var spare: FieldSlot { FieldSlot(68) }
  static var activation: FieldSlot { FieldSlot(69) }
  static var fieldCount: FieldSlot { FieldSlot(70) }
  static var ulDelay: FieldSlot { FieldSlot(71) }
  static var dlDelay: FieldSlot { FieldSlot(72) }

  static var fieldType: FieldSlot { FieldSlot(114) }
  static var fieldOctets: FieldSlot { FieldSlot(115) }
  static var fieldValue: FieldSlot { FieldSlot(116) }
}

/// ASSISTANCE INFORMATION DATA and its fields (TS 38.425, 5.5.2.3).
enum AssistanceFields {
  static let events: [EventDefinition] = [
    EventDefinition(
      .f1uAssistance, "f1u.assistance", parent: .f1uGTP, clause: "TS 38.425 5.5.2.3",
      summary: "A G-PDU with ASSISTANCE INFORMATION DATA, PDU type 2",
      fields: message + DLUserDataFields.padding),
    EventDefinition(
      .f1uAssistanceField, "f1u.assistance.field", parent: .f1uAssistance, clause: "TS 38.425 5.5.2.3",
      summary: "What the DU says of the radio", fields: field),
  ]

  private static let message: [FieldDefinition] = [
    ContainerFields.flag(
      "pdcpDuplicationInd", AssistanceSlot.duplicationInd, 4, "pdcp_duplication_ind",
      "Whether PDCP duplication is spoken about"),
    ContainerFields.flag(
      "assistanceInfoInd", AssistanceSlot.assistanceInd, 5, "assistance_information_ind",
      "Whether fields are there"),
    ContainerFields.flag(
      "ulDelayInd", AssistanceSlot.ulDelayInd, 6, "ul_delay_ind", "Whether ulDelay is there"),
    ContainerFields.flag(
      "dlDelayInd", AssistanceSlot.dlDelayInd, 7, "dl_delay_ind", "Whether dlDelay is there"),
    FieldDefinition(
      "secondSpare", AssistanceSlot.spare, clause: "TS 38.425 5.5.3.2",
      location: ContainerFields.location(8, 7),
      "Spare bits of the second octet"),
    ContainerFields.flag(
      "pdcpDuplicationActivation", AssistanceSlot.activation, 15, "pdcp_duplication_activation_suggestion",
      "Whether duplication should be active"),
    FieldDefinition(
      "fieldCount", AssistanceSlot.fieldCount, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.num_assistance_info_fields", range: 0...255,
      "Number of fields"),
    FieldDefinition(
      "ulDelay", AssistanceSlot.ulDelay, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.ul_delay_du_result", range: 0...0xFFFF_FFFF,
      "Delay of the uplink in the DU, as it was sent"),
    FieldDefinition(
      "dlDelay", AssistanceSlot.dlDelay, optional: true, clause: "TS 38.425 5.5.3",
      wireshark: "nrup.dl_delay_du_result", range: 0...0xFFFF_FFFF,
      "Delay of the downlink in the DU, as it was sent"),
  ]

  private static let field: [FieldDefinition] =
    ContainerFields.item + [
      FieldDefinition(
        "assistanceInformationType", AssistanceSlot.fieldType,
        .enumeration(AssistanceInformationData.types.map { CodePoint(Int64($0.value), $0.name) }),
        clause: "TS 38.425 5.5.3", wireshark: "nrup.assistance_info_type",
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 0, bitWidth: 8), "What it is about"
      ),
      FieldDefinition(
        "octets", AssistanceSlot.fieldOctets, unit: .bytes, clause: "TS 38.425 5.5.3",
        wireshark: "nrup.num_octets_radio_qa_info",
        location: FieldLocation(anchor: MessageSlot.itemOffset, bitOffset: 8, bitWidth: 8),
        "Length of the value"),
      FieldDefinition(
        "value", AssistanceSlot.fieldValue, optional: true, clause: "TS 38.425 5.5.3", range: 0...0xFFFF_FFFF,
        "The value, where it has at most four octets"),
    ]
}
