/// What a profile changes of a requirement that it extends.
public struct Departure: Sendable, Equatable, Codable {
  /// The key of the requirement that is changed: `assert`, `level`, `applies_if`, …
  public var key: String
  /// What the extended profiles say; `nil` = they do not have the key.
  public var before: String?
  /// What holds instead.
  public var after: String
  /// Who set it: `file:line`.
  public var place: String
  /// Why, in the words of the profile.
  public var reason: String
  /// Whether less may be demanded than before. Only what certainly demands no less does not weaken.
  public var weakens: Bool

  public init(key: String, before: String?, after: String, place: String, reason: String, weakens: Bool) {
    self.key = key
    self.before = before
    self.after = after
    self.place = place
    self.reason = reason
    self.weakens = weakens
  }

  /// `assert: payloadVersion == 1 → payloadVersion in [1, 2]`
  public var change: String { "\(key): \(before ?? "not given") → \(after)" }
}

extension RequirementDescription {
  /// Whether a profile demands less, or may demand less, than the one that it extends.
  public var isWeakened: Bool { departures.contains(where: \.weakens) }

  /// The level before any departure.
  public var specifiedLevel: Level {
    departures.first { $0.key == "level" }?.before.flatMap(Level.init) ?? level
  }

  /// The level as reports show it: `shall`, `shall (departed)` where a profile weakens the requirement, or `observation`
  /// where no clause carries it.
  public var levelText: String {
    if isWeakened { return "\(specifiedLevel.rawValue) (departed)" }
    return status == .observation ? status.rawValue : level.rawValue
  }

  /// The status as reports show it: a rule that a profile weakened is not the one that was validated.
  public var statusText: String { isWeakened && status == .validated ? Self.departed : status.rawValue }
  /// The status of a requirement that a profile weakened.
  public static let departed = "departed"
}
