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

  /// What came of each proof, by its place; empty where the files can't be loaded.
  private static let proved = Result { try loaded.suite?.prove() ?? [] }

  private static let places = (loaded.suite?.members ?? []).flatMap { member in
    member.file.proofs.map(\.location.text)
  }

  @Test("The files load without a diagnostic") func lint() {
    #expect(Self.loaded.diagnostics.map(\.description) == [])
    #expect(!Self.places.isEmpty)
  }

  @Test("A scenario passes it, and its fault fails it alone", arguments: places)
  func proof(_ place: String) throws {
    let result = try #require(try Self.proved.get().first { $0.proof.location.text == place })
    #expect(result.failures.map(\.description) == [], "\(result.proof.requirement)")
  }
}
