import Documents
import Foundation
import Proofs
import Testing

/// The proofs of the shipped profile: every file in `Tests/Proofs/oran-cus`. Whether mistakes in the rules would be
/// noticed takes longer to tell: `tekigo profile prove Tests/Proofs/oran-cus --mutants`.
@Suite("Every proof file of the shipped profile") struct ProofFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/oran-cus").standardized.path

  private static let loaded = ProofSuite.load([folder], asOf: "2026-01-01")

  private static let members = loaded.suite?.members ?? []

  @Test("The files load without a diagnostic") func lint() {
    #expect(Self.loaded.diagnostics.map(\.description) == [])
    #expect(!Self.members.isEmpty)
  }

  @Test("Every requirement has a proof") func complete() {
    let proved = Set(Self.members.flatMap { $0.file.proofs.map(\.requirement) })
    let stated = Self.loaded.suite?.requirements ?? []
    #expect(stated.count >= 70)
    #expect(stated.filter { !proved.contains($0) } == [])
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
