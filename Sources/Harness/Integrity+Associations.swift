internal import ApplicationProtocols
internal import Transport

extension Integrity {
  /// Notes what the SCTP of a capture says of the capture.
  mutating func noteAssociations(_ counts: SCTPCounts) {
    let unsure = counts.wrongChecksums + counts.zeroChecksums - counts.damagedPackets
    if unsure > 0 {
      note(
        "checksum",
        "\(unsure) of \(counts.packets) SCTP packets have a checksum that is wrong or 0: network cards fill it in "
          + "behind a capture on the sending host", false)
    }
    if counts.damagedPackets > 0 {
      note(
        "damaged-packets",
        "\(counts.damagedPackets) of \(counts.packets) SCTP packets have a wrong checksum among right ones of their "
          + "sender: they were left out, as their receivers drop them", false)
    }
    if counts.chunksBehindAcknowledgement > 0 {
      note(
        "order",
        "\(counts.chunksBehindAcknowledgement) SCTP data chunks stand behind their acknowledgement: the capture is not in "
          + "the order of what happened", true)
    }
    if counts.malformed > 0 {
      note(
        "unreadable",
        "\(counts.malformed) SCTP packets, chunks or exported PDUs could not be read: nothing of them was judged",
        false)
    }
    if counts.incompleteMessages > 0 {
      note(
        "incomplete-messages",
        "\(counts.incompleteMessages) SCTP messages were begun and not ended: nothing of them was judged",
        false)
    }
    let lost = counts.gaps - counts.gapsByLimit
    if lost > 0 {
      note("sctp-gap", "\(lost) gaps in SCTP associations: the capture lacks messages", true)
    }
    if counts.cutChunks > 0 {
      note(
        "cut-messages",
        "\(counts.cutChunks) SCTP chunks were cut by the snap length; messages may be missing",
        true)
    }
    let oneWay = counts.associationsWithMessages - counts.associationsWithBothSides
    if oneWay > 0 {
      notePart(
        "one-direction",
        "\(oneWay) of \(counts.associationsWithMessages) associations show one side only: what the other side "
          + "answers is not in the capture, so what it owes there is inconclusive")
    }
    noteBounds(counts)
  }

  /// What SCTP gave up because a bound of the reader was reached.
  private mutating func noteBounds(_ counts: SCTPCounts) {
    if counts.lostAssociations > 0 {
      limit(
        "\(counts.lostAssociations) SCTP associations were given up: more than "
          + "\(SCTPDecoder.associationLimit) were open at a time")
    }
    if counts.barePDUsLeftOut > 0 {
      limit(
        "\(counts.barePDUsLeftOut) PDUs without SCTP were left out: they are of more associations than are told apart"
      )
    }
    if counts.gapsByLimit > 0 {
      limit(
        "\(counts.gapsByLimit) gaps in SCTP associations were not waited for: too much had arrived behind them"
      )
    }
    if counts.messagesTooLong > 0 {
      limit("\(counts.messagesTooLong) SCTP messages are longer than what is kept: they were not read")
    }
    if counts.relievedDirections > 0 {
      limit(
        "what was held of SCTP messages was given up \(counts.relievedDirections) times: too much of them was open"
      )
    }
    if counts.addressesLeftOut > 0 {
      limit(
        "\(counts.addressesLeftOut) addresses, paths or tags of SCTP associations were not kept: they have too many"
      )
    }
  }

  /// Notes what became of the messages of application protocols.
  mutating func noteMessages(_ counts: ApplicationDecoder.Counts) {
    let all = counts.messages + counts.encrypted
    if counts.encrypted > 0 {
      note(
        "encrypted",
        "\(counts.encrypted) of \(all) messages of application protocols are encrypted: nothing of them was judged",
        true)
    }
    if counts.cut > 0 {
      notePart(
        "cut-messages",
        "\(counts.cut) of \(all) messages of application protocols were cut by the snap length: what they began, "
          + "answered or ended is not known")
    }
    if counts.undecoded > 0 {
      note(
        "undecoded",
        "\(counts.undecoded) of \(all) messages of application protocols could not be read to their end: they are "
          + "judged as malformed and taken to have no effect", false)
    }
    noteBounds(counts.losses)
  }

  private mutating func noteBounds(_ losses: TrackingLosses) {
    let bounds: [(count: Int, text: String)] = [
      (losses.connections, "UE connections were not followed: too many were alive"),
      (losses.associations, "associations of application protocols were forgotten: too many were open"),
      (losses.setUps, "set-ups of interfaces were forgotten before their answers: too many were open"),
      (losses.resets, "resets of interfaces were forgotten before their answers: too many were open"),
      (losses.instances, "units were not told apart on the interface that they share: there are too many"),
      (losses.waits, "failures with a time to wait were not remembered: too many had come"),
      (
        losses.overfullMessages,
        "messages have more violations, or list more connections, than are told of one message"
      ),
      (losses.unreadMessages, "messages have more parts, or deeper ones, than are read"),
    ]
    for bound in bounds where bound.count > 0 { limit("\(bound.count) \(bound.text)") }
  }

  /// Notes what of the user plane was not followed.
  ///
  /// - Parameters:
  ///   - messages: those of tunnels beyond the bound.
  ///   - endpoints: ends of tunnels that were announced, or of what announced them, beyond the bound.
  mutating func noteTunnels(beyondLimit messages: Int, notRemembered endpoints: Int) {
    if messages > 0 {
      limit(
        "\(messages) messages of F1-U belong to more tunnels than are followed: nothing of their order was judged"
      )
    }
    if endpoints > 0 {
      limit(
        "\(endpoints) announced ends of tunnels were not remembered: there are too many, so none counts as not "
          + "announced")
    }
  }
}
