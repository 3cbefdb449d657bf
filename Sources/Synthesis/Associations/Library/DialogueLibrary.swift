import ApplicationProtocols
import Documents

/// What the ends of an interface usually say, as scripts in the language of scenarios.
struct DialogueLibrary: Sendable {
  let document: Document

  /// The library of a protocol; nil: there is none.
  static func named(_ protocolName: String) -> DialogueLibrary? { shipped[protocolName] }

  private static let shipped: [String: DialogueLibrary] = Dictionary(
    uniqueKeysWithValues: [("f1ap", f1apDialogues), ("e1ap", e1apDialogues)].compactMap { name, text in
      YAMLReader.read(text, file: "\(name) library").document.map { (name, DialogueLibrary(document: $0)) }
    })

  /// The names of the lives of all protocols, each once.
  static let lives: [String] = shipped.keys.sorted().reversed().flatMap { shipped[$0]?.lives ?? [] }

  /// The names of its lives, in their order.
  var lives: [String] { document.root["lives"]?.mapping?.map(\.key) ?? [] }

  /// The steps of the life of a UE.
  func life(_ name: String) -> [Node]? { document.root["lives"]?[name]?.sequence }

  /// The steps of the set-up of the interface.
  /// - Parameters:
  ///   - answer: what the other end says to it.
  ///   - side: who asks for it, where either end may.
  func setup(_ answer: String, by side: String?) -> [Node] {
    let setup = document.root["setup"]
    return ((side.flatMap { setup?[$0] } ?? setup)?[answer])?.sequence ?? []
  }

  /// The names of messages that faults send where they do not belong: one that belongs to no UE, one of a UE.
  static let extras = ["status", "stray"]

  /// A message that faults send where it does not belong.
  func extra(_ name: String) -> Node? { document.root[name] }

  /// Names in its scripts that stand for parts of them.
  var parts: [String: Node] {
    Dictionary(
      (document.root["parts"]?.mapping ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}
