internal import CaptureFiles
internal import Results
internal import Transport
internal import UserPlane
internal import Wire

/// Which bytes of a frame are headers, so that they may be shown: not samples, not user data, not what signalling
/// carries.
struct HeaderBytes {
  private(set) var ranges: [Range<Int>] = []
  /// What the bytes behind the headers are.
  private(set) var rest = FrameExcerpt.LeftOut.What.payload
  /// Where the packet ends and what is behind it begins; `nil` = that is not known.
  private(set) var end: Int?

  /// Of a frame that no layer above the link could make anything of.
  init(_ link: LinkFrame?, captured: Int) {
    ranges = [0..<min(captured, link?.payload.lowerBound ?? 14)]
  }

  /// - Parameter showsPayload: whether payload counts as headers; samples never do.
  init(_ packet: Packet, _ bytes: Span<UInt8>, showsPayload: Bool) {
    self.init(packet.link, captured: bytes.count)
    // The bytes of a datagram that was put together are not those of the frame.
    guard !packet.isReassembled else { return }
    let payload = packet.payload
    ranges = [0..<payload.lowerBound]
    end = max(payload.lowerBound, packet.payloadEnd)
    if packet.carriesECPRI {
      addECPRI(payload, bytes)
    } else if showsPayload {
      ranges.append(payload)
    } else if Self.isSCTP(packet) {
      addChunks(packet, bytes)
    } else if let datagram = packet.datagram, UserPlanePacket.isGTPU(datagram),
      let header = try? GTPUHeader(bytes, payload, end: packet.payloadEnd)
    {
      ranges.append(payload.lowerBound..<min(header.end, payload.upperBound))
    }
  }

  mutating func add(_ range: Range<Int>) { ranges.append(range) }

  private static func isSCTP(_ packet: Packet) -> Bool {
    if let internet = packet.internet { return internet.transportProtocol == InternetAddresses.sctp }
    guard let datagram = packet.datagram else { return false }
    return [datagram.sourcePort, datagram.destinationPort].contains(SCTPDecoder.encapsulationPort)
  }

  /// The C-plane is all headers. A U-plane message has its own and, behind each section's, samples; what other messages
  /// carry beyond the first eight bytes is not known.
  private mutating func addECPRI(_ payload: Range<Int>, _ bytes: Span<UInt8>) {
    guard payload.count >= 4 else { return ranges.append(payload) }
    end = min(end ?? .max, Self.endOfMessages(payload, bytes))
    let length: Int
    switch bytes[payload.lowerBound + 1] {
    case 0: (length, rest) = (16, .samples)
    case 2:
      length =
        4 + (Int(bytes[payload.lowerBound + 2]) << 8 | Int(bytes[payload.lowerBound + 3]))
    default: length = 8
    }
    ranges.append(payload.lowerBound..<min(payload.lowerBound + length, payload.upperBound))
  }

  /// Where the last message of an eCPRI packet ends: each says how long it is, and whether one more follows at the next
  /// multiple of four bytes (eCPRI 3.1.3.1).
  private static func endOfMessages(_ payload: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    var (start, end) = (payload.lowerBound, payload.lowerBound)
    while payload.upperBound - start >= 4 {
      end = start + 4 + (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
      guard bytes[start] & 1 == 1 else { break }
      start = end + (4 - (end - payload.lowerBound) % 4) % 4
    }
    return end
  }

  /// All of SCTP but the user's data.
  private mutating func addChunks(_ packet: Packet, _ bytes: Span<UInt8>) {
    let start = packet.payload.lowerBound
    ranges.append(start..<min(start + 12, packet.payload.upperBound))
    var walk = ChunkWalk(bytes, from: start + 12, to: packet.payloadEnd)
    while let chunk = try? walk.next() {
      let length = chunk.type == .data ? 16 : chunk.type == .interleavedData ? 20 : chunk.end - chunk.start
      ranges.append(chunk.start..<max(chunk.start, min(chunk.start + length, chunk.capturedEnd)))
    }
  }

  /// Bytes from the start of a frame up to the first that is no header.
  func prefix(within count: Int) -> Int {
    guard let first = joined(within: count).first, first.lowerBound == 0 else { return 0 }
    return first.upperBound
  }

  /// The headers in order, those that touch joined, within a frame of so many bytes.
  func joined(within count: Int) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range = range.clamped(to: 0..<count)
      if range.isEmpty { continue }
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}

extension FrameExcerpt {
  /// - Parameters:
  ///   - bytes: what was captured of the frame.
  ///   - length: bytes that it had.
  init(frame: Int, _ bytes: [UInt8], length: Int, _ headers: HeaderBytes) {
    let ranges = headers.joined(within: bytes.count)
    let all = ranges.reduce(0) { $0 + $1.count }
    var room = Self.mostBytes
    var parts: [Part] = []
    let behind = bytes.count - min(bytes.count, max(headers.end ?? bytes.count, ranges.last?.upperBound ?? 0))
    for range in ranges where room > 0 {
      let kept = range.prefix(room)
      room -= kept.count
      parts.append(Part(offset: range.lowerBound, bytes: bytes[kept].map(Self.digits).joined()))
    }
    let kept = min(all, Self.mostBytes)
    let left: [LeftOut] = [
      LeftOut(.beyondBound, bytes: all - kept), LeftOut(headers.rest, bytes: bytes.count - all - behind),
      LeftOut(.padding, bytes: behind), LeftOut(.notCaptured, bytes: length - bytes.count),
    ]
    self.init(
      frame: frame, length: max(length, bytes.count), parts: parts, leftOut: left.filter { $0.bytes > 0 })
  }

  private static func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
