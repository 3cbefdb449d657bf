internal import Events

/// Section type 7: listen before talk for LAA (CUS 7.4.8, both ways).
///
///     | … reserved 6 | reserved 8 | sectionType 8 | reserved 16 | laaMsgType 4 | laaMsgLen 4 | message |
extension SectionType {
  static let type7 = SectionType(
    number: 7, name: "LAA",
    header: ApplicationHeader.layout(
      7, clause: "CUS 7.4.8", symbol: .reserved(6), count: [.reserved(8)], then: [.reserved(16)]),
    body: .single(laa))

  private static let lbtMode = LayoutElement.field(
    "lbtMode", 2, clause: "CUS 7.5.3.21", wireshark: "lbtMode", "Type of listening")
  private static let lbtOffset = LayoutElement.field(
    "lbtOffset", 10, clause: "CUS 7.5.3.19", wireshark: "lbtOffset",
    "When the channel is free, in microseconds from the start of the subframe")
  private static let handle = LayoutElement.field(
    "lbtHandle", 16, clause: "CUS 7.5.3.16", wireshark: "lbtHandle", "Pairs request and response")

  static let laa = Layout(
    "LAA message", clause: "CUS 7.5.3.14", firstSlot: CPlanePartSlot.firstFree, "Listen before talk",
    [
      .field(
        "laaMsgType", 4,
        .enumeration([
          CodePoint(0, "LBT_PDSCH_REQ"), CodePoint(1, "LBT_DRS_REQ"), CodePoint(2, "LBT_PDSCH_RSP"),
          CodePoint(3, "LBT_DRS_RSP"), CodePoint(4, "LBT_Buffer_Error"), CodePoint(5, "LBT_CWCONFIG_REQ"),
          CodePoint(6, "LBT_CWCONFIG_RSP"),
        ]), clause: "CUS 7.5.3.14", wireshark: "laaMsgType", "Kind of the message"),
      .field(
        "laaMsgLen", 4, clause: "CUS 7.5.3.15", wireshark: "laaMsgLen", "Length in 32-bit words"),
      .when(
        .equal("laaMsgType", 0),
        [
          handle, lbtOffset, lbtMode, .reserved(1),
          .field(
            "lbtDeferFactor", 3, clause: "CUS 7.5.3.17", wireshark: "lbtDeferFactor", "Defer factor, 1 to 7"),
          .field(
            "lbtBackoffCounter", 10, clause: "CUS 7.5.3.18", wireshark: "lbtBackoffCounter",
            "Back-off counter"),
          .field("MCOT", 4, clause: "CUS 7.5.3.20", wireshark: "MCOT", "Channel occupancy, 1 to 10 ms"),
          .reserved(10),
        ]),
      .when(.equal("laaMsgType", 1), [handle, lbtOffset, lbtMode, .reserved(28)]),
      .when(
        .equal("laaMsgType", 2),
        [
          handle,
          .field("lbtPdschRes", 2, clause: "CUS 7.5.3.22", wireshark: "lbtPdschRes", "Result"),
          .flag(
            "inParSF", clause: "CUS 7.5.3.25", wireshark: "initialPartialSF",
            "Whether the first subframe is partial"),
          .flag("sfStatus", clause: "CUS 7.5.3.23", wireshark: "sfStatus", "Whether the subframe was sent"),
          .field("sfnSf", 12, clause: "CUS 7.5.3.26", wireshark: "sfnSfEnd", "Subframe of the end"),
          .reserved(24),
        ]),
      .when(
        .equal("laaMsgType", 3),
        [
          handle, .flag("lbtDrsRes", clause: "CUS 7.5.3.24", wireshark: "lbtDrsRes", "Result"), .reserved(7),
        ]),
      .when(
        .equal("laaMsgType", 4),
        [
          handle, .flag("lbtBufErr", clause: "CUS 7.5.3.26", wireshark: "lbtBufErr", "Buffer error"),
          .reserved(7),
        ]),
      .when(
        .equal("laaMsgType", 5),
        [
          handle,
          .field(
            "lbtCWConfig_H", 8, clause: "CUS 7.5.3.28", wireshark: "lbtCWConfig_H", "HARQ feedback"),
          .field("lbtCWConfig_T", 8, clause: "CUS 7.5.3.29", wireshark: "lbtCWConfig_T", "Transport blocks"),
          lbtMode,
          .field("lbtTrafficClass", 3, clause: "CUS 7.5.3.30", wireshark: "lbtTrafficClass", "Traffic class"),
          .reserved(19),
        ]),
      .when(
        .equal("laaMsgType", 6),
        [
          handle, .flag("lbtCWR_Rst", clause: "CUS 7.5.3.31", wireshark: "lbtCWR_Rst", "Result"),
          .reserved(7),
        ]),
      .when(
        .not(.isOne(.field("laaMsgType"), of: [0, 1, 2, 3, 4, 5, 6])),
        [
          // The length counts the byte that holds it.
          .bytes(
            "content", bits: .larger(.sum(.product(.field("laaMsgLen"), 32), .constant(-8)), 0),
            "What follows an unknown message type")
        ]),
    ])
}
