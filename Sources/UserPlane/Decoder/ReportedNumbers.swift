/// The highest numbers that delivery status reported of a bearer since they were last compared with what was sent.
///
/// A status that reports a number which was not seen deviates only if no message is missing from the capture. The next
/// NR-U sequence number of the bearer tells that, so that reports wait for it.
struct ReportedNumbers: Sendable {
  /// What a number is reported as.
  enum Kind: Int64, CaseIterable, Sendable {
    /// PDCP sequence numbers.
    case transmitted = 0
    case delivered = 1
    /// NR-U sequence numbers.
    case lost = 2
  }

  /// A number, and the frame of the status that reported it first.
  struct Report: Sendable {
    var number: UInt32
    var frame: Int64
    /// How far it lies beyond the highest number that was sent; nil = messages that were not seen may have had it.
    var beyondSent: Int64?
  }

  private var transmitted: Report?
  private var delivered: Report?
  private var lost: Report?

  var isEmpty: Bool { transmitted == nil && delivered == nil && lost == nil }

  subscript(_ kind: Kind) -> Report? {
    get {
      switch kind {
      case .transmitted: transmitted
      case .delivered: delivered
      case .lost: lost
      }
    }
    set {
      switch kind {
      case .transmitted: transmitted = newValue
      case .delivered: delivered = newValue
      case .lost: lost = newValue
      }
    }
  }

  /// Takes a number of so many bits. Of several the highest is kept.
  mutating func note(_ kind: Kind, _ number: UInt32, bits: Int, frame: Int64) {
    if let known = self[kind],
      SequenceWindow.difference(Int64(number), Int64(known.number), bits: bits) <= 0
    {
      return
    }
    self[kind] = Report(number: number, frame: frame)
  }
}
