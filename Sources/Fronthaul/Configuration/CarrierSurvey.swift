/// Finds out what the messages between two units say about their carrier: its PRBs, its slots, how eAxC IDs
/// are divided, what sequence numbers count.
///
/// Keep one for each pair of units. Memory is bounded; nothing is allocated per message after the first ones.
public struct CarrierSurvey: Sendable {
  /// Votes for a number that occurs in few values.
  private typealias Histogram = [UInt32]

  /// How many explicit sections end at each PRB, 0 to 1023 + 2 · 255.
  private var prbEnds = Histogram(repeating: 0, count: 1536)
  /// What "all PRBs" turned out to be by exact division, by eAxC.
  private var statements: [UInt16: [AllPrbs]] = [:]
  /// C-plane sections of all PRBs, and the largest PRB end of the U-plane sections that have some, by eAxC.
  private var requests: [UInt16: Int] = [:]
  private var answers: [UInt16: Int] = [:]
  private var slotIds = Histogram(repeating: 0, count: 64)
  /// Subcarrier spacing codes of section types 0 and 3, regular numerologies only.
  private var spacings: [Histogram] = Array(repeating: Histogram(repeating: 0, count: 5), count: 2)
  private var eAxCBits: UInt16 = 0
  private var eAxCLargest: UInt16 = 0
  private var eAxCMessages = 0
  private var sequences: [SequenceScopeSurvey] = [SequenceScopeSurvey(), SequenceScopeSurvey()]

  public init() {}

  // MARK: Observations

  /// A message of the C- or U-plane of a regular channel or PRACH.
  ///
  /// - Parameters:
  ///   - slotId: nil where the slot counts in another numerology (long PRACH formats).
  ///   - sequenceId: nil for fragments other than the last one.
  public mutating func observe(
    isUPlane: Bool, isDownlink: Bool, eAxC: UInt16, slotId: UInt8?, sequenceId: UInt8?
  ) {
    if let slotId { slotIds[Int(slotId & 63)] &+= 1 }
    eAxCBits |= eAxC
    eAxCLargest = max(eAxCLargest, eAxC)
    eAxCMessages += 1
    if let sequenceId {
      sequences[isUPlane ? 0 : 1].observe(eAxC: eAxC, isDownlink: isDownlink, sequenceId: sequenceId)
    }
  }

  /// A section with explicit PRBs, of either plane, in the numerology of the carrier (not PRACH).
  ///
  /// - Parameter prbEnd: the first PRB behind it.
  public mutating func observeSection(prbEnd: Int) {
    guard prbEnd > 0, prbEnd < prbEnds.count else { return }
    prbEnds[prbEnd] &+= 1
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
    spacings[sectionType == 0 ? 0 : 1][code] &+= 1
  }

  // MARK: Results

  /// The largest PRB end that at least one explicit section in a hundred has; 0 without sections.
  public var largestPrbEnd: Int {
    let total = prbEnds.reduce(0) { $0 + Int($1) }
    guard total > 0 else { return 0 }
    return prbEnds.indices.last { Int(prbEnds[$0]) * 100 >= total } ?? 0
  }

  /// Everything that the messages allow to say. What the profile or the M-plane states goes before it: see
  /// ``Sourced/mostTrusted(_:)``.
  public func inferred() -> CarrierConfiguration {
    let slots = slotsPerSubframe()
    return CarrierConfiguration(
      carrierPrbs: leastCarrier(slotsPerSubframe: slots?.value), statedPrbs: statedPrbs(),
      largestPrbEnd: largestPrbEnd, slotsPerSubframe: slots,
      eAxCSplit: eAxCSplit(),
      uPlaneSequence: sequences[0].result(), cPlaneSequence: sequences[1].result())
  }

  /// What "all PRBs" is on each eAxC that has sections of them.
  private func statedPrbs() -> [UInt16: Sourced<Int>] {
    var stated = statements.compactMapValues(AllPrbs.sourced)
    // U-plane that is asked for all PRBs need not say so itself: it may have them in several sections.
    for (eAxC, sections) in requests where stated[eAxC] == nil {
      guard let end = answers[eAxC], CarrierBandwidths.allPrbs.contains(end) else { continue }
      stated[eAxC] = Sourced(
        end, .inferred,
        evidence: "\(sections) C-plane sections ask for all PRBs, and the U-plane has PRBs up to \(end)",
        frames: sections)
    }
    return stated
  }

  /// A carrier that holds everything that was sent. It may be wider than what was scheduled meanwhile.
  private func leastCarrier(slotsPerSubframe: Int?) -> Sourced<Int>? {
    let sections = prbEnds.reduce(0) { $0 + Int($1) }
    // What lies beyond any carrier says nothing of this one.
    let end = prbEnds.indices.last { prbEnds[$0] > 0 && $0 <= CarrierBandwidths.largest } ?? 0
    let stated = statements.values.joined().max { $0.prbs < $1.prbs }
    if let stated, stated.prbs >= end {
      return Sourced(
        stated.prbs, .inferred,
        evidence: "sections with numPrbu 0 hold \(stated.prbs) PRBs on another eAxC, and no PRB end of "
          + "\(sections) other sections is larger", frames: sections + stated.agreeing)
    }
    guard end > 0 else { return nil }
    let fitting = CarrierBandwidths.prbs(slotsPerSubframe: slotsPerSubframe).filter { $0 >= end }
    let seen = "the largest PRB end is \(end) in \(prbEnds[end]) of \(sections) sections"
    guard let prbs = fitting.first else {
      return Sourced(
        end, .inferred, evidence: "\(seen); no carrier of the tables is as wide", frames: sections)
    }
    let names = CarrierBandwidths.names(prbs: prbs, slotsPerSubframe: slotsPerSubframe)
    return Sourced(
      prbs, .inferred, evidence: "\(seen); the next carrier is \(names.joined(separator: " or "))",
      frames: sections, alternatives: fitting.dropFirst().prefix(3).map { "\($0)" })
  }

