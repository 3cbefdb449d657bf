public import CaptureFiles
public import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Fronthaul
internal import Platform
public import Profiles

/// What `tekigo check` does: captures and a profile become a result.
public struct CheckRun: Sendable {
  public var inputs: [CaptureInput]
  public var profile: Profile
  public var range = JudgedRange()
  /// The weakest level whose failures make the run fail.
  public var failOn = Level.shall
  /// The day by which waivers are judged, `YYYY-MM-DD`.
  public var asOf: String
  /// Beside what the profile says of it.
  public var encapsulation = Encapsulation()
  /// Whether the captures' digests are computed.
  public var computesDigest = true
  /// Whether the samples of the U-plane are measured.
  public var measuresSamples = false
  /// Threads that may work at a time; if more than one, another brings in pages of captures, which takes it little
  /// time. The result does not depend on it.
  public var threads = 1

  public init(_ inputs: [CaptureInput], profile: Profile, asOf: String) {
    self.inputs = inputs
    self.profile = profile
    self.asOf = asOf
  }

  /// Reads and judges.
  ///
  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public func run(progress: ProgressMeter? = nil) async throws -> RunResult {
    let paths = computesDigest ? inputs.map(\.path) : []
    let digests = Task { () throws -> [String?] in
      var all: [String?] = []
      for path in paths { all.append(try await CaptureDigest.sha256(of: path)) }
      return all
    }
    do {
      return try judge(progress: progress).with(try await digests.value, inputs)
    } catch {
      digests.cancel()
      throw error
    }
  }

  /// Reads and judges on this thread, without digests.
  ///
  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public func judge(progress: ProgressMeter? = nil) throws(CaptureError) -> RunResult {
    let register = threads > 1 ? WindowRegister(fetchesAhead: true) : nil
    var judge = FrameJudge(
      profile, range: range, encapsulation: encapsulation,
      samples: measuresSamples ? SampleMeasurement(threads: threads, register: register) : nil,
      progress: progress)
    var summaries = try CaptureReader(inputs).read(into: &judge, register: register)
    // Where captures lie is no part of the result.
    let names = FileNames(inputs.map(\.path))
    for (index, input) in inputs.enumerated() where summaries.indices.contains(index) && input.path != "-" {
      summaries[index].name = names[input.path]
    }
    let judged = judge.finish(summaries)
    let captures = summaries.map(CaptureDescription.init)
    let judgement = RunJudgement(
      judged.requirements, units: judged.units, profile: profile.name, failOn: failOn, captures: captures,
      limitHit: judged.limitHit)
    var result = RunResult(
      toolVersion: Tekigo.version, captures: captures,
      profile: describeProfile(),
      units: judged.units, configuration: judged.flows.map { FlowDescription($0) } + judged.associations,
      integrity: judged.integrity, requirements: judged.requirements, outcome: judgement.outcome,
      statement: judgement.statement, events: judged.events, otherTraffic: judged.otherTraffic,
      restrictions: restrictions(judged.leftOut), asOf: asOf)
    result.waivers = profile.waiverStatements.map { $0.judged(by: judged.requirements) }
    result.context = judged.context
    result.samples = judged.samples
    result.memory = judged.memory
    return result
  }

  private func describeProfile() -> ProfileDescription {
    ProfileDescription(
      name: profile.name, title: profile.title.en, files: profile.files.map(\.path),
      digest: CaptureDigest.sha256(of: profile.digestInput), parameters: profile.parameters)
  }

  private func restrictions(_ leftOut: Int) -> [String] {
    var texts: [String] = []
    if let from = range.from { texts.append("judged from \(from.text)") }
    if let to = range.to { texts.append("judged up to \(to.text)") }
    if !texts.isEmpty { texts.append("\(leftOut) events were left out") }
    return texts
  }
}

extension JudgedRange.Bound {
  var text: String {
    switch self {
    case .frame(let number): "frame \(number)"
    case .time(let time): "time \(time) ns"
    case .offset(let offset): "\(Quantity(value: offset, unit: .nanoseconds).text) after the first frame"
    }
  }
}

extension RunResult {
  fileprivate func with(_ digests: [String?], _ inputs: [CaptureInput]) -> RunResult {
    var result = self
    for index in result.captures.indices where digests.indices.contains(index) {
      result.captures[index].sha256 = digests[index]
    }
    return result
  }
}

extension CaptureDescription {
  fileprivate init(_ summary: CaptureSummary) {
    var links: [String] = []
    for interface in summary.interfaces where !links.contains("\(interface.linkType)") {
      links.append("\(interface.linkType)")
    }
    self.init(
      name: summary.name, format: summary.format, bytes: Int64(summary.bytes), frames: summary.frames,
      linkTypes: links)
    firstTime = summary.firstTime
    lastTime = summary.lastTime
    cutFrames = summary.truncatedFrames
  }
}

extension FlowDescription {
  fileprivate init(_ flow: FlowReport) {
    self.init(
      name: flow.name, sender: flow.sender, receiver: flow.receiver, frames: flow.messages,
      items: flow.entries.map {
        ConfigurationItem(
          name: $0.name, value: $0.value, provenance: "\($0.provenance)",
          evidence: $0.evidence.isEmpty ? nil : $0.evidence, frames: $0.frames > 0 ? $0.frames : nil,
          alternatives: $0.alternatives)
      })
  }
}
