import Testing
import Transport
import UserPlane

/// What F1AP announced, and what can be said of the rest.
@Suite struct TunnelDirectoryTests {
  private let du = IPAddress(ipv4: 0x0A00_0001)
  private let cu = IPAddress(ipv4: 0x0A00_0002)

  private func endpoint(_ teid: UInt32) -> TunnelDirectory.Endpoint {
    TunnelDirectory.Endpoint(address: du, teid: teid)
  }

  private func announcement(ue: Int = 1, bearer: Int = 1, at time: Int64 = 0) -> TunnelDirectory.Announcement
  {
    TunnelDirectory.Announcement(owner: .du, association: 1, ue: ue, bearer: bearer, announced: time)
  }

  private func announced(_ directory: TunnelDirectory, _ teid: UInt32) -> TunnelDirectory.Announcement? {
    guard case .announced(let found) = directory.answer(for: endpoint(teid), from: cu) else { return nil }
    return found
  }

  @Test func nothingIsJudgedWithoutAnAnnouncement() {
    #expect(TunnelDirectory().answer(for: endpoint(1), from: cu) == .unjudged)
  }

  @Test func anEndpointOfAKnownDUIsUnannouncedOnlyIfAllOfItWasCaptured() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(), isComplete: false)
    #expect(directory.answer(for: endpoint(2), from: cu) == .unjudged)
    directory.announce(endpoint(1), announcement(), isComplete: true)
    #expect(directory.answer(for: endpoint(2), from: cu) == .unannounced)
    let uplink = TunnelDirectory.Endpoint(address: cu, teid: 9)
    #expect(directory.answer(for: uplink, from: du) == .unannounced)
    // What the core sends to the CU is no business of F1AP.
    #expect(directory.answer(for: uplink, from: IPAddress(ipv4: 0x0A00_0003)) == .unjudged)
  }

  @Test func aReleaseReachesTheBearerOrAllOfItsUE() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(bearer: 1), isComplete: true)
    directory.announce(endpoint(2), announcement(bearer: 2), isComplete: true)
    directory.announce(endpoint(3), announcement(ue: 2), isComplete: true)
    directory.release(association: 1, ue: 1, bearer: 2, at: 10)
    #expect([1, 2, 3].map { announced(directory, $0)?.released } == [nil, 10, nil])
    directory.release(association: 1, ue: 1, at: 20)
    #expect([1, 2, 3].map { announced(directory, $0)?.released } == [20, 10, nil])
    directory.release(association: 2, at: 30)
    #expect(announced(directory, 3)?.released == nil)
    directory.release(association: 1, at: 30)
    #expect(announced(directory, 3)?.released == 30)
  }

  @Test func anEndpointThatIsAnnouncedAnewBelongsToItsNewBearer() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(ue: 1), isComplete: true)
    let first = announced(directory, 1)?.number
    directory.announce(endpoint(1), announcement(ue: 2), isComplete: true)
    #expect(announced(directory, 1)?.number != first)
    directory.release(association: 1, ue: 1, at: 5)
    #expect(announced(directory, 1)?.released == nil)
  }

  @Test func theFirstReleasedIsForgottenWhenThereIsNoRoom() {
    var directory = TunnelDirectory(capacity: 2)
    directory.announce(endpoint(1), announcement(ue: 1), isComplete: true)
    directory.announce(endpoint(2), announcement(ue: 2), isComplete: true)
    directory.release(association: 1, ue: 2, at: 1)
    directory.announce(endpoint(3), announcement(ue: 3), isComplete: true)
    #expect(directory.count == 2)
    #expect(announced(directory, 2) == nil)
    #expect(announced(directory, 1) != nil && announced(directory, 3) != nil)
    #expect(directory.endpointsNotRemembered == 0)
  }

  @Test func withoutRoomNothingCountsAsUnannounced() {
    var directory = TunnelDirectory(capacity: 1)
    directory.announce(endpoint(1), announcement(ue: 1), isComplete: true)
    directory.announce(endpoint(2), announcement(ue: 2), isComplete: true)
    #expect(directory.endpointsNotRemembered == 1)
    #expect(directory.answer(for: endpoint(2), from: cu) == .unjudged)
  }

  @Test func anyNumberOfUEsOverTimeTakesABoundedPlace() {
    var directory = TunnelDirectory(capacity: 10)
    for ue in 1...1_000 {
      directory.announce(endpoint(UInt32(ue)), announcement(ue: ue), isComplete: true)
      directory.release(association: 1, ue: ue, at: Int64(ue))
    }
    #expect(directory.count == 10)
    #expect(directory.endpointsNotRemembered == 0)
    #expect(announced(directory, 1_000) != nil)
  }

  @Test func repeatingWhatIsKnownIsNoOtherTunnel() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(at: 1), isComplete: true)
    let first = announced(directory, 1)
    directory.announce(endpoint(1), announcement(at: 9), isComplete: true)
    #expect(announced(directory, 1) == first)
    // Once released it is another one.
    directory.release(association: 1, ue: 1, at: 10)
    directory.announce(endpoint(1), announcement(at: 11), isComplete: true)
    #expect(announced(directory, 1)?.number != first?.number)
  }

  @Test func whatF1APTellsGoesBeforeWhatE1APTells() {
    let second = TunnelDirectory.Announcement(
      owner: .du, source: .e1ap, association: 5, ue: 8, bearer: 1, announced: 0)
    // Told by E1AP first, it is the same tunnel when F1AP tells it,
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), second, isComplete: true)
    let number = announced(directory, 1)?.number
    #expect(directory.answer(for: endpoint(2), from: cu) == .unjudged)
    directory.announce(endpoint(1), announcement(), isComplete: true)
    #expect(announced(directory, 1)?.number == number && announced(directory, 1)?.source == .f1ap)
    // and told again by E1AP it stays that of F1AP, which alone releases it.
    directory.announce(endpoint(1), second, isComplete: true)
    #expect(announced(directory, 1)?.source == .f1ap)
    directory.release(.e1ap, association: 5, ue: 8, at: 4)
    #expect(announced(directory, 1)?.released == nil)
    directory.release(association: 1, ue: 1, at: 5)
    #expect(announced(directory, 1)?.released == 5)
  }

  @Test func lengthOfSequenceNumbersIsThatOfAllTunnelsOfTheBearer() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(), isComplete: true)
    directory.number(.f1ap, ue: 1, bearer: 1, pdcpSNBits: 18)
    directory.announce(endpoint(2), announcement(), isComplete: true)
    directory.announce(endpoint(3), announcement(bearer: 2), isComplete: true)
    #expect([1, 2, 3].map { announced(directory, $0)?.pdcpSNBits } == [18, 18, nil])
    // With the UE it is forgotten.
    directory.release(association: 1, ue: 1, at: 1)
    directory.announce(endpoint(4), announcement(), isComplete: true)
    #expect(announced(directory, 4)?.pdcpSNBits == nil)
  }

  @Test func releaseReachesTheUEWhicheverAssociationItComesBy() {
    var directory = TunnelDirectory()
    directory.announce(endpoint(1), announcement(), isComplete: true)
    directory.release(association: 2, ue: 1, at: 5)
    #expect(announced(directory, 1)?.released == 5)
  }
}
