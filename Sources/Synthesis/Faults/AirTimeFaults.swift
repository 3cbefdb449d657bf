/// Messages that come before or behind their time: the delay windows of CUS 4.4.
extension Fault {
  static let airTime: [Fault] = [
    moved(
      "late-c-plane", "A DL C-plane message is late", .cPlane(trips: "cus/4.4/t1a-cp-dl"), isDownlink: true),
    moved(
      "early-c-plane", "A DL C-plane message is early", .cPlane(trips: "cus/4.4/t1a-cp-dl"), isDownlink: true,
      by: -1),
    moved(
      "late-uplink-request", "A UL C-plane message is late", .cPlane(trips: "cus/4.4/t1a-cp-ul"),
      isDownlink: false),
    moved(
      "early-uplink-request", "A UL C-plane message is early", .cPlane(trips: "cus/4.4/t1a-cp-ul"),
      isDownlink: false, by: -1),
    moved("late-u-plane", "A DL U-plane message is late", .uPlane(trips: "cus/4.4/t1a-up"), isDownlink: true),
    moved(
      "early-u-plane", "A DL U-plane message is early", .uPlane(trips: "cus/4.4/t1a-up"), isDownlink: true,
      by: -1),
    moved(
      "slow-symbol", "One of the DL U-plane messages of a symbol is late", .uPlane(trips: "cus/4.4/tx-max"),
      isDownlink: true),
    moved(
      "late-at-the-ru", "A DL message takes long on its way to the O-RU", .cPlane(trips: "cus/4.4/t2a-cp-dl"),
      .uPlane(trips: "cus/4.4/t2a-up"), isDownlink: true),
    moved(
      "late-request-at-the-ru", "A UL C-plane message takes long on its way to the O-RU",
      .cPlane(trips: "cus/4.4/t2a-cp-ul"), isDownlink: false),
    moved(
      "advance-too-small", "A DL C-plane message is less ahead of the U-plane than the O-RU declares",
      .cPlane(trips: "cus/4.4/tcp-adv-dl"), isDownlink: true),
    moved(
      "late-uplink", "A UL U-plane message is late", .uPlane(trips: "cus/4.4/ta4"), isDownlink: false,
      where: isData),
    moved(
      "early-uplink", "A UL U-plane message is early", .uPlane(trips: "cus/4.4/ta4"), isDownlink: false,
      by: -1,
      where: isData),
    moved(
      "slow-uplink-symbol", "One of the UL U-plane messages of a symbol is late",
      .uPlane(trips: "cus/4.4/rx-max"),
      isDownlink: false, where: isData),
    moved(
      "late-leaving-the-ru", "A UL U-plane message leaves the O-RU late", .uPlane(trips: "cus/4.4/ta3"),
      isDownlink: false, where: isData),
    moved(
      "late-acknowledgement", "An acknowledgement leaves the O-RU late",
      .cPlane([8], trips: "cus/4.4/ta3-ack")),
    moved(
      "early-acknowledgement", "An acknowledgement leaves the O-RU early",
      .cPlane([8], trips: "cus/4.4/ta3-ack"), by: -1),
    moved(
      "late-preamble", "A short preamble is late", .uPlane(trips: "cus/4.4/ta4-prach"), isDownlink: false,
      where: isShortPreamble),
    moved(
      "late-preamble-leaving-the-ru", "A short preamble leaves the O-RU late",
      .uPlane(trips: "cus/4.4/ta3-prach"), isDownlink: false, where: isShortPreamble),
    moved(
      "late-long-preamble", "A long preamble is late", .uPlane(trips: "cus/4.4/ta4-prach-long"),
      isDownlink: false, where: isLongPreamble),
    moved(
      "late-long-preamble-leaving-the-ru", "A long preamble leaves the O-RU late",
      .uPlane(trips: "cus/4.4/ta3-prach-long"), isDownlink: false, where: isLongPreamble),
    moved(
      "acausal-uplink", "A UL U-plane message comes before its symbol is on the air",
      .uPlane(trips: "cus/4.4/uplink-causal"), isDownlink: false, by: -1),
    Fault(
      "frame-skip-256", "Behind a U-plane message 256 of its flow are numbered and never sent",
      .uPlane(trips: "cus/5.1.3.2.8/radio-continuity"),
      flow: { messages, place, _ in
        let flow = messages[place].flow
        let behind = messages.indices[(place + 1)...].filter {
          messages[$0].flow == flow && messages[$0].copies == 1
        }
        // One more must come, or nobody could see it.
        guard behind.count > 256 else { return false }
        for index in behind.prefix(256) { messages[index].copies = 0 }
        return true
      }),
  ]

  /// A fault that moves a message in time, later unless `sign` is -1.
  private static func moved(
    _ name: String, _ summary: String, _ targets: Target..., isDownlink: Bool? = nil, by sign: Int64 = 1,
    where condition: @escaping @Sendable (PlannedMessage) -> Bool = { _ in true }
  ) -> Fault {
    Fault(
      name, summary, targets, strength: Strength(200, in: 1...10_000, sign > 0 ? "µs later" : "µs earlier"),
      isDownlink: isDownlink, where: condition
    ) { $0.sent += sign * Int64($1.value) * 1_000 }
  }

  private static let isData: @Sendable (PlannedMessage) -> Bool = { $0.header("filterIndex") == 0 }
  private static let isLongPreamble: @Sendable (PlannedMessage) -> Bool = {
    [1, 2].contains($0.header("filterIndex"))
  }
  private static let isShortPreamble: @Sendable (PlannedMessage) -> Bool = {
    ($0.header("filterIndex") ?? 0) > 2
  }
}
