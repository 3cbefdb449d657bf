internal import Events
internal import Platform

/// A section, and where its samples are.
struct CarriedSection: Sendable {
  enum Samples: Sendable {
    case measured
    /// In ``SampleBatch/bytes``.
    case copied(Range<Int>)
    /// In ``SampleBatch/pages``, by number.
    case kept(Int, Range<Int>)
  }

  /// Number of the flow.
  var flow = 0
  /// Symbol of the slot.
  var symbol = 0
  var fields = CarriedFields()
  var header: UPlaneSection
  var samples = Samples.measured

  init(_ header: UPlaneSection) { self.header = header }
}

/// Sections whose samples are measured.
///
/// A batch is a value that goes to another thread and comes back with its samples measured. Samples of a mapped file
/// stay where they lie, for whoever measures them. Others are copied, unless they are measured as fast as they are
/// copied or nobody else works: then they are measured at once.
struct SampleBatch: ~Copyable, Sendable {
  /// Whether another thread may measure.
  private let isShared: Bool
  /// Bytes after which the batch is full.
  private let capacity: Int
  /// How many bytes the sections have, here and of samples: many small ones fill a batch, too, and many without any.
  private var byteCount = 0
  private var bytes: [UInt8] = []
  /// The pages in which samples lie that were not copied: mostly all in the same ones.
  private var pages: [KeptPages] = []
  /// Places for sections, which are used again: the first ``count`` are in use.
  private var sections = OwnedArray<CarriedSection>()
  private(set) var count = 0
  /// What all sections amount to that this batch has ever had, by the numbers of their flows.
  private(set) var flows = OwnedArray<FlowSamples>()

  /// - Parameters:
  ///   - isShared: whether another thread may measure.
  ///   - capacity: bytes after which the batch is full, those of samples and those that carry what is known of sections.
  init(isShared: Bool, capacity: Int) {
    self.isShared = isShared
    self.capacity = capacity
  }

  var isFull: Bool { byteCount >= capacity }

  /// Takes in what was captured of a section's samples.
  mutating func append(
    _ section: UPlaneSection, _ frame: Span<UInt8>, capturedEnd: Int, flow: Int, _ row: borrowing EventRow,
    _ register: WindowRegister?
  ) {
    let end = min(section.end, min(capturedEnd, frame.count))
    let samples = section.dataOffset < end ? frame.extracting(section.dataOffset..<end) : Span()
    byteCount += samples.count + MemoryLayout<CarriedSection>.stride
    if count == sections.count { sections.append(CarriedSection(section)) }
    sections[count].header = section
    sections[count].flow = flow
    sections[count].symbol = Int(row[HeaderSlot.symbolId])
    sections[count].fields.take(row)
    if isShared, let place = place(of: samples, section, register) {
      sections[count].samples = place
    } else {
      Self.measure(samples, &sections[count], &flows)
    }
    count &+= 1
  }

  /// Where samples wait to be measured; `nil` = they are to be measured at once.
  private mutating func place(
    of samples: Span<UInt8>, _ section: UPlaneSection, _ register: WindowRegister?
  ) -> CarriedSection.Samples? {
    guard !samples.isEmpty else { return nil }
    if let kept = kept(samples, register) { return kept }
    guard !SampleMeter.isAsFastAsCopying(section.compression) else { return nil }
    let start = bytes.count
    bytes.append(copying: samples)
    return .copied(start..<bytes.count)
  }

  private mutating func kept(_ samples: Span<UInt8>, _ register: WindowRegister?) -> CarriedSection.Samples? {
    let last = pages.count - 1
    if last >= 0, let range = pages[last].range(of: samples) { return .kept(last, range) }
    guard let found = register?.pages(of: samples), let range = found.range(of: samples) else { return nil }
    pages.append(found)
    return .kept(last + 1, range)
  }

  /// Measures the samples that were not measured at once, and lets go of their pages: to give these back to the system
  /// takes time, too.
  mutating func measure() {
    // Through a span: taking pages out of the array would count their owners, which other threads do too.
    let (copies, kept) = (bytes, pages)
    let pages = kept.span
    for index in 0..<count {
      switch sections[index].samples {
      case .measured: continue
      case .copied(let range): Self.measure(copies.span.extracting(range), &sections[index], &flows)
      case .kept(let number, let range):
        Self.measure(pages[number].bytes(range), &sections[index], &flows)
      }
    }
    self.pages = []
  }

  private static func measure(
    _ samples: Span<UInt8>, _ section: inout CarriedSection, _ flows: inout OwnedArray<FlowSamples>
  ) {
    let statistics = SampleMeter.measure(samples, section.header, at: 0)
    section.fields.take(statistics)
    section.samples = .measured
    if flows.count <= section.flow { flows.append(FlowSamples(), times: section.flow + 1 - flows.count) }
    flows[section.flow].add(statistics, symbol: section.symbol)
  }

  /// Makes a row say what is known of a section, which was measured.
  @inline(__always)
  mutating func restore(_ index: Int, _ row: inout EventRow, _ slots: Span<FieldSlot>) {
    sections[index].fields.restore(&row, slots)
  }

  /// Makes room for other sections.
  mutating func removeAll() {
    byteCount = 0
    bytes.removeAll(keepingCapacity: true)
    pages = []
    count = 0
  }
}
