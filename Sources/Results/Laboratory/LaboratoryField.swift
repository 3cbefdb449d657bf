/// A field of what a laboratory states: its key, what may stand there, and who asks for it.
///
/// Reading, the JSON Schema, the reference, records and reports read the same table, ``LaboratoryField/root``.
public struct LaboratoryField: Sendable {
  public indirect enum Kind: Sendable {
    case text
    /// `YYYY-MM-DD`.
    case date
    case flag
    case count
    case choice([LaboratoryChoice])
    /// Names that others define; shown as they are.
    case names([String])
    case texts
    case group([LaboratoryField])
    case groups([LaboratoryField])
  }

  public let key: LaboratoryKey
  public let kind: Kind
  /// Whether the group that it belongs to is of no use without it.
  public let isRequired: Bool
  /// The clause of ISO/IEC 17025:2017 that asks for it in a report; `nil` = none does.
  public let clause: String?
  public let summary: String

  init(
    _ key: LaboratoryKey, _ kind: Kind, required: Bool = false, asked clause: String? = nil, _ summary: String
  ) {
    (self.key, self.kind, self.summary) = (key, kind, summary)
    isRequired = required
    self.clause = clause
  }

  /// The fields of the group or of each of the groups; empty for a single value.
  public var fields: [LaboratoryField] {
    switch kind {
    case .group(let fields), .groups(let fields): fields
    case .text, .date, .flag, .count, .choice, .names, .texts: []
    }
  }
}

extension [LaboratoryField] {
  public subscript(_ key: LaboratoryKey) -> LaboratoryField? { first { $0.key == key } }

  /// Every field below with the way to it: `items`, `items.vendor`, …
  public var paths: [String] {
    flatMap { field in [field.key.rawValue] + field.fields.paths.map { "\(field.key.rawValue).\($0)" } }
  }
}
