internal import CaptureFiles
internal import Conformance
internal import Events
internal import Expressions
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
  /// The profile's requirements, compiled for all cuts.
  private let program: RuleProgram
  private let whole: Set<Failure>
  /// Requirements on messages of associations, by their ids: of these a capture tells itself what it lacks.
  private let ofAssociations: Set<String>
  /// Requirements that compare times, by their ids.
  private let ofTimes: Set<String>
  /// Whether the whole capture passes.
  public let passes: Bool

  public init(_ capture: KeptCapture, profile: Profile) {
    let program = Tekigo.compile(profile.requirements)
    self.capture = capture
    self.profile = profile
    self.program = program
    func ids(_ isMeant: (Rule) -> Bool) -> Set<String> {
      Set(profile.requirements.filter { isMeant($0.rule) }.map(\.id))
    }
    // Events of the user plane name the association that announced their tunnel, and are not numbered by it.
    ofAssociations = ids { rule in
      !rule.selections.isEmpty
        && rule.selections.allSatisfy {
          Tekigo.catalogue.field(named: "association", of: $0.event.id) != nil
            && !$0.event.name.hasPrefix("f1u.")
        }
    }
    ofTimes = ids { rule in
      rule.form.demand.values.contains { $0.fields.contains { $0.kind == .time } }
    }
    let view = Self.view(capture.frames, profile, program)
    whole = Set(Self.failures(view) { _, _ in true }.flatMap(\.aliases))
    passes = view.outcome == .pass
  }

  public var frameCount: Int { capture.frames.count }

  /// The cuts of the capture; see ``CaptureCut/all(of:senders:at:)``.
  public func cuts(at places: Int? = nil) -> [CaptureCut] {
    CaptureCut.all(of: frameCount, senders: capture.senders, at: places)
  }

  /// The failures of a cut that the whole capture does not have.
  ///
  /// Some failures are left out, since the same capture comes of a unit that is at fault. Where frames were lost: those of
  /// requirements that need all of a capture, except messages of associations, which are numbered; and of these, requests
  /// and answers that are missing where no number tells that anything is, also between two files. Where the clock steps without going back: a time
  /// that is over, or not over yet.
  public func added(by cut: CaptureCut) -> [Failure] {
    let frames = capture.frames
    let view: RunResult
    var counts: (RequirementDescription, Finding) -> Bool = { _, _ in true }
    switch cut {
    case .part(let part): view = judged(Array(frames[part]))
    case .judged(let part):
      view = judged(
        frames, judging: JudgedRange(from: .frame(part.lowerBound + 1), to: .frame(part.upperBound)))
    case .lost(let part):
      view = judged(Array(frames[..<part.lowerBound] + frames[part.upperBound...]))
      let tellsLoss = Self.tellsLoss(view)
      counts = { requirement, finding in
        ofAssociations.contains(requirement.id)
          ? tellsLoss || !Self.isAbsence(finding)
          : !requirement.needs.contains(.completeCapture) && finding.consequenceOf == nil
      }
    case .border(let part):
      view = Self.view(
        Array(frames[..<part.lowerBound] + frames[part.upperBound...]), profile, program,
        border: part.upperBound < frames.count ? part.lowerBound : nil)
      if !part.isEmpty, !Self.tellsLoss(view) {
        counts = { requirement, finding in
          !ofAssociations.contains(requirement.id) || !Self.isAbsence(finding)
        }
      }
    case .late(let sender, let count):
      var missing = count
      view = judged(
        frames.filter {
          guard $0.sender == sender, missing > 0 else { return true }
          missing -= 1
          return false
        })
    case .step(let place, let distance):
      var moved = frames
      for index in place..<moved.count { moved[index].info.time = moved[index].info.time &+ distance }
      view = judged(moved)
      let goesBack = place > 0 && moved[place].info.time < moved[place - 1].info.time
      if !goesBack {
        counts = { requirement, finding in
          !ofAssociations.contains(requirement.id)
            || !ofTimes.contains(requirement.id) && !Self.absences.contains(finding.cause)
        }
      }
    }
    let added = Self.failures(view, counts).filter { $0.aliases.isDisjoint(with: whole) }
    return Set(added.map(\.failure)).sorted()
  }

  /// What is found where an answer does not come in time.
  private static let absences = ["late", "unanswered"]
  /// What is found where an answer comes without its request.
  private static let unasked = "unsolicited"

  /// Whether a message is missing: an answer or its request.
  private static func isAbsence(_ finding: Finding) -> Bool {
    absences.contains(finding.cause) || finding.cause == unasked
  }

  /// Whether numbers say that messages of associations are missing.
  private static func tellsLoss(_ view: RunResult) -> Bool {
    view.integrity.contains {
      $0.kind == IntegrityCode.associationGaps.kind || $0.kind == IntegrityCode.borders.kind
    }
  }

  private func judged(_ frames: [KeptCapture.Frame], judging range: JudgedRange = JudgedRange()) -> RunResult
  {
    Self.view(frames, profile, program, judging: range)
  }

  private static func view(
    _ frames: [KeptCapture.Frame], _ profile: Profile, _ program: RuleProgram,
    judging range: JudgedRange = JudgedRange(), border: Int? = nil
  ) -> RunResult {
    var judge = FrameJudge(profile, program: program, range: range)
    for (index, frame) in frames.enumerated() {
      var info = frame.info
      info.number = index + 1
      if index > 0, index == border, info.time >= frames[index - 1].info.time {
        judge.receive(
          CaptureBorder(
            capture: info.capture, end: frames[index - 1].info.time, start: info.time,
            ahead: KeptFrames(frames: frames[index...])))
      }
      for block in frame.blocks { judge.receive(block) }
      for comment in frame.comments { judge.receive(comment: comment, of: info) }
      guard judge.receive(info, frame.bytes.span) else { break }
    }
    return RunResult(judge.finish())
  }

  /// Frames of a capture in memory.
  private struct KeptFrames: FramesAhead {
    let frames: ArraySlice<KeptCapture.Frame>

    func read<Sink: FrameSink & ~Copyable>(into sink: inout Sink) {
      for frame in frames {
        guard sink.receive(frame.info, frame.bytes.span) else { return }
      }
    }
  }

  /// The failures at the level of the specification's `shall`, each also under the other names of its unit: of the
  /// addresses by which a unit is known a cut may show another one first, and those without an address are numbered.
  private static func failures(
    _ view: RunResult, _ counts: (RequirementDescription, Finding) -> Bool
  ) -> [(failure: Failure, aliases: Set<Failure>)] {
    var failures: [(failure: Failure, aliases: Set<Failure>)] = []
    for result in view.requirements
    where result.requirement.level == .shall && result.requirement.status == .validated {
      let failing = result.units.filter { $0.verdict == .fail }.map(\.unit)
      for finding in result.findings
      where failing.contains(finding.unit) && counts(result.requirement, finding) {
        let unit = view.units.unit(finding.unit)
        let failure = Failure(
          requirement: result.requirement.id, unit: unit?.identity ?? "unknown unit", cause: finding.cause)
        var aliases: Set = [failure]
        for name in unit.map({ $0.addresses.isEmpty ? [$0.role] : $0.addresses }) ?? [] {
          aliases.insert(Failure(requirement: failure.requirement, unit: name, cause: failure.cause))
        }
        failures.append((failure, aliases))
      }
    }
    return failures
  }
}
