internal import Transport

/// What tells tunnels apart: who sends to whom, and the endpoint that the receiver chose.
struct TunnelKey: Hashable, Sendable {
  var source: IPAddress
  var destination: IPAddress
  var teid: UInt32
}

/// A direction between two nodes.
struct PathKey: Hashable, Sendable {
  var source: IPAddress
  var destination: IPAddress

  var reversed: PathKey { PathKey(source: destination, destination: source) }
}

extension UserPlanePacket {
  var path: PathKey { PathKey(source: datagram.source, destination: datagram.destination) }
}

/// What is remembered of a tunnel.
struct Tunnel: Sendable {
  /// As events show it: another one when the endpoint is used anew.
  let number: Int
  /// The announcement that it rests on; 0 = none is known.
  var announcement = 0
  var hasEndMarker = false

  // DL USER DATA.
  /// Whether it is counted among those of its path that carry such data.
  var carriesData = false
  /// NR-U sequence numbers.
  var sequence = SequenceWindow(bits: 24)
  var lastWasRetransmission = false
  /// When the last message of this kind was sent.
  var lastSent: Int64 = 0
  /// The tunnel whose delivery status is known to be about this one, by its place.
  var reportedBy: Int?
  var pdcp = PDCPNumbering()
  /// What delivery status reported since the last message.
  var reported = ReportedNumbers()
  /// Polls that wait for a delivery status, and since when.
  var pollsOutstanding = 0
  var oldestPoll: Int64 = 0

  // DL DATA DELIVERY STATUS.
  var carriesStatus = false
  var highestDelivered: UInt32?
  var highestTransmitted: UInt32?
  var hasFinalFrame = false
  /// The tunnel whose data the status is about, by its place in the table, once a report confirmed it.
  var confirmedBearer: Int?

  init(number: Int) { self.number = number }
}

/// What is remembered of a direction between two nodes.
struct Path: Sendable {
  /// Messages with a tunnel.
  var messages = 0
  /// Tunnels that carry DL USER DATA, and the place of one of them.
  var dataTunnels = 0
  var dataTunnel = 0
  /// Tunnels that carry delivery status, and the place of one of them.
  var statusTunnels = 0
  var statusTunnel = 0
  /// Whether the sender hosts PDCP, by the first PDU that told.
  var isFromCU: Bool?
}

/// The tunnels of a capture, at most ``limit`` of them.
struct TunnelTable: Sendable {
  static let limit = 65_536

  private let capacity: Int
  var tunnels: [Tunnel] = []
  private var places: [TunnelKey: Int] = [:]
  var paths: [PathKey: Path] = [:]
  private var nextNumber = 1
  /// Messages of tunnels that did not fit any more.
  private(set) var messagesBeyondLimit = 0

  init(capacity: Int = Self.limit) { self.capacity = capacity }

  /// The place of a tunnel; nil if there are too many.
  mutating func place(of key: TunnelKey) -> Int? {
    if let known = places[key] { return known }
    guard tunnels.count < capacity else {
      messagesBeyondLimit += 1
      return nil
    }
    places[key] = tunnels.count
    tunnels.append(Tunnel(number: nextNumber))
    nextNumber += 1
    return tunnels.count - 1
  }

  /// Forgets what was seen of a tunnel: its endpoint is used anew.
  mutating func renew(_ place: Int) {
    var fresh = Tunnel(number: nextNumber)
    nextNumber += 1
    fresh.carriesData = tunnels[place].carriesData
    fresh.carriesStatus = tunnels[place].carriesStatus
    tunnels[place] = fresh
  }

  /// Forgets all tunnels; those to come get other numbers.
  mutating func removeAll() {
    tunnels.removeAll()
    places.removeAll()
    paths.removeAll()
  }

  /// Notes that a tunnel carries DL USER DATA.
  mutating func noteData(_ place: Int, on key: PathKey) {
    guard !tunnels[place].carriesData else { return }
    tunnels[place].carriesData = true
    paths[key, default: Path()].dataTunnels += 1
    paths[key, default: Path()].dataTunnel = place
  }

  /// Notes that a tunnel carries delivery status.
  mutating func noteStatus(_ place: Int, on key: PathKey) {
    guard !tunnels[place].carriesStatus else { return }
    tunnels[place].carriesStatus = true
    paths[key, default: Path()].statusTunnels += 1
    paths[key, default: Path()].statusTunnel = place
  }

  /// Notes who hosts PDCP; the first sign counts.
  mutating func noteRole(_ key: PathKey, isFromCU: Bool) {
    guard paths[key]?.isFromCU == nil else { return }
    // Nodes of messages whose tunnels are not followed could be any number.
    guard paths[key] != nil || paths.count < capacity * 2 else { return }
    paths[key, default: Path()].isFromCU = isFromCU
    paths[key.reversed, default: Path()].isFromCU = !isFromCU
  }

  /// The tunnel with the data of the status that comes along `key`, where there is one of each kind alone.
  func onlyData(for key: PathKey) -> Int? {
    guard paths[key]?.statusTunnels == 1, let forward = paths[key.reversed], forward.dataTunnels == 1 else {
      return nil
    }
    return forward.dataTunnel
  }
}
