import Foundation
import Testing

/// No output takes the place of an input, nor of another output, however the path is written.
@Suite struct FileUseTests {
  private let workspace: Workspace
  private static let capture = BadUsageTests.capture
  private static let names: Set<String> = [
    "in.pcapng", "lab.yaml", "base.yaml", "plane.xml", "link", "hard", "folder",
  ]

  init() throws {
    workspace = try Workspace()
    let files = FileManager.default
    func path(_ name: String) -> String { workspace.folder.appending(path: name).path }
    try files.copyItem(atPath: Self.capture, toPath: path("in.pcapng"))
    try files.copyItem(
      at: Command.root.appending(path: "Profiles/vendor/demo-ru.m-plane.xml"),
      to: workspace.folder.appending(path: "plane.xml"))
    try workspace.write("lab.yaml", "profile: lab\nextends: base.yaml\n")
    try workspace.write("base.yaml", "profile: base\nextends: spec/oran-cus\n")
    try files.createSymbolicLink(atPath: path("link"), withDestinationPath: "in.pcapng")
    try files.linkItem(atPath: path("lab.yaml"), toPath: path("hard"))
    try files.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
  }

  private func check(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      ["check", "in.pcapng", "-p", "lab.yaml", "--m-plane", "plane.xml", "--no-digest", "--quiet"]
        + arguments,
      in: workspace.folder)
  }

  @Test(arguments: [
    ("in.pcapng", "the capture in.pcapng"), ("./folder/../in.pcapng", "the capture in.pcapng"),
    ("link", "the capture in.pcapng"), ("hard", "the profile lab.yaml"),
    ("base.yaml", "the profile base.yaml"),
    ("plane.xml", "the M-plane data plane.xml"),
  ])
  func aReportDoesNotOverwriteWhatTheRunReads(_ path: String, _ input: String) throws {
    let before = try Data(contentsOf: workspace.folder.appending(path: path))
    let outcome = try check("--report", "json=\(path)")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("--report json=\(path) would be written over \(input)"))
    #expect(try Data(contentsOf: workspace.folder.appending(path: path)) == before)
    #expect(workspace.names == Self.names)
  }

  @Test(arguments: [("out", "out"), ("out", "./out"), ("out", "folder/../out"), ("-", "-")])
  func aReportDoesNotOverwriteAnother(_ first: String, _ second: String) throws {
    let outcome = try check("--report", "json=\(first)", "--report", "junit=\(second)")
    #expect(outcome.code == 3 && outcome.output == "")
    #expect(outcome.errors.contains("--report junit=\(second) would be written over --report json=\(first)"))
    #expect(workspace.names == Self.names, "nothing was done")
  }

  @Test func reportsMayShareADevice() throws {
    #expect(try check("--report", "json=/dev/null", "--report", "junit=/dev/null").code == 1)
  }

  @Test func aCaptureDoesNotOverwriteItsScenario() throws {
    try workspace.write("scenario.yaml", "title: x\n")
    let scenario = Command.root.appending(path: "Captures/teaching-healthy.scenario.yaml")
    let copy = workspace.folder.appending(path: "healthy.yaml")
    try FileManager.default.copyItem(at: scenario, to: copy)
    let outcome = try workspace.tekigo("synthesize", "healthy.yaml", "-o", "./healthy.yaml")
    #expect(outcome.code == 3 && outcome.errors.contains("would be written over the scenario healthy.yaml"))
    #expect(try Data(contentsOf: copy) == Data(contentsOf: scenario))
  }

  @Test func theSameRunFromAnotherDirectoryGivesTheSameBytes() throws {
    let options = ["--as-of", "2026-01-01", "--no-digest"]
    func run(_ folder: String, _ prefix: String) throws -> [String] {
      let outcome = try Command.run(
        ["check", prefix + "in.pcapng", "-p", prefix + "lab.yaml", "--m-plane", prefix + "plane.xml"]
          + options
          + ["--report", "json=report.json", "--report", "junit=report.xml"],
        in: workspace.folder.appending(path: folder))
      return try [outcome.output]
        + ["json", "xml"].map {
          try String(contentsOf: workspace.folder.appending(path: "\(folder)/report.\($0)"), encoding: .utf8)
        }
    }
    let here = try run(".", "")
    #expect(try run("folder", "../") == here)
    #expect(try run("folder", workspace.folder.path + "/") == here)
    for text in here { #expect(!text.contains(workspace.folder.path) && !text.contains("../")) }
    #expect(here[1].contains("\"spec/oran-cus.yaml\""))
  }
}
