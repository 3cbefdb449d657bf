public import PackedEncoding

extension ProtocolSchema {
  /// A whole message around the value of its type.
  public func pdu(_ message: ProtocolMessage, _ body: PackedValue) -> PackedValue {
    let procedure = procedures[message.procedure]
    return .choice(
      message.role.spelling,
      .sequence([
        PackedValue.Member(.component("procedureCode"), .integer(Int64(procedure.code))),
        PackedValue.Member(.component("criticality"), .item(procedure.criticality.spelling)),
        PackedValue.Member(.component("value"), .contained(message.name, body)),
      ]))
  }
}
