import Foundation
import Testing

/// `tekigo bundle` and `tekigo verify`.
@Suite struct BundleCommandTests {
  private let workspace: Workspace
  private static let capture = Command.root.appending(path: "Captures/teaching-several-faults.pcapng").path

  /// A record of a run with options that another run has to repeat.
  init() throws {
    workspace = try Workspace()
    _ = try workspace.tekigo(
      "check", Self.capture, "-p", "pair/demo", "--as-of", "2026-01-01", "--set", "answer_patience=6 ms",
      "--to",
      "900", "--iq", "--record", "run.json", "--quiet")
  }

  private func bundle(_ output: String, _ more: String...) throws -> Command.Outcome {
    try Command.run(["bundle", "run.json", "--output", output] + more, in: workspace.folder)
  }

  private func path(_ name: String) -> URL { workspace.folder.appending(path: name) }

  @Test(arguments: ["b", "b.tar", "b.tar.gz", "b.tar.xz"])
  func whatIsPackedHoldsAndTheRunIsTheSameAgain(_ name: String) throws {
    let made = try bundle(
      name, "--report", "html", "--report", "json", "--language", "en", "--language", "ja")
    #expect(made.code == 0 && made.output == "", "\(made.errors)")
    let verified = try workspace.tekigo("verify", name, "--rerun", Self.capture)
    #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
    for line in [
      "holds the profile pair/demo is the one of the record",
      "holds reports/html.ja.html is what the record gives",
      "holds the run was made again: its record is the same, byte for byte",
    ] {
      #expect(verified.output.contains(line), "\(verified.output)")
    }
    #expect(try bundle(name).code == 3, "it is there already")
    #expect(workspace.names.allSatisfy { !$0.hasPrefix(".tekigo") })
  }

  @Test func equalRunsGiveEqualArchives() throws {
    _ = try bundle("a.tar")
    _ = try bundle("b.tar")
    // Not compared in the expectation: its message would be the archive.
    let isSame = try Data(contentsOf: path("a.tar")) == Data(contentsOf: path("b.tar"))
    #expect(isSame)
  }

