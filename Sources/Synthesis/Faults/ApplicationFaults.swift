import Fronthaul

/// The application header of both planes. CUS 7.5.2, 8.3.3.
extension Fault {
  static let applicationHeader: [Fault] = [
    Fault(
      "payload-version", "payloadVersion is 2", .cPlane(trips: "cus/7.5.2.2/payload-version"),
      .uPlane(trips: "cus/7.5.2.2/payload-version"), strength: Strength(2, in: 0...7, "version")
    ) { $0.header("payloadVersion", Int64($1.value)) },
    Fault(
      "frame-id-jump", "frameId is ahead of the air time", .cPlane(trips: "cus/7.5.2.4/frame-number"),
      .uPlane(trips: "cus/7.5.2.4/frame-number"), strength: Strength(64, in: 1...255, "radio frames")
    ) { message, context in
      guard let frame = message.header("frameId") else { return }
      message.header("frameId", (frame + Int64(context.value)) % 256)
    },
    Fault(
      "slot-out-of-range", "slotId names a slot that the subframe does not have",
      .cPlane(trips: "cus/7.5.2.6/slot"), .uPlane(trips: "cus/7.5.2.6/slot")
    ) { $0.header("slotId", 1 << Int64($1.cell.numerology)) },
    Fault(
      "symbol-out-of-range", "The symbol is 14", .cPlane(trips: "cus/7.5.2.7/start-symbol"),
      .uPlane(trips: "cus/8.3.3.7/symbol"), strength: Strength(14, in: 14...63, "symbol"),
      where: { $0.header("startSymbolId") != nil || $0.header("symbolId") != nil }
    ) { message, context in
      message.header(message.isUPlane ? "symbolId" : "startSymbolId", Int64(context.value))
    },
    Fault(
      "filter-index-on-dl", "A downlink message has the filter of PRACH",
      .cPlane([0, 1, 3, 5, 6, 9], trips: "cus/7.5.2.3/filter-index-downlink"),
      .uPlane(trips: "cus/7.5.2.3/filter-index-downlink"), strength: Strength(3, in: 1...15, "filterIndex"),
      isDownlink: true
    ) { $0.header("filterIndex", Int64($1.value)) },
  ]
}
