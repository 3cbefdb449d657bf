import Conformance
import Documents
import Events
import Profiles
import Results
import Testing

/// A signalling protocol made up for these tests: messages of associations about sessions, with parts. No event type
/// is incremental.
enum Signalling {
  static let association = FieldSlot(20)
  static let transaction = FieldSlot(21)
  static let session = FieldSlot(22)
  static let kind = FieldSlot(23)
  static let message = FieldSlot(24)
  static let startSeen = FieldSlot(25)
  static let number = FieldSlot(26)
  static let flags = FieldSlot(29)
  static let bearer = FieldSlot(40)
  static let defect = FieldSlot(41)

  static let names = [
    "SetupRequest", "SetupResponse", "SetupFailure", "ModifyRequest", "ModifyResponse", "ReleaseCommand",
    "ReleaseComplete", "Data", "Reset",
  ]

  /// Behind all messages, with numbers like those of a big protocol.
  static let parts: [(name: String, parent: Int?)] = [
    ("SetupRequest.bearers", 0), ("SetupResponse.bearers", 1), ("violation", nil),
  ]

  static let head = EventTypeID(rawValue: 0x1000)

  static let catalogue = Catalogue([
    [
      EventDefinition(
        head, "sig", clause: "1", summary: "A message",
        fields: [
          FieldDefinition("sender", FrameSlot.sender, optional: true, ""),
          FieldDefinition("association", association, ""), FieldDefinition("transaction", transaction, ""),
          FieldDefinition("session", session, optional: true, ""),
          FieldDefinition(
            "kind", kind, .enumeration([CodePoint(0, "initiating"), CodePoint(1, "outcome")]), ""),
          FieldDefinition(
            "message", message, .enumeration(names.enumerated().map { CodePoint(Int64($0), $1) }), ""),
          FieldDefinition("startSeen", startSeen, .boolean, ""), FieldDefinition("number", number, ""),
          FieldDefinition(
            "isKnown", FieldSlot(28), .boolean, isHistory: true, "Whether earlier messages tell of it"),
          FieldDefinition("flags", flags, .mask(16), optional: true, ""),
          FieldDefinition("station", FieldSlot(27), .macAddress, optional: true, ""),
        ])
    ],
    names.enumerated().map { number, name in
      EventDefinition(
        id(number), "sig.\(name)", parent: head, constants: [message: Int64(number)], clause: "1",
        summary: name,
        fields: [FieldDefinition("cause", FieldSlot(30), optional: true, "")])
    },
    parts.enumerated().map { number, part in
      EventDefinition(
        id(names.count + number), "sig.\(part.name)", parent: part.parent.map(id) ?? head, clause: "1",
        summary: part.name,
        fields: part.parent == nil
          ? [
            FieldDefinition(
              "defect", defect,
              .enumeration([CodePoint(0, "missing"), CodePoint(1, "unknown"), CodePoint(2, "doubled")]), ""),
            FieldDefinition("element", bearer, ""),
          ] : [FieldDefinition("bearer", bearer, "")])
    },
  ])

  fileprivate static func id(_ number: Int) -> EventTypeID { EventTypeID(rawValue: 0x1001 + UInt16(number)) }

  static func event(_ name: String) throws -> EventTypeID {
    try #require(catalogue.event(named: "sig.\(name)")).id
  }

  /// Requirements from the text of a profile, without its head.
  static func requirements(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [Requirement] {
    let (profile, diagnostics) = load(text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))", sourceLocation: sourceLocation)
    return try #require(profile, sourceLocation: sourceLocation).requirements
  }

  static func load(_ text: String) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    let head = "profile: toy\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
    return Profile.read(head + text, file: "toy.yaml", catalogue: catalogue, asOf: "2026-01-01")
  }
}

/// Feeds an engine with signalling.
struct SignallingFeed: ~Copyable {
  private var engine: Engine
  private var row = EventRow(flow: 0)
  private(set) var frame: Int64 = 0
  private var time: Int64 = 0

  /// - Parameter range: the part that is judged; without it all is.
  init(_ requirements: [Requirement], judging range: JudgedRange? = nil) {
    engine = Engine(requirements, catalogue: Signalling.catalogue, range: range ?? JudgedRange())
    if range != nil { engine.begin(at: 0) }
  }

  init(_ text: String, judging range: JudgedRange? = nil) throws {
    self.init(try Signalling.requirements(text), judging: range)
  }

  /// Lets time pass, in milliseconds.
  mutating func wait(_ milliseconds: Int64) { time += milliseconds * 1_000_000 }

  /// Sends a message from unit 0 to unit 1, or the other way, in a frame of its own a millisecond later.
  mutating func send(
    _ name: String, from: Int? = 0, association: Int64 = 1, transaction: Int64 = 0, session: Int64? = nil,
    startSeen: Bool = true, sameFrame: Bool = false, number: Int64 = 0, flags: Int64? = nil,
    unknown: FieldSlot? = nil,
    isOneSided: Bool = false, isPartial: Bool = false
  ) throws {
    if !sameFrame {
      frame += 1
      wait(1)
    }
    row.clear(.all)
    row.isOneSided = isOneSided
    row.isPartial = isPartial
    row[FrameSlot.frameNumber] = frame
    row[FrameSlot.captureTime] = time
    row[FrameSlot.capture] = 0
    if let from {
      row[FrameSlot.sender] = Int64(from)
      row[FrameSlot.receiver] = Int64(1 - from)
    }
    row[Signalling.association] = association
    row[Signalling.transaction] = transaction
    if let session { row[Signalling.session] = session }
    row[Signalling.kind] = name.hasSuffix("Request") || name.hasSuffix("Command") ? 0 : 1
    row[Signalling.message] = Int64(Signalling.names.firstIndex(of: name) ?? 0)
    row[Signalling.startSeen] = startSeen ? 1 : 0
    row[Signalling.number] = number
    if let flags { row[Signalling.flags] = flags }
    if let unknown { row.markUnknown(unknown) }
    row.type = try Signalling.event(name)
    engine.receive(&row)
  }

  /// Sends a part of the last message.
  mutating func part(
    _ name: String, bearer: Int64 = 0, defect: Int64? = nil, unknown: FieldSlot? = nil
  ) throws {
    row[Signalling.bearer] = bearer
    if let defect { row[Signalling.defect] = defect }
    if let unknown { row.markUnknown(unknown) }
    row.type = try Signalling.event(name)
    engine.receive(&row)
  }

  /// - Parameter after: milliseconds that were observed behind the last message.
  mutating func results(
    after: Int64 = 0, waivers: [Waiver] = [], units: [String] = ["CU", "DU"]
  ) -> [RequirementResult] {
    engine.finish(
      CaptureLimits(end: time + after * 1_000_000), waivers: waivers,
      units: units.map { UnitDescription(name: $0, role: "", addresses: [], provenance: "profile") })
  }

  mutating func result(after: Int64 = 0) -> RequirementResult { results(after: after)[0] }
}
