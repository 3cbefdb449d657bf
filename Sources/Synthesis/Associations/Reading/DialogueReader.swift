import ApplicationProtocols
import Documents
import Events
import PackedEncoding

/// Reads the steps of a script: messages by their names and the names of their IEs.
///
/// What the generator gives out itself — transaction ids, the ids of a UE, the sender that follows from the
/// message — needs not be written.
struct DialogueReader {
  private let document: Document
  private let schema: ProtocolSchema
  private let expansion: NodeExpansion
  private(set) var diagnostics: [Diagnostic] = []
  private var operations: [DialogueGroup.Operation] = []
  /// Who sent the last message of each procedure.
  private var requesters: [Int: ProtocolSide] = [:]

  /// - Parameter scope: what the names in the steps stand for.
  init(_ schema: ProtocolSchema, _ document: Document, scope: [String: Node]) {
    self.schema = schema
    self.document = document
    expansion = NodeExpansion(scope, in: document.file)
  }

  private mutating func wrong(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.append(document.diagnostic(.error, node, message, suggestion: suggestion))
  }

  /// The steps of a list; what is wrong is in ``diagnostics``.
  mutating func operations(_ steps: [Node]) -> [DialogueGroup.Operation] {
    defer {
      if expansion.isExhausted, let step = steps.first {
        wrong(step, "the lists in this script make more than \(YAMLReader.mostNodes) values")
      }
    }
    for step in steps {
      guard let step = expansion.expand(step) else { continue }
      let times = step["times"].map { max(0, Int($0.integer ?? ($0.flag == true ? 1 : 0))) } ?? 1
      guard times > 0 else { continue }
      let first = operations.count
      if let block = step["steps"]?.sequence {
        for step in block { add(step, level: .step) }
      } else {
        add(step, level: nil)
      }
      if times > 1, operations.count > first {
        operations.append(.again(from: first, times: times, level: .block))
      }
    }
    return operations
  }

  /// Adds a message, and its reply.
  private mutating func add(_ step: Node, level: DialogueGroup.Operation.Level?) {
    let times = level == nil ? 1 : step["times"].map { Int($0.integer ?? 0) } ?? 1
    guard times > 0 else { return }
    let first = operations.count
    guard step.mapping != nil else {
      return wrong(step, "`\(step.text ?? "")` is no message, and no name of a part that is one")
    }
    for node in [step, step["reply"]].compactMap({ $0 }) where node.mapping != nil {
      if let template = template(node) { operations.append(.send(template)) }
    }
    if let level, times > 1, operations.count > first {
      operations.append(.again(from: first, times: times, level: level))
    }
  }

  // MARK: A message

  private mutating func template(_ step: Node) -> SignalTemplate? {
    let name = step["message"]?.text ?? ""
    guard let message = schema.message(named: name), let set = schema.ieSet(of: message.number) else {
      wrong(
        step["message"] ?? step, "\(schema.name) has no message `\(name)`",
        suggestion: Spelling.nearest(to: name, among: schema.messages.map(\.name)).map {
          "did you mean `\($0)`?"
        })
      return nil
    }
    guard let sender = sender(of: message, step) else { return nil }
    let isSpare = step["spare"]?.flag ?? false
    if message.role == .initiatingMessage, !isSpare { requesters[message.procedure] = sender }
    guard let elements = elements(step, of: message, set) else { return nil }
    let identifier = schema.identifiers.transaction
    let isSpelled = step["ies"]?.mapping?.contains { $0.key == identifier.flatMap(schema.ieName) } ?? false
    let hasTransaction = elements.contains { $0.id == identifier }
    return SignalTemplate(
      name: step["name"]?.text, message: message.number, sender: sender,
      pause: milliseconds(step["after"]), stream: step["stream"]?.integer.map { Int($0) },
      elements: elements,
      transaction: !hasTransaction || isSpelled
        ? .none : message.role == .initiatingMessage ? .next : .answered,
      renews: Set((step["renews"]?.texts ?? []).compactMap { side($0, step["renews"] ?? step) }),
      ends: step["ends"]?.text.flatMap { SignalTemplate.Ending(rawValue: $0) }, isSpare: isSpare)
  }

