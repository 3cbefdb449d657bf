import CaptureFiles
import Conformance
import Events
import Foundation
import Harness
import Profiles
import Results
import Testing

/// What a reader of a report is told of associations and of what is wrong in their messages.
@Suite struct AssociationDescriptionTests {
  private func judge(_ name: String, _ profileName: String) throws -> RunResult {
    let path = TeachingCapture.root.appending(path: "Profiles/\(profileName).yaml").path
    let (loaded, _) = Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let profile = try #require(loaded)
    let capture = TeachingCapture.folder.appending(path: name + ".pcapng").path
    return RunResult(try CheckRun([CaptureInput(capture)], profile: profile, asOf: "2026-01-01").judge())
  }

  @Test func anAssociationIsDescribedByItsEndsAndByWhatItCarries() throws {
    let run = try judge("f1-healthy", "pair/demo-f1")
    #expect(run.configuration.count == 1)
    let association = try #require(run.configuration.first)
    #expect(association.kind == .association)
    #expect(association.name == "SCTP 10.0.0.1:39001 – 10.0.0.3:38472")
    #expect(run.units.name(association.sender) == "demo-du")
    #expect(run.units.name(association.receiver) == "demo-cu")
    let messages = run.events.filter { $0.event.hasPrefix("f1ap.") && !$0.event.dropFirst(5).contains(".") }
    #expect(association.frames == messages.reduce(0) { $0 + $1.count })
    let items = association.items.map { "\($0.name) = \($0.value)" }
    #expect(items.prefix(3) == ["protocol = F1AP", "set-up = captured", "opened by = 10.0.0.1:39001"])
    #expect(association.items.first?.evidence == [Indication(.payloadProtocol, "62")])
  }

  @Test func flowsAndAssociationsOfAChainAreToldApart() throws {
    let run = try judge("chain-healthy", "pair/demo-chain")
    let associations = run.configuration.filter { $0.kind == .association }
    #expect(associations.map { $0.items.first?.value } == ["F1AP", "E1AP"])
    #expect(run.configuration.count { $0.kind == .flow } == 4)
  }

  @Test func theFindingOfAMissingElementNamesIt() throws {
    let run = try judge("f1-missing-ie", "pair/demo-f1")
    let result = try #require(run.requirements.first { $0.requirement.id == "f1ap/9.2/ie-presence" })
    let witness = try #require(result.findings.first?.first.first)
    #expect(witness.observedText.en == "kind = missing-mandatory, ieName = Cause, ieId = 0")
  }
}
