internal import CaptureFiles
internal import Conformance
internal import Harness
public import Profiles
internal import Results

/// Judges cuts of a capture, and says which failures they have that the whole lacks: each would be charged to a unit for
/// what the capture does not show.
public struct CutRun: Sendable {
  /// A failure of a requirement by a unit.
  public struct Failure: Sendable, Hashable, Comparable, CustomStringConvertible {
    public var requirement: String
    /// What the unit is known by in any run.
    public var unit: String
    public var cause: String
    public var description: String { "\(requirement)  \(unit): \(cause)" }
    public static func < (a: Failure, b: Failure) -> Bool { a.description < b.description }
  }

  private let capture: KeptCapture
  private let profile: Profile
  private let whole: Set<Failure>
  /// Whether the whole capture passes.
  public let passes: Bool

  public init(_ capture: KeptCapture, profile: Profile) {
    self.capture = capture
    self.profile = profile
    let view = Self.view(capture.frames, profile)
    whole = Self.failures(view)
    passes = view.outcome == .pass
  }

  public var frameCount: Int { capture.frames.count }

  /// The failures of a cut that the whole capture does not have. Where frames were lost, requirements that say that they
  /// need all of a capture are left out: whose fault a loss is, one capture can't show.
  public func added(by cut: CaptureCut) -> [Failure] {
    let frames = capture.frames
    var losesFrames = false
    let view: RunResult
    switch cut {
    case .part(let part): view = Self.view(Array(frames[part]), profile)
    case .judged(let part):
      view = Self.view(
        frames, profile, judging: JudgedRange(from: .frame(part.lowerBound + 1), to: .frame(part.upperBound)))
    case .lost(let part):
      losesFrames = true
      view = Self.view(Array(frames[..<part.lowerBound] + frames[part.upperBound...]), profile)
    case .step(let place, let distance):
      var moved = frames
      for index in place..<moved.count { moved[index].info.time = moved[index].info.time &+ distance }
      view = Self.view(moved, profile)
    }
    return Self.failures(view, losesFrames: losesFrames).subtracting(whole).sorted()
  }

  private static func view(
    _ frames: [KeptCapture.Frame], _ profile: Profile, judging range: JudgedRange = JudgedRange()
  ) -> RunResult {
    var judge = FrameJudge(profile, range: range)
    for (index, frame) in frames.enumerated() {
      var info = frame.info
      info.number = index + 1
      for block in frame.blocks { judge.receive(block) }
      for comment in frame.comments { judge.receive(comment: comment, of: info) }
      guard judge.receive(info, frame.bytes.span) else { break }
    }
    return RunResult(judge.finish())
  }

  /// The failures at the level of the specification's `shall`.
  private static func failures(_ view: RunResult, losesFrames: Bool = false) -> Set<Failure> {
    var failures: Set<Failure> = []
    for result in view.requirements
    where result.requirement.level == .shall && result.requirement.status == .validated {
      // What a lost frame may look like is for the capture's own counters to tell.
      if losesFrames, result.requirement.needs.contains(.completeCapture) { continue }
      let failing = result.units.filter { $0.verdict == .fail }.map(\.unit)
      for finding in result.findings where failing.contains(finding.unit) {
        if losesFrames, finding.consequenceOf != nil { continue }
        failures.insert(
          Failure(
            requirement: result.requirement.id,
            unit: view.units.unit(finding.unit)?.identity ?? "unknown unit",
            cause: finding.cause))
      }
    }
    return failures
  }
}
