import Documents
import Results
import Testing

@testable import Laboratory

/// Everything that can be wrong in the file of a laboratory is told at its place.
@Suite struct LaboratoryDiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let message: String
    var suggestion: String?
    var severity = Severity.error
    var testDescription: String { message }
    init(
      _ text: String, _ place: String, _ message: String, _ suggestion: String? = nil,
      _ severity: Severity = .error
    ) {
      (self.text, self.place, self.message, self.suggestion, self.severity) = (
        text, place, message, suggestion, severity
      )
    }
  }

  static let cases: [Case] = [
    Case("reprot: { number: A }", "1:1", "unknown key `reprot`", "did you mean `report`?"),
    Case("report: { numbre: A }", "1:11", "unknown key `numbre`", "did you mean `number`?"),
    Case(
      "authorized_by: { name: A }", "1:1", "unknown key `authorized_by`", "did you mean `authorised_by`?"),
    Case("report: { issued: 2026-02-30 }", "1:19", "expected a date `YYYY-MM-DD`, found `2026-02-30`"),
    Case("items: [{ vendor: A }]", "1:9", "the key `name` is missing (Name of the item)"),
    Case(
      "items: [{ name: demo-ru, deployment: virtal }]", "1:38",
      "expected one of `virtual`, `dedicated`, found `virtal`", "did you mean `virtual`?"),
    Case(
      "items: [{ name: demo-rv }]", "1:17", "the profile has no unit `demo-rv`", "did you mean `demo-ru`?"),
    Case(
      "items: [{ name: RU, unit: other }]", "1:27", "the profile has no unit `other`",
      "the units are: `demo-du`, `demo-ru`"),
    Case(
      "items: [{ name: demo-ru, model: R2 }]", "1:33",
      "the profile says `Demonstration RU` of the unit `demo-ru`", nil, .warning),
    Case(
      "items:\n  - name: demo-ru\n  - name: demo-ru", "3:11",
      "`demo-ru` is there twice; the first is in line 2"),
    Case(
      "items: [{ name: demo-ru, serial: \"  \" }]", "1:34", "an empty text states nothing",
      "leave the key out"),
    Case(
      "report: { number: A, replaces: A }", "1:32",
      "a report can't replace itself: it has the number `A` too"),
    Case(
      "report: { amendment: Typing error }", "1:22", "an amendment of no report",
      "name the report that is replaced by `replaces`"),
    Case(
      "report: { issued: 2026-01-01 }\ntest: { ended: 2026-01-02 }", "1:19",
      "the report was issued before the test ended on 2026-01-02", nil, .warning),
    Case(
      "test: { started: 2026-01-02, ended: 2026-01-01 }", "1:37",
      "`ended` is before `started`, which is 2026-01-02"),
    Case(
      "cases: [{ number: TC-1, result: pass }]", "1:19", "`TC-1` is no number of a test case",
      "write for example `3.2.3.1.1`"),
    Case("cases: [{ number: 3.1 }]", "1:9", "the key `result` is missing"),
    Case(
      "cases: [{ number: 3.1, result: passed }]", "1:32",
      "expected one of `pass`, `fail`, `inconclusive`, `not-executed`, `not-applicable`, found `passed`",
      "did you mean `pass`?"),
    Case(
      "cases:\n  - { number: 3.1, result: pass }\n  - { number: 3.1, result: fail }", "3:15",
      "`3.1` is there twice; the first is in line 2"),
    Case(
      "equipment: [{ id: tap, tool: Tap }]\ncases: [{ number: 3.1, result: pass, equipment: [{ id: tab }] }]",
      "2:56", "there is no equipment `tab`", "did you mean `tap`?"),
    Case(
      "certification: { result: pass }\ncases: [{ number: 3.1, result: inconclusive }]", "1:26",
      "`pass` over all, and the case 3.1 is `inconclusive`"),
    Case(
      "certification: { passed: 1 }\ncases: [{ number: 3.1, result: inconclusive }]", "1:26",
      "`passed` is 1, and 0 of the cases below are so"),
    Case(
      "certification: { id: X1 }", "1:22",
      "the reference of a certificate or badge is a designator of three or four characters",
      "write for example `ABCD260001`"),
    Case(
      "customer_data: [items.serail]", "1:17", "there is no key `items.serail`",
      "did you mean `items.serial`?"),
    Case("laboratory: { contacts: [{ email: nobody }] }", "1:35", "`nobody` is no e-mail address"),
    Case(
      "laboratory: { website: lab.example }", "1:24", "`lab.example` is no address on the web",
      "begin it with `https://`"),
    Case(
      "certification: { process_version: 10.00 }", "1:35", "an unquoted version number",
      "write `\"10.00\"`", .warning),
    Case("- a list", "1:1", "expected a mapping, found a list"),
  ]

  @Test(arguments: cases) func isToldAtItsPlace(_ wrong: Case) throws {
    let (document, diagnostics) = LaboratoryDocument.read(
      wrong.text, file: "lab.yaml", units: LaboratoryReadingTests.units)
    let found = try #require(diagnostics.first { $0.message.hasPrefix(wrong.message) }, "\(diagnostics)")
    #expect(found.location.text == "lab.yaml:\(wrong.place)")
    #expect(found.severity == wrong.severity)
    if let suggestion = wrong.suggestion { #expect(found.suggestion?.hasPrefix(suggestion) == true) }
    #expect((document == nil) == (wrong.severity == .error))
    #expect(diagnostics.count == 1, "\(diagnostics)")
  }

  @Test func aCaseMayStandOnceForEachConfiguration() {
    let text = """
      cases:
        - { number: 3.1, configuration_name: a, result: pass }
        - { number: 3.1, configuration_name: b, result: pass }
      """
    #expect(LaboratoryDocument.read(text, file: "lab.yaml", units: nil).diagnostics.isEmpty)
  }

  @Test func aPassOverAllNeedsNoOptionalCase() {
    let text = """
      certification: { result: pass, executed: 2, passed: 1, failed: 1 }
      cases:
        - { number: 3.1, status: mandatory, result: pass }
        - { number: 3.2, status: optional, result: fail }
        - { number: 3.3, status: conditional, result: not-applicable }
      """
    #expect(LaboratoryDocument.read(text, file: "lab.yaml", units: nil).diagnostics.isEmpty)
  }

  @Test func withoutDeclaredUnitsAnItemIsNone() {
    let diagnostics = LaboratoryDocument.read("items: [{ name: ru }]", file: "lab.yaml", units: [])
      .diagnostics
    #expect(diagnostics.map(\.message) == ["the profile has no unit `ru`"])
    #expect(diagnostics.first?.suggestion?.contains("declares no units") == true)
  }

  @Test func allMistakesAreToldInTheOrderOfTheFile() {
    let text = "report: { number: A, replaces: A }\ntest: { started: 2026-01-02, ended: 2026-01-01 }"
    let lines = LaboratoryDocument.read(text, file: "lab.yaml", units: nil).diagnostics.map(\.location.line)
    #expect(lines == [1, 2])
  }
}
