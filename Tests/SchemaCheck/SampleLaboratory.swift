package import Results

/// What a laboratory states, made from the table: every field has something.
package enum SampleLaboratory {
  package static var full: LaboratoryDocument {
    LaboratoryDocument(file: "lab.yaml", sha256: "ab12", fields: group(LaboratoryField.root))
  }

  package static func group(_ table: [LaboratoryField]) -> LaboratoryGroup {
    LaboratoryGroup(Dictionary(uniqueKeysWithValues: table.map { ($0.key, value($0)) }))
  }

  private static func value(_ field: LaboratoryField) -> LaboratoryValue {
    switch field.kind {
    case .text: .text("<\(field.key.rawValue)> of the lab")
    case .date: .text("2026-01-02")
    case .flag: .flag(true)
    case .count: .count(3)
    case .choice(let choices): .text(choices[0].rawValue)
    case .names(let names): .texts([names[0]])
    case .texts: .texts(["first", "second"])
    case .group(let fields): .group(group(fields))
    case .groups(let fields): .groups([group(fields), group(fields)])
    }
  }
}
