import Testing
import Transport
import Wire

@Suite struct ChunkTests {
  static let chunks: [Chunk] = {
    var interleaved = DataChunk(tsn: 7, stream: 8, sequence: 0xFFFF_FFFE, payloadProtocol: 64, [1, 2, 3])
    interleaved.isInterleaved = true
    var middle = interleaved
    (middle.isBeginning, middle.isEnd, middle.payloadProtocol, middle.fragmentNumber) = (false, false, 0, 9)
    var unordered = DataChunk(tsn: .max, stream: .max, sequence: 0xFFFF, payloadProtocol: .max, [0])
    (unordered.isUnordered, unordered.isImmediate, unordered.isEnd) = (true, true, false)
    var initiation = InitiationChunk(initiateTag: 1, initialTSN: 2)
    initiation.parameters = [
      .address(IPAddress(ipv4: 0x0A00_0001)), .address(IPAddress(ipv6: 0xFD00 << 48, 1)),
      ChunkParameter(type: ChunkParameter.stateCookie, value: [1, 2, 3, 4, 5]),
      ChunkParameter(type: 0x8000, value: []),
    ]
    var acknowledgement = AcknowledgementChunk(
      cumulativeTSN: 5, gapBlocks: [.init(start: 2, end: 3), .init(start: 9, end: 9)])
    acknowledgement.duplicateTSNs = [4, 4]
    var nonRenegable = acknowledgement
    nonRenegable.isNonRenegable = true
    nonRenegable.nonRenegableBlocks = [.init(start: 12, end: 14)]
    let reset = OutgoingStreamReset(request: 1, response: 2, lastTSN: 3, streams: [4, 5, 6])
    let addition = AddressChange(isAddition: true, request: 1, address: IPAddress(ipv4: 7))
    return [
      .data(DataChunk(tsn: 1, stream: 2, sequence: 3, payloadProtocol: 62, [1, 2, 3, 4, 5])),
      .data(unordered),
      .data(interleaved), .data(middle), .initiation(initiation),
      .initiation(InitiationChunk(isAcknowledgement: true, initiateTag: 9, initialTSN: 8)),
      .acknowledgement(acknowledgement), .acknowledgement(nonRenegable), .heartbeat([1, 2, 3, 4, 5]),
      .abort(isReflected: true, causes: [ChunkParameter(type: 12, value: Array("bye".utf8))]),
      .error(causes: [ChunkParameter(type: 3, value: [0, 0, 0, 1])]), .shutdown(cumulativeTSN: 77),
      .shutdownAcknowledgement, .shutdownComplete(isReflected: false), .shutdownComplete(isReflected: true),
      .cookieEcho([1]), .cookieAcknowledgement,
      .forward(ForwardChunk(newCumulativeTSN: 3, streams: [.init(stream: 1, sequence: 0xFFFF)])),
      .forward(
        ForwardChunk(
          isInterleaved: true, newCumulativeTSN: 3,
          streams: [.init(stream: 1, isUnordered: true, sequence: .max), .init(stream: 2, sequence: 1)])),
      .reconfiguration([reset.parameter]),
      .addressConfiguration(
        serialNumber: 1, parameters: [.address(IPAddress(ipv4: 1)), addition.parameter]),
      .other(.authentication, flags: 0, value: [0, 1, 0, 3] + pattern(20)),
      .other(.padding, flags: 0, value: [0, 0, 0]),
      .other(ChunkType(rawValue: 0x7F), flags: 0xA5, value: [1]),
      // Flags and lengths that the values above cannot show.
      .other(.data, flags: 0xF3, value: pattern(20)), .other(.shutdown, flags: 0, value: pattern(8)),
    ]
  }()

  @Test(arguments: chunks) func whatIsEncodedIsDecodedToTheSame(_ chunk: Chunk) throws {
    // Behind another one, so that padding is needed between them.
    let packet = SCTPPacket(
      SCTPHeader(sourcePort: 1, destinationPort: 2, verificationTag: 3),
      [.cookieEcho([1, 2, 3]), chunk, chunk])
    let bytes = packet.encode()
    #expect(bytes.count % 4 == 0)
    #expect(try SCTPPacket(decoding: bytes.span) == packet)
  }

  @Test func aDataChunkIsLaidOutAsTheStandardSays() {
    let data = DataChunk(tsn: 0x0102_0304, stream: 0x0506, sequence: 0x0708, payloadProtocol: 62, [0xAA])
    let bytes = SCTPPacket(
      SCTPHeader(sourcePort: 0x1122, destinationPort: 0x3344, verificationTag: 0x5566_7788), [.data(data)]
    ).encode()
    #expect(Array(bytes[..<8]) == [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88])
    #expect(
      Array(bytes[12...]) == [0, 3, 0, 17, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 62, 0xAA, 0, 0, 0])
  }

  @Test func requestsInParametersAreReadAgain() {
    let reset = OutgoingStreamReset(request: 1, response: 2, lastTSN: 3, streams: [4, 5])
    #expect(OutgoingStreamReset(reset.parameter) == reset)
    #expect(OutgoingStreamReset(ChunkParameter(type: 14, value: reset.parameter.value)) == nil)
    for isAddition in [true, false] {
      let change = AddressChange(isAddition: isAddition, request: 9, address: IPAddress(ipv6: 1, 2))
      #expect(AddressChange(change.parameter) == change)
    }
    #expect(AddressChange(ChunkParameter(type: ChunkParameter.addAddress, value: [0, 0, 0])) == nil)
  }

  @Test func theTypeTellsWhatAReceiverThatDoesNotKnowItDoes() {
    let unknown = [0x3F, 0x7F, 0xBF, 0xFF].map { ChunkType(rawValue: $0) }
    #expect(unknown.allSatisfy { !$0.isKnown })
    #expect(unknown.map(\.endsPacketIfUnknown) == [true, true, false, false])
    #expect(unknown.map(\.isReportedIfUnknown) == [false, true, false, true])
    #expect(ChunkType.data.isKnown && ChunkType.interleavedForwardTSN.description == "I-FORWARD-TSN")
  }

  @Test func lengthsThatContradictThePacketAreErrorsWithTheirPlace() {
    func error(_ chunk: [UInt8]) -> WireError? {
      do throws(WireError) {
        _ = try SCTPPacket(decoding: ([UInt8](repeating: 0, count: 12) + chunk).span)
        return nil
      } catch { return error }
    }
    #expect(error([11, 0, 0, 3]) == WireError(.badLength, at: 14, "chunk length"))
    #expect(error([11, 0, 0, 5])?.code == .badLength)
    #expect(error([11, 0])?.code == .truncated)
    #expect(error([0, 3, 0, 16] + pattern(12))?.field == "DATA without user data")
    #expect(error([0, 3, 0, 8] + pattern(4)) == WireError(.badLength, at: 14, "DATA length"))
    #expect(error([1, 0, 0, 24] + pattern(16) + [0, 5, 0, 3])?.field == "parameter length")
    #expect(error([3, 0, 0, 16] + [UInt8](repeating: 0, count: 10) + [0, 1])?.code == .badLength)
    #expect(error([11, 0, 0, 4]) == nil)
  }
}
