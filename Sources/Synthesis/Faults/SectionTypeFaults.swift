import Fronthaul

/// Commands, reports and requests: what other section types have in the place of section descriptions.
/// CUS 7.4.6 to 7.4.14.
extension Fault {
  static let otherSectionTypes: [Fault] = commands + channels + laa + reports

  private static let commands: [Fault] = [
    Fault(
      "command-scope-reserved", "The scope of the commands is reserved",
      .cPlane([4], trips: "cus/7.5.2.17/command-scope"), strength: Strength(3, in: 3...15, "cmdScope")
    ) { $0.header("cmdScope", Int64($1.value)) },
    Fault(
      "no-commands", "A slot configuration message has no commands, and says so",
      .cPlane([4], trips: "cus/7.5.2.18/number-of-commands")
    ) { message, _ in
      message.cPlane { $0.sections = [] }
      message.header("numberOfST4Cmds", 0)
    },
    Fault(
      "command-type-reserved", "The type of a command is reserved",
      .cPlane([4], trips: "cus/7.5.3.38/command-type"),
      strength: Strength(5, in: 0...0, 5...255, unit: "st4CmdType")
    ) { $0.patch(behindHeader, UInt8(clamping: $1.value)) },
    Fault(
      "beam-command-with-slots", "A time-domain beam command holds for some slots",
      .cPlane([4], trips: "cus/7.2.9.2.1/beam-command-slots"), strength: Strength(4, in: 1...255, "slots"),
      where: { $0.section("st4CmdType") == 1 }
    ) { $0.section("numSlots", Int64($1.value)) },
    Fault(
      "sleep-start-symbol", "An antenna control or sleep command begins within the slot",
      .cPlane([4], trips: "cus/16.1/sleep-start-symbol"), strength: Strength(3, in: 1...13, "symbol"),
      where: \.hasSleepCommand
    ) { $0.header("startSymbolId", Int64($1.value)) },
    Fault(
      "beam-command-scope", "A time-domain beam command is for a carrier or for the O-RU",
      .cPlane([4], trips: "cus/7.2.9.2.1/beam-command-scope"), strength: Strength(1, in: 1...2, "cmdScope"),
      where: { $0.section("st4CmdType") == 1 }
    ) { $0.header("cmdScope", Int64($1.value)) },
    Fault(
      "pattern-of-carrier", "A TDD pattern is for a carrier",
      .cPlane([4], trips: "cus/7.2.9.2.2/pattern-scope"), where: { $0.section("st4CmdType") == 2 }
    ) { message, _ in message.header("cmdScope", 1) },
    Fault(
      "command-mask-before-start", "A command names a symbol ahead of startSymbolId",
      .cPlane([4], trips: "cus/7.5.3.42/command-from-start"),
      strength: Strength(0, in: 0...1, "1 for the guard symbols of a TDD pattern"),
      where: { [1, 2].contains($0.section("st4CmdType")) && ($0.header("startSymbolId") ?? 0) > 0 }
    ) { message, context in
      let symbol: Int64 = 1 << ((message.header("startSymbolId") ?? 1) - 1)
      let name =
        message.section("st4CmdType") == 1 ? "symbolMask" : context.value == 1 ? "guardPattern" : "dirPattern"
      message.section(name, (message.section(name) ?? 0) | symbol)
    },
    Fault(
      "antenna-mask-reserved", "The number of antennas of a command is reserved",
      .cPlane([4], trips: "cus/7.5.3.51/mask-bits"), where: { $0.section("log2MaskBits") != nil }
    ) { message, _ in message.section("log2MaskBits", 0) },
    Fault(
      "antenna-control-scope", "An antenna control command is for a carrier or for the O-RU",
      .cPlane([4], trips: "cus/16.2/antenna-control-scope"), strength: Strength(1, in: 1...2, "cmdScope"),
      where: { $0.section("st4CmdType") == 3 }
    ) { $0.header("cmdScope", Int64($1.value)) },
    Fault(
      "sleep-symbol-mask-partial", "An antenna control or sleep command names some symbols of the slot",
      .cPlane([4], trips: "cus/16.1/sleep-symbols"),
      strength: Strength(0x7F, in: 1...0x3FFE, "symbolMask"), where: \.hasSleepCommand
    ) { $0.section("symbolMask", Int64($1.value)) },
  ]

  /// Where the first command and the LAA message begin: behind a header of 8 bytes.
  private static let behindHeader = 8

