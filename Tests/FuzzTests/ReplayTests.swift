import Foundation
import FuzzTargets
import Testing

/// The inputs that fuzzing has left: those that reach every part of a decoder, and those that once broke one.
@Suite struct ReplayTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz")

  /// An input as it lies in the repository.
  struct Input: Sendable, CustomTestStringConvertible {
    var target: String
    var file: URL
    var testDescription: String { "\(target)/\(file.lastPathComponent)" }
  }

  private static func inputs(_ folder: String) -> [Input] {
    contents(root.appending(path: folder)).flatMap { target in
      contents(target).map { Input(target: target.lastPathComponent, file: $0) }
    }
  }

  private static func contents(_ folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  @Test(arguments: inputs("Regressions"))
  func whatOnceBrokeAPromiseKeepsIt(_ input: Input) throws {
    try replay(input)
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func everyInputOfTheCorpusKeepsThePromises(of target: String) throws {
    let inputs = Self.inputs("Corpus").filter { $0.target == target }
    #expect(!inputs.isEmpty)
    for input in inputs { try replay(input) }
  }

  private func replay(_ input: Input) throws {
    let target = try #require(FuzzTarget.named(input.target), "no target has this folder")
    let bytes = Array(try Data(contentsOf: input.file))
    do { try target.run(bytes.span) } catch {
      Issue.record("\(input.testDescription): \(error)")
    }
  }
}
