/// Cases of the UC-plane of an O-RU: compression, delay management, LAA, LTE and PRACH (3.2.3.3 and behind, and their twins).
extension TestCase {
  static let formats: [TestCase] = [
    TestCase(
      ["3.2.3.3.2", "3.2.4.3.2", "3.2.5.3.2", "3.2.6.3.2"], "Static compression, fixed point", .radioUnit,
      .conditional, shows: "UL sections without udCompHdr; their width by the size of the payload",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.3", "3.2.4.3.3", "3.2.5.3.3", "3.2.6.3.3"], "Static compression, block floating point",
      .radioUnit, .conditional,
      shows: "UL sections without udCompHdr; their width by the size of the payload",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.4", "3.2.4.3.4", "3.2.5.3.4", "3.2.6.3.4"], "Static compression, block scaling", .radioUnit,
      .conditional, shows: "UL sections without udCompHdr; their width by the size of the payload",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.5", "3.2.4.3.5", "3.2.5.3.5", "3.2.6.3.5"], "Static compression, mu-law", .radioUnit,
      .conditional, shows: "UL sections without udCompHdr; their width by the size of the payload",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.6", "3.2.4.3.6", "3.2.5.3.6", "3.2.6.3.6"], "Static modulation compression", .radioUnit,
      .conditional, shows: "DL width, section extensions 4 and 5",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.7", "3.2.4.3.7", "3.2.5.3.7", "3.2.6.3.7"], "Dynamic compression, fixed point", .radioUnit,
      .conditional, shows: "udCompHdr of the UL sections against that of their requests",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.8", "3.2.4.3.8", "3.2.5.3.8", "3.2.6.3.8"], "Dynamic compression, block floating point",
      .radioUnit, .conditional, shows: "udCompHdr of the UL sections against that of their requests",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.9", "3.2.4.3.9", "3.2.5.3.9", "3.2.6.3.9"], "Dynamic compression, block scaling", .radioUnit,
      .conditional, shows: "udCompHdr of the UL sections against that of their requests",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.10", "3.2.4.3.10", "3.2.5.3.10", "3.2.6.3.10"], "Dynamic compression, mu-law", .radioUnit,
      .conditional, shows: "udCompHdr of the UL sections against that of their requests",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.3.11", "3.2.4.3.11", "3.2.5.3.11", "3.2.6.3.11"], "Dynamic modulation compression", .radioUnit,
      .conditional, shows: "udCompHdr of the DL sections, section extensions 4 and 5",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      [
        "3.2.3.3.12", "3.2.4.3.12", "3.2.5.3.12", "3.2.6.3.12", "3.2.3.3.14", "3.2.4.3.14", "3.2.5.3.14",
        "3.2.6.3.14",
      ], "Block floating point with selective resource elements", .radioUnit, .conditional,
      shows: "the masks of each section",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      [
        "3.2.3.3.13", "3.2.4.3.13", "3.2.5.3.13", "3.2.6.3.13", "3.2.3.3.15", "3.2.4.3.15", "3.2.5.3.15",
        "3.2.6.3.15",
      ], "Modulation compression with selective resource elements", .radioUnit, .conditional,
      shows: "the masks of each section",
      lacks: "accuracy of level and EVM, bit errors"),
    TestCase(
      ["3.2.3.4.1", "3.2.4.4.1", "3.2.5.4.1", "3.2.6.4.1"], "Delay management, downlink, on time", .radioUnit,
      .mandatory, shows: "times at which DL messages reach the O-RU",
      lacks: "counters of the O-RU, a synchronised clock of the capture"),
    TestCase(
      ["3.2.3.4.2", "3.2.4.4.2", "3.2.5.4.2", "3.2.6.4.2"], "Delay management, uplink, on time", .radioUnit,
      .mandatory, shows: "times at which UL messages leave the O-RU",
      lacks: "counters of the O-RU, a synchronised clock of the capture"),
    TestCase(
      ["3.2.3.4.3", "3.2.4.4.3", "3.2.5.4.3", "3.2.6.4.3"], "Delay management, downlink, early and late",
      .radioUnit, .mandatory,
      shows: "DL messages outside of their windows, which the tester sends on purpose",
      lacks: "counters of the O-RU, a synchronised clock of the capture"),
    TestCase(
      ["3.2.3.4.4", "3.2.4.4.4", "3.2.5.4.4", "3.2.6.4.4"], "Delay management, uplink, early and late",
      .radioUnit, .mandatory,
      shows: "UL C-plane messages outside of their windows, which the tester sends on purpose",
      lacks: "counters of the O-RU, a synchronised clock of the capture"),
    TestCase(
      ["3.2.3.5", "3.2.4.5", "3.2.5.5", "3.2.6.5"], "Transport", .radioUnit, .study,
      shows: "nothing: the case is not written yet",
      lacks: "the case itself"),
    TestCase(
      ["3.2.3.6.1", "3.2.4.6.1", "3.2.5.6.1", "3.2.6.6.1"], "LAA, listen before talk of the PDSCH",
      .radioUnit, .conditional, shows: "requests and answers of section type 7",
      lacks: "the state of the RF channel, transmission on the air"),
    TestCase(
      [
        "3.2.3.7.1", "3.2.4.7.1", "3.2.5.7.1", "3.2.6.7.1", "3.2.3.7.2", "3.2.4.7.2", "3.2.5.7.2",
        "3.2.6.7.2", "3.2.3.7.3", "3.2.4.7.3", "3.2.5.7.3", "3.2.6.7.3", "3.2.3.7.4", "3.2.4.7.4",
        "3.2.5.7.4", "3.2.6.7.4",
      ], "LTE base cases", .radioUnit, .conditional,
      shows: "the streams of both directions against their C-plane",
      lacks: "EVM and power on the air, the RF stimulus"),
    TestCase(
      [
        "3.2.3.7.5", "3.2.4.7.5", "3.2.5.7.5", "3.2.6.7.5", "3.2.3.7.6", "3.2.4.7.6", "3.2.5.7.6",
        "3.2.6.7.6",
      ], "LTE precoding, section extension 3", .radioUnit, .conditional,
      shows: "presence and structure of section extension 3",
      lacks: "the relation of the antenna ports"),
    TestCase(
      ["3.2.3.8.1", "3.2.4.8.1", "3.2.5.8.1", "3.2.6.8.1"], "Section type 3, NR PRACH", .radioUnit,
      .mandatory, shows: "fields of section type 3, PRACH U-plane of each occasion",
      lacks: "the RF stimulus, preamble, timing and detection"),
    TestCase(
      ["3.2.3.8.2", "3.2.4.8.2", "3.2.5.8.2", "3.2.6.8.2"], "Section type 3, LTE PRACH", .radioUnit,
      .conditional, shows: "fields of section type 3, PRACH U-plane of each occasion",
      lacks: "the RF stimulus, preamble, timing and detection"),
  ]
}

