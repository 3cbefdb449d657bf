import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// The faults and the shipped profiles speak of the same requirements.
@Suite struct FaultRequirementTests {
  private static let requirements = requirements(of: ["oran-cus", "3gpp-f1u"])
  private static let all = ["oran-cus", "3gpp-f1u", "3gpp-f1ap", "3gpp-e1ap"]

  private static func requirements(of names: [String]) -> Set<String> {
    Set(entries(of: names).map(\.id))
  }

  private static func entries(of names: [String]) -> [Requirement] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec").standardized
    return names.flatMap { name in
      let path = folder.appending(path: name + ".yaml").path
      return Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile?.requirements ?? []
    }
  }

  @Test func everyLevelSaysWhatItRestsOn() {
    let entries = Self.entries(of: Self.all)
    #expect(entries.count > 400)
    #expect(entries.filter { $0.source == nil }.map(\.id) == [])
    #expect(entries.filter { $0.source == .memory && $0.status == .validated }.map(\.id) == [])
  }

  @Test func aFaultNamesRequirementsThatThereAre() {
    let all = Self.requirements(of: Self.all)
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
