internal import Events

/// Says what explains failures, when all that may explain them is known.
///
/// Failures are taken in the order of time and requirement, so that what comes of them does not depend on when they were
/// found out.
struct CauseResolver {
  private struct Lookup: Hashable {
    let rule: Int
    let lane: FailureLog.Lane
    let culprit: UnitID?
    /// What may explain one link of the requirement does not explain another.
    let link: Int
  }

  /// What explains what a requirement misses in a place.
  private struct Place: Hashable {
    let rule: Int
    let cells: [Int64]
  }

  /// What one failure, or one candidate, explains of a requirement.
  private struct Use: Hashable {
    let rule: Int
    let serial: Int
    let candidate: FailureTies.Candidate?
  }

  private struct Failed: Hashable {
    let frame: Int64
    let rule: Int
  }

  /// Places that are remembered.
  private static let mostPlaces = 65_536

  let table: CauseTable
  private var bound: [Place: Int] = [:]
  private var uses: [Use: Int32] = [:]

  init(_ table: CauseTable) { self.table = table }

  /// What explains each of the failures, in their order.
  mutating func explain(_ failures: [OpenFailure], _ log: inout FailureLog) -> [Explanation] {
    forgetPlaces(log)
    var run = Run(count: failures.count)
    for (number, failure) in failures.enumerated() {
      run.numbers[Failed(frame: failure.frame, rule: failure.record.key.rule), default: []].append(number)
    }
    let order = failures.indices.sorted { a, b in
      Self.order(failures[a], a) < Self.order(failures[b], b)
    }
    for number in order { _ = explain(number, failures, &run, &log) }
    return run.explanations
  }

  private static func order(_ failure: OpenFailure, _ number: Int) -> (Int64, Int, Int64, Int) {
    let start = failure.ties.absence?.period.lowerBound ?? failure.time
    return (start, failure.record.key.rule, failure.frame, number)
  }

  /// What is known of the failures that are explained together.
  private struct Run {
    var explanations: [Explanation]
    /// 0: not looked at, 1: at hand, 2: explained.
    var states: [UInt8]
    var numbers: [Failed: [Int]] = [:]
    /// Where to go on in the failures of a lane.
    var cursors: [Lookup: Int] = [:]
    var sorted: [FailureLog.Lane: [Int]] = [:]

    init(count: Int) {
      explanations = Array(repeating: .nothing, count: count)
      states = Array(repeating: 0, count: count)
    }
  }

  /// Beyond that a chain of causes ends.
  private static let longestChain = 64

  private mutating func explain(
    _ number: Int, _ failures: [OpenFailure], _ run: inout Run, _ log: inout FailureLog, depth: Int = 0
  ) -> Explanation {
    guard run.states[number] != 2 else { return run.explanations[number] }
    guard run.states[number] == 0, depth < Self.longestChain else { return .nothing }
    run.states[number] = 1
    let failure = failures[number]
    let explanation: Explanation
    if let serial = onFrames(failure, log) ?? onCandidates(failure, log) {
      explanation = .cause(origin(of: serial, failures, &run, &log, depth))
    } else if let found = inExchange(failure, &run, &log, isInOrder: depth == 0) {
      explanation = .cause(origin(of: found, failures, &run, &log, depth))
    } else {
      explanation = isUnresolved(failure, log) ? .unresolved : .nothing
    }
    run.explanations[number] = explanation
    if case .cause(let cause) = explanation {
      let rule = failure.record.key.rule
      if cause == Cause(rule: rule, unit: table.unit(rule, failure.sender, failure.receiver)) {
        run.explanations[number] = .nothing
      } else if let own = log.first(on: failure.frame, where: { Int($0.rule) == rule }) {
        log[own].cause = cause
      }
    }
    run.states[number] = 2
    return run.explanations[number]
  }

  /// The first link of the chain that leads to a failure.
  private mutating func origin(
    of serial: Int, _ failures: [OpenFailure], _ run: inout Run, _ log: inout FailureLog, _ depth: Int
  ) -> Cause {
    let entry = log[serial]
    if let known = entry.cause { return known }
    for number in run.numbers[Failed(frame: entry.frame, rule: Int(entry.rule))] ?? [] {
      if case .cause(let origin) = explain(number, failures, &run, &log, depth: depth + 1) { return origin }
    }
    return entry.asCause(table)
  }

  // MARK: On frames

  /// What failed on a frame that the failure is about.
  private func onFrames(_ failure: OpenFailure, _ log: FailureLog) -> Int? {
    for target in failure.targets {
      let link = table.onFrame[failure.record.key.rule][target.link]
      let found = log.first(on: target.frame) { entry in
        link.causes.contains(Int(entry.rule))
          && (link.kind == nil || entry.kind >= 0 && table.kinds[Int(entry.kind)] == link.kind)
      }
      if let found { return found }
    }
    let causes = table.onMessage[failure.record.key.rule]
    if failure.ties.includesOwnFrame,
      let found = log.first(on: failure.frame, where: { causes.contains(Int($0.rule)) })
    {
      return found
    }
    for frame in failure.ties.frames {
      let found = log.first(on: frame) { entry in
        // What the same requirement found there may itself be a consequence.
        causes.contains(Int(entry.rule))
          || Int(entry.rule) == failure.record.key.rule && frame != failure.frame
      }
      if let found { return found }
    }
    return nil
  }

