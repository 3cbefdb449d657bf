import Testing
import Transport

/// How associations begin, restart and end.
@Suite struct HandshakeTests {
  private let second = IPAddress(ipv4: 0x0A00_0101)
  private let third = IPAddress(ipv4: 0x0A00_0202)

  @Test func aSetUpThatIsSentAgainIsOneAssociation() {
    var script = AssociationScript()
    for _ in 0..<3 { script.send(.du, tag: 0, script.initiation(.du)) }
    for _ in 0..<2 { script.send(.cu, script.initiation(.cu)) }
    for _ in 0..<2 { script.send(.du, .cookieEcho([1])) }
    for _ in 0..<2 { script.send(.cu, .cookieAcknowledgement) }
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    #expect(script.received.changes.map(\.kind) == [.started, .established])
    #expect(script.received.texts == ["a"])
    #expect(script.decoder.counts.associations == 1 && script.received.defects.isEmpty)
  }

  @Test func theCookieSaysWhichOfSeveralAnswersIsTaken() {
    // Given two answers with other tags and first TSNs,
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, script.initiation(.cu))
    (script.cuTag, script.cuTSN) = (0xAAAA, 9000)
    script.send(.cu, script.initiation(.cu))
    // when the cookie of the first comes back,
    (script.cuTag, script.cuTSN) = (AssociationScript.cuTag, 5000)
    script.send(.du, .cookieEcho([1]))
    script.send(.cu, script.message("a", tsn: 5000, sequence: 0))
    // then the data of the CU begin with the TSN of the first.
    #expect(script.received.texts == ["a"])
    #expect(script.received.defects.isEmpty)
  }

  @Test func bothSidesMayBeginAtOnce() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, tag: 0, .initiation(InitiationChunk(initiateTag: script.cuTag, initialTSN: 5000)))
    script.send(.cu, script.initiation(.cu))
    script.send(
      .du, .initiation(InitiationChunk(isAcknowledgement: true, initiateTag: script.duTag, initialTSN: 100)))
    script.send(.du, .cookieEcho([1]))
    script.send(.cu, .cookieAcknowledgement)
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.cu, script.message("b", tsn: 5000, sequence: 0))
    #expect(script.received.texts == ["a", "b"])
    #expect(script.decoder.counts.associations == 1 && script.received.defects.isEmpty)
  }

  @Test func aRefusedSetUpIsAborted() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, .abort(isReflected: false, causes: []))
    #expect(script.received.changes.map(\.kind) == [.started, .aborted])
    #expect(script.received.changes.last?.cause == nil)
  }

  @Test func anAssociationThatRestartsBeginsNewNumbers() {
    // Given an association with data,
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.cu, script.message("b", tsn: 5000, sequence: 0))
    // when the DU begins anew without having ended it,
    (script.duTag, script.cuTag, script.duTSN, script.cuTSN) = (0x11, 0x22, 50, 60)
    script.handshake()
    script.send(.du, script.message("c", tsn: 50, sequence: 0))
    script.send(.cu, script.message("d", tsn: 60, sequence: 0))
    // then it is the same association, restarted with the cookie.
    #expect(script.received.texts == ["a", "b", "c", "d"])
    #expect(script.received.changes.map(\.kind).prefix(3) == [.started, .established, .restarted])
    #expect(script.received.messages.allSatisfy { $0.path.association == 0 && $0.path.startCaptured })
    #expect(script.received.defects.isEmpty)
  }

  @Test func anInitThatLeadsToNothingChangesNothing() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, tag: 0, .initiation(InitiationChunk(initiateTag: 0xBAD, initialTSN: 1)))
    script.send(
      .cu, tag: 0xBAD,
      .initiation(InitiationChunk(isAcknowledgement: true, initiateTag: 0xBEEF, initialTSN: 2)))
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    script.send(.cu, script.message("c", tsn: 5000, sequence: 0))
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.changes.map(\.kind) == [.started, .established])
  }

  @Test func packetsOfTheLifeBeforeARestartAreLeftOut() {
    var script = AssociationScript.established()
    let old = script.packet(.du, [script.message("old", tsn: 101, sequence: 1)])
    (script.duTag, script.cuTag) = (0x11, 0x22)
    script.handshake()
    script.frame(.du, old)
    script.send(.du, script.message("new", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["new"])
    #expect(script.decoder.counts.strayPackets == 1)
  }

  @Test func portsThatAreUsedAgainAreAnotherAssociation() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.du, .abort(isReflected: false, causes: []))
    (script.duTag, script.cuTag) = (0x11, 0x22)
    script.handshake()
    script.send(.du, script.message("b", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["a", "b"])
    #expect(script.received.messages.map(\.path.association) == [0, 1])
    #expect(
      script.received.changes.map(\.kind) == [.started, .established, .aborted, .started, .established])
  }

  @Test func tagsThatNobodySawBeginAreARestart() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    (script.duTag, script.cuTag) = (0x11, 0x22)
    script.send(.du, script.message("b", tsn: 900, sequence: 40))
    script.send(.cu, script.message("c", tsn: 20, sequence: 3))
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.messages.map(\.path.startCaptured) == [true, false, false])
    #expect(script.received.changes.map(\.kind) == [.started, .established, .restarted])
  }

  @Test func whatTheCaptureLacksBehindTheInitIsNoStart() {
    // Given an INIT, and nothing of what followed it,
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    // when a message shows that the association is set up,
    script.send(.cu, script.message("a", tsn: 5007, stream: 1, sequence: 0))
    // then messages may have come before it.
    #expect(script.received.messages.map(\.path.startCaptured) == [false])
  }

  @Test func lostCookieLeavesTheStartInSightWhereBothFirstTSNsAreKnown() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, script.initiation(.cu))
    script.send(.cu, script.message("a", tsn: 5001, stream: 1, sequence: 0))
    #expect(script.received.messages.map(\.path.startCaptured) == [true])
    #expect(script.received.messages.map(\.isAheadOfGap) == [true])
  }

  @Test func aForeignTagInADamagedPacketIsToldAndLeftOut() {
    var script = AssociationScript.established()
    var packet = script.packet(.du, [script.message("x", tsn: 100, sequence: 0)])
    packet[7] ^= 0xFF
    script.frame(.du, packet)
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["a"])
    #expect(script.received.defects == [.verificationTag(AssociationScript.cuTag ^ 0xFF)])
    #expect(script.decoder.counts.strayPackets == 1)
  }

  @Test func theEndIsToldOnceWithTheTagOfEitherSide() {
    var script = AssociationScript.established()
    script.send(.cu, tag: AssociationScript.cuTag, .abort(isReflected: true, causes: []))
    script.send(.du, .abort(isReflected: false, causes: []))
    #expect(script.received.changes.map(\.kind) == [.started, .established, .aborted])
  }

  @Test func dataBehindTheEndAreToldAndNotDelivered() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.send(.cu, .abort(isReflected: false, causes: []))
    script.send(.du, script.message("a", tsn: 100, sequence: 0), script.message("b", tsn: 101, sequence: 1))
    #expect(script.received.texts == ["a"])
    #expect(script.received.defects == [.dataAfterShutdown(tsn: 101)])
  }

  @Test func newDataOfTheSideThatShutsDownAreTold() {
    var script = AssociationScript.established()
    script.send(.du, .shutdown(cumulativeTSN: 4999))
    script.send(.cu, script.message("still allowed", tsn: 5000, sequence: 0))
    script.send(.du, script.message("not allowed", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["still allowed", "not allowed"])
    #expect(script.received.defects == [.dataAfterShutdown(tsn: 100)])
  }

  // MARK: Several addresses

  @Test func theAddressesOfTheSetUpAreOneAssociation() {
    // Given sides that name a second address each,
    var script = AssociationScript()
    script.handshake(duAddresses: [script.duAddress, second], cuAddresses: [script.cuAddress, third])
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    // when they go on between these,
    (script.duAddress, script.cuAddress) = (second, third)
    script.send(.du, script.message("a", tsn: 100, sequence: 0), script.message("b", tsn: 101, sequence: 1))
    script.send(.cu, script.message("c", tsn: 5000, sequence: 0))
    // then it is one association, and what was repeated on the other path comes once.
    #expect(script.received.texts == ["a", "b", "c"])
    #expect(script.received.messages.map(\.path.association) == [0, 0, 0])
    #expect(script.received.messages[1].path.source.address == second)
    #expect(script.decoder.counts.duplicates == 1)
  }

  @Test func anAddressThatWasNotToldIsAnotherAssociationEvenWithTheSameTags() {
    var script = AssociationScript.established()
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.duAddress = second
    script.send(.du, script.message("b", tsn: 100, sequence: 0))
    #expect(script.received.messages.map(\.path.association) == [0, 1])
  }

  @Test func anAddressThatIsAddedLaterBelongsToTheAssociation() {
    var script = AssociationScript.established()
    let change = AddressChange(isAddition: true, request: 1, address: second)
    script.send(
      .du, .addressConfiguration(serialNumber: 1, parameters: [.address(script.duAddress), change.parameter]))
    script.duAddress = second
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    #expect(script.received.messages.map(\.path.association) == [0])
    #expect(script.decoder.counts.associations == 1)
  }

  @Test func anAddressThatIsTakenAwayIsFreeForOthers() {
    // Given a side with two addresses that takes one of them away,
    var script = AssociationScript()
    let first = script.duAddress
    script.handshake(duAddresses: [first, second], cuAddresses: [script.cuAddress])
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    script.duAddress = second
    script.send(.du, script.message("b", tsn: 101, sequence: 1))
    let change = AddressChange(isAddition: false, request: 1, address: first)
    script.send(
      .du, .addressConfiguration(serialNumber: 1, parameters: [.address(second), change.parameter]))
    // when packets from it were still on their way, they belong to the association,
    script.duAddress = first
    script.send(.du, script.message("c", tsn: 102, sequence: 2))
    #expect(script.received.messages.map(\.path.association) == [0, 0, 0])
    // and when it is used for another one, that is none of the first.
    (script.duTag, script.cuTag) = (0xD1, 0xC1)
    script.handshake(duAddresses: [first])
    script.send(.du, script.message("d", tsn: 100, sequence: 0))
    script.duAddress = second
    (script.duTag, script.cuTag) = (AssociationScript.duTag, AssociationScript.cuTag)
    script.send(.du, script.message("e", tsn: 103, sequence: 3))
    #expect(script.received.messages.map(\.path.association) == [0, 0, 0, 1, 0])
    #expect(!script.received.changes.map(\.kind).contains(.restarted))
  }

  @Test func theLastAddressIsNotTakenAway() {
    var script = AssociationScript.established()
    let change = AddressChange(isAddition: false, request: 1, address: script.duAddress)
    script.send(
      .du, .addressConfiguration(serialNumber: 1, parameters: [.address(script.duAddress), change.parameter]))
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    #expect(script.received.messages.map(\.path.association) == [0])
  }

  @Test func withoutTheSetUpTagsTellWhatBelongsTogether() {
    var script = AssociationScript()
    script.send(.du, script.message("a", tsn: 10, sequence: 5))
    (script.duAddress, script.cuAddress) = (second, third)
    script.send(.du, script.message("b", tsn: 11, sequence: 6))
    script.duAddress = IPAddress(ipv4: 0x0A00_0303)
    script.send(.du, tag: 0x1234, script.message("c", tsn: 1, sequence: 0))
    #expect(script.received.messages.map(\.path.association) == [0, 0, 1])
  }

  @Test func aSetUpThatIsSentAgainToAnotherAddressIsTheSame() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du, [script.duAddress, second]))
    script.cuAddress = third
    script.send(.du, tag: 0, script.initiation(.du, [script.duAddress, second]))
    script.send(.cu, script.initiation(.cu))
    script.send(.du, .cookieEcho([1]))
    #expect(script.decoder.counts.associations == 1)
    #expect(script.received.changes.map(\.kind) == [.started])
  }

  // MARK: Captures that start late

  @Test func aCaptureFromTheAnswerOnHasTheStart() {
    var script = AssociationScript()
    script.send(.cu, script.initiation(.cu))
    script.send(.du, .cookieEcho([1]))
    script.send(.du, script.message("a", tsn: 100, sequence: 0))
    let path = script.received.messages.first?.path
    #expect(path?.side == 0 && path?.startCaptured == true && path?.initiator == 0)
    #expect(script.received.defects.isEmpty)
  }

  @Test func aSetUpWithoutItsCookieInTheCaptureIsComplete() {
    var script = AssociationScript()
    script.send(.du, tag: 0, script.initiation(.du))
    script.send(.cu, script.initiation(.cu))
    script.send(.cu, script.message("a", tsn: 5000, sequence: 0))
    script.send(.du, script.message("b", tsn: 100, sequence: 0))
    #expect(script.received.texts == ["a", "b"])
    #expect(script.received.changes.map(\.kind) == [.started, .established])
  }

  @Test func whatOnlyEndsAnAssociationBeginsNone() {
    var script = AssociationScript()
    script.send(.du, .abort(isReflected: false, causes: []))
    script.send(.du, .shutdownComplete(isReflected: true))
    script.send(.du, tag: 0, script.message("x", tsn: 1, sequence: 0))
    #expect(script.received.entries.isEmpty)
    #expect(script.decoder.counts.associations == 0 && script.decoder.counts.strayPackets == 3)
  }
}
