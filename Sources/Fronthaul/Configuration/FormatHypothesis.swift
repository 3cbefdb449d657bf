import Wire

/// One way to read the U-plane messages of a flow, and how well it has done so far.
///
/// Methods that give the same sizes share a hypothesis (0 and 4; 1, 2 and 3; 5 and 6): sizes can't tell them
/// apart, ``FormatRanking`` does by what the bytes hold.
struct FormatHypothesis: Sendable {
  /// The format without a carrier; `compression` is the first method of those with these sizes.
  let format: UPlaneFormat

  /// Messages that it consumes exactly, that it does not, and that the snap length leaves open.
  var exact: Int32 = 0
  var failed: Int32 = 0
  /// Over the messages that it consumes exactly.
  var sections: Int32 = 0
  /// Sections that contradict good practice: see ``isImplausible(_:after:)``.
  var implausible: Int32 = 0
  /// Messages with a section of all PRBs.
  var withAllPrbs: Int32 = 0
  var carriers = CarrierTally()
  /// About the last message: whether it did not fit, whether it had a section of all PRBs.
  private var failedLast = false
  private var usedAllPrbs = false
  /// The largest PRB end, and the most PRBs of a section.
  var prbEnd = 0
  var largestCount = 0
  /// Dynamic header: the first one seen, the sections that have another one, those with a method above 4.
  var header: CompressionHeader?
  var otherHeaders: Int32 = 0
  var selective: Int32 = 0
  var parameters = ParameterEvidence()

  init(_ format: UPlaneFormat) { self.format = format }

  /// Every hypothesis: the dynamic header, and each method with its own sizes in each width.
  static let all: [FormatHypothesis] = {
    var formats: [UPlaneFormat] = [.dynamic(), .dynamic(hasLength: true)]
    for width in 1...16 {
      for method in [CompressionMethod.none, .blockFloatingPoint] {
        formats.append(.fixed(method, width: width))
      }
      for method in [
        CompressionMethod.blockFloatingPointSelective, .blockFloatingPointSectionMasks,
        .modulationSectionMasks,
      ] {
        formats.append(.fixed(method, width: width))
        formats.append(.fixed(method, width: width, hasLength: true))
      }
    }
    return formats.map { FormatHypothesis($0) }
  }()

  /// Those of headers of 6 bytes whose `udCompHdr` is not that of the samples: each size of a PRB once.
  static let overruling: [FormatHypothesis] = (1...16).flatMap { width in
    [CompressionMethod.none, .blockFloatingPoint].map {
      FormatHypothesis(.overruling(CompressionHeader($0, width: width)))
    }
  }

  /// Sections of so many PRBs fill their messages exactly by no other size of a PRB than the true one.
  private static let tellingPrbs = 8

  /// Whether a header that tells a wrong compression is the only explanation: bytes that are none, in front of few samples,
  /// would look the same.
  func isConvincing(_ requested: CompressionHeader?) -> Bool {
    let isAsRequested = requested.map {
      $0.hasFixedSize && $0.bytesPerPRB() == format.compression.bytesPerPRB()
    }
    return implausible == 0 && (isAsRequested == true || largestCount >= Self.tellingPrbs)
  }

  /// Whether it may be forgotten: it fails nearly always. The true one survives a bad beginning.
  var isHopeless: Bool { failed >= 16 && failed > exact * 4 }

  /// Whether it may be forgotten where another one does well: it fails more often than not.
  ///
  /// To look at the mask of each PRB takes a hundred times as long as everything else, so that is given up early.
  var isOutrun: Bool { failed >= (format.compression.hasPRBMasks ? 4 : 16) && failed > exact }

  /// Whether it consumes nine messages in ten; one bad message is forgiven to a short flow.
  var survives: Bool {
    exact > 0 && failed <= max((exact + failed) / 10, exact >= 2 ? 1 : 0)
  }

  /// How a message was consumed.
  enum Outcome { case exact, failed, undecided }

  /// Tries to consume the message and keeps the result.
  ///
  /// - Returns: whether the message needs no second look: it is consumed without a carrier that no table has,
  ///   or can't be judged.
  mutating func observe(_ message: borrowing ObservedMessage) -> Bool {
    let known = carriers.best
    var outcome = walk(message, carrier: known)
    // A message that does not fit the usual carrier may still be one with another carrier.
    if outcome == .failed, known != 0 { outcome = walk(message, carrier: 0) }
    switch outcome {
    case .exact: exact += 1
    case .failed: failed += 1
    case .undecided: break
    }
    failedLast = outcome == .failed
    return !failedLast && (!usedAllPrbs || CarrierBandwidths.allPrbs.contains(Int(carriers.last)))
  }

  /// Tries the carriers of the tables on a message that was not consumed otherwise: one of several sections
  /// of which one has all PRBs.
  mutating func retry(_ message: borrowing ObservedMessage) {
    guard failedLast else { return }
    for prbs in CarrierBandwidths.allPrbs where walk(message, carrier: UInt16(prbs)) == .exact {
      exact += 1
      failed -= 1
      return
    }
  }

