/// Cases of the UC-plane of an O-RU: allocation of resources (3.2.3.1 and its twins).
extension TestCase {
  static let allocation: [TestCase] = [
    TestCase(
      ["3.2.3.1.1", "3.2.4.1.1", "3.2.5.1.1", "3.2.6.1.1"], "Base downlink", .radioUnit, .mandatory,
      shows: "the DL stream against its C-plane; all user bits are zero",
      lacks: "EVM and power on the air, allocated PRBs on the air"),
    TestCase(
      ["3.2.3.1.2", "3.2.4.1.2", "3.2.5.1.2", "3.2.6.1.2"], "Resource allocation in the downlink", .radioUnit,
      .mandatory, shows: "the DL stream against its C-plane; user bits are pseudo-random",
      lacks: "EVM and power on the air, user data on the air"),
    TestCase(
      ["3.2.3.1.3", "3.2.4.1.3"], "Base uplink", .radioUnit, .mandatory,
      shows: "the UL U-plane that the O-RU sends, for whole frames",
      lacks: "the RF stimulus, demodulation of the payload"),
    TestCase(
      ["3.2.3.1.4", "3.2.4.1.4"], "Every other PRB (rb), downlink", .radioUnit, .mandatory,
      shows: "rb, startPrb and numPrb, sections that interleave",
      lacks: "PRBs on the air"),
    TestCase(
      ["3.2.3.1.5", "3.2.4.1.5"], "Every other PRB (rb), uplink", .radioUnit, .mandatory,
      shows: "every other PRB in the UL U-plane",
      lacks: "the RF stimulus, demodulation of the payload"),
    TestCase(
      ["3.2.5.1.3", "3.2.6.1.5"], "Every other PRB (rb), both directions", .radioUnit, .mandatory,
      shows: "rb, startPrb and numPrb of both planes",
      lacks: "PRBs on the air, the RF stimulus"),
    TestCase(
      ["3.2.3.1.6", "3.2.3.1.7", "3.2.4.1.6", "3.2.4.1.7", "3.2.5.1.4", "3.2.6.1.3"],
      "Symbol increment (symInc)", .radioUnit, .conditional,
      shows: "the symbol of each U-plane section; symInc is 0 in the U-plane",
      lacks: "symbols on the air"),
    TestCase(
      ["3.2.3.1.8", "3.2.3.1.9", "3.2.4.1.8", "3.2.4.1.9", "3.2.5.1.5", "3.2.6.1.4"],
      "Resource element mask (reMask)", .radioUnit, .conditional,
      shows: "sections of one PRB with masks of their own; the U-plane carries whole PRBs",
      lacks: "resource elements on the air"),
    TestCase(
      ["3.2.3.1.10", "3.2.3.1.11", "3.2.4.1.10", "3.2.4.1.11", "3.2.5.1.6", "3.2.6.1.6"],
      "Non-contiguous allocation, section extension 6", .radioUnit, .conditional,
      shows: "the U-plane has the chosen resource block groups alone",
      lacks: "PRBs on the air"),
    TestCase(
      ["3.2.3.1.12", "3.2.3.1.13", "3.2.4.1.12", "3.2.4.1.13"],
      "Groups of ports, section extension 10 with section type 1", .radioUnit, .conditional,
      shows: "a U-plane stream for each port of one C-plane message",
      lacks: "beams on the air"),
    TestCase(
      ["3.2.3.1.14", "3.2.3.1.15", "3.2.4.1.14", "3.2.4.1.15", "3.2.5.1.7", "3.2.6.1.7"],
      "Coupling by time and frequency", .radioUnit, .conditional,
      shows: "sections with identifier 4095, matched by place",
      lacks: "PRBs on the air"),
    TestCase(
      ["3.2.3.1.16", "3.2.4.1.16", "3.2.5.1.8", "3.2.6.1.8"],
      "Section priorities in the downlink, plain and optimised", .radioUnit, .conditional,
      shows: "overlapping sections and their priorities",
      lacks: "which section is on the air"),
    TestCase(
      ["3.2.3.1.17", "3.2.4.1.17"], "Section priorities in the uplink", .radioUnit, .conditional,
      shows: "nothing: the case is void in 3.2.3",
      lacks: "the case itself"),
    TestCase(
      ["3.2.3.1.18", "3.2.3.1.19", "3.2.4.1.18", "3.2.4.1.19", "3.2.5.1.9", "3.2.6.1.9"],
      "Non-contiguous allocation, section extension 12", .radioUnit, .conditional,
      shows: "the U-plane has the chosen frequency ranges alone",
      lacks: "PRBs on the air"),
    TestCase(
      ["3.2.3.1.20", "3.2.4.1.20", "3.2.5.1.10", "3.2.6.1.10"], "Static SRS", .radioUnit, .conditional,
      shows: "UL U-plane that no C-plane message announces (capability static-srs)",
      lacks: "the RF stimulus, EVM over at least 10 occasions"),
    TestCase(
      ["3.2.3.1.21", "3.2.4.1.21", "3.2.5.1.11", "3.2.6.1.11"], "Static PRACH", .radioUnit, .conditional,
      shows: "preambles that no C-plane message announces (capability static-prach)",
      lacks: "the RF stimulus, detection of each preamble"),
    TestCase(
      ["3.2.3.1.22", "3.2.4.1.22", "3.2.5.1.12", "3.2.6.1.12"], "Frequency hopping, section extension 13",
      .radioUnit, .conditional, shows: "two U-plane messages of one section identifier",
      lacks: "the RF stimulus, demodulation of the payload"),
  ]
}

