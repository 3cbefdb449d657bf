import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Synthesis
import Testing

/// The faults and the base profile speak of the same requirements.
@Suite struct FaultRequirementTests {
  private static let requirements: Set<String> = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec/oran-cus.yaml").standardized.path
    let (profile, _) = Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    return Set(profile?.requirements.map(\.id) ?? [])
  }()

  @Test func aFaultNamesRequirementsThatThereAre() {
    for fault in Fault.all {
      #expect(fault.requirements.filter { !Self.requirements.contains($0) } == [], "\(fault.name)")
    }
  }

  @Test func everyRequirementHasAFaultThatTripsIt() {
    let tripped = Set(Fault.all.flatMap(\.requirements))
    #expect(!Self.requirements.isEmpty)
    #expect(Self.requirements.subtracting(tripped).sorted() == [])
  }
}
