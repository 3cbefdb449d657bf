internal import JSON
import Results

/// What the laboratory states, by the table of fields: every key is there, `null` or empty where it was not stated.
extension JSONReport {
  var laboratory: JSONValue {
    guard let laboratory = run.laboratory else { return .null }
    return [
      "file": .string(laboratory.file),
      "sha256": .string(laboratory.sha256),
      "origin": .string(run.laboratoryOrigin.rawValue),
      "passesIntegrityGate": .boolean(run.passesIntegrityGate),
      "notStated": .strings(laboratory.notStated),
      "fields": Self.object(laboratory.fields, LaboratoryField.root),
    ]
  }

  private static func object(_ group: LaboratoryGroup, _ table: [LaboratoryField]) -> JSONValue {
    .object(table.map { field in .init(field.key.stringValue, value(group.values[field.key], field)) })
  }

  private static func value(_ value: LaboratoryValue?, _ field: LaboratoryField) -> JSONValue {
    switch value {
    case .text(let text): return .string(text)
    case .flag(let flag): return .boolean(flag)
    case .count(let count): return .integer(count)
    case .texts(let texts): return .strings(texts)
    case .group(let group): return object(group, field.fields)
    case .groups(let groups): return .array(groups.map { object($0, field.fields) })
    case nil:
      switch field.kind {
      case .texts, .names, .groups: return .array([])
      case .text, .date, .flag, .count, .choice, .group: return .null
      }
    }
  }
}
