import Fronthaul

/// How the U-plane is compressed. CUS 8.3.3.13.
extension Fault {
  static let userPlaneCompression: [Fault] = [
    Fault(
      "u-plane-method-reserved", "udCompMeth of a section is reserved",
      .uPlane(trips: "cus/8.3.3.13/method-known"), strength: Strength(9, in: 9...15, "udCompMeth"),
      where: \.hasCompressionHeader
    ) { message, context in
      message.uSection { section in
        guard let header = section.compressionHeader else { return }
        section.compressionHeader = CompressionHeader(
          rawValue: header.rawValue & 0xF0 | UInt8(context.value))
      }
    },
    Fault(
      "compression-change", "A message is compressed with two bits less than the others of its flow",
      .uPlane(trips: "cus/8.3.3.13/compression-constant"), where: \.hasCompressionHeader
    ) { message, _ in
      message.recompress { old in
        CompressionHeader(old.method, width: old.width > 3 ? old.width - 2 : old.width + 2)
      }
    }
    .beside(otherCompression),
    Fault(
      "compression-method-change", "A message is compressed by another method than the others of its flow",
      .uPlane(trips: "cus/8.3.3.13/compression-constant"), where: \.hasCompressionHeader
    ) { message, _ in
      message.recompress { old in
        CompressionHeader(old.method == .none ? .blockFloatingPoint : .none, width: old.width)
      }
    }
    .beside(otherCompression),
    Fault(
      "header-form-change", "udCompHdr is left out where the flow has it, or sent where it has none",
      .uPlane(trips: "cus/8.3.3.13/header-form-constant"), .uPlane(trips: "cus/8.3.3.13/header-as-declared")
    ) { message, _ in
      message.uSection { $0.compressionHeader = $0.compressionHeader == nil ? $0.compression : nil }
    },
    Fault(
      "modulation-in-ul", "An uplink message has modulation compression",
      .uPlane(trips: "cus/A.5/uplink-no-modulation"), isDownlink: false, where: \.hasCompressionHeader
    ) { message, _ in
      message.recompress { old in
        CompressionHeader(old.modulation, width: min(old.width, widestModulation))
      }
    },
    Fault(
      "modulation-width", "Modulation compression has 6 bits",
      .uPlane(trips: "cus/A.5/width-for-method"),
      strength: Strength(6, in: 6...16, "bits"),
      where: { $0.hasCompressionHeader && [4, 6, 8].contains($0.compression?.methodCode) }
    ) { message, context in
      message.recompress { CompressionHeader($0.method, width: context.value) }
    },
    Fault(
      "mu-law-width", "Mu-law compression has 7 bits", .uPlane(trips: "cus/A.3/mu-law-width"),
      strength: Strength(7, in: 4...7, "bits"),
      where: { $0.hasCompressionHeader && $0.compression?.method == .muLaw }
    ) { message, context in
      message.recompress { CompressionHeader($0.method, width: context.value) }
    },
    Fault(
      "compression-not-requested", "An uplink message is compressed otherwise than the C-plane asks",
      .uPlane(trips: "cus/8.3.3.13/uplink-as-requested"),
      .uPlane(trips: "cus/8.3.3.13/uplink-unrequested-compression"), isDownlink: false,
      where: \.hasCompressionHeader
    ) { message, _ in
      message.recompress { old in
        old.method == .none
          ? CompressionHeader(.blockFloatingPoint, width: 9) : CompressionHeader(.none, width: 16)
      }
    }
    .beside("cus/8.3.3.13/compression-constant"),
    Fault(
      "compression-of-sibling",
      "A downlink message is compressed otherwise than others of its C-plane message",
      .uPlane(trips: "cus/8.1.2/one-compression"), isDownlink: true, where: \.hasCompressionHeader
    ) { message, _ in
      message.recompress { CompressionHeader($0.method, width: $0.width > 3 ? $0.width - 2 : $0.width + 2) }
    }
    .beside("cus/8.3.3.13/compression-constant"),
    Fault(
      "request-compression-change", "A second message for an uplink section asks for another compression",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/one-request"), isDownlink: false
    ) { message, _ in
      let width = message.header("udIqWidth") ?? 0
      message.header("udIqWidth", width == 9 ? 14 : 9)
    }
    .beside("cus/8.3.3.13/uplink-as-requested"),
  ]

  /// What tells that sections are compressed otherwise than they were asked for, or than others of their message.
  static let otherCompression = ["cus/8.3.3.13/uplink-as-requested", "cus/8.1.2/one-compression"]

  /// Half the bits of a point of 1024-QAM.
  private static let widestModulation = 5
}

extension PlannedMessage {
  /// Compresses the first section otherwise, and says so in its header.
  mutating func recompress(_ change: (CompressionHeader) -> CompressionHeader) {
    uSection { section in
      section.compression = change(section.compression)
      if section.compressionHeader != nil { section.compressionHeader = section.compression }
    }
  }
}

extension CompressionHeader {
  /// Modulation compression of the same resource elements.
  fileprivate var modulation: CompressionMethod {
    if hasPRBMasks { return .modulationSelective }
    return hasSectionMasks ? .modulationSectionMasks : .modulation
  }
}
