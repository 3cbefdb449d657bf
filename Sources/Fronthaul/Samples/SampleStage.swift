internal import Events

/// Collects sections, has them measured, and shows what came of it.
///
/// Results come back a fixed number of batches later, however many threads measure: that is the depth of the
/// pipeline, not a matter of time.
struct SampleStage: ~Copyable {
  /// Batches that are under way before the first one is taken back.
  private static let depth = 8

  private let workers: any SampleWorkers
  private var batch: SampleBatch
  private var underWay = 0
  private var row = EventRow(flow: EventRow.sharedFlow)
  /// What came of each flow, by its number.
  private(set) var flows: [FlowSamples?] = []

  init(_ workers: any SampleWorkers) {
    self.workers = workers
    batch = SampleBatch(isShared: workers.areThreads)
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
    batch.append(first, bytes, capturedEnd: range.capturedEnd, flow: flow, row, workers)
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
      batch.append(section, bytes, capturedEnd: range.capturedEnd, flow: flow, row, workers)
    }
  }

  private mutating func submit<S: EventSink & ~Copyable>(into sink: inout S) {
    workers.submit(batch)
    underWay += 1
    batch = underWay > Self.depth ? takeBack(into: &sink) : emptyBatch
  }

  private var emptyBatch: SampleBatch { SampleBatch(isShared: workers.areThreads) }

  /// Shows the results of the batch that is next, and gives the batch back, empty.
  private mutating func takeBack<S: EventSink & ~Copyable>(into sink: inout S) -> SampleBatch {
    underWay -= 1
    guard var done = workers.take() else { return emptyBatch }
    do {
      let (sections, results) = (done.sections.span, done.results.span)
      for index in sections.indices { show(sections[index], results[index], &sink) }
    }
    done.removeAll()
    return done
  }

  @inline(__always)
  private mutating func show<S: EventSink & ~Copyable>(
    _ section: borrowing CarriedFields, _ statistics: borrowing SampleStatistics, _ sink: inout S
  ) {
    let flow = section.flow
    if flow >= flows.count || flows[flow] == nil { addFlow(flow) }
    section.restore(&row)
    flows[flow]?.add(statistics, symbol: Int(row[HeaderSlot.symbolId]))
    SampleFields.fill(&row, statistics)
    row.type = .cusUSamples
    sink.receive(&row)
  }

  @inline(never)
  private mutating func addFlow(_ flow: Int) {
    while flows.count <= flow { flows.append(nil) }
    flows[flow] = FlowSamples()
  }

  /// Measures and shows what is left.
  mutating func finish<S: EventSink & ~Copyable>(into sink: inout S) {
    if !batch.isEmpty { submit(into: &sink) }
    while underWay > 0 { _ = takeBack(into: &sink) }
  }
}
