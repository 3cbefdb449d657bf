internal import Events

/// What follows the eCPRI common header, by message type (eCPRI 2.0, 3.2).
enum ECPRILayouts {
  /// Slots of the message (48 and up): every type has flows, and so rows, of its own.
  static let firstSlot = 48
  /// Bytes behind the fields: the message's data, or, where its type has none, bytes too many.
  static let bytesBehind = FieldSlot(80)
  /// What a response of a delay measurement yields.
  static let transportDelay = FieldSlot(81)

  struct MessageType: Sendable {
    var number: UInt8
    var event: EventTypeID
    var name: String
    var layout: Layout
  }

  /// Types 0 and 2: what O-RAN puts into them is behind the identifiers (CUS 5.1.3.2.7, 5.1.3.2.8).
  ///
  ///     | eAxC 16 | sequenceId 8 | eBit 1 | subsequenceId 7 | payload |
  static let identified = Layout(
    "eCPRI message of types 0 and 2", clause: "CUS 5.1.3.2.7", "IQ data or real-time control data",
    [
      .field("eAxC", 16, .mask(16), clause: "CUS 5.1.3.2.7", "ecpriPcid or ecpriRtcid"),
      .field("sequenceId", 8, clause: "CUS 5.1.3.2.8", "Sequence number"),
      .flag("eBit", clause: "CUS 5.1.3.2.8", "Whether this is the last fragment"),
      .field("subsequenceId", 7, clause: "CUS 5.1.3.2.8", "Number of the fragment"),
      .bytes("payload", "Radio application message"),
    ])

  static let all: [MessageType] = [bits, generic, memory, delay, reset, event, startUp, delayControl]

  static func of(_ number: UInt8) -> MessageType? { all.first { $0.number == number } }

  private static func type(
    _ number: UInt8, _ event: EventTypeID, _ name: String, clause: String, _ summary: String,
    _ elements: [LayoutElement]
  ) -> MessageType {
    MessageType(
      number: number, event: event, name: name,
      layout: Layout(name, clause: clause, firstSlot: firstSlot, summary, elements))
  }

  private static let data = LayoutElement.bytes("data", "What follows")

  /// Bit sequence: | PC_ID 16 | SEQ_ID 16 | data |
  private static let bits = type(
    1, .ecpriBits, "ecpri.bits", clause: "eCPRI 3.2.4.2", "Bit sequence",
    [
      .field("pcId", 16, "Physical channel"),
      .field("seqId", 16, "Sequence number"), data,
    ])

  /// Generic data transfer: | PC_ID 32 | SEQ_ID 32 | data |
  private static let generic = type(
    3, .ecpriGeneric, "ecpri.generic", clause: "eCPRI 3.2.4.4", "Generic data transfer",
    [
      .field("pcId", 32, "Physical channel"),
      .field("seqId", 32, "Sequence number"), data,
    ])

  /// Remote memory access: | id 8 | read/write 4 | request/response 4 | element 16 | address 48 | length 16 | data |
  private static let memory = type(
    4, .ecpriMemory, "ecpri.memory", clause: "eCPRI 3.2.4.5", "Remote memory access",
    [
      .ecpri("remoteMemoryAccessId", 8, wireshark: "rmaid", "Pairs request and response"),
      .ecpri(
        "readWrite", 4,
        .enumeration([CodePoint(0, "read"), CodePoint(1, "write"), CodePoint(2, "writeNoResponse")]),
        wireshark: "rw", "What is asked"),
      .ecpri(
        "requestResponse", 4,
        .enumeration([CodePoint(0, "request"), CodePoint(1, "response"), CodePoint(2, "failure")]),
        wireshark: "reqresp", "Direction of the exchange"),
      .ecpri("elementId", 16, wireshark: "elementid", "Element of the unit"),
      .ecpri("address", 48, .mask(48), wireshark: "address", "Where in the element"),
      .ecpri("length", 16, wireshark: "length", "Bytes wanted, or bytes that follow"), data,
    ])

  static let actions = [
    CodePoint(0, "request"), CodePoint(1, "requestWithFollowUp"), CodePoint(2, "response"),
    CodePoint(3, "remoteRequest"), CodePoint(4, "remoteRequestWithFollowUp"), CodePoint(5, "followUp"),
  ]

  /// One-way delay measurement: | id 8 | action 8 | seconds 48 | nanoseconds 32 | compensation 64 | dummy bytes |
  private static let delay = type(
    5, .ecpriDelay, "ecpri.delay", clause: "eCPRI 3.2.4.6", "One-way delay measurement",
    [
      .ecpri("measurementId", 8, wireshark: "measurementid", "Pairs the messages of a measurement"),
      .ecpri("actionType", 8, .enumeration(actions), wireshark: "actiontype", "Step of the measurement"),
      .ecpri("seconds", 48, wireshark: "sec", "Time stamp, seconds"),
      .ecpri("nanoseconds", 32, wireshark: "nanosec", "Time stamp, nanoseconds"),
      .field(
        "compensation", 64, signed: true, "Compensation value in nanoseconds times 65536"), data,
    ])

