public import Transport

/// Who announced a tunnel, and so receives its messages.
public enum TunnelOwner: Int64, Sendable {
  /// The uplink tunnel of a bearer, at the gNB-CU(-UP).
  case cu = 0
  /// A downlink tunnel of a bearer, at the gNB-DU.
  case du = 1
}

/// The tunnels that F1AP and E1AP announced: who reads their messages fills it, who reads F1-U asks it.
///
/// An end of a tunnel that both tell is the one that F1AP tells. Without a single announcement it answers nothing, so that nothing is judged about announcements.
public struct TunnelDirectory: Sendable {
  /// Where a tunnel ends (TS 38.473, 9.3.2.1).
  public struct Endpoint: Hashable, Sendable {
    public var address: IPAddress
    public var teid: UInt32

    public init(address: IPAddress, teid: UInt32) {
      self.address = address
      self.teid = teid
    }
  }

  /// Who told of a tunnel.
  public enum Source: Hashable, Sendable {
    /// The interface between the units that the tunnel connects.
    case f1ap
    /// The interface of the units that share the central one's work: it knows some of the tunnels.
    case e1ap
  }

  /// What was said of a tunnel.
  public struct Announcement: Hashable, Sendable {
    public var owner: TunnelOwner
    public var source: Source
    /// Numbers of the association, and of the UE's connection, which no other one of the same protocol has.
    public var association: Int
    public var ue: Int
    /// DRB ID.
    public var bearer: Int
    /// Nanoseconds since 1970 of the capture clock.
    public var announced: Int64
    /// When the bearer, its UE's context or all of the interface was released; nil = it is in use.
    public var released: Int64?
    /// Bits of PDCP sequence numbers on the bearer's downlink, 12 or 18, where they were told.
    public var pdcpSNBits: Int?
    /// Number of the announcement: that of an endpoint which is announced anew is another one.
    public internal(set) var number = 0

    public init(
      owner: TunnelOwner, source: Source = .f1ap, association: Int, ue: Int, bearer: Int, announced: Int64,
      pdcpSNBits: Int? = nil
    ) {
      self.owner = owner
      self.source = source
      self.association = association
      self.ue = ue
      self.bearer = bearer
      self.announced = announced
      self.pdcpSNBits = pdcpSNBits
    }

    fileprivate var key: UEKey { UEKey(source: source, ue: ue) }

    /// Whether it is of the same bearer of the same UE.
    fileprivate func isOfBearer(of other: Announcement) -> Bool { key == other.key && bearer == other.bearer }
  }

  /// What the directory knows of an endpoint.
  public enum Answer: Equatable, Sendable {
    case announced(Announcement)
    /// F1AP announced tunnels of the same node from the start of its association on, but not this one.
    case unannounced
    /// Nobody can tell.
    case unjudged
  }

  /// Endpoints that are remembered; of more the ones that were released first are forgotten.
  public static let limit = 262_144

  private let capacity: Int
  private var announcements: [Endpoint: Announcement] = [:]
  /// Endpoints in the order of their release, with the numbers of their announcements.
  private var released: [(endpoint: Endpoint, number: Int)] = []
  private var releasedStart = 0
  private var endpointsOfUE: [UEKey: [Endpoint]] = [:]
  /// Bits of PDCP sequence numbers that were told, by bearer.
  private var pdcpSNBits: [UEKey: [Int: Int]] = [:]
  /// Addresses of DUs of which all announcements were captured.
  private var completeAddresses: Set<IPAddress> = []
  private var nextNumber = 1
  /// Ends of tunnels that were announced and not remembered because there are too many: from then on nothing counts
  /// as not announced.
  public private(set) var endpointsNotRemembered = 0

  /// A UE's connection: numbers of UEs are those of their protocol, whatever the association.
  fileprivate struct UEKey: Hashable {
    var source: Source
    var ue: Int
  }

  /// - Parameter capacity: endpoints that are remembered.
  public init(capacity: Int = Self.limit) { self.capacity = max(1, capacity) }

  /// Forgets all announcements; those to come get other numbers.
  public mutating func removeAll() {
    var fresh = TunnelDirectory(capacity: capacity)
    fresh.nextNumber = nextNumber
    fresh.endpointsNotRemembered = endpointsNotRemembered
    self = fresh
  }

  /// Endpoints that are remembered.
  public var count: Int { announcements.count }

