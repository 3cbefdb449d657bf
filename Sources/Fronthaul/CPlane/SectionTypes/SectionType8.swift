internal import Events

/// Section type 8: answers to requests for acknowledgement (CUS 7.4.10, from the O-RU).
///
///     | … scs 4 … symbolId 6 | reserved 7 | ready 1 | sectionType 8 | numberOfAcks 8 | numberOfNacks 8 |
///     | ackId 16 × numberOfAcks | nackId 16 × numberOfNacks |
extension SectionType {
  static let type8 = SectionType(
    number: 8, name: "ACK/NACK feedback",
    header: ApplicationHeader.layout(
      8, clause: "CUS 7.4.10",
      lowNibble: .field(
        "frameStructureScs", 4, .enumeration(ApplicationHeader.spacings), slot: CPlaneSlot.scs,
        clause: "CUS 7.5.2.13",
        wireshark: "frameStructure.spacing", "Subcarrier spacing"),
      symbol: .field(
        "symbolId", 6, slot: HeaderSlot.symbolId, clause: "CUS 7.5.2.7", "Symbol of the slot"),
      count: [
        .reserved(7),
        .flag(
          "ready", slot: FieldSlot(CPlanePartSlot.firstFree), clause: "CUS 7.5.3.55", wireshark: "ready",
          "Whether the O-RU is ready"),
      ],
      then: []),
    body: .single(feedback))

  /// The slot of the request that an event `cus.c.ack` acknowledges.
  static let ackId = feedback.slot("ackId")

  static let feedback = Layout(
    "section type 8 feedback", clause: "CUS 7.4.10", firstSlot: CPlanePartSlot.firstFree + 1,
    "Answers to requests for acknowledgement",
    [
      .field("numberOfAcks", 8, clause: "CUS 7.5.3.34", wireshark: "numberOfAcks", "Acknowledged requests"),
      .field("numberOfNacks", 8, clause: "CUS 7.5.3.35", wireshark: "numberOfNacks", "Refused requests"),
      .group(
        "ack", .times(.field("numberOfAcks")), event: .cusCAck, clause: "CUS 7.5.3.36",
        "An acknowledged request",
        [.field("ackId", 16, clause: "CUS 7.5.3.36", wireshark: "ackId", "Its ackNackReqId")]),
      .group(
        "nack", .times(.field("numberOfNacks")), event: .cusCNack, clause: "CUS 7.5.3.37",
        "A refused request",
        [.field("nackId", 16, clause: "CUS 7.5.3.37", wireshark: "nackId", "Its ackNackReqId")]),
    ])
}
