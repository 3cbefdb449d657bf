import ApplicationProtocols
import PackedEncoding

/// Requests, answers, and the order of procedures. TS 38.473 and TS 37.483, 8.
extension Fault {
  static let signallingProcedures: [Fault] = answers + order + script

  private static let requests: @Sendable (PlannedSignal) -> Bool = { signal in
    !signal.isOutcome && signal.schema.procedures[signal.message.procedure].procedureClass == 1
  }

  private static let milliseconds: Int64 = 1_000_000

  private static let answers: [Fault] = [
    Fault(
      "unanswered-request", "A request is not answered, and what would follow it is not sent",
      [
        .application("f1ap", ["F1SetupRequest"], trips: "f1ap/8.2.3.2/setup-answered"),
        .application("f1ap", ["UEContextReleaseCommand"], trips: "f1ap/8.3.3.2/release-completed"),
        .application(
          "f1ap", ["UEContextSetupRequest", "UEContextModificationRequest", "UEContextModificationRequired"],
          trips: "f1ap/8.1/class-1-of-ue-answered"),
        .application("f1ap", trips: "f1ap/8.1/class-1-answered"),
        .application(
          "e1ap", ["GNB-CU-UP-E1SetupRequest", "GNB-CU-CP-E1SetupRequest"],
          trips: "e1ap/8.2.3.2/setup-answered"),
        .application("e1ap", ["BearerContextReleaseCommand"], trips: "e1ap/8.3.4.2/release-completed"),
        .application(
          "e1ap", ["BearerContextSetupRequest", "BearerContextModificationRequest"],
          trips: "e1ap/8.3/bearer-context-answered"),
        .application("e1ap", trips: "e1ap/8.1/class-1-answered"),
      ], signal: requests
    ) { signal, _ in
      signal.isUnanswered = true
      return true
    },
    Fault(
      "late-answer", "An answer comes late",
      [
        .application(
          "f1ap", ["F1SetupResponse", "F1SetupFailure"], trips: "f1ap/8.2.3.2/setup-answered"),
        .application("f1ap", ["UEContextReleaseComplete"], trips: "f1ap/8.3.3.2/release-completed"),
        .application(
          "f1ap",
          ["UEContextSetupResponse", "UEContextModificationResponse", "UEContextModificationConfirm"],
          trips: "f1ap/8.1/class-1-of-ue-answered"),
        .application("f1ap", trips: "f1ap/8.1/class-1-answered"),
        .application(
          "e1ap", ["GNB-CU-UP-E1SetupResponse", "GNB-CU-CP-E1SetupResponse"],
          trips: "e1ap/8.2.3.2/setup-answered"),
        .application("e1ap", trips: "e1ap/8.1/class-1-answered"),
      ], strength: Strength(6_000, in: 1...600_000, "ms late"), signal: \.isOutcome
    ) { signal, context in
      signal.sent += Int64(context.value) * milliseconds
      return true
    },
    Fault(
      "second-answer", "A request is answered twice", Target.signalling("8.1/answered-once"),
      strength: Strength(2, in: 1...60_000, "ms after the first answer"), signal: \.isOutcome
    ) { signal, context in
      signal.companions.append(.init(kind: .again, delay: Int64(context.value) * milliseconds))
      return true
    },
    Fault(
      "unsolicited-response", "An answer to no request arrives",
      [
        .application("f1ap", trips: "f1ap/9.3.1.23/answer-solicited"),
        .application("e1ap", trips: "e1ap/9.3.1.53/answer-solicited"),
      ], strength: Strength(2, in: 1...60_000, "ms after another answer"),
      signal: { $0.isOutcome && $0.transaction != nil }
    ) { signal, context in
      signal.companions.append(
        .init(kind: .withAnotherTransaction, delay: Int64(context.value) * milliseconds))
      return true
    },
    Fault(
      "wrong-transaction-id", "An answer has another transaction id than its request",
      [
        .application("f1ap", trips: "f1ap/9.3.1.23/answer-solicited"),
        .application("e1ap", trips: "e1ap/9.3.1.53/answer-solicited"),
      ], strength: Strength(1, in: 1...255, "added to the id, modulo 256"),
      signal: { $0.isOutcome && $0.transaction != nil }
    ) { signal, context in
      signal.transaction = (signal.transaction ?? 0) + Int64(context.value)
      return true
    },
    Fault(
      "response-from-wrong-side", "An answer is sent by the end that has asked",
      Target.signalling("8.1/direction"), signal: \.isOutcome
    ) { signal, _ in
      signal.sender = signal.sender.opposite
      return true
    },
  ]

  /// The name of the fault that alone can hit messages which the scenario keeps in reserve.
  static let spareMessage = "spare-message"

  /// What proofs put together to what no other fault does.
  private static let script: [Fault] = [
    Fault(
      spareMessage, "A message is sent that the scenario keeps in reserve (`spare: true`)",
      ["f1ap", "e1ap"].map { .application($0, trips: nil) }, signal: \.isSpare
    ) { signal, _ in
      signal.isSent = true
      return true
    },
    Fault(
      "left-out-message", "A message is not sent, and what follows it is",
      ["f1ap", "e1ap"].map { .application($0, trips: nil) }
    ) { signal, _ in
      signal.isSent = false
      return true
    },
  ]

  private static let order: [Fault] = [
    Fault(
      "message-before-setup", "Another message is sent before the set-up of the interface",
      [
        .application("f1ap", ["F1SetupRequest"], trips: "f1ap/8.2.3.1/setup-first"),
        .application("e1ap", ["GNB-CU-UP-E1SetupRequest"], trips: "e1ap/8.2.3.4/setup-first"),
      ]
    ) { signal, _ in
      signal.sent += milliseconds
      signal.companions.append(.init(kind: .extra("status"), delay: -milliseconds))
      return true
    },
    Fault(
      "retry-too-early", "A refused set-up is tried again before the time to wait is over",
      [
        .application("f1ap", ["F1SetupFailure"], trips: "f1ap/8.2.3.3/time-to-wait"),
        .application(
          "e1ap", ["GNB-CU-UP-E1SetupFailure", "GNB-CU-CP-E1SetupFailure"],
          trips: "e1ap/8.2.3.3/time-to-wait"),
      ], strength: Strength(100, in: 1...60_000, "ms after the refusal")
    ) { signal, context in
      signal.nextPause = Int64(context.value) * milliseconds
      return true
    },
    Fault(
      "reset-acknowledge-other-items", "The answer to a reset lists other UEs than the reset",
      [
        .application("f1ap", ["ResetAcknowledge"], trips: "f1ap/8.2.1.2/acknowledge-complete"),
        .application("e1ap", ["ResetAcknowledge"], trips: "e1ap/8.2.1.2/acknowledge-complete"),
      ], strength: Strength(1000, in: 1...1_000_000, "added to the ids")
    ) { signal, context in
      signal.changeValues { value in
        guard case .sequence(let members) = value, members.contains(where: { $0.name.isOfUE }) else {
          return nil
        }
        return .sequence(
          members.map { member in
            guard case .integer(let id) = member.value else { return member }
            return .init(member.name, .integer(id + Int64(context.value)))
          })
      }
    },
  ]
}

extension PackedValue.Member.Name {
  /// Whether it is the id of a UE.
  fileprivate var isOfUE: Bool {
    if case .component(let name) = self { return name.hasSuffix("AP-ID") }
    return false
  }
}
