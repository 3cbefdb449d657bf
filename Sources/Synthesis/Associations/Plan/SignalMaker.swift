import ApplicationProtocols
import PackedEncoding

/// Makes messages of templates: gives out ids and numbers.
struct SignalMaker {
  private let association: Scenario.Association
  private let place: Int
  /// The last id that each end has given to a UE, and the last transaction id.
  private var lastUE = UEIdentity.Pair(central: 0, peripheral: 0)
  private var lastTransaction = UEIdentity.Pair(central: 0, peripheral: 0)
  private var ueCount: UInt64 = 0

  init(_ association: Scenario.Association, place: Int) {
    self.association = association
    self.place = place
  }

  /// The message that a script sends at a time; the script knows its ids then.
  mutating func signal(_ template: SignalTemplate, at time: Int64, _ run: inout DialogueRun) -> PlannedSignal
  {
    let schema = association.signalling.schema
    let message = schema.messages[template.message]
    let procedure = schema.procedures[message.procedure]
    for side in template.renews {
      run.ue.old[side] = run.ue.ids[side]
      run.ue.ids[side] = nil
    }
    let transaction = transaction(template, message, &run)
    var elements: [PlannedSignal.Element] = []
    var isOfUE = false
    for element in template.elements {
      if let side = side(of: element.id) {
        if element.isLeftOutIfUnknown, run.ue.ids[side] == nil { continue }
        isOfUE = true
      }
      elements.append(
        PlannedSignal.Element(
          id: element.id, criticality: element.criticality,
          value: element.value.value { number in
            value(number, template.sender, transaction, &run.ue)
          }))
    }
    var signal = PlannedSignal(
      association: place, protocolName: association.signalling.name, name: template.name, group: nil,
      sender: template.sender, sent: time, message: message,
      schema: schema, procedureCode: procedure.code, criticality: procedure.criticality, elements: elements,
      stream: 0,
      payloadProtocol: schema.payloadProtocol ?? 0)
    signal.isSpare = template.isSpare
    signal.isSent = !template.isSpare
    signal.stream = template.stream ?? (isOfUE ? stream(run.ue) : 0)
    finish(&run, template, isOfUE)
    return signal
  }

  /// What holds behind the message.
  private func finish(_ run: inout DialogueRun, _ template: SignalTemplate, _ isOfUE: Bool) {
    for side in ProtocolSide.allCases {
      guard let next = run.ue.next[side] else { continue }
      run.ue.old[side] = run.ue.ids[side]
      run.ue.ids[side] = next
      run.ue.next[side] = nil
    }
    if isOfUE { run.ue.sent[template.sender] = (run.ue.sent[template.sender] ?? 0) + 1 }
    run.messages += 1
    run.lastSender = template.sender
  }

  /// The UEs share the streams that are not the common one.
  private func stream(_ ue: UEIdentity) -> Int {
    let streams = association.transport.streams - 1
    return streams < 1 ? 0 : 1 + Int(truncatingIfNeeded: (ue.number &- 1) % UInt64(streams))
  }

  private func side(of element: Int) -> ProtocolSide? {
    ProtocolSide.allCases.first { association.signalling.schema.identifiers.ue?($0) == element }
  }

  // MARK: Numbers

  private mutating func transaction(
    _ template: SignalTemplate, _ message: ProtocolMessage, _ run: inout DialogueRun
  ) -> UInt64 {
    switch template.transaction {
    case .none: return 0
    case .answered: return run.transactions[message.procedure] ?? 0
    case .next:
      let transaction = nextTransaction(of: template.sender)
      run.transactions[message.procedure] = transaction
      return transaction
    }
  }

  /// The transaction id that an end gives next.
  mutating func nextTransaction(of side: ProtocolSide) -> UInt64 {
    let last = lastTransaction[side] ?? 0
    lastTransaction[side] = last + 1
    return last
  }

  private mutating func value(
    _ number: DialogueNumber, _ sender: ProtocolSide, _ transaction: UInt64, _ ue: inout UEIdentity
  ) -> UInt64 {
    if ue.number == 0, number.source != .transaction {
      ueCount += 1
      ue.number = ueCount
    }
    let value: UInt64
    switch number.source {
    case .transaction: value = transaction
    case .ueNumber: value = ue.number
    case .sequenceNumber: value = (ue.sent[sender] ?? 0) & 0xFFF
    case .ue(let side):
      if ue.ids[side] == nil { ue.ids[side] = nextID(of: side) }
      value = ue.ids[side] ?? 0
    case .oldUE(let side): value = ue.old[side] ?? ue.ids[side] ?? 0
    case .nextUE(let side):
      if ue.next[side] == nil { ue.next[side] = nextID(of: side) }
      value = ue.next[side] ?? 0
    }
    return value &* number.factor &+ number.addend
  }

  private mutating func nextID(of side: ProtocolSide) -> UInt64 {
    let next = (lastUE[side] ?? 0) + 1
    lastUE[side] = next
    return next
  }
}
