internal import Events
internal import Platform

/// Sections whose samples are to be measured, with copies of their bytes.
///
/// A batch is a value that can go to another thread and come back with its ``results``.
public struct SampleBatch: Sendable {
  /// Bytes of samples after which a batch is full.
  static let capacity = 1 << 18

  struct Section: Sendable {
    let header: UPlaneSection
    /// Where its samples are in ``bytes``.
    let data: Range<Int>
    /// Number of the flow.
    let flow: Int
    let fields: CarriedFields
  }

  private var bytes: [UInt8] = []
  private(set) var sections: [Section] = []
  /// For each section, once ``measure()`` was called.
  private(set) var results: [SampleStatistics] = []

  init() { bytes.reserveCapacity(Self.capacity + 1 << 16) }

  var isEmpty: Bool { sections.isEmpty }
  var isFull: Bool { bytes.count >= Self.capacity }

  /// Keeps what was captured of a section's samples.
  mutating func append(
    _ section: UPlaneSection, _ frame: Span<UInt8>, capturedEnd: Int, flow: Int, _ row: borrowing EventRow
  ) {
    let start = bytes.count
    let end = min(section.end, min(capturedEnd, frame.count))
    if section.dataOffset < end { bytes.append(copying: frame.extracting(section.dataOffset..<end)) }
    sections.append(
      Section(header: section, data: start..<bytes.count, flow: flow, fields: CarriedFields(row)))
  }

  /// Measures the samples of all sections.
  public mutating func measure() {
    results.reserveCapacity(sections.count)
    for section in sections {
      results.append(SampleMeter.measure(bytes.span.extracting(section.data), section.header, at: 0))
    }
  }

  /// Makes room for other sections.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
  }
}

/// Who measures batches, maybe on other threads.
///
/// Batches come back in the order in which they were handed over, so that results do not depend on threads.
public protocol SampleWorkers: AnyObject {
  func submit(_ batch: SampleBatch)
  /// The batch that was handed over first and has not come back, measured; waits for it.
  func take() -> SampleBatch?
}

/// Measures batches as they are handed over.
public final class ImmediateSampleWorkers: SampleWorkers {
  private var measured: [SampleBatch] = []

  public init() {}

  public func submit(_ batch: SampleBatch) {
    var batch = batch
    batch.measure()
    measured.append(batch)
  }

  public func take() -> SampleBatch? { measured.isEmpty ? nil : measured.removeFirst() }
}
