import Foundation
import Testing

/// `--report evidence=FILE`: the frames of findings as a capture.
@Suite struct EvidenceTests {
  private let workspace: Workspace
  private let capture = Command.root.appending(path: "Captures/teaching-several-faults.pcapng").path

  init() throws { workspace = try Workspace() }

  private func check(_ more: String...) throws -> Command.Outcome {
    try Command.run(
      ["check", capture, "-p", "pair/demo", "--as-of", "2026-01-01", "--quiet", "--record", "record.json"]
        + more,
      in: workspace.folder)
  }

  private func size(_ name: String) -> Int {
    (try? Data(contentsOf: workspace.folder.appending(path: name)))?.count ?? 0
  }

  @Test func theCheckAndTheReportOfItsRecordWriteTheSameFile() throws {
    #expect(try check("--report", "evidence=a.pcapng").code == 1)
    let reported = try workspace.tekigo(
      "report", "record.json", "--quiet", "--report", "evidence=b.pcapng", "--capture", capture)
    #expect(reported.code == 1, "\(reported.errors)")
    let isSame =
      try Data(contentsOf: workspace.folder.appending(path: "a.pcapng"))
      == Data(contentsOf: workspace.folder.appending(path: "b.pcapng"))
    #expect(isSame && size("a.pcapng") > 1_000)
  }

  @Test func framesEndBehindTheirHeadersUnlessPayloadIsAskedFor() throws {
    #expect(try check("--report", "evidence=cut.pcapng").code == 1)
    #expect(try check("--report", "evidence=whole.pcapng", "--payload").code == 1)
    #expect(size("whole.pcapng") > 2 * size("cut.pcapng"))
    let decoded = try workspace.tekigo("decode", "cut.pcapng", "--only", "cus.u")
    #expect(decoded.code == 0 && !decoded.output.isEmpty)
    #expect(!decoded.errors.contains("warning"))
    // Each frame tells what it shows, by its number in the original.
    let text = String(
      decoding: try Data(contentsOf: workspace.folder.appending(path: "cut.pcapng")), as: UTF8.self)
    let record = try JSONSerialization.jsonObject(with: Data(workspace.text("record.json").utf8))
    let requirements = (record as? [String: Any])?["requirements"] as? [[String: Any]] ?? []
    var witnesses = 0
    for requirement in requirements {
      let id = (requirement["requirement"] as? [String: Any])?["id"] as? String ?? ""
      for finding in requirement["findings"] as? [[String: Any]] ?? [] {
        for witness in finding["first"] as? [[String: Any]] ?? [] {
          let frame = witness["frame"] as? Int ?? 0
          #expect(text.contains("frame \(frame) of teaching-several-faults.pcapng: \(id), "))
          witnesses += 1
        }
      }
    }
    #expect(witnesses > 0)
  }

  @Test func anotherCaptureIsRefusedAndNothingIsWritten() throws {
    _ = try check()
    let other = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
    let outcome = try workspace.tekigo(
      "report", "record.json", "--report", "evidence=a.pcapng", "--report", "json=a.json", "--capture", other)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("is none of the captures of the record"), "\(outcome.errors)")
    #expect(workspace.names == ["record.json"])
  }

  @Test(arguments: [
    (["--report", "evidence=a.pcapng"], "needs the captures again: name them by --capture"),
    (["--capture", "CAPTURE"], "--capture goes with --report evidence=FILE"),
    (["--report", "evidence=CAPTURE", "--capture", "CAPTURE"], "would be written over the capture"),
  ])
  func whatDoesNotGoTogetherIsWrongUsage(_ options: [String], _ says: String) throws {
    _ = try check()
    let outcome = try Command.run(
      ["report", "record.json", "--quiet"] + options.map { $0.replacing("CAPTURE", with: capture) },
      in: workspace.folder)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func aStreamAndACheckWithoutDigestsGiveNoEvidence() throws {
    let piped = try Command.shell(
      "cat '\(capture)' | tekigo check - -p pair/demo --report evidence=a.pcapng", in: workspace.folder)
    #expect(piped.code == 3)
    #expect(piped.errors.contains("standard input can't"), "\(piped.errors)")
    let undigested = try check("--no-digest", "--report", "evidence=a.pcapng")
    #expect(undigested.code == 3)
    #expect(undigested.errors.contains("leave out --no-digest"))
    #expect(workspace.names.isEmpty)
  }

  @Test func theLastFramesOfAStreamAreInTheRecord() throws {
    let piped = try Command.shell(
      "cat '\(capture)' | tekigo check - -p pair/demo --as-of 2026-01-01 --quiet --record piped.json",
      in: workspace.folder)
    #expect(piped.code == 1)
    #expect(workspace.text("piped.json").contains(#""parts":[{"offset":0"#))
    #expect(!workspace.text("piped.json").contains(#""notKept":"passed""#))
  }
}
