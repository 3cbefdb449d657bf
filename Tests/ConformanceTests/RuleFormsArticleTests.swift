import Conformance
import Documents
import Events
import Foundation
import Profiles
import Testing

/// The article "Rule forms" is read by people who write rules: what it shows works.
@Suite struct RuleFormsArticleTests {
  /// The events and fields that the examples speak of.
  private static let catalogue: Catalogue = {
    var number: UInt16 = 0
    var slot = 20
    func event(
      _ name: String, parent: EventTypeID?, _ kinds: [(String, FieldKind)] = [], unit: Events.Unit = .none,
      optional: Bool = false, times: [String] = []
    ) -> EventDefinition {
      number += 1
      return EventDefinition(
        EventTypeID(rawValue: number), name, parent: parent, clause: "", summary: "",
        fields: kinds.map { name, kind in
          slot += 1
          return FieldDefinition(name, FieldSlot(slot), kind, unit: unit, optional: optional, "")
        }
          + times.map { name in
            slot += 1
            return FieldDefinition(name, FieldSlot(slot), .time, unit: .nanoseconds, "")
          })
    }
    func numbers(_ names: String...) -> [(String, FieldKind)] { names.map { ($0, .integer) } }
    let types = FieldKind.enumeration([CodePoint(0, "initiatingMessage"), CodePoint(1, "successfulOutcome")])
    let f1ap = event(
      "f1ap", parent: nil,
      numbers("association", "stream", "ue", "transaction", "procedureCode", "procedureClass", "tsn")
        + [
          ("messageType", types), ("message", .enumeration([])), ("fromCU", .boolean),
          ("isUEAssociated", .boolean), ("startSeen", .boolean),
        ])
    var events = [f1ap]
    for name in [
      "F1SetupRequest", "Reset", "InitialULRRCMessageTransfer", "ULRRCMessageTransfer",
      "UEContextSetupRequest",
      "UEContextSetupResponse", "UEContextSetupFailure", "UEContextReleaseComplete",
    ] { events.append(event("f1ap.\(name)", parent: f1ap.id)) }
    events.append(
      event(
        "f1ap.UEContextReleaseCommand", parent: f1ap.id, numbers("CandidateCellsToBeCancelledList"),
        optional: true))
    events.append(
      event(
        "f1ap.violation", parent: f1ap.id,
        [("kind", .enumeration([CodePoint(0, "missing-mandatory")]))] + numbers("ieName", "ieId")))
    for list in [
      "Request.DRBs-ToBeSetup-List", "Response.DRBs-Setup-List", "Response.DRBs-FailedToBeSetup-List",
    ] { events.append(event("f1ap.UEContextSetup\(list)", parent: f1ap.id, numbers("dRBID"))) }
    let uPlane = event(
      "cus.u", parent: nil,
      numbers("sender", "receiver", "unitPair", "eAxC", "sequenceId", "radioSlot", "symbolId")
        + [
          ("dataDirection", .enumeration([CodePoint(0, "UL"), CodePoint(1, "DL")])),
          ("commonClock", .boolean),
        ],
      times: ["airTime", "arrivalTime"])
    events += [
      uPlane,
      event("cus.u.section", parent: uPlane.id, numbers("sectionId", "startPrbu", "prbEnd"), unit: .prbs),
      event(
        "cus.c.allocation", parent: nil,
        numbers(
          "unitPair", "eAxC", "radioSlot", "sectionId", "fromSymbol", "toSymbol", "fromPrb", "toPrb", "reMask"
        )),
    ]
    return Catalogue([events])
  }()

  @Test func theExamplesOfTheArticleAreRulesWithoutMistakes() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Harness/Tekigo.docc/RuleForms.md")
    let examples = try String(contentsOf: article, encoding: .utf8).split(separator: "```yaml\n").dropFirst()
      .map { String($0.split(separator: "```")[0]) }
    #expect(examples.count == 12)
    let (profile, diagnostics) = Profile.read(
      "profile: article\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
        + examples.joined(), file: "article.yaml", catalogue: Self.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.map(\.description) == [])
    let forms = Set(profile?.requirements.map { type(of: $0.rule.form).name } ?? [])
    #expect(forms == Set(RuleForms.all.map { $0.name }), "each form has an example")
  }
}
