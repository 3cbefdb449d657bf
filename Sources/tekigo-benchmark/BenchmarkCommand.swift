import ArgumentParser
import Foundation
import Platform

/// The command line.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo-benchmark", abstract: "What measuring tekigo and comparing it with others needs.",
    subcommands: [BenchmarkCommand.self, SamplesCommand.self], defaultSubcommand: BenchmarkCommand.self)
}

/// One case in one process, so that memory and counters are the case's own.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "case",
    abstract: "Runs one case of the benchmark suite and says what it cost.",
    discussion: """
      `.ci/benchmark.py` makes the captures and runs them all. Run from the root of the repository, where the \
      profiles are.
      """)

  @Flag(help: "List the cases.")
  var list = false

  @Option(name: .customLong("case"), help: ArgumentHelp("The case to run.", valueName: "name"))
  var name: String?

  @Option(help: "The capture or scenario that the case works on.")
  var input: String?

  @Option(help: "How often a case that needs no file does its work.")
  var amount: Int?

  @Flag(help: "Write JSON.")
  var json = false

  func run() throws {
    if list {
      try write(BenchmarkCase.all.map(ListedCase.init)) { "\($0.name)  (\($0.input))  \($0.summary)" }
      return
    }
    guard let name, let chosen = BenchmarkCase.all.first(where: { $0.name == name }) else {
      throw ValidationError("name a case with --case; --list lists them")
    }
    var watch = Stopwatch()
    let work = try chosen.run(try workload(of: chosen), &watch)
    try write([MeasuredCase(chosen, work, watch)]) {
      "\($0.name): \($0.items) \($0.unit), \($0.bytes) bytes; \($0.wallSeconds) s wall, \($0.cpuSeconds) s CPU, "
        + "\($0.peakResidentBytes) bytes resident"
    }
  }

  private func workload(of chosen: BenchmarkCase) throws -> Workload {
    switch (chosen.input, input, amount) {
    case (.amount, nil, let amount?) where amount > 0: return .amount(amount)
    case (.amount, _, _): throw ValidationError("\(chosen.name) needs --amount, above 0")
    case (_, let path?, nil): return .file(path)
    default: throw ValidationError("\(chosen.name) needs --input, a file: \(chosen.input.rawValue)")
    }
  }

  private func write<Row: Encodable>(_ rows: [Row], _ text: (Row) -> String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for row in rows {
      print(json ? String(decoding: try encoder.encode(row), as: UTF8.self) : text(row))
    }
  }
}

/// A case as `--list` shows it; one JSON object a line.
private struct ListedCase: Encodable {
  let name: String
  let summary: String
  let unit: String
  let input: BenchmarkCase.Input

  init(_ listed: BenchmarkCase) {
    (name, summary, unit, input) = (listed.name, listed.summary, listed.unit, listed.input)
  }
}

/// What a case has cost.
private struct MeasuredCase: Encodable {
  let name: String
  let unit: String
  let items: Int
  let bytes: Int
  let wallSeconds: Double
  let cpuSeconds: Double
  let peakResidentBytes: Int

  init(_ chosen: BenchmarkCase, _ work: Work, _ watch: Stopwatch) {
    (name, unit, items, bytes) = (chosen.name, chosen.unit, work.items, work.bytes)
    (wallSeconds, cpuSeconds) = (watch.wall.inSeconds, watch.cpu.inSeconds)
    peakResidentBytes = ProcessMemory.peakResidentBytes()
  }
}