  private func slotsPerSubframe() -> Sourced<Int>? {
    let observed = slotsBySlotIds()
    // Section type 0 speaks of the carrier; type 3 may have a numerology of its own.
    for (index, sectionType) in [0, 3].enumerated() {
      let codes = spacings[index]
      let total = codes.reduce(0) { $0 + Int($1) }
      guard let code = codes.indices.max(by: { codes[$0] < codes[$1] }), total > 0 else { continue }
      let slots = 1 << code
      if sectionType == 3, let observed, observed.value != slots { continue }
      var evidence = "frameStructure of section type \(sectionType) has \(15 << code) kHz"
      if let observed { evidence += "; \(observed.evidence)" }
      let others = codes.indices.filter { codes[$0] > 0 && $0 != code }.map { "\(1 << $0)" }
      return Sourced(slots, .cPlane, evidence: evidence, frames: total, alternatives: others)
    }
    return observed
  }

  private func slotsBySlotIds() -> Sourced<Int>? {
    let total = slotIds.reduce(0) { $0 + Int($1) }
    guard total > 0 else { return nil }
    var slots = 1
    var covered = Int(slotIds[0])
    while covered * 100 < total * 99, slots < 64 {
      covered += slotIds[slots..<(slots * 2)].reduce(0) { $0 + Int($1) }
      slots *= 2
    }
    let seen = (0..<slots).filter { slotIds[$0] > 0 }
    var evidence = "slotId is below \(slots) in \(covered) of \(total) messages"
    var alternatives: [String] = []
    if seen.count < slots { evidence += "; only \(seen.map { "\($0)" }.joined(separator: ", ")) are seen" }
    // Few messages, or gaps, leave room for slots that were not used.
    if seen.count < slots || total < 100, slots < 16 { alternatives = ["\(slots * 2)"] }
    return Sourced(slots, .inferred, evidence: evidence, frames: total, alternatives: alternatives)
  }

  private func eAxCSplit() -> Sourced<EAxCSplit>? {
    guard eAxCMessages > 0 else { return nil }
    let largest = String(eAxCLargest, radix: 16, uppercase: true)
    let used = 16 - eAxCBits.leadingZeroBitCount
    // Every split with at least as many bits as were used leaves its unused bits 0: the values can't tell.
    return Sourced(
      .usual, .inferred,
      evidence: "the usual split; the largest eAxC ID is 0x\(largest), \(used) bits are used",
      frames: eAxCMessages,
      alternatives: [
        EAxCSplit.older.description, EAxCSplit.flat.description,
        "any other widths with a sum from \(used) to 16",
      ])
  }
}

/// What a survey says about the carrier between two units; nil where it saw nothing to tell by.
public struct CarrierConfiguration: Sendable {
  /// The N_RB of a carrier that holds every section that was seen: the true one may be wider.
  public var carrierPrbs: Sourced<Int>?
  /// N_RB by eAxC, where U-plane sections of all PRBs say it.
  public var statedPrbs: [UInt16: Sourced<Int>]
  /// See ``CarrierSurvey/largestPrbEnd``.
  public var largestPrbEnd: Int
  /// 1, 2, 4, 8, 16 for 15, 30, 60, 120, 240 kHz.
  public var slotsPerSubframe: Sourced<Int>?
  public var eAxCSplit: Sourced<EAxCSplit>?
  public var uPlaneSequence: Sourced<SequenceScope>?
  public var cPlaneSequence: Sourced<SequenceScope>?

  public init(
    carrierPrbs: Sourced<Int>? = nil, statedPrbs: [UInt16: Sourced<Int>] = [:], largestPrbEnd: Int = 0,
    slotsPerSubframe: Sourced<Int>? = nil, eAxCSplit: Sourced<EAxCSplit>? = nil,
    uPlaneSequence: Sourced<SequenceScope>? = nil,
    cPlaneSequence: Sourced<SequenceScope>? = nil
  ) {
    self.carrierPrbs = carrierPrbs
    self.statedPrbs = statedPrbs
    self.largestPrbEnd = largestPrbEnd
    self.slotsPerSubframe = slotsPerSubframe
    self.eAxCSplit = eAxCSplit
    self.uPlaneSequence = uPlaneSequence
    self.cPlaneSequence = cPlaneSequence
  }

  /// What is known, line by line.
  public var entries: [ConfigurationEntry] {
    [
      carrierPrbs.map { ConfigurationEntry("carrierPrbs", $0) },
      slotsPerSubframe.map { ConfigurationEntry("slotsPerSubframe", $0) },
      eAxCSplit.map { ConfigurationEntry("eAxCSplit", $0) },
      uPlaneSequence.map { ConfigurationEntry("sequenceScope of the U-plane", $0) },
      cPlaneSequence.map { ConfigurationEntry("sequenceScope of the C-plane", $0) },
    ].compactMap { $0 }
  }
}
