import Documents
import Foundation
import Proofs
import Testing

/// The proofs of the shipped profiles: every file in the folders of `Tests/Proofs`, and of each file the first proof of
/// each rule form. All of them, and whether mistakes in the rules would be noticed, take longer to tell:
/// `tekigo profile prove Tests/Proofs/oran-cus --mutants`, which `.ci/run` runs for each profile.
@Suite("Every proof file of the shipped profiles") struct ProofFileTests {
  /// The proofs of a profile.
  struct Folder: Sendable, CustomTestStringConvertible {
    var name: String
    /// Requirements that the profile has at least.
    var requirements: Int
    let suite: ProofSuite?
    let diagnostics: [String]
    var testDescription: String { name }

    init(name: String, requirements: Int) {
      (self.name, self.requirements) = (name, requirements)
      let loaded = ProofSuite.load([ProofFileTests.root.appending(path: name).path], asOf: "2026-01-01")
      (suite, diagnostics) = (loaded.suite, loaded.diagnostics.map(\.description))
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs").standardized

  static let folders = [
    Folder(name: "oran-cus", requirements: 70),
    Folder(name: "3gpp-f1u", requirements: 30),
    Folder(name: "3gpp-f1ap", requirements: 110),
    Folder(name: "3gpp-e1ap", requirements: 50),
  ]

  private static let members = folders.flatMap { $0.suite?.members ?? [] }

  @Test("The files load without a diagnostic", arguments: folders) func lint(_ folder: Folder) {
    #expect(folder.diagnostics == [])
    #expect(folder.suite?.members.isEmpty == false)
  }

  @Test("Every requirement has a proof", arguments: folders) func complete(_ folder: Folder) {
    let suite = folder.suite
    let proved = Set((suite?.members ?? []).flatMap { $0.file.proofs.map(\.requirement) })
    let stated = suite?.requirements ?? []
    #expect(stated.count >= folder.requirements)
    #expect(stated.filter { !proved.contains($0) } == [])
  }

  @Test("Scenarios pass requirements of each form, and faults fail them alone", arguments: members.indices)
  func proofs(_ member: Int) throws {
    for result in try Self.members[member].sampled.prove() {
      #expect(
        result.failures.map(\.description) == [], "\(result.proof.location.text): \(result.proof.requirement)"
      )
    }
  }
}
