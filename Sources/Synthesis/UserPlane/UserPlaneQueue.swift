/// The messages of F1-U in the order in which they are sent, hit by the faults.
struct UserPlaneQueue {
  private var bearers: [BearerPlanner]
  private let names: [String]
  private var path: PathPlanner
  private var active: [ActiveFault]
  private let start: Int64
  /// Up to where messages are planned, and where none is left.
  private var planned: Int64
  private let end: Int64
  private var pending: [PlannedUserPlaneMessage] = []

  /// Nanoseconds that are planned at a time, and what may follow the end of the scenario: the end of bearers.
  private static let window: Int64 = 10_000_000
  private static let aftermath: Int64 = 100_000_000

  init(_ userPlane: Scenario.UserPlane, _ scenario: Scenario) {
    bearers = userPlane.bearers.enumerated().map { BearerPlanner($1, place: $0, scenario) }
    names = userPlane.bearers.map(\.name)
    path = PathPlanner(userPlane, scenario)
    start = scenario.startTime
    planned = start
    end = start + Int64(scenario.duration) * 1_000_000 + Self.aftermath
    active = scenario.faults.compactMap { ActiveFault($0) }
  }

  /// The next messages in the order of their times; nil behind the last one.
  mutating func next() throws -> [PlannedUserPlaneMessage]? {
    guard planned < end || !pending.isEmpty else { return nil }
    guard planned < end else {
      defer { pending = [] }
      return pending
    }
    planned += Self.window
    var fresh: [PlannedUserPlaneMessage] = []
    for index in bearers.indices {
      while let message = bearers[index].next(before: planned) { fresh.append(message) }
    }
    while let message = path.next(before: planned) { fresh.append(message) }
    fresh = Self.ordered(fresh)
    for index in fresh.indices { try inject(into: &fresh[index]) }
    let all = Self.ordered(pending + fresh)
    let due = all.firstIndex { $0.sent >= planned } ?? all.count
    pending = Array(all[due...])
    return Array(all[..<due])
  }

  /// By time; messages of one moment keep their order.
  private static func ordered(_ messages: [PlannedUserPlaneMessage]) -> [PlannedUserPlaneMessage] {
    let order = messages.indices.sorted { (messages[$0].sent, $0) < (messages[$1].sent, $1) }
    return order.map { messages[$0] }
  }

  private mutating func inject(into message: inout PlannedUserPlaneMessage) throws {
    let plan = message
    for index in active.indices {
      let (request, fault) = (active[index].request, active[index].fault)
      guard active[index].isLeft, case .userPlane(let change) = fault.action,
        fault.canHit(plan), matches(request, plan), active[index].isDue()
      else { continue }
      try change(&message, active[index].value)
      active[index].noteHit()
      message.faults.append(fault.name)
    }
  }

  private func matches(_ request: FaultRequest, _ message: PlannedUserPlaneMessage) -> Bool {
    if request.association != nil || request.procedure != nil || request.script != nil { return false }
    if let bearer = request.bearer, !names.indices.contains(message.bearer) || names[message.bearer] != bearer
    {
      return false
    }
    if let kind = request.userPlaneKind, kind != message.kind.rawValue { return false }
    if let isDownlink = request.isDownlink, isDownlink != message.isFromCU { return false }
    return request.between?.contains(Int((message.sent - start) / 1_000_000)) ?? true
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unusedFaults: [Int] { active.indices.filter { active[$0].hit == 0 } }
}
