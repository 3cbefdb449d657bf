import Fronthaul

/// What is in the samples of the U-plane. CUS 8.3.3.15, 8.3.3.16.
extension Fault {
  static let samples: [Fault] = [
    Fault(
      "saturated-iq", "All samples of a section are at an end of their range",
      .uPlane(trips: "cus/8.3.3.16/no-saturation"), where: \.hasSections
    ) { message, _ in
      message.uSection { $0.signal = .saturated }
    },
    Fault(
      "silent-uplink", "All samples of an uplink section are 0", .uPlane(trips: "cus/8.3.3.16/uplink-power"),
      isDownlink: false, where: \.hasSections
    ) { message, _ in
      message.uSection { $0.signal = .silent }
    },
    Fault(
      "dead-antenna", "All samples of all uplink sections are 0: give a high count",
      .uPlane(trips: "conf/3.2.3.1.3/antenna-power"), isDownlink: false, where: \.hasSections
    ) { message, _ in
      message.uPlane { content in
        for section in content.sections.indices { content.sections[section].signal = .silent }
      }
    }
    .beside("cus/8.3.3.16/uplink-power"),
    Fault(
      "silent-downlink", "All samples of a downlink section are 0",
      .uPlane(trips: "cus/8.3.3.16/downlink-power"), isDownlink: true, where: \.hasSections
    ) { message, _ in
      message.uSection { $0.signal = .silent }
    },
    Fault(
      "constant-iq", "All resource elements of a section have the same value",
      .uPlane(trips: "cus/8.3.3.16/not-constant"), where: \.hasSections
    ) { message, _ in
      message.uSection { $0.signal = .constant }
    },
    Fault(
      "large-exponent", "The exponents of a section are larger than samples of 16 bits need",
      .uPlane(trips: "cus/8.3.3.15/exponent-range"), strength: Strength(15, in: 8...15, "exponent"),
      where: { [1, 5, 7].contains($0.compression?.methodCode) }
    ) { message, context in
      message.uSection { $0.signal = .exponent(UInt8(context.value)) }
    },
    Fault(
      "exponent-reserved-bits", "The bytes with the exponents have other bits than 0 in their upper half",
      .uPlane(trips: "cus/8.3.3.15/reserved-bits"), where: { [1, 7].contains($0.compression?.methodCode) }
    ) { message, _ in
      message.uSection { $0.signal = .exponent(0x10) }
    },
    Fault(
      "downlink-level", "A downlink section has another level than the others",
      .uPlane(trips: "cus/8.1.3/reference-level"),
      strength: Strength(6, in: 0...60, "dB below full scale"), isDownlink: true, where: \.hasSections
    ) { message, context in
      message.uSection { $0.signal = .level(context.value) }
    },
  ]
}
