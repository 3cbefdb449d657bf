import Events
import Expressions

/// A small catalogue with a field of every kind, and a row of it.
enum Radio {
  static let directions = [CodePoint(0, "UL"), CodePoint(1, "DL")]
  static let methods = [CodePoint(0, "none"), CodePoint(1, "BFP"), CodePoint(2, "block scaling")]

  static let fields: [FieldDefinition] = [
    FieldDefinition("payloadVersion", FieldSlot(0), .integer, ""),
    FieldDefinition("dataDirection", FieldSlot(1), .enumeration(directions), ""),
    FieldDefinition("startPrbc", FieldSlot(2), unit: .prbs, ""),
    FieldDefinition("numPrbc", FieldSlot(3), unit: .prbs, ""),
    FieldDefinition("symbolId", FieldSlot(4), unit: .symbols, ""),
    FieldDefinition("captureTime", FieldSlot(5), .time, unit: .nanoseconds, ""),
    FieldDefinition("airTime", FieldSlot(6), unit: .nanoseconds, ""),
    FieldDefinition("wellFormed", FieldSlot(7), .boolean, ""),
    FieldDefinition("reMask", FieldSlot(8), .mask(12), ""),
    FieldDefinition("otherMask", FieldSlot(9), .mask(12), ""),
    FieldDefinition("source", FieldSlot(10), .macAddress, ""),
    FieldDefinition("udCompMeth", FieldSlot(11), .enumeration(methods), optional: true, ""),
    FieldDefinition("udIqWidth", FieldSlot(12), unit: .bits, optional: true, ""),
    FieldDefinition("gNB-DU-ID", FieldSlot(13), .integer, ""),
    FieldDefinition("spacing", FieldSlot(14), unit: .hertz, ""),
    FieldDefinition("payload", FieldSlot(15), unit: .bytes, ""),
    FieldDefinition("cause", FieldSlot(16), .digest, ""),
    FieldDefinition("offset", FieldSlot(17), unit: .tc, ""),
    FieldDefinition("flag", FieldSlot(18), .boolean, optional: true, ""),
    FieldDefinition("level", FieldSlot(19), unit: .centibels, ""),
  ]

  static let section = EventDefinition(
    EventTypeID(rawValue: 2), "x.c.section", parent: EventTypeID(rawValue: 1), clause: "", summary: "",
    fields: [FieldDefinition("sectionId", FieldSlot(40), .integer, "")])

  static let message = EventDefinition(
    EventTypeID(rawValue: 1), "x.c", clause: "", summary: "", fields: fields)

  static let catalogue = Catalogue([[message, section]])

  static let parameters: [String: ParameterValue] = [
    "timer": .number(20_000_000, .nanoseconds), "few": .number(3, .none), "strict": .boolean(true),
    "method": .name("BFP"), "methods": .list([.name("BFP"), .number(2, .none)]),
  ]

  static let compiler = ExpressionCompiler(catalogue: catalogue, parameters: parameters)

  /// The message that the tables speak of: `udCompMeth`, `udIqWidth` and `flag` are absent.
  static func row(_ change: (inout EventRow) -> Void = { _ in }) -> EventRow {
    var row = EventRow(flow: 0)
    row.type = message.id
    let values: [Int: Int64] = [
      0: 1, 1: 1, 2: 10, 3: 20, 4: 3, 5: 1_000_000, 6: 1_200_000, 7: 1, 8: 0b0110, 9: 0b1110,
      10: 0x0011_22aa_bbcc, 13: 42, 14: 30_000, 15: 100, 17: 6144, 19: -350,
    ]
    for (slot, value) in values { row[FieldSlot(slot)] = value }
    change(&row)
    return row
  }

  /// What a text is worth for that message.
  static func value(of text: String) throws -> Evaluated {
    try compiler.condition(text, of: message).program.evaluate(row())
  }
}
