internal import Documents
public import Results

extension LaboratoryDocument {
  /// Every key with its meaning, as a Markdown table.
  public static var reference: String { shape.reference }

  /// The file as JSON Schema, for editors.
  public static var jsonSchema: String {
    "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
      + "  \"title\": \"tekigo laboratory data\"," + shape.jsonSchema().dropFirst() + "\n"
  }

  static let shape = Shape(LaboratoryField.root)
}

extension Shape {
  /// The table of fields as the shape of a document.
  init(_ fields: [LaboratoryField]) {
    self = .mapping(
      fields.map { field in
        let clause = field.clause.map { " (ISO/IEC 17025, \($0))" } ?? ""
        return Key(
          field.key.rawValue, Shape(field.kind), required: field.isRequired, field.summary + clause)
      })
  }

  private init(_ kind: LaboratoryField.Kind) {
    switch kind {
    case .text: self = .text
    case .date: self = .date
    case .flag: self = .flag
    case .count: self = .integer(0...1_000_000)
    case .choice(let choices): self = .choice(choices.map(\.rawValue))
    case .names(let names): self = .oneOrMore(.choice(names))
    case .texts: self = .oneOrMore(.text)
    case .group(let fields): self = Shape(fields)
    case .groups(let fields): self = .list(Shape(fields))
    }
  }
}
