internal import CaptureFiles
internal import Events
internal import JSON
internal import PackedEncoding
internal import Transport
internal import Units

/// Decodes the messages of one protocol and makes events from them.
///
/// All that a message needs is kept from one to the next, so that none costs memory of its own.
struct ProtocolDecoder: ~Copyable {
  let layout: ApplicationLayout
  var tracker: InterfaceTracker
  private var packed: PackedDecoder
  private var tree = PackedTree()
  var row = EventRow(flow: EventRow.sharedFlow, keepsPlaces: true)
  private var check: ElementCheck
  private var extraction = Extraction()
  /// Messages, those of them that could not be read, and those that violate their schema.
  private(set) var counts = ApplicationDecoder.Counts()

  init(_ layout: ApplicationLayout, limits: TrackingLimits) {
    self.layout = layout
    tracker = InterfaceTracker(layout.interface, limits: limits)
    packed = PackedDecoder(layout.schema.packed)
    check = ElementCheck()
  }

  /// A message with where it comes from.
  struct Arrival {
    var message: UserMessage
    var frame: FrameInfo
    var sender: UnitID?
    var receiver: UnitID?

    /// Without addresses the ends are those whose messages these are, where that is certain.
    func charged(to end: ProtocolSide?, _ table: InterfaceTable, _ units: UnitDirectory) -> Arrival {
      guard let end, message.path.source.address == nil else { return self }
      let association = message.path.association
      let (central, peripheral) = (
        units.unit(table.central, ofAssociation: association),
        units.unit(table.peripheral, ofAssociation: association)
      )
      var arrival = self
      (arrival.sender, arrival.receiver) = end == .central ? (central, peripheral) : (peripheral, central)
      return arrival
    }
  }

  mutating func receive<S: EventSink & ~Copyable>(
    _ arrival: Arrival, _ octets: Span<UInt8>, units: UnitDirectory, into sink: inout S
  ) {
    counts.messages += 1
    var tree = PackedTree()
    swap(&tree, &self.tree)
    defer { swap(&tree, &self.tree) }
    var failure: PackedError?
    do throws(PackedError) {
      try packed.decode(layout.schema.pduType, octets, into: &tree)
    } catch {
      failure = error
    }
    var header = PDUHeader(tree, layout)
    check.begin(tree, header, layout)
    let base = failure == nil ? 0 : readOn(octets, &header, &tree, &failure)
    let offset = arrival.message.offsetInFrame.map { $0 * 8 }
    let part = Part(octets.extracting(droppingFirst: base / 8), base: base, frameOffset: offset)
    if arrival.message.isCut {
      counts.cut += 1
    } else if let failure {
      if failure.code.isLimit { counts.losses.unreadMessages += 1 } else { counts.undecoded += 1 }
    }
    tell(arrival, tree, part, header, failure, identity: Digest.of(octets), units, into: &sink)
  }

  /// Takes what was decoded into account, and makes the events.
  private mutating func tell<S: EventSink & ~Copyable>(
    _ arrival: Arrival, _ tree: PackedTree, _ part: borrowing Part, _ header: PDUHeader,
    _ failure: PackedError?, identity: UInt64, _ units: UnitDirectory, into sink: inout S
  ) {
    let isComplete = failure == nil && !arrival.message.isCut
    check.run(tree, header, layout, base: part.base)
    let isPartial = arrival.message.isCut || failure?.code.isLimit == true
    if let failure, !isPartial { check.reject(failure, tree, layout.tables) }
    let reaction = check.reaction(header, layout)
    let facts = facts(arrival, header, isComplete: isComplete, isPartial: isPartial, identity)
    let context = tracker.receive(facts, listed: check.connections, units: units)
    tellTunnels(tree, part.octets, check.tunnels, facts, context)

    row.present = FieldSet()
    row.unknown = FieldSet()
    row.isPartial = isPartial
    fill(facts.hasDirection ? arrival : arrival.charged(to: context.sender, layout.interface, units))
    fill(header, facts)
    locateIdentifiers(part)
    fill(context)
    row[MessageSlot.decoded] = isComplete ? 1 : 0
    row[MessageSlot.defect] = defect(failure, isCut: arrival.message.isCut)
    row[MessageSlot.violations] = Int64(check.violations.count)
    row[MessageSlot.remarks] = Int64(remarks(tree))
    row[MessageSlot.owedReaction] = Int64(reaction.rawValue)
    if !check.violations.isEmpty { counts.violating += 1 }
    if check.isOverfull { counts.losses.overfullMessages += 1 }
    emit(tree, part, header, failure, into: &sink)
  }

