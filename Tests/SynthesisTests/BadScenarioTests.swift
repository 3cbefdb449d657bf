import Documents
import Synthesis
import Testing

/// What can't be is refused at its place, with the cause and, where there is one, the remedy.
@Suite struct BadScenarioTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    /// What stands there instead of what.
    var old: String
    var new: String
    var more: String
    /// Where the diagnostic points.
    var place: String
    var message: String
    var remedy: String?
    var testDescription: String { message }

    init(_ old: String, _ new: String, _ message: String, at place: String, _ remedy: String? = nil) {
      (self.old, self.new, self.message, self.place, self.remedy) = (old, new, message, place, remedy)
      more = ""
    }

    /// Lines at the end.
    init(
      adding more: String, _ message: String, at place: String = "sample.yaml:25:", _ remedy: String? = nil
    ) {
      (old, new, self.more, self.message) = ("", "", more, message)
      (self.place, self.remedy) = (place, remedy)
    }
  }

  private static let dl = "dl: { method: bfp, width: 9, header: dynamic }"
  private static let ul = "ul: { method: bfp, width: 9, header: static }"

  private static let units = [
    Mistake("du: { name: du,", "du: { name: du, port: 7,", "needs `ip` beside it", at: "sample.yaml:16:"),
    Mistake(
      "du: { name: du,", "du: { name: du, ip: \"192.0.2.300\", port: 7,", "not an address like",
      at: "sample.yaml:16:"),
    Mistake(
      "du: { name: du,", "du: { name: du, ip: \"2001:db8::1::2\", port: 7,", "not an address like",
      at: "sample.yaml:16:"),
    Mistake(
      "du: { name: du,", "du: { name: du, ip: \"192.0.2.1\",", "no UDP port is assigned",
      at: "sample.yaml:16:"),
    Mistake(
      "du: { name: du,", "du: { name: du, ip: \"192.0.2.1\", port: 7,", "the other one none",
      at: "sample.yaml:17:", "give `ip` to both"),
    Mistake("02:00:5e:00:00:02", "02:00:5e:00:00:01", "the same MAC address", at: "sample.yaml:17:"),
    Mistake("dl: [0, 1]", "dl: [3, 3]", "stands there twice", at: "sample.yaml:9:"),
    Mistake(
      "dl: [0, 1]", "dl: { first: 65535, count: 2 }", "have 16 bits", at: "sample.yaml:9:"),
    Mistake(
      "prach: [4]", "prach: [0]", "shares an eAxC ID with the uplink", at: "sample.yaml:9:",
      "eAxC IDs of its own"),
  ]

  private static let compression = [
    Mistake(
      ul, "ul: { method: modulation, width: 2, header: static }", "in the downlink alone",
      at: "sample.yaml:12:", "bfp"),
    Mistake(dl, "dl: { method: modulation, width: 9, header: static }", "1 to 5 bits", at: "sample.yaml:11:"),
    Mistake(
      dl, "dl: { method: mu-law, width: 7, header: static }", "less than 8 bits", at: "sample.yaml:11:"),
    Mistake(
      dl, "dl: { method: bfp, width: 9, header: static, masks: 0xFF }", "sends all resource elements",
      at: "sample.yaml:11:", "-selective"),
    Mistake(
      dl, "dl: { method: bfp, width: 9, header: static, length: true }", "`length` has no meaning",
      at: "sample.yaml:11:"),
    Mistake(
      dl, "dl: { method: bfp-section-masks, width: 9, header: static, masks: [1, 2, 3] }",
      "a section header has two masks", at: "sample.yaml:11:", "-selective"),
    Mistake(
      adding: "iq: { dl: { source: noise, snr: 3 } }\n", "and `noise` is none"),
    Mistake(adding: "iq: { dl: { source: silence, level: -3 } }\n", "silence has no level"),
  ]

  private static let allocations = [
    Mistake(
      "largest_allocation: 8", "largest_allocation: 52", "reaches beyond the carrier", at: "sample.yaml:24:"),
    Mistake(
      "largest_allocation: 8", "smallest_allocation: 8, users: 7", "7 allocations of 8 PRBs do not fit",
      at: "sample.yaml:24:", "fewer `users`"),
    Mistake(
      "largest_allocation: 8", "control: { symbols: 2, prbs: 52 }", "the carrier has 51 PRBs",
      at: "sample.yaml:24:"),
    Mistake("tdd: DDDSUDDSUU", "tdd: DFU", "not made of D, U and S", at: "sample.yaml:8:"),
    Mistake("  scs: 30\n  prbs: 51", "  scs: 30", "needs `bandwidth` or `prbs`", at: "sample.yaml:6:"),
    Mistake(
      "prbs: 51", "prbs: 51\n  bandwidth: 20", "say the same thing", at: "sample.yaml:8:"),
  ]

  private static let packing = [
    Mistake("mtu: 1500", "mtu: 63", "from 64 to 9600", at: "sample.yaml:14:"),
    // 8 bytes of eCPRI, 10 of the U-plane, 48 of a block.
    Mistake(
      "mtu: 1500", "mtu: 65", "leaves 47 bytes for resource blocks, of which one has 48",
      at: "sample.yaml:14:",
      "66 or more"),
    Mistake(
      "mtu: 1500", "mtu: 100\nsections_per_message: { c: 7 }", "a C-plane message of 7 sections",
      at: "sample.yaml:14:", "fewer"),
    Mistake(
      "prbs: 51", "prbs: 273\n  mtu: 66\n  fragmentation: radio", "more than the 128 fragments",
      at: "sample.yaml:8:", "larger MTU"),
    Mistake(adding: "concatenation: 0\n", "from 1 to 16"),
    Mistake(adding: "fragmentation: ip\n", "one of `application`, `radio`"),
  ]

  private static let prach = [
    Mistake(
      "start_prb: 2", "start_prb: 40", "takes 12 PRBs and reaches beyond the carrier", at: "sample.yaml:23:",
      "begin at PRB 39"),
    Mistake(
      "slots: [9, 19]", "slots: [0, 19]", "needs symbols that are not uplink", at: "sample.yaml:23:",
      "another `tdd`"),
    Mistake(
      "slots: [9, 19], start_symbol: 0, symbols: 12", "format: 0, slots: 4, start_symbol: 0, symbols: 1",
      "begins with its subframe",
      at: "sample.yaml:23:", "leave `start_symbol` out"),
    Mistake(
      "slots: [9, 19], start_symbol: 0, symbols: 12", "format: 1, slots: 12, symbols: 2",
      "not one of the 10 subframes", at: "sample.yaml:23:"),
    Mistake(
      "slots: [9, 19], start_symbol: 0, symbols: 12", "format: 0, slots: 4, symbols: 2",
      "has 1 preambles", at: "sample.yaml:23:"),
    Mistake(
      "slots: [9, 19], start_symbol: 0, symbols: 12", "format: 2, slots: 2",
      "needs symbols that are not uplink", at: "sample.yaml:23:"),
    Mistake("start_symbol: 0", "start_symbol: 3", "beyond the end of its slot", at: "sample.yaml:23:"),
    Mistake(", prach: [4] }", " }", "PRACH needs `cell.eaxc.prach`", at: "sample.yaml:23:"),
  ]

  private static func attach(_ entry: String, _ message: String, _ remedy: String? = nil) -> Mistake {
    Mistake(adding: "extensions:\n  - { \(entry) }\n", message, at: "sample.yaml:26:", remedy)
  }

  private static let extensions = [
    attach("type: 6, fields: { rbgSize: 0, rbgMask: 1, symbolMask: 1 }", "rbgSize 0 is reserved", "1 to 7"),
    attach("type: 6, fields: { rbgSize: 8 }", "`rbgSize` is an integer from 0 to 7"),
    attach("type: 6, fields: { nonsense: 8 }", "section extension 6 has no `nonsense`", "`rbgSize`"),
    attach("type: 99, fields: {}", "needs its `type`, 1 to 30"),
    attach("type: 8, fields: {}", "does not belong to section type 1", "`messages`"),
    attach("type: 20, fields: {}", "traffic does not follow", "`messages`"),
    attach("type: 4, fields: { csf: true }", "downlink with modulation compression", "`modulation`"),
    attach("type: 18, fields: { toT: 0 }", "uplink", "direction: UL"),
    attach("direction: UL, channel: control, type: 9, fields: {}", "the uplink has no control symbols"),
    attach("direction: DL, channel: prach, type: 9, fields: {}", "PRACH is uplink"),
    attach(
      "channel: prach, type: 6, fields: { rbgSize: 1, rbgMask: 1, symbolMask: 1 }",
      "occasions keep their resource blocks"),
    attach("type: 10, fields: { numPortc: 3 }", "speaks for all 2 antennas", "set numPortc to 1"),
    Mistake(
      adding: """
        extensions:
          - { type: 13, fields: { hop: [{ nextSymbolId: 4, nextStartPrbc: 0 }] } }
          - { type: 12, fields: { symbolMask: 1, range: [{ offStartPrb: 1, numPrb: 1 }] } }

        """, "both say what the section's resource blocks are", at: "sample.yaml:27:", "give one of them"),
    Mistake(
      "largest_allocation: 8 }\n",
      "users: 2 }\nextensions:\n  - { type: 13, fields: { hop: [{ nextSymbolId: 4, nextStartPrbc: 0 }] } }\n",
      "where other users are", at: "sample.yaml:26:", "`traffic.users` to 1"),
    Mistake(
      "largest_allocation: 8 }\n",
      "largest_allocation: 40 }\nextensions:\n  - { type: 6, fields: { rbgSize: 1, rbgMask: 1, symbolMask: 1 } }\n",
      "28 groups of 1 PRBs", at: "sample.yaml:26:", "larger groups"),
    Mistake(
      "largest_allocation: 8 }\n",
      "largest_allocation: 8 }\nsections_per_message: { c: 64 }\nextensions:\n  - { type: 11, fields: { disableBFWs: 1, numBundPrb: 1, bundle: [{ bundleBeamId: 1 }] } }\n",
      "a C-plane message with this extension", at: "sample.yaml:27:", "sections_per_message.c"),
  ]

  private static let captures = [
    Mistake(
      adding: "capture: { delay: { dl: 1, ul: 1 } }\n", "at the DU there is no delay", at: "sample.yaml:25:",
      "point: ru"),
    Mistake(
      adding: "capture: { point: ru }\n", "needs its distance from the DU", at: "sample.yaml:25:", "delay"),
    Mistake(adding: "cells: []\n", "say the same thing", at: "sample.yaml:6:"),
  ]

  @Test(arguments: units + compression + allocations + packing + prach + extensions + captures)
  func whatCanNotBeIsRefusedAtItsPlace(mistake: Mistake) {
    let text =
      (mistake.old.isEmpty
        ? SampleScenario.text : SampleScenario.text.replacing(mistake.old, with: mistake.new)) + mistake.more
    #expect(text != SampleScenario.text)
    let (scenario, diagnostics) = Scenario.read(text, file: "sample.yaml")
    #expect(scenario == nil)
    let found = diagnostics.filter { $0.severity == .error && $0.message.contains(mistake.message) }
    #expect(found.count == 1, "\(diagnostics.map(\.description))")
    #expect(found.first?.location.text.hasPrefix(mistake.place) == true, "\(diagnostics.map(\.description))")
    if let remedy = mistake.remedy {
      #expect(found.first?.suggestion?.contains(remedy) == true, "\(diagnostics.map(\.description))")
    }
  }
}
