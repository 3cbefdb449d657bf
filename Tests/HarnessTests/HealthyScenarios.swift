import Testing

/// A scenario without a fault, written as one that differs from a small usual one in a few keys.
struct HealthyScenario: CustomTestStringConvertible, Sendable {
  var name: String
  /// Keys of the top, and what stands behind each.
  var keys: [String: String]
  /// UDP ports that the decoder is told.
  var ports: Set<UInt16> = []
  /// Requirements of level `may` that such traffic fails by its nature.
  var remarks: Set<String> = []

  init(
    _ name: String, _ keys: [String: String], ports: Set<UInt16> = [], remarks: Set<String> = []
  ) {
    self.name = name
    self.keys = keys
    self.ports = ports
    self.remarks = remarks
  }

  var testDescription: String { name }

  private static let usual: [String: String] = [
    "title": "healthy", "seed": "3", "start": "\"2024-01-01T00:00:00Z\"", "duration": "40",
    "cell": "{ scs: 30, prbs: 51, tdd: DDDSUDDSUU, eaxc: { dl: [0, 1], ul: [0, 1], prach: [4] } }",
    "compression":
      "{ dl: { method: bfp, width: 9, header: dynamic }, ul: { method: bfp, width: 9, header: dynamic } }",
    "mtu": "1500", "vlan": "{ id: 5 }",
    "du": "{ name: du, mac: \"02:00:5e:00:00:01\" }", "ru": "{ name: ru, mac: \"02:00:5e:00:00:02\" }",
    "timing": """
    { t1a_cp_dl: { advance: 430, jitter: 20 }, t1a_cp_ul: { advance: 430, jitter: 20 },
        t1a_up: { advance: 200, jitter: 4 }, ta4: { delay: 130, jitter: 4 } }
    """,
    "traffic": "{ dl: 80, ul: 80 }",
  ]

  /// The scenario as it would stand in a file.
  var text: String {
    var all = Self.usual.merging(keys) { _, new in new }
    if all["cells"] != nil { all["cell"] = nil }
    return all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
  }

  private static func compression(_ dl: String, _ ul: String, _ prach: String? = nil) -> String {
    "{ dl: { \(dl) }, ul: { \(ul) }" + (prach.map { ", prach: { \($0) }" } ?? "") + " }"
  }

  private static func cell(
    scs: Int = 30, _ prbs: String = "prbs: 51", tdd: String = "DDDSUDDSUU", more: String = ""
  ) -> String {
    "{ scs: \(scs), \(prbs), tdd: \(tdd), eaxc: { dl: [0, 1], ul: [0, 1], prach: [4] }\(more) }"
  }

  private static func attach(_ type: Int, _ fields: String, _ more: String = "") -> [String: String] {
    ["extensions": "[{ type: \(type), fields: { \(fields) }\(more) }]"]
  }

  private static let plain = "method: bfp, width: 9, header: dynamic"

  static let all: [HealthyScenario] =
    carriers + compressions + packings + allocations + extensions + randomAccess + captures + messages

  private static let carriers = [
    HealthyScenario("usual", [:]),
    HealthyScenario("15 kHz, FDD", ["cell": cell(scs: 15, "bandwidth: 10", tdd: "FDD")]),
    HealthyScenario("60 kHz", ["cell": cell(scs: 60, "bandwidth: 40")]),
    HealthyScenario("120 kHz", ["cell": cell(scs: 120, "bandwidth: 50", tdd: "DDSU"), "duration": "10"]),
    HealthyScenario(
      "100 MHz in jumbo frames",
      [
        "cell":
          "{ scs: 30, bandwidth: 100, tdd: DDDSU, special: { dl: 10, ul: 2 }, eaxc: { dl: { first: 0, count: 4 }, ul: { first: 0, count: 4 } } }",
        "mtu": "9000", "duration": "20", "traffic": "{ dl: 100, ul: 100, smallest_allocation: 273 }",
      ]),
    HealthyScenario(
      "several cells and units",
      [
        "cells": """

            - { name: low, scs: 30, prbs: 51, tdd: DDDSU, eaxc: { dl: [0], ul: [0] } }
            - name: high
              scs: 60
              prbs: 24
              tdd: FDD
              vlan: { id: 7, priority: 6 }
              ru: { name: other, mac: "02:00:5e:00:00:03" }
              eaxc: { dl: [16, 17], ul: [16] }

        """
      ]),
  ]

