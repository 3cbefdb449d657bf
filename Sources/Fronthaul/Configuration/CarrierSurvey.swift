internal import Events

/// Finds out what the messages of a carrier say about its PRBs and slots.
///
/// Memory is bounded by what the messages say: a counter for each PRB at which a section ends.
public struct CarrierSurvey: Sendable {
  /// How many explicit sections end at each PRB, 1 to 1023 + 2 · 255.
  private var prbEnds: [UInt16: Int] = [:]
  /// What "all PRBs" turned out to be by exact division, by eAxC.
  private var statements: [UInt16: [AllPrbs]] = [:]
  /// C-plane sections of all PRBs, and the largest PRB end of the U-plane sections that have some, by eAxC.
  private var requests: [UInt16: Int] = [:]
  private var answers: [UInt16: Int] = [:]
  /// Messages by slotId.
  private var slotIds: [UInt8: Int] = [:]
  /// Messages of section types 0 and 3 by the code of their subcarrier spacing, regular numerologies only.
  private var spacings = InlineArray<2, InlineArray<5, Int>>(repeating: InlineArray(repeating: 0))

  public init() {}

  // MARK: Observations

  /// A message of the O-DU or the U-plane whose slot counts in the numerology of the carrier.
  public mutating func observe(slotId: UInt8) { slotIds[slotId & 63, default: 0] += 1 }

  /// A section with explicit PRBs, of either plane, in the numerology of the carrier (not PRACH).
  ///
  /// - Parameter prbEnd: the first PRB behind it.
  public mutating func observeSection(prbEnd: Int) {
    guard prbEnd > 0, let end = UInt16(exactly: prbEnd) else { return }
    prbEnds[end, default: 0] += 1
  }

  /// A section of the U-plane, as ``observeSection(prbEnd:)``.
  public mutating func observeUPlaneSection(prbEnd: Int, eAxC: UInt16) {
    observeSection(prbEnd: prbEnd)
    if prbEnd <= CarrierBandwidths.largest, prbEnd > answers[eAxC] ?? 0 { answers[eAxC] = prbEnd }
  }

  /// A C-plane section with `numPrbc` = 0, in the numerology of the carrier.
  public mutating func observeRequestOfAllPrbs(eAxC: UInt16) { requests[eAxC, default: 0] += 1 }

  /// What the U-plane messages of a flow say with `numPrbu` = 0, by exact division.
  public mutating func observeAllPrbs(_ stated: AllPrbs, eAxC: UInt16) {
    guard stated.prbs > 0, stated.agreeing > 0 else { return }
    statements[eAxC, default: []].append(stated)
  }

  /// `frameStructure` of section type 0 or 3. Spacings of long PRACH formats and of NB-IoT are left out.
  public mutating func observeFrameStructure(_ frameStructure: UInt8, sectionType: UInt8) {
    let code = Int(frameStructure & 15)
    guard code <= 4, sectionType == 0 || sectionType == 3 else { return }
    spacings[sectionType == 0 ? 0 : 1][code] += 1
  }

  // MARK: Results

  /// The largest PRB end that at least one explicit section in a hundred has; 0 without sections.
  public var largestPrbEnd: Int {
    let total = prbEnds.values.reduce(0, +)
    return Int(prbEnds.filter { $0.value * 100 >= total }.keys.max() ?? 0)
  }

  /// What this carrier and another one show together.
  mutating func add(_ other: CarrierSurvey) {
    prbEnds.merge(other.prbEnds, uniquingKeysWith: +)
    statements.merge(other.statements, uniquingKeysWith: +)
    requests.merge(other.requests, uniquingKeysWith: +)
    answers.merge(other.answers, uniquingKeysWith: max)
    slotIds.merge(other.slotIds, uniquingKeysWith: +)
    for kind in spacings.indices {
      for code in spacings[kind].indices { spacings[kind][code] += other.spacings[kind][code] }
    }
  }

  /// Everything that the messages allow to say. What the profile or the M-plane states goes before it: see
  /// ``Sourced/mostTrusted(_:)``.
  public func inferred() -> CarrierConfiguration {
    let slots = slotsPerSubframe()
    return CarrierConfiguration(
      carrierPrbs: leastCarrier(slotsPerSubframe: slots?.value), statedPrbs: statedPrbs(),
      largestPrbEnd: largestPrbEnd, slotsPerSubframe: slots)
  }

  /// What "all PRBs" is on each eAxC that has sections of them.
  private func statedPrbs() -> [UInt16: Sourced<Int>] {
    var stated = statements.compactMapValues(AllPrbs.sourced)
    // U-plane that is asked for all PRBs need not say so itself: it may have them in several sections.
    for (eAxC, sections) in requests where stated[eAxC] == nil {
      guard let end = answers[eAxC], CarrierBandwidths.allPrbs.contains(end) else { continue }
      stated[eAxC] = Sourced(
        end, .inferred,
        evidence: [Indication(.requestsForAll, "\(sections)", "\(end)")],
        frames: sections)
    }
    return stated
  }

