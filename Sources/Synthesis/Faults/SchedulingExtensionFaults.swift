import Fronthaul

/// Section extensions of UEs: channel information, DMRS, feedback, transmission of the uplink. CUS 7.7.18,
/// 7.7.21, 7.7.24 to 7.7.26, 7.7.30.
extension Fault {
  static let schedulingExtensions: [Fault] = uplink + channelGroups + dmrs + feedback

  private static let uplink: [Fault] = [
    Fault(
      "transmission-management-on-dl", "A section of the downlink has uplink transmission management",
      .cPlane([1, 3, 5], trips: "cus/7.7.18/uplink-only"), isDownlink: true
    ) { message, _ in
      message.addExtension(
        try SectionExtension(18, ["transmissionWindowOffset": 10, "transmissionWindowSize": 100]))
    },
    Fault(
      "transmission-type-reserved", "The type of transmission is reserved",
      .sectionExtension(18, trips: "cus/7.7.18.4/transmission-type"), strength: Strength(2, in: 2...3, "toT")
    ) { $0.extensionField(18, name: "toT", Int64($1.value)) },
    Fault(
      "pusch-repetition-on-dl", "A section of the downlink has an indication of PUSCH repetition",
      .cPlane([5], trips: "cus/7.7.30/uplink-only"), isDownlink: true
    ) { message, _ in
      message.addExtension(
        try SectionExtension(30, ["numRepUe": 1, "isLastRep": 1, "repIndex": 1, "numReps": 1]))
    },
  ]

  private static let channelGroups: [Fault] = [
    Fault(
      "channel-group-size-reserved", "The group size of channel information is reserved",
      .sectionExtension(21, trips: "cus/7.7.21.2/group-size"),
      strength: Strength(1, in: 0...1, 255...255, unit: "PRBs")
    ) { $0.extensionField(21, name: "ciPrbGroupSize", Int64($1.value)) },
    Fault(
      "channel-groups-of-all-prbs", "A section with extension 21 does not give its number of PRBs",
      .sectionExtension(21, trips: "cus/7.7.21.2/prbs-given"), where: { $0.sectionType == 6 }
    ) { message, _ in message.section("numPrbc", 0) },
  ]

  private static let dmrs: [Fault] = [
    Fault(
      "user-group-size-reserved", "The size of a user group is reserved",
      .sectionExtension(24, trips: "cus/7.7.24.6/user-group-size"),
      strength: Strength(13, in: 13...31, "users")
    ) { $0.extensionField(24, name: "userGroupSize", Int64($1.value)) },
    Fault(
      "user-group-reserved", "The user group is 255, which is reserved",
      .sectionExtension(24, trips: "cus/7.7.24.7/user-group")
    ) { message, _ in message.extensionField(24, name: "userGroupId", 255) },
    Fault(
      "dmrs-entry-type-reserved", "The type of a DMRS entry is reserved",
      .sectionExtension(24, trips: "cus/7.7.24.8/entry-type"), strength: Strength(4, in: 4...7, "entryType"),
      where: { $0.extensionItem(24, "entry") != nil }
    ) { $0.shortenEntry(type: Int64($1.value)) },
    Fault(
      "dmrs-first-entry-inherits", "The first DMRS entry takes over an entry before it",
      .sectionExtension(24, trips: "cus/7.7.24.3/first-entry"), strength: Strength(1, in: 0...1, "entryType"),
      where: { $0.extensionItem(24, "entry") != nil }
    ) { $0.shortenEntry(type: Int64($1.value)) },
    Fault(
      "dmrs-port-reserved", "A DMRS port is not 0 to 11",
      .sectionExtension(24, trips: "cus/7.7.24.9/dmrs-port"),
      strength: Strength(12, in: 12...31, "DMRS port"),
      where: { $0.extensionItem(24, "entry") != nil }
    ) { message, context in
      message.extensionItem(24, "entry") { $0["dmrsPortNumber"] = Int64(context.value) }
    },
    Fault(
      "reordered-symbol-reserved", "The transmission window of a symbol is 14, which is reserved",
      .sectionExtension(25, trips: "cus/7.7.25.4/window"), strength: Strength(5, in: 0...13, "symbol")
    ) { message, context in
      message.extensionItem(25, "layer") { $0["txWinForOnAirSymbol\(context.value)"] = 14 }
    },
  ]

  private static let feedback: [Fault] = [
    Fault(
      "frequency-offset-out-of-range", "A frequency offset feedback is out of range",
      .sectionExtension(26, trips: "cus/7.7.26.3/offset-range"),
      strength: Strength(30_001, in: -32_767...(-30_001), 30_001...32_767, unit: "freqOffsetFb")
    ) { message, context in
      message.extensionItem(26, "offset") { $0["freqOffsetFb"] = Int64(context.value) }
    }
  ]
}

extension PlannedMessage {
  /// Gives the first DMRS entry a type that has no parameters of its own.
  fileprivate mutating func shortenEntry(type: Int64) {
    extensionItem(24, "entry") { entry in
      entry = LayoutValue(["entryType": type, "dmrsPortNumber": entry["dmrsPortNumber"] ?? 0])
    }
  }
}
