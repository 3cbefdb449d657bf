internal import Events

/// Puts the formats that survived a survey in the order of their plausibility.
///
/// Each format gets a penalty. What contradicts the bytes weighs up to 1000, what is merely unusual some
/// tens; so habits decide only where the bytes do not.
struct FormatRanking {
  /// A format with its penalty and the hypothesis that it rests on.
  private struct Candidate {
    var format: UPlaneFormat
    var compression: CompressionHeader
    var penalty: Int
    var hypothesis: FormatHypothesis
    var name: String
  }

  /// An alternative is named if it is behind the best one by no more than this.
  private static let alternativeMargin = 400
  private static let alternativeLimit = 6

  private let candidates: [Candidate]
  private let context: FormatContext

  init(survivors: [FormatHypothesis], context: FormatContext) {
    self.context = context
    var all: [Candidate] = []
    for hypothesis in survivors {
      for compression in Self.compressions(of: hypothesis) {
        all.append(Self.candidate(hypothesis, compression, context))
      }
    }
    candidates = all.sorted { ($0.penalty, $0.name) < ($1.penalty, $1.name) }
  }

  /// The least penalised format.
  var best: InferredFormat? {
    guard let best = candidates.first else { return nil }
    let near = candidates.dropFirst().filter { $0.penalty - best.penalty <= Self.alternativeMargin }
    var alternatives = near.prefix(Self.alternativeLimit).map { AlternativeValue($0.name) }
    if near.count > Self.alternativeLimit {
      alternatives.append(
        AlternativeValue(Indication(.moreFormats, "\(near.count - Self.alternativeLimit)")))
    }
    let agrees = context.cPlaneCompression == best.compression
    let isInBand = best.format.isDynamic && !best.format.overrulesHeader
    let provenance: Provenance = isInBand ? .inBand : agrees ? .cPlane : .inferred
    return InferredFormat(
      format: best.format, provenance: provenance, frames: Int(best.hypothesis.exact),
      misfits: Int(best.hypothesis.failed), withAllPrbs: Int(best.hypothesis.withAllPrbs),
      agreeing: best.hypothesis.carriers.votes(for: best.format.carrierPrbs), compression: best.compression,
      alternatives: alternatives,
      evidence: evidence(best, agrees: agrees))
  }

  // MARK: Candidates

  /// The methods that a hypothesis stands for: those of the same sizes.
  private static func compressions(of hypothesis: FormatHypothesis) -> [CompressionHeader] {
    let format = hypothesis.format
    if format.isDynamic, !format.overrulesHeader {
      // Without a section of the methods 5 to 8 there is no udCompLen to be told apart.
      guard let header = hypothesis.header, !format.hasLength || hypothesis.selective > 0 else { return [] }
      return [header]
    }
    let methods: [CompressionMethod] =
      switch format.compression.method {
      case .none: [.none, .modulation]
      case .blockFloatingPoint: [.blockFloatingPoint, .blockScaling, .muLaw]
      case .blockFloatingPointSelective: [.blockFloatingPointSelective, .modulationSelective]
      default: [format.compression.method]
      }
    return methods.map { CompressionHeader($0, width: format.compression.width) }
  }

  private static func candidate(
    _ hypothesis: FormatHypothesis, _ compression: CompressionHeader, _ context: FormatContext
  ) -> Candidate {
    var format = hypothesis.format
    if !format.isDynamic || format.overrulesHeader { format.compression = compression }
    format.carrierPrbs = hypothesis.carriers.best
    var name = format.description
    if format.isDynamic, !format.overrulesHeader { name += " (\(compression))" }
    if format.carrierPrbs > 0 { name += ", numPrbu 0 = \(format.carrierPrbs) PRBs" }

    let judged = Int(hypothesis.exact + hypothesis.failed)
    var penalty = Int(hypothesis.failed) * 1000 / max(1, judged)
    penalty += Int(hypothesis.implausible) * 1000 / max(1, Int(hypothesis.sections))
    // Of two readings of the same bytes, the one with fewer sections explains more with less.
    penalty += min(
      500, (Int(hypothesis.sections) - Int(hypothesis.exact)) * 50 / max(1, Int(hypothesis.exact)))
    penalty += carrierPenalty(hypothesis, context)
    penalty += habit(compression, isDownlink: context.isDownlink)
    if format.isDynamic {
      // A header of its own in every section is stronger evidence than any habit.
      penalty -= 60
    } else {
      penalty += contradiction(hypothesis.parameters, compression.method)
      if format.hasLength { penalty += 30 }
    }
    if let hint = context.cPlaneCompression, hint == compression { penalty -= 500 }
    if let sibling = context.sibling, isSame(sibling, format) { penalty -= 100 }
    return Candidate(
      format: format, compression: compression, penalty: penalty, hypothesis: hypothesis, name: name)
  }

  private static func isSame(_ a: UPlaneFormat, _ b: UPlaneFormat) -> Bool {
    a.isDynamic == b.isDynamic && (a.isDynamic || a.compression == b.compression)
  }

