/// What the capture itself does not allow to be judged (design §5, rule 7), in words.
public struct VerdictCaps: Sendable, Equatable {
  /// Why a missing frame may be the capture's fault: drops, damage, a cut. `nil` = the capture is whole.
  public var incomplete: LocalizedText?
  /// Why a frame that comes twice may be the capture's fault. `nil` = frames are not doubled as a rule.
  public var doubled: LocalizedText?
  /// Why when frames came, and which one first, is not certain: the clock goes back. `nil` = it does not.
  public var unsteady: LocalizedText?
  /// The one direction that the captures are declared to show, so that what the other side owes is not applicable.
  public var direction: String?

  public init(incomplete: LocalizedText? = nil, doubled: LocalizedText? = nil, unsteady: LocalizedText? = nil)
  {
    self.incomplete = incomplete
    self.doubled = doubled
    self.unsteady = unsteady
  }

  /// What the integrity of some captures does not allow.
  public init(_ integrity: [IntegrityEntry], captures: [CaptureDescription]) {
    func texts(_ need: CaptureNeed) -> LocalizedText? {
      let entries = integrity.filter { $0.effect.limits(need) }
      return entries.isEmpty ? nil : Phrase.joined(entries.map { $0.text(captures) })
    }
    self.init(
      incomplete: texts(.completeCapture), doubled: texts(.uniqueFrames), unsteady: texts(.steadyClock))
  }

  /// Why failures of rules with a need are no longer certain.
  func cause(_ need: CaptureNeed) -> LocalizedText? {
    switch need {
    case .completeCapture: incomplete
    case .uniqueFrames: doubled
    case .steadyClock: unsteady
    }
  }
}
