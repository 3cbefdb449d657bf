import CaptureFiles
import Foundation
import Harness
import JSON
import Profiles
import Reports
import Results
import SchemaCheck
import Testing

@Suite("Records of shipped captures") struct RecordFileTests {
  /// The programs that this machine has, by the endings of names.
  private static let endings: [String] = [("gz", "gzip"), ("zst", "zstd"), ("xz", "xz")].filter {
    _, program in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }.map(\.0)

  private func record(_ capture: String, _ profile: String) throws -> RunRecord {
    let loaded = try LoadedProfile.named(profile)
    let file = TeachingCapture.folder.appending(path: capture).path
    return try CheckRun([CaptureInput(file)], profile: loaded, asOf: "2026-01-01").judge()
  }

  private func profile(_ capture: String) -> String {
    let words = ["f1-": "pair/demo-f1", "e1-": "spec/3gpp-e1ap", "chain": "pair/demo-chain"]
    return words.first { capture.hasPrefix($0.key) }?.value ?? "pair/demo"
  }

  private static let captures =
    (try? FileManager.default.contentsOfDirectory(atPath: TeachingCapture.folder.path))?
    .filter { $0.hasSuffix(".pcapng") }.sorted() ?? []

  @Test(
    "come back from their text as they were, fit the schema, and give the same reports", arguments: captures)
  func roundTrip(_ capture: String) throws {
    let record = try record(capture, profile(capture))
    let text = try record.text()
    let read = try RunRecord(text: text)
    #expect(read == record)
    #expect(try read.text() == text)
    for format in ReportFormat.all {
      let (made, later) = (RunResult(record), RunResult(read))
      #expect(format.write(made, ReportOptions()) == format.write(later, ReportOptions()))
    }
    let file = TeachingCapture.root.appending(path: "Sources/Results/tekigo.record-1.schema.json")
    var check = SchemaCheck(try JSONValue(json: String(contentsOf: file, encoding: .utf8)))
    check.check(try JSONValue(json: text))
    #expect(check.complaints == [])
  }

  @Test("are compressed if their name says so, and read whatever their name", arguments: endings)
  func compressed(_ ending: String) throws {
    let record = try record("teaching-several-faults.pcapng", "pair/demo")
    let folder = try Folder()
    let path = folder.path("record.json.\(ending)")
    try RecordFile(path).write(record)
    let size = try Data(contentsOf: URL(filePath: path)).count
    #expect(size * 4 < (try record.text().utf8.count))
    try FileManager.default.moveItem(atPath: path, toPath: folder.path("other"))
    #expect(try RecordFile(folder.path("other")).read() == record)
  }

  @Test("are refused when what compressed them was cut") func cutCompressed() throws {
    try #require(Self.endings.contains("gz"))
    let folder = try Folder()
    let path = folder.path("record.gz")
    try RecordFile(path).write(record("teaching-several-faults.pcapng", "pair/demo"))
    let bytes = try Data(contentsOf: URL(filePath: path))
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
    let error = #expect(throws: RecordFileError.self) { try RecordFile(path).read() }
    #expect(error?.description.hasPrefix("\(path): it can't be expanded: gzip") == true)
  }

  @Test("are no captures, and captures no records") func otherFiles() throws {
    let capture = TeachingCapture.folder.appending(path: "teaching-healthy.pcapng").path
    let error = #expect(throws: RecordFileError.self) { try RecordFile(capture).read() }
    #expect(error?.description == "\(capture): it is no record of tekigo: it is no text in UTF-8")
  }
}

/// A folder of a test's own, removed with the value that stands for it.
private final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tekigo-record-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
