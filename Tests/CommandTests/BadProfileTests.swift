import Foundation
import Testing

/// Profiles with mistakes: exit code 3, and a message with file, line, column and cause.
@Suite struct BadProfileTests {
  struct Case: CustomStringConvertible, Sendable {
    var description: String
    var text: String
    var says: String
  }

  private static let head = "profile: bad\ntitle: Bad\nversion: \"1.0\"\n"

  private static func requirement(_ rule: String) -> String {
    head + """
      requirements:
        - id: cus/x/y
          title: T
          level: shall
          cite: { document: D, version: "1", clause: "1" }
          select: cus.u.section
          \(rule)

      """
  }

  static let cases: [Case] = [
    Case(description: "empty", text: "", says: "bad.yaml:1:1: error: the file is empty"),
    Case(
      description: "a tab", text: "profile: bad\n\ttitle: x\n",
      says: "bad.yaml:2:1: error: a tab in the indentation"),
    Case(
      description: "an unknown key", text: head + "requirments: []\n",
      says: "bad.yaml:4:1: error: unknown key `requirments`"),
    Case(
      description: "a wrong unit", text: requirement("assert: captureTime == 5 kHz"),
      says: "bad.yaml:10:13: error: `captureTime` is a time (ns), `5 kHz` is Hz"),
    Case(
      description: "a circle of one", text: head + "extends: bad.yaml\n",
      says: "bad.yaml:4:10: error: `extends` goes round in a circle"),
    Case(
      description: "a number for a set", text: requirement("assert: numPrbu in 5"),
      says: "bad.yaml:10:24: error: expected `[` and the members of a set"),
    Case(
      description: "a number for a list", text: head + "decode:\n  - { eAxCBits: 4 }\n",
      says: "bad.yaml:5:17: error: expected a list, found `4`"),
    Case(
      description: "a profile that is not there", text: head + "extends: nowhere\n",
      says: "bad.yaml:4:10: error: there is no profile `nowhere`"),
    Case(
      description: "a division by zero", text: requirement("assert: numPrbu % 0 == 1"),
      says: "bad.yaml:10:23: error: division by zero"),
    Case(
      description: "lists in lists", text: "profile: " + String(repeating: "[", count: 50_000),
      says: "bad.yaml:1:1: error: mappings and lists are nested more than 100 deep"),
    Case(
      description: "an endless expression",
      text: requirement("assert: \"" + String(repeating: "(", count: 20_000) + "1\""),
      says: "bad.yaml:10:14: error: the expression is longer than 10000 characters"),
  ]

  @Test(arguments: cases) func itsPlaceAndCauseAreTold(_ bad: Case) throws {
    let workspace = try Workspace()
    try workspace.write("bad.yaml", bad.text)
    // The capture is not there: a profile that cannot be used is told before any capture is opened.
    let outcome = try workspace.tekigo(
      "check", "nothing.pcap", "-p", "bad.yaml", "--report", "json=report.json")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains(bad.says))
    #expect(outcome.errors.utf8.count < 4000, "nobody reads a line of 50,000 brackets")
    #expect(workspace.names == ["bad.yaml"])
    let lint = try workspace.tekigo("profile", "lint", "bad.yaml")
    #expect(lint.code == 3)
    #expect(lint.output.contains(bad.says))
  }

  @Test func aCircleOfTwoIsNamedWhole() throws {
    let workspace = try Workspace()
    try workspace.write("bad.yaml", Self.head + "extends: other.yaml\n")
    try workspace.write("other.yaml", Self.head + "extends: bad.yaml\n")
    let outcome = try workspace.tekigo("profile", "explain", "bad.yaml")
    #expect(outcome.code == 3)
    #expect(
      outcome.errors.contains(
        "other.yaml:4:10: error: `extends` goes round in a circle: bad.yaml → other.yaml → bad.yaml"))
  }

  @Test func aFileThatIsCalledLikeAShippedProfileIsToldApart() throws {
    let workspace = try Workspace()
    try FileManager.default.createDirectory(
      at: workspace.folder.appending(path: "pair"), withIntermediateDirectories: false)
    try workspace.write("pair/demo.yaml", "profile: mine\nextends: spec/oran-cus\n")
    let outcome = try workspace.tekigo("profile", "explain", "pair/demo")
    #expect(outcome.code == 3)
    #expect(
      outcome.errors.contains("pair/demo: error: the name is that of a file here and of a shipped profile"))
    #expect(outcome.errors.contains("write `./pair/demo.yaml` for the file, `"))
    let file = try workspace.tekigo("profile", "explain", "./pair/demo")
    #expect(file.code == 0 && file.output.hasPrefix("profile mine: "))
    let shipped = Command.root.appending(path: "Profiles/pair/demo.yaml").path
    #expect(try workspace.tekigo("profile", "explain", shipped).output.hasPrefix("profile pair/demo: "))
  }

  @Test func bytesThatAreNoTextAreTold() throws {
    let workspace = try Workspace()
    try workspace.write("bad.yaml", [0xFF, 0xFE, 0x00, 0x80])
    let outcome = try workspace.tekigo("profile", "lint", "bad.yaml")
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("bad.yaml:1:1: error: the file is no UTF-8 text"))
  }
}