  /// What failed on a frame that may hold what is missing. A candidate explains what is missing in one place.
  private mutating func onCandidates(_ failure: OpenFailure, _ log: FailureLog) -> Int? {
    guard !failure.ties.candidates.isEmpty else { return nil }
    let rule = failure.record.key.rule
    let causes = failure.ties.alike.reduce(into: Set(table.onMessage[rule])) {
      $0.formUnion(table.onMessage[$1])
    }
    let place = Place(rule: rule, cells: failure.ties.absence?.place ?? [failure.frame])
    for candidate in failure.ties.candidates {
      let use = Use(rule: rule, serial: -1, candidate: candidate)
      guard let found = log.first(on: candidate.frame, where: { causes.contains(Int($0.rule)) }) else {
        continue
      }
      if bound[place] == found { return found }
      guard uses[use] == nil else { continue }
      uses[use] = 1
      bound[place] = found
      return found
    }
    return nil
  }

  // MARK: In the exchange

  /// What took away what is missing.
  private mutating func inExchange(
    _ failure: OpenFailure, _ run: inout Run, _ log: inout FailureLog, isInOrder: Bool
  ) -> Int? {
    let rule = failure.record.key.rule
    guard let absence = failure.ties.absence else { return nil }
    let place = Place(rule: rule, cells: absence.place)
    for (number, link) in table.inExchange[rule].enumerated() {
      if let known = bound[place], log.contains(known), fits(log[known], link, absence),
        Self.overlap(log[known], absence.period)
      {
        return known
      }
      let units = (Self.number(absence.sender), Self.number(absence.receiver))
      var flows = [LoggedFailure.anyFlow]
      if link.isBoundToFlow, let flow = absence.flow { flows = [flow, LoggedFailure.noFlow] }
      var best: (serial: Int, time: Int64)?
      for flow in flows {
        let lane = FailureLog.Lane(units.0, units.1, flow: flow)
        if let serial = next(in: lane, number, absence, rule, &run, &log, isInOrder: isInOrder),
          log[serial].time < best?.time ?? .max
        {
          best = (serial, log[serial].time)
        }
      }
      if let best {
        uses[Use(rule: rule, serial: best.serial, candidate: nil), default: 0] += 1
        bound[place] = best.serial
        return best.serial
      }
    }
    return nil
  }

  private static func number(_ unit: UnitID?) -> Int32 { Int32(truncatingIfNeeded: unit?.rawValue ?? -1) }

  private func fits(
    _ entry: LoggedFailure, _ link: CauseTable.ExchangeLink, _ absence: FailureTies.Absence
  ) -> Bool {
    entry.rule >= 0 && link.causes.contains(Int(entry.rule)) && !(link.excludesCounted && entry.isCounted)
      && (absence.culprit == nil || entry.sender == Self.number(absence.culprit))
  }

  /// The first failure of a lane that may explain something more.
  ///
  /// - Parameter isInOrder: whether failures are asked for in the order of the starts of their periods: what comes before
  ///   one period then explains nothing of later ones either.
  private func next(
    in lane: FailureLog.Lane, _ number: Int, _ absence: FailureTies.Absence, _ rule: Int,
    _ run: inout Run, _ log: inout FailureLog, isInOrder: Bool
  ) -> Int? {
    let link = table.inExchange[rule][number]
    if run.sorted[lane] == nil { run.sorted[lane] = log.sort(lane) }
    let serials = run.sorted[lane] ?? []
    let lookup = Lookup(rule: rule, lane: lane, culprit: absence.culprit, link: number)
    var place = isInOrder ? run.cursors[lookup] ?? 0 : 0
    // Up to here nothing explains what is missing later.
    var start = place
    defer { if isInOrder { run.cursors[lookup] = start } }
    let latest = absence.period.upperBound.addingWithSaturation(log.longestGap)
    while place < serials.count {
      let serial = serials[place]
      let entry = log[serial]
      guard entry.time <= latest else { return nil }
      let isLeft =
        link.explainsAll || uses[Use(rule: rule, serial: serial, candidate: nil)] ?? 0 < entry.count
      let isMeant = isLeft && fits(entry, link, absence)
      if isMeant, Self.overlap(entry, absence.period) { return serial }
      // What is over explains nothing later; one whose gap begins later may.
      if place == start, !isMeant || entry.time < absence.period.lowerBound { start += 1 }
      place += 1
    }
    return nil
  }

  /// Whether something was missing by a failure in a period.
  private static func overlap(_ entry: LoggedFailure, _ period: ClosedRange<Int64>) -> Bool {
    entry.since <= period.upperBound && entry.time >= period.lowerBound
  }

  /// How far from a failure the frames lie on which a cause is looked for, nanoseconds.
  private static let reach: Int64 = 20_000_000

  /// Whether a cause may be among failures of which no more is known than how many they are.
  private func isUnresolved(_ failure: OpenFailure, _ log: FailureLog) -> Bool {
    if let period = failure.ties.absence?.period { return log.isCollapsed(in: period) }
    guard !failure.targets.isEmpty || !failure.ties.frames.isEmpty else {
      return log.isCollapsed(in: failure.time...failure.time)
    }
    let start = failure.time.advancedSafely(by: -Self.reach)
    return log.isCollapsed(in: start...max(start, failure.time.advancedSafely(by: Self.reach)))
  }

  private mutating func forgetPlaces(_ log: FailureLog) {
    guard bound.count > Self.mostPlaces || uses.count > Self.mostPlaces else { return }
    bound = bound.filter { log.contains($0.value) }
    uses = uses.filter { $0.key.candidate == nil && log.contains($0.key.serial) }
    if bound.count > Self.mostPlaces { bound.removeAll() }
    if uses.count > Self.mostPlaces { uses.removeAll() }
  }
}
