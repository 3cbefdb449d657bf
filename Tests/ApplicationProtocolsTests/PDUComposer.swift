import PackedEncoding

@testable import ApplicationProtocols

/// An IE of a PDU that a test composes.
struct Element {
  var id: Int?
  var name: String
  var criticality: Criticality?
  var value: PackedValue

  /// An IE of the message's set, with the criticality that it has there.
  init(_ name: String, _ value: PackedValue, criticality: Criticality? = nil) {
    (self.name, self.value, self.criticality) = (name, value, criticality)
  }

  /// An IE that no set knows.
  init(unknown id: Int, criticality: Criticality, octets: [UInt8] = [0]) {
    (self.id, name, self.criticality, value) = (id, "", criticality, .opaque(octets))
  }
}

/// Composes PDUs from IEs, right or wrong.
struct PDUComposer {
  let schema: ProtocolSchema

  init(_ shipped: ShippedProtocol) throws { schema = try shipped.schema }

  /// The encoding of a message with these IEs, in this order.
  ///
  /// - Parameter criticality: of the procedure, where it differs from that of the specification.
  func pdu(_ name: String, _ elements: [Element], criticality: Criticality? = nil) throws -> [UInt8] {
    guard let message = schema.message(named: name), let set = schema.ieSet(of: message.number) else {
      throw PackedError(.unknownType, at: 0, "there is no message \(name)")
    }
    let procedure = schema.procedures[message.procedure]
    let body = sequence([("protocolIEs", container(elements, of: set))])
    let value = PackedValue.choice(
      message.role.spelling,
      sequence([
        ("procedureCode", .integer(Int64(procedure.code))),
        ("criticality", .item((criticality ?? procedure.criticality).spelling)),
        ("value", .contained(name, body)),
      ]))
    return try PackedEncoder(schema.packed).encode(value, as: schema.pduType)
  }

  func container(_ elements: [Element], of set: ElementSet, value: String = "value") -> PackedValue {
    .list(
      elements.map { element in
        let entry = set.entries.first { $0.name == element.name }
        let type = entry.map { schema.packed.types[$0.type].name } ?? ""
        let isKnown = entry != nil
        return sequence([
          ("id", .integer(Int64(element.id ?? entry?.id ?? 0))),
          ("criticality", .item((element.criticality ?? entry?.criticality ?? .ignore).spelling)),
          (value, isKnown ? .contained(type, element.value) : element.value),
        ])
      })
  }

  /// The items of a list, each in a container of its own.
  func list(_ items: [PackedValue], of type: String, criticality: Criticality? = nil) throws -> PackedValue {
    guard let id = schema.packed.type(named: type), let place = schema.elementSet(of: id) else {
      throw PackedError(.unknownType, at: 0, "there is no list \(type)")
    }
    let set = schema.elementSets[place]
    return .list(
      items.map { item in
        sequence([
          ("id", .integer(Int64(set.entries[0].id))),
          ("criticality", .item((criticality ?? set.entries[0].criticality).spelling)),
          ("value", .contained(schema.packed.types[set.entries[0].type].name, item)),
        ])
      })
  }

  func sequence(_ members: [(String, PackedValue)]) -> PackedValue {
    .sequence(members.map { PackedValue.Member(.component($0.0), $0.1) })
  }
}

/// Messages of F1 with what tests need of them, as the specification wants them.
extension PDUComposer {
  static let cell = PackedValue.sequence([
    PackedValue.Member(.component("pLMN-Identity"), .octets([0x02, 0xF8, 0x99])),
    PackedValue.Member(.component("nRCellIdentity"), .bits([0x00, 0xBC, 0x61, 0x4E, 0x00], count: 36)),
  ])

  func setUpRequest(transaction: Int64 = 1, unit: Int64 = 17) throws -> [UInt8] {
    try pdu(
      "F1SetupRequest",
      [
        Element("TransactionID", .integer(transaction)), Element("gNB-DU-ID", .integer(unit)),
        Element("GNB-DU-RRC-Version", rrcVersion),
      ])
  }

