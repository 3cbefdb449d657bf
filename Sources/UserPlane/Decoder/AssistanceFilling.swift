internal import Events

/// Fills the fields of ASSISTANCE INFORMATION DATA.
extension UserPlaneDecoder {
  mutating func fill(_ view: borrowing AssistanceInformationDataView, _ packet: UserPlanePacket) {
    inferRole(packet, isFromCU: false)
    set(AssistanceSlot.duplicationInd, view.hasPDCPDuplication)
    set(AssistanceSlot.assistanceInd, view.hasAssistanceInfo)
    set(AssistanceSlot.ulDelayInd, view.ulDelay != nil)
    set(AssistanceSlot.dlDelayInd, view.dlDelay != nil)
    row[AssistanceSlot.spare] = Int64(view.spare)
    set(AssistanceSlot.activation, view.activationBit)
    if view.hasAssistanceInfo { row[AssistanceSlot.fieldCount] = Int64(view.fieldCount) }
    set(AssistanceSlot.ulDelay, view.ulDelay)
    set(AssistanceSlot.dlDelay, view.dlDelay)
    fillPadding(view.padding, isZero: view.paddingIsZero)
  }

  /// Sends an event for each field.
  mutating func sendFields<S: EventSink & ~Copyable>(
    _ view: borrowing AssistanceInformationDataView, _ packet: UserPlanePacket, _ sink: inout S
  ) {
    var place = view.firstFieldPlace
    row.type = .f1uAssistanceField
    for index in 0..<view.fieldCount {
      let field = view.field(at: place)
      beginItem(index, at: place, packet)
      row[AssistanceSlot.fieldType] = Int64(field.type)
      row[AssistanceSlot.fieldOctets] = Int64(field.value.count)
      row.clear(AssistanceSlot.fieldValue)
      set(AssistanceSlot.fieldValue, view.number(field.value))
      place = field.next
      sink.receive(&row)
    }
  }
}
