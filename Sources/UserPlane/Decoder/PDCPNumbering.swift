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

  /// Takes the PDU of a message.
  ///
  /// - Parameter isNext: whether the message has the NR-U sequence number behind that of the one before, and
  ///   neither of them is a retransmission.
  /// - Returns: whether the numbers began again at 0, as they do when PDCP is re-established (TS 38.323, 5.1.2).
  mutating func insert(_ reading: Reading, isNext: Bool) -> Bool {
    if isNext, let last {
      let isShortNext = SequenceWindow.difference(Int64(reading.short), Int64(last.short), bits: 12) == 1
      let isLongNext = SequenceWindow.difference(Int64(reading.long), Int64(last.long), bits: 18) == 1
      if isShortNext, !isLongNext { shortVotes += 1 }
      if isLongNext, !isShortNext { longVotes += 1 }
    }
    last = reading
    let hasRestarted =
      isNext && number(reading) == 0 && sent?.step(to: 0).map { $0 < 0 } ?? false
    if hasRestarted { (short, long) = (SequenceWindow(bits: 12), SequenceWindow(bits: 18)) }
    _ = short.insert(reading.short)
    _ = long.insert(reading.long)
    return hasRestarted
  }

  /// The number by the length that is known.
  func number(_ reading: Reading) -> UInt32? { bits.map { $0 == 12 ? reading.short : reading.long } }
}
