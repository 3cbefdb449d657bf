internal import CaptureFiles
internal import Platform
public import Results
internal import Transport
internal import Wire

/// Why no evidence can be taken from captures.
public struct EvidenceError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// A capture file with the frames of a record's first findings: of their witnesses, of the partners of these, and of
/// the messages about the first witness. A comment on each frame tells its number in the original and what it shows.
public struct EvidenceCapture: Sendable {
  /// Bytes of all frames together: beyond them frames are cut behind their headers in any case.
  private static let mostBytes = 64 << 20
  /// Bytes of a frame.
  private static let mostOfFrame = 262_144

  private let record: RunRecord
  private let selection: EvidenceSelection
  /// Whether frames are kept whole. Without it they end behind their headers, with their original lengths beside.
  public var keepsPayload = false
  public var encapsulation = Encapsulation()

  public init(_ record: RunRecord) {
    self.record = record
    selection = EvidenceSelection(record)
  }

  /// Writes the file, whole or not at all. The captures must be those that the record was made of, by their digests.
  ///
  /// - Returns: how many frames were written.
  /// - Throws: ``EvidenceError`` for captures that are others or lack, and `CaptureError` for what can't be read or
  ///   written.
  public func write(of captures: [String], to path: String) throws -> Int {
    let inputs = try matched(captures)
    var sink = EvidenceSink(
      selection.comments.keys, inputs.map(\.place), keepsPayload: keepsPayload, encapsulation,
      mostBytes: Self.mostBytes, mostOfFrame: Self.mostOfFrame)
    let summaries =
      inputs.isEmpty ? [] : try CaptureReader(inputs.map { CaptureInput($0.path) }).read(into: &sink)
    let frames = sink.frames.sorted {
      ($0.info.time, $0.key.capture, $0.key.frame) < ($1.info.time, $1.key.capture, $1.key.frame)
    }
    for (key, time) in selection.witnesses
    where !frames.contains(where: { $0.key == key && $0.info.time == time }) {
      throw EvidenceError(
        "frame \(key.frame) of \(record.captures[key.capture].name) is not what was judged: no evidence is taken"
      )
    }
    try write(frames, summaries, to: path)
    return frames.count
  }

  /// The captures that are needed, each with its place in the record.
  private func matched(_ captures: [String]) throws -> [(place: Int, path: String)] {
    let described = record.captures
    var found: [Int: String] = [:]
    for path in captures {
      guard let digest = try CaptureDigest.sha256(of: path) else {
        throw EvidenceError(
          "\(path == "-" ? "standard input" : path) can't be read again: no evidence is taken")
      }
      guard let place = described.firstIndex(where: { $0.sha256 == digest }) else {
        throw EvidenceError(
          "\(path) is none of the captures of the record: its SHA-256 is \(digest), and theirs are "
            + described.map { "\($0.sha256 ?? "left out") (\($0.name))" }.joined(separator: ", "))
      }
      found[place] = path
    }
    for place in Set(selection.comments.keys.map(\.capture)).sorted()
    where found[place] == nil && described.indices.contains(place) {
      guard described[place].sha256 != nil else {
        throw EvidenceError(
          "the record has no digest of \(described[place].name), so nothing tells whether a capture is the one "
            + "that was judged")
      }
      throw EvidenceError("the evidence needs \(described[place].name) too")
    }
    return found.sorted { $0.key < $1.key }.map { (place: $0.key, path: $0.value) }
  }

  private func write(
    _ frames: [EvidenceSink.Frame], _ summaries: [CaptureSummary], to path: String
  ) throws(CaptureError) {
    var writer = try PcapngWriter(
      path: path, application: "Tekigo \(Tekigo.version)",
      comment: "Evidence: frames of the first findings by \(record.profile.name)")
    struct Place: Hashable {
      var input: Int
      var interface: Int
    }
    var interfaces: [Place: Int] = [:]
    if frames.isEmpty { _ = try writer.addInterface(.ethernet) }
    for frame in frames {
      let place = Place(input: frame.info.capture, interface: frame.info.interface)
      if interfaces[place] == nil {
        interfaces[place] = try writer.addInterface(summaries[place.input].interfaces[place.interface])
      }
      try writer.write(
        frame.bytes.span, time: frame.info.time, interface: interfaces[place] ?? 0,
        originalLength: max(frame.info.originalLength, frame.info.capturedLength),
        comments: selection.comments[frame.key] ?? [])
    }
    try writer.close()
  }
}

