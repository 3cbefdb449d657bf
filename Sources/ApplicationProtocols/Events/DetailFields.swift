internal import Events
internal import PackedEncoding

/// Fields of what is said of a part of a message.
extension ApplicationFields {
  private static func element(
    _ names: [CodePoint], _ wireshark: WiresharkNames, when sent: FilterCondition? = nil
  ) -> [FieldDefinition] {
    [
      FieldDefinition(
        "ieName", DetailSlot.ieName, .enumeration(names), optional: true, isContext: true, "Name of the IE"),
      FieldDefinition(
        "ieId", DetailSlot.ieID, optional: true, wireshark: wireshark.name("id"), when: sent, isContext: true,
        range: 0...65535, "Id of the IE; absent of the message itself"),
      FieldDefinition("depth", DetailSlot.depth, "IEs that the IE is inside of"),
    ]
  }

  /// The kinds of violations by something that is in the message.
  private static let sent = FilterCondition(
    DetailSlot.kind,
    in: Set(
      Violation.Kind.allCases.filter { ![.missingMandatory, .transferSyntax].contains($0) }.map {
        Int64($0.rawValue)
      }))

  static func violationFields(_ names: [CodePoint], _ wireshark: WiresharkNames) -> [FieldDefinition] {
    [
      FieldDefinition(
        "kind", DetailSlot.kind, points(Violation.Kind.allCases.map(\.spelling)), clause: "TS 38.413 10",
        "What the schema forbids")
    ] + element(names, wireshark, when: sent) + [
      FieldDefinition(
        "ieCriticality", DetailSlot.ieCriticality, criticalities, optional: true,
        wireshark: wireshark.name("criticality"), when: sent, isContext: true,
        "Criticality of the IE, or of the procedure, as sent"),
      FieldDefinition(
        "ieSpecifiedCriticality", DetailSlot.specifiedCriticality, criticalities, optional: true,
        isContext: true, "Criticality that the schema gives"),
      FieldDefinition(
        "container", DetailSlot.container, points(Violation.Place.allCases.map { String(describing: $0) }),
        "What the IE stands in"),
      FieldDefinition(
        "sentValue", DetailSlot.value, optional: true, "What was sent, of a value that is not known"),
      FieldDefinition(
        "reaction", DetailSlot.reaction, reactions, clause: "TS 38.413 10",
        "What the receiver owes for this one"),
    ]
  }

  static func remarkFields(_ names: [CodePoint], _ wireshark: WiresharkNames) -> [FieldDefinition] {
    [
      FieldDefinition(
        "kind", DetailSlot.kind, points(PackedRemark.Kind.allCases.map(\.rawValue)), clause: "X.691",
        "How the encoding differs from the canonical one"),
      FieldDefinition(
        "bitOffset", DetailSlot.bitOffset, unit: .bits, isContext: true, "Bit of the PDU at which it lies"),
    ] + element(names, wireshark)
  }

  static func malformedFields(_ names: [CodePoint], _ wireshark: WiresharkNames) -> [FieldDefinition] {
    [
      FieldDefinition("kind", DetailSlot.kind, defects, clause: "X.691", "Why it can't be read"),
      FieldDefinition(
        "bitOffset", DetailSlot.bitOffset, unit: .bits, isContext: true,
        "Bit of the PDU at which reading stopped"),
    ] + element(names, wireshark, when: FilterCondition(DetailSlot.kind, in: []))
  }
}
