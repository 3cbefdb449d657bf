import Fronthaul

/// The U-plane. CUS 8.3.
extension Fault {
  static let userPlane: [Fault] = [
    Fault(
      "u-plane-reserved-bits", "The byte behind udCompHdr is not 0",
      .uPlane(trips: "cus/8.3.3.14/reserved-byte"),
      strength: Strength(0xFF, in: 1...255, "value of the byte"),
      where: \.hasCompressionHeader
    ) { message, context in message.uSection { $0.reserved = UInt8(context.value) } },
    Fault(
      "compression-change", "A message is compressed with two bits less than the others of its flow",
      .uPlane(trips: "cus/8.3.3.13/compression-constant"), where: \.hasCompressionHeader
    ) { message, _ in
      message.uSection { section in
        let old = section.compression
        let width = old.width > 3 ? old.width - 2 : old.width + 2
        section.compression = CompressionHeader(old.method, width: width)
        section.compressionHeader = section.compression
      }
    },
  ]
}

extension PlannedMessage {
  /// Whether its first section has `udCompHdr`.
  var hasCompressionHeader: Bool {
    guard case .uPlane(let message) = content else { return false }
    return message.sections.first?.compressionHeader != nil
  }
}
