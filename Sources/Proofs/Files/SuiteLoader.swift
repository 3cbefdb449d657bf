internal import Conformance
internal import Documents
internal import Events
internal import Harness
internal import Profiles
internal import Results
internal import Synthesis

/// Loads proof files and what they name, each profile and each scenario once.
struct SuiteLoader {
  private let asOf: String
  private(set) var members: [ProofSuite.Member] = []
  var diagnostics = Diagnostics()
  private var profiles: [String: Profile?] = [:]
  private var scenarios: [String: Scenario?] = [:]

  init(asOf: String) { self.asOf = asOf }

  mutating func add(_ path: String) {
    let paths = ProofFile.paths(below: path)
    if paths.isEmpty {
      let place = SourceLocation(file: path, line: 0, column: 0)
      diagnostics.add(Diagnostic(.error, place, "the folder has no proof files (`*\(ProofFile.ending)`)"))
    }
    for path in paths {
      let (loaded, found) = ProofFile.load(path)
      diagnostics.add(found)
      guard var file = loaded else { continue }
      guard let profile = profile(of: file), let scenario = scenario(of: file) else { continue }
      checkNames(file, profile)
      readFaults(&file, scenario)
      members.append(ProofSuite.Member(file: file, profile: profile, scenario: scenario))
    }
  }

  private mutating func profile(of file: ProofFile) -> Profile? {
    switch ProfileLocator.current.locate(file.profile, from: file.path) {
    case .notFound(let places):
      report(
        file, file.profileLocation,
        "there is no profile `\(file.profile)`: looked for it at " + places.joined(separator: ", "))
      return nil
    case .found(let path):
      if let known = profiles[path] { return known }
      let (profile, found) = Profile.load(path, catalogue: Tekigo.catalogue, asOf: asOf)
      diagnostics.add(found)
      let sound = found.contains { $0.severity == .error } ? nil : profile
      profiles[path] = .some(sound)
      return sound
    }
  }

  private mutating func scenario(of file: ProofFile) -> Scenario? {
    if let known = scenarios[file.scenario] { return known }
    let (scenario, found) = Scenario.load(file.scenario)
    diagnostics.add(found)
    scenarios[file.scenario] = .some(scenario)
    return scenario
  }

  /// Faults name cells and messages of the scenario.
  private mutating func readFaults(_ file: inout ProofFile, _ scenario: Scenario) {
    for index in file.proofs.indices {
      guard let entries = file.proofs[index].entries else { continue }
      let (faults, found) = scenario.readFaults(entries, in: file.document)
      file.proofs[index].faults = faults
      diagnostics.add(found)
    }
  }

  /// Names of requirements that the profile does not have.
  private mutating func checkNames(_ file: ProofFile, _ profile: Profile) {
    let ids = profile.requirements.map(\.id)
    let known = Set(ids)
    func check(_ names: [String], _ place: SourceLocation) {
      for name in names where !known.contains(name) {
        report(
          file, place, "the profile has no requirement `\(name)`",
          suggestion: Spelling.nearest(to: name, among: ids).map { "did you mean `\($0)`?" })
      }
    }
    for proof in file.proofs {
      check([proof.requirement] + proof.consequences + proof.companions, proof.location)
    }
    for survivor in file.survivors where !ids.contains(where: survivor.isOf) {
      check([survivor.requirement], survivor.location)
    }
  }

  private mutating func report(
    _ file: ProofFile, _ place: SourceLocation, _ message: String, suggestion: String? = nil
  ) {
    diagnostics.add(file.document.diagnostic(.error, place, message, suggestion: suggestion))
  }
}
