import Foundation
import Testing

/// `decode`, `fields`, `profile`: what they show, and from where.
@Suite struct OtherCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func aFilterKeepsWhatFulfilsIt() throws {
    let capture = BadUsageTests.capture
    let all = try workspace.tekigo("decode", capture, "--only", "cus.u.section")
    let some = try workspace.tekigo("decode", capture, "--only", "cus.u.section", "--where", "numPrbu > 10")
    let rest = try workspace.tekigo("decode", capture, "--only", "cus.u.section", "--where", "numPrbu <= 10")
    let lines = some.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.count + rest.output.split(separator: "\n").count == all.output.split(separator: "\n").count)
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["event"] as? String == "cus.u.section")
      let fields = try #require(object["fields"] as? [String: Any])
      #expect(try #require(fields["numPrbu"] as? Int) > 10)
    }
  }

  @Test func aTreeShowsSectionsBelowTheirMessage() throws {
    try workspace.write("one.pcap", CaptureBytes([Frame.ethernet(Frame.cPlane(sequence: 3))]).bytes)
    let outcome = try workspace.tekigo("decode", "one.pcap", "--format", "tree")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "frame 1  1704067200.000000000")
    let message = try #require(lines.firstIndex(of: "  cus.c"))
    let section = try #require(lines.firstIndex(of: "    cus.c.section"))
    #expect(message < section)
    #expect(lines[message..<section].contains("    sequenceId = 3"))
    #expect(
      !lines[section...].contains { $0.contains("sequenceId =") }, "the message's fields stand there once")
  }

  @Test func coverageListsTheTestCasesThatTheProfileBearsOn() throws {
    let outcome = try workspace.tekigo("profile", "coverage", "spec/oran-cus")
    #expect(outcome.code == 0)
    let cases = outcome.output.components(separatedBy: "\n\n")
    let delay = try #require(cases.first { $0.hasPrefix("3.4.4.4.1\n") })
    #expect(delay.contains("cus/4.4/t1a-up") && delay.contains("O-DU, mandatory"))
    #expect(!outcome.output.contains("no case of version"), "the profile names a clause that there is not")
  }

  @Test func samplesAreMeasuredWhereSomebodyAsksForThem() throws {
    let capture = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
    let sections = try places("decode", capture, "--only", "cus.u.section")
    #expect(!sections.isEmpty)
    #expect(try places("decode", capture, "--only", "cus.u.samples") == sections)
    #expect(try places("decode", capture, "--only", "cus.u.samples", "--where", "blocks == 0") == [])
    #expect(try !workspace.tekigo("decode", capture).output.contains("cus.u.samples"))
  }

  /// Frame, section and first resource block of each event.
  private func places(_ arguments: String...) throws -> [[Int]] {
    try Command.run(arguments, in: workspace.folder).output.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let fields = try #require(object["fields"] as? [String: Any])
      return try [object["frame"], fields["sectionId"], fields["startPrbu"]].map { try #require($0 as? Int) }
    }
  }

  @Test func fieldsAreAlsoJSON() throws {
    let outcome = try workspace.tekigo("fields", "cus.u.section", "--json")
    #expect(outcome.code == 0)
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(outcome.output.contains("\"numPrbu\""))
    #expect(try workspace.tekigo("fields", "--json").output.contains("\"cus.c.se11\""))
  }

  @Test func shippedProfilesAreFoundFromAnyFolder() throws {
    let outcome = try workspace.tekigo("profile", "list")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("spec/oran-cus  "))
    #expect(outcome.output.contains("pair/demo  "))
  }

  @Test func aMovedProgramFindsItsProfiles() throws {
    let files = FileManager.default
    let program = workspace.folder.appending(path: "bin/tekigo")
    let share = workspace.folder.appending(path: "share/tekigo")
    let elsewhere = workspace.folder.appending(path: "elsewhere")
    for folder in [program.deletingLastPathComponent(), share, elsewhere] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try files.copyItem(at: try #require(Command.program), to: program)
    let nothing = try Command.run(["profile", "list"], in: elsewhere, program: program)
    #expect(nothing.code == 3)
    #expect(nothing.errors.contains("no profiles found; looked in "))
    let profiles = Command.root.appending(path: "Profiles")
    let named = try Command.run(
      ["profile", "list"], in: elsewhere, program: program, environment: ["TEKIGO_PROFILES": profiles.path])
    #expect(named.output.contains("pair/demo  "))
    try files.copyItem(at: profiles, to: share.appending(path: "Profiles"))
    let installed = try Command.run(["profile", "lint", "pair/demo"], in: elsewhere, program: program)
    #expect(installed.code == 0)
    #expect(installed.output.contains("no errors"))
  }

  @Test func provingEndsWithTheTableAndItsExitCode() throws {
    let proofs = Command.root.appending(path: "Tests/Proofs/oran-cus/cell.proofs.yaml").path
    let outcome = try workspace.tekigo("profile", "prove", proofs, "--json", "proofs.json")
    // One file does not prove the whole profile.
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("REQUIREMENT"))
    #expect(outcome.output.contains("NOT COMPLETE"))
    let object = try JSONSerialization.jsonObject(with: Data(workspace.text("proofs.json").utf8))
    #expect((object as? [String: Any])?["schema"] as? String == "tekigo.proofs/1")
    try workspace.write("bad.proofs.yaml", "profile: spec/oran-cus\nproof: []\n")
    let wrong = try workspace.tekigo("profile", "prove", "bad.proofs.yaml")
    #expect(wrong.code == 3)
    #expect(wrong.errors.contains("did you mean `proofs`?"))
  }
}
