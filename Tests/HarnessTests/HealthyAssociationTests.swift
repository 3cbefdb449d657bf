import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Associations without faults are judged to be without faults, whatever the scenario language can say of them.
@Suite struct HealthyAssociationTests {
  private static let head = """
    title: "healthy"
    seed: 5
    start: "2024-01-01T00:00:00Z"
    duration: 3000
    associations:

    """

  private static let f1 = """
      - name: f1
        protocol: f1ap
        du: { name: du, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", second_ip: "10.0.1.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3", second_ip: "10.0.1.3" }
        initiator: DU
        start: 10
        vlan: { id: 7, priority: 5 }
        mtu: 1400
        transit: 300
        answer: { delay: 1500, jitter: 400 }
        sctp:
          { streams: 6, handshake: true, sacks: immediate, heartbeats: 200, bundling: 100, failover: 400,
            retransmissions: 20, end: 2900, ends_by: shutdown, ended_by: CU }
        setup:
          captured: true
          answer: reject
          time_to_wait: v1s
          id: 12
          plmn: "310260"
          cells:
            - { name: north, plmn: "310260", nci: 1, pci: 1, tac: 7, arfcn: 640000, band: 78, scs: 30, prbs: 51 }
            - { name: south, nci: 2, pci: 2 }
          activate: all
          request: { gNB-DU-Name: another }
          response: { gNB-CU-Name: another }
        ues:
          - { name: many, life: attach, cell: south, first: 1200, every_us: 500, count: 20, bearers: 2, transfers: 3,
              interval: 4, modifications: 1, inactivity: true, hold: 10 }
          - name: own
            first: 1500
            every: 20
            count: 2
            steps:
              - { message: InitialULRRCMessageTransfer, ies: { NRCGI: $cgi, C-RNTI: $ue.number+100, RRCContainer: "00", DUtoCURRCContainer: "00" } }
              - times: 2
                steps:
                  - { name: down, message: DLRRCMessageTransfer, after: 2, times: 2, ies: { SRBID: 0, RRCContainer: "$ue.sn:2" } }
              - { message: UEContextReleaseCommand, ies: { Cause: { misc: unspecified } }, reply: { message: UEContextReleaseComplete, ends: ue } }
        exchanges:
          - { name: spare, at: 1600, spare: true, ue: own, message: UEContextReleaseComplete, renews: [DU] }
          - { at: 1700, message: Reset, from: CU, stream: 0, ies: { Cause: { misc: om-intervention }, ResetType: { f1-Interface: reset-all } },
              reply: { message: ResetAcknowledge, ends: all } }
    """

  private static let e1 = """
      - protocol: e1ap
        up: { name: up, mac: "02:00:5e:00:00:04", ip: "2001:db8::4", port: 39002 }
        cp: { name: cp, mac: "02:00:5e:00:00:03", ip: "2001:db8::3" }
        initiator: CP
        sctp: { streams: 3, i_data: true }
        setup: { by: CP }
        ues:
          - { life: bearer-context, first: 100, count: 30, every: 3, bearers: 2, modifications: 2, inactivity: true }
          - { life: bearer-refused, first: 400 }
          - { life: release-by-up, first: 500 }
          - { life: data-notification, first: 600 }
      - name: other
        protocol: e1ap
        up: { name: up, mac: "02:00:5e:00:00:04", ip: "2001:db8::4", port: 39003 }
        cp: { name: cp, mac: "02:00:5e:00:00:03", ip: "2001:db8::3" }
        setup: { id: 2 }
        same_ues_as: e1ap
    """

  private static let tunnelled = """
      - protocol: f1ap
        du: { name: du, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        sctp: { streams: 3, udp_port: 9899, sacks: none }
        setup: {}
        ues: [{ life: attach, count: 3 }]
    """

  @Test(arguments: [("3gpp-f1ap", f1), ("3gpp-e1ap", e1), ("3gpp-f1ap", tunnelled)])
  func nothingIsWrongWithHealthyAssociations(_ profileName: String, _ association: String) throws {
    let (scenario, diagnostics) = Scenario.read(Self.head + association + "\n", file: "healthy.yaml")
    #expect(diagnostics.map(\.description) == [])
    let profile = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec/\(profileName).yaml").standardized.path
    let loaded = try LoadedProfile.named(profile)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: file) }
    let (frames, _) = try Synthesizer(try #require(scenario)).write(to: file.path)
    let run = CheckRun([CaptureInput(file.path)], profile: loaded, asOf: "2026-01-01")
    let result = RunResult(try run.judge())
    #expect(result.captures.map(\.frames) == [frames])
    let failed = result.requirements.filter { $0.verdict == .fail }
    #expect(failed.map { "\($0.requirement.id): \($0.tally.failed)" } == [])
    #expect(result.requirements.filter { $0.verdict == .pass }.count > 25)
  }

  /// A key that no scenario uses is one that nobody knows to work. Faults have a suite of their own.
  @Test func everyKeyOfAssociationsIsInAHealthyScenario() throws {
    var used: Set<String> = []
    for association in [Self.f1, Self.e1, Self.tunnelled] {
      let (document, _) = YAMLReader.read(Self.head + association + "\n", file: "healthy.yaml")
      HealthyScenarioTests.collect(try #require(document).root, into: &used)
    }
    var unused: Set<String> = []
    guard case .mapping(let keys) = ScenarioShape.root,
      let associations = keys.first(where: { $0.name == "associations" })
    else {
      Issue.record("no associations")
      return
    }
    HealthyScenarioTests.walk(associations.shape) { key in
      if !used.contains(key) { unused.insert(key) }
    }
    #expect(unused.sorted() == [])
  }
}
