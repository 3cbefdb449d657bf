internal import Events
internal import Expressions
internal import Results

/// What explains failures of each requirement, by the numbers of the requirements.
struct CauseTable {
  /// What is looked for on the frame that a field names.
  struct FrameLink {
    let causes: [Int]
    let frame: [EventTypeID: FieldDefinition]
    let kind: String?
    let condition: [EventTypeID: Program]?

    /// The frame where a cause may be, and the fields of the event that say so.
    func target(_ row: borrowing EventRow) -> (frame: Int64, fields: [FieldDefinition])? {
      guard let field = frame[row.type], let number = row.value(field.slot) else { return nil }
      guard let condition else { return (number, [field]) }
      guard let program = condition[row.type], case .known(let truth) = program.evaluate(row), truth != 0
      else {
        return nil
      }
      return (
        number, program.fields.contains { $0.slot == field.slot } ? program.fields : program.fields + [field]
      )
    }
  }

  /// What is looked for between the same units.
  struct ExchangeLink {
    let causes: [Int]
    let isBoundToFlow: Bool
    let excludesCounted: Bool
    /// Whether one failure explains more than one thing that is missing.
    let explainsAll: Bool
  }

  /// Those on the frames that a failure is about, in the order of the profile.
  private(set) var onMessage: [[Int]]
  private(set) var onFrame: [[FrameLink]]
  private(set) var inExchange: [[ExchangeLink]]
  /// Whether a requirement explains others, by number.
  private(set) var isNamed: [Bool]
  /// Whether a requirement explains what is missing elsewhere.
  private(set) var explainsAbsence: [Bool]
  /// Whether a requirement charges the receiver.
  private let chargesReceiver: [Bool]
  /// The names of findings that links ask for.
  private(set) var kinds: [String] = []
  /// The field that tells the flows of a pair of units apart; `nil` = none.
  let flowField: String?
  /// The field that shows that a message was recognised; `nil` = none.
  let countedField: String?
  /// The field that says since when something is missing; `nil` = none.
  let sinceField: String?

  init(_ requirements: [Requirement]) {
    // Many requirements name the same ones.
    var addressed: [String: [Int]] = [:]
    func numbers(_ requirement: Int, _ prefixes: [String], includesOwn: Bool = false) -> [Int] {
      var found: Set<Int> = []
      for prefix in prefixes {
        let known =
          addressed[prefix] ?? requirements.indices.filter { requirements[$0].id.isAddressed(by: prefix) }
        addressed[prefix] = known
        found.formUnion(known)
      }
      return found.sorted().filter { includesOwn || requirements[$0].id != requirements[requirement].id }
    }
    chargesReceiver = requirements.map { $0.attribution == .receiver }
    onMessage = Array(repeating: [], count: requirements.count)
    onFrame = Array(repeating: [], count: requirements.count)
    inExchange = Array(repeating: [], count: requirements.count)
    isNamed = Array(repeating: false, count: requirements.count)
    explainsAbsence = isNamed
    var (flowField, countedField, sinceField): (String?, String?, String?)
    for rule in requirements.indices {
      var own: Set<Int> = []
      for link in requirements[rule].consequences {
        // On another frame, the same requirement may have failed for another unit.
        let isOnFrame = if case .frame = link.place { true } else { false }
        let causes = numbers(rule, link.causes, includesOwn: isOnFrame)
        for cause in causes { isNamed[cause] = true }
        switch link.place {
        case .message: own.formUnion(causes)
        case .frame(let frame):
          if let kind = link.kind, !kinds.contains(kind) { kinds.append(kind) }
          onFrame[rule].append(
            FrameLink(causes: causes, frame: frame, kind: link.kind, condition: link.condition))
        case .exchange(let same, let without):
          flowField = flowField ?? same
          countedField = countedField ?? without
          sinceField = sinceField ?? link.since
          for cause in causes { explainsAbsence[cause] = true }
          inExchange[rule].append(
            ExchangeLink(
              causes: causes, isBoundToFlow: same != nil, excludesCounted: without != nil,
              explainsAll: link.explainsAll))
        }
      }
      onMessage[rule] = own.sorted()
      // A message behind one that is out of order may follow from what explains that one.
      if !own.isEmpty, requirements[rule].rule.form is SequenceRule { isNamed[rule] = true }
    }
    self.flowField = flowField
    self.countedField = countedField
    self.sinceField = sinceField
  }

  /// The unit that a requirement charges for a message.
  func unit(_ rule: Int, _ sender: UnitID?, _ receiver: UnitID?) -> UnitID? {
    chargesReceiver[rule] ? receiver : sender
  }

  /// Whether a failure of a requirement may follow from one on another frame.
  func reachesBeyondFrame(_ rule: Int) -> Bool { !onFrame[rule].isEmpty || !inExchange[rule].isEmpty }

  func hasCauses(_ rule: Int) -> Bool { !onMessage[rule].isEmpty || reachesBeyondFrame(rule) }
}
