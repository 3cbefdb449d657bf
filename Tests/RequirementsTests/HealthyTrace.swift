import Fronthaul

/// A trace in which nothing is wrong and that touches every requirement that a legal trace can touch.
///
/// Flows that a test breaks in a header have a single frame, so that nothing else takes notice.
enum HealthyTrace {
  static func make() throws -> Trace { try made.get() }

  private static let made = Result { () throws -> Trace in
    var trace = Trace()
    for slot in 0..<6 { try regular(&trace, slot) }
    try prach(&trace)
    try sectionTypes(&trace)
    try HealthyExtensions.append(to: &trace, slot: 7)
    uPlaneForms(&trace)
    delays(&trace)
    return trace
  }

  /// A slot of two units at work: C-plane both ways, two symbols both ways, a flow with static compression.
  private static func regular(_ trace: inout Trace, _ slot: Int) throws {
    let isEven = slot % 2 == 0
    try trace.cPlane(
      "c-dl/\(slot)", slot: slot, eAxC: 0, 1, [:],
      [CPlaneSection(sectionId: 1, numPrbc: isEven ? 0 : 51, ["beamId": 5])])
    try trace.cPlane(
      "c-ul/\(slot)", slot: slot, eAxC: 0, isDownlink: false, 1, ["udIqWidth": 9, "udCompMeth": 1],
      [CPlaneSection(sectionId: 2, startPrbc: 10, numPrbc: 20, numSymbol: 4, ["beamId": 0])])
    for symbol in 0..<2 {
      trace.uPlane(
        "u-dl/\(slot)/\(symbol)", slot: slot, eAxC: 0, isDownlink: true, symbol: Int64(symbol),
        symbol == 0
          ? [UPlane.Section(numPrbu: 0)]
          : [
            UPlane.Section(numPrbu: 30, prbs: 30),
            UPlane.Section(sectionId: 3, startPrbu: 30, numPrbu: 21, prbs: 21),
          ])
      trace.uPlane(
        "u-ul/\(slot)/\(symbol)", slot: slot, eAxC: 0, isDownlink: false, symbol: Int64(symbol),
        [UPlane.Section(sectionId: 2, startPrbu: 10, numPrbu: 20, prbs: 20)])
    }
    trace.uPlane(
      "u-static/\(slot)", slot: slot, eAxC: 1, isDownlink: true, [UPlane.Section(compression: nil)])
  }

  /// PRACH of format 0, of format 3 and of a short format.
  private static func prach(_ trace: inout Trace) throws {
    for (name, eAxC, filter, scs, prbs) in [
      ("long", 4, 1, 12, 72), ("format3", 5, 2, 14, 72), ("short", 6, 3, 1, 12),
    ] as [(String, UInt16, Int64, Int64, UInt8)] {
      try trace.cPlane(
        "c-prach-\(name)", slot: 6, eAxC: eAxC, isDownlink: false, 3,
        [
          "filterIndex": filter, "frameStructureScs": scs, "frameStructureFft": 12, "timeOffset": 3168,
          "udIqWidth": 9, "udCompMeth": 1,
        ],
        [CPlaneSection(sectionId: 100, numPrbc: prbs, numSymbol: 1, ["beamId": 0, "freqOffset": -3276])])
      trace.uPlane(
        "u-prach-\(name)", slot: 6, eAxC: eAxC, isDownlink: false, filterIndex: filter,
        [UPlane.Section(sectionId: 100, numPrbu: UInt64(prbs), prbs: Int(prbs))])
    }
  }

  /// One message of each of the other section types.
  private static func sectionTypes(_ trace: inout Trace) throws {
    try trace.cPlane(
      "c-idle", slot: 6, eAxC: 0x10, 0, ["frameStructureFft": 12, "frameStructureScs": 1],
      [CPlaneSection(sectionId: 1)])
    try trace.cPlane(
      "c-beams", slot: 6, eAxC: 0x11, 4, ["frameStructureScs": 1],
      [command(1, ["symbolMask": 0x3FFF, "tdBeamGrp": 1])])
    try trace.cPlane(
      "c-pattern", slot: 6, eAxC: 0x12, 4, ["frameStructureScs": 1],
      [command(2, ["dirPattern": 0x3FFF, "guardPattern": 0])])
    try trace.cPlane(
      "c-antennas", slot: 6, eAxC: 0x13, 4, ["frameStructureScs": 1],
      [
        command(
          3, ["log2MaskBits": 4, "sleepMode": 0, "numSlotsExt": 4, "symbolMask": 0x3FFF],
          ["antMask": [0xFF, 0xFF]])
      ])
    try trace.cPlane(
      "c-sleep", slot: 6, eAxC: 0x14, 4, ["frameStructureScs": 1, "cmdScope": 2],
      [command(4, ["sleepMode": 1, "numSlotsExt": 4, "symbolMask": 0x3FFF])])
    try trace.cPlane(
      "c-ue", slot: 6, eAxC: 0x15, 5, [:], [CPlaneSection(sectionId: 1, numPrbc: 20, ["ueId": 66])])
    try trace.cPlane(
      "c-channel", slot: 6, eAxC: 0x16, 6, ["ciIqWidth": 9, "ciCompMeth": 1],
      [
        CPlaneSection(
          fields: LayoutValue([
            "ueId": 66, "regularizationFactor": 0, "rb": 0, "symInc": 0, "startPrbc": 0, "numPrbc": 2,
          ]), samples: [0, 0, 0, 0])
      ])
    try trace.cPlane(
      "c-lbt-request", slot: 6, eAxC: 0x17, 7, [:],
      [
        CPlaneSection(
          fields: LayoutValue([
            "laaMsgType": 0, "laaMsgLen": 2, "lbtHandle": 1, "lbtOffset": 10, "lbtMode": 0,
            "lbtDeferFactor": 3, "lbtBackoffCounter": 20, "MCOT": 8,
          ]))
      ])
    try trace.cPlane(
      "c-lbt-response", slot: 6, eAxC: 0x18, from: .ru, 7, [:],
      [CPlaneSection(fields: LayoutValue(["laaMsgType": 3, "laaMsgLen": 1, "lbtHandle": 1, "lbtDrsRes": 0]))])
    try reports(&trace)
  }

