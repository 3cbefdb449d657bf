internal import Events

/// How a failure hangs together with frames other than its own, as far as the rule that found it knows.
struct FailureTies {
  /// A frame that may hold what is missing, if something is wrong with it.
  struct Candidate: Hashable {
    let frame: Int64
    /// Tells apart what one frame holds: the place of a section, or a sequence number.
    let part: Int64
  }

  /// Something that is missing, and where it was looked for.
  struct Absence {
    /// Where in the exchange: a key up to its slot, or a counter and a number. One deviation explains all that is missing
    /// in one place, and nothing in another.
    let place: [Int64]
    let sender: UnitID?
    let receiver: UnitID?
    /// Nanoseconds since 1970.
    let period: ClosedRange<Int64>
    /// The unit that sent what explains it; `nil` = either of the two.
    var culprit: UnitID?
    /// The value of the field that tells flows apart; `nil` = not known.
    var flow: Int64?
  }

  /// For what several frames came to: nothing on any of them explains it.
  static let none = FailureTies(includesOwnFrame: false)

  /// Whether what else failed on its own frame may explain it.
  var includesOwnFrame = true
  /// Other frames that it is about, as the engine numbers frames.
  var frames: [Int64] = []
  var candidates: [Candidate] = []
  /// Requirements whose causes count on candidates, beside those of the requirement that failed.
  var alike: [Int] = []
  var absence: Absence?

  /// Whether nothing but the own frame may hold a cause.
  var isEmpty: Bool { includesOwnFrame && frames.isEmpty && candidates.isEmpty && absence == nil }
}

/// Failures of one frame, or one failure, of which it is not known yet what explains them.
struct OpenFailure {
  /// The finding that they belong to, but for what explains them.
  var record: FindingRecord
  /// As the engine numbers frames.
  let frame: Int64
  let sender: UnitID?
  let receiver: UnitID?
  /// Nanoseconds since 1970 of the event that failed, and of the time when it was found out.
  let time: Int64
  let decided: Int64
  var ties = FailureTies()
  /// The frames where links of the requirement look for a cause, by the numbers of the links, and the fields that name
  /// them.
  var targets: [(link: Int, frame: Int64, fields: [FieldDefinition])] = []
  /// Whether it counts: it lies in the part of the capture that is judged.
  let isJudged: Bool
}

/// Keeps the evidence of failures that wait for their causes in bounds.
struct WaitingEvidence {
  private struct Held {
    var count = 0
    /// The last one and the worst one of those beyond the bound, by their places.
    var last: Int?
    var worst: Int?
  }

  private var held: [FindingRecord.Key: Held] = [:]
  private var total = 0

  /// Lets a failure wait. Beyond the bound each finding keeps the evidence of its first eight, its worst and its last.
  mutating func add(_ failure: OpenFailure, to open: inout [OpenFailure], most: Int) {
    let place = open.count
    open.append(failure)
    total += failure.record.evidenceCount
    var own = held[failure.record.key] ?? Held()
    own.count += 1
    if total > most, own.count > FindingRecord.keptWitnesses {
      if let last = own.last, last != own.worst { total -= open[last].record.dropEvidence() }
      own.last = place
      if own.worst.map({ failure.record.excess > open[$0].record.excess }) ?? true {
        if let worst = own.worst { total -= open[worst].record.dropEvidence() }
        own.worst = place
      }
    }
    held[failure.record.key] = own
  }

  /// Counts anew what waits.
  mutating func restart(with open: [OpenFailure]) {
    held.removeAll(keepingCapacity: true)
    total = 0
    for failure in open {
      total += failure.record.evidenceCount
      held[failure.record.key, default: Held()].count += 1
    }
  }
}

/// The first link of a chain of causes.
struct Cause: Hashable {
  /// The number of the requirement that failed.
  let rule: Int
  /// The unit that it charges.
  let unit: UnitID?
}

/// What explains a failure.
enum Explanation: Equatable {
  case nothing
  case cause(Cause)
  /// Too many failures came at about the same time to tell.
  case unresolved
}