  private static let channels: [Fault] = [
    Fault(
      "channel-compression-reserved", "The compression of channel information is reserved",
      .cPlane([6], trips: "cus/7.5.2.15/channel-method"), strength: Strength(4, in: 4...7, "ciCompMeth")
    ) { $0.header("ciCompMeth", Int64($1.value)) },
    Fault(
      "channel-every-other-block", "Channel information is for every other resource block",
      .cPlane([6], trips: "cus/7.5.3.2/channel-every-block")
    ) { message, _ in message.section("rb", 1) },
  ]

  private static let laa: [Fault] = [
    Fault(
      "laa-message-type-reserved", "The LAA message type is reserved",
      .cPlane([7], trips: "cus/7.5.3.14/laa-message-type"), strength: Strength(7, in: 7...15, "laaMsgType")
    ) { message, context in
      let length = message.section("laaMsgLen") ?? 0
      message.patch(behindHeader, UInt8(truncatingIfNeeded: Int64(context.value) << 4 | length))
    },
    Fault(
      "laa-wrong-sender", "An LAA request comes from the O-RU, or a response from the O-DU",
      .cPlane([7], trips: "cus/7.5.3.14/laa-sender")
    ) { message, _ in message.sender = message.sender == .du ? .ru : .du },
    Fault(
      "lbt-defer-factor-undefined", "The defer factor is not 1, 3 or 7",
      .cPlane([7], trips: "cus/7.5.3.17/lbt-defer-factor"),
      strength: Strength(0, in: 0...0, 2...2, 4...6, unit: "lbtDeferFactor"),
      where: { $0.section("lbtDeferFactor") != nil }
    ) { $0.section("lbtDeferFactor", Int64($1.value)) },
    Fault(
      "lbt-offset-beyond-subframe", "The channel is said to be free behind the end of the subframe",
      .cPlane([7], trips: "cus/7.5.3.19/lbt-offset"), strength: Strength(1000, in: 1000...1023, "µs"),
      where: { $0.section("lbtOffset") != nil }
    ) { $0.section("lbtOffset", Int64($1.value)) },
    Fault(
      "lbt-traffic-class-reserved", "The traffic class is reserved",
      .cPlane([7], trips: "cus/7.5.3.30/lbt-traffic-class"),
      strength: Strength(0, in: 0...0, 5...7, unit: "lbtTrafficClass"),
      where: { $0.section("lbtTrafficClass") != nil }
    ) { $0.section("lbtTrafficClass", Int64($1.value)) },
    Fault(
      "laa-length-zero", "An LAA message says that it has no length",
      .cPlane([7], trips: "cus/7.5.3.15/laa-length")
    ) { message, _ in message.section("laaMsgLen", 0) },
    Fault(
      "channel-occupancy-out-of-range", "The channel occupancy time is not 1 to 10 ms",
      .cPlane([7], trips: "cus/7.5.3.20/channel-occupancy"),
      strength: Strength(11, in: 0...0, 11...15, unit: "ms"), where: { $0.section("MCOT") != nil }
    ) { $0.section("MCOT", Int64($1.value)) },
  ]

