internal import CaptureFiles
internal import Conformance
internal import Events
internal import Profiles
internal import Results

/// The second look of a run: the frames about the first witnesses of its first findings are read again, by their
/// places.
struct SecondLookRun {
  private struct Key: Hashable {
    var capture: Int
    var frame: Int
    /// Whether the frame is wanted without those about it.
    var isAlone: Bool
  }

  private let record: RunRecord
  private let requirements: [String: Requirement]
  private let settings: LookSettings
  /// Where frames are found again, and by which input a capture of the record is meant.
  private let trails: CaptureTrails
  private let inputs: [CaptureInput]
  private let numbers: [Int]

  /// - Parameters:
  ///   - numbers: for each capture of the record its place among the inputs.
  init(
    _ record: RunRecord, _ profile: Profile, _ encapsulation: Encapsulation, showsPayload: Bool,
    _ trails: CaptureTrails, _ inputs: [CaptureInput], numbers: [Int]
  ) {
    self.record = record
    requirements = Dictionary(
      profile.requirements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.trails = trails
    self.inputs = inputs
    self.numbers = numbers
    let mapping = ProfileMapping(
      profile, settings: RecordSettings(record, declared: profile.units.count))
    settings = LookSettings(
      mapping: mapping, encapsulation: mapping.encapsulation.union(encapsulation), showsPayload: showsPayload,
      places: Dictionary(
        record.units.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The record with what was seen.
  func run() -> RunRecord {
    let places = record.findingsToLookAt()
    guard !places.isEmpty else { return record }
    var keys: [Key: [RunRecord.FindingPlace]] = [:]
    for place in places {
      guard let witness = record[place].first.first else { continue }
      keys[Key(capture: witness.capture, frame: witness.frame, isAlone: false), default: []].append(place)
      if let partner = partner(of: witness) { keys[partner] = keys[partner] ?? [] }
    }
    var seen: [Key: SeenWitness] = [:]
    for capture in Set(keys.keys.map(\.capture)) where numbers.indices.contains(capture) {
      read(capture, keys.filter { $0.key.capture == capture }, into: &seen)
    }
    var looked = record
    looked.look { place in
      guard let witness = record[place].first.first else { return SecondLook(notKept: .changed) }
      let key = Key(capture: witness.capture, frame: witness.frame, isAlone: false)
      guard let surroundings = seen[key], surroundings.info?.time == witness.time else {
        return SecondLook(notKept: missing(witness.capture))
      }
      var look = SecondLook(
        frame: surroundings.excerpt(showing: witness.shownBytes), neighbours: surroundings.neighbours)
      look.fields = surroundings.fields
      look.cells = surroundings.pictures[place] ?? nil
      addPartner(of: witness, seen, to: &look)
      return look
    }
    return looked
  }

  /// What collects the cells about a finding; `nil` where its requirement judges none.
  private func collector(
    of finding: RunRecord.FindingPlace
  ) -> (finding: RunRecord.FindingPlace, collector: CellCollector)? {
    guard let witness = record[finding].first.first,
      let requirement = requirements[record.requirements[finding.requirement].requirement.id],
      let collector = CellCollector(
        requirement, witness,
        frames: WitnessSurroundings.frames(about: witness.frame, isAlone: false))
    else { return nil }
    return (finding, collector)
  }

  private func addPartner(of witness: Witness, _ seen: [Key: SeenWitness], to look: inout SecondLook) {
    guard witness.partnerFrame != nil else { return }
    guard let key = partner(of: witness) else {
      look.partnerNotKept = .ambiguous
      return
    }
    if let partner = seen[key], partner.info != nil {
      look.partner = partner.excerpt(showing: [])
    } else {
      look.partnerNotKept = missing(witness.capture)
    }
  }

  /// Frames are numbered in their files, so the number alone tells a frame only of one.
  private func partner(of witness: Witness) -> Key? {
    guard let frame = witness.partnerFrame, frame > 0, record.captures.count == 1 else { return nil }
    return Key(capture: witness.capture, frame: frame, isAlone: true)
  }

  private func missing(_ capture: Int) -> SecondLook.NotKept {
    numbers.indices.contains(capture) && trails.isStream(numbers[capture]) ? .passed : .changed
  }

  private func read(
    _ capture: Int, _ keys: [Key: [RunRecord.FindingPlace]], into seen: inout [Key: SeenWitness]
  ) {
    let sorted = keys.keys.sorted { ($0.frame, $0.isAlone ? 1 : 0) < ($1.frame, $1.isAlone ? 1 : 0) }
    let windows = sorted.map { WitnessSurroundings.frames(about: $0.frame, isAlone: $0.isAlone) }
    var sink = WindowSink(windows) { number, frames in
      let key = sorted[number]
      let surroundings = WitnessSurroundings(
        frame: key.frame, isAlone: key.isAlone, settings, cells: keys[key, default: []].compactMap(collector))
      for (info, bytes) in frames { surroundings.receive(info, bytes.span) }
      surroundings.finish()
      return surroundings.seen()
    }
    // What can't be read any more is missing below.
    try? trails.read(inputs[numbers[capture]], at: numbers[capture], frames: windows, into: &sink)
    sink.finish()
    for (number, result) in sink.seen { seen[sorted[number]] = result }
  }
}

/// Hands on the frames of windows that may overlap, one window at a time: no more than one is decoded at a time, however
/// many there are.
private struct WindowSink: FrameSink {
  typealias Frame = (info: FrameInfo, bytes: [UInt8])

  private let windows: [Range<Int>]
  /// The windows that are not complete, the one that ends first last.
  private var open: [Int]
  /// The frames of these, in their order.
  private var kept: [Frame] = []
  private let look: (Int, ArraySlice<Frame>) -> SeenWitness
  /// By the numbers of the windows.
  private(set) var seen: [Int: SeenWitness] = [:]

  /// - Parameter look: gets the number of a window and its frames.
  init(_ windows: [Range<Int>], _ look: @escaping (Int, ArraySlice<Frame>) -> SeenWitness) {
    self.windows = windows
    self.look = look
    open = windows.indices.sorted { windows[$0].upperBound > windows[$1].upperBound }
  }

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    kept.append((frame, bytes.indices.map { bytes[$0] }))
    closeWindows(endingBy: frame.number + 1)
    return !open.isEmpty
  }

  /// Hands on what there is of windows that reach beyond the last frame.
  mutating func finish() { closeWindows(endingBy: .max) }

  private mutating func closeWindows(endingBy end: Int) {
    var isClosed = false
    while let number = open.last, windows[number].upperBound <= end {
      open.removeLast()
      isClosed = true
      let window = windows[number]
      let first = kept.firstIndex { $0.info.number >= window.lowerBound } ?? kept.count
      let next = kept[first...].firstIndex { $0.info.number >= window.upperBound } ?? kept.count
      seen[number] = look(number, kept[first..<next])
    }
    guard isClosed else { return }
    let needed = open.map { windows[$0].lowerBound }.min() ?? .max
    kept.removeFirst(kept.firstIndex { $0.info.number >= needed } ?? kept.count)
  }
}

extension Witness {
  /// Bytes that an element of a message may have to be shown whole; of longer ones the first few are shown.
  private static let wholeElement = 32
  /// An element's identifier, criticality and length.
  private static let elementHeader = 4
  /// Parts of the names of elements that hold what belongs to somebody else: messages of other protocols, and who a
  /// subscriber is.
  private static let withheld = ["Container", "RRC", "NAS", "Identity"]

  /// The bytes of the fields that the rule reads.
  var shownBytes: [Range<Int>] {
    guard let type = Tekigo.catalogue.event(named: event) else { return [] }
    let element = (fields + context).first { $0.name == "ieName" }?.text ?? ""
    return fields.compactMap { field in
      guard let bits = field.bits, !bits.isEmpty,
        Tekigo.catalogue.field(named: field.name, of: type.id)?.kind != .digest
      else { return nil }
      let bytes = bits.lowerBound / 8..<(bits.upperBound + 7) / 8
      let isWithheld = Self.withheld.contains { element.contains($0) || field.name.contains($0) }
      return bytes.count > Self.wholeElement || isWithheld
        ? bytes.lowerBound..<min(bytes.upperBound, bytes.lowerBound + Self.elementHeader) : bytes
    }
  }
}
