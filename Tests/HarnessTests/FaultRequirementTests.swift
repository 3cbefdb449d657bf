import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Synthesis
import Testing

/// The faults and the shipped profiles speak of the same requirements.
@Suite struct FaultRequirementTests {
  private static let requirements = requirements(of: ["oran-cus", "3gpp-f1u"])

  private static func requirements(of names: [String]) -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec").standardized
    return Set(
      names.flatMap { name in
        let path = folder.appending(path: name + ".yaml").path
        return Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile?.requirements.map(
          \.id)
          ?? []
      })
  }

  @Test func aFaultNamesRequirementsThatThereAre() {
    let all = Self.requirements(of: ["oran-cus", "3gpp-f1u", "3gpp-f1ap", "3gpp-e1ap"])
    for fault in Fault.all {
      #expect(fault.requirements.filter { !all.contains($0) } == [], "\(fault.name)")
    }
  }

  /// Of application protocols many are tripped by messages that their proofs spell out.
  @Test func everyRequirementOfTheUserPlanesHasAFaultThatTripsIt() {
    let tripped = Set(Fault.all.flatMap(\.requirements))
    #expect(Self.requirements.count > 100)
    #expect(Self.requirements.subtracting(tripped) == [])
  }
}
