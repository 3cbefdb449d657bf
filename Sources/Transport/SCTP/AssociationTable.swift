/// The associations that are followed, and how packets lead to them.
///
/// A packet is known by its addresses and ports; on a path that is new, by its ports and verification tag, if the
/// addresses do not contradict what the sides have told of them.
struct AssociationTable: Sendable {
  private(set) var limit: Int
  var associations: [Association] = []
  /// What the sides send: two for each association.
  var directions: [DataDirection] = []
  private var free: [Int] = []
  private var paths: [PathKey: AssociationEnd] = [:]
  private var tags: [TagKey: AssociationEnd] = [:]
  /// What was not kept of associations that were taken out since.
  private var leftOutBefore = 0
  private var lastFound: (key: PathKey, end: AssociationEnd)?

  init(limit: Int) { self.limit = max(1, limit) }

  var isFull: Bool { associations.count - free.count >= limit }
  /// Slots that hold an association.
  var slots: [Int] { associations.indices.filter { !associations[$0].isVacant } }

  /// Addresses, paths and tags that were not kept because associations have too many.
  var leftOut: Int { slots.reduce(leftOutBefore) { $0 + associations[$1].leftOut } }

  // MARK: Finding

  /// The sender of a packet on a known path.
  mutating func find(_ key: PathKey) -> AssociationEnd? {
    // Packets mostly go to and fro.
    if let lastFound {
      if lastFound.key == key { return lastFound.end }
      if lastFound.key.isReverse(of: key) { return lastFound.end.peer }
    }
    guard let end = paths[key] else { return nil }
    lastFound = (key, end)
    return end
  }

  /// The sender of a packet with a verification tag, on a path that is not known yet.
  mutating func find(_ key: PathKey, tag: UInt32) -> AssociationEnd? {
    let tagKey = TagKey(sourcePort: key.source.port, destinationPort: key.destination.port, tag: tag)
    guard let end = tags[tagKey] else { return nil }
    guard admits(key, end) else { return isOnItsWay(key, end) ? end : nil }
    join(key, to: end)
    return end
  }

  /// Whether a packet may have been sent before its address was taken away.
  private func isOnItsWay(_ key: PathKey, _ end: AssociationEnd) -> Bool {
    associations[end.slot].hasHad(key.source.address, of: end.side)
      && associations[end.slot].hasHad(key.destination.address, of: 1 - end.side)
  }

  /// The sender of an INIT on a path that is not known yet: it was sent to another address before, or by an association
  /// that has told these addresses.
  mutating func find(_ key: PathKey, initiateTag: UInt32) -> AssociationEnd? {
    let tagKey = TagKey(sourcePort: key.destination.port, destinationPort: key.source.port, tag: initiateTag)
    if let peer = tags[tagKey], admits(key.reversed, peer) {
      join(key, to: peer.peer)
      return peer.peer
    }
    for slot in associations.indices {
      for side in 0...1 {
        let end = AssociationEnd(slot: slot, side: side)
        guard isMember(key, end) else { continue }
        join(key, to: end)
        return end
      }
    }
    return nil
  }

  private func admits(_ key: PathKey, _ end: AssociationEnd) -> Bool {
    let association = associations[end.slot]
    return association.has(key.source.address, of: end.side)
      && association.has(key.destination.address, of: 1 - end.side)
  }

  /// Whether both sides have told the addresses of a path.
  private func isMember(_ key: PathKey, _ end: AssociationEnd) -> Bool {
    let ports = associations[end.slot].ports
    guard !associations[end.slot].isVacant, ports[end.side] == key.source.port,
      ports[1 - end.side] == key.destination.port,
      key.source.address != nil, key.destination.address != nil
    else { return false }
    let association = associations[end.slot]
    return association.knowsAddresses[0] && association.knowsAddresses[1] && admits(key, end)
  }

  // MARK: Changing

  /// Enters a new association; `end` of it sends packets on the path.
  mutating func add(_ association: Association, _ key: PathKey, side: Int) -> AssociationEnd {
    let slot: Int
    if let used = free.popLast() {
      slot = used
      associations[slot] = association
      directions[slot * 2] = DataDirection()
      directions[slot * 2 + 1] = DataDirection()
    } else {
      slot = associations.count
      associations.append(association)
      directions += [DataDirection(), DataDirection()]
    }
    let end = AssociationEnd(slot: slot, side: side)
    join(key, to: end)
    return end
  }

  /// Makes a path lead to an association.
  mutating func join(_ key: PathKey, to end: AssociationEnd) {
    associations[end.slot].add(key.source.address, of: end.side)
    associations[end.slot].add(key.destination.address, of: 1 - end.side)
    guard associations[end.slot].paths.count < Association.addressLimit * 2 else {
      associations[end.slot].leftOut += 1
      return
    }
    for (key, end) in [(key, end), (key.reversed, end.peer)] where paths[key] == nil {
      paths[key] = end
      associations[end.slot].paths.append(key)
    }
  }

  /// Makes the ports and tag of packets that a side sends lead to it.
  mutating func register(tag: UInt32, of end: AssociationEnd) {
    let ports = associations[end.slot].ports
    let key = TagKey(sourcePort: ports[end.side], destinationPort: ports[1 - end.side], tag: tag)
    guard associations[end.slot].tagKeys.count < Association.addressLimit else {
      associations[end.slot].leftOut += 1
      return
    }
    if tags.updateValue(end, forKey: key) != end { associations[end.slot].tagKeys.append(key) }
  }

  /// Takes an address from a side: what another association does with it is none of this one.
  mutating func remove(_ address: IPAddress, of end: AssociationEnd) {
    guard associations[end.slot].remove(address, of: end.side) else { return }
    for key in associations[end.slot].paths {
      guard let sender = paths[key], sender.slot == end.slot,
        (sender.side == end.side ? key.source : key.destination).address == address
      else { continue }
      paths[key] = nil
    }
    let known = paths
    associations[end.slot].paths.removeAll { known[$0]?.slot != end.slot }
    lastFound = nil
  }

  /// Takes an association out.
  mutating func remove(_ slot: Int) {
    for key in associations[slot].paths where paths[key]?.slot == slot { paths[key] = nil }
    for key in associations[slot].tagKeys where tags[key]?.slot == slot { tags[key] = nil }
    associations[slot].paths = []
    associations[slot].tagKeys = []
    leftOutBefore += associations[slot].leftOut
    associations[slot].isVacant = true
    directions[slot * 2] = DataDirection()
    directions[slot * 2 + 1] = DataDirection()
    free.append(slot)
    lastFound = nil
  }

  /// The association to give up for another one: one that has ended, or never began, or was silent for longest.
  var leastNeeded: Int? {
    var least: (slot: Int, rank: Int, lastUse: Int)?
    for slot in associations.indices where !associations[slot].isVacant {
      let rank = associations[slot].need
      let lastUse = associations[slot].lastUse
      if let least, (least.rank, least.lastUse) <= (rank, lastUse) { continue }
      least = (slot, rank, lastUse)
    }
    return least?.slot
  }

  /// The direction that costs most.
  var heaviest: Int? { directions.indices.max { directions[$0].weight < directions[$1].weight } }
}