  /// The octets that the tree was decoded from, and where they lie.
  struct Part: ~Escapable {
    let octets: Span<UInt8>
    /// Bits of the PDU in front of them.
    let base: Int
    /// Bits of the frame in front of the PDU; nil: it does not lie in the frame as a whole.
    let frameOffset: Int?

    @_lifetime(copy octets)
    init(_ octets: Span<UInt8>, base: Int, frameOffset: Int?) {
      (self.octets, self.base, self.frameOffset) = (octets, base, frameOffset)
    }
  }

  /// Reads what there is of a message that ends before its open type says.
  ///
  /// - Returns: the bit of the PDU at which the encoding begins that the tree is of from now on.
  private mutating func readOn(
    _ octets: Span<UInt8>, _ header: inout PDUHeader, _ tree: inout PackedTree, _ failure: inout PackedError?
  ) -> Int {
    guard header.body < 0, header.value >= 0, let message = header.message else { return 0 }
    let length = (header.value + 7) / 8
    guard layout.schema.packed.isAligned, length < octets.count else { return 0 }
    // The length takes one octet or two; in fragments only what is longer than a captured frame is sent.
    let start = octets[length] < 0x80 ? length + 1 : octets[length] < 0xC0 ? length + 2 : octets.count
    guard start < octets.count else { return 0 }
    let type = layout.schema.messages[message.number].type
    do throws(PackedError) {
      try packed.decode(type, octets.extracting(droppingFirst: start), into: &tree)
    } catch {
      failure = PackedError(error.code, at: error.bitOffset + start * 8, path: error.path, error.message)
    }
    header.body = tree.nodes.isEmpty ? -1 : 0
    return start * 8
  }

  // MARK: Events

  private mutating func emit<S: EventSink & ~Copyable>(
    _ tree: PackedTree, _ part: borrowing Part, _ header: PDUHeader,
    _ failure: PackedError?, into sink: inout S
  ) {
    let offset = part.frameOffset
    let octets = part.octets
    row.type = header.message.map { layout.messages[$0.number] } ?? layout.pdu
    if let message = header.message, layout.plan.messages[message.number] >= 0, header.body >= 0 {
      extraction.begin(
        isCut: row.isPartial, unfinished: tree.unfinished, frameOffset: offset.map { $0 + part.base })
      extraction.fill(
        layout.plan.messages[message.number], header.body, tree, octets, layout, &row)
      if row.isPartial {
        for slot in layout.plan.slots[message.number].subtracting(row.present).slots { row.markUnknown(slot) }
      }
    }
    let body = header.body
    sink.receive(&row) { [layout] in
      body > 0 ? MessageContent(layout, octets).json(body, of: tree) : .null
    }
    extraction.emitLists(tree, octets, layout, &row, into: &sink)
    // What the capture lacks, or is too much to read, is no fault of the message.
    let failure = row.isPartial ? nil : failure
    guard !check.violations.isEmpty || !tree.remarks.isEmpty || failure != nil else { return }
    let message = row.present
    for violation in check.violations {
      restore(message, layout.violation)
      fill(violation, check.context(header, layout), offset)
      sink.receive(&row)
    }
    for remark in tree.remarks where !ElementCheck.isViolation(remark.kind) {
      restore(message, layout.remark)
      fill(remark, tree, base: part.base, end: octets.count * 8 + part.base, offset)
      sink.receive(&row)
    }
    if let failure {
      restore(message, layout.malformed)
      fill(failure, tree, end: octets.count * 8 + part.base, offset)
      sink.receive(&row)
    }
  }

