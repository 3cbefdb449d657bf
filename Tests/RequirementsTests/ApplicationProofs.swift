import Fronthaul

/// The application header of both planes.
extension Proof {
  static let application: [Proof] = senders + filters + time + header

  private static let senders: [Proof] = [
    Proof("cus/7.5.2.1/u-plane-sender", "u-one") { $0.sender = .ru },
    Proof("cus/7.5.2.1/c-plane-sender", "c-ue") { $0.sender = .ru },
    Proof("cus/7.5.2.1/report-sender", "c-sinr") { $0.sender = .du },
    Proof("cus/7.5.2.1/report-direction", "c-report") { $0.header("dataDirection", 1) },
  ]

  private static let filters: [Proof] = [
    Proof("cus/7.5.2.3/filter-index-downlink", "u-one") { $0.header("filterIndex", 1) },
    Proof("cus/7.5.2.3/filter-index-reserved", "u-one-ul") { $0.header("filterIndex", 12) },
    Proof("cus/7.5.2.3/filter-index-channels", "c-ul/2") { $0.header("filterIndex", 1) },
    Proof("cus/7.5.2.3/filter-index-prach", "c-prach-long") { $0.header("filterIndex", 2) },
  ]

  private static let time: [Proof] = [
    Proof("cus/7.5.2.4/frame-number", "u-one") { $0.header("frameId", 150) },
    Proof("cus/7.5.2.4/time-forward", "u-dl/3/0") { $0.header("subframeId", 0) },
    // A message that is late by a slot is out of order for the same reason.
    Proof(
      "cus/7.5.2.4/time-forward", seenAt: "u-dl/2/1", also: ["cus/5.1.3.2.8/u-plane-order"],
      trace: { $0.move("u-dl/2/1", behind: "u-dl/3/1") }),
    Proof(
      "cus/7.5.2.4/time-forward", seenAt: "c-dl/2", also: ["cus/5.1.3.2.8/c-plane-order"],
      trace: { $0.move("c-dl/2", behind: "c-dl/3") }),
    Proof("cus/7.5.2.5/subframe", "u-one") { $0.header("subframeId", 10) },
    Proof("cus/7.5.2.6/slot", "u-one") { $0.header("slotId", 2) },
    Proof("cus/7.5.2.6/slot-of-numerology", "c-idle") { $0.header("slotId", 2) },
    Proof("cus/7.5.2.7/start-symbol", "c-dl/2") { $0.header("startSymbolId", 14) },
    Proof("cus/7.5.2.12/time-offset", "c-prach-long") { $0.header("timeOffset", 30_720) },
  ]

  private static let header: [Proof] = [
    Proof("cus/7.5.2.2/payload-version", "c-dl/2") { $0.header("payloadVersion", 2) },
    Proof("cus/7.5.2.8/number-of-sections", "c-dl/2") { frame in
      frame.cPlane { message in
        message.sections = []
        message["numberOfSections"] = 0
      }
    },
    Proof(
      "cus/7.5.2.9/section-type", "c-dl/2", also: ["cus/7.4/sections-complete", "cus/7.4/message-consumed"]
    ) { $0.patches[5] = 2 },
    Proof("cus/7.5.2.10/downlink-zero", "c-dl/2") { $0.header("udIqWidth", 9) },
    Proof("cus/7.5.2.10/uplink-no-modulation", "c-ul/2") { $0.header("udCompMeth", 4) },
    Proof("cus/7.5.2.10/method-reserved", "c-ul/2") { $0.header("udCompMeth", 9) },
    Proof("cus/7.5.2.13/fft-size", "c-prach-long") { $0.header("frameStructureFft", 15) },
    Proof("cus/7.5.2.13/subcarrier-spacing", "c-idle") { $0.header("frameStructureScs", 6) },
    Proof("cus/7.5.2.13/subcarrier-spacing-480", "c-idle") { $0.header("frameStructureScs", 5) },
  ]
}
