import CaptureFiles
import Transport
import Wire

/// What a decoder tells, in order.
struct ReceivedMessages: UserMessageConsumer {
  enum Entry: Equatable {
    case message(UserMessage, [UInt8])
    case change(AssociationChange)
    case defect(AssociationDefect)
  }

  var entries: [Entry] = []
  /// The frame of each entry.
  var frames: [Int] = []

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    entries.append(.message(message, message.payload.map { bytes[$0] }))
    frames.append(frame.number)
  }

  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {
    entries.append(.change(change))
    frames.append(frame.number)
  }

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
    entries.append(.defect(defect))
    frames.append(frame.number)
  }

  var messages: [UserMessage] {
    entries.compactMap { if case .message(let message, _) = $0 { message } else { nil } }
  }
  var payloads: [[UInt8]] {
    entries.compactMap { if case .message(_, let payload) = $0 { payload } else { nil } }
  }
  var texts: [String] { payloads.map { String(decoding: $0, as: UTF8.self) } }
  var changes: [AssociationChange] {
    entries.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }
  var defects: [AssociationDefect.Kind] {
    entries.compactMap { if case .defect(let defect) = $0 { defect.kind } else { nil } }
  }
}

/// Packets of an association between a DU (10.0.0.1, port 40000) and a CU (10.0.0.2, port 38472), sent one after the
/// other through a decoder.
struct AssociationScript {
  enum Side { case du, cu }

  static let duTag: UInt32 = 0xD0D0_D0D0
  static let cuTag: UInt32 = 0xC0C0_C0C0

  var decoder: SCTPDecoder
  private var transport = TransportDecoder()
  var received = ReceivedMessages()
  var number = 0
  var time: Int64 = 1_700_000_000_000_000_000
  /// The tags that each side expects; the TSNs with which each begins.
  var duTag = Self.duTag
  var cuTag = Self.cuTag
  var duTSN: UInt32 = 100
  var cuTSN: UInt32 = 5000
  var duAddress = IPAddress(ipv4: 0x0A00_0001)
  var cuAddress = IPAddress(ipv4: 0x0A00_0002)
  var duPort: UInt16 = 40000
  var cuPort: UInt16 = 38472

  init(_ decoder: SCTPDecoder = SCTPDecoder()) { self.decoder = decoder }

  /// With the four packets of the handshake sent.
  static func established(_ decoder: SCTPDecoder = SCTPDecoder()) -> AssociationScript {
    var script = AssociationScript(decoder)
    script.handshake()
    return script
  }

  mutating func handshake(duAddresses: [IPAddress] = [], cuAddresses: [IPAddress] = []) {
    send(.du, tag: 0, initiation(.du, duAddresses))
    send(.cu, initiation(.cu, cuAddresses))
    send(.du, .cookieEcho([1, 2, 3]))
    send(.cu, .cookieAcknowledgement)
  }

  func initiation(_ side: Side, _ addresses: [IPAddress] = []) -> Chunk {
    var chunk = InitiationChunk(
      isAcknowledgement: side == .cu, initiateTag: side == .du ? duTag : cuTag,
      initialTSN: side == .du ? duTSN : cuTSN)
    chunk.parameters = addresses.map(ChunkParameter.address)
    return .initiation(chunk)
  }

  /// A whole ordered message.
  func message(
    _ text: String, tsn: UInt32, stream: UInt16 = 0, sequence: UInt32, payloadProtocol: UInt32 = 62,
    isUnordered: Bool = false
  ) -> Chunk {
    var chunk = DataChunk(
      tsn: tsn, stream: stream, sequence: sequence, payloadProtocol: payloadProtocol, Array(text.utf8))
    chunk.isUnordered = isUnordered
    return .data(chunk)
  }

  /// The packet that carries chunks, up to the IP header.
  func packet(_ side: Side, tag: UInt32? = nil, _ chunks: [Chunk]) -> [UInt8] {
    let ports = side == .du ? (duPort, cuPort) : (cuPort, duPort)
    let header = SCTPHeader(
      sourcePort: ports.0, destinationPort: ports.1, verificationTag: tag ?? (side == .du ? cuTag : duTag))
    return SCTPPacket(header, chunks).encode()
  }

  mutating func send(_ side: Side, tag: UInt32? = nil, _ chunks: Chunk...) {
    frame(side, packet(side, tag: tag, chunks))
  }

  /// Sends the bytes of an SCTP packet; `kept` octets of the frame are captured.
  mutating func frame(_ side: Side, _ packet: [UInt8], kept: Int? = nil) {
    let (source, destination) = side == .du ? (duAddress, cuAddress) : (cuAddress, duAddress)
    ethernet(Frames.ip(packet, from: source, to: destination, transportProtocol: 132), kept: kept)
  }

  mutating func ethernet(_ packet: [UInt8], type: Int = 0x0800, kept: Int? = nil) {
    let frame = Frames.ethernet(type: packet.first.map { $0 >> 4 } == 6 ? 0x86DD : type, packet)
    raw(Array(frame.prefix(kept ?? frame.count)), .ethernet, original: frame.count)
  }

  mutating func raw(_ frame: [UInt8], _ linkType: LinkType, original: Int? = nil) {
    number += 1
    time += 1_000_000
    let info = FrameInfo(
      number: number, time: time, capturedLength: frame.count, originalLength: original, linkType: linkType)
    // Taken out, because the script is what it decodes into.
    var transport = transport
    _ = transport.decode(info, frame.span, into: &self)
    self.transport = transport
  }

  mutating func finish() { decoder.finish(into: &received) }
}

extension AssociationScript: PacketConsumer {
  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    _ = decoder.decode(packet, bytes, of: frame, into: &received)
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { true }
}
