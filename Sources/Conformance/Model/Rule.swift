public import Events
public import Expressions

/// Which events a rule looks at: an event type, and a condition that they must fulfil.
public struct Selection: Sendable {
  public var event: EventDefinition
  /// The selector's brackets and the rule's `when`, joined; `nil` = every event of the type.
  public var condition: Program?
  /// What the event is to a rule that tells events apart: a number below 64 of the form's own. An event may be
  /// selected once for each role. 0 = what `select` names.
  public var role: Int
  /// Whether the events are what is judged, so that `for_each` asks for a field of theirs.
  public var isInstance: Bool
  public init(event: EventDefinition, condition: Program? = nil, role: Int = 0, isInstance: Bool = true) {
    self.event = event
    self.condition = condition
    self.role = role
    self.isInstance = isInstance
  }
}

/// What a requirement demands: events, and what must hold for them.
public struct Rule: Sendable {
  public var selections: [Selection]
  public var form: any RuleForm
  /// What the keys of the form read of events besides; `nil` = not known.
  public var reads: [EventTypeID: FieldSet]?

  /// - Parameter values: those that the form was made of; `nil` = what it reads is not known.
  public init(selections: [Selection], form: any RuleForm, values: FormValues? = nil) {
    self.selections = selections
    self.form = form
    reads = values?.reads
  }

  /// The cells that events take; `nil` where the form judges none.
  public var grid: CellGrid? { form.grid(selections) }

  /// Whether the rule reads what rests on earlier messages: where the capture lacks some, its failures are not certain.
  var restsOnHistory: Bool { reads(\.isHistory) }

  /// Whether the rule reads what rests on the order of messages: where the clock of the capture is not steady, its
  /// failures are not certain.
  var restsOnOrder: Bool { reads(\.isOrder) }

  private func reads(_ kind: KeyPath<FieldDefinition, Bool>) -> Bool {
    (selections.compactMap(\.condition) + form.demand.values).contains {
      $0.fields.contains { $0[keyPath: kind] }
    }
  }
}
