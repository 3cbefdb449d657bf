import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Synthesis
import Testing

/// The faults and the shipped profiles speak of the same requirements.
@Suite struct FaultRequirementTests {
  private static let requirements: Set<String> = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec").standardized
    let names = ["oran-cus", "3gpp-f1u"]
    return Set(
      names.flatMap { name in
        let path = folder.appending(path: name + ".yaml").path
        return Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile?.requirements.map(
          \.id)
          ?? []
      })
  }()

  /// What only F1AP beside F1-U can trip; ``TunnelRequirementTests`` looks at these.
  private static let untripped: Set = ["f1u/8.3.1.2/tunnel-announced", "f1u/8.3.3.2/tunnel-in-use"]

  @Test func aFaultNamesRequirementsThatThereAre() {
    for fault in Fault.all {
      #expect(fault.requirements.filter { !Self.requirements.contains($0) } == [], "\(fault.name)")
    }
  }

  @Test func everyRequirementHasAFaultThatTripsIt() {
    let tripped = Set(Fault.all.flatMap(\.requirements))
    #expect(Self.requirements.count > 100)
    #expect(Self.requirements.subtracting(tripped) == Self.untripped)
  }
}