  private static let reports: [Fault] = [
    Fault(
      "request-unanswered", "An answer has the identifier of another request",
      .cPlane([8], trips: "cus/7.2.8/request-answered"),
      strength: Strength(0x7FFF, in: 0...0xFFFF, "identifier")
    ) { message, context in
      message.cPlane { content in
        guard !content.sections.isEmpty else { return }
        for (group, field) in [("ack", "ackId"), ("nack", "nackId")] {
          for place in content.sections[0].fields.groups[group]?.indices ?? 0..<0 {
            content.sections[0].fields.groups[group]?[place][field] = Int64(context.value)
          }
        }
      }
    },
    Fault(
      "answer-of-other-symbol", "An answer names another symbol than its request",
      .cPlane([8], trips: "cus/7.2.8/request-answered"), strength: Strength(13, in: 0...13, "symbol")
    ) { $0.header("symbolId", Int64($1.value)) },
    Fault(
      "request-refused", "The O-RU refuses a request", .cPlane([8], trips: "cus/7.5.3.35/no-refusals"),
      strength: Strength(8, in: 1...0xFFFF, "nackId")
    ) { message, context in
      message.cPlane { content in
        guard !content.sections.isEmpty else { return }
        content.sections[0].fields.groups["nack", default: []]
          .append(LayoutValue(["nackId": Int64(context.value)]))
        content.sections[0]["numberOfNacks"] = (content.sections[0]["numberOfNacks"] ?? 0) + 1
      }
    },
    Fault(
      "sinr-resolution-reserved", "The number of SINR values for each resource block is reserved",
      .cPlane([9], trips: "cus/7.5.2.19/sinr-resolution"),
      .sectionExtension(28, trips: "cus/7.5.2.19/reported-sinr-resolution"),
      strength: Strength(7, in: 6...7, "code")
    ) { message, hit in
      if message.sectionType == 9 { message.header("numSinrPerPrb", Int64(hit.value)) }
      message.extensionItem(28, "report") { $0["ueNumSinrPerPrb"] = Int64(hit.value) }
    },
    Fault(
      "sinr-symbol-increment", "A section of a SINR report has symInc",
      .cPlane([9], trips: "cus/7.4.11/symbol-increment")
    ) { message, _ in message.section("symInc", 1) },
    Fault(
      "ready-within-slot", "A message that the O-RU is ready names a later symbol than 0",
      .cPlane([8], trips: "cus/7.5.3.55/ready-message"), strength: Strength(1, in: 1...13, "symbol"),
      where: { $0.header("ready") == 1 }
    ) { $0.header("symbolId", Int64($1.value)) },
    Fault(
      "ue-of-interference", "A report of interference names a UE",
      .cPlane([10], trips: "cus/9.2.2.4/interference-ue"), strength: Strength(66, in: 0...0x7FFE, "ueId"),
      where: { $0.place(ofPartWith: "ipnPower") != nil || $0.place(ofPartWith: "symbolMask") != nil }
    ) { $0.section("ueId", Int64($1.value)) },
    Fault(
      "measured-symbols-empty", "A report or request of a measurement names no symbol",
      .cPlane([10], trips: "cus/7.5.3.42/measured-symbols"),
      .cPlane([11], trips: "cus/7.5.3.42/measured-symbols"),
      where: { $0.place(ofPartWith: "symbolMask") != nil }
    ) { message, _ in message.part("symbolMask", 0) },
    Fault(
      "measured-symbols-outside", "A request of a measurement names a symbol that its section does not have",
      .cPlane([11], trips: "cus/7.5.3.42/measured-symbols"), strength: Strength(0, in: 0...13, "symbol"),
      where: { $0.place(ofPartWith: "symbolMask") != nil && ($0.header("startSymbolId") ?? 0) > 0 }
    ) { $0.part("symbolMask", 1 << Int64($1.value)) },
    Fault(
      "report-of-part-of-slot", "A measurement report is for some symbols of the slot",
      .cPlane([10], trips: "cus/9.2.1/report-symbols"), strength: Strength(7, in: 1...13, "symbols")
    ) { $0.section("numSymbol", Int64($1.value)) },
    Fault(
      "report-type-reserved", "The type of a measurement report is reserved",
      .cPlane([10], trips: "cus/7.5.3.58/report-type"),
      strength: Strength(9, in: 0...0, 9...127, unit: "measTypeId"), where: \.hasParts
    ) { $0.patchTypeOfPart(UInt8(clamping: $1.value)) },
    Fault(
      "request-type-unknown", "A measurement is requested that can't be",
      .cPlane([11], trips: "cus/7.5.3.58/request-type"),
      strength: Strength(4, in: 0...4, 6...127, unit: "measTypeId"), where: \.hasParts
    ) { $0.patchTypeOfPart(UInt8(clamping: $1.value)) },
    Fault(
      "radial-speed-out-of-range", "A reported radial speed is out of range",
      .cPlane([10], trips: "cus/7.5.3.69/speed-range"),
      strength: Strength(10_001, in: -32_767...(-10_001), 10_001...32_767, unit: "steps of 0.1 km/h"),
      where: { $0.place(ofPartWith: "ueRadialSpeed") != nil }
    ) { $0.part("ueRadialSpeed", Int64($1.value)) },
  ]
}

extension PlannedMessage {
  /// Whether its first command is one of antenna control or sleep.
  fileprivate var hasSleepCommand: Bool { [3, 4].contains(section("st4CmdType")) }

  /// Whether its first section has reports or requests.
  fileprivate var hasParts: Bool {
    guard case .cPlane(let message) = content else { return false }
    return message.sections.first?.parts.isEmpty == false
  }
}
