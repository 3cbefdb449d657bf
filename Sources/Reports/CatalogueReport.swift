public import Events
internal import JSON

/// What a profile can name: the event types and fields of a catalogue, as a table or as JSON.
public struct CatalogueReport: Sendable {
  private let catalogue: Catalogue
  private let events: [EventDefinition]

  /// All event types, or those that a selector such as `cus.u.*` means.
  public init(_ catalogue: Catalogue, selector: String? = nil) {
    self.catalogue = catalogue
    events = selector.map { catalogue.select($0) } ?? catalogue.allEvents
  }

  /// Whether the selector meant no event type at all.
  public var isEmpty: Bool { events.isEmpty }

  /// A table for each event type, for people.
  public func table(columns: Int = 100) -> String {
    var page = ConsolePage(columns: columns, colour: false)
    for event in events {
      let parent = parentName(event).map { ", with the fields of \($0)" } ?? ""
      page.heading("\(event.name)\(parent)")
      page.line("\(event.summary)\(event.clause.isEmpty ? "" : " (\(event.clause))")", indent: 2)
      let fields = catalogue.described(event)
      let widths = [
        fields.map(\.name.columns).max() ?? 0, fields.map { typeText($0).columns }.max() ?? 0,
      ]
      for field in fields {
        var facts = [field.summary]
        if !field.clause.isEmpty { facts.append(field.clause) }
        if field.optional { facts.append("optional, needs has()") }
        if let wireshark = field.wireshark { facts.append(wireshark) }
        let points = field.codePoints.map { "\($0.value) \($0.name)" }.joined(separator: ", ")
        if !points.isEmpty { facts.append(points) }
        page.entry(
          "\(field.name.padded(to: widths[0]))  \(typeText(field).padded(to: widths[1]))",
          facts.filter { !$0.isEmpty }.joined(separator: "; "), indent: 4, width: 0)
      }
    }
    return page.text
  }

  /// The same for programs, `tekigo.fields/1`.
  public var json: String {
    let document: JSONValue = [
      "schema": "tekigo.fields/1",
      "events": .array(
        events.map { event in
          [
            "event": .string(event.name),
            "parent": JSONValue(parentName(event)),
            "clause": .string(event.clause),
            "summary": .string(event.summary),
            "fields": .array(catalogue.described(event).map(field)),
          ]
        }),
    ]
    return document.prettyText
  }

  private func field(_ field: FieldDefinition) -> JSONValue {
    [
      "name": .string(field.name),
      "type": .string(field.kind.name),
      "codePoints": .array(
        field.codePoints.map { ["value": .integer($0.value), "name": .string($0.name)] }),
      "unit": field.unit == .none ? .null : .string(field.unit.rawValue),
      "optional": .boolean(field.optional),
      "clause": .string(field.clause),
      "wireshark": JSONValue(field.wireshark),
      "summary": .string(field.summary),
    ]
  }

  private func parentName(_ event: EventDefinition) -> String? {
    event.parent.flatMap { catalogue.event($0)?.name }
  }

  private func typeText(_ field: FieldDefinition) -> String {
    field.unit == .none ? field.kind.name : "\(field.kind.name) \(field.unit.rawValue)"
  }
}

extension FieldDefinition {
  fileprivate var codePoints: [CodePoint] {
    if case .enumeration(let points) = kind { return points }
    return []
  }
}

extension FieldKind {
  fileprivate var name: String {
    switch self {
    case .integer: return "integer"
    case .boolean: return "boolean"
    case .enumeration: return "enumeration"
    case .mask(let width): return "mask\(width)"
    case .macAddress: return "MAC address"
    case .time: return "time"
    case .digest: return "digest"
    }
  }
}
