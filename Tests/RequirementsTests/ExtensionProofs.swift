import Fronthaul

/// Section extensions: what all have in common, then each.
extension Proof {
  static let extensions: [Proof] = common + beamforming + allocation + scheduling

  private static let tail: Set<String> = ["cus/7.4/message-consumed", "cus/5.1.3.2/message-readable"]

  private static let common: [Proof] = [
    Proof("cus/7.6.2.1/extension-known", "c-se22") { $0.patches[16] = 31 },
    Proof("cus/7.6.2.1/extension-allowed", "c-se7") { frame in
      frame.cPlane { $0.sections[0].extensions = [.modulationCompression(csf: true, scaler: 0x728)] }
    },
    Proof("cus/7.6.2.3/length-not-zero", "c-se22", also: tail) { $0.patches[17] = 0 },
    Proof("cus/7.6.2.3/inside-message", "c-se22", also: tail) { $0.patches[17] = 50 },
    Proof("cus/7.6.2.3/body-fits", "c-se10", also: readable) { $0.patches[18] = 0x80 | 4 },
    Proof("cus/7.6.2.3/no-spare-words", "c-se22") { frame in
      frame.patches[17] = 2
      frame.more = [0, 0, 0, 0]
    },
    Proof("cus/7.6.2/padding-zero", "c-se10") { $0.patches[23] = 1 },
    Proof("cus/7.6.2/extension-reserved", "c-se9") { $0.patches[19] = 1 },
  ]

  private static let beamforming: [Proof] = [
    Proof("cus/7.7.1.2/weight-method", "c-se1") { $0.extensionField("bfwCompMeth", 6) },
    Proof("cus/7.7.4/downlink-only", "c-se4") { $0.header("dataDirection", 0) },
    Proof("cus/7.7.11.3/bundle-size", "c-se11") { $0.extensionField("numBundPrb", 0) },
    Proof("cus/7.7.19.6/priority", "c-se19") { $0.extensionField("priority", 2) },
  ]

  private static let allocation: [Proof] = [
    Proof("cus/7.7.6.3/rbg-size", "c-se6") { $0.extensionField("rbgSize", 0) },
    Proof("cus/7.7.6.4/mask-inside-section", "c-se6") { $0.extensionField("rbgMask", 0b100000) },
    Proof("cus/7.7.6.4/last-group", "c-se6") { frame in
      frame.section("numPrbc", 51)
      frame.extensionField("rbgSize", 1)
    },
    Proof("cus/7.7.6.5/priority", "c-se6") { $0.extensionField("priority", 2) },
    Proof("cus/7.7.6.6/symbol-mask", "c-se6") { $0.extensionField("symbolMask", 0) },
    Proof("cus/7.7.10.2/group-type", "c-se10-list") { frame in
      try frame.replaceExtension(SectionExtension(10, ["beamGroupType": 0, "numPortc": 2]))
    },
    Proof("cus/7.7.10.3a/port-list-index", "c-se10-list") { $0.extensionField("portListIndex", 0) },
    Proof("cus/7.7.12.2/priority", "c-se12") { $0.extensionField("priority", 2) },
    Proof("cus/7.7.12.2/symbol-mask", "c-se12") { $0.extensionField("symbolMask", 0) },
    Proof("cus/7.7.13.2/hop-symbol", "c-se13") { $0.item("hop", "nextSymbolId", 14) },
    Proof("cus/7.7.18/uplink-only", "c-se18") { $0.header("dataDirection", 1) },
    Proof("cus/7.7.18.4/transmission-type", "c-se18") { $0.extensionField("toT", 2) },
    Proof("cus/7.7.20.2/patterns", "c-se20") { frame in
      try frame.replaceExtension(SectionExtension(20, groups: ["pattern": []]))
    },
    Proof("cus/7.7.20.3/symbol-mask", "c-se20") { $0.item("pattern", "symbolMask", 0) },
    Proof("cus/7.7.20.6/re-mask", "c-se20") { $0.item("pattern", "puncReMask", 0) },
    Proof("cus/7.7.20.10/rbg-size", "c-se20") { $0.item("pattern", "rbgSize", 0) },
  ]

  private static let scheduling: [Proof] = [
    Proof("cus/7.7.15.2/frame-structure", "c-se15") { $0.extensionField("sectionFft", 15) },
    Proof("cus/7.7.21.2/group-size", "c-se21") { $0.extensionField("ciPrbGroupSize", 1) },
    Proof("cus/7.7.21.2/prbs-given", "c-se21") { $0.section("numPrbc", 0) },
    Proof("cus/7.7.24.6/user-group-size", "c-se24") { $0.extensionField("userGroupSize", 13) },
    Proof("cus/7.7.24.7/user-group", "c-se24") { $0.extensionField("userGroupId", 255) },
    Proof("cus/7.7.24.8/entry-type", "c-se24") { frame in
      try frame.replaceExtension(
        SectionExtension(
          24, ["userGroupSize": 2],
          groups: ["entry": [LayoutValue(["entryType": 4, "dmrsPortNumber": 3])]]))
    },
    Proof("cus/7.7.24.8/first-entry", "c-se24") { frame in
      try frame.replaceExtension(
        SectionExtension(
          24, ["userGroupSize": 2],
          groups: ["entry": [LayoutValue(["entryType": 1, "dmrsPortNumber": 3])]]))
    },
    Proof("cus/7.7.24.9/dmrs-port", "c-se24") { $0.item("entry", "dmrsPortNumber", 12) },
    Proof("cus/7.7.25.2/window", "c-se25") { $0.item("layer", "txWinForOnAirSymbol5", 14) },
    Proof("cus/7.7.26.3/offset-range", "c-se26") { $0.item("offset", "freqOffsetFb", 30_001) },
    Proof("cus/7.7.27.2/beam-type", "c-se27") { frame in
      try frame.replaceExtension(
        SectionExtension(27, ["beamType": 2, "numElements": 1], bytes: ["content": [0, 0, 0, 0]]))
    },
    Proof("cus/7.7.28.2/sinr-resolution", "c-se28") { $0.item("report", "ueNumSinrPerPrb", 7) },
    Proof("cus/7.7.30/uplink-only", "c-se30") { $0.header("dataDirection", 1) },
  ]
}

extension Frame {
  mutating func replaceExtension(_ content: SectionExtension) {
    cPlane { $0.sections[0].extensions = [content] }
  }
}
