import Fronthaul

/// eCPRI common header, VLAN, sequence numbers, fragments.
extension Proof {
  static let readable: Set<String> = ["cus/5.1.3.2/message-readable"]

  static let transport: [Proof] = commonHeader + network + uPlaneSequence + cPlaneSequence

  private static let commonHeader: [Proof] = [
    Proof("ecpri/3.1.3.1.1/protocol-revision", "u-dl/2/0") { $0.revision = 2 },
    Proof("ecpri/3.1.3.1/reserved-bits", "c-dl/2") { $0.reserved = 5 },
    Proof("ecpri/3.1.3.1.2/next-message-present", "u-dl/2/0") { $0.isConcatenated = true },
    Proof(
      "ecpri/3.1.3.1.3/message-type-reserved", "delay-request", also: ["cus/5.1.3.2/message-type"]
    ) { $0.type = 20 },
    Proof("ecpri/3.1.3.1.4/payload-within-frame", "u-dl/2/0") { $0.sizeError = 100 },
    Proof("ecpri/3.1.3.1.4/payload-minimum", "u-dl/2/0") { $0.sizeError = nil },
    Proof("ecpri/3.1.3/padding-zero", "c-dl/2") { $0.padding = 0xA5 },
    Proof("ecpri/3.1.3/padding-length", "u-dl/2/0") { $0.trailer = [0, 0, 0, 0, 0, 0] },
    Proof("cus/5.1.3.2/message-type", "delay-request") {
      $0.type = 3
    },
    Proof(
      "cus/5.1.3.2/message-readable", "message",
      prepare: {
        $0.other("message", slot: 8, type: 5, HealthyTrace.delay(3, seconds: 0, compensation: 0))
      },
      { frame in
        frame.type = 0
        frame.content = .other([0, 0x20, 0, 0x80, 0x90, 0x64])
      }),
  ]

  private static let network: [Proof] = [
    Proof("cus/5.1.2/vlan-constant", "u-one", also: ["cus/5.1.2/vlan-directions"]) { $0.vlanId = 7 },
    Proof(
      "cus/5.1.2/vlan-directions", seenAt: "u-answer",
      prepare: { $0.uPlane("u-answer", slot: 9, eAxC: 0x2F, isDownlink: false) },
      trace: { trace in
        // Alone in its direction, so that the direction as such keeps its VLAN.
        for frame in trace.frames where frame.sender == .ru && frame.type == 0 && frame.name != "u-answer" {
          trace.remove(frame.name)
        }
        trace.edit("u-answer") { $0.vlanId = 7 }
      }),
    Proof("cus/5.1.2/priority-constant", "u-dl/3/0") { $0.vlanPriority = 0 },
  ]

  private static let uPlaneSequence: [Proof] = [
    Proof(
      "cus/5.1.3.2.8/u-plane-loss", seenAt: "u-dl/3/0",
      prepare: { $0.uPlane("long-after", slot: 60, eAxC: 0, isDownlink: true) },
      trace: { $0.remove("u-dl/2/1") }),
    Proof(
      "cus/5.1.3.2.8/u-plane-duplicate", seenAt: "again", trace: { $0.repeated("u-ul/2/1", as: "again") }),
    Proof("cus/5.1.3.2.8/u-plane-order", seenAt: "u-dl/2/0", trace: { $0.swap("u-dl/2/0", "u-dl/2/1") }),
    Proof("cus/5.1.3.2.9/u-plane-unfragmented", "u-dl/2/0") { $0.eBit = false },
  ]

  private static let cPlaneSequence: [Proof] = [
    Proof(
      "cus/5.1.3.2.8/c-plane-loss", seenAt: "c-ul/3",
      prepare: {
        try $0.cPlane(
          "long-after", slot: 60, eAxC: 0, isDownlink: false, 1, [:],
          [CPlaneSection(sectionId: 2, numPrbc: 20, ["beamId": 0])])
      }, trace: { $0.remove("c-ul/2") }),
    Proof("cus/5.1.3.2.8/c-plane-duplicate", seenAt: "again", trace: { $0.repeated("c-dl/2", as: "again") }),
    Proof(
      "cus/5.1.3.2.8/c-plane-order", seenAt: "first",
      prepare: { trace in
        for (name, symbol) in [("first", 0), ("second", 7)] as [(String, Int64)] {
          try trace.cPlane(
            name, slot: 8, eAxC: 0x30, 1, ["startSymbolId": symbol],
            [CPlaneSection(sectionId: 1, numPrbc: 51, numSymbol: 7, ["beamId": 0])])
        }
      }, trace: { $0.swap("first", "second") }),
    Proof("cus/5.1.3.2.8/c-plane-e-bit", "c-dl/2") { $0.eBit = false },
    Proof("cus/5.1.3.2.8/c-plane-subsequence", "c-dl/2") { $0.subsequenceId = 1 },
  ]
}
