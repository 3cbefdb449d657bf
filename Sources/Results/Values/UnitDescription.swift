public import Events

/// A unit of the chain, declared by the profile or found in the traffic.
public struct UnitDescription: Sendable, Equatable, Codable {
  public var name: String
  /// What the unit is known by in any run: the name that the profile gives it, else its first address.
  public var identity: String
  /// `O-RU`, `O-DU`, … or `unknown`.
  public var role: String
  public var vendor: String?
  public var model: String?
  public var version: String?
  public var addresses: [String]
  /// What of the traffic of the addresses is the unit's, in words; `nil` = all.
  public var part: String?
  /// `virtual`, `dedicated` or `nil`.
  public var deployment: String?
  /// Part of the test equipment, so its deviations do not make the run fail.
  public var isTester = false
  /// The run is about its conformance.
  public var isUnderTest = false
  /// Whether the capture shows a frame from it or to it.
  public var isInCapture = true
  /// Where the entry comes from: `profile`, `inferred`, or a file of the M-plane with a line.
  public var provenance: String
  /// What the role of a unit that was found rests on.
  public var evidence: [Indication] = []

  /// - Parameter identity: the name where it is left out.
  public init(
    name: String, identity: String? = nil, role: String, addresses: [String], provenance: String
  ) {
    self.name = name
    self.identity = identity ?? name
    self.role = role
    self.addresses = addresses
    self.provenance = provenance
  }
}

extension UnitDescription {
  /// A unit that was found in the traffic.
  public init(
    name: String, identity: String? = nil, role: String, addresses: [String], evidence: [Indication]
  ) {
    self.init(name: name, identity: identity, role: role, addresses: addresses, provenance: Self.inferred)
    self.evidence = evidence
  }

  private static let inferred = "inferred"

  /// Whether it was found in the traffic, and nobody declares it.
  package var isInferred: Bool { provenance == Self.inferred }
}

extension [UnitDescription] {
  public func unit(_ id: UnitID?) -> UnitDescription? {
    guard let id, indices.contains(id.rawValue) else { return nil }
    return self[id.rawValue]
  }

  /// The unit's name; one that is not known is `unknown unit`.
  public func name(_ id: UnitID?) -> String {
    unit(id)?.name ?? id.map { "unit \($0.rawValue)" } ?? "unknown unit"
  }

  public func isTester(_ id: UnitID?) -> Bool { unit(id)?.isTester ?? false }
}
