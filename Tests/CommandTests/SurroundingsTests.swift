import Foundation
import Testing

/// What a run does where the system gives it less than usual, or other things than files.
@Suite struct SurroundingsTests {
  private static let capture = Command.root.appending(path: "Captures/payload-version.pcapng").path

  /// A pipe has its bytes once: who reads it beside the check takes them away from it.
  @Test(arguments: [
    "mkfifo pipe; cat CAPTURE > pipe & tekigo check pipe -p pair/demo",
    "cat CAPTURE | tekigo check /dev/stdin -p pair/demo", "tekigo check /dev/stdin -p pair/demo < CAPTURE",
  ])
  func aPipeWithANameReadsLikeStandardInput(_ line: String) throws {
    let workspace = try Workspace()
    let named = try Command.shell(
      line.replacing("CAPTURE", with: Self.capture) + " --report json=named.json --quiet",
      in: workspace.folder)
    #expect(
      named.code == 1 && named.errors.hasPrefix("FAIL: ") && named.errors.split(separator: "\n").count == 1)
    let report = try Report(Data(contentsOf: workspace.folder.appending(path: "named.json")))
    let (outcome, plain) = try workspace.check(Self.capture, "-p", "pair/demo")
    #expect(outcome.code == 1)
    #expect(report.requirements.map(\.verdict) == plain.requirements.map(\.verdict))
  }

  @Test(arguments: [4, 5, 6, 8]) func tooFewOpenFilesAreTold(_ count: Int) throws {
    let outcome = try Command.shell(
      "ulimit -n \(count); exec tekigo check \(Self.capture) -p pair/demo", in: Command.root)
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("error: only \(count - 3) more files may be open at a time"))
  }

  @Test func quittingIsNoCrash() throws {
    let workspace = try Workspace()
    // The pipe opens when the program reads it.
    let outcome = try Command.shell(
      "mkfifo pipe; tekigo check pipe -p pair/demo & exec 3> pipe; kill -QUIT $!; wait $!",
      in: workspace.folder)
    #expect(outcome.code == 131, "128 and the number of the signal")
    #expect(!outcome.errors.contains("Backtrac") && !outcome.errors.contains("crashed"))
  }

  /// A profile's texts and names of files may hold what moves the cursor or turns the direction of writing.
  @Test func whatOthersWroteDoesNotActOnTheTerminal() throws {
    let workspace = try Workspace()
    try workspace.write(
      "p.yaml",
      """
      profile: p
      title: "red \\e[31m and \u{202E}turned"
      extends: pair/demo
      parameters: { extra: "1 ms\u{2066}" }
      """)
    let explained = try workspace.tekigo("profile", "explain", "p.yaml")
    let linted = try workspace.tekigo("profile", "lint", "p.yaml")
    let missing = try workspace.tekigo("check", "no\u{1B}[2J\u{202E}file", "-p", "pair/demo")
    #expect(linted.output.contains("u{2066}") && missing.errors.contains("no\\u{1B}[2J\\u{202E}file"))
    for text in [explained, linted, missing].flatMap({ [$0.output, $0.errors] }) {
      let acting = text.unicodeScalars.filter {
        $0.value < 32 && $0 != "\n" || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value)
      }
      #expect(acting.isEmpty, "\(text)")
    }
  }
}
