internal import CaptureFiles
internal import Conformance
internal import Profiles
internal import Results
internal import Transport

/// A run that is made again as its record says: the same captures, range and options.
struct RecordRerun {
  private let record: RunRecord

  /// - Throws: ``BundleError`` for records of which no single run can be made.
  init(_ record: RunRecord) throws(BundleError) {
    guard record.captureSets.count == 1, record.captureSets[0].judgedPart?.spans.count ?? 1 == 1 else {
      throw BundleError("the record was merged of several runs: it can't be made again by one")
    }
    guard record.captures.allSatisfy({ $0.sha256 != nil }) else {
      throw BundleError(
        "the record has no digests, so nothing tells whether a capture is the one that was judged")
    }
    self.record = record
  }

  /// The parameters that the command line of the run set.
  static func overrides(of record: RunRecord) -> [String: String] {
    Dictionary(
      record.profile.parameters.filter { $0.provenance == ResolvedParameter.commandLine }
        .map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Judges captures as the record says.
  ///
  /// - Returns: a record that is equal where nothing differs.
  func run(_ paths: [String], profile: Profile, threads: Int) throws -> RunRecord {
    let captures = record.captures
    var byDigest: [String: String] = [:]
    for path in paths {
      guard let digest = try CaptureDigest.sha256(of: path), captures.contains(where: { $0.sha256 == digest })
      else {
        throw BundleError("\(path) is none of the captures of the record, by their SHA-256")
      }
      byDigest[digest] = path
    }
    let inputs = try captures.map { capture throws(BundleError) in
      guard let path = capture.sha256.flatMap({ byDigest[$0] }) else {
        throw BundleError("the run needs \(capture.name) too")
      }
      return CaptureInput(path)
    }
    var check = CheckRun(inputs, profile: profile, asOf: record.asOf)
    let span = record.captureSets[0].judgedPart?.spans.first
    check.range = JudgedRange(from: span?.from, to: span?.to)
    check.take(record.settings)
    check.threads = threads
    var made = try check.run()
    // Files may have other names here than they had there.
    for place in made.captureSets[0].captures.indices {
      let digest = made.captureSets[0].captures[place].sha256
      if let capture = captures.first(where: { $0.sha256 == digest }) {
        made.captureSets[0].captures[place].name = capture.name
      }
    }
    made.laboratory = record.laboratory
    made.profile.name = record.profile.name
    return made
  }

  /// The parts of two records that differ, by their keys; empty = the records are equal byte for byte.
  static func differences(_ a: RunRecord, _ b: RunRecord) throws -> [String] {
    guard try a.text() != b.text() else { return [] }
    let parts: [(String, Bool)] = [
      ("tool", a.tool == b.tool), ("profile", a.profile == b.profile), ("waivers", a.waivers == b.waivers),
      ("settings", a.settings == b.settings), ("captures", a.captureSets == b.captureSets),
      ("units", a.units == b.units), ("events", a.events == b.events),
    ]
    let requirements = zip(a.requirements, b.requirements).filter { $0 != $1 }.map(\.0.requirement.id)
    let names = parts.filter { !$0.1 }.map(\.0) + requirements
    return names.isEmpty ? ["the list of requirements"] : names
  }
}
