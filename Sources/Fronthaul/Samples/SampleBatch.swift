internal import Events
internal import Platform

/// Sections whose samples are measured.
///
/// A batch is a value that can go to another thread, with copies of the bytes, and come back with its ``results``. What
/// is measured as fast as it is copied never goes there, nor does anything where nobody else works: such sections are
/// measured where they lie.
public struct SampleBatch: Sendable {
  /// Bytes of samples after which a batch is full.
  static let capacity = 1 << 18

  struct Section: Sendable {
    let header: UPlaneSection
    /// Where its samples are in ``bytes``; empty where they are measured already.
    let data: Range<Int>
    /// Number of the flow.
    let flow: Int
    let fields: CarriedFields
  }

  private let copies: Bool
  /// How many bytes the samples of the sections have.
  private var byteCount = 0
  private var bytes: [UInt8] = []
  private(set) var sections: [Section] = []
  /// For each section; of those that were copied once ``measure()`` was called.
  private(set) var results: [SampleStatistics] = []

  /// - Parameter copies: whether another thread may measure.
  init(copies: Bool) {
    self.copies = copies
    if copies { bytes.reserveCapacity(Self.capacity + 1 << 16) }
  }

  var isEmpty: Bool { sections.isEmpty }
  var isFull: Bool { byteCount >= Self.capacity }

  /// Takes in what was captured of a section's samples.
  mutating func append(
    _ section: UPlaneSection, _ frame: Span<UInt8>, capturedEnd: Int, flow: Int, _ row: borrowing EventRow
  ) {
    let end = min(section.end, min(capturedEnd, frame.count))
    let samples = section.dataOffset < end ? frame.extracting(section.dataOffset..<end) : Span()
    let start = bytes.count
    byteCount += samples.count
    if copies, !samples.isEmpty, !SampleMeter.isAsFastAsCopying(section.compression) {
      bytes.append(copying: samples)
      results.append(SampleStatistics())
    } else {
      results.append(SampleMeter.measure(samples, section, at: 0))
    }
    sections.append(
      Section(header: section, data: start..<bytes.count, flow: flow, fields: CarriedFields(row)))
  }

  /// Measures the samples that were copied.
  public mutating func measure() {
    for (index, section) in sections.enumerated() where !section.data.isEmpty {
      results[index] = SampleMeter.measure(bytes.span.extracting(section.data), section.header, at: 0)
    }
  }

  /// Makes room for other sections.
  mutating func removeAll() {
    byteCount = 0
    bytes.removeAll(keepingCapacity: true)
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
  func submit(_ batch: SampleBatch)
  /// The batch that was handed over first and has not come back, measured; waits for it.
  func take() -> SampleBatch?
}

/// Nobody beside the thread that hands batches over: they come measured.
public final class ImmediateSampleWorkers: SampleWorkers {
  private var measured: [SampleBatch] = []

  public init() {}

  public var areThreads: Bool { false }
  public func submit(_ batch: SampleBatch) { measured.append(batch) }
  public func take() -> SampleBatch? { measured.isEmpty ? nil : measured.removeFirst() }
}