  private static let compressions: [HealthyScenario] =
    [
      ("none", 16), ("none", 12), ("bfp", 14), ("block-scaling", 9), ("mu-law", 9), ("bfp-selective", 9),
      ("bfp-section-masks", 9),
    ].flatMap { method, width in
      ["static", "dynamic"].map { header in
        let flow = "method: \(method), width: \(width), header: \(header)"
        return HealthyScenario("\(method) \(width), \(header)", ["compression": compression(flow, flow)])
      }
    }
    + [("modulation", 1), ("modulation", 3), ("modulation-selective", 2), ("modulation-section-masks", 4)].map
  {
    HealthyScenario(
      "\($0) \($1)",
      ["compression": compression("method: \($0), width: \($1), header: dynamic", plain)])
  }
    + [
      HealthyScenario(
        "masks and lengths",
        [
          "compression": compression(
            "method: bfp-selective, width: 9, header: dynamic, masks: [0xFFF, 0x555, 0x00F], length: true",
            "method: bfp-section-masks, width: 8, header: dynamic, masks: [0xAAA, 0x7], length: true",
            "method: none, width: 16, header: static"),
          "prach": "{ slots: [9, 19], start_symbol: 0, symbols: 12, start_prb: 2 }",
        ]),
      HealthyScenario(
        "levels",
        [
          "iq":
            "{ dl: { source: noise, level: -12 }, ul: { source: qpsk, level: -40, snr: 3 }, prach: { source: silence } }",
          "prach": "{ slots: 19, start_prb: 2 }",
        ]),
    ]

  private static let packings = [
    HealthyScenario("small frames", ["mtu": "300", "fragmentation": "application"]),
    HealthyScenario(
      "fragments", ["mtu": "600", "fragmentation": "radio"], remarks: ["cus/5.5.3/u-plane-unfragmented"]),
    HealthyScenario(
      "several sections",
      ["sections_per_message": "{ c: 8, u: 4 }", "traffic": "{ dl: 80, ul: 80, users: 5 }"]),
    HealthyScenario(
      "concatenation",
      [
        "concatenation": "4",
        "traffic": "{ dl: 80, ul: 80, largest_allocation: 8, control: { symbols: 1, prbs: 12 } }",
      ]),
    HealthyScenario("shared sequence numbers", ["sequence": "shared"]),
    HealthyScenario("explicit sequence numbers", ["sequence": "per-direction"]),
    HealthyScenario(
      "IPv4",
      [
        "du": "{ name: du, mac: \"02:00:5e:00:00:01\", ip: \"192.0.2.1\", port: 7000 }",
        "ru": "{ name: ru, mac: \"02:00:5e:00:00:02\", ip: \"192.0.2.2\", port: 7001 }",
      ], ports: [7000]),
    HealthyScenario(
      "IPv6",
      [
        "du": "{ name: du, mac: \"02:00:5e:00:00:01\", ip: \"2001:db8::1\", port: 7000 }",
        "ru": "{ name: ru, mac: \"02:00:5e:00:00:02\", ip: \"2001:db8::2\", port: 7000 }",
      ], ports: [7000]),
  ]

  private static let allocations = [
    HealthyScenario(
      "no control symbols", ["traffic": "{ dl: 60, ul: 60, control: { symbols: 0, prbs: 1 } }"]),
    HealthyScenario(
      "beams", ["beams": "{ dl: { ids: [1, 2, 3], by: slot }, ul: { ids: [7, 8], by: random } }"]),
    HealthyScenario("a beam for each antenna", ["beams": "{ dl: { ids: [11, 12] } }"]),
    HealthyScenario("idle symbols", ["idle": "[guard, dl, ul]", "traffic": "{ dl: 50, ul: 50 }"]),
  ]

  private static let extensions = [
    HealthyScenario("SE 1", attach(1, "bfwIqWidth: 8, bfwCompMeth: 0, weights: \"0102030405\"")),
    HealthyScenario("SE 6", attach(6, "rbgSize: 3, rbgMask: 0x5555, symbolMask: 0x3FFF")),
    HealthyScenario(
      "SE 6 uplink", attach(6, "rbgSize: 7, rbgMask: 0x5, symbolMask: 0xFF", ", direction: UL, every: 2")),
    HealthyScenario(
      "SE 11",
      attach(
        11, "disableBFWs: 1, numBundPrb: 16, bundle: [{ bundleBeamId: 5 }, { bundleBeamId: 6 }]",
        ", direction: DL")),
    HealthyScenario(
      "SE 12",
      attach(12, "symbolMask: 0x3FFF, range: [{ offStartPrb: 2, numPrb: 4 }, { offStartPrb: 1, numPrb: 3 }]")
        .merging(["traffic": "{ dl: 80, ul: 80, largest_allocation: 20 }"]) { $1 }),
    HealthyScenario(
      "SE 13",
      attach(13, "hop: [{ nextSymbolId: 5, nextStartPrbc: 0 }, { nextSymbolId: 9, nextStartPrbc: 30 }]")
        .merging(["traffic": "{ dl: 80, ul: 80, largest_allocation: 20 }"]) { $1 }),
    HealthyScenario(
      "SE 13 behind SE 6",
      attach(
        6, "rbgSize: 4, rbgMask: 0x5555555, symbolMask: 0x3FFF",
        "}, { type: 13, fields: { hop: [{ nextSymbolId: 9, nextStartPrbc: 24 }] }"
      ).merging(["traffic": "{ dl: 80, ul: 80, largest_allocation: 20 }"]) { $1 }),
    HealthyScenario("SE 10", attach(10, "beamGroupType: 0, numPortc: 1")),
    HealthyScenario(
      "SE 4",
      attach(4, "csf: true, modCompScaler: 0x728").merging([
        "compression": compression("method: modulation, width: 2, header: static", plain)
      ]) { $1 }),
    HealthyScenario("SE 9 in control", attach(9, "technology: 1", ", channel: control")),
    HealthyScenario(
      "SE 18 in PRACH",
      attach(18, "transmissionWindowOffset: 10, transmissionWindowSize: 100", ", channel: prach")
        .merging(["prach": "{ slots: 19, start_prb: 2 }"]) { $1 }),
  ]

