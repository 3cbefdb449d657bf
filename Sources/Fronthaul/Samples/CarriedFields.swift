internal import Events

/// What an event of samples has of the section that they are from, since they are measured later.
struct CarriedFields: Sendable {
  static let slots: [FieldSlot] = [
    FrameSlot.frameNumber, FrameSlot.captureTime, FrameSlot.capture, FrameSlot.sender, FrameSlot.receiver,
    HeaderSlot.source, HeaderSlot.destination, HeaderSlot.vlanId, HeaderSlot.messageOffset, HeaderSlot.eAxC,
    HeaderSlot.duPort, HeaderSlot.bandSector, HeaderSlot.cc, HeaderSlot.ruPort, HeaderSlot.sequenceId,
    HeaderSlot.dataDirection, HeaderSlot.filterIndex, HeaderSlot.frameId, HeaderSlot.subframeId,
    HeaderSlot.slotId, HeaderSlot.symbolId, HeaderSlot.radioSlot, HeaderSlot.slotsPerSubframe,
    HeaderSlot.carrierPrbs, HeaderSlot.senderRole, HeaderSlot.unitPair, UPlaneSlot.sectionId,
    UPlaneSlot.startPrbu, UPlaneSlot.prbCount, UPlaneSlot.udCompMeth, UPlaneSlot.iqWidth,
  ]

  private static let fields = FieldSet(slots)

  /// In the order of ``slots``, whether or not the field is present.
  private var cells = InlineArray<31, Int64>(repeating: 0)
  private let present: FieldSet

  init(_ row: borrowing EventRow) {
    present = row.present.subtracting(row.unknown)
    let slots = Self.slots.span
    for index in cells.indices { cells[index] = row[slots[index]] }
  }

  /// Makes a row say what the one said that this was made of.
  func restore(_ row: inout EventRow) {
    row.clear(Self.fields.subtracting(present))
    let slots = Self.slots.span
    let values = cells.span
    for index in values.indices where present.contains(slots[index]) { row[slots[index]] = values[index] }
  }
}
