import Foundation
import Platform
import Testing

@Suite struct AtomicFileTests {
  private let directory: String
  private let path: String

  init() throws {
    directory = NSTemporaryDirectory() + "/tekigo-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    path = directory + "/report.txt"
  }

  private func content(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
  private func entries() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
  }

  @Test func aFileTakesItsNameWithTheCommit() throws {
    var file = try AtomicFile(path: path)
    try file.write("one ")
    #expect(content(path) == nil)
    try file.write("two")
    try file.commit()
    #expect(content(path) == "one two")
    #expect(entries() == ["report.txt"])
  }

  @Test func withoutACommitTheOldFileStaysAndNothingElse() throws {
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    do {
      var file = try AtomicFile(path: path)
      try file.write(String(repeating: "new", count: 200_000))
    }
    #expect(content(path) == "old")
    #expect(entries() == ["report.txt"])
  }

  @Test func bytesBeyondTheBufferKeepTheirOrder() throws {
    let pieces = [3, 300_000, 5, 200_000, 100_000, 1].enumerated()
      .map { String(repeating: String($0), count: $1) }
    var file = try AtomicFile(path: path)
    for piece in pieces { try file.write(piece) }
    try file.commit()
    #expect(content(path) == pieces.joined())
  }

  @Test func aLinkStaysALinkAndADeviceADevice() throws {
    let link = directory + "/link"
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    var file = try AtomicFile(path: link)
    try file.write("new")
    try file.commit()
    #expect(content(path) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)

    var device = try AtomicFile(path: "/dev/null")
    try device.write("gone")
    try device.commit()
    #expect(try FileDescriptor(reading: "/dev/null").status().kind == .other)
  }

  @Test func aDirectoryCannotBeWritten() {
    #expect(throws: SystemError.self) { _ = try AtomicFile(path: directory) }
  }
}