  /// Remote reset: | id 16 | code 8 | vendor's bytes |
  private static let reset = type(
    6, .ecpriReset, "ecpri.reset", clause: "eCPRI 3.2.4.7", "Remote reset",
    [
      .ecpri("resetId", 16, wireshark: "resetid", "What is reset"),
      .ecpri(
        "resetCode", 8, .enumeration([CodePoint(1, "request"), CodePoint(2, "response")]),
        wireshark: "resetcode", "Step of the reset"), data,
    ])

  /// Event indication: | id 8 | type 8 | sequence 8 | N 8 | N × (element 16, raise/cease 4, number 12, information 32) |
  private static let event = type(
    7, .ecpriEvent, "ecpri.event", clause: "eCPRI 3.2.4.8", "Event indication",
    [
      .ecpri("eventId", 8, wireshark: "eventid", "Pairs indication and acknowledgement"),
      .ecpri(
        "eventType", 8,
        .enumeration([
          CodePoint(0, "fault"), CodePoint(1, "faultAck"), CodePoint(2, "notification"),
          CodePoint(3, "syncRequest"), CodePoint(4, "syncAck"), CodePoint(5, "syncEnd"),
        ]), wireshark: "eventtype", "Kind of the event"),
      .ecpri("eventSequence", 8, wireshark: "seqnum", "Sequence number"),
      .ecpri("numberOfFaults", 8, wireshark: "numberfaultnotif", "Faults or notifications that follow"),
      .group(
        "element", .times(.field("numberOfFaults")), event: .ecpriEventElement, "A fault or notification",
        [
          .ecpri("elementId", 16, .mask(16), wireshark: "elementid", "Where; 0xFFFF = everywhere"),
          .ecpri(
            "raiseCease", 4, .enumeration([CodePoint(0, "raise"), CodePoint(1, "cease")]),
            wireshark: "raisecease", "Whether it begins or ends"),
          .ecpri("faultNotification", 12, .mask(12), wireshark: "faultnotif", "What"),
          .ecpri("additionalInformation", 32, .mask(32), wireshark: "addinfo", "Vendor's information"),
        ]),
    ])

  /// IWF start-up: | PC_ID 16 | Z 8 | X 8 | time stamp 32 | F 1 | S 1 | reserved 1 | line rate 5 | data |
  private static let startUp = type(
    8, .ecpriIWFStartUp, "ecpri.iwfStartUp", clause: "eCPRI 3.2.4.9", "Start-up of an interworking function",
    [
      .field("pcId", 16, "Physical channel"),
      .field("hyperframe", 8, "CPRI hyperframe number, Z"),
      .field("hyperframePosition", 8, "Position in the hyperframe, X"),
      .field("timeStamp", 32, unit: .nanoseconds, "Time stamp"),
      .flag("fec", "Whether forward error correction is used"),
      .flag("scrambling", "Whether the line is scrambled"),
      .reserved(1),
      .field("lineRate", 5, "CPRI line rate, 1 to 11"), data,
    ])

  /// IWF delay control: | PC_ID 16 | id 8 | action 8 | delay A 32 | delay B 32 |
  private static let delayControl = type(
    11, .ecpriIWFDelay, "ecpri.iwfDelay", clause: "eCPRI 3.2.4.12",
    "Delay control of an interworking function",
    [
      .field("pcId", 16, "Physical channel"),
      .field("delayControlId", 8, "Pairs request and response"),
      .field(
        "delayAction", 8, .enumeration([CodePoint(0, "request"), CodePoint(1, "response")]), "Step"),
      .field("delayA", 32, "Delay A in sixteenths of a nanosecond"),
      .field("delayB", 32, "Delay B in sixteenths of a nanosecond"),
    ])
}

extension LayoutElement {
  /// A field that Wireshark knows as `ecpri.…`.
  fileprivate static func ecpri(
    _ name: String, _ width: Quantity, _ kind: FieldKind, wireshark: String, _ summary: String
  ) -> LayoutElement {
    .field(
      LayoutField(
        name: name, width: width, kind: kind, unit: .none, signed: false, optional: false, slot: nil,
        clause: "", wireshark: "ecpri." + wireshark, summary: summary))
  }

  fileprivate static func ecpri(
    _ name: String, _ width: Quantity, wireshark: String, _ summary: String
  ) -> LayoutElement {
    .ecpri(name, width, .integer, wireshark: wireshark, summary)
  }
}
