public import CaptureFiles
public import Conformance
internal import Events
public import Fronthaul
public import Profiles
internal import Transport
internal import Units
internal import UserPlane

/// Judges frames, wherever they come from: a capture, memory, a generator.
///
/// This is where the modules of a run are wired: frames → transport → codecs → engine. Give it the frames in the
/// order of their times, then ask it to ``finish()``.
public struct FrameJudge: FrameSink, ~Copyable {
  private var transport: TransportSink<PacketRouter<Engine>>
  private let waivers: [Waiver]
  private let mapping: ProfileMapping
  private let notes: [String]
  private let showsBothDirections: Bool

  /// - Parameters:
  ///   - requirements: what is judged instead of the profile's requirements.
  ///   - encapsulation: beside what the profile says of it.
  ///   - samples: how the samples of the U-plane are measured; `nil` = they are not looked at.
  public init(
    _ profile: Profile, requirements: [Requirement]? = nil, range: JudgedRange = JudgedRange(),
    encapsulation: Encapsulation = Encapsulation(), samples: SampleMeasurement? = nil,
    progress: ProgressMeter? = nil
  ) {
    mapping = ProfileMapping(profile)
    waivers = profile.waivers
    notes = profile.notes
    showsBothDirections = profile.showsBothDirections
    let requirements = requirements ?? profile.requirements
    let engine = Engine(
      requirements, catalogue: Tekigo.catalogue, range: range, showsAllUnits: profile.showsBothDirections)
    let userPlane = Set(UserPlaneCatalogue.events.map(\.id))
    let followsTunnels = requirements.contains {
      $0.rule.selections.contains { userPlane.contains($0.event.id) }
    }
    let encapsulation = mapping.encapsulation.union(encapsulation)
    var settings = mapping.settings
    settings.sendsAllocations = engine.wants(.cusCAllocation)
    let router = PacketRouter<Engine>(
      settings, units: UnitDirectory(declared: mapping.units), samples: samples,
      linkTypes: encapsulation.linkTypes, followsTunnels: followsTunnels, into: RangedSink(engine, JudgedRange()),
      progress: progress)
    transport = TransportSink(TransportDecoder(ecpriPorts: encapsulation.ecpriPorts), router)
  }

  public mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    transport.receive(frame, bytes)
  }

  public mutating func receive(comment: String, of frame: FrameInfo) {
    transport.receive(comment: comment, of: frame)
  }

  public mutating func receive(_ block: ConfigurationBlock) { transport.receive(block) }

  /// Ends the run and draws up what was found.
  ///
  /// - Parameter summaries: what the reader of the captures says of them, where frames come from captures.
  public mutating func finish(_ summaries: [CaptureSummary] = []) -> JudgedFrames {
    transport.consumer.finish()
    let traffic = transport.consumer.counts
    var integrity = Integrity(summaries, traffic: traffic)
    for text in notes { integrity.note("m-plane", text, false) }
    let report = transport.consumer.fronthaul.report
    integrity.noteDirections(report, bothAreShown: showsBothDirections)
    integrity.noteFragments(transport.decoder.fragments)
    integrity.noteAssociations(transport.consumer.sctp.counts)
    integrity.noteMessages(transport.consumer.applications.counts)
    integrity.noteTunnels(
      beyondLimit: transport.consumer.userPlane.messagesBeyondTunnelLimit,
      notRemembered: transport.consumer.applications.tunnels.endpointsNotRemembered)
    integrity.noteClock(transport.consumer.clock)
    integrity.noteUnits(beyondLimit: transport.consumer.addressesBeyondLimit)
    let associations = transport.consumer.describeAssociations()
    let units = mapping.describe(report.units)
    var limits = integrity.limits
    limits.end = summaries.compactMap(\.lastTime).max()
    let results = transport.consumer.applications.sink.sink.finish(limits, waivers: waivers, units: units)
    return JudgedFrames(
      requirements: results, units: units, flows: report.flows, associations: associations,
      integrity: integrity.notes,
      limitHit: integrity.limitHit, events: transport.consumer.applications.sink.sink.eventCounts,
      otherTraffic: traffic.described, context: transport.consumer.clock.streams.map { ContextStream($0) },
      samples: report.samples.map { SampleDescription($0, $1) },
      memory: transport.consumer.applications.sink.sink.memoryUse,
      leftOut: transport.consumer.applications.sink.sink.eventsOutside)
  }
}

/// What was found in frames.
public struct JudgedFrames: Sendable {
  /// In the order in which they were given.
  public var requirements: [RequirementResult]
  /// By their numbers.
  public var units: [UnitDescription]
  public var flows: [FlowReport]
  /// What carried messages of application protocols, in the order in which it was first seen.
  public var associations: [FlowDescription]
  public var integrity: [IntegrityNote]
  /// Whether a bound of the tool was reached, so that a part was not judged.
  public var limitHit: Bool
  /// How many events of each type were judged.
  public var events: [EventCount]
  /// What was no fronthaul.
  public var otherTraffic: [EventCount]
  /// Of that, what comes periodically.
  public var context: [ContextStream]
  /// What the samples of each flow amount to; empty where they were not measured.
  public var samples: [SampleDescription]
  /// How much of their memories rules used.
  public var memory: [MemoryUse]
  /// Events outside of the range that was to be judged.
  public var leftOut: Int
}