  func setUpResponse(transaction: Int64 = 1) throws -> [UInt8] {
    try pdu(
      "F1SetupResponse",
      [Element("TransactionID", .integer(transaction)), Element("GNB-CU-RRC-Version", rrcVersion)])
  }

  func setUpFailure(transaction: Int64 = 1, wait: String? = nil) throws -> [UInt8] {
    try pdu(
      "F1SetupFailure",
      [Element("TransactionID", .integer(transaction)), Element("Cause", cause)]
        + (wait.map { [Element("TimeToWait", .item($0))] } ?? []))
  }

  var rrcVersion: PackedValue { sequence([("latest-RRC-Version", .bits([0], count: 3))]) }
  var cause: PackedValue { .choice("radioNetwork", .item("normal-release")) }

  func initialUL(du: Int64) throws -> [UInt8] {
    try pdu(
      "InitialULRRCMessageTransfer",
      [
        Element("gNB-DU-UE-F1AP-ID", .integer(du)), Element("NRCGI", Self.cell),
        Element("C-RNTI", .integer(17_921)), Element("RRCContainer", .octets([1, 2, 3])),
        Element("TransactionID", .integer(1)),
      ])
  }

  func downlink(cu: Int64, du: Int64, old: Int64? = nil) throws -> [UInt8] {
    try pdu(
      "DLRRCMessageTransfer",
      ids(cu, du) + (old.map { [Element("oldgNB-DU-UE-F1AP-ID", .integer($0))] } ?? [])
        + [Element("SRBID", .integer(0)), Element("RRCContainer", .octets([4, 5, 6]))])
  }

  func uplink(cu: Int64, du: Int64) throws -> [UInt8] {
    try pdu(
      "ULRRCMessageTransfer",
      ids(cu, du) + [Element("SRBID", .integer(1)), Element("RRCContainer", .octets([7, 8]))])
  }

  func releaseCommand(cu: Int64, du: Int64, extra: [Element] = []) throws -> [UInt8] {
    try pdu("UEContextReleaseCommand", ids(cu, du) + [Element("Cause", cause)] + extra)
  }

  func releaseComplete(cu: Int64, du: Int64) throws -> [UInt8] {
    try pdu("UEContextReleaseComplete", ids(cu, du))
  }

  func contextRequest(cu: Int64, du: Int64? = nil, extra: [Element] = []) throws -> [UInt8] {
    try pdu(
      "UEContextSetupRequest",
      [Element("gNB-CU-UE-F1AP-ID", .integer(cu))]
        + (du.map { [Element("gNB-DU-UE-F1AP-ID", .integer($0))] } ?? [])
        + [
          Element("SpCell-ID", Self.cell), Element("ServCellIndex", .integer(0)),
          Element("CUtoDURRCInformation", sequence([])),
        ] + extra)
  }

  func contextResponse(cu: Int64, du: Int64) throws -> [UInt8] {
    try pdu(
      "UEContextSetupResponse",
      ids(cu, du) + [Element("DUtoCURRCInformation", sequence([("cellGroupConfig", .octets([0x5C]))]))])
  }

  func contextFailure(cu: Int64, du: Int64? = nil) throws -> [UInt8] {
    try pdu(
      "UEContextSetupFailure",
      [Element("gNB-CU-UE-F1AP-ID", .integer(cu))]
        + (du.map { [Element("gNB-DU-UE-F1AP-ID", .integer($0))] } ?? []) + [Element("Cause", cause)])
  }

  func ids(_ cu: Int64, _ du: Int64) -> [Element] {
    [Element("gNB-CU-UE-F1AP-ID", .integer(cu)), Element("gNB-DU-UE-F1AP-ID", .integer(du))]
  }
}
