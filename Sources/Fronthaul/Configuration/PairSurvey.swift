internal import Events

/// Finds out what the messages between two units say: of each carrier its PRBs and slots, of all of them how eAxC IDs are
/// divided and what sequence numbers count.
///
/// Keep one for each pair of units. Nothing is allocated per message after the first ones.
public struct PairSurvey: Sendable {
  /// By their numbers: see ``EAxCSplit/carrier(of:)``.
  public var carriers: [UInt16: CarrierSurvey] = [:]
  private var eAxCBits: UInt16 = 0
  private var eAxCLargest: UInt16 = 0
  private var messages = 0
  private var uPlane = SequenceScopeSurvey()
  private var cPlane = SequenceScopeSurvey()

  public init() {}

  /// A message of the C- or U-plane.
  ///
  /// - Parameter sequenceId: nil for fragments other than the last one.
  public mutating func observe(isUPlane: Bool, isDownlink: Bool, eAxC: UInt16, sequenceId: UInt8?) {
    eAxCBits |= eAxC
    eAxCLargest = max(eAxCLargest, eAxC)
    messages += 1
    guard let sequenceId else { return }
    if isUPlane {
      uPlane.observe(eAxC: eAxC, isDownlink: isDownlink, sequenceId: sequenceId)
    } else {
      cPlane.observe(eAxC: eAxC, isDownlink: isDownlink, sequenceId: sequenceId)
    }
  }

  /// How far the sections of each carrier reach, before anybody knows how those of the U-plane lie.
  func extents() -> PairConfiguration {
    PairConfiguration(carriers: carriers.mapValues { CarrierConfiguration(largestPrbEnd: $0.largestPrbEnd) })
  }

  /// Everything that the messages allow to say. What the profile or the M-plane states goes before it: see
  /// ``Sourced/mostTrusted(_:)``.
  public func inferred() -> PairConfiguration {
    var all = CarrierSurvey()
    for survey in carriers.values { all.add(survey) }
    let shared = all.inferred()
    return PairConfiguration(
      carriers: carriers.count == 1
        ? carriers.mapValues { _ in shared } : carriers.mapValues { $0.inferred() },
      shared: shared, eAxCSplit: eAxCSplit(), uPlaneSequence: uPlane.result(),
      cPlaneSequence: cPlane.result())
  }

  private func eAxCSplit() -> Sourced<EAxCSplit>? {
    guard messages > 0 else { return nil }
    let largest = String(eAxCLargest, radix: 16, uppercase: true)
    let used = 16 - eAxCBits.leadingZeroBitCount
    // Every split with at least as many bits as were used leaves its unused bits 0: the values can't tell.
    return Sourced(
      .usual, .inferred,
      evidence: [Indication(.usualSplitOf, "0x\(largest)", "\(used)")],
      frames: messages,
      alternatives: [
        AlternativeValue(EAxCSplit.older.description), AlternativeValue(EAxCSplit.flat.description),
        AlternativeValue(Indication(.otherWidths, "\(used)")),
      ])
  }
}

/// What a survey says about the messages between two units; nil where it saw nothing to tell by.
public struct PairConfiguration: Sendable {
  /// Messages that a numerology or a width has to rest on, so that slots or PRBs are judged by it.
  static let leastEvidence = 16

  /// By their numbers: see ``EAxCSplit/carrier(of:)``.
  public private(set) var carriers: [UInt16: CarrierConfiguration]
  /// What all carriers show together: for those of which too little was seen.
  let shared: CarrierConfiguration
  public let eAxCSplit: Sourced<EAxCSplit>?
  public let uPlaneSequence: Sourced<SequenceScope>?
  public let cPlaneSequence: Sourced<SequenceScope>?

  init(
    carriers: [UInt16: CarrierConfiguration] = [:], shared: CarrierConfiguration = CarrierConfiguration(),
    eAxCSplit: Sourced<EAxCSplit>? = nil, uPlaneSequence: Sourced<SequenceScope>? = nil,
    cPlaneSequence: Sourced<SequenceScope>? = nil
  ) {
    self.carriers = carriers
    self.shared = shared
    self.eAxCSplit = eAxCSplit
    self.uPlaneSequence = uPlaneSequence
    self.cPlaneSequence = cPlaneSequence
  }

  /// What is known of a carrier, by its own messages where they are enough.
  func carrier(_ number: UInt16) -> CarrierConfiguration {
    var found = carriers[number] ?? CarrierConfiguration()
    if carriers.count > 1 || carriers[number] == nil, !Self.isEnough(found.slotsPerSubframe) {
      found.slotsPerSubframe = slotsOfOthers ?? found.slotsPerSubframe
    }
    // Few sections hardly show how wide a carrier is.
    if let prbs = found.carrierPrbs, prbs.frames < Self.leastEvidence {
      found.carrierPrbs = shared.carrierPrbs ?? prbs
    }
    return found
  }

  /// The slots of the other carriers. Where these differ, they are good enough to count by and not to judge by.
  private var slotsOfOthers: Sourced<Int>? {
    guard let slots = shared.slotsPerSubframe else { return nil }
    let known = carriers.values.map(\.slotsPerSubframe).filter(Self.isEnough)
    let agree = known.allSatisfy { $0?.value == slots.value }
    return Sourced(
      slots.value, agree ? slots.provenance : .inferred,
      evidence: [Indication(.otherCarriers)], frames: agree ? slots.frames : 0,
      alternatives: slots.alternatives)
  }

  static func isEnough(_ slots: Sourced<Int>?) -> Bool {
    slots.map { $0.provenance != .inferred || $0.frames >= leastEvidence } ?? false
  }

  /// Tells carriers of different numerologies from those that leave slots out, where their own messages do not say it:
  /// messages that are sent symbol by symbol keep pace with the symbols of one numerology alone.
  mutating func compareNumerologies(with clock: ClockSurvey) {
    let all = Set(carriers.values.compactMap { $0.slotsPerSubframe?.value })
    guard all.count > 1 else { return }
    for (number, carrier) in carriers {
      guard var slots = carrier.slotsPerSubframe, slots.provenance == .inferred, Self.isEnough(slots) else {
        continue
      }
      let candidates = all.filter { $0 >= slots.value }.sorted()
      guard candidates.count > 1 else { continue }
      if let paced = clock.slotsPerSubframe(of: number, among: candidates) {
        slots.value = paced
        slots.evidence.append(Indication(.symbolPace, "\(paced)"))
      } else {
        slots.alternatives += candidates.filter { $0 != slots.value }.map { AlternativeValue("\($0)") }
        carriers[number]?.isAmbiguous = true
      }
      carriers[number]?.slotsPerSubframe = slots
    }
  }

  /// Takes what a later flow says of "all PRBs".
  mutating func state(_ prbs: Sourced<Int>?, eAxC: UInt16, carrier number: UInt16) {
    var carrier = carrier(number)
    carrier.statedPrbs[eAxC] = prbs
    carriers[number] = carrier
  }
}
