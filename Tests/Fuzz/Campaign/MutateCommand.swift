import ArgumentParser
import CaptureFiles
import Documents
import FuzzTargets
import Harness
import InputMeter
import Platform
import Profiles
import Results

/// Judges mutants of honest captures in one process: see `.ci/mutate`.
@main
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo-mutate",
    abstract:
      "Judge hostile captures that are made of honest ones: none may trap, stall, swell or make tekigo lie."
  )

  @Argument(help: "Honest captures, each with its profile: spec/oran-cus=capture.pcapng.")
  var captures: [String]

  @Option(help: "Where each mutant is written while it is judged; the last one stays after a trap.")
  var mutant: String

  @Option(help: "The number of the first mutant.")
  var first = 0

  @Option(help: "How many mutants are made.")
  var count = 1_000

  @Option(help: "What the mutants depend on.")
  var seed: UInt64 = 1

  @Option(help: "The most frames of an honest capture that are used.")
  var frames = 300

  @Option(help: "The most bytes of an honest capture that are used.")
  var bytes = 131_072

  @Option(
    help: "Of how many mutants one has its record written, read and written again, and its reports made.")
  var formsOfOneIn = 1

  @Flag(help: "Write the mutants and nothing else: MUTANT-NUMBER, with PROFILE on standard output.")
  var onlyWrite = false

  @Flag(help: "Print what each mutant costs.")
  var costs = false

  func run() throws {
    let seeds = try HonestCaptures(captures, frames: frames, bytes: bytes)
    var outcome = CampaignOutcome()
    for number in first..<first + count {
      var mutator = CaptureMutator(seeds.records, seed: seed, number: number)
      let place = number % seeds.records.count
      let file = mutator.mutant(of: place)
      if onlyWrite {
        try write(file, to: "\(mutant)-\(number)")
        print("\(number) \(seeds.names[place].split(separator: "=")[0])")
      } else {
        try write(file, to: mutant)
        try judge(file.count, by: seeds.profiles[place], number, seeds.names[place], &outcome)
        if outcome.mutants % 1_000 == 0 { try say(outcome.summary) }
      }
    }
    guard !onlyWrite else { return }
    try say(outcome.summary)
    if outcome.findings > 0 { throw ExitCode(1) }
  }

  /// At once, so that it is told if the next mutant ends the process.
  private func say(_ text: String) throws {
    try FileDescriptor.standardOutput.write(Array((text + "\n").utf8).span)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    var file = try AtomicFile(path: path)
    try file.write(bytes.span)
    try file.commit()
  }

  private func judge(
    _ size: Int, by profile: Profile, _ number: Int, _ name: String, _ outcome: inout CampaignOutcome
  ) throws {
    tekigo_begin_metering()
    let trial = Result { try CheckRun([CaptureInput(mutant)], profile: profile, asOf: "2026-01-01").judge() }
    let spent = Spending(tekigo_end_metering())
    if costs { print("cost: \(number) \(size) \(spent.nanoseconds) \(spent.heldBytes ?? 0) \(name)") }
    outcome.note(spent, size)
    do throws(Violation) {
      try InputBudget.judgement.check(spent, of: size)
      switch trial {
      case .failure(let error) where error is CaptureError: outcome.unreadable += 1
      case .failure(let error): throw Violation("\(error)")
      case .success(let record):
        try JudgementPromises.check(record, frames: record.captures.reduce(0) { $0 + $1.frames })
        if number % formsOfOneIn == 0 {
          try JudgementPromises.checkForms(record)
          outcome.forms += 1
        }
      }
    } catch {
      outcome.findings += 1
      try say("mutant \(number) of \(name): \(error)")
    }
  }
}

extension Spending {
  fileprivate init(_ spent: tekigo_spending) {
    self.init(
      instructions: spent.instructions < 0 ? nil : Int(spent.instructions),
      nanoseconds: Int(spent.nanoseconds),
      heldBytes: spent.held_bytes < 0 ? nil : Int(spent.held_bytes))
  }
}

/// What came of all mutants.
private struct CampaignOutcome {
  var mutants = 0
  var unreadable = 0
  var forms = 0
  var findings = 0
  private var mostTime = 0
  private var mostHeld = 0

  mutating func note(_ spent: Spending, _ size: Int) {
    mutants += 1
    mostTime = max(mostTime, spent.nanoseconds)
    mostHeld = max(mostHeld, spent.heldBytes ?? 0)
  }

  var summary: String {
    "\(mutants) mutants, \(unreadable) unreadable, \(forms) with records and reports, \(findings) findings; at most \(mostTime / 1_000) µs and "
      + "\(mostHeld / 1_024) KiB for one; \(ProcessMemory.peakResidentBytes() >> 20) MiB resident at most"
  }
}

/// The captures that mutants are made of, cut to a size that lets many be judged.
private struct HonestCaptures {
  private(set) var names: [String] = []
  private(set) var records: [CaptureRecords] = []
  private(set) var profiles: [Profile] = []

  init(_ captures: [String], frames: Int, bytes: Int) throws {
    var loaded: [String: Profile] = [:]
    for text in captures {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw ValidationError("`\(text)` is not PROFILE=CAPTURE") }
      if loaded[parts[0]] == nil { loaded[parts[0]] = try Self.load(parts[0]) }
      guard let profile = loaded[parts[0]] else { continue }
      let source = try ByteSource.opening(path: parts[1], windowLength: 8 << 20)
      var file: [UInt8] = []
      file.append(copying: source.bytes)
      guard let capture = CaptureRecords(file, frames: frames, bytes: bytes) else {
        throw ValidationError("`\(parts[1])` is no capture that can be taken apart")
      }
      names.append(text)
      records.append(capture)
      profiles.append(profile)
    }
  }

  private static func load(_ name: String) throws -> Profile {
    let (profile, diagnostics) = Profile.load(name, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    guard let profile else { throw ValidationError(diagnostics.map(\.description).joined(separator: "\n")) }
    return profile
  }
}
