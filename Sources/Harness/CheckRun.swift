public import Conformance
public import CaptureFiles
public import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Fronthaul
internal import Platform
public import Profiles
public import Results
internal import Transport

/// What `tekigo check` does: captures and a profile become a record.
public struct CheckRun: Sendable {
  public var inputs: [CaptureInput]
  public var profile: Profile
  public var range = JudgedRange()
  /// The day by which waivers are judged, `YYYY-MM-DD`.
  public var asOf: String
  /// Beside what the profile says of it.
  public var encapsulation = Encapsulation()
  /// Whether the captures' digests are computed.
  public var computesDigest = true
  /// Whether the samples of the U-plane are measured.
  public var measuresSamples = false
  /// Whether what is kept of frames and messages may hold payload; samples are never kept.
  public var keepsPayload = false
  /// The record of another run, whose units and flow settings are taken as they are there, so that the records of both
  /// merge. Offsets of the range are then counted from the first frame of its captures.
  public var settingsRecord: RunRecord?
  /// Threads that may work at a time; if more than one, another brings in pages of captures, which takes it little
  /// time. The result does not depend on it.
  public var threads = 1

  public init(_ inputs: [CaptureInput], profile: Profile, asOf: String) {
    self.inputs = inputs
    self.profile = profile
    self.asOf = asOf
  }

  /// Reads and judges, and looks a second time at what the first findings are about.
  ///
  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public func run(progress: ProgressMeter? = nil) throws -> RunRecord {
    let digests = CaptureDigests(of: computesDigest ? inputs.map(\.path) : [])
    let trails = CaptureTrails()
    var record = try draft(progress: progress, trails: trails)
    for (place, digest) in try digests.all().enumerated()
    where record.captureSets[0].captures.indices.contains(place) {
      record.captureSets[0].captures[place].sha256 = digest
    }
    return lookedAt(record, trails)
  }

  private func lookedAt(_ draft: RunRecord, _ trails: CaptureTrails) -> RunRecord {
    let record = draft.finished()
    return SecondLookRun(
      record, profile, encapsulation, showsPayload: keepsPayload, trails, inputs,
      numbers: record.captures.places(in: draft.captures)
    ).run()
  }

  /// Reads and judges on this thread, without digests and without a second look.
  ///
  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public func judge(progress: ProgressMeter? = nil) throws(CaptureError) -> RunRecord {
    try draft(progress: progress).finished()
  }

  /// The record with its captures in the order in which they were given, unbounded.
  private func draft(
    progress: ProgressMeter?, trails: CaptureTrails? = nil
  ) throws(CaptureError) -> RunRecord {
    let register = threads > 1 ? WindowRegister(fetchesAhead: true) : nil
    var judge = FrameJudge(
      profile, range: range, encapsulation: encapsulation, settings: settingsRecord,
      samples: measuresSamples ? SampleMeasurement(threads: threads, register: register) : nil,
      progress: progress)
    var summaries = try CaptureReader(inputs, leavesOutCopies: true).read(
      into: &judge, register: register, trails: trails)
    // Where captures lie is no part of the result.
    let names = FileNames(inputs.map(\.path))
    for (index, input) in inputs.enumerated() where summaries.indices.contains(index) && input.path != "-" {
      summaries[index].name = names[input.path]
    }
    var record = judge.draft(summaries, asOf: asOf)
    record.settings += commandLineSettings
    return record
  }
}

extension [CaptureDescription] {
  /// Where each of them is among the same captures in another order. Equal ones keep their order.
  fileprivate func places(in others: [CaptureDescription]) -> [Int] {
    var left = Array<Int>(others.indices)
    return compactMap { capture in
      left.firstIndex { others[$0] == capture }.map { left.remove(at: $0) }
    }
  }
}

extension RunRecord {
  /// The record of a run in its order and within its bounds.
  func finished() -> RunRecord {
    var record = canonical()
    record.bound()
    return record
  }
}
