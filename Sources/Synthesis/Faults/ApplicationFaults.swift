import Fronthaul

/// Who sends a message, and the application header that both planes begin with. CUS 7.5.2.1 to 7.5.2.3, 8.3.3.1
/// to 8.3.3.3.
extension Fault {
  static let applicationHeader: [Fault] = senders + filters

  private static let senders: [Fault] = [
    Fault(
      "wrong-sender", "The other unit sends the message",
      .cPlane([0, 1, 3, 4, 5, 6, 11], trips: "cus/7.3.1/c-plane-sender"),
      .cPlane([8, 9, 10], trips: "cus/7.3.1/report-sender"), .uPlane(trips: "cus/7.5.2.1/u-plane-sender")
    ) { message, _ in message.sender = message.sender == .du ? .ru : .du },
    Fault(
      "eaxc-of-no-request",
      "A U-plane message has an eAxC that nobody asks for: give the count of all messages of a slot",
      .uPlane(trips: "cus/5.1.3.2.7/eaxc-of-request"), strength: Strength(9, in: 0...65_535, "eAxC")
    ) { $0.eAxC = UInt16($1.value) },
    Fault(
      "report-on-dl", "A report, a request of one, or an LAA message has the direction downlink",
      .cPlane([9, 10], trips: "cus/7.4.11/report-direction"),
      .cPlane([11], trips: "cus/7.4.13/request-direction"), .cPlane([7], trips: "cus/7.4.9/laa-direction"),
      isDownlink: false
    ) { message, _ in message.header("dataDirection", 1) },
    Fault(
      "payload-version", "payloadVersion is 2", .cPlane(trips: "cus/7.5.2.2/payload-version"),
      .uPlane(trips: "cus/7.5.2.2/payload-version"), strength: Strength(2, in: 0...0, 2...7, unit: "version")
    ) { $0.header("payloadVersion", Int64($1.value)) },
  ]

  private static let filters: [Fault] = [
    Fault(
      "filter-index-on-dl", "A downlink message has the filter of PRACH",
      .cPlane([0, 1, 3, 5], trips: "cus/7.5.2.3/filter-index-downlink"),
      .uPlane(trips: "cus/7.5.2.3/filter-index-downlink"), strength: Strength(3, in: 1...15, "filterIndex"),
      isDownlink: true
    ) { $0.header("filterIndex", Int64($1.value)) },
    Fault(
      "filter-index-reserved", "An uplink message has a filter that is reserved",
      .cPlane([0, 3], trips: "cus/7.5.2.3/filter-index-reserved"),
      .uPlane(trips: "cus/7.5.2.3/filter-index-reserved"), strength: Strength(12, in: 10...15, "filterIndex"),
      isDownlink: false
    ) { $0.header("filterIndex", Int64($1.value)) },
    Fault(
      "filter-index-of-no-request", "An uplink message has another filter than its request",
      .uPlane(trips: "cus/7.5.2.3/filter-index-of-request"), strength: Strength(0, in: 0...9, "filterIndex"),
      isDownlink: false
    ) { $0.header("filterIndex", Int64($1.value)) },
    Fault(
      "filter-index-on-channels", "A section of type 1 or 5 has the filter of PRACH",
      .cPlane([1, 5], trips: "cus/7.5.2.3/filter-index-channels"),
      strength: Strength(1, in: 1...15, "filterIndex"), isDownlink: false
    ) { $0.header("filterIndex", Int64($1.value)) },
    Fault(
      "filter-index-of-other-prach", "PRACH has the filter of another subcarrier spacing",
      .cPlane([3], trips: "cus/7.5.2.3/filter-index-prach"),
      strength: Strength(0, in: 0...8, "filterIndex; 0 for the next of 1, 2 and 3"), isDownlink: false,
      where: { prachFilters.contains($0.header("filterIndex") ?? 0) }
    ) { message, context in
      let next = (message.header("filterIndex") ?? 0) % 3 + 1
      message.header("filterIndex", context.value == 0 ? next : Int64(context.value))
    },
  ]

  /// For PRACH, NPRACH and NPUSCH. CUS 7.5.2.3.
  private static let prachFilters: ClosedRange<Int64> = 1...8
}
