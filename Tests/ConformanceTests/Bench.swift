import Conformance
import Events
import Expressions
import Results

/// A protocol made up for these tests: messages of flows, with sections.
enum Bench {
  static let message = EventTypeID(rawValue: 1)
  static let section = EventTypeID(rawValue: 2)
  static let rare = EventTypeID(rawValue: 3)

  static let version = FieldSlot(20)
  static let sequence = FieldSlot(21)
  static let flowId = FieldSlot(22)
  static let slot = FieldSlot(23)
  static let mode = FieldSlot(24)
  static let sequenceRounded = FieldSlot(25)
  static let size = FieldSlot(70)

  static let catalogue = Catalogue([
    [
      EventDefinition(
        message, "message", incremental: true, clause: "1", summary: "A message",
        fields: [
          FieldDefinition("sender", FrameSlot.sender, optional: true, ""),
          FieldDefinition("version", version, ""), FieldDefinition("sequence", sequence, ""),
          FieldDefinition("flow", flowId, ""), FieldDefinition("slot", slot, unit: .slots, ""),
          FieldDefinition("mode", mode, optional: true, ""),
          FieldDefinition("sequenceRounded", sequenceRounded, .boolean, ""),
        ]),
      EventDefinition(
        section, "message.section", parent: message, incremental: true, clause: "1", summary: "A section",
        fields: [FieldDefinition("size", size, "")]),
      EventDefinition(
        rare, "rare", parent: message, clause: "1", summary: "Not incremental",
        fields: [FieldDefinition("size", size, "")]),
    ]
  ])

  static func program(_ text: String, _ event: String = "message") throws -> Program {
    guard let definition = catalogue.event(named: event) else { throw BenchError.unknownEvent }
    return try ExpressionCompiler(catalogue: catalogue).condition(
      text, of: definition, guarded: FieldSet([mode, FrameSlot.sender])
    ).program
  }

  enum BenchError: Error { case unknownEvent }

  static func field(_ name: String, _ event: String = "message") throws -> FieldDefinition {
    guard let id = catalogue.event(named: event)?.id, let field = catalogue.field(named: name, of: id)
    else { throw BenchError.unknownEvent }
    return field
  }

  static func selection(_ event: String, _ condition: String? = nil) throws -> Selection {
    guard let definition = catalogue.event(named: event) else { throw BenchError.unknownEvent }
    return Selection(event: definition, condition: try condition.map { try program($0, event) })
  }

  static func requirement(_ id: String, _ rule: Rule) -> Requirement {
    Requirement(
      id: id, title: LocalizedText(en: id), cite: Citation(document: "D", version: "1", clause: "1"),
      rule: rule)
  }

  static func assertion(_ id: String, _ demand: String) throws -> Requirement {
    try assertion(id, "message", when: nil, demand)
  }

  static func assertion(
    _ id: String, _ event: String = "message", when condition: String?, _ demand: String
  ) throws -> Requirement {
    let selection = try selection(event, condition)
    let form = try AssertionRule(
      FormValues(["assert": .expression([selection.event.id: try program(demand, event)])]))
    return requirement(id, Rule(selections: [selection], form: form))
  }

  static func sequence(
    _ id: String, detect: String, identity: [String] = [], modulo: Int64 = 256, hasClock: Bool = true
  ) throws -> Requirement {
    let selection = try selection("message")
    var sequence: [String: FormValue] = [
      "field": .field([message: try field("sequence")]), "modulo": .integer(modulo),
      "key": .fields([message: [try field("flow")]]), "detect": .text(detect),
      "reorder": .duration(.slots(1)),
      "identity": .fields([message: try identity.map { try field($0) }]),
    ]
    if hasClock { sequence["clock"] = .field([message: try field("slot")]) }
    let form = try SequenceRule(FormValues(["sequence": .mapping(FormValues(sequence))]))
    return requirement(id, Rule(selections: [selection], form: form))
  }
}

/// Feeds an engine message by message.
struct Feed: ~Copyable {
  var engine: Engine
  var frame: Int64 = 0
  private var rows: [RowBox] = []
  private var waited: Int64 = 0

  /// Lets time pass, in microseconds.
  mutating func wait(_ microseconds: Int64) { waited += microseconds * 1_000 }

  /// - Parameter isObservedBefore: whether the capture shows all units before the first message.
  init(_ requirements: [Requirement], isObservedBefore: Bool = true) {
    engine = Engine(requirements, catalogue: Bench.catalogue, showsAllUnits: isObservedBefore)
    if isObservedBefore { engine.begin(at: -1_000_000_000) }
  }

  private final class RowBox {
    var row: EventRow
    init(_ flow: Int) { row = EventRow(flow: flow) }
  }

  mutating func send(
    flow: Int = 0, unit: Int? = 0, receiver: Int? = nil, version: Int64 = 1, sequence: Int64 = 0,
    slot: Int64 = 0,
    mode: Int64? = nil, isRounded: Bool = false, unknown: FieldSlot? = nil, missing: FieldSlot? = nil,
    sections: [Int64] = [],
    rare: Int64? = nil
  ) {
    while rows.count <= flow { rows.append(RowBox(rows.count)) }
    frame += 1
    let box = rows[flow]
    box.row[FrameSlot.frameNumber] = frame
    box.row[FrameSlot.captureTime] = frame * 1000 + waited
    box.row[FrameSlot.capture] = 0
    if let unit { box.row[FrameSlot.sender] = Int64(unit) }
    if let receiver { box.row[FrameSlot.receiver] = Int64(receiver) }
    box.row[Bench.version] = version
    box.row[Bench.sequence] = sequence
    box.row[Bench.sequenceRounded] = isRounded ? 1 : 0
    box.row[Bench.flowId] = Int64(flow)
    box.row[Bench.slot] = slot
    if let mode { box.row[Bench.mode] = mode } else { box.row.clear(Bench.mode) }
    if let unknown { box.row.markUnknown(unknown) }
    if let missing { box.row.clear(missing) }
    box.row.type = Bench.message
    engine.receive(&box.row)
    for size in sections {
      box.row[Bench.size] = size
      box.row.type = Bench.section
      engine.receive(&box.row)
    }
    if let rare {
      box.row[Bench.size] = rare
      box.row.type = Bench.rare
      engine.receive(&box.row)
    }
  }

  mutating func infer(flow: Int, _ slot: FieldSlot, isPresumed: Bool = false) {
    while rows.count <= flow { rows.append(RowBox(rows.count)) }
    rows[flow].row.setInferred(
      rows[flow].row.inferred.union(FieldSet([slot])), presumed: isPresumed ? FieldSet([slot]) : FieldSet())
  }

  mutating func results(
    _ limits: CaptureLimits = CaptureLimits(), caps: VerdictCaps = VerdictCaps(), waivers: [Waiver] = [],
    units: [String] = ["A", "B"]
  ) -> [RequirementResult] {
    engine.finish(
      limits, caps: caps, waivers: waivers,
      units: units.map { UnitDescription(name: $0, role: "O-DU", addresses: [], provenance: "profile") })
  }
}
