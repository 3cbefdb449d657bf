internal import Events

/// What the C-plane asked for, beside the U-plane that answers.
extension FronthaulDecoder {
  /// Section types whose sections are answered by U-plane messages.
  private static let answered: Set<UInt8> = [1, 3, 5]
  private static let prach: UInt8 = 3

  /// Notes what a C-plane message asked for, when it has been read.
  func schedule(_ flow: Flow) {
    guard let type = cPlane.message.type?.number, Self.answered.contains(type), cPlane.message.isReadable,
      let slot = flow.row.value(HeaderSlot.radioSlot)
    else { return }
    let air = flow.row.value(AirTimeSlot.airTime)
    let arrival = flow.row.value(AirTimeSlot.arrivalTime)
    let lead = air.flatMap { air in arrival.map { air &- $0 } }
    // Preambles count symbols of their own.
    flow.schedule?.schedule(type == Self.prach ? 0 : cPlane.message.symbols, in: slot, lead: lead)
  }

  /// What was asked for, and what of it can't be there although the numbers of the messages follow each other.
  @inline(__always)
  func fillSchedule(_ flow: Flow, _ timing: TimingHeader) {
    let slot = flow.row[HeaderSlot.radioSlot]
    if let lead = flow.schedule?.lead(of: slot) {
      flow.row[UPlaneSlot.requestLead] = lead
    } else {
      flow.row.clear(UPlaneSlot.requestLead)
    }
    flow.row[UPlaneSlot.unseenMessages] = flow.progress.advance(
      to: slot, timing.symbolId, sequenceId: flow.row[HeaderSlot.sequenceId], flow.schedule)
  }
}
