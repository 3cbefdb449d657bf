import ApplicationProtocols

/// SCTP below application protocols. TS 38.472, 7; TS 37.482, 7; RFC 9260.
extension Fault {
  static let signallingTransport: [Fault] = [
    Fault(
      "wrong-ppid", "A message has another payload protocol identifier",
      Target.signallingTransport("7/payload-protocol"),
      strength: Strength(0, in: 0...59, 65...255, unit: "identifier")
    ) { signal, context in
      signal.payloadProtocol = UInt32(context.value)
      return true
    },
    Fault(
      "swapped-ppid", "The octets of the payload protocol identifier stand in the other order",
      Target.signallingTransport("7/payload-protocol-byte-order")
    ) { signal, _ in
      signal.payloadProtocol = signal.payloadProtocol.byteSwapped
      return true
    },
    Fault(
      "wrong-stream", "A message of a UE is sent on another stream for UEs: where `streams` are 3 or more",
      Target.signallingTransport("7/stream-of-ue"),
      strength: Strength(1, in: 1...1000, "added to the stream"),
      signal: { $0.stream > 0 }
    ) { signal, context in
      let count = context.association.transport.streams - 1
      let stream = 1 + (signal.stream - 1 + context.value) % max(1, count)
      let isAnother = stream != signal.stream
      signal.stream = stream
      return isAnother
    },
    Fault(
      "common-on-ue-stream", "A message of no UE is sent on a stream for UEs",
      Target.signallingTransport("7/common-stream"), strength: Strength(1, in: 1...1000, "stream"),
      signal: { $0.stream == 0 && $0.ueID(.central) == nil && $0.ueID(.peripheral) == nil }
    ) { signal, context in
      signal.stream = context.value
      return true
    },
    Fault(
      "ue-on-common-stream", "A message of a UE is sent on the stream for messages of no UE",
      Target.signallingTransport("7/ue-stream"), signal: { $0.stream > 0 }
    ) { signal, _ in
      signal.stream = 0
      return true
    },
    Fault(
      "repeated-message", "A message is sent again with a new TSN",
      [.application("f1ap", trips: "f1c/7/message-once")],
      strength: Strength(500, in: 1...60_000, "ms after it"), signal: { !$0.isOutcome }
    ) { signal, context in
      signal.companions.append(.init(kind: .again, delay: Int64(context.value) * 1_000_000))
      return true
    },
    Fault(
      "tsn-gap", "A message is sent and acknowledged but not in the capture", capture
    ) { signal, _ in
      signal.isCaptured = false
      return true
    },
    Fault(
      "wrong-checksum", "The checksum of a packet is wrong, as where the network card fills it in", capture
    ) { signal, _ in
      signal.hasRightChecksum = false
      return true
    },
  ]

  private static let capture = ["f1ap", "e1ap"].map { Target.application($0, trips: nil) }
}
