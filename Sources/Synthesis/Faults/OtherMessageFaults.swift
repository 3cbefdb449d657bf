import Fronthaul

/// eCPRI messages that are neither C- nor U-plane. eCPRI 2.0, 3.2.4.
extension Fault {
  /// 3.2.4.6.
  static let delayMeasurement: [Fault] = [
    Fault(
      "delay-action-reserved", "actionType is reserved", .other(5, trips: "ecpri/3.2.4.6/action-type"),
      strength: Strength(6, in: 6...255, "action type")
    ) { $0.header("actionType", Int64($1.value)) },
    Fault(
      "delay-nanoseconds", "The nanoseconds of the time stamp are a second or more",
      .other(5, trips: "ecpri/3.2.4.6/nanoseconds"),
      strength: Strength(1_000_000_000, in: 1_000_000_000...2_147_483_647, "ns")
    ) { $0.header("nanoseconds", Int64($1.value)) },
    Fault(
      "delay-seconds-without-time", "A message that carries no time has seconds in its time stamp",
      .other(5, trips: "ecpri/3.2.4.6/time-stamp-zero"), strength: Strength(1, in: 1...2_147_483_647, "s"),
      where: \.carriesNoTime
    ) { $0.header("seconds", Int64($1.value)) },
    Fault(
      "delay-nanoseconds-without-time", "A message that carries no time has nanoseconds in its time stamp",
      .other(5, trips: "ecpri/3.2.4.6/time-stamp-zero"), strength: Strength(1, in: 1...999_999_999, "ns"),
      where: \.carriesNoTime
    ) { $0.header("nanoseconds", Int64($1.value)) },
    Fault(
      "delay-compensation-without-time", "A message that carries no time has a compensation",
      .other(5, trips: "ecpri/3.2.4.6/compensation-zero"),
      strength: Strength(65_536, in: 1...2_147_483_647, "1/65536 ns"), where: \.carriesNoTime
    ) { $0.header("compensation", Int64($1.value)) },
    Fault(
      "delay-compensation-scale", "A compensation is written in nanoseconds",
      .other(5, trips: "ecpri/3.2.4.6/compensation-scale"),
      strength: Strength(250, in: 1...65_535, "1/65536 ns"),
      where: { !$0.carriesNoTime }
    ) { $0.header("compensation", Int64($1.value)) },
    Fault(
      "long-transport-delay", "The response of a delay measurement says that the request came later",
      .other(5, trips: "cus/4.4/t12"), .other(5, trips: "cus/4.4/t34"),
      strength: Strength(200_000, in: 1...900_000_000, "ns"),
      where: { $0.header("actionType") == 2 }
    ) { message, fault in
      message.header("nanoseconds", (message.header("nanoseconds") ?? 0) + Int64(fault.value))
    },
    Fault(
      "short-transport-delay", "The response of a delay measurement says that the request came earlier",
      .other(5, trips: "cus/4.4/t12"), .other(5, trips: "cus/4.4/t34"),
      strength: Strength(20_000, in: 1...900_000_000, "ns"),
      where: { $0.header("actionType") == 2 && ($0.header("nanoseconds") ?? 0) > 0 }
    ) { message, fault in
      message.header("nanoseconds", max(0, (message.header("nanoseconds") ?? 0) - Int64(fault.value)))
    },
  ]

  static let foreignMessages: [Fault] = [
    Fault(
      "memory-read-write-reserved", "readWrite of a memory access is reserved",
      .other(4, trips: "ecpri/3.2.4.5/access-codes"), strength: Strength(3, in: 3...15, "code")
    ) { $0.header("readWrite", Int64($1.value)) },
    Fault(
      "memory-request-response-reserved", "requestResponse of a memory access is reserved",
      .other(4, trips: "ecpri/3.2.4.5/access-codes"), strength: Strength(3, in: 3...15, "code")
    ) { $0.header("requestResponse", Int64($1.value)) },
    Fault(
      "reset-code-reserved", "The code of a reset is reserved", .other(6, trips: "ecpri/3.2.4.7/reset-code"),
      strength: Strength(3, in: 0...0, 3...255, unit: "code")
    ) { $0.header("resetCode", Int64($1.value)) },
    Fault(
      "event-type-reserved", "The type of an event is reserved", .other(7, trips: "ecpri/3.2.4.8/event-type"),
      strength: Strength(6, in: 6...255, "event type")
    ) { $0.header("eventType", Int64($1.value)) },
    Fault(
      "event-with-elements", "An event of a type that has no elements has some",
      .other(7, trips: "ecpri/3.2.4.8/element-count"),
      strength: Strength(1, in: 1...1, 3...5, unit: "event type"),
      where: { ($0.header("numberOfFaults") ?? 0) > 0 }
    ) { $0.header("eventType", Int64($1.value)) },
    Fault(
      "event-without-elements", "A fault or a notification has no elements",
      .other(7, trips: "ecpri/3.2.4.8/element-count"),
      strength: Strength(0, in: 0...0, 2...2, unit: "event type"),
      where: { $0.header("numberOfFaults") == 0 }
    ) { $0.header("eventType", Int64($1.value)) },
    Fault(
      "event-elements-missing", "An event says that it has more elements than there are",
      .other(7, trips: "ecpri/3.2.4/message-readable"), strength: Strength(1, in: 1...200, "elements")
    ) { message, context in
      let count = message.header("numberOfFaults") ?? 0
      message.patch(numberOfFaultsOffset, UInt8(clamping: count + Int64(context.value)))
    },
  ]

  /// Behind the identifier, the type and the sequence number of an event.
  private static let numberOfFaultsOffset = 3
}

extension PlannedMessage {
  /// Whether it is a delay measurement whose time comes in a later message: a request with follow-up, or a remote
  /// request.
  fileprivate var carriesNoTime: Bool { [1, 3, 4].contains(header("actionType")) }
}
