import ApplicationProtocols
import CaptureFiles
import Events
import Transport
import Units

/// Messages of application protocols on a few associations, one after the other: decoding, checks, lists, events,
/// what is followed of interfaces and connections, what is told of tunnels.
///
/// Input: messages, each a byte of flags (1: from the other side, 2: cut by four octets, 4: on another association,
/// 8: four seconds later, 16: of the other protocol, 32: behind a gap, 64: the association ends behind it, 128:
/// nothing of the peer was seen), a byte for its stream (128: no address is known), its length (16 bits), its octets.
extension FuzzTarget {
  static let application = FuzzTarget("application", budget: .messages) { input throws(Violation) in
    var cursor = InputCursor(input)
    var run = ApplicationRun(HostileClock(input))
    while !cursor.isAtEnd, run.frame.number < ApplicationRun.mostMessages { try run.take(&cursor) }
    try run.finish()
  }
}

/// A decoder with little room, so that its bounds are reached.
private struct ApplicationRun: ~Copyable {
  static let mostMessages = 256

  var frame: FrameInfo
  private var clock: HostileClock
  private var decoder: ApplicationDecoder
  private var checker = MessageChecker()
  private var messages = 0

  init(_ clock: HostileClock) {
    self.clock = clock
    frame = FrameInfo(number: 0, time: clock.time, capturedLength: 0)
    var limits = TrackingLimits()
    (limits.connections, limits.associations, limits.pending) = (8, 3, 2)
    (limits.instances, limits.waits) = (2, 2)
    decoder = ApplicationDecoder(MessageChecker.sources, units: UnitDirectory(limit: 4), limits: limits)
    decoder.collectTunnels()
  }

  mutating func take(_ cursor: inout InputCursor) throws(Violation) {
    let (flags, way) = (cursor.byte(), cursor.byte())
    let octets = cursor.bytes(Int(cursor.word()))
    frame.number += 1
    frame.time = clock.advance(flags & 8 != 0 ? 4_000_000_000 : 1_000_000)
    let kept = octets.dropLast(flags & 2 != 0 ? 4 : 0)
    // The message lies behind something else.
    let bytes = [UInt8](repeating: 0xFF, count: 7) + kept
    (frame.capturedLength, frame.originalLength) = (bytes.count, octets.count + 7)
    checker.bits = bytes.count * 8
    let path = path(flags, way)
    if flags & 32 != 0 {
      decoder.receive(AssociationDefect(.gap(first: 1, last: 2, .limit), path), of: frame, into: &checker)
    }
    var message = UserMessage(path, payload: 7..<bytes.count, octets: octets.count, frame: frame.number)
    message.stream = UInt16(way & 15)
    message.isCut = flags & 2 != 0
    message.offsetInFrame = 7
    message.upperLayer = UpperLayer.Recognition(flags & 16 != 0 ? .e1ap : .f1ap, .payloadProtocol)
    let before = checker.count
    decoder.receive(message, bytes.span, of: frame, into: &checker)
    messages += 1
    try Violation.unless(checker.count > before, "a message has no event")
    if flags & 64 != 0 {
      let kind = AssociationChange.Kind.allCases[Int(way >> 4) % AssociationChange.Kind.allCases.count]
      decoder.receive(AssociationChange(kind, path), of: frame, into: &checker)
    }
    if let violation = checker.violation { throw violation }
    // A tunnel takes more than one octet of a message, so does a bearer.
    let notices = decoder.takeTunnelNotices()
    try Violation.unless(
      notices.count <= octets.count + 1_024, "\(notices.count) notices of \(octets.count) octets")
  }

  private func path(_ flags: UInt8, _ way: UInt8) -> AssociationPath {
    let number = flags & 4 != 0 ? 1 + Int(way >> 4) : 0
    let isReversed = flags & 1 != 0
    guard way & 128 == 0 || flags & 4 != 0 else {
      let nowhere = TransportAddress(nil, port: 0)
      return AssociationPath(
        association: 40, side: 0, source: nowhere, destination: nowhere, transport: .bare)
    }
    let first = TransportAddress(IPAddress(ipv4: 0x0A00_0001), port: 38_472)
    let second = TransportAddress(IPAddress(ipv4: 0x0A00_0002 + UInt32(number)), port: 40_000)
    return AssociationPath(
      association: number, side: isReversed ? 1 : 0, source: isReversed ? second : first,
      destination: isReversed ? first : second, startCaptured: flags & 128 == 0, wellKnownSide: 0,
      showsBothSides: flags & 128 == 0)
  }

