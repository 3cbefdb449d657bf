/// The eCPRI common header (eCPRI 2.0, 3.1.3.1).
///
///      0      ecpriVersion 4 | reserved 3 | C 1
///      1      ecpriMessage 8
///      2      ecpriPayload 16, bytes behind this header
struct CommonHeader {
  var first: UInt8
  var type: UInt8
  var payloadSize: Int
  /// Behind the last byte of the message: by its size, or at the end of the frame if that is nearer.
  var declaredEnd: Int
  /// Bytes of the frame behind this header.
  var available: Int
  /// Where the next message begins if there is one: 4-byte aligned, counted from the start of the packet.
  var next: Int
  /// Whether the frame has room for a header there.
  var isFollowed: Bool
  /// Whether the capture seems to have cut the frame in this message, so that its length is not known.
  var isOfCutFrame = false

  /// - Parameter start: at least four bytes from the end of `bytes`.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at start: Int, frameEnd: Int, packetStart: Int) {
    first = bytes[start]
    type = bytes[start &+ 1]
    payloadSize = Int(bytes[start &+ 2]) << 8 | Int(bytes[start &+ 3])
    available = max(0, frameEnd &- start &- 4)
    // Some units send 0 for a message that fills the frame; the rule on sizes says so, and the rest is read.
    let isUnset = payloadSize == 0 && (type == 0 || type == 2)
    declaredEnd = isUnset ? frameEnd : min(frameEnd, start &+ 4 &+ payloadSize)
    next = packetStart &+ ((declaredEnd &- packetStart &+ 3) & ~3)
    isFollowed = frameEnd &- next >= 4
  }

  /// Where a frame of this message ends at least, by its size and by whether another message follows.
  func claimedEnd(from start: Int, packetStart: Int) -> Int {
    let end = start + 4 + payloadSize
    guard isConcatenated else { return end }
    return packetStart + ((end - packetStart + 3) & ~3) + 4
  }

  /// Whether the header announces more bytes than the frame has: a longer message, or one more message.
  @inline(__always) var isUnfulfilled: Bool { payloadSize > available || isConcatenated && !isFollowed }
  @inline(__always) var version: Int64 { Int64(first >> 4) }
  @inline(__always) var reserved: Int64 { Int64(first >> 1 & 7) }
  @inline(__always) var isConcatenated: Bool { first & 1 != 0 }
}
