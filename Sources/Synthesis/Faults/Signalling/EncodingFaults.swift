import ApplicationProtocols

/// How messages are encoded, and what stands in front of their IEs. ITU-T X.691; TS 38.473 and TS 37.483, 9.4, 9.5.
extension Fault {
  static let signallingEncoding: [Fault] = [
    Fault(
      "transfer-syntax", "A PDU ends before its end", Target.signalling("9.5/transfer-syntax"),
      strength: Strength(1, in: 1...60_000, "octets that are missing")
    ) { signal, context in
      signal.edits.append(.cut(context.value))
      return true
    },
    Fault(
      "non-canonical-padding", "A padding bit is set", Target.signalling("9.5/canonical-encoding"),
      strength: Strength(1, in: 1...31, "the five bits after the type of the message")
    ) { signal, context in
      signal.edits.append(.set(bits: UInt8(context.value), at: 0))
      return true
    },
    Fault(
      "over-long-length", "The length of an IE takes two octets though one would do",
      Target.signalling("9.5/canonical-encoding"), signal: { !$0.elements.isEmpty }
    ) { signal, _ in
      signal.edits.append(.lengthenLength)
      return true
    },
    Fault(
      "unknown-procedure", "A message has a procedure code that there is not",
      Target.signalling("9.4.3/procedure-known"), strength: Strength(200, in: 150...255, "procedure code")
    ) { signal, context in
      signal.edits.append(.replace(at: 1, UInt8(context.value)))
      return true
    },
    Fault(
      "unknown-message-type", "A message of a procedure without answer is an answer",
      Target.signalling("9.3.1.1/message-type"), signal: { $0.isUnansweredProcedure }
    ) { signal, _ in
      // successfulOutcome, the second of the root's alternatives; only E1AP's PDU has a bit for more in front.
      signal.edits.append(.set(bits: signal.protocolName == "f1ap" ? 0x40 : 0x20, at: 0))
      return true
    },
    Fault(
      "wrong-procedure-criticality", "A message has another criticality than its procedure",
      Target.signalling("9.4.3/procedure-criticality")
    ) { signal, _ in
      signal.criticality = signal.criticality == .reject ? .ignore : .reject
      return true
    },
  ]
}

extension PlannedSignal {
  fileprivate var isUnansweredProcedure: Bool { schema.procedures[message.procedure].procedureClass == 2 }
}
