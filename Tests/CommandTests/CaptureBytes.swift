/// A pcap file of hand-made frames, a tenth of a millisecond apart.
struct CaptureBytes {
  private(set) var bytes: [UInt8] = []
  private var records = 0

  init(snapLength: UInt32 = 65_535, link: UInt32 = 1) {
    for value in [0xA1B2_C3D4, 0x0004_0002, 0, 0, snapLength, link] as [UInt32] { append(value) }
  }

  init(_ frames: [[UInt8]], snapLength: Int? = nil, link: UInt32 = 1) {
    self.init(snapLength: UInt32(snapLength ?? 65_535), link: link)
    for frame in frames { record(Array(frame.prefix(snapLength ?? .max)), original: frame.count) }
  }

  private mutating func append(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func record(_ frame: [UInt8], original: Int? = nil, claiming length: UInt32? = nil) {
    append(1_704_067_200)
    append(UInt32(records) * 100)
    append(length ?? UInt32(frame.count))
    append(UInt32(original ?? frame.count))
    bytes += frame
    records += 1
  }
}

/// Hand-made frames of the units of the demonstration profile.
enum Frame {
  static let addresses: [UInt8] = [2, 0, 0x5E, 0, 0, 2, 2, 0, 0x5E, 0, 0, 1]
  private static let vlan: [UInt8] = [0x81, 0x00, 0xE0, 0x05]

  /// An eCPRI message of a type: the size that it claims is that of what follows, unless told otherwise.
  static func message(_ type: UInt8, _ payload: [UInt8], size: Int? = nil) -> [UInt8] {
    let size = size ?? payload.count
    return [0x10, type, UInt8(size >> 8 & 0xFF), UInt8(size & 0xFF)] + payload
  }

  static func ethernet(_ message: [UInt8], tags: Int = 1) -> [UInt8] {
    let frame = addresses + Array(repeatElement(vlan, count: tags).joined()) + [0xAE, 0xFE] + message
    return frame + [UInt8](repeating: 0, count: max(0, 60 - frame.count))
  }

  /// A downlink C-plane message of section type 1 with one section.
  static func cPlane(sequence: UInt8, size: Int? = nil, more: [UInt8]? = nil) -> [UInt8] {
    let section: [UInt8] = [0x00, 0x10, 0x00, 0x0A, 0xFF, 0xFE, more == nil ? 0x00 : 0x80, 0x01]
    let header: [UInt8] = [0, 0, sequence, 0x80, 0x90, 0, 0, 0, 1, 1, 0, 0]
    return message(2, header + section + (more ?? []), size: size)
  }

  /// A downlink U-plane message of one section in block floating point of 9 bits.
  /// - Parameters:
  ///   - prbs: as many as the section says.
  ///   - missing: bytes of them that are not sent.
  ///   - fragment: E bit and subsequence identifier.
  static func uPlane(
    sequence: UInt8, symbol: UInt8 = 0, prbs: UInt8 = 10, missing: Int = 0, fragment: UInt8 = 0x80
  ) -> [UInt8] {
    let header: [UInt8] = [0, 0, sequence, fragment, 0x90, 0, 0, symbol, 0x00, 0x10, 0x00, prbs, 0x91, 0x00]
    let samples = repeatElement([3] + [UInt8](repeating: 0x55, count: 27), count: Int(prbs)).joined()
    return message(0, header + Array(samples).dropLast(missing))
  }

  /// A UDP datagram over IPv4, in as many fragments as 800 bytes each make necessary.
  static func datagram(_ message: [UInt8], port: UInt16, identification: UInt8 = 0) -> [[UInt8]] {
    let length = 8 + message.count
    let ports = [UInt8(port >> 8), UInt8(port & 0xFF)]
    let udp = ports + ports + [UInt8(length >> 8), UInt8(length & 0xFF), 0, 0] + message
    return stride(from: 0, to: udp.count, by: 800).map { start in
      let part = Array(udp[start..<min(start + 800, udp.count)])
      let total = 20 + part.count
      let flags = (start + 800 < udp.count ? 0x2000 : 0) | start / 8
      let header: [UInt8] = [
        0x45, 0, UInt8(total >> 8), UInt8(total & 0xFF), 0, identification, UInt8(flags >> 8),
        UInt8(flags & 0xFF), 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2,
      ]
      return addresses + [0x08, 0x00] + header + part
    }
  }
}
