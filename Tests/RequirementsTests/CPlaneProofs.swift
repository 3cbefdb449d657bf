import Fronthaul

/// C-plane messages and their sections.
extension Proof {
  static let cPlane: [Proof] = messages + descriptions

  private static let messages: [Proof] = [
    Proof("cus/7.4/sections-complete", "c-dl/2", also: readable) { $0.patches[4] = 2 },
    Proof("cus/7.4/message-consumed", "c-dl/2") { $0.more = [0, 0, 0, 0] },
    Proof("cus/7.4/header-reserved", "c-dl/2") { $0.patches[7] = 0xFF },
    Proof("cus/7.5.3/section-reserved", "c-prach-long") { $0.patches[23] = 0xFF },
  ]

  private static let descriptions: [Proof] = [
    Proof("cus/7.5.3.5/prb-range", "c-ul/2") { $0.section("startPrbc", 40) },
    Proof("cus/7.5.3.5/all-prbs-start", "c-dl/2") { $0.section("startPrbc", 5) },
    Proof("cus/7.5.3.6/re-mask", "c-dl/2") { $0.section("reMask", 0) },
    Proof("cus/7.5.3.7/num-symbol", "c-dl/2") { $0.section("numSymbol", 0) },
    Proof("cus/7.5.3.7/symbols-in-slot", "c-dl/2") { $0.header("startSymbolId", 1) },
  ]

  /// Section types 4 to 11.
  static let sectionTypes: [Proof] = commands + laa + reports

  private static let commands: [Proof] = [
    Proof("cus/7.5.2.17/command-scope", "c-sleep") { $0.header("cmdScope", 3) },
    Proof("cus/7.5.2.18/number-of-commands", "c-beams") { frame in
      frame.cPlane { message in
        message.sections = []
        message["numberOfST4Cmds"] = 0
      }
    },
    Proof("cus/7.5.3.38/command-type", "c-pattern") { $0.patches[8] = 5 },
    Proof("cus/7.5.3.40/beam-command-slots", "c-beams") { $0.section("numSlots", 4) },
    Proof("cus/7.5.2.7/sleep-start-symbol", "c-sleep") { $0.header("startSymbolId", 3) },
    Proof("cus/7.5.2.17/antenna-control-scope", "c-antennas") { $0.header("cmdScope", 1) },
    Proof("cus/7.5.3.52/sleep-symbols", "c-sleep") { $0.section("symbolMask", 0x7F) },
  ]

  private static let laa: [Proof] = [
    Proof("cus/7.5.3.14/laa-message-type", "c-lbt-response") { $0.patches[8] = 0x71 },
    Proof("cus/7.5.3.14/laa-sender", "c-lbt-response") { $0.sender = .du },
    Proof("cus/7.5.3.17/lbt-defer-factor", "c-lbt-request") { $0.section("lbtDeferFactor", 0) },
    Proof("cus/7.5.3.20/channel-occupancy", "c-lbt-request") { $0.section("MCOT", 11) },
  ]

  private static let reports: [Proof] = [
    Proof("cus/7.5.2.15/channel-method", "c-channel") { $0.header("ciCompMeth", 4) },
    Proof("cus/7.5.3.2/channel-every-block", "c-channel") { $0.section("rb", 1) },
    Proof("cus/7.5.3.35/no-refusals", "c-feedback") { frame in
      frame.cPlane { message in
        message.sections[0]["numberOfNacks"] = 1
        message.sections[0].fields.groups["nack"] = [LayoutValue(["nackId": 8])]
      }
    },
    Proof("cus/7.5.2.19/sinr-resolution", "c-sinr") { $0.header("numSinrPerPrb", 7) },
    Proof("cus/7.5.3.7/report-symbols", "c-report") { $0.section("numSymbol", 7) },
    Proof("cus/7.5.3.58/report-type", "c-report") { frame in
      frame.cPlane {
        $0.sections[0].parts[0] = LayoutValue(
          ["measTypeId": 9, "numElements": 0], bytes: ["content": [0, 0, 0, 0]])
      }
    },
    Proof("cus/7.5.3.58/request-type", "c-request") { frame in
      frame.cPlane {
        $0.sections[0].parts[0] = LayoutValue(["measTypeId": 4], bytes: ["content": [0, 0, 0, 0]])
      }
    },
    Proof("cus/7.5.3.69/speed-range", "c-report") { frame in
      frame.cPlane { $0.sections[0].parts[1]["ueRadialSpeed"] = 10_001 }
    },
  ]
}
