/// Cases of the UC-plane of an O-DU (3.4.4).
extension TestCase {
  static let distributedUnit: [TestCase] = [
    TestCase(
      ["3.4.4.1.1"], "Base case with a category A O-RU", .distributedUnit, .mandatory,
      shows: "section types and extensions in use, both directions",
      lacks: "throughput of the UE"),
    TestCase(
      ["3.4.4.1.2"], "Base case with a category B O-RU", .distributedUnit, .mandatory,
      shows: "section types, extensions and beams in use, both directions",
      lacks: "throughput of the UE"),
    TestCase(
      ["3.4.4.2.1"], "Predefined beams", .distributedUnit, .mandatory, shows: "beam identifiers in use",
      lacks: "decoded SSBs"),
    TestCase(
      ["3.4.4.2.2"], "Weight-based beamforming", .distributedUnit, .conditional,
      shows: "beam identifiers and weights in use",
      lacks: "the direction of the beams"),
    TestCase(
      ["3.4.4.2.3"], "DMRS-based beamforming without equalisation", .distributedUnit, .conditional,
      shows: "section extensions 10 and 24, reports of section type 10",
      lacks: "decoded user data, retransmissions"),
    TestCase(
      ["3.4.4.2.4"], "DMRS-based beamforming with equalisation", .distributedUnit, .conditional,
      shows: "section extensions 10 and 24, reports of section types 9 and 10",
      lacks: "decoded user data, retransmissions"),
    TestCase(
      ["3.4.4.3.1"], "Static format, 16 bits", .distributedUnit, .mandatory,
      shows: "DL sections without udCompHdr, udCompHdr 0 in the C-plane",
      lacks: "throughput of the UE"),
    TestCase(
      ["3.4.4.3.2"], "Static block floating point of 14, 9 and 12 bits", .distributedUnit, .conditional,
      shows: "DL sections without udCompHdr, their width by the size of the payload",
      lacks: "throughput of the UE"),
    TestCase(
      ["3.4.4.4.1"], "Delay management, on time", .distributedUnit, .mandatory,
      shows: "times at which messages leave the O-DU",
      lacks: "counters of the O-DU and the O-RU, a synchronised clock of the capture"),
    TestCase(
      ["3.4.4.4.2"], "Delay management, early and late", .distributedUnit, .mandatory,
      shows: "UL messages outside of the window of the O-DU, which the emulator sends on purpose",
      lacks: "counters of the O-DU, a synchronised clock of the capture"),
  ]
}

/// Cases of a fronthaul multiplexer (3.5).
extension TestCase {
  static let multiplexer: [TestCase] = [
    TestCase(
      [
        "3.5.1.1.1", "3.5.1.1.2", "3.5.1.1.3", "3.5.1.1.4", "3.5.1.1.5", "3.5.1.1.6", "3.5.1.1.7",
        "3.5.1.1.8",
      ], "FHM: M-plane transport and handshake", .multiplexer, .conditional,
      shows: "DHCP, call home, the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.5.1.1.9", "3.5.1.1.10", "3.5.1.1.11", "3.5.1.1.12", "3.5.1.1.13", "3.5.1.1.14", "3.5.1.1.15"],
      "FHM: configuration, pass-through, performance and delay management", .multiplexer, .mandatory,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      [
        "3.5.1.1.16", "3.5.1.1.17", "3.5.1.1.18", "3.5.1.1.19", "3.5.1.1.20", "3.5.1.1.21", "3.5.1.1.22",
        "3.5.1.1.23", "3.5.1.1.24", "3.5.1.1.25",
      ], "FHM: software, files, subscriptions and alarms", .multiplexer, .mandatory,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      [
        "3.5.1.1.26", "3.5.1.1.27", "3.5.1.1.28", "3.5.1.1.29", "3.5.1.1.30", "3.5.1.1.31", "3.5.1.1.32",
        "3.5.1.1.33", "3.5.1.1.34", "3.5.1.1.35",
      ], "FHM: supervision and access control", .multiplexer, .conditional, shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.5.1.2.1"], "FHM: copies of the downlink", .multiplexer, .mandatory,
      shows: "the DL stream against its C-plane at each port",
      lacks: "a second capture point, comparison of the frames"),
    TestCase(
      ["3.5.1.2.2"], "FHM: combination of the uplink", .multiplexer, .mandatory,
      shows: "one UL stream towards the O-DU for each section",
      lacks: "the RF stimulus of each O-RU, a second capture point"),
  ]
}

