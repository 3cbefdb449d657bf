internal import Events
internal import Expressions

/// Decides conditions that an event type settles by itself: a rule on all messages that asks for requests has
/// nothing to ask of a message that is none.
struct ConstantConditions: ~Copyable {
  /// What is constant is present, all else unknown.
  private var row = EventRow(flow: EventRow.sharedFlow)

  /// The selections that an event may fulfil, without conditions that each event of the type fulfils.
  mutating func settle(_ selections: [Selection]) -> [Selection] {
    var left: [Selection] = []
    for selection in selections {
      var selection = selection
      if let condition = selection.condition, let truth = value(condition, selection.event) {
        guard truth else { continue }
        selection.condition = nil
      }
      left.append(selection)
    }
    return left
  }

  /// nil: it depends on the event.
  private mutating func value(_ condition: Program, _ event: EventDefinition) -> Bool? {
    guard condition.reads.intersects(FieldSet(event.constants.keys)) else { return nil }
    row.present = FieldSet()
    row.unknown = FieldSet.all
    for (slot, value) in event.constants { row[slot] = value }
    guard case .known(let value) = condition.evaluate(row) else { return nil }
    return value != 0
  }
}
