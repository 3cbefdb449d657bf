/// Sequence numbers, the order of messages, and fragments. CUS 5.1.3.2.8, 5.5.3.
extension Fault {
  static let sequence: [Fault] = numbers + fragments

  private static let numbers: [Fault] = [
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
      "sequence-standstill", "A message has the number of all others: give a high count",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-standstill"), .uPlane(trips: "cus/5.1.3.2.8/u-plane-standstill"),
      strength: Strength(0, in: 0...255, "sequence identifier")
    ) { $0.sequenceId = UInt8($1.value) }
    .beside("cus/5.1.3.2.8/c-plane-loss", "cus/5.1.3.2.8/u-plane-loss"),
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
      }
    ).beside("cus/4.4/t1a-cp-dl", "cus/4.4/t1a-cp-ul", "cus/4.4/t1a-up", "cus/4.4/ta4"),
    Fault(
      "symbols-swapped",
      "Two messages of a flow that follow each other are numbered and sent in the other order",
      .uPlane(trips: "cus/8.2.1/symbol-order"),
      flow: { messages, place, _ in
        let flow = messages[place].flow
        guard
          let next = messages[(place + 1)...].firstIndex(where: { $0.flow == flow && $0.copies == 1 })
        else { return false }
        (messages[place].sent, messages[next].sent) = (messages[next].sent, messages[place].sent)
        (messages[place].sequenceId, messages[next].sequenceId) =
          (messages[next].sequenceId, messages[place].sequenceId)
        return true
      }
    ).beside("cus/4.4/t1a-up", "cus/4.4/ta4"),
    Fault(
      "held-back", "A message is sent after later ones of its flow",
      .cPlane(trips: "cus/7.5.2.4/time-forward"), .uPlane(trips: "cus/7.5.2.4/time-forward"),
      strength: Strength(1_000, in: 1...10_000, "µs late")
    ) { $0.sent += Int64($1.value) * 1_000 }
    .beside("cus/4.4/t1a-cp-dl", "cus/4.4/t1a-cp-ul", "cus/4.4/t1a-up", "cus/4.4/ta4"),
  ]

  private static let fragments: [Fault] = [
    Fault(
      "e-bit-clear-in-c-plane", "A C-plane message is marked as a fragment with more to follow",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-e-bit")
    ) { message, _ in message.eBit = false },
    Fault(
      "subsequence-in-c-plane", "A C-plane message has the number of a later fragment",
      .cPlane(trips: "cus/5.1.3.2.8/c-plane-subsequence"), strength: fragmentNumber
    ) { $0.subsequenceId = UInt8($1.value) },
    Fault(
      "e-bit-clear-in-u-plane", "A U-plane message is marked as a fragment with more to follow",
      .uPlane(trips: "cus/5.5.3/u-plane-unfragmented")
    ) { message, _ in message.eBit = false }
    .beside("cus/7.8.1/downlink-delivered", "cus/7.8.1/uplink-delivered", "cus/7.8.1/prach-delivered"),
    Fault(
      "fragment-unsent", "The last fragments of a U-plane message are never sent",
      .uPlane(trips: "cus/5.5.3/fragments-in-order"), strength: Strength(1, in: 1...127, "fragments"),
      where: { $0.fragmentCount > 1 }
    ) { $0.unsentFragments = $1.value },
    Fault(
      "subsequence-in-u-plane", "A U-plane message has the number of a later fragment",
      .uPlane(trips: "cus/5.5.3/u-plane-unfragmented"), strength: fragmentNumber
    ) { $0.subsequenceId = UInt8($1.value) },
  ]

  private static let fragmentNumber = Strength(1, in: 1...127, "subsequence identifier")
}
