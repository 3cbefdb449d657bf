public import Wire

/// ASSISTANCE INFORMATION DATA, PDU type 2, as it was sent (TS 38.425, 5.5.2.3): to the node that hosts PDCP.
///
///      0      PDU type 4 | PDCP duplication 1 | assistance info 1 | UL delay 1 | DL delay 1
///      1      spare 7 | PDCP duplication activation suggestion 1
///      assistance info:  number of fields 8, then of each: type 8 | octets 8 | value
///      UL delay:         UL delay result 32
///      DL delay:         DL delay result 32
///      padding to 4n − 2 octets
public struct AssistanceInformationDataView: ~Escapable {
  private let bytes: Span<UInt8>
  /// Where the container begins.
  public let start: Int
  private let fieldsPlace: Int?
  private let ulDelayPlace: Int?
  private let dlDelayPlace: Int?
  /// What is behind the last field.
  public let padding: Range<Int>

  /// - Throws: `truncated`, where the container is too short for what its flags and counts announce.
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, _ container: Range<Int>) throws(WireError) {
    var reader = ContainerReader(bytes, container)
    let start = try reader.place(of: 2, "ASSISTANCE INFORMATION DATA")
    let flags = bytes[start]
    if flags & 4 != 0 {
      let place = try reader.place(of: 1, "number of assistance information fields")
      for _ in 0..<bytes[place] {
        let field = try reader.place(of: 2, "assistance information field")
        _ = try reader.place(of: Int(bytes[field + 1]), "radio quality assistance information")
      }
      fieldsPlace = place
    } else {
      fieldsPlace = nil
    }
    ulDelayPlace = flags & 2 != 0 ? try reader.place(of: 4, "UL delay DU result") : nil
    dlDelayPlace = flags & 1 != 0 ? try reader.place(of: 4, "DL delay DU result") : nil
    padding = reader.position..<reader.end
    self.start = start
    self.bytes = bytes
  }

  public var hasPDCPDuplication: Bool { bytes[start] & 8 != 0 }
  public var hasAssistanceInfo: Bool { fieldsPlace != nil }
  /// The spare bits of the second octet.
  public var spare: UInt8 { bytes[start + 1] >> 1 }
  /// The suggestion as it was sent, whether or not the flag is set.
  var activationBit: Bool { bytes[start + 1] & 1 != 0 }
  /// Whether duplication should be active; nil where the flag is not set.
  public var pdcpDuplicationActivation: Bool? { hasPDCPDuplication ? activationBit : nil }
  public var ulDelay: UInt32? { ulDelayPlace.map { bytes.number(at: $0, octets: 4) } }
  public var dlDelay: UInt32? { dlDelayPlace.map { bytes.number(at: $0, octets: 4) } }
  public var fieldCount: Int { fieldsPlace.map { Int(bytes[$0]) } ?? 0 }
  public var paddingIsZero: Bool { !bytes.hasNonZero(padding) }

  /// Where the first field stands.
  var firstFieldPlace: Int { (fieldsPlace ?? start) + 1 }

  /// A field that stands at a place, and the place of the next one.
  func field(at place: Int) -> (type: UInt8, value: Range<Int>, next: Int) {
    let end = place + 2 + Int(bytes[place + 1])
    return (bytes[place], place + 2..<end, end)
  }

  /// The value of a field as a number, where it has at most four octets.
  func number(_ value: Range<Int>) -> UInt32? {
    (1...4).contains(value.count) ? bytes.number(at: value.lowerBound, octets: value.count) : nil
  }

  fileprivate func octets(_ value: Range<Int>) -> [UInt8] { value.map { bytes[$0] } }
}

/// ASSISTANCE INFORMATION DATA as a value. What is nil is not announced.
public struct AssistanceInformationData: Hashable, Sendable {
  public var pdcpDuplicationActivation: Bool?
  public var fields: [Field]?
  public var ulDelay: UInt32?
  public var dlDelay: UInt32?

  /// What the corresponding node says of the radio.
  public struct Field: Hashable, Sendable {
    public var type: UInt8
    /// At most 255 octets.
    public var value: [UInt8]

    public init(type: UInt8, value: [UInt8]) {
      self.type = type
      self.value = value
    }
  }

  /// Types of assistance information.
  public static let types: [(value: UInt8, name: String)] = [
    (0, "unknown"), (1, "averageCQI"), (2, "averageHARQFailure"), (3, "averageHARQRetransmissions"),
    (4, "dlRadioQualityIndex"), (5, "ulRadioQualityIndex"), (6, "powerHeadroomReport"),
  ]

  public init() {}

  public init(_ view: borrowing AssistanceInformationDataView) {
    pdcpDuplicationActivation = view.pdcpDuplicationActivation
    ulDelay = view.ulDelay
    dlDelay = view.dlDelay
    guard view.hasAssistanceInfo else { return }
    var fields: [Field] = []
    var place = view.firstFieldPlace
    for _ in 0..<view.fieldCount {
      let field = view.field(at: place)
      fields.append(Field(type: field.type, value: view.octets(field.value)))
      place = field.next
    }
    self.fields = fields
  }

  /// Writes the container.
  ///
  /// - Throws: `badLength` for more than 255 fields, or octets of a field.
  func encode(into writer: inout ByteWriter) throws(WireError) {
    writer.bits(2, 4)
    writer.flag(pdcpDuplicationActivation != nil)
    writer.flag(fields != nil)
    writer.flag(ulDelay != nil)
    writer.flag(dlDelay != nil)
    writer.bits(0, 7)
    writer.flag(pdcpDuplicationActivation ?? false)
    if let fields {
      try writer.itemCount(fields.count, "assistance information fields")
      for field in fields {
        writer.u8(field.type)
        try writer.itemCount(field.value.count, "radio quality assistance information")
        writer.append(field.value)
      }
    }
    if let ulDelay { writer.u32(ulDelay) }
    if let dlDelay { writer.u32(dlDelay) }
    writer.padContainer()
  }
}
