import Fronthaul

/// The radio time that messages name. CUS 7.5.2.4 to 7.5.2.7, 8.3.3.4 to 8.3.3.7.
extension Fault {
  static let radioTime: [Fault] = [
    Fault(
      "frame-id-jump", "frameId is ahead of the air time; by a high count in all messages",
      .cPlane(trips: "cus/7.5.2.4/frame-number"), .uPlane(trips: "cus/7.5.2.4/frame-number"),
      .any(trips: "cus/7.5.2.4/frame-time"), strength: Strength(64, in: 1...255, "radio frames")
    ) { message, context in
      guard let frame = message.header("frameId") else { return }
      message.header("frameId", (frame + Int64(context.value)) % 256)
    },
    Fault(
      "radio-time-behind",
      "A message names a slot before its own, and before that of the message ahead of it",
      .cPlane(trips: "cus/7.5.2.4/time-forward"), .uPlane(trips: "cus/8.2.1/symbol-order"),
      strength: Strength(1, in: 1...2_559, "slots"), where: { $0.header("slotId") != nil }
    ) { $0.moveRadioTime(bySlots: -$1.value, in: $1.cell) }
    .beside(
      "cus/7.5.2.4/time-forward", "cus/4.4/t1a-cp-dl", "cus/4.4/t1a-cp-ul", "cus/4.4/t1a-up", "cus/4.4/ta4",
      "cus/7.8.1/downlink-scheduled"),
    Fault(
      "slot-of-no-request",
      "A U-plane message names a later slot than its request: give the count of all messages of a slot",
      .uPlane(trips: "cus/7.5.2.4/slot-of-request"), strength: Strength(20, in: 1...2_559, "slots")
    ) { $0.moveRadioTime(bySlots: $1.value, in: $1.cell) },
    Fault(
      "frame-offset", "frameId is another one than that of the air time: give a high count",
      .any(trips: "cus/7.5.2.4/frame-offset"), strength: Strength(1, in: 1...255, "radio frames")
    ) { message, context in
      guard let frame = message.header("frameId") else { return }
      message.header("frameId", (frame + Int64(context.value)) % 256)
    },
    Fault(
      "subframe-out-of-range", "subframeId names a subframe that the frame does not have",
      .cPlane(trips: "cus/7.5.2.5/subframe"), .uPlane(trips: "cus/7.5.2.5/subframe"),
      strength: Strength(10, in: 10...15, "subframe")
    ) { $0.header("subframeId", Int64($1.value)) },
    Fault(
      "slot-out-of-range", "slotId is higher than any numerology of an O-RU has slots",
      .cPlane(trips: "cus/7.5.2.6/slot"), .uPlane(trips: "cus/7.5.2.6/slot"),
      strength: Strength(16, in: 16...63, "slot")
    ) { $0.header("slotId", Int64($1.value)) },
    Fault(
      "slot-of-no-boundary",
      "slotId is one at which no slot of the numerology begins, whatever the O-RU supports",
      .cPlane([1, 5], trips: "cus/7.5.2.6/slot-of-carrier"),
      .cPlane([0, 3, 4], trips: "cus/7.5.2.6/slot-of-numerology"),
      strength: Strength(1, in: 1...15, "added to the slots of the subframe, to at most 15"),
      // At 240 kHz there is none.
      where: { ($0.header("frameStructureScs") ?? 0) <= 3 }
    ) { $0.header("slotId", min(15, Int64($0.slotsPerSubframe(in: $1.cell) + $1.value))) },
    Fault(
      "slot-below-15-khz", "A message of a subcarrier spacing below 15 kHz names a later slot than 0",
      .cPlane([3], trips: "cus/7.5.2.6/slot-below-15-khz"),
      .sectionExtension(15, trips: "cus/7.5.2.6/slot-below-15-khz"),
      strength: Strength(1, in: 1...15, "slot"),
      where: { ($0.header("frameStructureScs") ?? $0.firstExtension(15)?.content["sectionScs"] ?? 0) >= 12 }
    ) { $0.header("slotId", Int64($1.value)) },
    Fault(
      "symbol-out-of-range", "The symbol is 14", .cPlane(trips: "cus/7.2.2/start-symbol"),
      .uPlane(trips: "cus/7.2.2/symbol"), strength: Strength(14, in: 12...63, "symbol"),
      where: { $0.header("startSymbolId") != nil || $0.header("symbolId") != nil }
    ) { message, context in
      message.header(message.isUPlane ? "symbolId" : "startSymbolId", Int64(context.value))
    },
  ]
}

extension PlannedMessage {
  /// By the numerology that the message itself names, else by that of its cell.
  fileprivate func slotsPerSubframe(in cell: Scenario.Cell) -> Int {
    guard let code = header("frameStructureScs"), (0...4).contains(code) else { return 1 << cell.numerology }
    return 1 << Int(code)
  }

  /// Names another slot, in this frame or another one.
  fileprivate mutating func moveRadioTime(bySlots distance: Int, in cell: Scenario.Cell) {
    guard let frame = header("frameId"), let subframe = header("subframeId"), let slot = header("slotId")
    else { return }
    let slots = Int64(slotsPerSubframe(in: cell))
    // Frames have numbers modulo 256.
    let period = 256 * 10 * slots
    let index = ((frame * 10 + subframe) * slots + slot + Int64(distance) + period) % period
    header("frameId", index / (10 * slots))
    header("subframeId", index / slots % 10)
    header("slotId", index % slots)
  }
}