  /// A carrier that holds everything that was sent. It may be wider than what was scheduled meanwhile.
  private func leastCarrier(slotsPerSubframe: Int?) -> Sourced<Int>? {
    let sections = prbEnds.values.reduce(0, +)
    // What lies beyond any carrier says nothing of this one.
    let end = prbEnds.keys.map(Int.init).filter { $0 <= CarrierBandwidths.largest }.max() ?? 0
    let stated = statements.values.joined().max { $0.prbs < $1.prbs }
    if let stated, stated.prbs >= end {
      return Sourced(
        stated.prbs, .inferred,
        evidence: [Indication(.allPrbsElsewhere, "\(stated.prbs)", "\(sections)")],
        frames: sections + stated.agreeing)
    }
    guard end > 0 else { return nil }
    let fitting = CarrierBandwidths.prbs(slotsPerSubframe: slotsPerSubframe).filter { $0 >= end }
    let seen = Indication(
      .largestPrbEnd, "\(end)", "\(prbEnds[UInt16(end), default: 0])", "\(sections)")
    guard let prbs = fitting.first else {
      return Sourced(
        end, .inferred, evidence: [seen, Indication(.noCarrierAsWide)], frames: sections)
    }
    let names = CarrierBandwidths.names(prbs: prbs, slotsPerSubframe: slotsPerSubframe)
    return Sourced(
      prbs, .inferred, evidence: [seen, Indication(.nextCarrier, names)],
      frames: sections, alternatives: fitting.dropFirst().prefix(3).map { AlternativeValue("\($0)") })
  }

  private func slotsPerSubframe() -> Sourced<Int>? {
    let observed = slotsBySlotIds()
    // Section type 0 speaks of the carrier; type 3 may have a numerology of its own.
    for (index, sectionType) in [0, 3].enumerated() {
      let codes = spacings[index]
      let total = codes.indices.reduce(0) { $0 + codes[$1] }
      guard let code = codes.indices.max(by: { codes[$0] < codes[$1] }), total > 0 else { continue }
      let slots = 1 << code
      if sectionType == 3, let observed, observed.value != slots { continue }
      let evidence =
        [Indication(.subcarrierSpacing, "\(sectionType)", "\(15 << code)")] + (observed?.evidence ?? [])
      let others = codes.indices.filter { codes[$0] > 0 && $0 != code }.map { AlternativeValue("\(1 << $0)") }
      return Sourced(slots, .cPlane, evidence: evidence, frames: total, alternatives: others)
    }
    return observed
  }

  private func slotsBySlotIds() -> Sourced<Int>? {
    let total = slotIds.values.reduce(0, +)
    guard total > 0 else { return nil }
    var slots = 1
    var covered = slotIds[0, default: 0]
    while covered * 100 < total * 99, slots < 64 {
      covered += (slots..<(slots * 2)).reduce(0) { $0 + slotIds[UInt8($1), default: 0] }
      slots *= 2
    }
    let seen = (0..<slots).filter { slotIds[UInt8($0)] != nil }
    var evidence = [Indication(.slotIdsBelow, "\(slots)", "\(covered)", "\(total)")]
    var alternatives: [AlternativeValue] = []
    if seen.count < slots { evidence.append(Indication(.onlySlots, seen.map { "\($0)" })) }
    // Few messages, or gaps, leave room for slots that were not used.
    if seen.count < slots || total < 100, slots < 16 { alternatives = [AlternativeValue("\(slots * 2)")] }
    return Sourced(slots, .inferred, evidence: evidence, frames: total, alternatives: alternatives)
  }
}

/// What a survey says about a carrier; nil where it saw nothing to tell by.
public struct CarrierConfiguration: Sendable {
  /// The N_RB of a carrier that holds every section that was seen: the true one may be wider.
  public var carrierPrbs: Sourced<Int>?
  /// N_RB by eAxC, where U-plane sections of all PRBs say it.
  public var statedPrbs: [UInt16: Sourced<Int>]
  /// See ``CarrierSurvey/largestPrbEnd``.
  public var largestPrbEnd: Int
  /// 1, 2, 4, 8, 16 for 15, 30, 60, 120, 240 kHz.
  public var slotsPerSubframe: Sourced<Int>?
  /// Whether the slots may as well be those of a larger subcarrier spacing that leaves some out.
  var isAmbiguous = false

  public init(
    carrierPrbs: Sourced<Int>? = nil, statedPrbs: [UInt16: Sourced<Int>] = [:], largestPrbEnd: Int = 0,
    slotsPerSubframe: Sourced<Int>? = nil
  ) {
    self.carrierPrbs = carrierPrbs
    self.statedPrbs = statedPrbs
    self.largestPrbEnd = largestPrbEnd
    self.slotsPerSubframe = slotsPerSubframe
  }
}
