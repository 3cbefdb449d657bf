/// What stands in a field. Which one it is the table of fields says.
public enum LaboratoryValue: Sendable, Equatable {
  /// Texts, days, and words of closed sets.
  case text(String)
  case flag(Bool)
  case count(Int64)
  case texts([String])
  case group(LaboratoryGroup)
  case groups([LaboratoryGroup])
}

/// Fields that belong together. What was not stated is not there.
public struct LaboratoryGroup: Sendable, Equatable {
  public var values: [LaboratoryKey: LaboratoryValue]
  public init(_ values: [LaboratoryKey: LaboratoryValue] = [:]) { self.values = values }

  public var isEmpty: Bool { values.isEmpty }

  public func text(_ key: LaboratoryKey) -> String? {
    if case .text(let text)? = values[key] { return text }
    return nil
  }

  public func flag(_ key: LaboratoryKey) -> Bool? {
    if case .flag(let flag)? = values[key] { return flag }
    return nil
  }

  public func count(_ key: LaboratoryKey) -> Int64? {
    if case .count(let count)? = values[key] { return count }
    return nil
  }

  public func choice(_ key: LaboratoryKey) -> LaboratoryChoice? { text(key).flatMap(LaboratoryChoice.init) }

  /// Empty where there are none.
  public func texts(_ key: LaboratoryKey) -> [String] {
    if case .texts(let texts)? = values[key] { return texts }
    return []
  }

  /// Empty where it is not there.
  public func group(_ key: LaboratoryKey) -> LaboratoryGroup {
    if case .group(let group)? = values[key] { return group }
    return LaboratoryGroup()
  }

  /// Empty where there are none.
  public func groups(_ key: LaboratoryKey) -> [LaboratoryGroup] {
    if case .groups(let groups)? = values[key] { return groups }
    return []
  }
}

/// What a laboratory states about a test: whatever a report has that no capture and no profile can tell.
///
/// Nothing of it changes a verdict, and nothing that is missing is made up.
public struct LaboratoryDocument: Sendable, Equatable {
  /// The name of the file that it was read from.
  public var file: String
  /// SHA-256 of that file.
  public var sha256: String
  public var fields: LaboratoryGroup

  public init(file: String, sha256: String, fields: LaboratoryGroup) {
    (self.file, self.sha256, self.fields) = (file, sha256, fields)
  }

  /// One that states nothing.
  package static let empty = LaboratoryDocument(file: "", sha256: "", fields: LaboratoryGroup())

  /// The ways to the fields that ISO/IEC 17025 asks for in a report and that were not stated, in the order of the table:
  /// `report.number`, `items[1].serial`.
  public var notStated: [String] { Self.notStated(fields, LaboratoryField.root, "") }

  private static func notStated(
    _ group: LaboratoryGroup, _ table: [LaboratoryField], _ start: String
  ) -> [String] {
    table.flatMap { field -> [String] in
      let path = start + field.key.rawValue
      switch field.kind {
      case .group(let fields): return notStated(group.group(field.key), fields, path + ".")
      case .groups(let fields):
        let groups = group.groups(field.key)
        if groups.isEmpty { return field.clause == nil ? [] : [path] }
        return groups.enumerated().flatMap { notStated($1, fields, "\(path)[\($0)].") }
      case .text, .date, .flag, .count, .choice, .names, .texts:
        return field.clause != nil && group.values[field.key] == nil ? [path] : []
      }
    }
  }

  /// Whether the customer supplied what stands there, by the way to the field without places in lists: `items.serial`.
  public func isCustomerData(_ path: String) -> Bool {
    fields.texts(.customerData).contains { path == $0 || path.hasPrefix($0 + ".") }
  }
}

/// How what a laboratory states came into a report.
public enum LaboratoryOrigin: String, Sendable, CaseIterable {
  /// It is in the record of the run.
  case record
  /// The record has none; it was given when the report was made.
  case added
  /// It was given when the report was made, in the place of other data of the record.
  case replaced
}
