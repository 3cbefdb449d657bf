import ArgumentParser
import ApplicationProtocols
import Foundation
import JSON

/// Makes the text of a schema from facts.
@main
struct TekigoSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo-schema", abstract: "Makes the text of a protocol's schema from facts.",
    discussion: "The text is read back before it is written, so that what is written can be read.")

  @Argument(help: "The facts: types, object sets and procedures, as JSON.")
  var facts: String

  @Option(help: "What the facts don't have: sides, ids, initiators and clauses of procedures, as JSON.")
  var procedures: String?

  @Option(help: "Write Swift with the text as a constant of this name.")
  var swift: String?

  @Option(name: .shortAndLong, help: "Where to write it; standard output otherwise.")
  var output: String?

  mutating func run() throws {
    let text = try Self.schema(facts: facts, procedures: procedures)
    _ = try ProtocolSchema(text: text)
    let content = swift.map { Self.literal(text, named: $0) } ?? text
    guard let output else { return print(content, terminator: "") }
    try Data(content.utf8).write(to: URL(fileURLWithPath: output))
  }

  /// The text of a schema.
  static func schema(facts: String, procedures: String?) throws -> String {
    func read(_ path: String) throws -> JSONValue {
      try JSONValue(json: String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self))
    }
    return try SchemaText(facts: read(facts), notes: procedures.map { try read($0) }).text()
  }

  /// A Swift file with a text as a constant.
  static func literal(_ text: String, named name: String) -> String {
    """
    // swift-format-ignore-file
    // Made by tekigo-schema from Sources/tekigo-schema/Facts: change what stands there, not this.
    let \(name) = #\"\"\"
    \(text)\"\"\"#

    """
  }
}