  /// Consumes the message if it can, with `numPrbu` = 0 as `carrier` PRBs (0: up to the end of the message),
  /// and adds what it saw to the evidence.
  private mutating func walk(_ message: borrowing ObservedMessage, carrier: UInt16) -> Outcome {
    var format = format
    format.carrierPrbs = carrier
    var seen = Seen()
    var walk = UPlaneSectionWalk(
      message.bytes, from: message.start, to: message.declaredEnd, captured: message.capturedEnd, as: format)
    do {
      while let section = try walk.next() { seen.add(section) }
    } catch {
      return error.code == .notCaptured ? .undecided : .failed
    }
    guard seen.sections > 0 else { return .failed }
    sections += seen.sections
    implausible += seen.implausible
    prbEnd = max(prbEnd, seen.prbEnd)
    largestCount = max(largestCount, seen.largestCount)
    usedAllPrbs = seen.allPrbs > 0
    if seen.allPrbs > 0 {
      withAllPrbs += 1
      carriers.add(UInt16(clamping: seen.allPrbs))
    }
    var again = UPlaneSectionWalk(
      message.bytes, from: message.start, to: message.declaredEnd, captured: message.capturedEnd, as: format)
    while let section = try? again.next() {
      if format.overrulesHeader {
        noteHeader(CompressionHeader(rawValue: message.bytes[section.offset + 4]))
      } else if format.isDynamic {
        note(section.compression)
      }
      parameters.sample(section, in: message.bytes, upTo: message.capturedEnd)
    }
    return .exact
  }

  /// Notes a header that is overruled. Without a width, or of a method that is reserved, it may be samples: a static header has
  /// those in its place.
  private mutating func noteHeader(_ compression: CompressionHeader) {
    if !compression.isKnown || compression.rawValue >> 4 == 0 { implausible += 1 }
  }

  private mutating func note(_ compression: CompressionHeader) {
    if let header {
      if header != compression { otherHeaders += 1 }
    } else {
      header = compression
    }
    if compression.methodCode > 4 { selective += 1 }
  }

  /// What a walk saw, before it is known that the message fits.
  private struct Seen {
    var sections: Int32 = 0
    var implausible: Int32 = 0
    var allPrbs = 0
    var prbEnd = 0
    var largestCount = 0
    private var previousId: UInt16 = .max
    private var previousEnd = 0

    mutating func add(_ section: UPlaneSection) {
      sections += 1
      if section.numPrbu == 0 { allPrbs = section.prbCount }
      // Reserved bits that are set, PRBs that no carrier has, or a section that repeats the one before it are
      // rare in true messages and usual where samples are taken for headers.
      let overlaps = section.sectionId == previousId && Int(section.startPrbu) < previousEnd
      let hasReserved =
        section.reserved != 0 || section.symInc
        || (section.compression.hasSectionMasks
          && (section.sReSMask1 & 0xF000 != 0 || section.sReSMask2 & 0xF000 != 0 || section.sReSMask1 == 0))
      let isWide = section.prbEnd > CarrierBandwidths.largest
      let isShifted = section.numPrbu == 0 && section.startPrbu != 0
      if overlaps || hasReserved || isWide || isShifted { implausible += 1 }
      previousId = section.sectionId
      previousEnd = section.prbEnd
      prbEnd = max(prbEnd, section.prbEnd)
      largestCount = max(largestCount, section.prbCount)
    }
  }
}

/// The bytes of one U-plane message behind its timing header.
struct ObservedMessage: ~Escapable {
  let bytes: Span<UInt8>
  let start: Int
  let declaredEnd: Int
  let capturedEnd: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, start: Int, declaredEnd: Int, capturedEnd: Int) {
    self.bytes = bytes
    self.start = start
    self.declaredEnd = declaredEnd
    self.capturedEnd = capturedEnd
  }
}

/// How often "all PRBs" turned out to be how many: the four most frequent.
struct CarrierTally: Sendable {
  private var prbs: InlineArray<4, UInt16> = .init(repeating: 0)
  private var votes: InlineArray<4, Int32> = .init(repeating: 0)

  /// The one added last.
  private(set) var last: UInt16 = 0

  /// The most frequent; 0 if there is none.
  var best: UInt16 {
    var best = 0
    for i in 1..<4 where votes[i] > votes[best] { best = i }
    return votes[best] > 0 ? prbs[best] : 0
  }

  func votes(for value: UInt16) -> Int {
    for i in 0..<4 where votes[i] > 0 && prbs[i] == value { return Int(votes[i]) }
    return 0
  }

  mutating func add(_ value: UInt16) {
    last = value
    var rarest = 0
    for i in 0..<4 {
      if votes[i] > 0, prbs[i] == value {
        votes[i] += 1
        return
      }
      if votes[i] < votes[rarest] { rarest = i }
    }
    // A newcomer takes the place of the rarest one and starts from nothing.
    prbs[rarest] = value
    votes[rarest] = 1
  }
}
