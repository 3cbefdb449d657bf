internal import Events

/// What failed on the frame at hand: its failures wait for the end of the frame to learn whether others explain them.
struct FrameFailures {
  /// A failure of the frame that explains others, once for all that are alike.
  struct Cause {
    var entry: LoggedFailure
    let rule: Int
  }

  /// As the engine numbers frames.
  private(set) var frame: Int64 = -1
  /// The frames with failures, counted, and for each requirement the one in which it failed last.
  private var round = 0
  private var failedIn: [Int]
  private(set) var waiting: [OpenFailure] = []
  /// By key, those that wait and are about no other frame.
  private var places: [FindingRecord.Key: Int] = [:]
  private(set) var causes: [Cause] = []

  init(requirements: Int) { failedIn = Array(repeating: -1, count: requirements) }

  mutating func begin(_ frame: Int64) {
    self.frame = frame
    round &+= 1
    guard !waiting.isEmpty || !causes.isEmpty else { return }
    waiting.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    causes.removeAll(keepingCapacity: true)
  }

  mutating func note(_ rule: Int) { failedIn[rule] = round }

  /// Whether a requirement has failed on the frame so far.
  func hasFailed(_ rule: Int) -> Bool { failedIn[rule] == round }

  mutating func note(_ rule: Int, _ entry: LoggedFailure) {
    // Failures of a message come one after the other.
    for place in causes.indices.suffix(8) where causes[place].entry.isAlike(entry) {
      causes[place].entry.count &+= 1
      return
    }
    causes.append(Cause(entry: entry, rule: rule))
  }

  /// Lets a failure wait for the end of the frame.
  mutating func wait(_ failure: OpenFailure, isAlone: Bool) {
    if !isAlone, let place = places[failure.record.key] {
      waiting[place].record.add(failure.record)
      return
    }
    if !isAlone { places[failure.record.key] = waiting.count }
    waiting.append(failure)
  }

  /// What explains the failure of a requirement on the frame: the first link of the chain, since what follows from a
  /// consequence follows from its cause.
  func origin(of rule: Int, _ table: CauseTable) -> Int? {
    var origin: Int?
    var passed: Set<Int> = [rule]
    var next = rule
    while let cause = table.onMessage[next].first(where: { hasFailed($0) && !passed.contains($0) }) {
      passed.insert(cause)
      origin = cause
      next = cause
    }
    return origin
  }
}
