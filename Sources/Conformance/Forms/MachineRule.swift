internal import Events
internal import Expressions
internal import Results

/// What may follow on what, for each key.
public struct MachineRule: RuleForm {
  public static let name = "machine"
  public static let summary = "Each event of a key leads from the state of the key to another"
  public static let usesSelect = false
  public static let keys = [
    FormKey(
      "machine",
      .mapping([
        FormKey("key", .fieldsOf(["states"]), required: true, "What has a state by itself"),
        FormKey("initial", .state(of: "states"), required: true, "The state of a key that was not seen yet"),
        FormKey(
          "states", .states(initial: "initial"), required: true,
          "The states, and the events that lead from each of them to which; the first one that fits counts"),
        FormKey("ignore", .selector, "Events that change nothing where no transition fits them"),
        FormKey(
          "resets",
          .mappings([
            FormKey("events", .selector, required: true, "What takes keys to a state, whatever theirs is"),
            FormKey("key", .fieldsOf(["events"]), required: true, "The part of the key that they have"),
            FormKey("from", .state(of: "states"), "The state that is left; any"),
            FormKey("to", .state(of: "states"), required: true, "The state after it"),
          ]), "Events that concern many keys"),
        FormKey(
          "else", .choice(["fail", "ignore"]), default: "fail",
          "What an event is that no transition fits; fail"),
        FormKey(
          "at_end", .perState(of: "states", ["pass", "inconclusive", "fail"]),
          "What a key is that the end of the capture finds in a state; without it nothing"),
        FormKey(
          "middle", .conditionOf(["states"]),
          "Where the life of a key may have begun before the capture: its first event fits any state that allows it"
        ),
      ]), required: true, "States and what leads from one to another")
  ]

  /// States that a machine may have, and conditions on one event type.
  static let mostStates = 64
  static let mostRoles = 64

  /// Events that concern all keys with a certain part.
  struct Reset {
    let fields: [EventTypeID: [FieldDefinition]]
    let cells: [Int]
    /// The state of the keys that are concerned; `nil` for any.
    let source: Int?
    let target: Int
  }

  /// What leads out of a state on an event type.
  struct Transition {
    let role: Int
    let target: Int
  }

  public let selections: [Selection]
  let key: [EventTypeID: [FieldDefinition]]
  let names: [String]
  let initial: Int
  /// By event type and state, in the order of the file.
  let transitions: [EventTypeID: [[Transition]]]
  /// The roles of events that are to be ignored, as bits.
  let ignored: [EventTypeID: UInt64]
  /// The roles of events that reset keys.
  let resetRoles: [EventTypeID: [(role: Int, reset: Int)]]
  let resets: [Reset]
  let isStrict: Bool
  let atEnd: [Verdict?]
  let middle: [EventTypeID: Program]
  /// For each state what is allowed in it, in words.
  let allowed: [String]

  public init(_ values: FormValues) throws(FormError) {
    let inner = values.mapping("machine")
    guard let key = inner.fields("key"), let states = inner.states("states"),
      let initial = states.firstIndex(where: { $0.name == inner.text("initial") })
    else { throw FormError(key: "machine", "needs `key`, `initial` and `states`") }
    guard states.count <= Self.mostStates else {
      throw FormError(key: "machine.states", "has more than \(Self.mostStates) states")
    }
    self.key = key
    self.initial = initial
    names = states.map(\.name)
    isStrict = inner.text("else") != "ignore"
    middle = inner.expression("middle") ?? [:]
    let words = inner.perState("at_end")
    atEnd = states.map { words[$0.name].flatMap(Verdict.init) }
    guard atEnd[initial] == nil else {
      throw FormError(key: "machine.at_end", "keys in the state `\(states[initial].name)` are not kept")
    }
    allowed = states.map { state in
      state.transitions.map { "\($0.events.text) → \($0.target)" }.joined(separator: ", ")
    }
    var resets: [Reset] = []
    for (index, entry) in inner.mappings("resets").enumerated() {
      resets.append(try Self.reset(entry, key, names, "machine.resets.\(index)"))
    }
    self.resets = resets
    var roles = MachineRoles(states: states, names: names)
    roles.ignore(inner.events("ignore"))
    for (index, entry) in inner.mappings("resets").enumerated() {
      roles.reset(entry.events("events"), number: index)
    }
    if let event = roles.overfull {
      throw FormError(
        key: "machine.states", "has more than \(Self.mostRoles) different conditions on `\(event)`")
    }
    selections = roles.selections
    transitions = roles.transitions
    ignored = roles.ignored
    resetRoles = roles.resets
  }

