internal import ApplicationProtocols
internal import Results
internal import Transport

extension Integrity {
  /// Notes what the SCTP of a capture says of the capture.
  ///
  /// - Parameter lacking: the names of the units whose associations lack messages; `nil` = they are not known.
  mutating func noteAssociations(_ counts: SCTPCounts, lacking: [String]?) {
    note(
      .unsureChecksums, count: counts.wrongChecksums + counts.zeroChecksums - counts.damagedPackets,
      of: counts.packets)
    note(.damagedPackets, count: counts.damagedPackets, of: counts.packets)
    note(.chunkOrder, count: counts.chunksBehindAcknowledgement)
    note(.unreadablePackets, count: counts.malformed)
    note(.incompleteMessages, count: counts.incompleteMessages)
    if counts.gaps > counts.gapsByLimit {
      note(
        .associationGaps, ["count": counts.gaps - counts.gapsByLimit],
        texts: lacking.map { ["units": $0.joined(separator: ", ")] } ?? [:])
    }
    note(.cutChunks, count: counts.cutChunks)
    note(
      .oneWayAssociations, count: counts.associationsWithMessages - counts.associationsWithBothSides,
      of: counts.associationsWithMessages)
    noteBounds(counts)
  }

  /// What SCTP gave up because a bound of the reader was reached.
  private mutating func noteBounds(_ counts: SCTPCounts) {
    if counts.lostAssociations > 0 {
      note(
        .associationLimit, ["count": counts.lostAssociations, "limit": SCTPDecoder.associationLimit])
    }
    note(.barePDULimit, count: counts.barePDUsLeftOut)
    note(.gapLimit, count: counts.gapsByLimit)
    note(.lengthLimit, count: counts.messagesTooLong)
    note(.openMessageLimit, count: counts.relievedDirections)
    note(.addressLimit, count: counts.addressesLeftOut)
  }

  /// Notes what became of the messages of application protocols.
  mutating func noteMessages(_ counts: ApplicationDecoder.Counts) {
    let all = counts.messages + counts.encrypted
    note(.encrypted, count: counts.encrypted, of: all)
    note(.cutApplicationMessages, count: counts.cut, of: all)
    note(.undecoded, count: counts.undecoded, of: all)
    noteBounds(counts.losses)
  }

  private mutating func noteBounds(_ losses: TrackingLosses) {
    note(.connectionLimit, count: losses.connections)
    note(.interfaceLimit, count: losses.associations)
    note(.setUpLimit, count: losses.setUps)
    note(.resetLimit, count: losses.resets)
    note(.instanceLimit, count: losses.instances)
    note(.waitLimit, count: losses.waits)
    note(.violationLimit, count: losses.overfullMessages)
    note(.depthLimit, count: losses.unreadMessages)
  }

  /// Notes what of the user plane was not followed.
  ///
  /// - Parameters:
  ///   - messages: those of tunnels beyond the bound.
  ///   - endpoints: ends of tunnels that were announced, or of what announced them, beyond the bound.
  mutating func noteTunnels(beyondLimit messages: Int, notRemembered endpoints: Int) {
    note(.tunnelLimit, count: messages)
    note(.endpointLimit, count: endpoints)
  }
}
