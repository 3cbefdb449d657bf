import Foundation

/// The program of this build, run as a process.
struct Command {
  /// What a run came to.
  struct Outcome {
    /// The exit code; 128 and the signal's number where a signal ended the process.
    var code: Int32
    var output: String
    var errors: String
  }

  /// A run that did not end in time.
  struct Hang: Error { var arguments: [String] }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program beside the bundle of these tests.
  static let program: URL? = {
    let places =
      CommandLine.arguments.filter { $0.contains("/") }.map { URL(filePath: $0) }
      + [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
    let folders = places.map { $0.deletingLastPathComponent() } + [root.appending(path: ".build/debug")]
    return folders.map { $0.appending(path: "tekigo") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Seconds that a run may take: many times what it needs, so that only a hang is noticed.
  private static let limit: TimeInterval = 120

  /// The way to programs; and where a build that counts the lines it runs puts its counts.
  private static let surroundings = ProcessInfo.processInfo.environment.filter {
    ["PATH", "LLVM_PROFILE_FILE"].contains($0.key)
  }

  /// - Parameters:
  ///   - folder: the working directory.
  ///   - input: a file that becomes standard input; none without it.
  ///   - output: a file that standard output goes to instead of the outcome.
  static func run(
    _ arguments: [String], in folder: URL, program: URL? = Command.program, input: URL? = nil,
    output: String? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Only what is needed: nothing of the tests' own surroundings may decide how the command behaves.
    process.environment = surroundings.merging(environment) { $1 }
    let texts = try Workspace()
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    process.standardOutput =
      try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
      ?? texts.writing("output")
    process.standardError = try texts.writing("errors")
    try process.run()
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning {
      guard Date() < deadline else {
        process.terminate()
        throw Hang(arguments: arguments)
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: process.terminationStatus + (isSignal ? 128 : 0),
      output: output == nil ? texts.text("output") : "",
      errors: texts.text("errors"))
  }

  /// A line for the shell, in which `tekigo` is the program of this build.
  static func shell(_ line: String, in folder: URL) throws -> Outcome {
    let path = "PATH='\(program?.deletingLastPathComponent().path ?? "")':\"$PATH\"; "
    return try run(["-c", path + line], in: folder, program: URL(filePath: "/bin/sh"))
  }
}

/// A folder of a test's own, removed with the value that stands for it.
final class Workspace {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tekigo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL { try write(name, Array(text.utf8)) }

  func writing(_ name: String) throws -> FileHandle { try FileHandle(forWritingTo: write(name, "")) }

  func text(_ name: String) -> String {
    (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What is in the folder.
  var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  }

  /// Runs the program in the folder.
  func tekigo(_ arguments: String..., input: URL? = nil, output: String? = nil) throws -> Command.Outcome {
    try Command.run(arguments, in: folder, input: input, output: output)
  }

  /// Judges a capture and gives the JSON report with the outcome.
  func check(_ arguments: String...) throws -> (outcome: Command.Outcome, report: Report) {
    let outcome = try Command.run(
      ["check"] + arguments + ["--quiet", "--report", "json=report.json"], in: folder)
    return (outcome, try Report(Data(contentsOf: folder.appending(path: "report.json"))))
  }
}
