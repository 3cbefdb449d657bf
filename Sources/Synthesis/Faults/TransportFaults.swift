import Fronthaul

/// Ethernet, the eCPRI common header, and sequence numbers.
extension Fault {
  static let transport: [Fault] = commonHeader + network + sequence

  private static let commonHeader: [Fault] = [
    Fault(
      "ecpri-version", "The eCPRI protocol revision is 2",
      .cPlane(trips: "ecpri/3.1.3.1.1/protocol-revision"),
      .uPlane(trips: "ecpri/3.1.3.1.1/protocol-revision"),
      .other(nil, trips: "ecpri/3.1.3.1.1/protocol-revision"), strength: Strength(2, in: 2...15, "revision")
    ) { $0.revision = UInt8($1.value) },
    Fault(
      "payload-size-too-large", "The eCPRI payload size is larger than what the frame has",
      .cPlane(trips: "ecpri/3.1.3.1.4/payload-within-frame"),
      .uPlane(trips: "ecpri/3.1.3.1.4/payload-within-frame"), strength: Strength(64, in: 1...65_000, "bytes")
    ) { $0.sizeExcess = $1.value },
    Fault(
      "e-bit-clear-in-c-plane", "A C-plane message is marked as a fragment with more to follow",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-e-bit")
    ) { message, _ in message.eBit = false },
  ]

  private static let network: [Fault] = [
    Fault(
      "vlan-change", "A frame has another VLAN ID", .cPlane(trips: "cus/5.1.2/vlan-constant"),
      .uPlane(trips: "cus/5.1.2/vlan-constant"), strength: Strength(1, in: 1...4093, "added to the VLAN ID")
    ) { message, context in
      let id = (message.vlan?.id ?? 0) + context.value
      message.vlan = Scenario.VLAN(id: (id - 1) % 4094 + 1, priority: message.vlan?.priority ?? 7)
    }
  ]

  private static let sequence: [Fault] = [
    Fault(
      "sequence-loss", "A message is numbered and never sent", .cPlane(trips: "cus/5.1.3.2.8/c-plane-loss"),
      .uPlane(trips: "cus/5.1.3.2.8/u-plane-loss")
    ) { message, _ in message.copies = 0 },
    Fault(
      "sequence-duplicate", "A frame is sent again",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-duplicate"), .uPlane(trips: "cus/5.1.3.2.8/u-plane-duplicate"),
      strength: Strength(1, in: 1...100, "times more")
    ) { $0.copies = 1 + $1.value },
    Fault(
      "sequence-swap", "Two messages of a flow that follow each other are sent in the other order",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-order"), .uPlane(trips: "cus/5.1.3.2.8/u-plane-order"),
      flow: { messages, place, _ in
        let flow = messages[place].flow
        guard
          let next = messages[(place + 1)...].firstIndex(where: { $0.flow == flow && $0.copies == 1 })
        else { return false }
        (messages[place].sent, messages[next].sent) = (messages[next].sent, messages[place].sent)
        return true
      }),
  ]
}
