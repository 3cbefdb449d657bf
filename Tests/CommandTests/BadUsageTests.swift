import Foundation
import Testing

/// Wrong usage: exit code 3, a message that says what is wrong, nothing written.
@Suite struct BadUsageTests {
  struct Case: CustomStringConvertible, Sendable {
    var arguments: [String]
    var says: String
    var description: String { arguments.joined(separator: " ") }
  }

  static let capture = Command.root.appending(path: "Captures/teaching-several-faults.pcapng").path
  private static let scenario = Command.root.appending(path: "Captures/teaching-healthy.scenario.yaml").path

  private static func check(_ arguments: String..., says: String) -> Case {
    Case(arguments: ["check", capture, "-p", "pair/demo", "--quiet"] + arguments, says: says)
  }

  static let cases: [Case] = [
    check(
      "--report", "pdf=x", says: "--report pdf=x: write FORMAT=FILE, with one of the formats console, json"),
    check("--report", "json", says: "--report json: write FORMAT=FILE"),
    check("--report", "json=", says: "--report json=: write FORMAT=FILE"),
    check("--m-plane", "nowhere.xml", says: "nowhere.xml:1:1: error: cannot open nowhere.xml"),
    check("--m-plane", capture, says: "several-faults.pcapng:3:2: error: here are bytes"),
    Case(arguments: ["decode", capture, "--m-plane", "x.xml"], says: "--m-plane goes with --profile"),
    Case(
      arguments: ["decode", "--protocol", "f1ap", "--format", "tree", "x.txt"],
      says: "--format tree, --udp-port and --link-type are for captures, not for --protocol"),
    check("--set", "reorder_windw=1 ms", says: "the profile has no parameter `reorder_windw`"),
    check("--set", "reorder_window", says: "--set reorder_window: write name=value"),
    check("--set", "reorder_window=5 kHz", says: "`reorder_window` is given as `5 kHz`"),
    check("--from", "soon", says: "`soon` is no frame number"),
    check("--from", "99999999999999999999 s", says: "is no frame number"),
    check("--from", "50", "--to", "20", says: "--from 50 is after --to 20"),
    check("--from", "2 ms", "--to", "20 us", says: "--from 2 ms is after --to 20 us"),
    check("--as-of", "2026-1-1", says: "--as-of 2026-1-1: write YYYY-MM-DD"),
    check("--as-of", "2026-13-45", says: "`2026-13-45` is no date"),
    check("--fail-on", "must", says: "--fail-on: `must` is none of shall, should, may"),
    check("--fail-on", "", says: "--fail-on: `` is none of shall, should, may"),
    check("--fail-on", "shall,should", says: "write --fail-on should"),
    check("--fail-on", "may, shall", says: "write --fail-on may"),
    check("--language", "fr", says: "--language is en or ja"),
    Case(arguments: ["check", capture], says: "--profile"),
    Case(arguments: ["check", capture, "-p", "nowhere"], says: "there is no profile `nowhere`"),
    Case(arguments: ["check", "-", "-", "-p", "pair/demo"], says: "standard input can be read only once"),
    Case(arguments: ["judge"], says: "Unexpected argument 'judge'"),
    Case(arguments: ["decode", capture, "--only", "cus.x"], says: "there is no event `cus.x`"),
    Case(
      arguments: ["decode", capture, "--where", "sectionId =="],
      says: "error: filter, column 13: expected a value, found the end\n"),
    Case(
      arguments: ["decode", capture, "--only", "cus.u.section", "--where", "numPrb > 10"],
      says: "filter, column 1: `cus.u.section` has no field `numPrb`; did you mean `numPrbu`?"),
    Case(arguments: ["decode", capture, "--format", "xml"], says: "'xml' is invalid"),
    Case(arguments: ["fields", "cus.x"], says: "there is no event `cus.x`"),
    Case(arguments: ["profile", "explain", "nowhere"], says: "there is no profile `nowhere`"),
    Case(arguments: ["synthesize", "nowhere.yaml", "-o", "x"], says: "nowhere.yaml:1:1: error"),
  ]

  /// What can't be written has an exit code of its own: the command was right.
  static let unwritten: [Case] = [
    check("--report", "json=nowhere/x.json", says: "cannot write nowhere/x.json: No such file or directory"),
    check("--report", "json=.", says: "cannot write .: Is a directory"),
    check("--report", "json=/dev/full", says: "cannot write /dev/full: No space left on device"),
    Case(
      arguments: ["synthesize", scenario, "-o", "nowhere/x.pcapng"],
      says: "nowhere/x.pcapng: cannot be written: No such file or directory"),
    Case(
      arguments: ["synthesize", scenario, "-o", "/dev/full"],
      says: "/dev/full: cannot be written: No space left on device"),
  ]

  @Test(arguments: cases.map { ($0, 3) } + unwritten.map { ($0, 6) })
  func isNamed(_ wrong: Case, _ code: Int32) throws {
    let workspace = try Workspace()
    let outcome = try Command.run(wrong.arguments, in: workspace.folder)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(wrong.says))
    #expect(outcome.output == "")
    #expect(workspace.names == [], "no report, and none begun")
  }

  @Test func aFullDiskBehindStandardOutputIsNamed() throws {
    let workspace = try Workspace()
    for arguments in [["check", Self.capture, "-p", "pair/demo"], ["decode", Self.capture], ["fields"]] {
      let outcome = try Command.run(arguments, in: workspace.folder, output: "/dev/full")
      #expect(outcome.code == 6)
      #expect(outcome.errors.contains("cannot write standard output: No space left on device"))
    }
  }

  @Test func aReaderThatHasSeenEnoughEndsTheOutputQuietly() throws {
    let workspace = try Workspace()
    // The first command waits until its reader has gone; the code is that of tekigo.
    for (line, code) in [
      ("decode \(Self.capture)", "0"), ("decode \(Self.capture) --format tree", "0"), ("fields", "0"),
      ("check \(Self.capture) -p pair/demo", "1"),
    ] {
      let outcome = try Command.shell(
        "{ sleep 0.2; tekigo \(line); echo $? > code; } | true", in: workspace.folder)
      #expect(outcome.errors == "")
      #expect(workspace.text("code") == code + "\n")
    }
    let head = try Command.shell("tekigo decode \(Self.capture) | head -n 1", in: workspace.folder)
    #expect(head.errors == "")
    #expect(head.output.split(separator: "\n").count == 1)
  }
}
