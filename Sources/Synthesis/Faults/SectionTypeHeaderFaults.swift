import Fronthaul

/// What C-plane messages say ahead of their sections. CUS 7.5.2.8 to 7.5.2.13.
extension Fault {
  static let sectionTypeHeader: [Fault] = sections + compressionHeader + frameStructure

  private static let sections: [Fault] = [
    Fault(
      "no-sections", "The message has no section, and says so",
      .cPlane([0, 1, 3, 5, 9, 10, 11], trips: "cus/7.5.2.8/number-of-sections"),
      .uPlane(trips: "cus/8.3/section-present")
    ) { message, _ in
      message.header("numberOfSections", 0)
      message.cPlane { $0.sections = [] }
      message.uPlane { $0.sections = [] }
    },
    Fault(
      "section-type-reserved", "sectionType is reserved", .cPlane(trips: "cus/7.5.2.9/section-type"),
      strength: Strength(12, in: 2...255, "section type; 2 and 12 to 255 are reserved")
    ) { $0.patch(5, UInt8($1.value)) },
  ]

  private static let compressionHeader: [Fault] = [
    Fault(
      "compression-header-on-dl", "udCompHdr of a downlink message is not 0",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/downlink-zero"), strength: Strength(9, in: 1...15, "udIqWidth"),
      isDownlink: true
    ) { $0.header("udIqWidth", Int64($1.value)) },
    Fault(
      "modulation-asked-of-ul", "The C-plane asks for modulation compression in uplink",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/uplink-no-modulation"),
      strength: Strength(4, in: 4...8, "udCompMeth; 4, 6 and 8 are modulation compression"), isDownlink: false
    ) { $0.header("udCompMeth", Int64($1.value)) },
    Fault(
      "compression-method-reserved", "udCompMeth is reserved",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/method-reserved"),
      .uPlane(trips: "cus/8.3.3.13/method-known"), strength: Strength(9, in: 9...15, "udCompMeth"),
      where: { $0.isCPlane || $0.hasCompressionHeader }
    ) { message, context in
      message.header("udCompMeth", Int64(context.value))
      message.uSection { section in
        guard let header = section.compressionHeader else { return }
        section.compressionHeader = CompressionHeader(
          rawValue: header.rawValue & 0xF0 | UInt8(context.value))
      }
    },
  ]

  private static let frameStructure: [Fault] = [
    Fault(
      "time-offset-beyond-slot", "timeOffset is a slot or more",
      .cPlane([0, 3], trips: "cus/7.5.2.12/time-offset"),
      strength: Strength(0, in: 0...30_000, "Ts more than the slot")
    ) { $0.header("timeOffset", $0.slotLength + Int64($1.value)) },
    Fault(
      "fft-size-reserved", "The FFT size is reserved", .cPlane([0, 3], trips: "cus/7.5.2.13/fft-size"),
      strength: Strength(15, in: 0...15, "code; 0 to 3 and 15 are reserved")
    ) { $0.header("frameStructureFft", Int64($1.value)) },
    Fault(
      "subcarrier-spacing-reserved", "The code of the subcarrier spacing is reserved",
      .cPlane([0, 3, 4, 8], trips: "cus/7.5.2.13/subcarrier-spacing"),
      strength: Strength(6, in: 6...11, "code")
    ) { $0.header("frameStructureScs", Int64($1.value)) },
    Fault(
      "subcarrier-spacing-480", "The code of the subcarrier spacing is 5, once 480 kHz",
      .cPlane([0, 3, 4, 8], trips: "cus/7.5.2.13/subcarrier-spacing-480")
    ) { message, _ in message.header("frameStructureScs", 5) },
  ]
}

extension PlannedMessage {
  /// Of the numerology that the message names, in Ts of 15 kHz; 15 kHz for the spacings of PRACH alone.
  fileprivate var slotLength: Int64 {
    let code = header("frameStructureScs") ?? 0
    return 30_720 >> (code <= 4 ? code : 0)
  }
}