  /// Takes an announcement. One that repeats what is known of a tunnel in use changes nothing of it.
  ///
  /// - Parameter isComplete: whether the association was captured from its start on, so that an endpoint of the
  ///   same DU that was not announced was never announced.
  public mutating func announce(_ endpoint: Endpoint, _ announcement: Announcement, isComplete: Bool) {
    let old = announcements[endpoint]
    if old == nil, announcements.count >= capacity, !forgetReleased() {
      endpointsNotRemembered += 1
      return
    }
    var kept = announcement
    kept.pdcpSNBits = announcement.pdcpSNBits ?? pdcpSNBits[announcement.key]?[announcement.bearer]
    noteNode(endpoint.address, announcement, isComplete)
    if let old, old.released == nil {
      let isSame = old.isOfBearer(of: announcement)
      if isSame || (old.source == .f1ap && announcement.source == .e1ap) {
        announcements[endpoint]?.pdcpSNBits = kept.pdcpSNBits ?? old.pdcpSNBits
        return
      }
      detach(endpoint, old)
      // What one protocol has told already is the same tunnel.
      if old.source != announcement.source {
        kept.number = old.number
        kept.pdcpSNBits = kept.pdcpSNBits ?? old.pdcpSNBits
      }
    }
    if kept.number == 0 {
      kept.number = nextNumber
      nextNumber += 1
    }
    announcements[endpoint] = kept
    endpointsOfUE[kept.key, default: []].append(endpoint)
  }

  /// F1AP tells all ends of tunnels at a DU; E1AP those that the CU-UP has to know.
  private mutating func noteNode(_ address: IPAddress, _ announcement: Announcement, _ isComplete: Bool) {
    guard isComplete, announcement.owner == .du, announcement.source == .f1ap,
      !completeAddresses.contains(address)
    else { return }
    guard completeAddresses.count < capacity else {
      endpointsNotRemembered += 1
      return
    }
    completeAddresses.insert(address)
  }

  /// Takes the bits of PDCP sequence numbers on the downlink of a bearer, 12 or 18.
  public mutating func number(_ source: Source, ue: Int, bearer: Int, pdcpSNBits bits: Int) {
    let key = UEKey(source: source, ue: ue)
    guard pdcpSNBits[key] != nil || pdcpSNBits.count < capacity else {
      endpointsNotRemembered += 1
      return
    }
    pdcpSNBits[key, default: [:]][bearer] = bits
    for endpoint in endpointsOfUE[key] ?? [] where announcements[endpoint]?.bearer == bearer {
      announcements[endpoint]?.pdcpSNBits = bits
    }
  }

  /// Takes the release of a bearer, of all of a UE's bearers, or of those of an association.
  ///
  /// - Parameters:
  ///   - ue: nil = of all UEs.
  ///   - bearer: nil = of all bearers.
  public mutating func release(
    _ source: Source = .f1ap, association: Int, ue: Int? = nil, bearer: Int? = nil, at time: Int64
  ) {
    if let ue {
      release(UEKey(source: source, ue: ue), time) { bearer == nil || $0.bearer == bearer }
      if let bearer {
        pdcpSNBits[UEKey(source: source, ue: ue)]?[bearer] = nil
      } else {
        pdcpSNBits[UEKey(source: source, ue: ue)] = nil
      }
      return
    }
    for key in endpointsOfUE.keys where key.source == source {
      release(key, time) { $0.association == association }
      if endpointsOfUE[key] == nil { pdcpSNBits[key] = nil }
    }
  }

  private mutating func release(_ key: UEKey, _ time: Int64, where isConcerned: (Announcement) -> Bool) {
    guard let endpoints = endpointsOfUE[key] else { return }
    var left: [Endpoint] = []
    for endpoint in endpoints {
      guard let found = announcements[endpoint], isConcerned(found) else {
        left.append(endpoint)
        continue
      }
      announcements[endpoint]?.released = time
      released.append((endpoint, found.number))
    }
    endpointsOfUE[key] = left.isEmpty ? nil : left
    tidyReleased()
  }

  /// Forgets releases of endpoints that were announced anew since, once they are most of what is kept.
  private mutating func tidyReleased() {
    guard released.count > 2 * announcements.count + 1_024 else { return }
    released = released[releasedStart...].filter { entry in
      announcements[entry.endpoint].map { $0.number == entry.number && $0.released != nil } ?? false
    }
    releasedStart = 0
  }

  /// What is known of the tunnel that ends at `endpoint` and whose messages come from `source`.
  public func answer(for endpoint: Endpoint, from source: IPAddress) -> Answer {
    if let found = announcements[endpoint] { return .announced(found) }
    let isOfKnownDU = completeAddresses.contains(endpoint.address) || completeAddresses.contains(source)
    return isOfKnownDU && endpointsNotRemembered == 0 ? .unannounced : .unjudged
  }

  /// Forgets the endpoint that was released first; false if none was released.
  private mutating func forgetReleased() -> Bool {
    while releasedStart < released.count {
      let (endpoint, number) = released[releasedStart]
      releasedStart += 1
      if releasedStart > capacity {
        released.removeFirst(releasedStart)
        releasedStart = 0
      }
      // An endpoint that was announced anew is in use.
      guard announcements[endpoint]?.number == number else { continue }
      announcements[endpoint] = nil
      return true
    }
    return false
  }

  /// Takes an endpoint from the UE that had it.
  private mutating func detach(_ endpoint: Endpoint, _ old: Announcement) {
    guard old.released == nil, var endpoints = endpointsOfUE[old.key] else { return }
    endpoints.removeAll { $0 == endpoint }
    endpointsOfUE[old.key] = endpoints.isEmpty ? nil : endpoints
  }
}
