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

  /// In the order of ``slots``.
  private var cells = InlineArray<31, Int64>(repeating: 0)
  private var present: UInt32 = 0

  init(_ row: borrowing EventRow) {
    for index in cells.indices {
      guard let value = row.value(Self.slots[index]) else { continue }
      cells[index] = value
      present |= 1 << UInt32(index)
    }
  }

  /// Makes a row say what the one said that this was made of.
  func restore(_ row: inout EventRow) {
    for index in cells.indices {
      if present >> UInt32(index) & 1 != 0 {
        row[Self.slots[index]] = cells[index]
      } else {
        row.clear(Self.slots[index])
      }
    }
  }
}
