public import Transport

/// Who announced a tunnel, and so receives its messages.
public enum TunnelOwner: Int64, Sendable {
  /// The uplink tunnel of a bearer, at the gNB-CU(-UP).
  case cu = 0
  /// A downlink tunnel of a bearer, at the gNB-DU.
  case du = 1
}

/// The tunnels that F1AP announced: who reads its messages fills it, who reads F1-U asks it.
///
/// Without a single announcement it answers nothing, so that nothing is judged about announcements.
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

  /// What F1AP said of a tunnel.
  public struct Announcement: Hashable, Sendable {
    public var owner: TunnelOwner
    /// Numbers of the association, and of the UE's F1 connection on it.
    public var association: Int
    public var ue: Int
    /// DRB ID.
    public var bearer: Int
    /// Nanoseconds since 1970 of the capture clock.
    public var announced: Int64
    /// When the bearer, its UE's context or all of the interface was released; nil = it is in use.
    public var released: Int64?
    /// Bits of PDCP sequence numbers on the bearer, 12 or 18, where F1AP told them.
    public var pdcpSNBits: Int?
    /// Number of the announcement: that of an endpoint which is announced anew is another one.
    public internal(set) var number = 0

    public init(
      owner: TunnelOwner, association: Int, ue: Int, bearer: Int, announced: Int64, pdcpSNBits: Int? = nil
    ) {
      self.owner = owner
      self.association = association
      self.ue = ue
      self.bearer = bearer
      self.announced = announced
      self.pdcpSNBits = pdcpSNBits
    }
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
  /// Addresses of DUs of which all announcements were captured.
  private var completeAddresses: Set<IPAddress> = []
  private var nextNumber = 1
  /// Whether an announcement did not fit any more: from then on nothing counts as not announced.
  public private(set) var hasOverflown = false

  private struct UEKey: Hashable {
    var association: Int
    var ue: Int
  }

  /// - Parameter capacity: endpoints that are remembered.
  public init(capacity: Int = Self.limit) { self.capacity = max(1, capacity) }

  /// Endpoints that are remembered.
  public var count: Int { announcements.count }

  /// Takes an announcement.
  ///
  /// - Parameter isComplete: whether the association was captured from its start on, so that an endpoint of the
  ///   same DU that was not announced was never announced.
  public mutating func announce(_ endpoint: Endpoint, _ announcement: Announcement, isComplete: Bool) {
    if announcements[endpoint] == nil, announcements.count >= capacity, !forgetReleased() {
      hasOverflown = true
      return
    }
    if let old = announcements[endpoint] { detach(endpoint, old) }
    var kept = announcement
    kept.number = nextNumber
    nextNumber += 1
    announcements[endpoint] = kept
    endpointsOfUE[UEKey(association: kept.association, ue: kept.ue), default: []].append(endpoint)
    if isComplete, kept.owner == .du { completeAddresses.insert(endpoint.address) }
  }

  /// Takes the release of a bearer, of all of a UE's bearers, or of those of an association.
  ///
  /// - Parameters:
  ///   - ue: nil = of all UEs.
  ///   - bearer: nil = of all bearers.
  public mutating func release(association: Int, ue: Int? = nil, bearer: Int? = nil, at time: Int64) {
    if let ue {
      release(UEKey(association: association, ue: ue), bearer, time)
      return
    }
    for key in endpointsOfUE.keys where key.association == association { release(key, bearer, time) }
  }

  private mutating func release(_ key: UEKey, _ bearer: Int?, _ time: Int64) {
    guard let endpoints = endpointsOfUE[key] else { return }
    var left: [Endpoint] = []
    for endpoint in endpoints {
      guard let found = announcements[endpoint], bearer == nil || found.bearer == bearer else {
        left.append(endpoint)
        continue
      }
      announcements[endpoint]?.released = time
      released.append((endpoint, found.number))
    }
    endpointsOfUE[key] = left.isEmpty ? nil : left
  }

  /// What is known of the tunnel that ends at `endpoint` and whose messages come from `source`.
  public func answer(for endpoint: Endpoint, from source: IPAddress) -> Answer {
    if let found = announcements[endpoint] { return .announced(found) }
    let isOfKnownDU = completeAddresses.contains(endpoint.address) || completeAddresses.contains(source)
    return isOfKnownDU && !hasOverflown ? .unannounced : .unjudged
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
    let key = UEKey(association: old.association, ue: old.ue)
    guard old.released == nil, var endpoints = endpointsOfUE[key] else { return }
    endpoints.removeAll { $0 == endpoint }
    endpointsOfUE[key] = endpoints.isEmpty ? nil : endpoints
  }
}