  func finish() throws(Violation) {
    let counts = decoder.counts
    try Violation.unless(
      counts.messages == messages && counts.undecoded + counts.cut <= messages && counts.violating <= messages
        && counts.losses.overfullMessages <= messages, "\(counts) of \(messages) messages")
  }
}

/// Checks what is told of messages.
///
/// - Every event is in the catalogue, and has all fields that none lacks.
/// - What has code points has one of them, or a number that the message has.
/// - The bits of a field lie in the frame.
private struct MessageChecker: EventSink {
  static let sources = [ApplicationEvents(.f1ap), ApplicationEvents(.e1ap)]

  /// Lists and fields that rules ask for.
  private static let asked = [
    "f1ap.F1SetupRequest.gNB-DU-Served-Cells-List": ["served-Cell-Information.nRCGI.nRCellIdentity"],
    "f1ap.F1SetupResponse.Cells-to-be-Activated-List": ["nRCGI.nRCellIdentity"],
    "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List": ["dRBID", "rLCMode"],
    "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List.uLUPTNLInformation-ToBeSetup-List": [
      "uLUPTNLInformation"
    ],
    "f1ap.UEContextSetupResponse.DRBs-Setup-List": ["dRBID"],
    "f1ap.Reset.ResetType.partOfF1-Interface": ["gNB-CU-UE-F1AP-ID"],
    "f1ap.Paging.PagingCell-List": ["nRCGI.pLMN-Identity"],
    "f1ap.InitialULRRCMessageTransfer": ["NRCGI.nRCellIdentity", "RRCContainer", "C-RNTI"],
    "f1ap.ErrorIndication": ["Cause.radioNetwork", "CriticalityDiagnostics.procedureCode"],
    "e1ap.BearerContextSetupRequest": ["UEDLAggregateMaximumBitRate", "SecurityInformation"],
    "e1ap.GNB-CU-UP-E1SetupRequest.SupportedPLMNs": ["pLMN-Identity"],
  ]

  private static let catalogue: Catalogue = {
    let catalogue = Catalogue([AssociationEvents.definitions], sources: sources)
    for (event, fields) in asked {
      guard let definition = catalogue.event(named: event) else { continue }
      for field in fields { _ = catalogue.field(named: field, of: definition.id) }
    }
    return catalogue
  }()

  /// Bits of the frame at hand.
  var bits = 0
  private(set) var count = 0
  private(set) var violation: Violation?
  private var fields: [EventTypeID: [FieldDefinition]] = [:]

  mutating func receive(_ row: inout EventRow) {
    count += 1
    guard violation == nil else { return }
    let known: [FieldDefinition]
    if let found = fields[row.type] {
      known = found
    } else {
      known = Self.catalogue.fields(of: row.type)
      fields[row.type] = known
    }
    do throws(Violation) { try check(row, known) } catch { violation = error }
  }

  private func check(_ row: borrowing EventRow, _ fields: [FieldDefinition]) throws(Violation) {
    guard let event = Self.catalogue.event(row.type) else {
      throw Violation("event type \(row.type.rawValue) is not in the catalogue")
    }
    let isMessage = !event.name.hasPrefix("sctp")
    for field in fields {
      guard let value = row.value(field.slot) else {
        // An association need not be known, and the units at its ends neither.
        try Violation.unless(
          field.optional || row.unknown.contains(field.slot) || !isMessage,
          "\(event.name) lacks \(field.name)")
        continue
      }
      if field.kind == .boolean {
        try Violation.unless(value == 0 || value == 1, "\(event.name).\(field.name) is \(value)")
      }
      if let place = row.place(of: field.slot) {
        try Violation.unless(
          place.lowerBound >= 0 && place.upperBound <= bits,
          "\(event.name).\(field.name) has the bits \(place) of \(bits)")
      }
    }
  }
}
