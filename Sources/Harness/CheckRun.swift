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
  public func run(progress: ProgressMeter? = nil) async throws -> RunRecord {
    let paths = computesDigest ? inputs.map(\.path) : []
    let digests = Task { () throws -> [String?] in
      var all: [String?] = []
      for path in paths { all.append(try await CaptureDigest.sha256(of: path)) }
      return all
    }
    do {
      var record = try judge(progress: progress)
      for (place, digest) in try await digests.value.enumerated()
      where record.captures.indices.contains(place) {
        record.captures[place].sha256 = digest
      }
      return record
    } catch {
      digests.cancel()
      throw error
    }
  }

  /// Reads and judges on this thread, without digests.
  ///
  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public func judge(progress: ProgressMeter? = nil) throws(CaptureError) -> RunRecord {
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
    return judge.finish(summaries, asOf: asOf)
  }
}
