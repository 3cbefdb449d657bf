internal import Events
public import Platform

/// Sections whose samples are measured.
///
/// A batch is a value that can go to another thread and come back with its ``results``. Samples of a mapped file stay
/// where they lie, for whoever measures them. Others are copied, unless they are measured as fast as they are copied or
/// nobody else works: then they are measured at once.
public struct SampleBatch: Sendable {
  /// Bytes of samples after which a batch is full.
  static let capacity = 1 << 18

  /// Samples that are not measured yet.
  private struct Waiting: Sendable {
    enum Samples: Sendable {
      /// In ``SampleBatch/bytes``.
      case copied(Range<Int>)
      /// In ``SampleBatch/pages``, by number.
      case kept(Int, Range<Int>)
    }

    /// Number of the section in the batch.
    let index: Int
    let header: UPlaneSection
    let samples: Samples
  }

  /// Whether another thread may measure.
  private let isShared: Bool
  /// How many bytes the samples of the sections have.
  private var byteCount = 0
  private var bytes: [UInt8] = []
  private var waiting: [Waiting] = []
  /// The pages in which samples lie that were not copied: mostly all in the same ones.
  private var pages: [KeptPages] = []
  /// What the events of the sections have of them.
  private(set) var sections: [CarriedFields] = []
  /// For each section; of those that were not measured at once when ``measure()`` was called.
  private(set) var results: [SampleStatistics] = []

  /// - Parameter isShared: whether another thread may measure.
  init(isShared: Bool) { self.isShared = isShared }

  var isEmpty: Bool { sections.isEmpty }
  var isFull: Bool { byteCount >= Self.capacity }

  /// Takes in what was captured of a section's samples.
  mutating func append(
    _ section: UPlaneSection, _ frame: Span<UInt8>, capturedEnd: Int, flow: Int, _ row: borrowing EventRow,
    _ workers: any SampleWorkers
  ) {
    let end = min(section.end, min(capturedEnd, frame.count))
    let samples = section.dataOffset < end ? frame.extracting(section.dataOffset..<end) : Span()
    byteCount += samples.count
    if isShared, let place = place(of: samples, section, workers) {
      waiting.append(Waiting(index: results.count, header: section, samples: place))
      results.append(SampleStatistics())
    } else {
      results.append(SampleMeter.measure(samples, section, at: 0))
    }
    sections.append(CarriedFields(row, of: flow))
  }

  /// Where samples wait to be measured; `nil` = they are to be measured at once.
  private mutating func place(
    of samples: Span<UInt8>, _ section: UPlaneSection, _ workers: any SampleWorkers
  ) -> Waiting.Samples? {
    guard !samples.isEmpty else { return nil }
    if let kept = kept(samples, workers) { return kept }
    guard !SampleMeter.isAsFastAsCopying(section.compression) else { return nil }
    let start = bytes.count
    bytes.append(copying: samples)
    return .copied(start..<bytes.count)
  }

  private mutating func kept(_ samples: Span<UInt8>, _ workers: any SampleWorkers) -> Waiting.Samples? {
    let last = pages.count - 1
    if last >= 0, let range = pages[last].range(of: samples) { return .kept(last, range) }
    guard let found = workers.pages(of: samples), let range = found.range(of: samples) else { return nil }
    pages.append(found)
    return .kept(last + 1, range)
  }

  /// Measures the samples that were not measured at once.
  public mutating func measure() {
    // Through a span: taking pages out of the array would count their owners, which other threads do too.
    let kept = pages
    let pages = kept.span
    for section in waiting {
      switch section.samples {
      case .copied(let range):
        results[section.index] = SampleMeter.measure(bytes.span.extracting(range), section.header, at: 0)
      case .kept(let number, let range):
        results[section.index] = SampleMeter.measure(pages[number].bytes(range), section.header, at: 0)
      }
    }
  }

  /// Makes room for other sections.
  mutating func removeAll() {
    byteCount = 0
    bytes.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    pages.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
  }
}

/// Who measures batches, maybe on other threads.
///
/// Batches come back in the order in which they were handed over, so that results do not depend on threads.
public protocol SampleWorkers: AnyObject {
  /// Whether they work beside the thread that hands batches over.
  var areThreads: Bool { get }
  /// Keeps the pages in which bytes lie, for a batch that is to have these without a copy; `nil` where that can't be done.
  func pages(of bytes: Span<UInt8>) -> KeptPages?
  func submit(_ batch: SampleBatch)
  /// The batch that was handed over first and has not come back, measured; waits for it.
  func take() -> SampleBatch?
}

/// Nobody beside the thread that hands batches over: they come measured.
public final class ImmediateSampleWorkers: SampleWorkers {
  private var measured: [SampleBatch] = []

  public init() {}

  public var areThreads: Bool { false }
  public func pages(of bytes: Span<UInt8>) -> KeptPages? { nil }
  public func submit(_ batch: SampleBatch) { measured.append(batch) }
  public func take() -> SampleBatch? { measured.isEmpty ? nil : measured.removeFirst() }
}
