/// As records keep it: the fields by the table, those that were not stated left out.
extension LaboratoryDocument: Codable {
  private enum Keys: String, CodingKey { case file, sha256, fields }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(file, forKey: .file)
    try container.encode(sha256, forKey: .sha256)
    var nested = container.nestedContainer(keyedBy: LaboratoryKey.self, forKey: .fields)
    try fields.encode(LaboratoryField.root, to: &nested)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    file = try container.decode(String.self, forKey: .file)
    sha256 = try container.decode(String.self, forKey: .sha256)
    fields = try LaboratoryGroup(
      LaboratoryField.root, from: container.nestedContainer(keyedBy: LaboratoryKey.self, forKey: .fields))
  }
}

extension LaboratoryGroup {
  fileprivate typealias Encoded = KeyedEncodingContainer<LaboratoryKey>
  fileprivate typealias Decoded = KeyedDecodingContainer<LaboratoryKey>

  fileprivate func encode(_ table: [LaboratoryField], to container: inout Encoded) throws {
    for field in table {
      guard let value = values[field.key] else { continue }
      switch value {
      case .text(let text): try container.encode(text, forKey: field.key)
      case .flag(let flag): try container.encode(flag, forKey: field.key)
      case .count(let count): try container.encode(count, forKey: field.key)
      case .texts(let texts): try container.encode(texts, forKey: field.key)
      case .group(let group):
        var nested = container.nestedContainer(keyedBy: LaboratoryKey.self, forKey: field.key)
        try group.encode(field.fields, to: &nested)
      case .groups(let groups):
        var list = container.nestedUnkeyedContainer(forKey: field.key)
        for group in groups {
          var nested = list.nestedContainer(keyedBy: LaboratoryKey.self)
          try group.encode(field.fields, to: &nested)
        }
      }
    }
  }

  fileprivate init(_ table: [LaboratoryField], from container: Decoded) throws {
    self.init()
    for field in table where container.contains(field.key) {
      values[field.key] = try Self.value(of: field, in: container)
    }
  }

  private static func value(of field: LaboratoryField, in container: Decoded) throws -> LaboratoryValue {
    let key = field.key
    switch field.kind {
    case .text, .date: return .text(try container.decode(String.self, forKey: key))
    case .choice(let choices):
      let text = try container.decode(String.self, forKey: key)
      guard choices.contains(where: { $0.rawValue == text }) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "there is no choice `\(text)`")
      }
      return .text(text)
    case .flag: return .flag(try container.decode(Bool.self, forKey: key))
    case .count: return .count(try container.decode(Int64.self, forKey: key))
    case .texts, .names: return .texts(try container.decode([String].self, forKey: key))
    case .group(let fields):
      let nested = try container.nestedContainer(keyedBy: LaboratoryKey.self, forKey: key)
      return .group(try LaboratoryGroup(fields, from: nested))
    case .groups(let fields):
      var list = try container.nestedUnkeyedContainer(forKey: key)
      var groups: [LaboratoryGroup] = []
      while !list.isAtEnd {
        groups.append(
          try LaboratoryGroup(fields, from: list.nestedContainer(keyedBy: LaboratoryKey.self)))
      }
      return .groups(groups)
    }
  }
}