  private func milliseconds(_ node: Node?) -> Int64? { node?.integer.map { $0 * 1_000_000 } }

  private mutating func side(_ name: String, _ node: Node) -> ProtocolSide? {
    if let side = ProtocolSide.allCases.first(where: { schema.name(of: $0) == name }) { return side }
    wrong(node, "the ends of \(schema.name) are \(schema.sides.map { "`\($0)`" }.joined(separator: " and "))")
    return nil
  }

  /// Who sends a message: as it is written, as the specification says, or the other end than that of the request.
  private mutating func sender(of message: ProtocolMessage, _ step: Node) -> ProtocolSide? {
    if let from = step["from"] { return side(from.text ?? "", from) }
    if message.role != .initiatingMessage, let requester = requesters[message.procedure] {
      return requester.opposite
    }
    switch message.senders {
    case .central: return .central
    case .peripheral: return .peripheral
    default:
      wrong(step, "either end may send `\(message.name)`", suggestion: "say which one does with `from`")
      return nil
    }
  }

  // MARK: IEs

  /// The IEs in the order of the specification: those that are written, and the ids that are given out.
  private mutating func elements(
    _ step: Node, of message: ProtocolMessage, _ set: ElementSet
  ) -> [SignalTemplate.Element]? {
    let entries = step["ies"]?.mapping ?? []
    var reader = ValueReader(schema, document)
    defer { diagnostics += reader.diagnostics }
    let known = Set(set.entries.map(\.name))
    for entry in entries where !known.contains(entry.key) {
      diagnostics.append(
        document.diagnostic(
          .error, entry.keyLocation, length: entry.key.unicodeScalars.count,
          "`\(message.name)` has no IE `\(entry.key)`",
          suggestion: Spelling.suggestion(for: entry.key, among: set.entries.map(\.name), kind: "it has")))
      return nil
    }
    var elements: [SignalTemplate.Element] = []
    for entry in set.entries {
      guard let node = entries.first(where: { $0.key == entry.name })?.value else {
        if let element = identifier(entry) {
          elements.append(element)
        } else if entry.presence == .mandatory {
          wrong(
            step["ies"] ?? step, "`\(message.name)` needs the IE `\(entry.name)`",
            suggestion: "write `\(entry.name): ~` to leave it out on purpose")
          return nil
        }
        continue
      }
      // Nothing in the place of a value leaves an IE out on purpose.
      if node.isNull { continue }
      guard let value = reader.value(node, entry.type) else { return nil }
      if value.isLeftOut { continue }
      elements.append(
        SignalTemplate.Element(
          id: entry.id, criticality: entry.criticality, value: contained(value, entry),
          isLeftOutIfUnknown: false))
    }
    return elements
  }

  private func contained(_ value: ValueTemplate, _ entry: ElementSet.Entry) -> ValueTemplate {
    .wrapped(schema.packed.types[entry.type].name, value)
  }

  /// An id that the generator gives out; nil: the IE is none.
  private func identifier(_ entry: ElementSet.Entry) -> SignalTemplate.Element? {
    let source: DialogueNumber.Source
    if entry.id == schema.identifiers.transaction {
      source = .transaction
    } else if let side = ProtocolSide.allCases.first(where: { schema.identifiers.ue?($0) == entry.id }) {
      source = .ue(side)
    } else {
      return nil
    }
    guard case .integer(let bounds) = schema.packed.types[entry.type].kind else { return nil }
    let value = ValueTemplate.integer(
      DialogueNumber(source: source), lower: bounds.lower ?? 0, span: bounds.span ?? .max)
    return SignalTemplate.Element(
      id: entry.id, criticality: entry.criticality, value: contained(value, entry),
      isLeftOutIfUnknown: entry.presence != .mandatory)
  }
}
