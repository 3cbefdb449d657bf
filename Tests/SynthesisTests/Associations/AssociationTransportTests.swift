import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// How SCTP carries the messages of an association. RFC 9260.
@Suite struct AssociationTransportTests {
  private static let ues = "ues:\n  - { life: attach, count: 4, every: 7, bearers: 2, transfers: 5 }"

  private func types(_ packets: [DecodedPacket]) -> [ChunkType] {
    packets.flatMap { $0.packet.chunks.map(\.type) }
  }

  @Test func anAssociationBeginsWithTheHandshake() throws {
    let packets = try SampleAssociation.scenario().packets()
    #expect(
      types(Array(packets.prefix(4))) == [
        .initiation, .initiationAcknowledgement, .cookieEcho, .cookieAcknowledgement,
      ])
    guard case .initiation(let first)? = packets[0].packet.chunks.first,
      case .initiation(let second)? = packets[1].packet.chunks.first
    else {
      Issue.record("no INIT")
      return
    }
    #expect(packets[0].packet.header.verificationTag == 0)
    // Each end is addressed by the tag that it has given.
    #expect(packets[1].packet.header.verificationTag == first.initiateTag)
    #expect(packets[2].packet.header.verificationTag == second.initiateTag)
    #expect(packets[4].data.first?.tsn == first.initialTSN)
    #expect([first.outboundStreams, second.outboundStreams] == [4, 4])
    #expect(packets[0].packet.header.destinationPort == 38472)
  }

  @Test func aCaptureMayBeginInTheMiddle() throws {
    let packets = try SampleAssociation.scenario(
      replacing: ["streams: 4": "streams: 4, handshake: false"]
    ).packets()
    #expect(packets[0].data.count == 1)
  }

  @Test func numbersAreConsecutiveAndAcknowledgedNeverBeforeTheyAreSent() throws {
    let packets = try SampleAssociation.scenario(Self.ues).packets()
    var sent: [UInt32: UInt32] = [:]
    var sequences: [[UInt32]: UInt32] = [:]
    var acknowledgements = 0
    for packet in packets {
      for chunk in packet.packet.chunks {
        switch chunk {
        case .data(let data):
          if let last = sent[packet.source] { #expect(data.tsn == last &+ 1) }
          sent[packet.source] = data.tsn
          let flow = [packet.source, UInt32(data.stream)]
          #expect(data.sequence == sequences[flow, default: 0])
          sequences[flow] = data.sequence + 1
        case .acknowledgement(let sack):
          acknowledgements += 1
          let other = sent.first { $0.key != packet.source }?.value
          #expect(other.map { Int32(bitPattern: sack.cumulativeTSN &- $0) <= 0 } == true)
        default: break
        }
      }
    }
    #expect(acknowledgements > 20)
    #expect(zip(packets, packets.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test(arguments: [false, true])
  func longMessagesAreFragmented(_ isInterleaved: Bool) throws {
    let long = String(repeating: "ab", count: 3000)
    let scenario = try SampleAssociation.scenario(
      "exchanges:\n  - { message: ULRRCMessageTransfer, ies: { SRBID: 1, RRCContainer: \"\(long)\" } }",
      replacing: ["streams: 4": "streams: 4, i_data: \(isInterleaved)"])
    let chunks = try scenario.packets().flatMap(\.data).dropFirst(2)
    #expect(chunks.count == 3)
    #expect(chunks.map(\.isBeginning) == [true, false, false])
    #expect(chunks.map(\.isEnd) == [false, false, true])
    #expect(Set(chunks.map(\.sequence)).count == 1)
    #expect(chunks.allSatisfy { $0.isInterleaved == isInterleaved })
    #expect(chunks.reduce(0) { $0 + $1.data.count } > 3000)
    #expect(try Synthesizer(scenario).frames().allSatisfy { $0.bytes.count <= 1514 })
  }

  @Test func messagesThatAreSentTogetherShareAPacket() throws {
    let many = "ues:\n  - { life: attach, count: 20, every_us: 100, transfers: 4 }"
    let alone = try SampleAssociation.scenario(many).packets()
    let bundled = try SampleAssociation.scenario(
      many, replacing: ["streams: 4": "streams: 4, bundling: 400"]
    ).packets()
    #expect(alone.allSatisfy { $0.data.count <= 1 })
    #expect(bundled.contains { $0.data.count > 2 })
    #expect(alone.flatMap(\.data).count == bundled.flatMap(\.data).count)
  }

  @Test func whatIsSentAgainHasTheSameNumber() throws {
    let scenario = try SampleAssociation.scenario(
      Self.ues,
      replacing: ["streams: 4": "streams: 4, retransmissions: 100", "duration: 500": "duration: 3000"])
    let chunks = try scenario.packets().flatMap(\.data)
    let repeated = chunks.count - Set(chunks).count
    #expect(repeated > 0)
    // Nothing else is repeated: a number stands for one chunk.
    #expect(Set(chunks.map { [$0.tsn, UInt32($0.stream), $0.sequence] }).count == chunks.count - repeated)
  }

  @Test func bothPathsHaveHeartbeatsAndTheSecondIsUsedFromTheFailoverOn() throws {
    let scenario = try SampleAssociation.scenario(
      Self.ues,
      replacing: [
        "ip: \"10.0.0.1\"": "ip: \"10.0.0.1\", second_ip: \"10.0.1.1\"",
        "ip: \"10.0.0.3\"": "ip: \"10.0.0.3\", second_ip: \"10.0.1.3\"",
        "streams: 4": "streams: 4, heartbeats: 100, failover: 20",
      ])
    let packets = try scenario.packets()
    let second: Set<UInt32> = [0x0A00_0101, 0x0A00_0103]
    let beats = packets.filter { $0.packet.chunks[0].type == .heartbeat }
    #expect(Set(beats.map(\.source)) == second.union([0x0A00_0001, 0x0A00_0003]))
    let start = packets[0].time
    let data = packets.filter { !$0.data.isEmpty }
    #expect(data.allSatisfy { second.contains($0.source) == ($0.time - start >= 20_000_000) })
    guard case .initiation(let first)? = packets[0].packet.chunks.first else {
      Issue.record("no INIT")
      return
    }
    #expect(first.addresses.map(\.description) == ["10.0.0.1", "10.0.1.1"])
  }

  @Test func anAssociationIsShutDownOrAborted() throws {
    let shutDown = try SampleAssociation.scenario(replacing: ["streams: 4": "streams: 4, end: 300"]).packets()
    #expect(types(shutDown.suffix(3)) == [.shutdown, .shutdownAcknowledgement, .shutdownComplete])
    let aborted = try SampleAssociation.scenario(
      replacing: ["streams: 4": "streams: 4, end: 300, ends_by: abort, ended_by: CU"]
    ).packets()
    #expect(types(aborted.suffix(1)) == [.abort])
    #expect(aborted.last?.source == 0x0A00_0003)
  }

  @Test func itMayLieInUDPOrIPv6() throws {
    let udp = try Synthesizer(
      try SampleAssociation.scenario(replacing: ["streams: 4": "streams: 4, udp_port: 9899"])
    ).frames()
    #expect(udp.allSatisfy { $0.bytes[23] == 17 && $0.bytes[34] == 38 && $0.bytes[35] == 171 })
    let six = try Synthesizer(
      try SampleAssociation.scenario(replacing: [
        "\"10.0.0.1\"": "\"2001:db8::1\"", "\"10.0.0.3\"": "\"2001:db8::3\"",
      ])
    ).frames()
    #expect(six.allSatisfy { $0.bytes[12] == 0x86 && $0.bytes[20] == 132 })
  }
}
