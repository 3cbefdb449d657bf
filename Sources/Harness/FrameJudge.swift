public import Conformance
public import CaptureFiles
internal import Events
public import Fronthaul
public import Profiles
public import Results
internal import Transport
internal import Units
internal import UserPlane

/// Judges frames, wherever they come from: a capture, memory, a generator.
///
/// This is where the modules of a run are wired: frames → transport → codecs → engine. Give it the frames in the
/// order of their times, then ask it to ``finish()``.
public struct FrameJudge: FrameSink, ~Copyable {
  private(set) var transport: TransportSink<PacketRouter<Engine>>
  private let profile: Profile
  private let program: RuleProgram
  private let mapping: ProfileMapping
  private let range: JudgedRange
  private var breaks = CaptureBreaks()
  /// When the last frame was captured, nanoseconds since 1970: up to then the traffic was observed.
  private var lastTime: Int64?

  /// - Parameters:
  ///   - program: what is judged: the requirements of the profile, or others. Where several runs judge the same, it is
  ///     compiled once for all of them.
  ///   - encapsulation: beside what the profile says of it.
  ///   - settings: the record of another run, whose units and flow settings are taken as they are there.
  ///   - samples: how the samples of the U-plane are measured; `nil` = they are not looked at.
  public init(
    _ profile: Profile, program: RuleProgram? = nil, range: JudgedRange = JudgedRange(),
    encapsulation: Encapsulation = Encapsulation(), settings record: RunRecord? = nil,
    samples: SampleMeasurement? = nil, progress: ProgressMeter? = nil
  ) {
    let given = record.map { RecordSettings($0, declared: profile.units.count) }
    mapping = ProfileMapping(profile, settings: given)
    self.profile = profile
    let range = given?.start.map { range.counted(from: $0) } ?? range
    self.range = range
    let program = program ?? Tekigo.compile(profile.requirements)
    self.program = program
    let engine = Engine(program, range: range, showsAllUnits: profile.showsBothDirections)
    let userPlane = Set(UserPlaneCatalogue.events.map(\.id))
    let followsTunnels = program.requirements.contains {
      $0.rule.selections.contains { userPlane.contains($0.event.id) }
    }
    let encapsulation = mapping.encapsulation.union(encapsulation)
    var settings = mapping.settings
    settings.sendsAllocations = engine.wants(.cusCAllocation)
    settings.timesUPlane =
      program.reads(anyOf: DecodeSettings.uPlaneTimes.fields, of: DecodeSettings.uPlaneTimes.events)
      || samples != nil
    let router = PacketRouter<Engine>(
      settings, units: UnitDirectory(declared: mapping.units), samples: samples,
      linkTypes: encapsulation.linkTypes, followsTunnels: followsTunnels,
      into: RangedSink(engine, JudgedRange()),
      progress: progress)
    transport = TransportSink(TransportDecoder(ecpriPorts: encapsulation.ecpriPorts), router)
  }

