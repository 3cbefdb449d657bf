internal import Events

/// Section type 4: slot configuration control (CUS 7.4.11, to the O-RU).
///
///     | … scs 4 … reserved 4 | cmdScope 4 | sectionType 8 | numberOfST4Cmds 8 | reserved 8 |
///     | st4CmdType 8 | st4CmdLen 16 | numSlots 8 | ackNackReqId 16 | reserved 16 | by command type … |
extension SectionType {
  static let type4 = SectionType(
    number: 4, name: "slot configuration control",
    header: ApplicationHeader.layout(
      4, clause: "CUS 7.4.11",
      lowNibble: .field(
        "frameStructureScs", 4, .enumeration(ApplicationHeader.spacings), slot: CPlaneSlot.scs,
        clause: "CUS 7.5.2.13",
        wireshark: "frameStructure.spacing", "Subcarrier spacing"),
      count: [
        .reserved(4),
        .field(
          "cmdScope", 4,
          .enumeration([CodePoint(0, "array"), CodePoint(1, "carrier"), CodePoint(2, "O-RU")]),
          slot: FieldSlot(CPlanePartSlot.firstFree), clause: "CUS 7.5.2.17", wireshark: "cmdScope",
          "What the commands are for"),
      ],
      then: [
        .field(
          "numberOfST4Cmds", 8, slot: FieldSlot(CPlanePartSlot.firstFree + 1), clause: "CUS 7.5.2.18",
          wireshark: "numberOfST4Cmds", "Commands in the message"),
        .reserved(8),
      ]),
    body: .commands(command))

  private static let sleep: [LayoutElement] = [
    .field(
      "sleepMode", 2, clause: "CUS 7.5.3.52", wireshark: "sleepMode", "Depth of the sleep"),
    .reserved(4),
    .field(
      "numSlotsExt", 20, unit: .slots, clause: "CUS 7.5.3.53", wireshark: "numSlotsExt",
      "Slots for which the command holds"),
    .reserved(2),
    .field("symbolMask", 14, .mask(14), clause: "CUS 7.5.3.42", "Symbols, 0 = wake, all = sleep"),
    .reserved(16),
  ]

  private static let beams = LayoutElement.group(
    "beam", .untilEnd(.zeros), event: .cusCCommandBeam, clause: "CUS 7.5.3.56",
    "A time-domain beam of a command",
    [
      .flag("disableTDBFWs", clause: "CUS 7.5.3.43", wireshark: "disableTDBFWs", "Whether no weights follow"),
      .field("tdBeamNum", 15, clause: "CUS 7.5.3.56", wireshark: "tdBeamNum", "Time-domain beam"),
      .when(.not(.field("disableTDBFWs")), BeamformingWeights.parametersAndWeights),
      .align(8),
    ])

  static let command = BoundedPart(
    layout: Layout(
      "command", clause: "CUS 7.5.3.38", firstSlot: CPlanePartSlot.firstFree + 2,
      "A command of section type 4",
      [
        .field(
          "st4CmdType", 8,
          .enumeration([
            CodePoint(1, "TIME_DOMAIN_BEAM_CONFIG"), CodePoint(2, "TDD_CONFIG_PATTERN"),
            CodePoint(3, "TRX_CONTROL"), CodePoint(4, "ASM"),
          ]), clause: "CUS 7.5.3.38", wireshark: "st4CmdType", "Kind of the command"),
        .field(
          "st4CmdLen", 16, clause: "CUS 7.5.3.39", wireshark: "st4CmdLen",
          "Length of the command in 32-bit words"),
        .field(
          "numSlots", 8, unit: .slots, clause: "CUS 7.5.3.40", wireshark: "st4NumSlots",
          "Slots for which the command holds; 0 = until changed"),
        .field(
          "ackNackReqId", 16, clause: "CUS 7.5.3.41", wireshark: "ackNackReqId",
          "Identifier that the answer repeats; 0 = no answer wanted"),
        .reserved(16),
        SymbolMasks.beforeStart(clause: "CUS 7.5.3.42"),
        .when(
          .equal("st4CmdType", 1),
          [
            .reserved(2),
            .field("symbolMask", 14, .mask(14), clause: "CUS 7.5.3.42", "Symbols of the beams"),
            .flag("disableTDBFNs", clause: "CUS 7.5.3.43", wireshark: "disableTDBFNs", "No beam numbers"),
            .field("tdBeamGrp", 15, clause: "CUS 7.5.3.44", wireshark: "tdBeamGrp", "Group of beams"),
          ] + BeamformingWeights.header + [
            .reserved(24),
            .when(.parameter(.weightCount), [beams]),
            .when(
              .not(.parameter(.weightCount)), [.bytes("tdBeams", "Beams, whose number of weights is unknown")]
            ),
          ]),
        .when(
          .equal("st4CmdType", 2),
          [
            .reserved(2),
            .field(
              "dirPattern", 14, .mask(14), clause: "CUS 7.5.3.49", wireshark: "dirPattern",
              "Direction of the symbols, 1 = DL"),
            .reserved(2),
            .field(
              "guardPattern", 14, .mask(14), clause: "CUS 7.5.3.50", wireshark: "guardPattern",
              "Guard symbols"),
          ]),
        .when(
          .equal("st4CmdType", 3),
          [
            .reserved(2),
            .field(
              "log2MaskBits", 4, clause: "CUS 7.5.3.51", wireshark: "log2MaskBits",
              "Logarithm of the number of antennas in the mask"),
          ] + sleep + [
            .bytes(
              "antMask", bits: .larger(.power(.field("log2MaskBits")), 16), "Antennas that the command is for"
            )
          ]),
        .when(.equal("st4CmdType", 4), [.reserved(6)] + sleep),
        .when(
          .not(.isOne(.field("st4CmdType"), of: [1, 2, 3, 4])),
          [.bytes("content", "What follows an unknown command")]),
      ]),
    event: .cusCCommand, name: "command", lengthOffset: 1, lengthField: "st4CmdLen", headerBytes: 8)
}