  /// What "all PRBs" turned out to be: a carrier of the tables, the same each time, and no smaller than the
  /// PRBs that other sections use.
  private static func carrierPenalty(_ hypothesis: FormatHypothesis, _ context: FormatContext) -> Int {
    let limit = context.carrierPrbs.map { min($0, CarrierBandwidths.largest) }
    let beyond = limit.map { hypothesis.prbEnd > $0 ? 500 : 0 } ?? 0
    let carrier = hypothesis.carriers.best
    guard carrier > 0 else { return beyond }
    let agreeing = hypothesis.carriers.votes(for: carrier)
    var penalty = beyond
    penalty += max(0, Int(hypothesis.withAllPrbs) - agreeing) * 1000 / Int(max(1, hypothesis.withAllPrbs))
    if let known = context.carrierPrbs, known != Int(carrier) { penalty += 600 }
    if Int(carrier) < max(context.largestPrbEnd, hypothesis.prbEnd) { penalty += 600 }
    if !CarrierBandwidths.allPrbs.contains(Int(carrier)) { penalty += 300 }
    return penalty
  }

  /// How unusual a method and width are.
  private static func habit(_ compression: CompressionHeader, isDownlink: Bool?) -> Int {
    let width = compression.width
    let upward = compression.method.isDownlinkOnly && isDownlink == false ? 500 : 0
    switch compression.method {
    case .none:
      // Fixed point of few bits is hardly ever seen.
      return width == 16 ? 12 : width <= 5 ? 60 : 30
    case .modulation:
      // Modulation compression needs at most 5 bits for 1024QAM.
      return upward + (width <= 5 ? 20 : 80)
    case .blockFloatingPoint:
      return [9: 0, 14: 4, 12: 8, 8: 10][width] ?? 20
    case .blockScaling: return 60
    case .muLaw: return width >= 8 ? 40 : 60
    case .blockFloatingPointSelective, .blockFloatingPointSectionMasks: return 120
    case .modulationSelective, .modulationSectionMasks: return upward + 140
    case .unknown: return 500
    }
  }

  /// What the parameter bytes say against a method, where they are sampled. CUS 8.3.3.15.
  private static func contradiction(_ parameters: ParameterEvidence, _ method: CompressionMethod) -> Int {
    switch method {
    case .blockFloatingPoint, .blockFloatingPointSectionMasks:
      // The high nibble is reserved, but some units fill it with chance: little weight. Any exponent is valid.
      return parameters.perMille(parameters.highNibbleSet) * 80 / 1000
    case .blockScaling:
      return parameters.perMille(parameters.zero) + parameters.perMille(parameters.above128)
    case .muLaw:
      // compBitWidth repeats the width; one implementation leaves it 0.
      let other = parameters.samples - parameters.highNibbleIsWidth
      let foreign = min(other, parameters.highNibbleSet)
      return parameters.perMille(foreign) + parameters.perMille(parameters.shiftBeyond7)
        + parameters.perMille(other) * 40 / 1000
    case .blockFloatingPointSelective, .modulationSelective:
      // The same mask PRB after PRB is no chance.
      let isSteady = parameters.maskPairs > 0 && parameters.equalMasks * 10 >= parameters.maskPairs * 9
      return isSteady ? -200 : 0
    case .none, .modulation, .modulationSectionMasks, .unknown:
      return 0
    }
  }

  // MARK: Evidence

  private func evidence(_ best: Candidate, agrees: Bool) -> [Indication] {
    let hypothesis = best.hypothesis
    let judged = hypothesis.exact + hypothesis.failed
    var parts = [
      Indication(.exactMessages, "\(hypothesis.exact)", "\(judged)", "\(hypothesis.sections)")
    ]
    if best.format.overrulesHeader {
      parts.append(Indication(.contradictedHeader, "\(best.compression)"))
    } else if best.format.isDynamic {
      let same = hypothesis.sections - hypothesis.otherHeaders
      parts.append(
        Indication(.headerInSections, "\(best.compression)", "\(same)", "\(hypothesis.sections)"))
    } else if hypothesis.parameters.samples > 0 {
      let zero = hypothesis.parameters.samples - hypothesis.parameters.highNibbleSet
      parts.append(Indication(.zeroHighNibble, "\(zero)", "\(hypothesis.parameters.samples)"))
    }
    if hypothesis.implausible > 0 {
      parts.append(Indication(.implausibleSections, "\(hypothesis.implausible)"))
    }
    if best.format.carrierPrbs > 0 {
      let votes = hypothesis.carriers.votes(for: best.format.carrierPrbs)
      parts.append(
        Indication(.allPrbs, "\(best.format.carrierPrbs)", "\(votes)", "\(hypothesis.withAllPrbs)"))
    }
    if let hint = context.cPlaneCompression {
      parts.append(agrees ? Indication(.cPlaneAgrees) : Indication(.cPlaneSays, "\(hint)"))
    }
    return parts
  }
}
