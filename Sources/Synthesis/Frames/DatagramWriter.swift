import Transport
import Wire

/// Writes the headers of IP and UDP in front of eCPRI. RFC 791, RFC 8200, RFC 768.
struct DatagramWriter {
  let from: InternetEndpoint
  let to: InternetEndpoint

  private static let udp: UInt8 = 17
  private static let udpBytes = 8
  /// Expedited forwarding, in the place of the traffic class.
  private static let trafficClass: UInt8 = 46 << 2
  private static let hopLimit: UInt8 = 64

  init(from: InternetEndpoint, to: InternetEndpoint) {
    self.from = from
    self.to = to
  }

  /// Appends EtherType and headers, with lengths and checksums still 0.
  /// - Returns: where the IP header begins.
  func begin(_ writer: inout ByteWriter) -> Int {
    writer.u16(from.address.isIPv6 ? 0x86DD : 0x0800)
    let start = writer.count
    if from.address.isIPv6 {
      writer.bits(6, 4)
      writer.u8(Self.trafficClass)
      writer.bits(0, 20)
      writer.u16(0)
      writer.u8(Self.udp)
      writer.u8(Self.hopLimit)
    } else {
      writer.u8(0x45)
      writer.u8(Self.trafficClass)
      writer.u32(0)
      // May not be fragmented: a symbol in parts is of no use.
      writer.u16(0x4000)
      writer.u8(Self.hopLimit)
      writer.u8(Self.udp)
      writer.u16(0)
    }
    write(from.address, into: &writer)
    write(to.address, into: &writer)
    writer.u16(from.port)
    writer.u16(to.port)
    writer.u32(0)
    return start
  }

  /// Fills in what is known when the payload is there.
  func finish(_ start: Int, _ writer: inout ByteWriter) {
    let header = start..<(start + to.headerBytes - Self.udpBytes)
    let length = writer.count - header.upperBound
    writer.patch(u16: UInt16(clamping: length), at: header.upperBound + 4)
    if from.address.isIPv6 {
      writer.patch(u16: UInt16(clamping: length), at: start + 4)
    } else {
      writer.patch(u16: UInt16(clamping: writer.count - start), at: start + 2)
      writer.patch(u16: ~Self.sum(writer.bytes[header]), at: start + 10)
    }
    // The pseudo header: addresses, protocol and length.
    let addresses = header.upperBound - (from.address.isIPv6 ? 32 : 8)
    let words = UInt64(Self.sum(writer.bytes[addresses...])) + UInt64(Self.udp) + UInt64(length)
    let checksum = ~Self.folded(words)
    writer.patch(u16: checksum == 0 ? 0xFFFF : checksum, at: header.upperBound + 6)
  }

  private func write(_ address: IPAddress, into writer: inout ByteWriter) {
    if address.isIPv6 {
      writer.u64(address.high)
      writer.u64(address.low)
    } else {
      writer.u32(UInt32(truncatingIfNeeded: address.low))
    }
  }

  /// The sum of RFC 1071, not yet inverted.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var sum: UInt64 = 0
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      sum += UInt64(bytes[index]) << 8 | UInt64(bytes[index + 1])
      index += 2
    }
    if index < bytes.endIndex { sum += UInt64(bytes[index]) << 8 }
    return folded(sum)
  }

  private static func folded(_ sum: UInt64) -> UInt16 {
    var sum = sum
    while sum > 0xFFFF { sum = sum >> 16 + sum & 0xFFFF }
    return UInt16(truncatingIfNeeded: sum)
  }
}
