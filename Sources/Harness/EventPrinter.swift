internal import Events
internal import Expressions
internal import Reports
internal import JSON

/// Writes events as text, a line or a block each.
struct EventPrinter: EventSink, ~Copyable {
  /// Text that is gathered before it is handed on, in UTF-8 bytes.
  private static let pieceLength = 1 << 16

  private let catalogue: Catalogue
  private let format: DecodeFormat
  /// Fields of the event types that were met.
  private var fields: [EventTypeID: [FieldDefinition]] = [:]
  /// The conditions of the event types that are shown; nil = all are shown.
  var filters: [EventTypeID: Program?]?
  var write: (String) throws -> Void = { _ in }
  private(set) var failure: (any Error)?
  private var text = ""
  private var lastFrame: (Int64, Int64) = (-1, -1)

  init(_ catalogue: Catalogue, _ format: DecodeFormat) {
    self.catalogue = catalogue
    self.format = format
  }

  mutating func receive(_ row: inout EventRow) { append(row) { .null } }

  mutating func receive(_ row: inout EventRow, content: () -> JSONValue) { append(row, content) }

  private mutating func append(_ row: borrowing EventRow, _ content: () -> JSONValue) {
    guard failure == nil, let event = catalogue.event(row.type) else { return }
    if let filters {
      guard let filter = filters[row.type] else { return }
      if let filter {
        guard case .known(let truth) = filter.evaluate(row), truth != 0 else { return }
      }
    }
    if fields[event.id] == nil { fields[event.id] = catalogue.fields(of: event.id) }
    switch format {
    case .jsonl: appendJSON(row, event, content())
    case .tree: appendTree(row, event, content())
    }
    if text.utf8.count >= Self.pieceLength { flush() }
  }

  mutating func flush() {
    guard failure == nil, !text.isEmpty else { return }
    do { try write(text) } catch { failure = error }
    text = ""
  }

  private mutating func appendJSON(
    _ row: borrowing EventRow, _ event: EventDefinition, _ content: JSONValue
  ) {
    var members: [JSONValue.Member] = []
    for field in fields[event.id] ?? [] where !Self.isPlace(field.slot) {
      if row.unknown.contains(field.slot) {
        members.append(.init(field.name, .null))
      } else if let value = row.value(field.slot) {
        members.append(.init(field.name, Self.json(field, value)))
      }
    }
    var line: [JSONValue.Member] = [
      .init("frame", .integer(row[FrameSlot.frameNumber])),
      .init("time", .string(Self.seconds(row[FrameSlot.captureTime]))), .init("event", .string(event.name)),
      .init("fields", .object(members)),
    ]
    if content != .null { line.append(.init("content", content)) }
    text += JSONValue.object(line).compactText
    text += "\n"
  }

  /// Frame number and time stand beside the fields.
  private static func isPlace(_ slot: FieldSlot) -> Bool {
    slot == FrameSlot.frameNumber || slot == FrameSlot.captureTime
  }

  private static func json(_ field: FieldDefinition, _ value: Int64) -> JSONValue {
    switch field.kind {
    case .boolean: .boolean(value != 0)
    case .macAddress: .string(field.text(value))
    default: .integer(value)
    }
  }

  /// Seconds since 1970 with nine decimals.
  private static func seconds(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let fraction = String(magnitude % 1_000_000_000)
    return (nanoseconds < 0 ? "-" : "") + String(magnitude / 1_000_000_000) + "."
      + String(repeating: "0", count: 9 - fraction.count) + fraction
  }

  private mutating func appendTree(
    _ row: borrowing EventRow, _ event: EventDefinition, _ content: JSONValue
  ) {
    let place = (row[FrameSlot.capture], row[FrameSlot.frameNumber])
    if place != lastFrame {
      text += "frame \(row[FrameSlot.frameNumber])  \(Self.seconds(row[FrameSlot.captureTime]))\n"
      lastFrame = place
    }
    var depth = 1
    var inherited = FieldSet()
    var parent = event.parent
    while let id = parent, let definition = catalogue.event(id) {
      // What a message shows is not shown again below it.
      if definition.parent != nil {
        depth += 1
        inherited.formUnion(FieldSet(catalogue.fields(of: id).map(\.slot)))
      }
      parent = definition.parent
    }
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)\(event.name)\n"
    for field in fields[event.id] ?? []
    where !inherited.contains(field.slot) && !Self.isPlace(field.slot) {
      let shown =
        row.unknown.contains(field.slot) ? "not captured" : row.value(field.slot).map { field.text($0) }
      if let shown { text += "\(indent)  \(field.name) = \(shown)\n" }
    }
    appendTree(content, indent: indent + "  ")
  }

  /// The parts of a message, one a line, below each other.
  private mutating func appendTree(_ content: JSONValue, indent: String) {
    for member in content.members { appendTree(member.key, member.value, indent) }
    for (index, element) in content.elements.enumerated() { appendTree("[\(index)]", element, indent) }
  }

  private mutating func appendTree(_ name: String, _ value: JSONValue, _ indent: String) {
    switch value {
    case .array, .object:
      text += "\(indent)\(name)\n"
      appendTree(value, indent: indent + "  ")
    default: text += "\(indent)\(name) = \(value.compactText)\n"
    }
  }
}