  /// Makes the row that of the message again, for another event of it.
  private mutating func restore(_ present: FieldSet, _ type: EventTypeID) {
    row.type = type
    row.present = present.subtracting(DetailSlot.all)
    row.unknown = row.unknown.subtracting(DetailSlot.all)
  }

  private func remarks(_ tree: PackedTree) -> Int {
    tree.remarks.isEmpty ? 0 : tree.remarks.count { !ElementCheck.isViolation($0.kind) }
  }

  /// 0: none, 1: not captured, then the errors of the encoding.
  func defect(_ failure: PackedError?, isCut: Bool) -> Int64 {
    guard !isCut else { return 1 }
    return failure.flatMap { PackedError.Code.allCases.firstIndex(of: $0.code) }.map { Int64($0) + 2 } ?? 0
  }

  // MARK: Rows

  private func facts(
    _ arrival: Arrival, _ header: PDUHeader, isComplete: Bool, isPartial: Bool, _ identity: UInt64
  ) -> MessageFacts {
    var facts = MessageFacts(
      path: arrival.message.path, sender: arrival.sender, receiver: arrival.receiver,
      stream: arrival.message.stream, time: arrival.frame.time, identity: identity)
    facts.message = header.message
    facts.procedureCode = header.code ?? -1
    facts.areSendersCertain = header.procedure?.areInitiatorsCertain ?? false
    facts.identifiers = check.identifiers
    // Without addresses the message itself is all that tells its direction.
    if facts.path.source.address == nil, let message = header.message {
      facts.hasDirection = false
      facts.path.side = message.senders == .central ? 1 : 0
    }
    facts.isComplete = isComplete
    facts.isPartial = isPartial
    facts.senderKnowsMore = arrival.message.senderKnowsMore
    facts.clockSteps = arrival.message.clockSteps
    facts.isAheadOfGap = arrival.message.isAheadOfGap
    return facts
  }

  private mutating func fill(_ arrival: Arrival) {
    let (message, frame) = (arrival.message, arrival.frame)
    row.isOneSided = !message.path.showsBothSides
    row[FrameSlot.frameNumber] = Int64(frame.number)
    row[FrameSlot.captureTime] = frame.time
    row[FrameSlot.capture] = Int64(frame.capture)
    if let sender = arrival.sender { row[FrameSlot.sender] = Int64(sender.rawValue) }
    if let receiver = arrival.receiver { row[FrameSlot.receiver] = Int64(receiver.rawValue) }
    row[MessageSlot.association] = Int64(message.path.association)
    row[MessageSlot.transport] = Self.transport(message.path.transport)
    row[MessageSlot.sourcePort] = Int64(message.path.source.port)
    row[MessageSlot.destinationPort] = Int64(message.path.destination.port)
    row[MessageSlot.stream] = Int64(message.stream)
    row[MessageSlot.payloadProtocol] = Int64(message.payloadProtocol)
    row[MessageSlot.tsn] = Int64(message.tsn)
    row[MessageSlot.isUnordered] = message.isUnordered ? 1 : 0
    row[MessageSlot.streamSequence] = Int64(message.streamSequence)
    row[MessageSlot.verificationTag] = Int64(message.verificationTag)
    row[MessageSlot.afterGap] = message.afterGap ? 1 : 0
    row[MessageSlot.octets] = Int64(message.octets)
    row[MessageSlot.startCaptured] = message.path.startCaptured ? 1 : 0
  }

  static func transport(_ transport: AssociationPath.Transport) -> Int64 {
    switch transport {
    case .sctp: 0
    case .exported: 1
    case .bare: 2
    }
  }

