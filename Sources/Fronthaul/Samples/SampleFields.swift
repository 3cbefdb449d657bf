internal import Events

/// Slots of the event that tells what the samples of a section amount to.
enum SampleSlot {
  static let blocks = FieldSlot(96)
  static let elements = FieldSlot(97)
  static let meanPower = FieldSlot(98)
  static let peakPower = FieldSlot(99)
  static let saturated = FieldSlot(100)
  static let zeroBlocks = FieldSlot(101)
  static let constantBlocks = FieldSlot(102)
  static let largestExponent = FieldSlot(103)
  static let reservedParameters = FieldSlot(104)

  /// All of them, one behind the other.
  static let all = (blocks.rawValue...reservedParameters.rawValue).map { FieldSlot(rawValue: $0) }
}

/// The event `cus.u.samples`.
enum SampleFields {
  static let event = EventDefinition(
    .cusUSamples, "cus.u.samples", clause: "CUS 8.3.3.16",
    summary: "What the samples of a U-plane section amount to; only where samples are measured",
    fields: carried + measured)

  /// The fields of the section, as its own event defines them.
  private static let carried: [FieldDefinition] = {
    let all = FrameFields.definitions + UPlaneFields.events.flatMap(\.fields)
    return CarriedFields.ofSection.compactMap { slot in all.first { $0.slot == slot } }
  }()

  private static let measured: [FieldDefinition] = [
    FieldDefinition("blocks", SampleSlot.blocks, unit: .prbs, "Resource blocks that were measured"),
    FieldDefinition("elements", SampleSlot.elements, "Their resource elements that were sent"),
    FieldDefinition(
      "meanPower", SampleSlot.meanPower, unit: .centibels, optional: true,
      "Mean power of a resource element relative to full scale; absent where all samples are 0"),
    FieldDefinition(
      "peakPower", SampleSlot.peakPower, unit: .centibels, optional: true,
      "Largest power of a resource element relative to full scale; absent where all samples are 0"),
    FieldDefinition(
      "saturatedSamples", SampleSlot.saturated,
      "Components (I or Q) that are the last one before an end of the range of 16 bits, or beyond it"),
    FieldDefinition(
      "zeroBlocks", SampleSlot.zeroBlocks, unit: .prbs, "Resource blocks all of whose samples are 0"),
    FieldDefinition(
      "constantBlocks", SampleSlot.constantBlocks, unit: .prbs,
      "Resource blocks whose resource elements all have the same value, which is not 0"),
    FieldDefinition(
      "largestExponent", SampleSlot.largestExponent, unit: .bits, optional: true, clause: "CUS 8.3.3.15",
      "Largest exponent of the resource blocks; absent of methods that have none"),
    FieldDefinition(
      "reservedParameters", SampleSlot.reservedParameters, unit: .prbs, clause: "CUS 8.3.3.15",
      "Resource blocks with an exponent in whose byte the reserved bits are not 0"),
  ]
}

extension SampleStatistics {
  /// The largest exponent that a resource block has.
  public var largestExponent: Int? { exponents.indices.last { exponents[$0] > 0 } }
}
