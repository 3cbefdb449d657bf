import ApplicationProtocols

/// Plays the scripts of all associations and gives their messages in the order of time, hit by the faults.
///
/// What it keeps grows with the scripts that are played at once, not with the messages.
struct SignallingPlanner {
  private enum Event {
    /// Another script of a group begins.
    case begin(association: Int, group: Int, count: Int)
    /// The next step of a script.
    case step(run: Int)
    /// A message that faults have delayed or added.
    case signal(PlannedSignal)
  }

  private let scenario: Scenario
  private var queue = TimedQueue<Event>()
  private var makers: [SignalMaker]
  private var runs: [DialogueRun?] = []
  /// Places in ``runs`` that are free.
  private var free: [Int] = []
  /// How many scripts each association has begun, and how often all of them have ended.
  private var begun: [Int]
  private var generations: [Int]
  /// The last UE of the scripts that others refer to, by their names.
  private var lastUEs: [[String: UEIdentity?]]
  private var injector: SignalFaultInjector

  /// Nanoseconds between messages that are sent at once.
  private static let spacing: Int64 = 20_000

  init(_ scenario: Scenario) {
    self.scenario = scenario
    injector = SignalFaultInjector(scenario)
    makers = scenario.associations.enumerated().map { SignalMaker($1, place: $0) }
    begun = scenario.associations.map { _ in 0 }
    generations = begun
    lastUEs = scenario.associations.map { association in
      Dictionary(
        association.groups.compactMap(\.ueOf).map { ($0, nil) }, uniquingKeysWith: { first, _ in first })
    }
    for (place, association) in scenario.associations.enumerated() {
      for (number, group) in association.groups.enumerated() {
        let first = scenario.startTime + association.start + association.opening + group.first
        queue.add(.begin(association: place, group: number, count: 0), at: first)
      }
    }
  }

  /// The faults that hit nothing so far, by their place in the scenario.
  var unusedFaults: [Int] { injector.unused }

  /// The time of what comes next; nothing is sent before it.
  var time: Int64? { queue.time }

  /// Does what comes next.
  /// - Returns: the message that is sent now, if one is.
  mutating func next() throws -> PlannedSignal? {
    guard let (time, event) = queue.next() else { return nil }
    switch event {
    case .begin(let association, let group, let count):
      begin(association, group, count, at: time)
      return nil
    case .step(let run): return try step(run, at: time)
    case .signal(let signal): return signal
    }
  }

  // MARK: Scripts

  private mutating func begin(_ association: Int, _ group: Int, _ count: Int, at time: Int64) {
    let script = scenario.associations[association].groups[group]
    if count + 1 < script.count {
      queue.add(.begin(association: association, group: group, count: count + 1), at: time + script.period)
    }
    var run = DialogueRun(
      association: association, group: group, number: begun[association], generation: generations[association]
    )
    if let owner = script.ueOf, let ue = lastUEs[association][owner] ?? nil { run.ue = ue }
    begun[association] += 1
    let place: Int
    if let found = free.popLast() {
      place = found
      runs[place] = run
    } else {
      place = runs.count
      runs.append(run)
    }
    advance(place, behind: time)
  }

  private mutating func end(_ place: Int) {
    runs[place] = nil
    free.append(place)
  }

  /// Plans the next message of a script behind the one that was sent, or ends the script.
  private mutating func advance(_ place: Int, behind time: Int64, pause: Int64? = nil) {
    guard var run = runs[place] else { return }
    let association = scenario.associations[run.association]
    let operations = association.groups[run.group].operations
    while operations.indices.contains(run.place) {
      switch operations[run.place] {
      case .send(let template):
        runs[place] = run
        let pause = pause ?? self.pause(before: template, run, association)
        return queue.add(.step(run: place), at: time + pause)
      case .again(let first, let times, let level):
        let done = (level == .step ? run.stepsDone : run.blocksDone) + 1
        let isOver = done >= times
        if level == .step { run.stepsDone = isOver ? 0 : done } else { run.blocksDone = isOver ? 0 : done }
        run.place = isOver ? run.place + 1 : first
      }
    }
    end(place)
  }

  /// Nanoseconds from a message to the next one of its script.
  private func pause(
    before template: SignalTemplate, _ run: DialogueRun, _ association: Scenario.Association
  ) -> Int64 {
    let least = run.messages == 0 ? 0 : Self.spacing
    // What waits for others of its packet is seen by the other end when that has left.
    let wait = run.lastSender.map { $0 != template.sender } == true ? association.transport.bundling : 0
    if let pause = template.pause { return max(least, pause) + wait }
    guard let last = run.lastSender else { return 0 }
    var random = SeededRandom(
      scenario.seed, at: [UInt64(run.association), UInt64(run.number), UInt64(run.messages)])
    // What the other end says is seen when it has come back.
    let isFar = last == association.initiator && template.sender != last
    let way = isFar ? 2 * association.timing.transit : 0
    return max(least, way + association.timing.answer + random.around(association.timing.jitter)) + wait
  }

  private mutating func step(_ place: Int, at time: Int64) throws -> PlannedSignal? {
    guard var run = runs[place] else { return nil }
    let group = scenario.associations[run.association].groups[run.group]
    guard run.generation == generations[run.association],
      case .send(let template) = group.operations[run.place]
    else {
      end(place)
      return nil
    }
    // A message that is kept in reserve leaves no trace.
    let (former, maker) = (run, makers[run.association])
    var signal = makers[run.association].signal(template, at: time, &run)
    signal.group = group.name
    try injector.inject(into: &signal, of: place, runs)
    guard signal.isSent || !signal.isSpare else {
      makers[run.association] = maker
      run = former
      run.place += 1
      runs[place] = run
      advance(place, behind: time)
      return nil
    }
    for (side, id) in signal.ueIDs { run.ue.ids[side] = id }
    signal.faults += run.faults
    run.faults = []
    // What comes too early is the next message, not this one.
    if signal.nextPause != nil || !signal.isSent { swap(&run.faults, &signal.faults) }
    run.place += 1
    addCompanions(of: &signal, run)
    if let name = group.name, lastUEs[run.association][name] != nil {
      lastUEs[run.association][name] = run.ue
    }
    switch template.ends {
    case .all: generations[run.association] += 1
    case .ue: run.ue = UEIdentity()
    case nil: break
    }
    runs[place] = run
    if signal.isUnanswered {
      end(place)
    } else {
      advance(place, behind: signal.sent, pause: signal.nextPause)
    }
    guard signal.isSent else { return nil }
    guard signal.sent > time else { return signal }
    queue.add(.signal(signal), at: signal.sent)
    return nil
  }

  /// Plans the messages that faults send beside one; the one itself is as it should be.
  private mutating func addCompanions(of signal: inout PlannedSignal, _ run: DialogueRun) {
    guard !signal.companions.isEmpty else { return }
    defer { signal.faults = [] }
    for companion in signal.companions {
      var other: PlannedSignal
      switch companion.kind {
      case .again: other = signal
      case .withAnotherTransaction:
        other = signal
        other.transaction = Int64(makers[signal.association].nextTransaction(of: signal.sender.opposite))
      case .extra(let name):
        guard let template = scenario.associations[signal.association].extras[name] else { continue }
        var copy = run
        other = makers[signal.association].signal(template, at: signal.sent, &copy)
      }
      other.sent = signal.sent + companion.delay
      other.companions = []
      other.faults = signal.faults
      queue.add(.signal(other), at: other.sent)
    }
  }
}
