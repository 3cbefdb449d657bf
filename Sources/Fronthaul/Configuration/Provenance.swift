public import Events

/// Where a piece of decode configuration comes from, the most trusted first.
public enum Provenance: UInt8, Sendable, CaseIterable, Comparable {
  /// Stated by the profile.
  case profile
  /// Read from M-plane data.
  case mPlane
  /// Read from a configuration block in the capture file.
  case capture
  /// Stated by the messages themselves, such as the dynamic `udCompHdr` of each section.
  case inBand
  /// Stated by C-plane messages for the U-plane that they control.
  case cPlane
  /// Concluded from the traffic: it proves consistency, not conformity.
  case inferred

  public static func < (a: Provenance, b: Provenance) -> Bool { a.rawValue < b.rawValue }
}

extension Provenance: CustomStringConvertible {
  public var description: String {
    switch self {
    case .profile: "profile"
    case .mPlane: "m-plane"
    case .capture: "capture"
    case .inBand: "in-band"
    case .cPlane: "c-plane"
    case .inferred: "inferred"
    }
  }
}

/// A value of the decode configuration together with what it rests on.
public struct Sourced<Value: Sendable>: Sendable {
  public var value: Value
  public var provenance: Provenance
  /// Why this value.
  public var evidence: [Indication]
  /// Messages that the value rests on; 0 where it does not rest on messages.
  public var frames: Int
  /// Other values that also fitted, the likeliest first.
  public var alternatives: [AlternativeValue]

  public init(
    _ value: Value, _ provenance: Provenance, evidence: [Indication], frames: Int = 0,
    alternatives: [AlternativeValue] = []
  ) {
    self.value = value
    self.provenance = provenance
    self.evidence = evidence
    self.frames = frames
    self.alternatives = alternatives
  }

  /// The most trusted of `candidates`; of equally trusted ones the first.
  ///
  /// A less trusted source that says something else is kept as an alternative, so that a profile that
  /// contradicts the traffic can be seen.
  public static func mostTrusted(_ candidates: [Sourced?]) -> Sourced? where Value: Equatable {
    let known = candidates.compactMap { $0 }
    guard var best = known.first else { return nil }
    for other in known where other.provenance < best.provenance { best = other }
    for other in known where other.value != best.value {
      best.alternatives.append(other.asAlternative)
    }
    return best
  }

  /// The value as one beside another.
  var asAlternative: AlternativeValue {
    AlternativeValue("\(value)", provenance: "\(provenance)", evidence: evidence)
  }
}

extension Sourced: Equatable where Value: Equatable {}

/// One line of the decode configuration as reports show it.
public struct ConfigurationEntry: Equatable, Sendable {
  /// What is configured, for example `udCompMeth`.
  public var name: String
  public var value: String
  public var provenance: Provenance
  public var evidence: [Indication]
  /// Messages that the value rests on.
  public var frames: Int
  public var alternatives: [AlternativeValue]

  public init<Value>(_ name: String, _ sourced: Sourced<Value>, value: String? = nil) {
    self.name = name
    self.value = value ?? "\(sourced.value)"
    provenance = sourced.provenance
    evidence = sourced.evidence
    frames = sourced.frames
    alternatives = sourced.alternatives
  }
}
