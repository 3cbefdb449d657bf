public import ArgumentParser
import CaptureFiles
import Documents
import Harness
import Profiles
public import Proofs
import Synthesis

/// Cuts captures in many ways, and fails where a cut fails what the whole does not: see `.ci/cuts`.
@main
struct CutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo-cuts", abstract: "Judge parts of captures: no part may fail what the whole does not."
  )

  @Argument(help: "Captures, each with its profile: spec/oran-cus=capture.pcapng.")
  var captures: [String]

  @Option(help: "The most places at which a capture is cut; at every frame without it.")
  var places: Int?

  @Option(help: "Only cuts of this kind: part, judged, lost, border, step, late; all without it.")
  var kind: CaptureCut.Kind?

  @Option(help: "How many of all cuts are made, chosen by the seed; all without it.")
  var sample: Int?

  @Option(help: "What the choice depends on.")
  var seed: UInt64 = 1

  func run() async throws {
    var profiles: [String: Profile] = [:]
    var all: [(run: Int, cut: CaptureCut)] = []
    var runs: [(name: String, run: CutRun)] = []
    for text in captures {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw ValidationError("`\(text)` is not PROFILE=CAPTURE") }
      if profiles[parts[0]] == nil { profiles[parts[0]] = try load(parts[0]) }
      guard let profile = profiles[parts[0]] else { continue }
      let run = CutRun(try KeptCapture(reading: parts[1]), profile: profile)
      let cuts = run.cuts(at: places).filter { kind == nil || $0.kind == kind }
      all += cuts.map { (runs.count, $0) }
      runs.append((text, run))
    }
    let total = all.count
    if let sample, sample < all.count {
      var choice = SeededRandom(seed)
      all.shuffle(using: &choice)
      all.removeLast(all.count - sample)
    }
    let wrong = await judge(all, runs)
    for line in wrong.sorted() { print(line) }
    print(
      "\(runs.count) captures, \(all.count) of \(total) cuts, \(wrong.count) with failures that the whole lacks"
    )
    if !wrong.isEmpty { throw ExitCode(1) }
  }

  private func load(_ name: String) throws -> Profile {
    let (profile, diagnostics) = Profile.load(name, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    guard let profile else { throw ValidationError(diagnostics.map(\.description).joined(separator: "\n")) }
    return profile
  }

  private func judge(
    _ all: [(run: Int, cut: CaptureCut)], _ runs: [(name: String, run: CutRun)]
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      let workers = 2
      for worker in 0..<workers {
        group.addTask {
          var lines: [String] = []
          for index in stride(from: worker, to: all.count, by: workers) {
            let (number, cut) = all[index]
            for failure in runs[number].run.added(by: cut) {
              lines.append("\(runs[number].name): \(cut): \(failure)")
            }
          }
          return lines
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}

extension CaptureCut.Kind: ExpressibleByArgument {}
