internal import Events
internal import Transport

/// Fills the fields of DL DATA DELIVERY STATUS, and compares it with what was sent.
extension UserPlaneDecoder {
  /// The bearer that a delivery status is about.
  struct ReportedBearer {
    /// The tunnel with its downlink, by its place.
    var data: Int
    /// Whether F1AP said so, or a status named a number that was sent on it.
    var isConfirmed: Bool
  }

  /// - Returns: the bearer that the status is about, where it is known.
  mutating func fill(
    _ view: borrowing DLDataDeliveryStatusView, _ packet: UserPlanePacket, _ place: Int?
  ) -> ReportedBearer? {
    inferRole(packet, isFromCU: false)
    fillValues(view)
    fillPadding(view.padding, isZero: view.paddingIsZero)
    set(DeliveryStatusSlot.afterFinalFrame, place.map { table.tunnels[$0].hasFinalFrame } ?? false)
    var lost: Int64 = 0
    for index in 0..<view.lostRangeCount { lost += max(0, view.lostRange(index).numbers(bits: 24)) }
    row[DeliveryStatusSlot.lostNumbers] = lost
    guard let place else { return nil }
    let path = packet.path
    table.noteStatus(place, on: path)
    let bearer = bearer(of: view, place, path)
    let numbering = bearer.flatMap { $0.isConfirmed ? table.tunnels[$0.data].pdcp : nil }
    fillSteps(view, numbering?.bits, place)
    if let numbering, numbering.isInferred { row.setInferred(row.inferred.union(Self.restingOnLength)) }
    if let bearer {
      row[DeliveryStatusSlot.bearerTunnel] = Int64(table.tunnels[bearer.data].number)
      row[DeliveryStatusSlot.pollsAnswered] = Int64(table.tunnels[bearer.data].pollsOutstanding)
      table.tunnels[bearer.data].pollsOutstanding = 0
      if bearer.isConfirmed {
        table.tunnels[bearer.data].reportedBy = place
        noteReports(view, packet, bearer.data)
      }
    }
    if view.finalFrame { table.tunnels[place].hasFinalFrame = true }
    return bearer
  }

  /// Fields that rest on the number of bits of PDCP sequence numbers.
  private static var restingOnLength: FieldSet {
    FieldSet([
      DeliveryStatusSlot.deliveredStep, DeliveryStatusSlot.transmittedStep,
      DeliveryStatusSlot.transmittedAhead,
    ])
  }

  /// What the next message of the downlink is to be compared with.
  private mutating func noteReports(
    _ view: borrowing DLDataDeliveryStatusView, _ packet: UserPlanePacket, _ data: Int
  ) {
    let frame = Int64(packet.number)
    let numbers = [view.highestTransmitted, view.highestDelivered]
    table.tunnels[data].pdcp.note(reported: numbers.compactMap { $0 })
    let tunnel = table.tunnels[data]
    // A status that was on its way when the numbers began again is about those before.
    if let sent = tunnel.pdcp.sent, sent.first != nil, !tunnel.pdcp.isRestarted {
      for (kind, number) in zip([ReportedNumbers.Kind.transmitted, .delivered], numbers) {
        if let number { table.tunnels[data].reported.note(kind, number, bits: sent.bits, frame: frame) }
      }
    }
    guard tunnel.sequence.first != nil else { return }
    var before: DLDataDeliveryStatus.SequenceRange?
    for index in 0..<view.lostRangeCount {
      let range = view.lostRange(index)
      // Ranges out of order are a deviation of their own, and name nobody knows what.
      guard range.numbers(bits: 24) >= 1, before.map({ range.gap(behind: $0, bits: 24) >= 0 }) ?? true
      else { return }
      table.tunnels[data].reported.note(.lost, range.end, bits: 24, frame: frame)
      before = range
    }
  }

  private mutating func fillValues(_ view: borrowing DLDataDeliveryStatusView) {
    set(DeliveryStatusSlot.transmittedInd, view.highestTransmitted != nil)
    set(DeliveryStatusSlot.deliveredInd, view.highestDelivered != nil)
    set(DeliveryStatusSlot.finalFrame, view.finalFrame)
    set(DeliveryStatusSlot.lostPacketReport, view.hasLostRanges)
    row[DeliveryStatusSlot.spare] = Int64(view.spare)
    set(DeliveryStatusSlot.deliveredRangeInd, view.hasDeliveredRanges)
    set(DeliveryStatusSlot.dataRateInd, view.desiredDataRate != nil)
    set(DeliveryStatusSlot.retransmittedInd, view.highestRetransmitted != nil)
    set(DeliveryStatusSlot.deliveredRetransmittedInd, view.highestDeliveredRetransmitted != nil)
    set(DeliveryStatusSlot.causeReport, view.cause != nil)
    row[DeliveryStatusSlot.desiredBufferSize] = Int64(view.desiredBufferSize)
    set(DeliveryStatusSlot.desiredDataRate, view.desiredDataRate)
    if view.hasLostRanges { row[DeliveryStatusSlot.lostRangeCount] = Int64(view.lostRangeCount) }
    set(DeliveryStatusSlot.highestDelivered, view.highestDelivered)
    set(DeliveryStatusSlot.highestTransmitted, view.highestTransmitted)
    set(DeliveryStatusSlot.cause, view.cause)
    set(DeliveryStatusSlot.highestDeliveredRetransmitted, view.highestDeliveredRetransmitted)
    set(DeliveryStatusSlot.highestRetransmitted, view.highestRetransmitted)
    if view.hasDeliveredRanges {
      row[DeliveryStatusSlot.deliveredRangeCount] = Int64(view.deliveredRangeCount)
    }
  }

