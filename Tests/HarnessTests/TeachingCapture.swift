import Documents
import Foundation

/// A capture of the teaching set: traffic, and what an engineer should find in it.
struct TeachingCapture: CustomStringConvertible {
  /// What a failed requirement says of one unit.
  struct ExpectedFinding: Hashable {
    var requirement: String
    var unit: String
    var cause: String
    var failed: Int
    /// What was judged of that unit.
    var instances: Int
    /// The first eight frames.
    var frames: [Int]
    var consequenceOf: String?
    /// A waiver of the profile accepts it.
    var isAccepted = false
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appending(path: "Captures")

  /// The names of all captures, whichever of their files there are.
  static let names = Set(
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map {
      String($0.prefix { $0 != "." })
    }
  ).subtracting([""]).sorted()

  var name: String
  /// The profile that it is judged with, as `--profile` names it.
  var profile: String
  var frames: Int
  var outcome: String
  var findings: Set<ExpectedFinding>
  /// Requirements that the edges of the capture leave open.
  var open: [String]
  /// A display filter of Wireshark.
  var filter: String
  var lesson: (en: String, ja: String?)

  var description: String { name }
  var path: String { Self.folder.appending(path: name + ".pcapng").path }

  /// What may stand in `….expected.yaml`.
  private static let shape = Shape.mapping([
    .init("profile", .text, "The profile that it is judged with, pair/demo unless given"),
    .init("frames", .integer(1...100_000), required: true, "Frames of the capture"),
    .init("outcome", .choice(["pass", "fail", "inconclusive"]), required: true, "Outcome of the run"),
    .init("findings", .list(finding), required: true, "Every finding"),
    .init("open", .list(.text), "Requirements that the edges of the capture leave open"),
    .init("filter", .text, required: true, "Display filter of Wireshark that shows the frames to look at"),
    .init("lesson", .localized, required: true, "What an engineer should see, and why it matters"),
  ])

  private static let finding = Shape.mapping([
    .init("requirement", .text, required: true, "Id of the requirement"),
    .init("unit", .text, required: true, "Name of the unit that is charged"),
    .init("cause", .text, required: true, "Kind of the deviation"),
    .init("failed", .integer(1...100_000), required: true, "Instances that failed"),
    .init("instances", .integer(1...100_000), required: true, "Instances that were judged of this unit"),
    .init("frames", .list(.integer(1...100_000)), required: true, "The first eight frames"),
    .init("consequence_of", .text, "The requirement under which it is folded"),
    .init("accepted", .flag, "Whether the profile has a waiver for it"),
  ])

  /// A file that is not as ``shape`` says.
  struct Unreadable: Error { var diagnostics: [String] }

  init(_ name: String) throws {
    let file = Self.folder.appending(path: name + ".expected.yaml")
    let (document, found) = YAMLReader.read(try String(contentsOf: file, encoding: .utf8), file: file.path)
    guard let document else { throw Unreadable(diagnostics: found.map(\.description)) }
    let diagnostics = found + ShapeChecker.check(document.root, Self.shape, in: document)
    guard diagnostics.isEmpty else { throw Unreadable(diagnostics: diagnostics.map(\.description)) }
    let root = document.root
    self.name = name
    profile = root["profile"]?.text ?? "pair/demo"
    frames = Self.number(root["frames"])
    outcome = root["outcome"]?.text ?? ""
    findings = Set((root["findings"]?.sequence ?? []).map(ExpectedFinding.init))
    open = root["open"]?.texts ?? []
    filter = root["filter"]?.text ?? ""
    lesson = root["lesson"]?.localized ?? ("", nil)
  }

  fileprivate static func number(_ node: Node?) -> Int { Int(node?.integer ?? 0) }
}

extension TeachingCapture.ExpectedFinding {
  fileprivate init(_ node: Node) {
    self.init(
      requirement: node["requirement"]?.text ?? "", unit: node["unit"]?.text ?? "",
      cause: node["cause"]?.text ?? "", failed: TeachingCapture.number(node["failed"]),
      instances: TeachingCapture.number(node["instances"]),
      frames: (node["frames"]?.sequence ?? []).map(TeachingCapture.number),
      consequenceOf: node["consequence_of"]?.text, isAccepted: node["accepted"]?.flag ?? false)
  }
}
