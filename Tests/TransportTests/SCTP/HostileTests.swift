import Testing
import Transport
import Wire

/// Packets that no stack would send.
@Suite struct HostileTests {
  @Test func aPacketThatIsCutAnywhereIsNoTrap() {
    let script = AssociationScript()
    let packet = script.packet(
      .du, [script.initiation(.du, [IPAddress(ipv6: 1, 2)]), script.message("abc", tsn: 1, sequence: 0)])
    for count in 0..<packet.count {
      // As the whole packet, and as what was captured of it.
      for kept in [nil, 34 + count] {
        var script = script
        script.frame(.du, kept == nil ? Array(packet[..<count]) : packet, kept: kept)
        script.finish()
        #expect(script.received.payloads.allSatisfy { $0.count <= 3 })
      }
    }
  }

  @Test func anUnknownChunkIsToldAndItsTypeSaysWhatFollows() {
    func texts(_ type: UInt8) -> (texts: [String], defects: [AssociationDefect.Kind]) {
      var script = AssociationScript.established()
      script.send(
        .du, .other(ChunkType(rawValue: type), flags: 0, value: [1]),
        script.message("behind", tsn: 100, sequence: 0))
      return (script.received.texts, script.received.defects)
    }
    #expect(texts(0x3D) == ([], [.unknownChunk(type: 0x3D)]))
    #expect(texts(0xBD) == (["behind"], [.unknownChunk(type: 0xBD)]))
    #expect(texts(ChunkType.authentication.rawValue) == (["behind"], []))
  }

  @Test func aChunkThatContradictsItsPacketIsToldWithItsPlace() {
    var script = AssociationScript.established()
    var packet = script.packet(
      .du, [script.message("ok", tsn: 100, sequence: 0), .cookieEcho([1, 2, 3, 4])])
    packet[packet.count - 5] = 200
    script.frame(.du, packet)
    #expect(script.received.texts == ["ok"])
    // Ethernet 14, IPv4 20, SCTP 12, DATA 16 + 2 + 2, type and flags 2.
    #expect(script.received.defects.contains(.malformed(WireError(.badLength, at: 68, "chunk length"))))
    #expect(script.decoder.counts.malformed == 1)
  }

  @Test func aFloodOfFragmentsIsBounded() {
    // Given beginnings of messages, none of which goes on,
    var script = AssociationScript.established()
    for number: UInt32 in 0..<2000 {
      var chunk = DataChunk(
        tsn: 100 + number * 2, stream: 0, sequence: number, payloadProtocol: 62, pattern(10))
      chunk.isEnd = false
      script.send(.du, .data(chunk))
    }
    // when a message follows that is whole,
    script.send(.du, script.message("whole", tsn: 4100, stream: 1, sequence: 0))
    // then it comes, and of the others no more than the bound are held at any time.
    #expect(script.received.texts == ["whole"])
    #expect(script.decoder.counts.gaps > 1400)
    #expect(script.received.defects.contains { if case .gap(_, _, .limit) = $0 { true } else { false } })
  }

  @Test func aFloodOfMessagesThatWaitIsBoundedAndNoneIsLost() {
    var script = AssociationScript.established()
    for number: UInt32 in 1...6000 {
      script.send(.du, script.message("\(number)", tsn: 100 + number, sequence: number))
    }
    #expect(script.received.texts.count > 4000)
    script.finish()
    #expect(script.received.texts == (1...6000).map(String.init))
    #expect(script.received.defects == [.gap(first: 100, last: 100, .limit)])
  }

  @Test func interleavedMessagesWithoutEndAreBounded() {
    var script = AssociationScript.established()
    let part = pattern(30_000)
    for number: UInt32 in 0..<200 {
      var chunk = DataChunk(
        tsn: 100 + number, stream: UInt16(number % 7), sequence: number, payloadProtocol: 62, part)
      (chunk.isInterleaved, chunk.isEnd) = (true, false)
      script.send(.du, .data(chunk))
    }
    script.send(.du, script.message("whole", tsn: 300, stream: 9, sequence: 0))
    #expect(script.received.texts == ["whole"])
    #expect(!script.received.defects.isEmpty)
  }

