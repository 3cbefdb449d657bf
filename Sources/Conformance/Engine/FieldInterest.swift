public import Events
internal import Expressions

/// The fields of events that requirements and findings read. A codec need not fill the others.
struct FieldInterest {
  private var fields: [EventTypeID: FieldSet] = [:]
  /// Whether a rule does not declare which fields it reads, so that every field may be read.
  private var isOpen = false

  init(_ requirements: [Requirement], _ catalogue: Catalogue) {
    var names: Set<String> = []
    for requirement in requirements where requirement.applicable {
      guard let reads = requirement.rule.reads else {
        isOpen = true
        return
      }
      add(reads)
      for selection in requirement.rule.selections { add(selection.event.id, selection.condition?.reads) }
      for (event, field) in requirement.family?.fields ?? [:] { add(event, FieldSet([field.slot])) }
      for link in requirement.consequences {
        for (event, program) in link.condition ?? [:] { add(event, program.reads) }
        switch link.place {
        case .message: break
        case .frame(let fields): for (event, field) in fields { add(event, FieldSet([field.slot])) }
        case .exchange(let same, let without): names.formUnion([same, without].compactMap(\.self))
        }
        if let since = link.since { names.insert(since) }
      }
    }
    // A link names fields of whatever failed, and findings tell what gives their context.
    for event in catalogue.events {
      let named = catalogue.fields(of: event.id).filter { $0.isContext || names.contains($0.name) }
      add(event.id, FieldSet(named.map(\.slot)))
    }
  }

  private mutating func add(_ reads: [EventTypeID: FieldSet]) {
    for (event, fields) in reads { add(event, fields) }
  }

  private mutating func add(_ event: EventTypeID, _ fields: FieldSet?) {
    if let fields { self.fields[event, default: FieldSet()].formUnion(fields) }
  }

  /// Whether somebody asks for one of some fields of an event type.
  func includes(anyOf fields: FieldSet, of event: EventTypeID) -> Bool {
    isOpen || self.fields[event]?.intersects(fields) ?? false
  }
}

extension RuleProgram {
  /// Whether a requirement that applies reads one of some fields of events of some types, or may do so.
  public func reads(anyOf fields: FieldSet, of events: [EventTypeID]) -> Bool {
    let interest = FieldInterest(requirements, catalogue)
    return events.contains { interest.includes(anyOf: fields, of: $0) }
  }
}
