import ArgumentParser
import Documents
import Harness
import Synthesis

/// `tekigo synthesize`: captures from scenarios.
struct SynthesizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "synthesize", abstract: "Make a capture from a scenario, healthy or with named faults.",
    discussion: "The same scenario gives the same bytes.")

  @Argument(help: "The scenario, a YAML file.")
  var scenario: String?

  @Option(name: .shortAndLong, help: "The pcapng file to write; `-` for standard output.")
  var output: String?

  @Flag(help: "Write the names of the faults into the packet comments of the frames that they hit.")
  var annotate = false

  @Flag(help: "List the faults that a scenario can name.")
  var listFaults = false

  @Flag(help: "Print every key of the scenario language, as a Markdown table.")
  var reference = false

  @Flag(help: "Print the JSON Schema of scenarios, for editors.")
  var schema = false

  mutating func run() throws {
    if listFaults {
      for group in FaultGroup.all { try say(group.explanation + "\n") }
      return
    }
    if reference { return try say(ScenarioShape.reference) }
    if schema { return try say(ScenarioShape.jsonSchema) }
    guard let path = scenario, let output else {
      throw ValidationError("name a scenario and, with --output, the capture to write")
    }
    let (loaded, diagnostics) = Scenario.load(path)
    guard let loaded, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosedError(diagnostics: diagnostics)
    }
    for diagnostic in diagnostics { complain(diagnostic.description) }
    var files = FileUse()
    files.reads(path, as: "the scenario \(path)")
    try files.writes(output, as: "--output \(output)")
    let (frames, unused) = try Synthesizer(loaded).write(to: output, annotates: annotate)
    for index in unused { complain("warning: fault \(index + 1) (\(loaded.faults[index].name)) hit nothing") }
    if output != "-" { complain("\(frames) frames written to \(output)") }
  }
}