/// Cases of the M-plane (3.1).
extension TestCase {
  static let managementPlane: [TestCase] = [
    TestCase(
      ["3.1.1.1", "3.1.1.2"], "M-plane transport, IPv4 and SSH", .both, .conditional,
      shows: "DHCP, the call home to port 4334, the banner of SSH",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.1.3", "3.1.1.4"], "M-plane transport, IPv6 and SSH", .both, .conditional,
      shows: "DHCPv6, router advertisements, the call home to port 4334",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.1.5", "3.1.1.6"], "M-plane transport, IPv4 and TLS", .both, .conditional,
      shows: "DHCP, the call home to port 4335, the hello of TLS",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.1.7", "3.1.1.8"], "M-plane transport, IPv6 and TLS", .both, .conditional,
      shows: "DHCPv6, router advertisements, the call home to port 4335",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.2.1"], "Subscription to notifications", .both, .mandatory, shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.3.1", "3.1.3.2"], "Supervision of the connection", .both, .mandatory,
      shows: "the end of the session, and of the UL U-plane behind it",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.4.1", "3.1.4.2"], "Retrieval of data, with and without a filter", .both, .mandatory,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.5.1", "3.1.5.2"], "Alarms", .both, .mandatory, shows: "the end of PTP, where that is the alarm",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.6.1", "3.1.6.2"], "Software update and installation", .both, .mandatory,
      shows: "the volume of the transfer",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.7.1", "3.1.7.2"], "Software activation and reset", .both, .mandatory,
      shows: "the gap of the link or the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      [
        "3.1.8.1", "3.1.8.2", "3.1.8.3", "3.1.8.4", "3.1.8.5", "3.1.8.6", "3.1.8.7", "3.1.8.8", "3.1.8.9",
        "3.1.8.10",
      ], "Access control", .both, .conditional, shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.9.1", "3.1.9.2"], "External inputs and outputs", .both, .conditional,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.10.1", "3.1.10.2"], "Configurability of the U-plane", .both, .mandatory,
      shows: "the U-plane of the endpoints that were configured",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.11.1"], "Antenna line devices", .both, .conditional, shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.12.1", "3.1.12.2"], "Troubleshooting log and trace", .both, .mandatory,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.13.1", "3.1.13.2"], "Connectivity checks, Ethernet CFM and UDP echo", .both, .conditional,
      shows: "loop-back messages and their replies",
      lacks: "nothing that a trace lacks"),
    TestCase(
      ["3.1.14.1", "3.1.14.2"], "Carrier deactivation and activation", .both, .conditional,
      shows: "the end and the start of the U-plane of each endpoint",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.14.3"], "Statistics of energy, power and environment", .both, .conditional,
      shows: "the life of the session",
      lacks: "the decrypted M-plane sessions"),
    TestCase(
      ["3.1.14.4", "3.1.14.5", "3.1.14.6"],
      "TRX control, deep hibernation and data layer control by the M-plane", .both, .conditional,
      shows: "endpoints that fall silent",
      lacks: "the decrypted M-plane sessions"),
  ]
}

/// Cases of the S-plane (3.3).
extension TestCase {
  static let synchronisation: [TestCase] = [
    TestCase(
      ["3.3.2"], "Synchronisation, functional, O-RU", .radioUnit, .mandatory,
      shows: "Announce and ESMC of the tester, Delay_Req of the O-RU",
      lacks: "the synchronisation state by the M-plane"),
    TestCase(
      ["3.3.3"], "Synchronisation, performance, O-RU, LLS-C1 to C3", .radioUnit, .mandatory,
      shows: "the stimulus",
      lacks: "time and frequency error on the air"),
    TestCase(
      ["3.3.4"], "Synchronisation, performance, O-RU, LLS-C4", .radioUnit, .study, shows: "nothing",
      lacks: "time and frequency error on the air"),
    TestCase(
      ["3.3.5"], "Synchronisation, functional, O-DU from PTP", .distributedUnit, .mandatory,
      shows: "Announce and ESMC of the O-DU at each step",
      lacks: "the stimulus at each step"),
    TestCase(
      ["3.3.6"], "Synchronisation, functional, O-DU from GNSS or 1PPS", .distributedUnit, .conditional,
      shows: "Announce and ESMC of the O-DU at each step",
      lacks: "the stimulus at each step"),
    TestCase(
      ["3.3.7"], "Synchronisation, performance, O-DU from PTP or PRTC", .distributedUnit, .conditional,
      shows: "the time error of Sync, if the clock of the capture is good enough",
      lacks: "a time error measurement"),
    TestCase(
      ["3.3.8"], "Synchronisation, performance, O-DU with embedded GNSS", .distributedUnit, .conditional,
      shows: "the time error of Sync, if the clock of the capture is good enough",
      lacks: "a time error measurement"),
    TestCase(
      ["3.3.9"], "Synchronisation, cascaded O-RUs", .radioUnit, .study,
      shows: "nothing: the case is not written yet",
      lacks: "the case itself"),
  ]
}
