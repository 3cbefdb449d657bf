internal import Events

/// What the C-plane asked for, beside the U-plane that answers.
extension FronthaulDecoder {
  /// Section types whose sections are answered by U-plane messages.
  private static let answered: Set<UInt8> = [1, 3, 5]
  private static let prach: UInt8 = 3

  /// Notes what a C-plane message asked for, when it has been read.
  mutating func schedule(_ flow: Flow) {
    guard let type = cPlane.message.type?.number, Self.answered.contains(type), cPlane.message.isReadable,
      let slot = flow.row.value(HeaderSlot.radioSlot), let schedule = flow.schedule
    else { return }
    let air = flow.row.value(AirTimeSlot.airTime)
    let arrival = flow.row.value(AirTimeSlot.arrivalTime)
    let lead = air.flatMap { air in arrival.map { air &- $0 } }
    let reached = schedule.uPlane < 0 ? (.min, 0) : table.flows[schedule.uPlane].progress.place
    // Preambles count symbols of their own.
    schedule.schedule(
      type == Self.prach ? 0 : cPlane.message.symbols, in: slot, lead: lead,
      frame: flow.row[HeaderSlot.frameNumber], reached: reached)
    requests &+= 1
  }

  /// What was asked for, and what of it can't be there although the numbers of the messages follow each other.
  @inline(__always)
  func fillSchedule(_ flow: Flow, _ timing: TimingHeader) {
    let slot = flow.row[HeaderSlot.radioSlot]
    // Until the C-plane says more, messages of a slot have the same request.
    if slot != flow.requestSlot || requests != flow.requests { fillRequest(flow, slot) }
    let last = flow.progress.advance(to: slot, timing.symbolId, sequenceId: flow.row[HeaderSlot.sequenceId])
    flow.row[UPlaneSlot.unseenMessages] =
      last.map { unseenMessages(flow, from: $0, to: (slot, timing.symbolId)) } ?? 0
  }

  @inline(never)
  private func fillRequest(_ flow: Flow, _ slot: Int64) {
    flow.requestSlot = slot
    flow.requests = requests
    flow.schedule?.uPlane = flow.number
    guard let request = flow.schedule?.request(for: slot) else {
      for slot in [UPlaneSlot.requestLead, UPlaneSlot.requestFrame, UPlaneSlot.requestBehind] {
        flow.row.clear(slot)
      }
      return
    }
    if let lead = request.lead {
      flow.row[UPlaneSlot.requestLead] = lead
    } else {
      flow.row.clear(UPlaneSlot.requestLead)
    }
    flow.row[UPlaneSlot.requestFrame] = request.frame
    flow.row[UPlaneSlot.requestBehind] = request.isBehind ? 1 : 0
  }

  @inline(never)
  private func unseenMessages(
    _ flow: Flow, from last: RadioProgress.Place, to next: RadioProgress.Place
  ) -> Int64 {
    guard let schedule = flow.schedule else { return 0 }
    return Int64(schedule.symbols(after: last, before: next) &* flow.progress.mostMessages)
  }
}
