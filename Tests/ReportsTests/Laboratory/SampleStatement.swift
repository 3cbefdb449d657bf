import Results

/// A laboratory that states the most common things, and a run with a requirement that bears on one of its cases.
enum SampleStatement {
  static var laboratory: LaboratoryDocument {
    var document = LaboratoryDocument(file: "lab.yaml", sha256: "5ab1e", fields: LaboratoryGroup())
    document.fields.values = [
      .report: group([.number: "EX-42", .issued: "2026-02-02"]),
      .laboratory: .group(
        LaboratoryGroup([
          .name: .text("Example Laboratory"), .address: .text("Tokyo"),
          .contacts: .groups([
            texts([.firstName: "Taro", .lastName: "Yamada", .email: "taro@lab.example"])
          ]),
        ])),
      .customer: group([.name: "Example Operator", .address: "Osaka"]),
      .items: .groups([
        texts([
          .name: "ru1", .vendor: "Example", .model: "R1", .softwareVersion: "1.0", .serial: "RU-0001",
          .deployment: "dedicated",
        ])
      ]),
      .test: .group(
        LaboratoryGroup([
          .place: .text("Room 3"), .started: .text("2026-01-20"), .ended: .text("2026-01-23"),
          .methods: .groups([
            texts([
              .document: "O-RAN.WG4.TS.CONF.0-R004-v12.00", .version: "12.00", .link: "https://x.example",
            ])
          ]),
          .exclusions: .texts(["Transport"]),
        ])),
      .equipment: .groups([
        texts([.id: "01", .tool: "Tap", .vendor: "Example", .model: "T", .hardwareVersion: "1"])
      ]),
      .authorisedBy: group([.name: "Jiro Suzuki", .function: "Technical manager"]),
      .interpretationsBy: group([.name: "Saburo Ito"]),
      .customerData: .texts(["items.serial"]),
      .certification: group([.award: "certificate", .id: "EXMP260001", .result: "fail"]),
      .cases: .groups([
        testCase("3.4.1", "fail"), testCase("3.4.2", "inconclusive", comment: "To be repeated."),
        testCase("3.4.3", "pass"), testCase("3.4.4", "not-executed"), testCase("3.4.5", "not-applicable"),
      ]),
    ]
    return document
  }

  static func testCase(_ number: String, _ result: String, comment: String? = nil) -> LaboratoryGroup {
    var group = texts([
      .number: number, .name: "Case \(number)", .description: "What \(number) tests", .status: "mandatory",
      .result: result,
    ])
    group.values[.comment] = comment.map(LaboratoryValue.text)
    return group
  }

  static func texts(_ values: [LaboratoryKey: String]) -> LaboratoryGroup {
    LaboratoryGroup(values.mapValues(LaboratoryValue.text))
  }

  private static func group(_ values: [LaboratoryKey: String]) -> LaboratoryValue { .group(texts(values)) }

  /// The failed requirement of the sample looks at the case 3.4.1 of WG4.CONF; two that pass at 3.4.3.
  static var run: RunResult {
    var run = Sample.everything
    for (number, inferred) in [(1, true), (2, false)] {
      var requirement = Sample.requirement("cus/3/clean-\(number)")
      requirement.relevantTo = ["O-RAN.WG4.CONF.0 3.4.3", "O-RAN.WG4.IOT.0 2.2.3.1"]
      run.requirements.append(Sample.result(requirement, .pass, basis: inferred ? .inferred : .given))
    }
    run.integrity = []
    run.laboratory = laboratory
    return run
  }

  /// The same with captures that lost frames.
  static var runWithDrops: RunResult {
    var run = run
    run.integrity = Sample.run().integrity
    return run
  }

  /// Text that would do harm where it is not escaped.
  static let hostile =
    "</script></style><b onclick=\"x\">&\u{1B}[31m\u{202E}\u{0}]]>|`*\\\"; } body { display: none }"

  /// The laboratory with hostile text in every field that is a text.
  static var hostileLaboratory: LaboratoryDocument {
    func spoil(_ group: LaboratoryGroup, _ table: [LaboratoryField]) -> LaboratoryGroup {
      var group = group
      for field in table {
        switch (field.kind, group.values[field.key]) {
        case (.text, _?): group.values[field.key] = .text(hostile)
        case (.texts, _?): group.values[field.key] = .texts([hostile, hostile])
        case (.group(let fields), .group(let inner)?): group.values[field.key] = .group(spoil(inner, fields))
        case (.groups(let fields), .groups(let inner)?):
          group.values[field.key] = .groups(inner.map { spoil($0, fields) })
        default: break
        }
      }
      return group
    }
    var document = laboratory
    document.fields = spoil(document.fields, LaboratoryField.root)
    document.file = hostile
    return document
  }
}