/// Which frames of a record are evidence, and what is said of each.
struct EvidenceSelection {
  struct Key: Hashable {
    /// The place of the capture in the record.
    var capture: Int
    var frame: Int
  }

  /// Comments on a frame, and characters of each.
  private static let mostComments = 8
  private static let mostText = 2_000

  private(set) var comments: [Key: [String]] = [:]
  /// The frames of witnesses, with their times.
  private(set) var witnesses: [Key: Int64] = [:]
  private let record: RunRecord

  init(_ record: RunRecord) {
    self.record = record
    for place in record.findingsToLookAt() { add(place) }
  }

  private mutating func add(_ place: RunRecord.FindingPlace) {
    let finding = record[place]
    let id = record.requirements[place.requirement].requirement.id
    let unit = record.units.name(finding.unit)
    // What was judged without files has no captures.
    for witness in finding.first + [finding.worst, finding.last].compactMap({ $0 })
    where record.captures.indices.contains(witness.capture) {
      let key = Key(capture: witness.capture, frame: witness.frame)
      witnesses[key] = witness.time
      note(
        "\(id), \(unit), \(finding.cause): expected \(witness.expectedText.en); observed \(witness.observedText.en)",
        on: key)
      // Frames are numbered in their files, so the number alone tells a frame only of one.
      if let partner = witness.partnerFrame, record.captures.count == 1 {
        note("partner of frame \(witness.frame): \(id), \(unit)", on: Key(capture: 0, frame: partner))
      }
    }
    guard let look = finding.look, let witness = finding.first.first else { return }
    for neighbour in look.neighbours where neighbour.frame != witness.frame {
      note(
        "near frame \(witness.frame): \(neighbour.event)",
        on: Key(capture: witness.capture, frame: neighbour.frame))
    }
  }

  private mutating func note(_ text: String, on key: Key) {
    guard record.captures.indices.contains(key.capture) else { return }
    let comment = "frame \(key.frame) of \(record.captures[key.capture].name): \(text)"
    let all = comments[key] ?? []
    guard all.count < Self.mostComments, !all.contains(comment) else { return }
    comments[key] = all + [String(comment.prefix(Self.mostText))]
  }
}

/// Keeps the frames of a selection.
struct EvidenceSink: FrameSink, ~Copyable {
  struct Frame {
    var key: EvidenceSelection.Key
    var info: FrameInfo
    var bytes: [UInt8]
  }

  private(set) var frames: [Frame] = []
  private let wanted: Set<EvidenceSelection.Key>
  /// The places in the record of the inputs.
  private let places: [Int]
  private let keepsPayload: Bool
  private let mostOfFrame: Int
  private var room: Int
  private var headers: TransportSink<HeaderReader>

  init(
    _ wanted: some Sequence<EvidenceSelection.Key>, _ places: [Int], keepsPayload: Bool,
    _ encapsulation: Encapsulation, mostBytes: Int, mostOfFrame: Int
  ) {
    self.wanted = Set(wanted)
    self.places = places
    self.keepsPayload = keepsPayload
    self.mostOfFrame = mostOfFrame
    room = mostBytes
    headers = TransportSink(TransportDecoder(ecpriPorts: encapsulation.ecpriPorts), HeaderReader())
  }

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    let key = EvidenceSelection.Key(capture: places[frame.capture], frame: frame.number)
    guard wanted.contains(key) else { return true }
    headers.consumer.headers = nil
    _ = headers.receive(frame, bytes)
    let found = headers.consumer.headers ?? HeaderBytes(nil, captured: bytes.count)
    let isWhole = keepsPayload && room > 0
    let length = min(isWhole ? bytes.count : found.prefix(within: bytes.count), mostOfFrame)
    room -= length
    var kept: [UInt8] = []
    kept.append(copying: bytes.extracting(first: length))
    frames.append(Frame(key: key, info: frame, bytes: kept))
    return frames.count < wanted.count
  }
}

/// Looks at the headers of frames.
private struct HeaderReader: PacketConsumer, ~Copyable {
  var headers: HeaderBytes?

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    headers = HeaderBytes(packet, bytes, showsPayload: false)
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    headers = HeaderBytes(link, captured: bytes.count)
    return true
  }
}
