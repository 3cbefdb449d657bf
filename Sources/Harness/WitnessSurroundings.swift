internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Results
internal import Transport
internal import Units
internal import UserPlane
internal import Wire

/// The frames about a witness, decoded once more with the settings of the run's record.
///
/// What is found depends on these frames and the record alone, so that all pieces of a run find the same.
final class WitnessSurroundings {
  /// How many frames are decoded before the witness, and how many after it.
  static let reach = 192

  let frame: Int
  /// The frames that are decoded.
  let frames: Range<Int>
  private var transport: TransportSink<LookConsumer>
  private let settings: LookSettings
  /// The frame itself.
  private(set) var info: FrameInfo?
  private var bytes: [UInt8] = []

  /// The findings whose cells are collected.
  private let findings: [RunRecord.FindingPlace]

  /// - Parameters:
  ///   - isAlone: whether the frame itself is wanted without others.
  ///   - cells: what collects the cells of findings whose witness the frame is.
  init(
    frame: Int, isAlone: Bool, _ settings: LookSettings,
    cells: [(finding: RunRecord.FindingPlace, collector: CellCollector)]
  ) {
    findings = cells.map(\.finding)
    self.frame = frame
    self.settings = settings
    frames = Self.frames(about: frame, isAlone: isAlone)
    var decoding = settings.mapping.settings
    decoding.sendsAllocations = !cells.isEmpty
    var router = PacketRouter<MessageCollector>(
      decoding, units: UnitDirectory(declared: settings.mapping.units),
      linkTypes: settings.encapsulation.linkTypes, followsTunnels: false,
      into: RangedSink(
        MessageCollector(frame: frame, Tekigo.catalogue, cells: cells.map(\.collector)), JudgedRange()),
      progress: nil)
    router.userPlane = UserPlaneDecoder(tunnelLimit: 1_024)
    transport = TransportSink(
      TransportDecoder(ecpriPorts: settings.encapsulation.ecpriPorts),
      LookConsumer(router, frame: frame, showsPayload: settings.showsPayload))
  }

  static func frames(about frame: Int, isAlone: Bool) -> Range<Int> {
    guard !isAlone else { return frame..<frame + 1 }
    return max(1, frame - reach)..<frame + reach + 1
  }

  func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) {
    if frame.number == self.frame {
      info = frame
      self.bytes = bytes.indices.map { bytes[$0] }
    }
    _ = transport.receive(frame, bytes)
  }

  /// Ends the decoding.
  func finish() { transport.consumer.router.finish() }

  /// What was seen, without what was needed to see it.
  func seen() -> SeenWitness {
    SeenWitness(
      info: info, bytes: bytes, headers: headers(), showsFields: transport.consumer.placesAreOfFrame,
      fields: transport.consumer.placesAreOfFrame
        ? transport.consumer.router.applications.sink.sink.fields : [],
      neighbours: info == nil ? [] : neighbours(),
      pictures: Dictionary(
        findings.enumerated().map {
          ($1, transport.consumer.router.applications.sink.sink.cells[$0].picture())
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// Which bytes of the frame are headers.
  private func headers() -> HeaderBytes {
    var headers = transport.consumer.headers ?? HeaderBytes(nil, captured: bytes.count)
    guard transport.consumer.placesAreOfFrame else { return headers }
    for range in transport.consumer.router.applications.sink.sink.located { headers.add(range) }
    return headers
  }

  private func neighbours() -> [MessageSummary] {
    let units = settings.mapping.describe(transport.consumer.router.fronthaul.report.units)
    func place(_ unit: UnitID?) -> UnitID? {
      guard let unit, units.indices.contains(unit.rawValue) else { return nil }
      return settings.places[units[unit.rawValue].identity].map { UnitID(rawValue: $0) }
    }
    let messages = transport.consumer.router.applications.sink.sink.neighbours(SecondLook.mostNeighbours)
    let kinds = transport.consumer.router.applications.sink.sink.kinds
    return messages.map { message in
      var texts: [String] = []
      for (field, value) in zip(kinds[message.type]?.shown ?? [], message.shown) {
        if let value { texts.append("\(field.name) = \(field.text(value))") }
      }
      return MessageSummary(
        frame: message.frame, time: message.time, sender: place(message.sender),
        receiver: place(message.receiver), event: kinds[message.type]?.name ?? "",
        fields: texts.joined(separator: ", "))
    }
  }
}

/// What a second look shows of a frame and those about it.
struct SeenWitness {
  /// `nil` = the frame is not there any more.
  let info: FrameInfo?
  fileprivate let bytes: [UInt8]
  fileprivate let headers: HeaderBytes
  /// Whether the places of fields are those in the frame.
  fileprivate let showsFields: Bool
  let fields: [DecodedField]
  let neighbours: [MessageSummary]
  /// The cells about each finding whose requirement judges some.
  let pictures: [RunRecord.FindingPlace: CellPicture?]

  /// - Parameter shown: further bytes that are shown.
  func excerpt(showing shown: [Range<Int>]) -> FrameExcerpt {
    var headers = headers
    if showsFields, headers.rest == .payload { shown.forEach { headers.add($0) } }
    return FrameExcerpt(
      frame: info?.number ?? 0, bytes, length: max(info?.originalLength ?? 0, bytes.count), headers)
  }
}

/// How frames are decoded once more.
struct LookSettings {
  let mapping: ProfileMapping
  let encapsulation: Encapsulation
  let showsPayload: Bool
  /// The units of the record, by what they are known by.
  let places: [String: Int]
}

/// Looks at the headers of a frame on its way to the codecs.
struct LookConsumer: PacketConsumer, ~Copyable {
  var router: PacketRouter<MessageCollector>
  private let frame: Int
  private let showsPayload: Bool
  private(set) var headers: HeaderBytes?
  /// Whether the places of fields are those in the frame.
  private(set) var placesAreOfFrame = false

  init(_ router: consuming PacketRouter<MessageCollector>, frame: Int, showsPayload: Bool) {
    self.router = router
    self.frame = frame
    self.showsPayload = showsPayload
  }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    if frame.number == self.frame {
      headers = HeaderBytes(packet, bytes, showsPayload: showsPayload)
      placesAreOfFrame = !packet.isReassembled
    }
    return router.receive(packet, bytes, of: frame)
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    if frame.number == self.frame { headers = HeaderBytes(link, captured: bytes.count) }
    return router.receive(malformed: error, after: link, bytes, of: frame)
  }

  mutating func receive(_ block: ConfigurationBlock) { router.receive(block) }
}
