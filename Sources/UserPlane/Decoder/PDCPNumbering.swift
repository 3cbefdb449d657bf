internal import Wire

/// The PDCP sequence numbers of a bearer's downlink, and how many bits they have (TS 38.323, 6.2.2, 6.3.2).
///
/// GTP-U does not tell the number of bits. Where F1AP did not tell it either, it is found by which reading counts
/// up by one where the NR-U sequence number does.
struct PDCPNumbering: Sendable {
  private var short = SequenceWindow(bits: 12)
  private var long = SequenceWindow(bits: 18)
  private var last: Reading?
  private var shortVotes = 0
  private var longVotes = 0
  /// Whether messages were not seen, and none has continued the numbers since: nobody can tell how far they went.
  private var hasGap = false
  /// Whether the numbers began again, and no delivery status has reported one of the new ones so far.
  private(set) var isRestarted = false
  /// What F1AP told.
  var declaredBits: Int?

  /// A PDCP header by both lengths.
  struct Reading: Sendable {
    var short: UInt32
    var long: UInt32

    /// Reads the header of a PDCP data PDU; nil for a control PDU, or too few octets.
    init?(_ bytes: Span<UInt8>, _ pdu: Range<Int>) {
      guard pdu.count >= 3, pdu.upperBound <= bytes.count, bytes[pdu.lowerBound] & 0x80 != 0 else {
        return nil
      }
      short = bytes.number(at: pdu.lowerBound, octets: 2) & 0xFFF
      long = bytes.number(at: pdu.lowerBound, octets: 3) & 0x3FFFF
    }
  }

  /// Agreeing steps that settle the length.
  private static let needed = 2

  /// Bits of the sequence number; nil = nobody can tell yet.
  var bits: Int? {
    if let declaredBits { return declaredBits }
    if longVotes >= Self.needed, shortVotes == 0 { return 18 }
    return shortVotes >= Self.needed && longVotes == 0 ? 12 : nil
  }

  var isInferred: Bool { declaredBits == nil }

  /// The numbers that were sent; nil = their length is not known.
  var sent: SequenceWindow? { bits.map { $0 == 12 ? short : long } }

  /// Takes messages that were sent and not seen.
  mutating func skip(_ messages: Int64) {
    short.skip(messages)
    long.skip(messages)
    hasGap = true
  }

  /// How far a number that was reported lies beyond those that were sent; nil = a message that was not seen may have
  /// had it. Then it may have been sent from now on.
  mutating func compare(_ number: UInt32) -> Int64? {
    guard let sent, let step = sent.step(to: number) else { return nil }
    guard step > 0, hasGap || sent.unseen > 0 else { return step }
    short.allow(number)
    long.allow(number)
    return nil
  }

  /// Takes the numbers of a delivery status.
  mutating func note(reported numbers: [UInt32]) {
    if isRestarted, let sent, numbers.contains(where: sent.covers) { isRestarted = false }
  }

  /// Takes the PDU of a message.
  ///
  /// - Parameters:
  ///   - isNext: whether the message has the NR-U sequence number behind that of the one before, and
  ///     neither of them is a retransmission.
  ///   - isAgain: whether it is a retransmission.
  /// - Returns: whether the numbers began again at 0, as they do when PDCP is re-established (TS 38.323, 5.1.2).
  mutating func insert(_ reading: Reading, isNext: Bool, isAgain: Bool) -> Bool {
    if isNext, let last {
      let isShortNext = SequenceWindow.difference(Int64(reading.short), Int64(last.short), bits: 12) == 1
      let isLongNext = SequenceWindow.difference(Int64(reading.long), Int64(last.long), bits: 18) == 1
      if isShortNext, !isLongNext { shortVotes += 1 }
      if isLongNext, !isShortNext { longVotes += 1 }
    }
    last = reading
    let hasRestarted =
      isNext && number(reading) == 0 && sent?.step(to: 0).map { $0 < 0 } ?? false
    if hasRestarted {
      (short, long) = (SequenceWindow(bits: 12), SequenceWindow(bits: 18))
      isRestarted = true
    }
    if !isAgain, let number = number(reading), let sent, sent.step(to: number) ?? 1 > 0 { hasGap = false }
    _ = short.insert(reading.short)
    _ = long.insert(reading.long)
    return hasRestarted
  }

  /// The number by the length that is known.
  func number(_ reading: Reading) -> UInt32? { bits.map { $0 == 12 ? reading.short : reading.long } }
}
