import Wire

/// The request of RE-CONFIG that the sender's streams begin at 0 again (RFC 6525, 4.1).
///
///     | 13 16 | length 16 | request 32 | response 32 | sender's last TSN 32 | stream 16 | … |
public struct OutgoingStreamReset: Hashable, Sendable {
  public var request: UInt32
  public var response: UInt32
  /// Messages behind this TSN are numbered from 0.
  public var lastTSN: UInt32
  /// All streams if there are none.
  public var streams: [UInt16]

  public init(request: UInt32, response: UInt32 = 0, lastTSN: UInt32, streams: [UInt16] = []) {
    self.request = request
    self.response = response
    self.lastTSN = lastTSN
    self.streams = streams
  }

  /// `nil` for other parameters.
  public init?(_ parameter: ChunkParameter) {
    guard parameter.type == ChunkParameter.outgoingStreamReset, parameter.value.count >= 12 else {
      return nil
    }
    let bytes = parameter.value.span
    request = bytes.u32(at: 0)
    response = bytes.u32(at: 4)
    lastTSN = bytes.u32(at: 8)
    streams = []
    for at in stride(from: 12, to: parameter.value.count - 1, by: 2) { streams.append(bytes.u16(at: at)) }
  }

  public var parameter: ChunkParameter {
    var writer = ByteWriter()
    writer.u32(request)
    writer.u32(response)
    writer.u32(lastTSN)
    for stream in streams { writer.u16(stream) }
    return ChunkParameter(type: ChunkParameter.outgoingStreamReset, value: writer.bytes)
  }
}

/// The request of ASCONF that an address is added or taken away (RFC 5061, 4.2.1 and 4.2.2).
///
///     | 0xC001 or 0xC002 16 | length 16 | request 32 | address parameter |
public struct AddressChange: Hashable, Sendable {
  public var isAddition: Bool
  public var request: UInt32
  public var address: IPAddress

  public init(isAddition: Bool, request: UInt32, address: IPAddress) {
    self.isAddition = isAddition
    self.request = request
    self.address = address
  }

  /// `nil` for other parameters.
  public init?(_ parameter: ChunkParameter) {
    switch parameter.type {
    case ChunkParameter.addAddress: isAddition = true
    case ChunkParameter.deleteAddress: isAddition = false
    default: return nil
    }
    let bytes = parameter.value.span
    guard bytes.count >= 4,
      let address = [ChunkParameter].read(bytes, from: 4, to: bytes.count, capturedEnd: bytes.count)
        .parameters.first?.address
    else { return nil }
    request = bytes.u32(at: 0)
    self.address = address
  }

  public var parameter: ChunkParameter {
    var writer = ByteWriter()
    writer.u32(request)
    ChunkParameter.address(address).encode(into: &writer)
    return ChunkParameter(
      type: isAddition ? ChunkParameter.addAddress : ChunkParameter.deleteAddress, value: writer.bytes)
  }
}
