internal import Transport

extension Integrity {
  /// Notes what the SCTP of a capture says of the capture.
  ///
  /// - Parameter oneWay: associations of which messages of one side only were seen, and all with messages.
  mutating func noteAssociations(_ counts: SCTPCounts, oneWay: (count: Int, of: Int)) {
    let unsure = counts.wrongChecksums + counts.zeroChecksums
    if unsure > 0 {
      note(
        "checksum",
        "\(unsure) of \(counts.packets) SCTP packets have a checksum that is wrong or 0: network cards fill it in "
          + "behind a capture on the sending host", false)
    }
    if counts.gaps > 0 {
      note("sctp-gap", "\(counts.gaps) gaps in SCTP associations: the capture lacks messages", true)
    }
    if counts.cutChunks > 0 {
      note(
        "cut-messages",
        "\(counts.cutChunks) SCTP chunks were cut by the snap length; messages may be missing",
        true)
    }
    if oneWay.count > 0 {
      note(
        "one-direction",
        "\(oneWay.count) of \(oneWay.of) associations show messages of one side only: what the other side answers "
          + "is not in the capture", oneWay.count == oneWay.of)
    }
    if counts.lostAssociations > 0 {
      limit(
        "\(counts.lostAssociations) SCTP associations were given up: more than "
          + "\(SCTPDecoder.associationLimit) were open at a time")
    }
  }
}
