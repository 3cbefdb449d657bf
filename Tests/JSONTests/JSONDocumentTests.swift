import Testing

@testable import JSON

@Suite struct JSONDocumentTests {
  private typealias Document = JSONDocument<Never>

  private func text(_ document: Document, _ layout: Document.Layout) -> String {
    var text = ""
    document.write(layout, to: { text += $0 })
    return text
  }

  @Test func theTextIsThatOfTheValue() {
    let inner: JSONValue = ["a": .array([.integer(1), .null]), "b": [:]]
    let value: JSONValue = ["x": inner, "none": .array([]), "list": .array([inner, inner]), "empty": [:]]
    let document = Document.object([
      ("x", .made { .value(inner) }), ("none", .array([])),
      ("list", .array(of: [inner, inner]) { .object($0.members.map { ($0.key, .value($0.value)) }) }),
      ("empty", .object([])),
    ])
    #expect(text(document, .pretty) == value.prettyText)
    #expect(text(document, .compact) == value.compactText)
  }

  /// So that no more than a piece and a part are in memory.
  @Test func partsAreMadeWhenWhatIsBeforeThemWasHandedOn() {
    let part = String(repeating: "x", count: 1 << 16)
    var made = 0
    var handedOn: [Int] = []
    let document = Document.array(
      (0..<4).map { _ in
        .made {
          made += 1
          return .value(.string(part))
        }
      })
    document.write(.compact, to: { _ in handedOn.append(made) })
    #expect(handedOn == [1, 2, 3, 4, 4])
  }

  @Test func whatCanNotBeMadeEndsIt() {
    struct Failure: Error {}
    let document = JSONDocument<any Error>.array([.value(.null), .made { throw Failure() }])
    #expect(throws: Failure.self) { try document.write(.compact, to: { _ in }) }
  }
}