/// Cases of the UC-plane of an O-RU: beamforming (3.2.3.2 and its twins).
extension TestCase {
  static let beamforming: [TestCase] = [
    TestCase(
      [
        "3.2.3.2.1", "3.2.4.2.1", "3.2.5.2.1", "3.2.6.2.1", "3.2.3.2.2", "3.2.4.2.2", "3.2.5.2.2",
        "3.2.6.2.2",
      ], "No beamforming", .radioUnit, .conditional, shows: "beamId is 0 throughout",
      lacks: "the direction of the beam"),
    TestCase(
      [
        "3.2.3.2.3", "3.2.4.2.3", "3.2.5.2.3", "3.2.6.2.3", "3.2.3.2.4", "3.2.4.2.4", "3.2.5.2.4",
        "3.2.6.2.4",
      ], "Predefined beams", .radioUnit, .conditional, shows: "beamId of each section",
      lacks: "the direction of the beams"),
    TestCase(
      [
        "3.2.3.2.5", "3.2.4.2.5", "3.2.5.2.5", "3.2.6.2.5", "3.2.3.2.6", "3.2.4.2.6", "3.2.5.2.6",
        "3.2.6.2.6",
      ], "Weight-based beamforming, section extension 1", .radioUnit, .conditional,
      shows: "compression and number of the weights",
      lacks: "the direction of the beams"),
    TestCase(
      [
        "3.2.3.2.7", "3.2.4.2.7", "3.2.5.2.7", "3.2.6.2.7", "3.2.3.2.8", "3.2.4.2.8", "3.2.5.2.8",
        "3.2.6.2.8",
      ], "Attribute-based beamforming, section extension 2", .radioUnit, .conditional,
      shows: "presence and structure of the attributes",
      lacks: "the direction of the beams"),
    TestCase(
      [
        "3.2.3.2.9", "3.2.4.2.9", "3.2.5.2.9", "3.2.6.2.9", "3.2.3.2.10", "3.2.4.2.10", "3.2.5.2.10",
        "3.2.6.2.10",
      ], "Channel-information-based beamforming", .radioUnit, .conditional,
      shows: "section types 5 and 6 of each UE",
      lacks: "nulls and beams on the air"),
    TestCase(
      ["3.2.3.2.11", "3.2.3.2.12"], "Flexible predefined beams, section extension 11 without weights",
      .radioUnit, .conditional, shows: "bundles and beam identifiers",
      lacks: "the direction of the beams"),
    TestCase(
      ["3.2.3.2.13", "3.2.3.2.14"], "Flexible beamforming weights, section extension 11", .radioUnit,
      .conditional, shows: "bundles, compression and number of the weights",
      lacks: "the direction of the beams"),
    TestCase(
      ["3.2.3.2.15", "3.2.3.2.16"], "Layer nulling, section extension 14", .radioUnit, .conditional,
      shows: "which layers are nulled; the UL of a nulled layer has no power",
      lacks: "power of the layers on the air"),
    TestCase(
      ["3.2.3.2.17"], "Mixed numerology", .radioUnit, .conditional, shows: "frameStructure of each channel",
      lacks: "channels on the air"),
    TestCase(
      ["3.2.3.2.18"], "Antenna mask in the uplink, section extension 16", .radioUnit, .conditional,
      shows: "the mask, power of the UL samples",
      lacks: "the RF stimulus at each antenna port"),
    TestCase(
      ["3.2.3.2.19"], "User port groups in the downlink, section extension 17", .radioUnit, .conditional,
      shows: "the groups of each message",
      lacks: "nulls and beams on the air"),
    TestCase(
      ["3.2.3.2.20", "3.2.5.2.11"], "DMRS-based beamforming in the uplink, section extension 24", .radioUnit,
      .conditional, shows: "DMRS configuration of each UE, UL streams of the layers",
      lacks: "the RF stimulus, EVM and BLER"),
    TestCase(
      ["3.2.5.2.12"], "Symbol reordering, section extension 25", .radioUnit, .conditional,
      shows: "the order of UL symbols",
      lacks: "the M-plane configuration of symbolId"),
    TestCase(
      ["3.2.5.2.13"], "DMRS configuration by entry type, section extension 24", .radioUnit, .conditional,
      shows: "the entry type of each UE",
      lacks: "the RF stimulus"),
    TestCase(
      ["3.2.5.2.14"], "RRM measurement reports", .radioUnit, .conditional,
      shows: "reports of section type 10 and their requests",
      lacks: "whether the values are right"),
    TestCase(
      ["3.2.5.2.15"], "SINR reports", .radioUnit, .conditional, shows: "reports of section type 9",
      lacks: "whether the values are right"),
    TestCase(
      ["3.2.5.2.16"], "Frequency offset feedback, section extension 26", .radioUnit, .conditional,
      shows: "the offsets, after section extension 24",
      lacks: "the effect on the air"),
    TestCase(
      ["3.2.5.2.17"], "Beams for DMRS, section extension 27", .radioUnit, .conditional,
      shows: "the beams of each message",
      lacks: "the direction of the beams"),
  ]
}
