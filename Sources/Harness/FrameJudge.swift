public import CaptureFiles
public import Conformance
internal import Events
public import Fronthaul
public import Profiles
internal import Transport

/// Judges frames, wherever they come from: a capture, memory, a generator.
///
/// This is where the modules of a run are wired: frames → transport → codecs → engine. Give it the frames in the
/// order of their times, then ask it to ``finish()``.
public struct FrameJudge: FrameSink, ~Copyable {
  private var transport: TransportSink<PacketRouter<Engine>>
  private let waivers: [Waiver]
  private let mapping: ProfileMapping
  private let hasOpenEnd: Bool

  /// - Parameters:
  ///   - requirements: what is judged instead of the profile's requirements.
  ///   - udpPorts: UDP ports that carry eCPRI, beside those of the profile.
  public init(
    _ profile: Profile, requirements: [Requirement]? = nil, range: JudgedRange = JudgedRange(),
    udpPorts: Set<UInt16> = [], progress: ProgressMeter? = nil
  ) {
    mapping = ProfileMapping(profile)
    waivers = profile.waivers
    hasOpenEnd = range.to == nil
    let engine = Engine(requirements ?? profile.requirements, catalogue: Tekigo.catalogue)
    let router = PacketRouter(
      FronthaulDecoder(mapping.settings, units: mapping.units), RangedSink(engine, range), progress: progress)
    transport = TransportSink(TransportDecoder(ecpriPorts: mapping.udpPorts.union(udpPorts)), router)
  }

  public mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    transport.receive(frame, bytes)
  }

  public mutating func receive(comment: String, of frame: FrameInfo) {
    transport.receive(comment: comment, of: frame)
  }

  /// Ends the run and draws up what was found.
  ///
  /// - Parameter summaries: what the reader of the captures says of them, where frames come from captures.
  public mutating func finish(_ summaries: [CaptureSummary] = []) -> JudgedFrames {
    transport.consumer.finish()
    let traffic = transport.consumer.counts
    var integrity = Integrity(summaries, traffic: traffic)
    let report = transport.consumer.decoder.report
    integrity.noteDirections(report)
    integrity.noteFragments(transport.decoder.fragments)
    let units = mapping.describe(report.units)
    var limits = integrity.limits
    // Where the range ends earlier, what was judged last is the end.
    if hasOpenEnd { limits.end = summaries.compactMap(\.lastTime).max() }
    let results = transport.consumer.sink.sink.finish(limits, waivers: waivers, units: units)
    return JudgedFrames(
      requirements: results, units: units, flows: report.flows, integrity: integrity.notes,
      limitHit: integrity.limitHit, events: transport.consumer.sink.sink.eventCounts,
      otherTraffic: traffic.described, leftOut: transport.consumer.sink.leftOut)
  }
}

/// What was found in frames.
public struct JudgedFrames: Sendable {
  /// In the order in which they were given.
  public var requirements: [RequirementResult]
  /// By their numbers.
  public var units: [UnitDescription]
  public var flows: [FlowReport]
  public var integrity: [IntegrityNote]
  /// Whether a bound of the tool was reached, so that a part was not judged.
  public var limitHit: Bool
  /// How many events of each type were judged.
  public var events: [EventCount]
  /// What was no fronthaul.
  public var otherTraffic: [EventCount]
  /// Events outside of the range that was to be judged.
  public var leftOut: Int
}
