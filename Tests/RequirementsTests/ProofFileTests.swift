import Documents
import Foundation
import Proofs
import Testing

/// The proofs of the shipped profiles: every file in the folders of `Tests/Proofs`. Whether mistakes in the rules
/// would be noticed takes longer to tell: `tekigo profile prove Tests/Proofs/oran-cus --mutants`.
@Suite("Every proof file of the shipped profiles") struct ProofFileTests {
  /// The proofs of a profile.
  struct Folder: Sendable, CustomTestStringConvertible {
    var name: String
    /// Requirements that the profile has at least.
    var requirements: Int
    /// Requirements that no scenario can fail, with the reason.
    var unproved: [String: String] = [:]
    var testDescription: String { name }

    var loaded: (suite: ProofSuite?, diagnostics: [Diagnostic]) {
      ProofSuite.load([ProofFileTests.root.appending(path: name).path], asOf: "2026-01-01")
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs").standardized

  static let folders = [
    Folder(name: "oran-cus", requirements: 70),
    Folder(
      name: "3gpp-f1u", requirements: 30,
      unproved: [
        "f1u/8.3.1.2/tunnel-announced": "scenarios have no F1AP beside F1-U",
        "f1u/8.3.3.2/tunnel-in-use": "scenarios have no F1AP beside F1-U",
      ]),
    Folder(
      name: "3gpp-f1ap", requirements: 110,
      unproved: [
        "f1c/7/port": "no fault changes the port of an association",
        "f1c/7/association-initiator": "no fault changes who opens an association",
        "f1c/7/association-kept": "no fault ends an association",
      ]),
    Folder(
      name: "3gpp-e1ap", requirements: 50,
      unproved: [
        "e1c/7/port": "no fault changes the port of an association",
        "e1ap/8.2.3.1/setup-by-opener": "no fault changes who opens an association",
      ]),
  ]

  private static let members = folders.flatMap { $0.loaded.suite?.members ?? [] }

  @Test("The files load without a diagnostic", arguments: folders) func lint(_ folder: Folder) {
    let loaded = folder.loaded
    #expect(loaded.diagnostics.map(\.description) == [])
    #expect(loaded.suite?.members.isEmpty == false)
  }

  @Test("Every requirement has a proof", arguments: folders) func complete(_ folder: Folder) {
    let suite = folder.loaded.suite
    let proved = Set((suite?.members ?? []).flatMap { $0.file.proofs.map(\.requirement) })
    let stated = suite?.requirements ?? []
    #expect(stated.count >= folder.requirements)
    #expect(stated.filter { !proved.contains($0) }.sorted() == folder.unproved.keys.sorted())
  }

  @Test("A scenario passes each requirement, and its fault fails it alone", arguments: members.indices)
  func proofs(_ member: Int) throws {
    for result in try Self.members[member].prove() {
      #expect(
        result.failures.map(\.description) == [], "\(result.proof.location.text): \(result.proof.requirement)"
      )
    }
  }
}