  @Test func allDirectionsTogetherHoldNoMoreThanTheirBound() {
    // Given room for half a megabyte, and twenty associations with 50 kB of a message that does not end each,
    var script = AssociationScript(SCTPDecoder(memoryLimit: 1 << 19))
    for port: UInt16 in 0..<20 {
      script.duPort = 40_000 + port
      script.handshake()
      for number: UInt32 in 0..<5 {
        var chunk = DataChunk(
          tsn: 100 + number, stream: 0, sequence: 0, payloadProtocol: 62, pattern(10_000))
        (chunk.isBeginning, chunk.isEnd) = (number == 0, false)
        script.send(.du, .data(chunk))
      }
    }
    // then the first were given up, which is counted and told, and the last goes on.
    #expect(script.decoder.counts.relievedDirections > 5)
    #expect(script.received.defects.contains { if case .incompleteMessage = $0 { true } else { false } })
    var end = DataChunk(tsn: 105, stream: 0, sequence: 0, payloadProtocol: 62, pattern(10))
    end.isBeginning = false
    script.send(.du, .data(end))
    #expect(script.received.payloads.map(\.count) == [50_010])
  }

  @Test func whatIsForgottenOfStreamsIsCounted() {
    var script = AssociationScript.established()
    for stream: UInt16 in 0..<5_000 {
      script.send(.du, script.message("m", tsn: 100 + UInt32(stream), stream: stream, sequence: 0))
    }
    #expect(script.received.texts.count == 5_000)
    #expect(script.decoder.counts.relievedDirections == 0)
    // A direction that holds something keeps its bounds.
    var chunk = DataChunk(tsn: 5_100, stream: 0, sequence: 1, payloadProtocol: 62, pattern(10))
    chunk.isEnd = false
    script.send(.du, .data(chunk))
    #expect(script.decoder.counts.relievedDirections == 1)
  }

  @Test func addressesBeyondTheBoundAreCounted() {
    var script = AssociationScript.established()
    for number: UInt64 in 0..<100 {
      let change = AddressChange(isAddition: true, request: 1, address: IPAddress(ipv6: 1, number))
      script.send(
        .du,
        .addressConfiguration(serialNumber: 1, parameters: [.address(script.duAddress), change.parameter]))
    }
    script.finish()
    #expect(script.decoder.counts.addressesLeftOut == 37)
  }

  @Test func moreAssociationsThanAreFollowedAreTold() {
    // Given room for four associations,
    var script = AssociationScript(SCTPDecoder(associationLimit: 4))
    // when five begin,
    for port: UInt16 in 0..<5 {
      script.duPort = 40_000 + port
      script.send(.du, script.message("\(port)", tsn: 1, sequence: 0))
    }
    // then the one that was silent for longest is not followed any more.
    #expect(script.received.changes.map(\.kind) == [.lost])
    #expect(script.received.changes.map(\.path.association) == [0])
    #expect(script.received.defects == [.tooManyAssociations])
    #expect(script.received.texts == ["0", "1", "2", "3", "4"])
    #expect(script.decoder.counts.lostAssociations == 1)
    // When that goes on, it is another one.
    script.duPort = 40_000
    script.send(.du, script.message("again", tsn: 2, sequence: 1))
    #expect(script.received.messages.last?.path.association == 5)
  }

  @Test func anEndedAssociationMakesRoomWithoutLoss() {
    var script = AssociationScript(SCTPDecoder(associationLimit: 2))
    for port: UInt16 in 0..<6 {
      script.duPort = 40_000 + port
      script.handshake()
      script.send(.du, .abort(isReflected: false, causes: []))
    }
    #expect(!script.received.changes.map(\.kind).contains(.lost))
    #expect(script.received.defects.isEmpty)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomBytesAreNoTrap(_ seed: UInt64) {
    var random = seed
    func next() -> UInt8 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: random >> 33)
    }
    var script = AssociationScript.established()
    for _ in 0..<3000 {
      var packet = script.packet(next() < 128 ? .du : .cu, [])
      let types: [UInt8] = [0, 0, 0, 1, 2, 3, 6, 7, 8, 10, 11, 14, 64, 64, 130, 192, 193, 194, 255]
      for _ in 0..<next() % 4 {
        let count = Int(next() % 40)
        packet +=
          [types[Int(next()) % types.count], next(), 0, UInt8(count + 4)] + (0..<count).map { _ in next() }
        while packet.count % 4 != 0 { packet.append(0) }
      }
      script.frame(.du, packet)
    }
    script.finish()
    #expect(script.decoder.counts.packets == 3004)
    #expect(script.received.messages.allSatisfy { $0.payload.count <= $0.octets })
  }
}
