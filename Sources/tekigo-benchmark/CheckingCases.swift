import CaptureFiles
import Conformance
import Harness
import Profiles
import Results

extension BenchmarkCase {
  /// Rules for these measurements alone: the shipped ones change with every release.
  private static let ruleForms = "Sources/tekigo-benchmark/rule-forms.yaml"

  static let checkBaseProfile = BenchmarkCase(
    name: "check/base-profile", summary: "Capture to verdicts, all rules of spec/oran-cus", unit: "frames",
    input: .pcapng
  ) { workload, watch in
    try Work(checking: check(profile("spec/oran-cus"), workload, &watch))
  }

  /// The rules of one form.
  static func check(form: String) -> BenchmarkCase {
    BenchmarkCase(
      name: "check/\(form)", summary: "Capture to verdicts, the rules of this form in rule-forms.yaml",
      unit: "frames", input: .pcapng
    ) { workload, watch in
      var profile = try profile(ruleForms)
      profile.requirements.removeAll { type(of: $0.rule.form).name != form }
      guard !profile.requirements.isEmpty else {
        throw BenchmarkError("\(ruleForms) has no rule of the form \(form)")
      }
      return try Work(checking: check(profile, workload, &watch))
    }
  }

  /// The part of a start that is not the system's. Counted by requirement, so that a longer profile is no slower.
  static let loadProfile = BenchmarkCase(
    name: "profile/load", summary: "spec/oran-cus from YAML to rule values, again and again",
    unit: "requirements",
    input: .amount
  ) { workload, watch in
    let count = try workload.count
    var work = Work(items: 0, bytes: 0)
    try watch.measure {
      for _ in 0..<count {
        let profile = try profile("spec/oran-cus")
        work.items += profile.requirements.count
        work.bytes += profile.digestInput.count
      }
    }
    return work
  }

  static func profile(_ name: String) throws(BenchmarkError) -> Profile {
    let (profile, diagnostics) = Profile.load(name, catalogue: Tekigo.catalogue, asOf: "2024-01-01")
    guard let profile else {
      throw BenchmarkError(diagnostics)
    }
    return profile
  }

  /// What became of a capture, and its bytes.
  static func check(
    _ profile: Profile, _ workload: Workload, measuringSamples: Bool = false, _ watch: inout Stopwatch
  ) throws -> (result: RunResult, bytes: Int) {
    var run = CheckRun([CaptureInput(try workload.path)], profile: profile, asOf: "2024-01-01")
    run.measuresSamples = measuringSamples
    run.threads = 1
    let result = try watch.measure { RunResult(try run.judge()) }
    guard result.requirements.contains(where: { $0.verdict == .pass || $0.verdict == .fail }) else {
      throw BenchmarkError("no requirement was exercised: the figures would say nothing")
    }
    return (result, result.captures.reduce(0) { $0 + Int($1.bytes) })
  }
}

extension Work {
  /// A check whose cost is put down to the frames.
  init(checking checked: (result: RunResult, bytes: Int)) {
    self.init(items: checked.result.captures.reduce(0) { $0 + $1.frames }, bytes: checked.bytes)
  }
}
