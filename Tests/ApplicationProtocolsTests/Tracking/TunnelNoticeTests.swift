import PackedEncoding
import Testing
import Transport

@testable import ApplicationProtocols

/// TS 38.473, 9.3.2.1: who reads user data learns from F1AP where its tunnels end.
@Suite struct TunnelNoticeTests {
  @Test func endOfABearersTunnelIsTold() throws {
    let talk = try Conversation()
    talk.collectTunnels()
    try talk.setUp()
    talk.now = 5
    let list = try talk.pdus.list([try bearer(talk.pdus, 3, tunnels: [0x11])], of: "DRBs-ToBeSetup-List")
    talk.send(
      from: .central, try talk.pdus.contextRequest(cu: 7, extra: [Element("DRBs-ToBeSetup-List", list)]))
    #expect(
      talk.takeTunnelNotices().last
        == .announced(
          TunnelAnnouncement(
            address: IPAddress(ipv4: 0x0A00_0009), identifier: 0x11, owner: .central, association: 0, ue: 1,
            bearer: 3, time: 5_000_000_000, startSeen: true)))
    #expect(talk.takeTunnelNotices().isEmpty)
  }

  @Test func releaseOfTheUEEndsItsTunnels() throws {
    let talk = try Conversation()
    talk.collectTunnels()
    try talk.setUp()
    talk.send(from: .peripheral, try talk.pdus.initialUL(du: 9))
    talk.send(from: .central, try talk.pdus.releaseCommand(cu: 7, du: 9))
    _ = talk.takeTunnelNotices()
    talk.send(from: .peripheral, try talk.pdus.releaseComplete(cu: 7, du: 9))
    #expect(talk.takeTunnelNotices() == [.released(association: 0, ue: 1, bearer: nil, time: 0)])
  }

  @Test func nothingIsKeptForNobody() throws {
    let talk = try Conversation()
    try talk.setUp()
    #expect(talk.takeTunnelNotices().isEmpty)
  }
}
