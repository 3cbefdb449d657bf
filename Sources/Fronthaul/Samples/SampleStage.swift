internal import Events
internal import Platform

/// Collects sections, has them measured, and shows what came of it.
///
/// Results come back a fixed number of batches later, however many threads measure: that is the depth of the
/// pipeline, not a matter of time.
struct SampleStage: ~Copyable {
  /// Batches that are under way before the first one is taken back.
  private static let depth = 8

  private let workers: OrderedWorkers<SampleBatch>
  private let register: WindowRegister?
  private let isShared: Bool
  private let batchBytes: Int
  private var batch: SampleBatch
  private var underWay = 0
  private var row = EventRow(flow: EventRow.sharedFlow)
  /// What came of each flow, by its number, when all is measured.
  private(set) var flows: [FlowSamples] = []

  /// - Parameter batchBytes: bytes after which a batch is full: so many that it is worth to wake a thread, and so few that
  ///   all under way together are small beside a window.
  init(_ measurement: SampleMeasurement, batchBytes: Int = 1 << 20) {
    self.batchBytes = batchBytes
    isShared = measurement.threads > 1
    register = measurement.register
    workers = OrderedWorkers(threads: measurement.threads - 1) { $0.measure() }
    batch = SampleBatch(isShared: isShared, capacity: batchBytes)
  }

  /// Keeps the sections of a message for measurement.
  ///
  /// - Parameter row: as the last section has left it.
  mutating func add<S: EventSink & ~Copyable>(
    _ row: inout EventRow, of flow: Int, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ totals: borrowing SectionTotals, into sink: inout S
  ) {
    guard let first = totals.first else { return }
    if totals.sections > 1 { UPlaneMessage.identify(&row, first) }
    batch.append(first, bytes, capturedEnd: range.capturedEnd, flow: flow, row, register)
    if totals.sections > 1 {
      addOthers(&row, of: flow, bytes, range, format, totals.sections, from: first.end)
    }
    if batch.isFull { submit(into: &sink) }
  }

  /// Keeps the sections behind the first one.
  @inline(never)
  private mutating func addOthers(
    _ row: inout EventRow, of flow: Int, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ count: Int64, from start: Int
  ) {
    var walk = UPlaneSectionWalk(
      bytes, from: start, to: range.declaredEnd, captured: range.capturedEnd, as: format)
    for _ in 1..<count {
      guard let section = try? walk.next() else { return }
      UPlaneMessage.identify(&row, section)
      batch.append(section, bytes, capturedEnd: range.capturedEnd, flow: flow, row, register)
    }
  }

  private mutating func submit<S: EventSink & ~Copyable>(into sink: inout S) {
    var full = SampleBatch(isShared: isShared, capacity: batchBytes)
    swap(&batch, &full)
    workers.submit(full)
    underWay += 1
    if underWay > Self.depth, let done = takeBack(into: &sink) { batch = done }
  }

  /// Shows the results of the batch that is next, and gives the batch back, empty.
  private mutating func takeBack<S: EventSink & ~Copyable>(into sink: inout S) -> SampleBatch? {
    underWay -= 1
    guard var done = workers.take() else { return nil }
    let slots = CarriedFields.slots
    for index in 0..<done.count {
      done.restore(index, &row, slots.span)
      row.type = .cusUSamples
      sink.receive(&row)
    }
    done.removeAll()
    return done
  }

  /// Measures and shows what is left.
  mutating func finish<S: EventSink & ~Copyable>(into sink: inout S) {
    if batch.count > 0 { submit(into: &sink) }
    while underWay > 0, let done = takeBack(into: &sink) { Self.collect(done.flows, into: &flows) }
    Self.collect(batch.flows, into: &flows)
    batch = SampleBatch(isShared: isShared, capacity: batchBytes)
  }

  /// Adds what a batch has measured of each flow.
  private static func collect(
    _ measured: borrowing OwnedArray<FlowSamples>, into flows: inout [FlowSamples]
  ) {
    while flows.count < measured.count { flows.append(FlowSamples()) }
    for number in measured.indices { flows[number].add(measured[number]) }
  }
}
