internal import Conformance
internal import Events
internal import JSON
internal import Results

/// Lets through the events of frames that are to be judged.
struct RangedSink<Sink: EventSink & ~Copyable>: EventSink, ~Copyable {
  var sink: Sink
  private let range: JudgedRange
  private let isOpen: Bool
  private var origin: Int64 = 0
  private(set) var hasStart = false
  /// Events that the range left out.
  private(set) var leftOut = 0

  init(_ sink: consuming Sink, _ range: JudgedRange) {
    self.sink = sink
    self.range = range
    isOpen = range == JudgedRange()
  }

  mutating func start(at time: Int64) {
    origin = time
    hasStart = true
    sink.begin(at: time)
  }

  mutating func breakOff(at end: Int64, until start: Int64) { sink.breakOff(at: end, until: start) }
  mutating func noteStep(_ step: ClockStep) { sink.noteStep(step) }

  mutating func noteJump(of unit: UnitID, over other: UnitID, from start: Int64, to end: Int64) {
    sink.noteJump(of: unit, over: other, from: start, to: end)
  }

  /// Where only a part is judged, what is no event is in none.
  mutating func see(_ unit: UnitID, at time: Int64) { if isOpen { sink.see(unit, at: time) } }

  mutating func receive(_ row: inout EventRow) {
    if isOpen || contains(row) { sink.receive(&row) } else { leftOut += 1 }
  }

  mutating func receive(_ row: inout EventRow, content: () -> JSONValue) {
    if isOpen || contains(row) { sink.receive(&row, content: content) } else { leftOut += 1 }
  }

  private func contains(_ row: borrowing EventRow) -> Bool {
    if let from = range.from, position(row, from) < 0 { return false }
    if let to = range.to, position(row, to) > 0 { return false }
    return true
  }

  /// Below 0 before the bound, above 0 behind it.
  private func position(_ row: borrowing EventRow, _ bound: JudgedRange.Bound) -> Int {
    let (value, limit): (Int64, Int64)
    switch bound {
    case .frame(let number): (value, limit) = (row[FrameSlot.frameNumber], Int64(number))
    case .time(let time): (value, limit) = (row[FrameSlot.captureTime], time)
    case .offset(let offset):
      let (sum, overflow) = origin.addingReportingOverflow(offset)
      (value, limit) = (row[FrameSlot.captureTime], !overflow ? sum : offset < 0 ? .min : .max)
    }
    return value < limit ? -1 : value > limit ? 1 : 0
  }
}
