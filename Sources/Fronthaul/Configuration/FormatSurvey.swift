public import Events

/// Finds out how the U-plane messages of one flow (unit pair, direction, eAxC) are laid out, from the messages.
///
/// Every format that the specification allows is a hypothesis; one that consumes at least nine messages in ten
/// exactly survives. No preference has to be set by hand, and a few malformed messages do no harm. Memory is
/// bounded, and after the first messages nothing is allocated.
public struct FormatSurvey: Sendable {
  /// Messages after which more of them tell nothing new.
  public static let messageLimit = 65_536

  private var hypotheses: [FormatHypothesis]
  /// Formats with a header that tells a wrong compression; empty as long as each message left a right one.
  private var overruling: [FormatHypothesis] = []
  /// Messages that were observed.
  public private(set) var messages = 0
  /// Whether the hopeless hypotheses were dropped and their memory given back.
  private var isThinned = false

  public init() { hypotheses = FormatHypothesis.all }

  /// Forgets what was seen: the flow has changed its configuration, and the next messages count alone.
  public mutating func reconsider() { self = FormatSurvey() }

  /// Observes one message.
  ///
  /// - Parameters:
  ///   - start: the byte behind the timing header.
  ///   - declaredEnd: behind the last byte of the message, by its eCPRI size.
  ///   - capturedEnd: behind the last byte that was captured.
  public mutating func observe(
    _ bytes: Span<UInt8>, from start: Int, to declaredEnd: Int, captured capturedEnd: Int = .max
  ) {
    guard messages < Self.messageLimit else { return }
    messages += 1
    let message = ObservedMessage(bytes, start: start, declaredEnd: declaredEnd, capturedEnd: capturedEnd)
    var isConsumed = false
    for index in hypotheses.indices where hypotheses[index].observe(message) { isConsumed = true }
    if !isConsumed, hasSectionOfAllPrbs(message) {
      for index in hypotheses.indices { hypotheses[index].retry(message) }
    }
    if !hypotheses.contains(where: \.survives) {
      if overruling.isEmpty { overruling = FormatHypothesis.overruling }
      for index in overruling.indices { _ = overruling[index].observe(message) }
    }
    thin()
  }

  /// The likeliest format, or nil if none fits: see ``difficulty``.
  public func inferred(_ context: FormatContext = FormatContext()) -> InferredFormat? {
    let obeying = hypotheses.filter(\.survives)
    guard obeying.isEmpty else { return FormatRanking(survivors: obeying, context: context).best }
    let convincing = overruling.filter { $0.survives && $0.isConvincing(context.cPlaneCompression) }
    return FormatRanking(survivors: convincing, context: context).best
  }

  /// Why there is no format: how far the best hypothesis came.
  public var difficulty: [Indication] {
    guard messages > 0 else { return [Indication(.noUPlane)] }
    guard let best = hypotheses.max(by: { $0.exact < $1.exact }), best.exact > 0 else {
      return [Indication(.noFormat, "\(messages)")]
    }
    let judged = best.exact + best.failed
    return [Indication(.bestFormat, "\(best.format)", "\(best.exact)", "\(judged)")]
  }

  private func hasSectionOfAllPrbs(_ message: borrowing ObservedMessage) -> Bool {
    let offset = message.start + 3
    return offset < min(message.bytes.count, message.capturedEnd) && message.bytes[offset] == 0
  }

  private mutating func thin() {
    let before = hypotheses.count
    let outruns = hypotheses.contains(where: \.survives)
    let isDue = messages & 15 == 0
    hypotheses.removeAll { outruns && $0.isOutrun || isDue && $0.isHopeless }
    if !isThinned, hypotheses.count < before / 2 {
      isThinned = true
      // A copy of the right size gives back the memory of those that were dropped.
      hypotheses = Array(hypotheses[...])
    }
  }
}

/// What is known beside the messages of a flow, to tell formats apart that fit them equally well.
public struct FormatContext: Sendable {
  /// Modulation compression exists in the downlink alone.
  public var isDownlink: Bool?
  /// The largest PRB end seen on the flows of the same units and direction, by explicit sections; 0 if none.
  public var largestPrbEnd: Int
  /// PRBs of the carrier, where the profile or the M-plane knows them, or messages of the same eAxC say them.
  public var carrierPrbs: Int?
  /// A `udCompHdr` other than 0 that the C-plane gave for the uplink of this eAxC.
  public var cPlaneCompression: CompressionHeader?
  /// The format of the other flows of the same units and direction.
  public var sibling: UPlaneFormat?

  public init(
    isDownlink: Bool? = nil, largestPrbEnd: Int = 0, carrierPrbs: Int? = nil,
    cPlaneCompression: CompressionHeader? = nil, sibling: UPlaneFormat? = nil
  ) {
    self.isDownlink = isDownlink
    self.largestPrbEnd = largestPrbEnd
    self.carrierPrbs = carrierPrbs
    self.cPlaneCompression = cPlaneCompression
    self.sibling = sibling
  }
}

/// The format that a survey found.
public struct InferredFormat: Equatable, Sendable {
  /// `carrierPrbs` is 0 unless sections of all PRBs were seen.
  public var format: UPlaneFormat
  /// `inBand` for a dynamic header, `cPlane` where the C-plane says the same, else `inferred`.
  public var provenance: Provenance
  /// Messages that the format consumes exactly.
  public var frames: Int
  /// Messages that it does not consume, although they were captured as far as needed.
  public var misfits: Int
  /// Messages with a section of all PRBs, and those in which they are `format.carrierPrbs`.
  public var withAllPrbs = 0
  public var agreeing = 0
  /// The method and width of the first dynamic header, or the static ones.
  public var compression: CompressionHeader
  /// Formats that fitted as well, the likeliest first.
  public var alternatives: [AlternativeValue]
  public var evidence: [Indication]

  public var sourced: Sourced<UPlaneFormat> {
    Sourced(format, provenance, evidence: evidence, frames: frames, alternatives: alternatives)
  }
}
