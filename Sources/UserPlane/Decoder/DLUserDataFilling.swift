internal import Events
internal import Wire

/// Fills the fields of DL USER DATA, and follows what it counts.
extension UserPlaneDecoder {
  /// - Returns: what delivery status reported, where this message tells what to make of it.
  mutating func fill(
    _ view: borrowing DLUserDataView, _ message: MessageParts, _ bytes: Span<UInt8>,
    _ packet: UserPlanePacket, _ place: Int?
  ) -> ReportedNumbers? {
    inferRole(packet, isFromCU: true)
    row[DLUserDataSlot.firstSpare] = Int64(view.spare.first)
    row[DLUserDataSlot.secondSpare] = Int64(view.spare.second)
    set(DLUserDataSlot.discardBlocks, view.hasDiscardBlocks)
    set(DLUserDataSlot.flush, view.isFlush)
    set(DLUserDataSlot.reportPolling, view.reportPolling)
    set(DLUserDataSlot.requestOutOfSeqReport, view.requestOutOfSeqReport)
    set(DLUserDataSlot.reportDelivered, view.reportDelivered)
    set(DLUserDataSlot.userDataExistence, view.userDataExistence)
    set(DLUserDataSlot.assistanceInfoReportPolling, view.assistanceInfoReportPolling)
    set(DLUserDataSlot.retransmission, view.retransmission)
    row[DLUserDataSlot.sequenceNumber] = Int64(view.nrUSequenceNumber)
    set(DLUserDataSlot.discardSN, view.dlDiscardNRPDCPPDUSN)
    if view.hasDiscardBlocks { row[DLUserDataSlot.discardBlockCount] = Int64(view.discardBlockCount) }
    set(DLUserDataSlot.reportSN, view.dlReportNRPDCPPDUSN)
    fillPadding(view.padding, isZero: view.paddingIsZero)
    row[DLUserDataSlot.isRepeated] = 0
    guard let place else { return nil }
    let path = packet.path
    table.noteData(place, on: path)
    renewIfBegun(view, place, path, packet)
    let reading = PDCPNumbering.Reading(bytes, message.capturedContent)
    let reported = compareReports(view, place, packet)
    fillCounts(view, reading, place)
    if reading == nil, let content = message.content, message.capturedContent != content {
      table.tunnels[place].pdcp.skip(1)
    }
    fillPolls(view, place, path, packet)
    table.tunnels[place].lastSent = packet.time
    return reported
  }

  /// An endpoint that is used for another bearer counts from 0 again. Where F1AP does not tell of it, a 0 far
  /// behind what was seen, or behind it after a pause, is taken for that.
  private mutating func renewIfBegun(
    _ view: borrowing DLUserDataView, _ place: Int, _ path: PathKey, _ packet: UserPlanePacket
  ) {
    let tunnel = table.tunnels[place]
    guard view.nrUSequenceNumber == 0, tunnel.announcement == 0, let step = tunnel.sequence.step(to: 0)
    else { return }
    let isPaused = packet.time.subtractingWithSaturation(tunnel.lastSent) > Self.pause
    guard step <= -64 || step < 0 && isPaused else { return }
    table.renew(place)
    row[MessageSlot.tunnel] = Int64(table.tunnels[place].number)
    row[MessageSlot.afterEndMarker] = 0
    // The delivery status of the bearer before it is that of another one too.
    if table.paths[path]?.dataTunnels == 1, let reverse = table.paths[path.reversed],
      reverse.statusTunnels == 1
    {
      table.renew(reverse.statusTunnel)
    }
  }

  /// How long a bearer is silent before its endpoint is taken to be another's: nanoseconds.
  private static var pause: Int64 { 1_000_000_000 }

  /// The sequence numbers of NR-U and of PDCP.
  private mutating func fillCounts(
    _ view: borrowing DLUserDataView, _ reading: PDCPNumbering.Reading?, _ place: Int
  ) {
    let step = table.tunnels[place].sequence.step(to: view.nrUSequenceNumber)
    set(DLUserDataSlot.sequenceStep, step)
    set(DLUserDataSlot.isRepeated, table.tunnels[place].sequence.insert(view.nrUSequenceNumber))
    if let reading {
      let isNext = step == 1 && !view.retransmission && !table.tunnels[place].lastWasRetransmission
      if table.tunnels[place].pdcp.insert(reading, isNext: isNext, isAgain: view.retransmission),
        let status = table.tunnels[place].reportedBy
      {
        table.tunnels[status].highestDelivered = nil
        table.tunnels[status].highestTransmitted = nil
      }
      if let number = table.tunnels[place].pdcp.number(reading) {
        row[DLUserDataSlot.pdcpSN] = Int64(number)
        set(DLUserDataSlot.pdcpSNBits, table.tunnels[place].pdcp.bits)
        if table.tunnels[place].pdcp.isInferred {
          row.setInferred(
            row.inferred.union(FieldSet([DLUserDataSlot.pdcpSN, DLUserDataSlot.pdcpSNBits])))
        }
      }
    }
    table.tunnels[place].lastWasRetransmission = view.retransmission
  }