  @Test func othersCheckTheDigestsWithoutTekigo() throws {
    _ = try bundle("b")
    let outcome = try Command.shell("sha256sum --check --strict --quiet SHA256SUMS", in: path("b"))
    #expect(outcome.code == 0 && outcome.output == "")
    let listed = Set(workspace.text("b/SHA256SUMS").split(separator: "\n").map { String($0.dropFirst(66)) })
    #expect(
      listed == [
        "bundle.json", "record.json", "resolved-profile.txt", "profile/pair/demo.yaml",
        "profile/spec/oran-cus.yaml", "reports/html.en.html", "reports/json.en.json", "reports/junit.en.xml",
      ])
  }

  @Test(arguments: [
    ("echo >> b/record.json", "FAILS record.json was changed"),
    ("rm b/reports/html.en.html", "FAILS reports/html.en.html is not there"),
    ("echo > b/more.txt", "FAILS more.txt was added"),
  ])
  func whatWasChangedFails(_ line: String, _ finding: String) throws {
    _ = try bundle("b")
    _ = try Command.shell(line, in: workspace.folder)
    let verified = try workspace.tekigo("verify", "b", "--rerun", Self.capture)
    #expect(verified.code == 1)
    #expect(verified.output.contains(finding), "\(verified.output)")
    // Nothing else is told of what can't be trusted.
    #expect(!verified.output.contains("made again"))
  }

  /// Who changes a file and its digest is found out by what the record says.
  @Test(arguments: [
    ("profile/pair/demo.yaml", "s/4/5/", "FAILS the profile "),
    ("reports/json.en.json", "s/\"fail\"/\"pass\"/", "reports/json.en.json is not what the record gives"),
    ("bundle.json", "s/several-faults/healthy/", "FAILS bundle.json names other captures than the record"),
  ])
  func aChangeWithItsDigestIsFoundByTheRecord(_ file: String, _ edit: String, _ finding: String) throws {
    _ = try bundle("b")
    let sums =
      "find . -type f ! -name SHA256SUMS -printf '%P\\n' | sort | xargs sha256sum > ../sums; mv ../sums SHA256SUMS"
    let outcome = try Command.shell("sed -i '\(edit)' \(file); \(sums)", in: path("b"))
    #expect(outcome.code == 0)
    let verified = try workspace.tekigo("verify", "b")
    #expect(verified.output.contains(finding), "\(verified.output)")
  }

  @Test func packedCapturesAreJudgedAgain() throws {
    _ = try bundle("b.tar", "--capture", Self.capture)
    #expect(try workspace.tekigo("verify", "b.tar", "--rerun-packed").code == 0)
    _ = try bundle("c.tar")
    let without = try workspace.tekigo("verify", "c.tar", "--rerun-packed")
    #expect(without.code == 3 && without.errors.contains("the bundle has no captures"))
    let other = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
    let refused = try bundle("d.tar", "--capture", other)
    #expect(refused.code == 3 && refused.errors.contains("is none of the captures of the record"))
    #expect(!workspace.names.contains("d.tar"))
    #expect(try workspace.tekigo("verify", "b.tar", "--rerun", other).code == 3)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ssh-keygen"), "no ssh-keygen"))
  func aSignatureTellsWhoPackedIt() throws {
    let keys = "for k in lab other; do ssh-keygen -q -t ed25519 -N '' -C $k@example.org -f $k; done; "
    let allowed = "for k in lab other; do echo \"$k@example.org $(cat $k.pub)\" > $k.signers; done"
    #expect(try Command.shell(keys + allowed, in: workspace.folder).code == 0)
    #expect(try bundle("b", "--sign", "lab").code == 0)
    let verified = try workspace.tekigo("verify", "b", "--signers", "lab.signers")
    #expect(verified.code == 0 && verified.output.contains("holds signed by lab@example.org"))
    let open = try workspace.tekigo("verify", "b")
    #expect(open.code == 0 && open.output.contains("open  signed by the key SHA256:"))
    let stranger = try workspace.tekigo("verify", "b", "--signers", "other.signers")
    #expect(stranger.code == 1 && stranger.output.contains("FAILS the signature does not hold"))
    // A manifest that was made anew is not the one that was signed.
    _ = try Command.shell("echo > x; sha256sum x >> SHA256SUMS", in: path("b"))
    #expect(try workspace.tekigo("verify", "b", "--signers", "lab.signers").code == 1)
    // Where signers are asked for, no signature is no proof.
    _ = try bundle("plain")
    #expect(try workspace.tekigo("verify", "plain", "--signers", "lab.signers").code == 1)
  }

  @Test func whatIsNoBundleIsRefused() throws {
    try workspace.write("text.tar", "no archive")
    try FileManager.default.createDirectory(at: path("empty"), withIntermediateDirectories: true)
    for (name, message) in [
      ("nothing", "there is no nothing"), ("text.tar", "tar"), ("empty", "SHA256SUMS is not there"),
    ] {
      let outcome = try workspace.tekigo("verify", name)
      #expect(outcome.code == 3 && outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  /// An archive can name files anywhere, and hold what is no file.
  @Test(arguments: [
    "ln -s /etc/passwd x; tar -cf bad.tar x", "mkdir d; echo > d/x; tar -cf bad.tar -P d/../run.json",
    "mkfifo x; tar -cf bad.tar x",
  ])
  func anArchiveThatLeavesItsFolderIsRefused(_ line: String) throws {
    #expect(try Command.shell(line, in: workspace.folder).code == 0)
    let outcome = try workspace.tekigo("verify", "bad.tar")
    #expect(outcome.code == 3, "\(outcome.output)")
  }

  @Test func anotherProfileThanTheOneOfTheRecordIsRefused() throws {
    let refused = try bundle("b", "--profile", "spec/oran-cus")
    #expect(refused.code == 3 && refused.errors.contains("made by other files of the profile pair/demo"))
    #expect(!workspace.names.contains("b"))
  }

  @Test func aMergedRecordIsNotMadeAgain() throws {
    _ = try workspace.tekigo(
      "check", Self.capture, "-p", "pair/demo", "--as-of", "2026-01-01", "--record", "whole.json", "--quiet")
    let other = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
    _ = try workspace.tekigo(
      "check", other, "-p", "pair/demo", "--as-of", "2026-01-01", "--settings", "whole.json", "--record",
      "other.json", "--quiet")
    #expect(try workspace.tekigo("merge", "whole.json", "other.json", "--record", "run.json").code == 0)
    _ = try bundle("m")
    #expect(try workspace.tekigo("verify", "m").code == 0)
    let refused = try workspace.tekigo("verify", "m", "--rerun", Self.capture)
    #expect(refused.code == 3 && refused.errors.contains("merged of several runs"))
  }
}