  private static func reports(_ trace: inout Trace) throws {
    try trace.cPlane(
      "c-feedback", slot: 6, eAxC: 0x19, from: .ru, 8, ["frameStructureScs": 1],
      [
        CPlaneSection(
          fields: LayoutValue(
            ["numberOfAcks": 1, "numberOfNacks": 0],
            groups: ["ack": [LayoutValue(["ackId": 7])], "nack": []]))
      ])
    try trace.cPlane(
      "c-sinr", slot: 6, eAxC: 0x1A, from: .ru, isDownlink: false, 9, ["numSinrPerPrb": 6],
      [
        CPlaneSection(
          fields: LayoutValue(["sectionId": 2, "rb": 0, "symInc": 0, "startPrbu": 10, "numPrbu": 20]),
          samples: [0x40, 0])
      ])
    var report = CPlaneSection(sectionId: 2, numPrbc: 20, ["ueId": 66])
    report.parts = [
      LayoutValue(["measTypeId": 1, "numElements": 0, "ueTae": -5]),
      LayoutValue(["measTypeId": 8, "numElements": 0, "ueRadialSpeed": 300]),
    ]
    try trace.cPlane("c-report", slot: 6, eAxC: 0x1B, from: .ru, isDownlink: false, 10, [:], [report])
    var request = CPlaneSection(sectionId: 2, numPrbc: 20)
    request.parts = [LayoutValue(["measTypeId": 5, "symbolMask": 0x3FFF])]
    try trace.cPlane("c-request", slot: 6, eAxC: 0x1C, isDownlink: false, 11, [:], [request])
  }

  private static func command(
    _ type: Int64, _ numbers: [String: Int64], _ bytes: [String: [UInt8]] = [:]
  ) -> CPlaneSection {
    var all = numbers
    all["st4CmdType"] = type
    all["numSlots"] = 0
    all["ackNackReqId"] = 0
    if type == 1 { all.merge(["disableTDBFNs": 0, "bfwIqWidth": 9, "bfwCompMeth": 0]) { given, _ in given } }
    return CPlaneSection(
      fields: LayoutValue(all, bytes: type == 1 ? ["tdBeams": [0x80, 1, 0x80, 2]] : bytes))
  }

  /// Compression methods that need a flow of their own, and single messages to be broken.
  private static func uPlaneForms(_ trace: inout Trace) {
    trace.uPlane("u-one", slot: 7, eAxC: 0x20, isDownlink: true)
    trace.uPlane("u-one-ul", slot: 7, eAxC: 0x21, isDownlink: false)
    trace.uPlane(
      "u-modulation", slot: 7, eAxC: 0x22, isDownlink: true,
      [UPlane.Section(compression: 0x44, bytesPerPrb: 12)])
    trace.uPlane(
      "u-mu-law", slot: 7, eAxC: 0x23, isDownlink: true, [UPlane.Section(compression: 0x83, bytesPerPrb: 25)])
    trace.uPlane(
      "u-masks", slot: 7, eAxC: 0x24, isDownlink: true,
      [
        UPlane.Section(
          rb: true, numPrbu: 26, prbs: 26, compression: 0x97, masks: [0xFFF, 0], bytesPerPrb: 28)
      ])
  }

  private static func delays(_ trace: inout Trace) {
    trace.other("delay-request", slot: 7, type: 5, delay(0, seconds: 1_700_000_000, compensation: 16_384_000))
    trace.other(
      "delay-response", slot: 7, from: .ru, type: 5, delay(2, seconds: 1_700_000_000, compensation: 9_830_400)
    )
    trace.other("delay-two-step", slot: 7, type: 5, delay(1, seconds: 0, compensation: 0))
    trace.other("delay-pair", slot: 7, type: 5, delay(5, seconds: 1_700_000_000, compensation: 0))
    // Two messages in one packet.
    let second = Frame(
      name: "", time: 0, sender: .du, type: 5, content: .other(delay(3, seconds: 0, compensation: 0)))
    trace.edit("delay-pair") {
      $0.isConcatenated = true
      $0.trailer = (try? second.message()) ?? []
    }
  }

  /// A one-way delay message with 40 dummy bytes (eCPRI 2.0, 3.2.4.6).
  static func delay(_ action: UInt8, seconds: UInt64, compensation: UInt64) -> [UInt8] {
    var bytes: [UInt8] = [33, action]
    bytes += (0..<6).reversed().map { UInt8(truncatingIfNeeded: seconds >> UInt64($0 * 8)) }
    bytes += seconds == 0 ? [0, 0, 0, 0] : [0x07, 0x5B, 0xCD, 0x15]
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: compensation >> UInt64($0 * 8)) }
    return bytes + repeatElement(0, count: 40)
  }
}
