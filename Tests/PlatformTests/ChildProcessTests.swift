import Platform
import Testing

@Suite struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess("sh", ["-c", script], input: FileDescriptor(reading: "/dev/null"))
  }

  @Test func outputStatusAndDiagnosticsAreTold() throws {
    let process = try shell("echo out; echo wrong >&2; echo twice >&2; exit 3")
    #expect(try process.readAll() == Array("out\n".utf8))
    #expect(process.wait() == .exited(3))
    #expect(process.diagnostics == "wrong; twice")
  }

  @Test func manyDiagnosticsDoNotBlockTheProgram() throws {
    let process = try shell("head -c 300000 /dev/zero >&2; echo done")
    #expect(try process.readAll() == Array("done\n".utf8))
    #expect(process.wait() == .exited(0))
  }

  @Test func aSignalIsTold() throws {
    let process = try shell("kill -9 $$")
    #expect(try process.readAll().isEmpty)
    #expect(process.wait() == .signalled(9))
  }

  @Test func aProgramThatDoesNotExistIsAnError() {
    let error = #expect(throws: SystemError.self) {
      _ = try ChildProcess("tekigo-no-such-program", [], input: FileDescriptor(reading: "/dev/null"))
    }
    #expect(error?.isNotFound == true)
  }

  @Test func aProgramThatStopsReadingIsNotFedAnyMore() throws {
    let process = try ChildProcess(
      "true", [], feeding: FileDescriptor(reading: "/dev/zero"),
      first: [UInt8](repeating: 1, count: 100_000).span)
    #expect(try process.readAll().isEmpty)
    #expect(process.wait() == .exited(0))
  }
}