  private static let randomAccess: [HealthyScenario] =
    ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C0", "C2"].map {
      HealthyScenario("PRACH \($0)", ["prach": "{ format: \($0), slots: [9, 19], start_prb: 2 }"])
    }
    + ["0", "1", "2", "3"].map {
      HealthyScenario(
        "PRACH \($0)",
        [
          "cell": cell(scs: 15, "bandwidth: 20", tdd: "FDD"),
          "prach": "{ format: \($0), slots: [1, 5], period: 2, start_prb: 10, symbols: 1 }",
        ])
    }
    + ["1", "2", "3"].map {
      HealthyScenario(
        "PRACH \($0) with all its preambles",
        [
          "cell": cell(scs: 15, "bandwidth: 20", tdd: "FDD"),
          "prach": "{ format: \($0), slots: [1, 5], period: 2, start_prb: 10 }",
        ])
    }
    + [
      HealthyScenario(
        "PRACH 0 on 30 kHz",
        ["cell": cell(tdd: "FDD"), "prach": "{ format: 0, slots: 4, start_prb: 2 }"]),
      HealthyScenario(
        "PRACH as the scenario says",
        [
          "prach":
            "{ slots: 19, start_symbol: 2, symbols: 4, start_prb: 2, filter_index: 3, time_offset: 100, frequency_offset: -50 }"
        ]),
    ]

  private static let captures = [
    HealthyScenario(
      "at the RU",
      ["capture": "{ point: ru, delay: { dl: 25, ul: 25 }, interface: tap0, clock: { offset: 37000000 } }"]),
    HealthyScenario(
      "between",
      [
        "capture":
          "{ point: between, delay: { dl: 5, ul: 20 }, clock: { offset: -3, drift: 500, resolution: us } }"
      ]),
    HealthyScenario("at the DU", ["capture": "{ point: du, snap_length: 9000 }"]),
  ]

  private static let messages = [
    HealthyScenario(
      "messages",
      [
        "messages": """

          - { name: ping, at: { frame: 0, subframe: 1, slot: 0, symbol: 0 }, period: 1, from: DU, offset: 10,
              ecpri: { type: 5, fields: { measurementId: 1 } } }
          - { cell: cell 1, at: { frame: 1, subframe: 2, slot: 1, symbol: 0 }, eaxc: 9, direction: DL,
              c_plane: { section_type: 5, fields: { filterIndex: 0 }, sections: [{ sectionId: 9, startPrbc: 3,
              numPrbc: 10, reMask: 0xFFF, numSymbol: 1, ueId: 3 }] } }
          - { at: { frame: 1, subframe: 2, slot: 1, symbol: 0 }, eaxc: 9, direction: DL,
              u_plane: { filterIndex: 0, sections: [{ sectionId: 9, rb: false, symInc: false, startPrbu: 3,
              prbs: 10, numPrbu: 10, compression: { method: bfp-section-masks, width: 9, header: dynamic },
              masks: [0xF0F, 0xFFF], length: false }] } }

        """
      ]),
    HealthyScenario(
      "F1-U beside the fronthaul",
      [
        "user_plane": """
        { cu: { name: cu, mac: "02:00:5e:00:01:01", ip: "192.0.2.1" },
          du: { name: du, mac: "02:00:5e:00:01:02", ip: "192.0.2.2" }, vlan: { id: 7, priority: 3 },
          echo_interval: 10, error_indications: [15],
          bearers: [
            { name: a, dl_teid: 0x11, ul_teid: 0x21, between: [0, 30], dl: { rate: 2000, octets: 60 },
              ul: { rate: 1000, octets: 40 }, pdcp_sn_bits: 12, first_pdcp_sn: 4090, first_nru_sn: 16777210,
              status_interval: 5, poll_every: 7, lose_every: 10, discard_every: 9, assistance_interval: 8,
              final_frame: true, end_marker: true },
            { name: b, dl_teid: 0x12, ul_teid: 0x22, dl: { rate: 500 } } ] }
        """
      ]),
  ]
}
