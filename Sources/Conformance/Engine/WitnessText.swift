public import Events
internal import Expressions
public import Results

extension EventRow {
  /// A field as a witness shows it: value, text, and the bits of the frame where it stands.
  public func show(_ field: FieldDefinition) -> WitnessField {
    guard let value = value(field.slot) else {
      return WitnessField(
        name: field.name, missing: unknown.contains(field.slot) ? .notCaptured : .absent,
        wireshark: field.wireshark)
    }
    var bits = place(of: field.slot)
    if let location = field.location, let anchor = self.value(location.anchor) {
      let start = Int(anchor) * 8 + location.bitOffset
      bits = start..<(start + location.bitWidth)
    }
    return WitnessField(
      name: field.name, value: value, text: field.text(value), bits: bits, wireshark: field.wireshark,
      filter: field.filterTerm(value, in: self))
  }

  /// The event as a finding shows it, with what names the message and whom it is about.
  ///
  /// - Parameters:
  ///   - fields: those that the rule reads.
  ///   - context: those that findings tell whatever their rules read.
  ///   - event: the name of its type.
  ///   - partner: the other frame; nil: the one that a field of the context names.
  ///   - observed: empty: what the fields are.
  func witness(
    _ fields: [FieldDefinition], context: [FieldDefinition], event: String, partner: Int? = nil,
    expected: [Statement], observed: [Statement]
  ) -> Witness {
    var shown: [WitnessField] = []
    for field in fields { shown.append(show(field)) }
    var others: [WitnessField] = []
    for field in context
    where value(field.slot) != nil && !fields.contains(where: { $0.slot == field.slot }) {
      others.append(show(field))
    }
    return Witness(
      capture: Int(self[FrameSlot.capture]), frame: Int(self[FrameSlot.frameNumber]),
      time: self[FrameSlot.captureTime], event: event, fields: shown, context: others, expected: expected,
      observed: observed,
      partnerFrame: partner ?? context.first(where: \.isPartner).flatMap { value($0.slot) }.map { Int($0) })
  }
}

extension Evidence {
  /// The witness. `catalogue` names the event.
  func witness(_ catalogue: Catalogue) -> Witness {
    switch self {
    case .witness(let witness): return witness
    case .skipped(let snapshot, let numbers):
      return snapshot.witness(
        [numbers.field], partner: numbers.frameBefore, expected: numbers.expected,
        observed: numbers.observed(snapshot), catalogue)
    case .row(let snapshot, let program):
      return snapshot.witness(
        program.fields, expected: [Statement(.expression, program.text)], observed: [], catalogue)
    case .shown(let snapshot, let fields, let partner, let expected, let observed):
      return snapshot.witness(fields, partner: partner, expected: expected, observed: observed, catalogue)
    }
  }
}

extension RowSnapshot {
  fileprivate func witness(
    _ fields: [FieldDefinition], partner: Int? = nil, expected: [Statement], observed: [Statement],
    _ catalogue: Catalogue
  ) -> Witness {
    row.witness(
      fields, context: catalogue.context(of: type), event: catalogue.event(type)?.name ?? "",
      partner: partner, expected: expected, observed: observed)
  }
}

/// A length of time in nanoseconds: milliseconds, or what an author would have written.
func durationText(_ duration: Int64) -> String {
  let quantity = Quantity(value: duration, unit: .nanoseconds).text.replacing(" us", with: " µs")
  guard quantity.hasSuffix(" ns"), duration >= 1_000_000 else { return quantity }
  let digits = String(duration / 1_000 % 1_000)
  return "\(duration / 1_000_000)." + String(repeating: "0", count: 3 - digits.count) + digits + " ms"
}
