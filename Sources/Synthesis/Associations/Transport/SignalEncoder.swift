import ApplicationProtocols
import PackedEncoding

/// Writes messages of an application protocol: the PDU with its container of IEs, then what faults do to it.
struct SignalEncoder {
  private let schema: ProtocolSchema
  private let encoder: PackedEncoder
  /// The names of the components of a message of each role, and of a field of its container.
  private let parts: [[String]]
  private let fields: [[String]]

  init(_ schema: ProtocolSchema) {
    self.schema = schema
    encoder = PackedEncoder(schema.packed)
    let types = schema.packed.types
    func names(_ type: PackedSchema.TypeID) -> [String] {
      if case .sequence(let sequence) = types[type].kind { return sequence.root.map(\.name) }
      return []
    }
    var parts: [[String]] = []
    if case .choice(let choice) = types[schema.pduType].kind { parts = choice.root.map { names($0.type) } }
    self.parts = parts
    fields = schema.messages.map { message in
      guard case .sequence(let sequence) = types[message.type].kind, let container = sequence.root.first,
        case .sequenceOf(_, let field) = types[container.type].kind
      else { return [] }
      return [container.name] + names(field)
    }
  }

  /// The octets of a message.
  ///
  /// - Throws: for values that their types do not allow, which the scenario reader rules out.
  func encode(_ signal: PlannedSignal) throws(PackedError) -> [UInt8] {
    let names = parts[signal.message.role.rawValue]
    let fields = self.fields[signal.message.number]
    guard names.count >= 3, fields.count >= 4 else {
      throw PackedError(.unknownType, at: 0, "\(signal.message.name) has no container of IEs")
    }
    let elements = signal.elements.map { element in
      PackedValue.sequence([
        .init(.component(fields[1]), .integer(Int64(element.id))),
        .init(.component(fields[2]), .item(element.criticality.spelling)),
        .init(.component(fields[3]), element.value),
      ])
    }
    let procedure = schema.procedures[signal.message.procedure]
    let content = PackedValue.sequence([.init(.component(fields[0]), .list(elements))])
    let pdu = PackedValue.choice(
      signal.message.role.spelling,
      .sequence([
        .init(.component(names[0]), .integer(Int64(procedure.code))),
        .init(.component(names[1]), .item(signal.criticality.spelling)),
        .init(.component(names[2]), .contained(signal.message.name, content)),
      ]))
    var octets = try encoder.encode(pdu, as: schema.pduType)
    for edit in signal.edits { octets.apply(edit) }
    return octets
  }
}

extension [UInt8] {
  fileprivate mutating func apply(_ edit: PlannedSignal.OctetEdit) {
    switch edit {
    case .cut(let count): removeLast(Swift.min(count, Swift.max(0, self.count - 1)))
    case .set(let bits, let place): if indices.contains(place) { self[place] |= bits }
    case .replace(let place, let octet): if indices.contains(place) { self[place] = octet }
    case .lengthenLength: lengthenLength()
    }
  }

  /// Gives the length of the first IE two octets though one would do: of messages of less than 16K octets.
  ///
  /// Behind type, code, criticality and the length of the rest come the preamble of the message, the number of
  /// its IEs, the id of the first one and its criticality, all in whole octets.
  private mutating func lengthenLength() {
    guard count > 3, self[3] < 0xC0 else { return }
    let isLong = self[3] >= 0x80
    let first = (isLong ? 5 : 4) + 6
    guard indices.contains(first), self[first] < 0x80 else { return }
    insert(0x80, at: first)
    let length = count - (isLong ? 5 : 4)
    if !isLong, length < 0x80 {
      self[3] = UInt8(length)
    } else {
      let octets = [0x80 | UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length)]
      replaceSubrange(3..<(isLong ? 5 : 4), with: octets)
    }
  }
}