/// Cases of energy saving of an O-RU (3.2.7).
extension TestCase {
  static let energySaving: [TestCase] = [
    TestCase(
      ["3.2.7.1.1"], "TRX control, defined duration, guaranteed wake-up", .radioUnit, .conditional,
      shows: "commands of section type 4, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.2.1"], "Advanced sleep mode, defined duration, guaranteed wake-up", .radioUnit, .conditional,
      shows: "commands of section type 4, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.1.2"], "TRX control, defined duration, minimum wake-up", .radioUnit, .conditional,
      shows: "commands, the ready message (section type 8), pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.2.2"], "Advanced sleep mode, defined duration, minimum wake-up", .radioUnit, .conditional,
      shows: "commands, the ready message (section type 8), pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.1.3"], "TRX control, undefined duration, guaranteed wake-up", .radioUnit, .conditional,
      shows: "commands of section type 4, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.2.3"], "Advanced sleep mode, undefined duration, guaranteed wake-up", .radioUnit, .conditional,
      shows: "commands of section type 4, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.1.4"], "TRX control, undefined duration, minimum wake-up", .radioUnit, .conditional,
      shows: "commands, the ready message (section type 8), pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.2.4"], "Advanced sleep mode, undefined duration, minimum wake-up", .radioUnit, .conditional,
      shows: "commands, the ready message (section type 8), pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.1.5"], "TRX control, extended sleep", .radioUnit, .conditional,
      shows: "the second command, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.2.5"], "Advanced sleep mode, extended sleep", .radioUnit, .conditional,
      shows: "the second command, pauses of the U-plane",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.1.6"], "TRX control, emergency wake-up", .radioUnit, .conditional,
      shows: "the end of the pause",
      lacks: "power drawn before, in and after the sleep and the M-plane notification"),
    TestCase(
      ["3.2.7.2.6"], "Advanced sleep mode, emergency wake-up", .radioUnit, .conditional,
      shows: "the end of the pause",
      lacks: "power drawn before, in and after the sleep and the M-plane notification"),
    TestCase(
      ["3.2.7.3.1"], "Overlapping advanced sleep modes", .radioUnit, .conditional,
      shows: "the commands; no U-plane between them",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.3.2"], "Overlapping TRX control", .radioUnit, .conditional,
      shows: "the commands; no U-plane between them",
      lacks: "power drawn before, in and after the sleep"),
    TestCase(
      ["3.2.7.3.3"], "Advanced sleep mode with TRX control", .radioUnit, .conditional,
      shows: "the commands; no U-plane between them",
      lacks: "power drawn before, in and after the sleep"),
  ]
}