  public mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    lastTime = frame.time
    return transport.receive(frame, bytes)
  }

  public mutating func receive(comment: String, of frame: FrameInfo) {
    transport.receive(comment: comment, of: frame)
  }

  public mutating func receive(_ block: ConfigurationBlock) { transport.receive(block) }

  public mutating func receive(_ border: CaptureBorder) {
    let verdict = look(over: border)
    guard verdict != .continuous else { return }
    breaks.note(border, verdict)
    transport.decoder.breakOff()
    transport.consumer.breakOff(at: border.end, until: border.start)
  }

  public mutating func showsOtherTimes(_ overlap: CaptureOverlap) -> Bool {
    OverlapLook.showsOtherTimes(
      overlap, TransportDecoder(ecpriPorts: transport.decoder.ecpriPorts), transport.consumer.sctp)
  }

  /// Ends the run and draws up the record of it.
  ///
  /// - Parameters:
  ///   - summaries: what the reader of the captures says of them, where frames come from captures.
  ///   - asOf: the day of the run, `YYYY-MM-DD`; without it no waiver has expired.
  public mutating func finish(_ summaries: [CaptureSummary] = [], asOf: String = "") -> RunRecord {
    draft(summaries, asOf: asOf).finished()
  }

  /// The record with its captures in the order in which they were given, unbounded.
  mutating func draft(_ summaries: [CaptureSummary], asOf: String) -> RunRecord {
    transport.consumer.finish()
    var record = RunRecord(
      tool: RunRecord.Tool(name: "tekigo", version: Tekigo.version), asOf: asOf,
      profile: ProfileDescription(profile))
    record.waivers = profile.waiverStatements.map { DeclaredWaiver(waiver: $0.waiver, place: $0.place) }
    let report = transport.consumer.fronthaul.report
    record.units = mapping.describe(report.units)
    record.requirements = transport.consumer.applications.sink.sink.finish(CaptureLimits(end: lastTime))
    record.events = transport.consumer.applications.sink.sink.eventCounts
    var set = CaptureSet(summaries.map(CaptureDescription.init))
    for (capture, count) in framesSeeminglyCut(report) where set.captures.indices.contains(capture) {
      set.captures[capture].cutFrames += count
    }
    set.judgedPart = JudgedPart(
      range, leftOut: transport.consumer.applications.sink.sink.eventsOutside,
      inside: transport.consumer.applications.sink.sink.eventsInside)
    set.flows = report.flows.map { FlowDescription($0) } + transport.consumer.describeAssociations()
    let lacking = transport.consumer.applications.unitsOfGaps
    let names = lacking?.map { record.units.name($0) }.sorted()
    var integrity = integrity(summaries, report, lacking: names)
    let doubtful = PairDefects.all(transport.consumer.applications.sink.sink.counterDefects, report)
    for pair in doubtful {
      integrity.note(
        pair, record.units, countsDrops: summaries.isEmpty || summaries.contains { $0.drops != nil },
        isLossless: profile.isLossless)
    }
    if let direction = shownDirection(report, &integrity) {
      record.settings.append(RunSetting(name: RunSetting.direction, value: direction.rawValue))
    }
    set.integrity = integrity.entries
    set.otherTraffic = transport.consumer.counts.described
    set.context = transport.consumer.clock.streams.map { ContextStream($0) }
    set.samples = report.samples.map { SampleDescription($0, $1) }
    set.memory = transport.consumer.applications.sink.sink.memoryUse
    record.captureSets = [set]
    record.noteUnmetNeeds()
    record.noteUnmet(.completeCapture, of: lacking ?? [])
    if transport.consumer.applications.sink.sink.holes.count > 0 {
      // An association that was silent when frames were lost may have lost some too, and its numbers need not tell.
      record.noteUnmet(
        .completeCapture, of: transport.consumer.applications.unitsOfMessages,
        inRequirements: requirementsOnMessages)
    }
    for pair in doubtful where !(profile.isLossless && pair.need == .completeCapture) {
      record.noteUnmet(pair.need, of: Set(pair.units))
    }
    return record
  }

  /// The requirements on what associations carry, and on the user plane that they announce, by their ids.
  private var requirementsOnMessages: Set<String> {
    Set(
      program.requirements.filter {
        !$0.rule.selections.isEmpty
          && $0.rule.selections.allSatisfy {
            Tekigo.catalogue.field(named: "association", of: $0.event.id) != nil
          }
      }.map(\.id))
  }

  /// The one direction that the profile says the captures show; `nil` where it says no such thing, or they show the other
  /// one too.
  private func shownDirection(_ report: DecoderReport, _ integrity: inout Integrity) -> ShownDirections? {
    let direction = profile.directions
    guard direction == .downlink || direction == .uplink else { return nil }
    // The C-plane of either direction comes from the O-DU.
    let others = report.flows.reduce(0) {
      let isDownlink = $1.isDownlink || !$1.isUPlane
      return $0 + (isDownlink == (direction == .downlink) ? 0 : $1.messages)
    }
    guard others > 0 || transport.consumer.sctp.counts.associationsWithBothSides > 0 else { return direction }
    integrity.note(.otherDirection, ["count": others], texts: ["direction": direction.rawValue])
    return nil
  }

  /// How many frames of each capture it seems to have cut without saying so.
  private func framesSeeminglyCut(_ report: DecoderReport) -> [Int: Int] {
    report.framesSeeminglyCut.merging(transport.decoder.lengths.cut, uniquingKeysWith: +)
  }

  private func integrity(
    _ summaries: [CaptureSummary], _ report: DecoderReport, lacking: [String]?
  ) -> Integrity {
    var integrity = Integrity(summaries, traffic: transport.consumer.counts)
    for text in profile.notes { integrity.note(remark: text, kind: "m-plane") }
    for (capture, count) in framesSeeminglyCut(report).sorted(by: { $0.key < $1.key }) {
      let place = summaries.indices.contains(capture) ? capture : nil
      integrity.note(.alikeLengths, capture: place, ["count": count])
    }
    integrity.noteDirections(report, bothAreShown: profile.showsBothDirections)
    if let steps = report.forwardSteps {
      integrity.note(
        .forwardStep,
        ["count": steps.count, "pause": Int(steps.pause), "forwards": Int(steps.distance)])
    }
    integrity.noteFragments(transport.decoder.fragments)
    integrity.noteAssociations(transport.consumer.sctp.counts, lacking: lacking)
    integrity.noteMessages(transport.consumer.applications.counts)
    integrity.noteTunnels(
      beyondLimit: transport.consumer.userPlane.messagesBeyondTunnelLimit,
      notRemembered: transport.consumer.applications.tunnels.endpointsNotRemembered)
    integrity.noteClock(transport.consumer.clock)
    let holes = transport.consumer.applications.sink.sink.holes
    integrity.note(.holes, count: holes.count, microseconds: holes.nanoseconds / 1_000)
    integrity.note(breaks)
    integrity.noteUnits(beyondLimit: transport.consumer.addressesBeyondLimit)
    return integrity
  }
}

extension Tekigo {
  /// Compiles requirements for any number of runs.
  public static func compile(_ requirements: [Requirement]) -> RuleProgram {
    RuleProgram(requirements, catalogue: catalogue)
  }
}
