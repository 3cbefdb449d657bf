import Documents
import Foundation
import Proofs
import Testing

/// A small profile, a small scenario and a proof file, in a folder of their own.
struct Workbench {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tekigo-proofs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("small.profile.yaml", Self.profile)
    try write("small.scenario.yaml", Self.scenario)
  }

  func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// Removes the folder. Tests call it with `defer`.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The suite of a proof file with these proofs, and what is wrong with the files.
  func load(
    _ proofs: String, survivors: String = ""
  ) throws -> (suite: ProofSuite?, diagnostics: [Diagnostic]) {
    let more = survivors.isEmpty ? "" : "survivors:\n" + survivors
    try write(
      "small.proofs.yaml",
      "profile: small.profile.yaml\nscenario: small.scenario.yaml\nproofs:\n\(proofs)\n\(more)")
    return ProofSuite.load([folder.path], asOf: "2026-01-01")
  }

  /// The suite of a proof file that is in order.
  func suite(_ proofs: String, survivors: String = "") throws -> ProofSuite {
    let (suite, diagnostics) = try load(proofs, survivors: survivors)
    #expect(diagnostics.map(\.description) == [])
    return try #require(suite)
  }

  /// Why the only proof of a file does not hold.
  func failures(_ proof: String) throws -> [ProofFailure] {
    let results = try suite(proof).members.flatMap { try $0.prove() }
    #expect(results.count == 1)
    return results.flatMap(\.failures)
  }

  /// 20 ms of a cell with one antenna.
  static let scenario = """
    title: "small"
    seed: 7
    start: "2024-01-01T00:00:00Z"
    duration: 40
    cell:
      scs: 30
      prbs: 51
      tdd: DDDSUDDSUU
      eaxc: { dl: [0], ul: [0] }
    compression:
      dl: { method: bfp, width: 9, header: dynamic }
      ul: { method: bfp, width: 9, header: dynamic }
    mtu: 1500
    vlan: { id: 5 }
    du: { name: du, mac: "02:00:5e:00:00:01" }
    ru: { name: ru, mac: "02:00:5e:00:00:02" }
    timing:
      t1a_cp_dl: { advance: 430 }
      t1a_cp_ul: { advance: 430 }
      t1a_up: { advance: 220 }
      ta4: { delay: 130 }
    traffic: { dl: 50, ul: 60, largest_allocation: 8 }
    """

  /// Three requirements; the second one says that its failures may follow from the first.
  static let profile = """
    profile: small
    title: Small
    version: "1"
    cite: { document: Test, version: "1" }
    parameters:
      limit: 1
    units:
      - { name: du, role: O-DU, addresses: "02:00:5e:00:00:01" }
      - { name: ru, role: O-RU, addresses: "02:00:5e:00:00:02" }
    decode:
      - { udCompHdr: dynamic, carrierPrbs: 51, scs: 30 kHz, sequence: per-direction }
    requirements:
      - id: small/1/version
        title: Version
        cite: "1"
        select: cus.u
        when: dataDirection == DL
        assert: payloadVersion == 1
      - id: small/2/version-again
        title: Version again
        cite: "2"
        select: cus.u[dataDirection == DL]
        assert: payloadVersion <= $limit
        consequence_of: small/1
      - id: small/3/loss
        title: No message is lost
        cite: "3"
        select: cus.u
        sequence: { field: sequenceId, modulo: 256, key: [eAxC, dataDirection], reorder: 2 ms }
    """

  /// A proof that holds.
  static let version = """
      - requirement: small/1/version
        faults: [{ fault: payload-version, plane: U, direction: DL, at: { frame: 1 } }]
        consequences: small/2/version-again
    """

  static let loss = """
      - requirement: small/3/loss
        faults: [{ fault: sequence-loss, plane: U, direction: DL, at: { frame: 1 } }]
        witness: next
    """
}
