internal import Events
internal import Platform

/// What an event of samples says: what the section said that they are from, since they are measured later, and what
/// they amount to.
struct CarriedFields: Sendable {
  /// Those of the section.
  static let ofSection: [FieldSlot] = [
    FrameSlot.frameNumber, FrameSlot.captureTime, FrameSlot.capture, FrameSlot.sender, FrameSlot.receiver,
    HeaderSlot.source, HeaderSlot.destination, HeaderSlot.vlanId, HeaderSlot.messageOffset, HeaderSlot.eAxC,
    HeaderSlot.duPort, HeaderSlot.bandSector, HeaderSlot.cc, HeaderSlot.ruPort, HeaderSlot.sequenceId,
    HeaderSlot.dataDirection, HeaderSlot.filterIndex, HeaderSlot.frameId, HeaderSlot.subframeId,
    HeaderSlot.slotId, HeaderSlot.symbolId, HeaderSlot.radioSlot, HeaderSlot.slotsPerSubframe,
    HeaderSlot.carrierPrbs, HeaderSlot.senderRole, HeaderSlot.unitPair, UPlaneSlot.sectionId,
    UPlaneSlot.startPrbu, UPlaneSlot.prbCount, UPlaneSlot.udCompMeth, UPlaneSlot.iqWidth,
  ]

  /// Those of the section, then those of its samples.
  static let slots = ofSection + SampleSlot.all

  private static let sectionCount = 31
  private static let sectionFields = FieldSet(ofSection)
  private static let fields = FieldSet(slots)

  /// In the order of ``slots``, whether or not the field is present.
  private var cells = InlineArray<40, Int64>(repeating: 0)
  private var present = FieldSet()

  init() {}

  /// Takes what a row says of a section.
  @inline(__always)
  mutating func take(_ row: borrowing EventRow) {
    let slots = Self.slots.span
    present = row.present.subtracting(row.unknown).intersection(Self.sectionFields)
    var cells = cells.mutableSpan
    for index in 0..<Self.sectionCount { cells[index] = row[slots[index]] }
  }

  /// Takes what the section's samples amount to.
  mutating func take(_ statistics: borrowing SampleStatistics) {
    put(SampleSlot.blocks, Int64(statistics.blocks))
    put(SampleSlot.elements, Int64(statistics.elements))
    put(SampleSlot.meanPower, statistics.meanPower.map(Decibels.centibels))
    put(SampleSlot.peakPower, statistics.peakPower.map(Decibels.centibels))
    put(SampleSlot.saturated, Int64(statistics.saturated))
    put(SampleSlot.zeroBlocks, Int64(statistics.zeroBlocks))
    put(SampleSlot.constantBlocks, Int64(statistics.constantBlocks))
    put(SampleSlot.largestExponent, statistics.largestExponent.map(Int64.init))
    put(SampleSlot.reservedParameters, Int64(statistics.reservedParameters))
  }

  @inline(__always)
  private mutating func put(_ slot: FieldSlot, _ value: Int64?) {
    guard let value else { return present.remove(slot) }
    cells[Self.sectionCount &+ Int(slot.rawValue &- SampleSlot.blocks.rawValue)] = value
    present.insert(slot)
  }

  /// Makes a row say what was taken.
  ///
  /// All of it counts as changed: nearly all of it has, and to find out costs more than it saves.
  ///
  /// Changes nothing here, but is as if it did: otherwise all would be copied first.
  ///
  /// - Parameter slots: ``slots``, for whoever does this many times.
  @inline(__always)
  mutating func restore(_ row: inout EventRow, _ slots: Span<FieldSlot>) {
    let values = cells.span
    for index in values.indices { row.cells[slots[index].rawValue] = values[index] }
    row.present = row.present.subtracting(Self.fields).union(present)
    row.unknown = row.unknown.subtracting(Self.fields)
    row.changed.formUnion(Self.fields)
  }
}
