internal import Events
internal import Results

/// The requests of a transaction rule: those that are open, and those that were answered or cancelled lately.
struct TransactionMemory {
  /// Requests that are open at a time.
  static let capacity = 65_536
  /// Requests with the same key that are open at a time.
  static let sameKeyLimit = 16
  /// Requests that are remembered of those that were answered, and of those that were cancelled.
  static let rememberedLimit = 4096

  enum Status: UInt8 { case open, answered, cancelled }

  struct Request {
    var instance: Instance
    let message: MessageIdentity
    /// Requests are counted.
    let number: Int
    var status = Status.open
    /// An event that may have answered it could not be read.
    var doubtful = false
    /// The frame of the answer.
    var answerFrame = 0
    /// The frame of an answer that came from the wrong side, as the engine numbers frames; -1 = none.
    var strayAnswer: Int64 = -1
    /// By how much the capture clock has stepped forward since then, nanoseconds.
    var stepped: Int64 = 0
    fileprivate var older: Int32 = -1
    fileprivate var newer: Int32 = -1
  }

  /// Requests of one status by age.
  private struct AgeList {
    var oldest: Int32 = -1
    var newest: Int32 = -1
    var count = 0
  }

  private(set) var keys: KeyStore
  private var requests: [Request?] = []
  private var lists = [AgeList(), AgeList(), AgeList()]
  private(set) var total = 0
  /// Whether a request was forgotten of which nobody knows any more that it was cancelled.
  private(set) var hasForgottenCancelled = false
  private(set) var hasForgottenAnswered = false

  init(width: Int, parts: [[Int]]) { keys = KeyStore(width: width, parts: parts) }

  var use: MemoryUse {
    MemoryUse(
      form: TransactionRule.name, what: "requests", most: keys.capacity, limit: Self.capacity,
      bytes: keys.bytes + requests.storageBytes)
  }

  subscript(_ place: Int) -> Request? {
    get { requests[place] }
    set { requests[place] = newValue }
  }

  @inline(__always)
  func status(_ place: Int) -> Status? { requests[place]?.status }

  func count(_ status: Status) -> Int { lists[Int(status.rawValue)].count }

  func oldest(_ status: Status) -> Int? {
    let place = lists[Int(status.rawValue)].oldest
    return place >= 0 ? Int(place) : nil
  }

  func newer(_ place: Int) -> Int? {
    guard let newer = requests[place]?.newer, newer >= 0 else { return nil }
    return Int(newer)
  }

  /// How long after a request a time is, nanoseconds.
  static func passed(since request: Request, at time: Int64) -> Int64 {
    time.subtractingWithSaturation(request.instance.time).subtractingWithSaturation(request.stepped)
  }

  /// Notes a step of the capture clock: what was open before it has waited for less than the stamps say.
  mutating func wait(for step: ClockStep) {
    var place = oldest(.open)
    while let open = place, let request = requests[open], request.instance.time < step.end {
      requests[open]?.stepped = request.stepped.addingWithSaturation(step.distance)
      place = newer(open)
    }
  }

  mutating func open(_ key: borrowing [Int64], _ instance: Instance, _ message: MessageIdentity) {
    total += 1
    let place = keys.insert(key)
    let request = Request(instance: instance, message: message, number: total)
    if place < requests.count { requests[place] = request } else { requests.append(request) }
    append(place, .open)
  }

  mutating func remove(_ place: Int) {
    unlink(place)
    requests[place] = nil
    keys.remove(place)
  }

  /// Keeps a request that is over for a while, so that a second answer to it is known as such.
  mutating func remember(_ place: Int, as status: Status, answerFrame: Int = 0) {
    unlink(place)
    requests[place]?.status = status
    requests[place]?.answerFrame = answerFrame
    append(place, status)
    guard count(status) > Self.rememberedLimit, let oldest = oldest(status) else { return }
    if status == .cancelled { hasForgottenCancelled = true } else { hasForgottenAnswered = true }
    remove(oldest)
  }

  private mutating func append(_ place: Int, _ status: Status) {
    let list = lists[Int(status.rawValue)]
    requests[place]?.older = list.newest
    requests[place]?.newer = -1
    if list.newest >= 0 { requests[Int(list.newest)]?.newer = Int32(place) }
    lists[Int(status.rawValue)].newest = Int32(place)
    if list.oldest < 0 { lists[Int(status.rawValue)].oldest = Int32(place) }
    lists[Int(status.rawValue)].count += 1
  }

  private mutating func unlink(_ place: Int) {
    guard let request = requests[place] else { return }
    let list = Int(request.status.rawValue)
    if request.older >= 0 {
      requests[Int(request.older)]?.newer = request.newer
    } else {
      lists[list].oldest = request.newer
    }
    if request.newer >= 0 {
      requests[Int(request.newer)]?.older = request.older
    } else {
      lists[list].newest = request.older
    }
    lists[list].count -= 1
  }
}
