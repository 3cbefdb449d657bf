internal import Events
internal import PackedEncoding

/// What Wireshark calls the messages of a protocol and their parts in display filters.
///
/// Its dissectors are made from the ASN.1: a component or an alternative is called by its identifier, an IE or an item by
/// its type, with `_` for `-`, and with `_element` behind it where it has no value of its own. A filter with a name that
/// Wireshark does not know is an error, so only those are given that version 4.0 knows; it has the IEs of Release 16.
struct WiresharkNames: Sendable {
  /// What Wireshark has of a protocol.
  private struct Knowledge: Sendable {
    /// The highest id of an IE, and the highest code of a procedure.
    var element = -1
    var procedure = -1
    /// Names that later versions of the specification changed.
    var changed: Set<String> = []
    /// Strings that it shows as numbers.
    var numbers: Set<String> = []
    /// What it calls IEs whose types have no name, by their ids.
    var unnamed: [Int: String] = [:]
  }

  private static func knowledge(of name: String) -> Knowledge {
    switch name {
    case "F1AP":
      Knowledge(
        element: 440, procedure: 58,
        changed: [
          "prachFDM", "prachSCS", "prachConfigIndex", "hsNSASlotConfigList", "RAReportList", "RAReportItem",
          "rAReportContainer", "lCS-to-GCS-Translation", "QoSParaSetIndex",
        ],
        numbers: [
          "PortNumber", "fiveGS-TAC", "configured-EPS-TAC", "PDCCH-BlindDetectionSCG",
          "Requested-PDCCH-BlindDetectionSCG",
        ],
        unnamed: [199: "Latest-RRC-Version-Enhanced", 218: "RedirectedRRCmessage"])
    case "E1AP":
      Knowledge(
        element: 144, procedure: 28, changed: ["paging-Policy-Index"], numbers: ["portNumber"],
        unnamed: [89: "Measurement-ID", 90: "Measurement-ID"])
    default: Knowledge()
    }
  }

  private let schema: ProtocolSchema
  private let family: String
  private let knowledge: Knowledge

  init(_ schema: ProtocolSchema, family: String) {
    self.schema = schema
    self.family = family
    knowledge = Self.knowledge(of: schema.name)
  }

  /// The name of something that has one of its own in the ASN.1, such as `procedureCode`.
  func name(_ identifier: String, isElement: Bool = false) -> String {
    var name = "\(family)."
    // Octet by octet: a catalogue has thousands of names.
    name.append(
      String(
        decoding: identifier.utf8.map { octet in
          octet == UInt8(ascii: "-") || octet == UInt8(ascii: ".") ? UInt8(ascii: "_") : octet
        }, as: UTF8.self))
    if isElement { name.append("_element") }
    return name
  }

  /// The names of the messages, by their numbers; empty where Wireshark has none.
  var messages: [String] { schema.messages.map { message($0) ?? "" } }

  func message(_ message: ProtocolMessage) -> String? {
    isKnown(message) ? name(message.name, isElement: true) : nil
  }

  func isKnown(_ message: ProtocolMessage) -> Bool {
    schema.procedures[message.procedure].code <= knowledge.procedure
  }

  func areKnown(_ steps: [SchemaPaths.Step]) -> Bool {
    steps.allSatisfy { step in
      guard case .element(let id) = step else { return true }
      return id <= knowledge.element
    }
  }

  /// The name of a part, and what its filters compare.
  ///
  /// - Parameters:
  ///   - component: the name of the part as a component or an alternative; nil: it is an item.
  ///   - steps: how to get to it.
  func part(
    _ component: String?, _ steps: [SchemaPaths.Step], _ type: PackedSchema.TypeID
  ) -> (name: String, form: FilterForm)? {
    guard areKnown(steps) else { return nil }
    var identifier = schema.packed.types[type].name
    switch steps.last {
    case .component?: identifier = component ?? identifier
    case .element(let id)?: identifier = knowledge.unnamed[id] ?? identifier
    case nil: break
    }
    guard !identifier.isEmpty, !knowledge.changed.contains(identifier) else { return nil }
    let kind = schema.packed.types[type].kind
    let form = knowledge.numbers.contains(identifier) ? .number : Self.form(kind)
    return (name(identifier, isElement: Self.isElement(kind)), form)
  }

  private static func isElement(_ kind: PackedType.Kind) -> Bool {
    switch kind {
    case .sequence, .null, .open: true
    default: false
    }
  }

  private static func form(_ kind: PackedType.Kind) -> FilterForm {
    switch kind {
    case .boolean, .enumerated, .choice, .sequenceOf: return .number
    case .integer(let bounds): return (bounds.lower ?? 0) < 0 ? .signedNumber : .number
    case .bitString(let size, _), .octetString(let size, _):
      guard let width = FieldMeaning.maskWidth(kind), size.lower == size.upper else { return .presence }
      return .octets(bits: width)
    case .null, .sequence, .open, .characterString, .objectIdentifier: return .presence
    }
  }
}