  private mutating func fill(_ header: PDUHeader, _ facts: MessageFacts) {
    let ids = facts.identifiers
    row[MessageSlot.procedureCode] = Int64(header.code ?? -1)
    row[MessageSlot.procedure] = Int64(header.code ?? -1)
    row[MessageSlot.message] = Int64(header.message?.number ?? -1)
    row[MessageSlot.messageType] = Int64(header.role?.rawValue ?? ApplicationFields.unknownMessageType)
    row[MessageSlot.procedureClass] = Int64(header.procedure?.procedureClass ?? 0)
    row[MessageSlot.isUEAssociated] = ids.hasUE ? 1 : 0
    if let criticality = header.criticality { row[MessageSlot.criticality] = Int64(criticality.rawValue) }
    if let procedure = header.procedure {
      row[MessageSlot.specifiedCriticality] = Int64(procedure.criticality.rawValue)
    }
    set(MessageSlot.transactionID, ids.transaction)
    set(MessageSlot.centralUE, ids.centralUE)
    set(MessageSlot.peripheralUE, ids.peripheralUE)
    set(MessageSlot.centralMBS, ids.centralMBS)
    set(MessageSlot.peripheralMBS, ids.peripheralMBS)
    switch header.procedure?.correlation {
    case .transaction?: set(MessageSlot.transaction, ids.transaction)
    case .mbs?: set(MessageSlot.transaction, ids.centralMBS >= 0 ? ids.centralMBS : ids.peripheralMBS)
    case .ue?, .nothing?, nil: break
    }
  }

  /// Says where in the frame the identifiers of the message lie.
  private mutating func locateIdentifiers(_ part: borrowing Part) {
    let start = part.frameOffset.map { $0 + part.base }
    for (element, bits) in check.places {
      guard let slot = element.slot else { continue }
      row.setPlace(slot, bits: start.map { bits.lowerBound + $0..<bits.upperBound + $0 } ?? 0..<0)
    }
  }

  private mutating func fill(_ context: MessageContext) {
    row[MessageSlot.interface] = context.interface
    if let sender = context.sender {
      row[MessageSlot.fromCentral] = sender == .central ? 1 : 0
    } else {
      row.markUnknown(MessageSlot.fromCentral)
    }
    if let isAllowed = context.isFromAllowedSide { row[MessageSlot.isFromAllowedSide] = isAllowed ? 1 : 0 }
    row[MessageSlot.startSeen] = context.startSeen ? 1 : 0
    row[MessageSlot.isSetUp] = context.isSetUp ? 1 : 0
    row[MessageSlot.isRepeated] = context.isRepeated ? 1 : 0
    row[MessageSlot.ueRelation] = Int64(context.relation.rawValue)
    row[MessageSlot.isUEFollowed] = context.isUEFollowed ? 1 : 0
    if let stream = context.commonStream { row[MessageSlot.commonStream] = Int64(stream) }
    if let time = context.earliestRetry { row[MessageSlot.earliestRetry] = time }
    if let stream = context.ueStream { row[MessageSlot.ueStream] = Int64(stream) }
    guard let ue = context.ue else { return }
    row[MessageSlot.ue] = ue
    if !row.present.contains(MessageSlot.transaction) { row[MessageSlot.transaction] = ue }
  }

  /// Identifiers are not negative; -1 says that there is none.
  private mutating func set(_ slot: FieldSlot, _ identifier: Int64) {
    if identifier >= 0 { row[slot] = identifier }
  }
}

extension InterfaceTable.Element {
  /// The field of every message that holds the value; `nil` = there is none.
  fileprivate var slot: FieldSlot? {
    switch self {
    case .transaction: MessageSlot.transactionID
    case .centralUE: MessageSlot.centralUE
    case .peripheralUE: MessageSlot.peripheralUE
    case .centralMBS: MessageSlot.centralMBS
    case .peripheralMBS: MessageSlot.peripheralMBS
    case .none, .newCentral, .newPeripheral, .oldPeripheral, .keepsConnection, .timeToWait, .instance,
      .resetType:
      nil
    }
  }
}

extension PackedError.Code {
  /// Whether the decoder gave up, and nothing is wrong with the encoding as far as it was read.
  fileprivate var isLimit: Bool {
    switch self {
    case .tooDeep, .tooMany: true
    case .truncated, .outOfRange, .badLength, .badCharacter, .mismatch, .unknownType: false
    }
  }
}
