import Transport
import Wire

/// Writes an IP header. RFC 791, RFC 8200.
struct InternetWriter {
  let from: IPAddress
  let to: IPAddress
  /// The protocol that it carries.
  let carried: UInt8
  let trafficClass: UInt8

  private static let hopLimit: UInt8 = 64

  init(from: IPAddress, to: IPAddress, carrying carried: UInt8, trafficClass: UInt8) {
    self.from = from
    self.to = to
    self.carried = carried
    self.trafficClass = trafficClass
  }

  var headerBytes: Int { from.isIPv6 ? 40 : 20 }

  /// Appends EtherType and header, with lengths and checksum still 0.
  /// - Returns: where the IP header begins.
  func begin(_ writer: inout ByteWriter) -> Int {
    writer.u16(from.isIPv6 ? 0x86DD : 0x0800)
    let start = writer.count
    if from.isIPv6 {
      writer.bits(6, 4)
      writer.u8(trafficClass)
      writer.bits(0, 20)
      writer.u16(0)
      writer.u8(carried)
      writer.u8(Self.hopLimit)
    } else {
      writer.u8(0x45)
      writer.u8(trafficClass)
      writer.u32(0)
      // May not be fragmented: what it carries is made to fit.
      writer.u16(0x4000)
      writer.u8(Self.hopLimit)
      writer.u8(carried)
      writer.u16(0)
    }
    write(from, into: &writer)
    write(to, into: &writer)
    return start
  }

  /// Fills in what is known when the payload is there.
  func finish(_ start: Int, _ writer: inout ByteWriter) {
    let length = writer.count - start
    if from.isIPv6 {
      writer.patch(u16: UInt16(clamping: length - headerBytes), at: start + 4)
    } else {
      writer.patch(u16: UInt16(clamping: length), at: start + 2)
      writer.patch(u16: ~InternetChecksum.sum(writer.bytes[start..<start + headerBytes]), at: start + 10)
    }
  }

  private func write(_ address: IPAddress, into writer: inout ByteWriter) {
    if address.isIPv6 {
      writer.u64(address.high)
      writer.u64(address.low)
    } else {
      writer.u32(UInt32(truncatingIfNeeded: address.low))
    }
  }
}

/// Sums of 16-bit words in one's complement. RFC 1071.
enum InternetChecksum {
  /// The sum, not yet inverted.
  static func sum(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var sum: UInt64 = 0
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      sum += UInt64(bytes[index]) << 8 | UInt64(bytes[index + 1])
      index += 2
    }
    if index < bytes.endIndex { sum += UInt64(bytes[index]) << 8 }
    return folded(sum)
  }

  static func folded(_ sum: UInt64) -> UInt16 {
    var sum = sum
    while sum > 0xFFFF { sum = sum >> 16 + sum & 0xFFFF }
    return UInt16(truncatingIfNeeded: sum)
  }
}
