public import Events
internal import Expressions

extension EventRow {
  /// A field as a witness shows it: value, text, and the bits of the frame where it stands.
  public func show(_ field: FieldDefinition) -> WitnessField {
    guard let value = value(field.slot) else {
      return WitnessField(
        name: field.name, value: nil, text: unknown.contains(field.slot) ? "not captured" : "absent",
        wireshark: field.wireshark)
    }
    var bits = place(of: field.slot)
    if let location = field.location, let anchor = self.value(location.anchor) {
      let start = Int(anchor) * 8 + location.bitOffset
      bits = start..<(start + location.bitWidth)
    }
    return WitnessField(
      name: field.name, value: value, text: field.text(value), bits: bits, wireshark: field.wireshark)
  }
}

extension Evidence {
  /// The witness in words. `catalogue` names the event.
  func witness(_ catalogue: Catalogue) -> Witness {
    switch self {
    case .witness(let witness): return witness
    case .row(let snapshot, let program):
      return snapshot.witness(program.fields, expected: program.text, catalogue)
    case .shown(let snapshot, let fields, let expected):
      return snapshot.witness(fields, expected: expected, catalogue)
    }
  }
}

extension RowSnapshot {
  fileprivate func witness(
    _ definitions: [FieldDefinition], expected: String, _ catalogue: Catalogue
  ) -> Witness {
    var fields: [WitnessField] = []
    for field in definitions { fields.append(row.show(field)) }
    return Witness(
      capture: Int(row[FrameSlot.capture]), frame: Int(row[FrameSlot.frameNumber]),
      time: row[FrameSlot.captureTime], event: catalogue.event(row.type)?.name ?? "", fields: fields,
      expected: expected, observed: fields.map { "\($0.name) = \($0.text)" }.joined(separator: ", "))
  }
}
