internal import Events
internal import Platform

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

  /// Number of the flow.
  let flow: Int
  /// In the order of ``slots``, whether or not the field is present.
  private var cells = InlineArray<31, Int64>(repeating: 0)
  private let present: FieldSet

  init(_ row: borrowing EventRow, of flow: Int) {
    self.flow = flow
    present = row.present.subtracting(row.unknown).intersection(Self.fields)
    let slots = Self.slots.span
    for index in cells.indices { cells[index] = row[slots[index]] }
  }

  /// Makes a row say what the one said that this was made of.
  ///
  /// All of it counts as changed: nearly all of it has, and to find out costs more than it saves.
  @inline(__always)
  func restore(_ row: inout EventRow) {
    let slots = Self.slots.span
    let values = cells.span
    for index in values.indices { row.cells[slots[index].rawValue] = values[index] }
    row.present = row.present.subtracting(Self.fields).union(present)
    row.unknown = row.unknown.subtracting(Self.fields)
    row.changed.formUnion(Self.fields)
  }
}
