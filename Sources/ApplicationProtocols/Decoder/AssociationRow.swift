internal import CaptureFiles
internal import Events
internal import Transport
internal import Wire

/// The row of events of associations.
struct AssociationRow: ~Copyable {
  var row = EventRow(flow: EventRow.sharedFlow)

  private typealias Slot = AssociationEvents.Slot

  mutating func begin(_ frame: FrameInfo, _ path: AssociationPath?, _ sender: UnitID?, _ receiver: UnitID?) {
    row.clear(FieldSet.all)
    row.isOneSided = path.map { !$0.showsBothSides } ?? false
    row[FrameSlot.frameNumber] = Int64(frame.number)
    row[FrameSlot.captureTime] = frame.time
    row[FrameSlot.capture] = Int64(frame.capture)
    if let sender { row[FrameSlot.sender] = Int64(sender.rawValue) }
    if let receiver { row[FrameSlot.receiver] = Int64(receiver.rawValue) }
    guard let path else { return }
    row[MessageSlot.association] = Int64(path.association)
    row[MessageSlot.transport] = ProtocolDecoder.transport(path.transport)
    row[MessageSlot.sourcePort] = Int64(path.source.port)
    row[MessageSlot.destinationPort] = Int64(path.destination.port)
    row[Slot.side] = Int64(path.side)
    if let initiator = path.initiator { row[Slot.initiator] = Int64(initiator) }
    row[Slot.startCaptured] = path.startCaptured ? 1 : 0
    let layer =
      UpperLayer.registered(port: path.destination.port) ?? UpperLayer.registered(port: path.source.port)
    if let layer { row[Slot.application] = Int64(UpperLayer.allCases.firstIndex(of: layer) ?? 0) }
  }

  mutating func fill(_ change: AssociationChange) {
    row.type = AssociationEvents.associationType
    row[Slot.change] = Int64(AssociationChange.Kind.allCases.firstIndex(of: change.kind) ?? 0)
    row[Slot.isOver] = change.kind.endsWhatWasOpen ? 1 : 0
    if let cause = change.cause { row[Slot.cause] = Int64(cause) }
  }

  mutating func fill(_ defect: AssociationDefect) {
    row.type = AssociationEvents.defectType
    switch defect.kind {
    case .checksum: set(.checksum)
    case .gap(let first, let last, let reason):
      set(.gap, first: first, last: last)
      row[Slot.reason] = Int64(AssociationDefect.Reason.allCases.firstIndex(of: reason) ?? 0)
    case .incompleteMessage(let tsn, let octets): set(.incompleteMessage, first: tsn, number: octets)
    case .messageTooLong(let tsn, let octets): set(.messageTooLong, first: tsn, number: octets)
    case .streamSequence(let stream, _, let found):
      set(.streamSequence, number: Int(found))
      row[Slot.stream] = Int64(stream)
    case .dataAfterShutdown(let tsn): set(.dataAfterShutdown, first: tsn)
    case .verificationTag(let tag): set(.verificationTag, number: Int(tag))
    case .unknownChunk(let type): set(.unknownChunk, number: Int(type))
    case .malformed(let error): set(.malformed, number: error.offset)
    case .tooManyAssociations: set(.tooManyAssociations)
    }
  }

  private mutating func set(
    _ kind: AssociationEvents.Defect, first: UInt32? = nil, last: UInt32? = nil, number: Int? = nil
  ) {
    row[Slot.kind] = Int64(kind.rawValue)
    if let first { row[Slot.firstTSN] = Int64(first) }
    if let last { row[Slot.lastTSN] = Int64(last) }
    if let number { row[Slot.number] = Int64(number) }
  }
}

extension AssociationChange.Kind {
  fileprivate var endsWhatWasOpen: Bool {
    switch self {
    case .started, .established: false
    case .restarted, .shutDown, .aborted, .lost: true
    }
  }
}
