import Transport
import Wire

/// Writes the headers of IP and UDP in front of what they carry. RFC 768.
struct DatagramWriter {
  private let internet: InternetWriter
  private let sourcePort: UInt16
  private let destinationPort: UInt16

  private static let udp: UInt8 = 17
  private static let udpBytes = 8
  /// Expedited forwarding, in the place of the traffic class.
  private static let expedited: UInt8 = 46 << 2

  /// Of eCPRI, which is forwarded with priority.
  init(from: InternetEndpoint, to: InternetEndpoint) {
    self.init(
      from.address, from.port, to: to.address, to.port, trafficClass: Self.expedited)
  }

  init(
    _ address: IPAddress, _ port: UInt16, to destination: IPAddress, _ destinationPort: UInt16,
    trafficClass: UInt8
  ) {
    internet = InternetWriter(
      from: address, to: destination, carrying: Self.udp, trafficClass: trafficClass)
    sourcePort = port
    self.destinationPort = destinationPort
  }

  /// Appends EtherType and headers, with lengths and checksums still 0.
  /// - Returns: where the IP header begins.
  func begin(_ writer: inout ByteWriter) -> Int {
    let start = internet.begin(&writer)
    writer.u16(sourcePort)
    writer.u16(destinationPort)
    writer.u32(0)
    return start
  }

  /// Fills in what is known when the payload is there.
  func finish(_ start: Int, _ writer: inout ByteWriter) {
    internet.finish(start, &writer)
    let header = start + internet.headerBytes
    let length = writer.count - header
    writer.patch(u16: UInt16(clamping: length), at: header + 4)
    // The pseudo header: addresses, protocol and length.
    let addresses = header - (internet.from.isIPv6 ? 32 : 8)
    let words =
      UInt64(InternetChecksum.sum(writer.bytes[addresses...])) + UInt64(Self.udp) + UInt64(length)
    let checksum = ~InternetChecksum.folded(words)
    writer.patch(u16: checksum == 0 ? 0xFFFF : checksum, at: header + 6)
  }
}