  /// Compares what delivery status reported since the message before with what was sent up to it, once the NR-U
  /// sequence number tells how many messages there were in between.
  private mutating func compareReports(
    _ view: borrowing DLUserDataView, _ place: Int, _ packet: UserPlanePacket
  ) -> ReportedNumbers? {
    guard let step = table.tunnels[place].sequence.step(to: view.nrUSequenceNumber), step >= 1 else {
      return nil
    }
    if step > 1 { table.tunnels[place].pdcp.skip(step - 1) }
    var reported = table.tunnels[place].reported
    guard !reported.isEmpty else { return nil }
    table.tunnels[place].reported = ReportedNumbers()
    guard isPaired(place, packet) else { return nil }
    // Two readings that contradict each other leave no length.
    if table.tunnels[place].pdcp.sent == nil { (reported[.transmitted], reported[.delivered]) = (nil, nil) }
    for kind in ReportedNumbers.Kind.allCases {
      guard let number = reported[kind]?.number else { continue }
      if kind == .lost {
        let beyond = table.tunnels[place].sequence.step(to: number)
        reported[kind]?.beyondSent = beyond.flatMap { step > 1 && $0 > 0 ? nil : $0 }
      } else {
        reported[kind]?.beyondSent = table.tunnels[place].pdcp.compare(number)
      }
    }
    return reported
  }

  /// Whether what was reported is still known to be about a tunnel: another one may have turned up.
  private func isPaired(_ place: Int, _ packet: UserPlanePacket) -> Bool {
    guard let status = table.tunnels[place].reportedBy else { return false }
    if table.tunnels[status].confirmedBearer == place {
      return table.onlyData(for: packet.path.reversed) == place
    }
    return announcedBearer(at: packet.path.destination).map { announcedData[$0] == place } ?? false
  }

  /// Sends an event for each kind of number that was reported.
  mutating func send<S: EventSink & ~Copyable>(_ reported: ReportedNumbers, _ place: Int, _ sink: inout S) {
    row.type = .f1uReportedNumber
    let inferred = row.inferred
    let ofInferredLength =
      table.tunnels[place].pdcp.isInferred ? inferred.union(FieldSet([DLUserDataSlot.beyondSent])) : inferred
    for kind in ReportedNumbers.Kind.allCases {
      guard let report = reported[kind] else { continue }
      row[DLUserDataSlot.reportedAs] = kind.rawValue
      row[DLUserDataSlot.reportedNumber] = Int64(report.number)
      row[DLUserDataSlot.statusFrame] = report.frame
      if let beyond = report.beyondSent {
        row[DLUserDataSlot.beyondSent] = beyond
      } else {
        row.markUnknown(DLUserDataSlot.beyondSent)
      }
      row.setInferred(kind == .lost ? inferred : ofInferredLength)
      sink.receive(&row)
    }
  }

  /// Polls wait for a status of the same bearer. That none comes is known where one came before, or where none of
  /// this DU ever does although its direction was captured.
  private mutating func fillPolls(
    _ view: borrowing DLUserDataView, _ place: Int, _ path: PathKey, _ packet: UserPlanePacket
  ) {
    let tunnel = table.tunnels[place]
    let reverse = table.paths[path.reversed]
    let isSilent = reverse.map { $0.messages > 0 && $0.statusTunnels == 0 } ?? false
    if tunnel.reportedBy != nil || isSilent {
      row[DLUserDataSlot.pollsOutstanding] = Int64(tunnel.pollsOutstanding)
      if view.reportPolling {
        row[DLUserDataSlot.pollAge] =
          tunnel.pollsOutstanding > 0 ? packet.time.subtractingWithSaturation(tunnel.oldestPoll) : 0
      }
    }
    guard view.reportPolling else { return }
    if tunnel.pollsOutstanding == 0 { table.tunnels[place].oldestPoll = packet.time }
    table.tunnels[place].pollsOutstanding += 1
  }

  /// Sends an event for each discard block.
  mutating func sendBlocks<S: EventSink & ~Copyable>(
    _ view: borrowing DLUserDataView, _ packet: UserPlanePacket, _ sink: inout S
  ) {
    for index in 0..<view.discardBlockCount {
      let block = view.discardBlock(index)
      beginItem(index, at: view.blockPlace(index), packet)
      row[DLUserDataSlot.blockStart] = Int64(block.start)
      row[DLUserDataSlot.blockSize] = Int64(block.size)
      row.type = .f1uDiscardBlock
      sink.receive(&row)
    }
  }
}