  private static func reset(
    _ values: FormValues, _ key: [EventTypeID: [FieldDefinition]], _ states: [String], _ place: String
  ) throws(FormError) -> Reset {
    guard let fields = values.fields("key"), let first = fields.values.first,
      let target = states.firstIndex(where: { $0 == values.text("to") })
    else { throw FormError(key: place, "needs `events`, `key` and `to`") }
    let names = key.values.first?.map(\.name) ?? []
    var cells: [Int] = []
    for field in first {
      guard let cell = names.firstIndex(of: field.name) else {
        throw FormError(
          key: "\(place).key",
          "names `\(field.name)`, which is no part of the key [\(names.joined(separator: ", "))]")
      }
      cells.append(cell)
    }
    let source = values.text("from").flatMap { name in states.firstIndex { $0 == name } }
    return Reset(fields: fields, cells: cells, source: source, target: target)
  }

  public var horizon: Horizon { atEnd.contains { $0 != nil } ? .run : .event }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    CompiledRule(.machine(MachinePlan(form: self, rule: rule)))
  }
}

/// The events of a machine: on each type the conditions are numbered, and the transitions told by these numbers.
private struct MachineRoles {
  private(set) var selections: [Selection] = []
  private(set) var transitions: [EventTypeID: [[MachineRule.Transition]]] = [:]
  private(set) var ignored: [EventTypeID: UInt64] = [:]
  private(set) var resets: [EventTypeID: [(role: Int, reset: Int)]] = [:]
  /// An event type that has more conditions than can be told apart.
  private(set) var overfull: String?
  /// Conditions of each event type by their texts; none is the empty text.
  private var roles: [EventTypeID: [String: Int]] = [:]

  init(states: [FormState], names: [String]) {
    for (state, definition) in states.enumerated() {
      for transition in definition.transitions {
        guard let target = names.firstIndex(of: transition.target) else { continue }
        for selection in transition.events.selections {
          let role = role(selection, isInstance: true)
          let none = Array(repeating: [MachineRule.Transition](), count: states.count)
          transitions[selection.event.id, default: none][state].append(.init(role: role, target: target))
        }
      }
    }
  }

  /// Events that lead nowhere need not be seen to be ignored.
  mutating func ignore(_ events: FormEvents?) {
    for selection in events?.selections ?? [] where transitions[selection.event.id] != nil {
      ignored[selection.event.id, default: 0] |= 1 << UInt64(role(selection, isInstance: false))
    }
  }

  mutating func reset(_ events: FormEvents?, number: Int) {
    for selection in events?.selections ?? [] {
      let role = role(selection, isInstance: false)
      resets[selection.event.id, default: []].append((role, number))
    }
  }

  private mutating func role(_ selection: Selection, isInstance: Bool) -> Int {
    let event = selection.event.id
    let text = selection.condition?.text ?? ""
    if let known = roles[event]?[text] { return known }
    let role = roles[event]?.count ?? 0
    guard role < MachineRule.mostRoles else {
      overfull = selection.event.name
      return 0
    }
    roles[event, default: [:]][text] = role
    selections.append(
      Selection(
        event: selection.event, condition: selection.condition, role: role, isInstance: isInstance))
    return role
  }
}
