/// A value for each side of an association.
struct Sides<Value: Sendable>: Sendable {
  private var first: Value
  private var second: Value

  init(_ first: Value, _ second: Value) { (self.first, self.second) = (first, second) }
  init(both value: Value) { self.init(value, value) }

  subscript(side: Int) -> Value {
    get { side == 0 ? first : second }
    set { if side == 0 { first = newValue } else { second = newValue } }
  }
}

/// What is known of an association, apart from its data.
struct Association: Sendable {
  /// RFC 9260, clause 4, as far as both sides share it.
  enum State: Sendable, Comparable {
    /// INIT was sent.
    case opening
    /// The initiator has the answer and may send data.
    case echoed
    case established
    case shuttingDown
    /// Shut down or aborted.
    case ended
  }

  /// A set-up on its way, of a new association or of one that restarts.
  struct Handshake: Sendable {
    var side: Int
    /// What INIT says; `nil` if the capture lacks it.
    var initialTSN: UInt32?
    var initiateTag: UInt32
    var addresses: [IPAddress] = []
    var knowsAddresses = false
    /// Every INIT ACK may name another tag; the COOKIE ECHO says which is taken.
    var answers: [Answer] = []

    struct Answer: Sendable {
      var initiateTag: UInt32
      var initialTSN: UInt32
      var addresses: [IPAddress]
      var knowsAddresses: Bool
    }
  }

  /// What the capture has shown of an association.
  struct Shown: OptionSet, Sendable {
    let rawValue: UInt8

    static let firstSide = Shown(rawValue: 1)
    static let secondSide = Shown(rawValue: 2)
    static let bothSides: Shown = [.firstSide, .secondSide]
    static let message = Shown(rawValue: 4)

    static func side(_ side: Int) -> Shown { side == 0 ? .firstSide : .secondSide }
  }

  /// Answers that are kept.
  static let answerLimit = 8
  /// Addresses and paths that are kept.
  static let addressLimit = 64

  let number: Int
  var state: State
  let ports: Sides<UInt16>
  /// The side whose port alone is registered.
  let wellKnownSide: Int?
  /// The verification tag of packets that a side sends, and the one that it sent before a restart.
  var tags = Sides<UInt32?>(both: nil)
  var formerTags = Sides<UInt32?>(both: nil)
  var addresses = Sides<[IPAddress]>(both: [])
  /// Addresses that a side has taken away (RFC 5061, 4.2.2): packets from them may still be on their way.
  var formerAddresses = Sides<[IPAddress]>(both: [])
  /// Whether the addresses are all that the side has told.
  var knowsAddresses = Sides(both: false)
  var startCaptured: Bool
  var initiator: Int?
  /// Whether it was told who sets the association up.
  var startTold = false
  var handshake: Handshake?
  /// Whether a side has announced the end.
  var hasShutDown = Sides(both: false)
  /// Whether a checksum of a side that is not right was told.
  var checksumTold = Sides(both: false)
  /// Packets of a side whose checksum was right, and wrong.
  var rightChecksums = Sides(both: 0)
  var wrongChecksums = Sides(both: 0)
  var shown = Shown()
  /// Number of the packet that came last.
  var lastUse = 0
  /// Whether its place in the table is free.
  var isVacant = false
  /// What leads to the association.
  var paths: [PathKey] = []
  var tagKeys: [TagKey] = []
  /// Addresses, paths and tags that were not kept because there are too many.
  var leftOut = 0

  init(number: Int, state: State, ports: Sides<UInt16>, startCaptured: Bool = false, initiator: Int? = nil) {
    self.number = number
    self.state = state
    self.ports = ports
    self.startCaptured = startCaptured
    self.initiator = initiator
    let registered = (0...1).filter { UpperLayer.registered(port: ports[$0]) != nil }
    wellKnownSide = registered.count == 1 ? registered.first : nil
  }

  /// Right checksums that a side must have sent for each wrong one, so that the wrong one tells of damage.
  static let rightForEachWrong = 4

  /// Notes what the checksum of a packet says; whether the packet was damaged on its way, so that its receiver drops
  /// it (RFC 9260, 6.8).
  ///
  /// Where a network card fills the checksums in behind the capture nearly all of a side are wrong: such packets are
  /// in order. A wrong one among right ones is not.
  mutating func isDamaged(_ verdict: ChecksumVerdict, from side: Int) -> Bool {
    switch verdict {
    case .right: rightChecksums[side] += 1
    case .wrong:
      wrongChecksums[side] += 1
      return rightChecksums[side] >= Self.rightForEachWrong * wrongChecksums[side]
    case .zero, .notCaptured: break
    }
    return false
  }

  /// How much is lost if it is not followed any more.
  var need: Int {
    switch state {
    case .ended: 0
    case .opening: 1
    default: 2
    }
  }

  func has(_ address: IPAddress?, of side: Int) -> Bool {
    guard let address, knowsAddresses[side] else { return true }
    return addresses[side].contains(address)
  }

  /// Takes an address from a side; false where it has no such address, or no other.
  mutating func remove(_ address: IPAddress, of side: Int) -> Bool {
    guard addresses[side].count > 1, let index = addresses[side].firstIndex(of: address) else { return false }
    addresses[side].remove(at: index)
    formerAddresses[side].removeAll { $0 == address }
    formerAddresses[side].append(address)
    if formerAddresses[side].count > Self.addressLimit { formerAddresses[side].removeFirst() }
    return true
  }

  /// Whether a side has an address, or had it before.
  func hasHad(_ address: IPAddress?, of side: Int) -> Bool {
    has(address, of: side) || (address.map { formerAddresses[side].contains($0) } ?? true)
  }

  mutating func add(_ address: IPAddress?, of side: Int) {
    guard let address, !addresses[side].contains(address) else { return }
    guard addresses[side].count < Self.addressLimit else {
      leftOut += 1
      return
    }
    addresses[side].append(address)
  }

  mutating func add(_ more: [IPAddress], of side: Int, areAll: Bool) {
    for address in more { add(address, of: side) }
    if areAll { knowsAddresses[side] = true }
  }
}

/// The addresses and ports of a packet.
struct PathKey: Hashable, Sendable {
  var source: TransportAddress
  var destination: TransportAddress

  var reversed: PathKey { PathKey(source: destination, destination: source) }

  func isReverse(of other: PathKey) -> Bool { source == other.destination && destination == other.source }
}

/// The ports and the verification tag of a packet: what an association shares on all of its paths.
struct TagKey: Hashable, Sendable {
  var sourcePort: UInt16
  var destinationPort: UInt16
  var tag: UInt32
}

/// A side of an association in the table.
struct AssociationEnd: Equatable, Sendable {
  var slot: Int
  var side: Int

  var peer: AssociationEnd { AssociationEnd(slot: slot, side: 1 - side) }
  /// Index of the direction of what the side sends.
  var direction: Int { slot * 2 + side }
}
