import Synthesis

extension BenchmarkCase {
  static let synthesize = BenchmarkCase(
    name: "synthesize", summary: "Scenario to capture, thrown away", unit: "frames", input: .scenario
  ) { workload, watch in
    let (scenario, diagnostics) = Scenario.load(try workload.path)
    guard let scenario else {
      throw BenchmarkError(diagnostics)
    }
    let (frames, _) = try watch.measure { try Synthesizer(scenario).write(to: "/dev/null") }
    return Work(items: frames, bytes: 0)
  }
}
