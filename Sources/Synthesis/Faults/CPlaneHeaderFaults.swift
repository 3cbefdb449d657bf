import Fronthaul

/// The header of C-plane messages, by section type. CUS 7.5.2.8 to 7.5.2.13.
extension Fault {
  static let cPlaneHeader: [Fault] = count + compression + numerology

  private static let count: [Fault] = [
    Fault(
      "no-sections", "A C-plane message has no sections, and says so",
      .cPlane([0, 1, 3, 5, 9, 10, 11], trips: "cus/7.5.2.8/number-of-sections")
    ) { message, _ in
      message.cPlane { $0.sections = [] }
      message.header("numberOfSections", 0)
    },
    Fault(
      "section-type-2", "The section type is 2, which is reserved",
      .cPlane(trips: "cus/7.5.2.9/section-type")
    ) { message, _ in message.patchSectionType(2) },
    Fault(
      "section-type-reserved", "The section type is one that is reserved",
      .cPlane(trips: "cus/7.5.2.9/section-type"), strength: Strength(12, in: 12...255, "section type")
    ) { $0.patchSectionType(UInt8(clamping: $1.value)) },
  ]

  private static let compression: [Fault] = [
    Fault(
      "compression-in-dl-c-plane", "udCompHdr is not 0 in the downlink",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/downlink-zero"),
      strength: Strength(9, in: 1...15, "bits: udIqWidth"), isDownlink: true
    ) { $0.header("udIqWidth", Int64($1.value)) },
    Fault(
      "modulation-compression-for-ul", "The C-plane asks for modulation compression of the uplink",
      .cPlane([1, 3, 5], trips: "cus/A.5/c-plane-uplink-no-modulation"),
      strength: Strength(4, in: 4...4, 6...6, 8...8, unit: "udCompMeth"), isDownlink: false
    ) { $0.header("udCompMeth", Int64($1.value)) },
    Fault(
      "compression-method-reserved", "The C-plane asks for a compression method that is reserved",
      .cPlane([1, 3, 5], trips: "cus/7.5.2.10/method-reserved"),
      strength: Strength(9, in: 9...15, "udCompMeth"), isDownlink: false
    ) { $0.header("udCompMeth", Int64($1.value)) },
  ]

  private static let numerology: [Fault] = [
    Fault(
      "time-offset-beyond-slot", "timeOffset is a slot or more",
      .cPlane([0, 3], trips: "cus/7.5.2.12/time-offset"), strength: Strength(0, in: 0...30_000, "Ts more"),
      where: { $0.slotInTs != nil }
    ) { message, context in
      guard let slot = message.slotInTs else { return }
      message.header("timeOffset", slot + Int64(context.value))
    },
    Fault(
      "fft-size-reserved", "The FFT size is reserved", .cPlane([0, 3], trips: "cus/7.5.2.13/fft-size"),
      .sectionExtension(15, trips: "cus/7.7.15.2/frame-structure"),
      strength: Strength(15, in: 0...3, 15...15, unit: "code of the FFT size")
    ) { message, context in
      message.header("frameStructureFft", ifThere: Int64(context.value))
      message.extensionField(15, name: "sectionFft", Int64(context.value))
    },
    Fault(
      "scs-reserved", "The subcarrier spacing is reserved",
      .cPlane([0, 3, 4, 8], trips: "cus/7.5.2.13/subcarrier-spacing"),
      .sectionExtension(15, trips: "cus/7.7.15.2/frame-structure"),
      strength: Strength(6, in: 5...11, "code of the subcarrier spacing")
    ) { message, context in
      message.header("frameStructureScs", ifThere: Int64(context.value))
      message.extensionField(15, name: "sectionScs", Int64(context.value))
    },
    Fault(
      "preamble-with-prefix", "A preamble of several symbols has a cyclic prefix",
      .cPlane([3], trips: "cus/7.5.2.14/preamble-without-prefix"),
      strength: Strength(128, in: 1...65_535, "Ts"),
      isDownlink: false
    ) { $0.header("cpLength", Int64($1.value)) },
  ]
}

extension PlannedMessage {
  /// Overwrites the section type: the codec would not write the sections of another one.
  mutating func patchSectionType(_ type: UInt8) { patch(5, type) }

  /// Sets a field of the application header that not all section types have.
  fileprivate mutating func header(_ name: String, ifThere value: Int64) {
    if header(name) != nil { header(name, value) }
  }

  /// Ts of a slot of the subcarrier spacing that the message names. TS 38.211, 4.3.2.
  fileprivate var slotInTs: Int64? {
    switch header("frameStructureScs") {
    case .some(0), .some(12...15): 30_720
    case .some(let numerology) where (1...4).contains(numerology): 30_720 >> numerology
    default: nil
    }
  }
}
