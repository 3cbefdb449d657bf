internal import Events
internal import Platform

/// What a join remembers of a key: who announced its cells, and what came.
struct JoinEntry {
  /// Since when the obligation waits, nanoseconds: the last event of the left, or the first of the right.
  var since: Int64
  /// The first and the last event of the left; `nil` = none yet.
  var left: Instance?
  var lastLeft: Instance?
  let lane: Int
  /// Where the key stands in time, by the field of the key that goes up.
  let order: Int64
  var owed = 0
  var covered = 0
  /// The first and the last frame of the right that was taken; 0 = none.
  var firstRight = 0
  var lastRight = 0
  /// Events of the right that wait for their left, oldest first; -1 = none.
  var firstDeferred: Int32 = -1
  var lastDeferred: Int32 = -1
  /// The left announces cells of other keys too.
  var standsForOthers = false
  /// Cells of the key need not come.
  var isOptional = false
  /// The left does not say which cells it means.
  var isOpen = false
  /// The frame of the first left event with something wrong that may explain a failure of the key, as the engine numbers
  /// frames; -1 = none.
  var spoiltLeft: Int64 = -1
  /// A right event came before the left that announces its cells, which was told.
  var isBehind = false
  /// A right event of the key, or one that may have it, could not be read.
  var isDoubtful = false
  /// Whether its bytes were captured all the same.
  var isUnreadable = false
  /// The left came again: the obligation waits anew, behind the others.
  var isRenewed = false
  /// How many keys were opened up to this one; 0 = the key is closed.
  var serial = 0

  /// Notes an event whose cells are unknown.
  mutating func doubt(_ row: borrowing EventRow) {
    isUnreadable = row.isUnreadable && (isUnreadable || !isDoubtful)
    isDoubtful = true
  }

  /// Notes a right event that brings new cells.
  ///
  /// - Returns: whether it is the first one of the key.
  @inline(__always)
  mutating func take(_ frame: Int, _ new: Int) -> Bool {
    covered &+= new
    lastRight = frame
    guard firstRight == 0 else { return false }
    firstRight = frame
    return true
  }
}

/// A place that was found for an event, good for the events of the same type and flow until a field of the key
/// changes, or the place has another key.
struct JoinHint {
  var place: Int32 = 0
  var event: Int32 = -1
  var serial = -1
}

/// An event of the right that waits: its left has not come, or is not known to mean its cells.
struct DeferredRight {
  let instance: Instance
  let span: CellSpan
  /// Whether it has something wrong that may explain why its cells are elsewhere.
  var isSpoilt = false
  /// How far a left of another key announced it when it came.
  var standIn = StandIn.none
  var next: Int32 = -1
}

/// The obligations of a join that are open, in bounded memory.
struct JoinMemory: ~Copyable {
  /// Keys that are open at a time, and right events that wait.
  static let capacity = 32_768
  static let deferredCapacity = 65_536

  private(set) var keys: KeyStore
  var entries = OwnedArray<JoinEntry>()
  var cells = JoinCells()
  private var deferred: [DeferredRight] = []
  private var freeDeferred: [Int32] = []
  /// Open places in the order in which they became due, a ring.
  private var ring: [Int32] = Array(repeating: 0, count: 64)
  private var first = 0
  private(set) var count = 0
  /// The most keys that were open at a time.
  private(set) var most = 0
  /// Keys that were opened so far.
  private var opened = 0

  /// Of the places whose left stands for other keys: for which, and which of them were answered.
  private var standIns: [Int: StandInReach] = [:]
  /// Of the places without a left: the left whose cells came with their key.
  var counterparts: [Int: JoinCounterpart] = [:]

  init(width: Int) { keys = KeyStore(width: width) }

  // MARK: Keys

  /// Opens a key, if there is room.
  mutating func open(_ key: borrowing [Int64], _ entry: JoinEntry) -> Int? {
    guard count < Self.capacity else { return nil }
    let place = keys.insert(key)
    var entry = entry
    opened += 1
    entry.serial = opened
    if place < entries.count { entries[place] = entry } else { entries.append(entry) }
    cells.open(place)
    push(place)
    most = max(most, count)
    return place
  }

  mutating func close(_ place: Int) {
    var waiting = entries[place].firstDeferred
    while waiting >= 0 {
      freeDeferred.append(waiting)
      waiting = deferred[Int(waiting)].next
    }
    entries[place].serial = 0
    entries[place].firstDeferred = -1
    if entries[place].standsForOthers { standIns[place] = nil }
    if !counterparts.isEmpty { counterparts[place] = nil }
    cells.close(place)
    keys.remove(place)
  }

  /// Notes that the left at a place stands for others.
  mutating func standForOthers(_ reach: StandInReach, at place: Int) {
    entries[place].standsForOthers = true
    standIns[place] = standIns[place].map { $0.widened(to: reach) } ?? reach
  }

  /// Whether the left at a place may stand for another value of the field in which the keys differ: whether it means it,
  /// and whether it is one of as many as it stands for.
  mutating func mayStand(at place: Int, of own: Int64, for other: Int64) -> (means: Bool, fits: Bool) {
    guard var reach = standIns[place], reach.means(other, of: own) else { return (false, false) }
    let fits = reach.take(other)
    standIns[place] = reach
    return (true, fits)
  }

  var bytes: Int {
    keys.bytes + entries.storageBytes + cells.bytes + deferred.storageBytes + freeDeferred.storageBytes
      + ring.storageBytes
  }

  // MARK: What is due

  /// The place that waits longest.
  @inline(__always)
  var oldest: Int? { count > 0 ? Int(ring[first]) : nil }

  /// Lets all that is open wait for longer, nanoseconds.
  mutating func wait(for length: Int64) {
    for number in 0..<count {
      let place = Int(ring[(first &+ number) & (ring.count &- 1)])
      entries[place].since = entries[place].since.advancedSafely(by: length)
    }
  }

  mutating func popOldest() {
    first = (first &+ 1) & (ring.count &- 1)
    count &-= 1
  }

  mutating func push(_ place: Int) {
    if count == ring.count {
      ring = Array(ring[first...] + ring[..<first]) + Array(repeating: 0, count: ring.count)
      first = 0
    }
    ring[(first &+ count) & (ring.count &- 1)] = Int32(place)
    count &+= 1
  }

  // MARK: Right events that wait

  /// Keeps a right event, if there is room.
  mutating func wait(_ right: DeferredRight, at place: Int) -> Bool {
    let number: Int32
    if let free = freeDeferred.popLast() {
      number = free
      deferred[Int(number)] = right
    } else {
      guard deferred.count < Self.deferredCapacity else { return false }
      number = Int32(deferred.count)
      deferred.append(right)
    }
    let last = entries[place].lastDeferred
    if entries[place].firstDeferred < 0 {
      entries[place].firstDeferred = number
    } else {
      deferred[Int(last)].next = number
    }
    entries[place].lastDeferred = number
    return true
  }

  /// The right events that wait at a place, oldest first.
  func waiting(at place: Int) -> [DeferredRight] {
    var found: [DeferredRight] = []
    var number = entries[place].firstDeferred
    while number >= 0 {
      found.append(deferred[Int(number)])
      number = deferred[Int(number)].next
    }
    return found
  }
}
