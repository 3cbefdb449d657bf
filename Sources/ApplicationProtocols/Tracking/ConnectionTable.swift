/// The UE connections of all interfaces, found by the ids of either end.
///
/// Bounded: a connection beyond the limit is not followed, which is counted. Those that ended are remembered until
/// their place is needed.
struct ConnectionTable {
  /// Connections that may be alive at one time.
  let limit: Int
  /// Connections that ended and are remembered before their places are used again.
  private let memory: Int
  private var connections: [Connection] = []
  private var places = ConnectionIndex()
  /// Places of connections that ended, in that order, from ``firstReleased`` on.
  private var released: [Int] = []
  private var firstReleased = 0
  /// Whether connections may have ended all at once since places were last looked for.
  private var mayHaveEnded = false
  /// The number of the newest connection.
  private(set) var lastNumber: Int64 = 0
  /// Connections that were not followed because too many were alive.
  private(set) var overflow = 0

  init(limit: Int, memory: Int = 4_096) {
    self.limit = limit
    self.memory = memory
    released.reserveCapacity(64)
  }

  subscript(place: Int) -> Connection {
    get { connections[place] }
    _modify { yield &connections[place] }
  }

  /// The place of the connection with an id, alive or not.
  func find(_ id: Int64, of side: ProtocolSide, on interface: Int64) -> Int? {
    places.place(interface, side, id)
  }

  func reference(to place: Int) -> Connection.Reference {
    Connection.Reference(place: place, number: connections[place].number)
  }

  /// The place that a reference means; nil: the connection is gone.
  func place(of reference: Connection.Reference) -> Int? {
    connections[reference.place].number == reference.number ? reference.place : nil
  }

  /// Connections that may be alive.
  var count: Int { connections.count - (released.count - firstReleased) }

  /// Takes a new connection; nil: too many are alive.
  ///
  /// - Parameter isAlive: whether a connection still lives, for finding places when none is free.
  mutating func add(
    on interface: Int64, central: Int64, peripheral: Int64, isAlive: (Connection) -> Bool
  ) -> Int? {
    if count >= limit, mayHaveEnded { sweep(isAlive) }
    guard count < limit else {
      overflow += 1
      return nil
    }
    lastNumber += 1
    let connection = Connection(
      number: lastNumber, interface: interface, central: central, peripheral: peripheral)
    let place: Int
    if released.count - firstReleased > memory {
      place = takeReleased()
      connections[place] = connection
    } else {
      place = connections.count
      connections.append(connection)
    }
    index(place, .central)
    index(place, .peripheral)
    return place
  }

  /// Gives a connection an id, under which it is found from now on.
  mutating func set(_ id: Int64, of side: ProtocolSide, at place: Int) {
    connections[place][side] = id
    index(place, side)
  }

  /// Changes an id. The one before stays valid until ``forgetFormer(_:at:)``.
  mutating func rename(_ id: Int64, of side: ProtocolSide, at place: Int) {
    guard connections[place][side] != id else { return }
    forgetFormer(side, at: place)
    connections[place][former: side] = connections[place][side]
    set(id, of: side, at: place)
  }

  mutating func forgetFormer(_ side: ProtocolSide, at place: Int) {
    let former = connections[place][former: side]
    guard former >= 0 else { return }
    unindex(former, side, place)
    connections[place][former: side] = -1
  }

  /// Says that connections have ended without having been released one by one.
  mutating func noteEnd() { mayHaveEnded = true }

  mutating func release(_ place: Int) {
    guard !connections[place].isReleased else { return }
    connections[place].isReleased = true
    released.append(place)
  }

  private mutating func index(_ place: Int, _ side: ProtocolSide) {
    let id = connections[place][side]
    guard id >= 0 else { return }
    places.set(connections[place].interface, side, id, to: place)
  }

  /// Forgets an id, unless another connection has it by now.
  private mutating func unindex(_ id: Int64, _ side: ProtocolSide, _ place: Int) {
    guard id >= 0 else { return }
    let interface = connections[place].interface
    if places.place(interface, side, id) == place { places.remove(interface, side, id) }
  }

  private mutating func takeReleased() -> Int {
    let place = released[firstReleased]
    firstReleased += 1
    if firstReleased > memory {
      released.removeFirst(firstReleased)
      firstReleased = 0
    }
    let connection = connections[place]
    for side in ProtocolSide.allCases {
      unindex(connection[side], side, place)
      unindex(connection[former: side], side, place)
    }
    return place
  }

  /// Releases connections that ended with their interface or all at once.
  private mutating func sweep(_ isAlive: (Connection) -> Bool) {
    mayHaveEnded = false
    for place in connections.indices where !connections[place].isReleased && !isAlive(connections[place]) {
      release(place)
    }
  }
}
