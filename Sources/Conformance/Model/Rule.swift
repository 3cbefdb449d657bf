public import Events
public import Expressions

/// Which events a rule looks at: an event type, and a condition that they must fulfil.
public struct Selection: Sendable {
  public var event: EventDefinition
  /// The selector's brackets and the rule's `when`, joined; `nil` = every event of the type.
  public var condition: Program?
  public init(event: EventDefinition, condition: Program? = nil) {
    self.event = event
    self.condition = condition
  }
}

/// What a requirement demands: events, and what must hold for them.
public struct Rule: Sendable {
  public var selections: [Selection]
  public var form: any RuleForm
  public init(selections: [Selection], form: any RuleForm) {
    self.selections = selections
    self.form = form
  }
}