  /// The bearer by F1AP, or the only one that fits.
  private mutating func bearer(
    of view: borrowing DLDataDeliveryStatusView, _ place: Int, _ path: PathKey
  ) -> ReportedBearer? {
    if let key = announcedBearer(at: path.source) {
      return announcedData[key].flatMap { $0 < 0 ? nil : ReportedBearer(data: $0, isConfirmed: true) }
    }
    guard let data = table.onlyData(for: path) else {
      table.tunnels[place].confirmedBearer = nil
      return nil
    }
    if table.tunnels[place].confirmedBearer != data, let sent = table.tunnels[data].pdcp.sent {
      let named = [view.highestTransmitted, view.highestDelivered].compactMap { $0 }
      if named.contains(where: { sent.covers($0) }) { table.tunnels[place].confirmedBearer = data }
    }
    return ReportedBearer(data: data, isConfirmed: table.tunnels[place].confirmedBearer == data)
  }

  /// The bearer at a DU whose tunnel F1AP announced.
  func announcedBearer(at du: IPAddress) -> BearerKey? {
    guard let association = row.value(MessageSlot.association), let ue = row.value(MessageSlot.ue),
      let bearer = row.value(MessageSlot.bearer)
    else { return nil }
    return BearerKey(association: Int(association), ue: Int(ue), bearer: Int(bearer), du: du)
  }

  /// How the highest numbers move. The highest that was told stays, so that one report that falls behind is one
  /// deviation.
  private mutating func fillSteps(
    _ view: borrowing DLDataDeliveryStatusView, _ bits: Int?, _ place: Int
  ) {
    let tunnel = table.tunnels[place]
    if let number = view.highestDelivered {
      let step = tunnel.highestDelivered.flatMap { Self.step(number, $0, bits) }
      set(DeliveryStatusSlot.deliveredStep, step)
      if tunnel.highestDelivered == nil || step.map({ $0 > 0 }) ?? true {
        table.tunnels[place].highestDelivered = number
      }
    }
    if let number = view.highestTransmitted {
      let step = tunnel.highestTransmitted.flatMap { Self.step(number, $0, bits) }
      set(DeliveryStatusSlot.transmittedStep, step)
      if tunnel.highestTransmitted == nil || step.map({ $0 > 0 }) ?? true {
        table.tunnels[place].highestTransmitted = number
      }
    }
    if let transmitted = view.highestTransmitted, let delivered = view.highestDelivered {
      set(DeliveryStatusSlot.transmittedAhead, Self.step(transmitted, delivered, bits))
    }
  }

  /// How far a PDCP sequence number is ahead of another; nil where that depends on a length that is not known.
  private static func step(_ number: UInt32, _ other: UInt32, _ bits: Int?) -> Int64? {
    let (number, other) = (Int64(number), Int64(other))
    if let bits { return SequenceWindow.difference(number, other, bits: bits) }
    let long = SequenceWindow.difference(number, other, bits: 18)
    guard number < 1 << 12, other < 1 << 12 else { return long }
    return SequenceWindow.difference(number, other, bits: 12) == long ? long : nil
  }

  /// Sends an event for each range of the lists.
  mutating func sendRanges<S: EventSink & ~Copyable>(
    _ view: borrowing DLDataDeliveryStatusView, _ packet: UserPlanePacket, _ bearer: ReportedBearer?,
    _ sink: inout S
  ) {
    var before: DLDataDeliveryStatus.SequenceRange?
    row.type = .f1uLostRange
    for index in 0..<view.lostRangeCount {
      let range = view.lostRange(index)
      beginItem(index, at: view.lostRangePlace(index), packet)
      fill(range, behind: before, bits: 24)
      before = range
      sink.receive(&row)
    }
    before = nil
    row.type = .f1uDeliveredRange
    let bits = bearer.flatMap { $0.isConfirmed ? table.tunnels[$0.data].pdcp.bits : nil } ?? 24
    for index in 0..<view.deliveredRangeCount {
      let range = view.deliveredRange(index)
      beginItem(index, at: view.deliveredRangePlace(index), packet)
      fill(range, behind: before, bits: bits)
      before = range
      sink.receive(&row)
    }
  }

  private mutating func fill(
    _ range: DLDataDeliveryStatus.SequenceRange, behind before: DLDataDeliveryStatus.SequenceRange?,
    bits: Int
  ) {
    row[DeliveryStatusSlot.rangeStart] = Int64(range.start)
    row[DeliveryStatusSlot.rangeEnd] = Int64(range.end)
    row[DeliveryStatusSlot.rangeNumbers] = range.numbers(bits: bits)
    row.clear(DeliveryStatusSlot.gapBefore)
    if let before { row[DeliveryStatusSlot.gapBefore] = range.gap(behind: before, bits: bits) }
  }
}

extension DLDataDeliveryStatus.SequenceRange {
  /// How many numbers the range has; below 1 if its end comes before its start.
  func numbers(bits: Int) -> Int64 {
    SequenceWindow.difference(Int64(end), Int64(start), bits: bits) + 1
  }

  /// Numbers between a range and this one; below 0 if they overlap or are out of order.
  func gap(behind before: Self, bits: Int) -> Int64 {
    SequenceWindow.difference(Int64(start), Int64(before.end), bits: bits) - 1
  }
}
