public import Events

/// What is declared of how flows are to be decoded, by a profile or by others. Everything that it leaves open is inferred.
public struct DecodeSettings: Sendable {
  /// A declaration for the flows that match.
  public struct Entry: Sendable {
    // What matches; `nil` = any.
    public var isDownlink: Bool?
    public var isUPlane: Bool?
    public var eAxC: [UInt16]?
    public var vlanId: Int?
    /// Number of the declared unit that one end of the flow must be.
    public var unit: Int?
    /// The same of another unit, at the other end.
    public var peer: Int?

    // What is declared; `nil` = not by this entry.
    public var isDynamic: Bool?
    public var method: CompressionMethod?
    public var width: Int?
    public var hasLength: Bool?
    public var carrierPrbs: Int?
    public var slotsPerSubframe: Int?
    public var cyclicPrefix: Numerology.CyclicPrefix?
    public var split: EAxCSplit?
    /// Other eAxCs for which the C-plane is valid too (section extension 10).
    public var members: [UInt16]?
    public var tdd: SlotDirections?
    /// The slots of a period in letters, as another run inferred it: D, U, F for either direction.
    public var usualDirections: String?
    public var limits: EndpointLimits?
    public var sequence: SequenceScope?
    /// Where the declaration stands, `file:line`.
    public var source: [Indication]
    /// Who declares it.
    public var provenance: Provenance
    /// Messages that the declaration rests on, where it was found in another capture.
    public var frames = 0
    /// What also fitted there.
    public var alternatives: [AlternativeValue] = []

    public init(source: [Indication], provenance: Provenance = .profile) {
      self.source = source
      self.provenance = provenance
    }

    func matches(_ flow: Flow) -> Bool {
      if let isDownlink, isDownlink != flow.isDownlink { return false }
      if let eAxC, !eAxC.contains(flow.key.eAxC) { return false }
      if let vlanId, vlanId != Int(flow.key.vlanId) { return false }
      if let isUPlane, isUPlane != (flow.key.kind == 0) { return false }
      for end in [unit, peer].compactMap({ $0 })
      where end != flow.pair.a.rawValue && end != flow.pair.b.rawValue { return false }
      return true
    }
  }

  public var entries: [Entry] = [] {
    didSet { index() }
  }
  /// The places of the entries that are for flows of one declared unit, and of those that are for any, ascending.
  private var placesOfUnit: [Int: [Int]] = [:]
  private var placesOfAny: [Int] = []
  /// The clock of the capture.
  public var timeBase = TimeBase()
  /// Bytes of frames that are kept, surveyed and then replayed.
  public var prefixBytes = 8 << 20

  /// Whether `cus.c.allocation` is wanted.
  public var sendsAllocations = false
  /// Whether rows of the U-plane say when it was captured and when it is on the air (``uPlaneTimes``).
  public var timesUPlane = true
  /// Whether the entries have all that another run inferred, so that the directions of slots are not inferred anew.
  public var hasInferences = false

  public init() {}

  /// The fields that ``timesUPlane`` is about, and the events of the U-plane that have them.
  public static let uPlaneTimes = (
    fields: FieldSet([
      AirTimeSlot.airTime, AirTimeSlot.airTimeRounded, AirTimeSlot.symbolDuration, AirTimeSlot.arrivalTime,
      AirTimeSlot.commonClock,
    ]), events: [EventTypeID.cusU, .cusUSection, .cusUMisfit, .cusUSamples, .cusConfiguration]
  )

  /// What is declared for a flow: the most trusted source that says something. Of one source later entries win; what
  /// less trusted ones say else is kept as an alternative.
  func declared<Value: Sendable & Equatable>(_ flow: Flow, _ value: (Entry) -> Value?) -> Sourced<Value>? {
    var found: [Sourced<Value>] = []
    for place in places(of: flow) where entries[place].matches(flow) {
      let entry = entries[place]
      guard !found.contains(where: { $0.provenance == entry.provenance }), let said = value(entry) else {
        continue
      }
      found.append(
        Sourced(
          said, entry.provenance, evidence: entry.source, frames: entry.frames,
          alternatives: entry.alternatives))
    }
    return .mostTrusted(found)
  }

  /// The eAxCs that somebody describes for the direction of a flow, each by itself, ascending, and whether these are all
  /// that there are: M-plane data have every endpoint, a profile those of which it has something to say.
  func endpoints(of flow: Flow) -> (eAxCs: [UInt16], areAll: Bool) {
    var found: Set<UInt16> = []
    var areAll = false
    for place in places(of: flow) where entries[place].eAxC?.count == 1 && entries[place].isDownlink != nil {
      var entry = entries[place]
      let id = entry.eAxC?.first
      entry.eAxC = nil
      if entry.matches(flow), let id {
        found.insert(id)
        areAll = areAll || entry.provenance == .mPlane
      }
    }
    return (found.sorted(), areAll)
  }

  /// The places of the entries that may match a flow, the last one first.
  ///
  /// A record of a run with thousands of units has entries for each of them.
  private func places(of flow: Flow) -> [Int] {
    let own =
      placesOfUnit[flow.pair.a.rawValue, default: []] + placesOfUnit[flow.pair.b.rawValue, default: []]
    return own.isEmpty ? placesOfAny.reversed() : (own + placesOfAny).sorted(by: >)
  }

  private mutating func index() {
    placesOfUnit = [:]
    placesOfAny = []
    for (place, entry) in entries.enumerated() {
      if let unit = entry.unit ?? entry.peer {
        placesOfUnit[unit, default: []].append(place)
      } else {
        placesOfAny.append(place)
      }
    }
  }
}
