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
  mutating func add<S: EventSink & ~Copyable>(
    _ row: inout EventRow, of flow: Int, _ bytes: Span<UInt8>, _ range: MessageRange, _ format: UPlaneFormat,
    _ count: Int64, into sink: inout S
  ) {
    var walk = UPlaneSectionWalk(
      bytes, from: range.start &+ 12, to: range.declaredEnd, captured: range.capturedEnd, as: format)
    for _ in 0..<count {
      guard let section = try? walk.next() else { return }
      UPlaneMessage.identify(&row, section)
      batch.append(section, bytes, capturedEnd: range.capturedEnd, flow: flow, row, workers)
    }
    if batch.isFull { submit(into: &sink) }
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

  private mutating func show<S: EventSink & ~Copyable>(
    _ section: borrowing SampleBatch.Section, _ statistics: borrowing SampleStatistics, _ sink: inout S
  ) {
    while flows.count <= section.flow { flows.append(nil) }
    section.fields.restore(&row)
    if flows[section.flow] == nil { flows[section.flow] = FlowSamples() }
    flows[section.flow]?.add(statistics, symbol: Int(row[HeaderSlot.symbolId]))
    SampleFields.fill(&row, statistics)
    row.type = .cusUSamples
    sink.receive(&row)
  }

  /// Measures and shows what is left.
  mutating func finish<S: EventSink & ~Copyable>(into sink: inout S) {
    if !batch.isEmpty { submit(into: &sink) }
    while underWay > 0 { _ = takeBack(into: &sink) }
  }
}
