internal import Platform

/// Finds frames that were captured more than once: by taps at two places whose files overlap in time, or on two interfaces
/// of one file.
///
/// A frame is a copy of one that another source has shown shortly before and that its own source has not shown yet. What one
/// source shows twice was sent twice, or is doubled by a mirror port: that is not decided here.
struct FrameCopies: ~Copyable {
  /// How far the stamps of the captures of one frame may be apart, nanoseconds: the clocks of two hosts differ.
  static let reach: Int64 = 100_000_000
  /// Bytes of a frame that are compared at most: a capture may be cut after them.
  static let comparedBytes = 96

  /// The number of sets of frames, and of frames in a set, as powers of two.
  private static let setBits = 14
  private static let wayBits = 2

  /// A frame that was shown. Not private: the compiler crashes on arrays of private types in values that cannot be copied.
  struct Shown {
    var digest: UInt64 = 0
    var time = Int64.min
    /// The sources that have shown it, and the first of them.
    var sources: UInt64 = 0
    var first = 0
  }

  private var sources = CaptureSources()
  /// In sets by digest; the oldest frame of a full set is given up.
  private var shown = OwnedArray<Shown>()
  /// Of each input that has copies what was found.
  private(set) var found: [Int: CaptureSummary.Copies] = [:]

  /// Notes that an input begins.
  ///
  /// - Parameters:
  ///   - time: of its first frame.
  ///   - others: those that go on, which were captured at the same time.
  mutating func begin(_ capture: Int, at time: Int64, beside others: [Int]) {
    sources.begin(capture, at: time, beside: others)
  }

  /// Notes that an input, or a section of it, has ended.
  ///
  /// - Parameter time: of its last frame.
  mutating func end(_ capture: Int, at time: Int64) { sources.end(capture, at: time) }

  /// Takes a frame.
  ///
  /// - Returns: whether it is a copy of a frame of another source.
  mutating func isCopy(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    guard let source = sources.number(of: frame) else { return false }
    if shown.count == 0 { shown.append(Shown(), times: 1 << (Self.setBits + Self.wayBits)) }
    let digest = Self.digest(bytes, frame)
    let set = Int(digest >> UInt64(64 - Self.setBits)) << Self.wayBits
    var oldest = set
    var original: Int?
    for place in set..<set + 1 << Self.wayBits {
      if shown[place].time < shown[oldest].time { oldest = place }
      guard shown[place].digest == digest, isOriginal(shown[place], of: source, at: frame.time) else {
        continue
      }
      if original.map({ shown[place].time < shown[$0].time }) ?? true { original = place }
    }
    guard let original else {
      shown[oldest] = Shown(digest: digest, time: frame.time, sources: 1 << UInt64(source), first: source)
      return false
    }
    shown[original].sources |= 1 << UInt64(source)
    found[frame.capture, default: CaptureSummary.Copies()].count(
      apart: Self.distance(frame.time, shown[original].time))
    return true
  }

  /// Whether a frame with the same content was shown by a source of the same time, and not by this one.
  private func isOriginal(_ frame: Shown, of source: Int, at time: Int64) -> Bool {
    frame.sources >> UInt64(source) & 1 == 0
      && sources.areCompanions(source, frame.first)
      && Self.distance(time, frame.time) <= UInt64(Self.reach)
  }

  static func distance(_ one: Int64, _ other: Int64) -> UInt64 {
    // The difference of two 64-bit numbers fits in 64 bits without sign.
    one > other ? UInt64(bitPattern: one &- other) : UInt64(bitPattern: other &- one)
  }

  /// A digest of the first bytes of a frame.
  static func digest(_ bytes: Span<UInt8>, _ frame: FrameInfo) -> UInt64 {
    let length = max(0, min(comparedBytes, frame.capturedLength &- frame.fcsLength, bytes.count))
    var digest = UInt64(length)
    var index = 0
    while index + 8 <= length {
      digest = mix(digest ^ ByteOrder(isBig: false).u64(bytes, index))
      index += 8
    }
    while index < length {
      digest = mix(digest ^ UInt64(bytes[index]))
      index += 1
    }
    return digest
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low &+ 0x9E37_79B9
  }
}

/// Interfaces of inputs, numbered as far as they are told apart, and which of them were captured at the same time.
private struct CaptureSources {
  /// Bits of a mask.
  static let limit = 64

  private struct Source {
    let capture: Int
    let interface: Int
    var companions: UInt64
    var hasEnded = false

    func isSource(of frame: FrameInfo) -> Bool {
      capture == frame.capture && interface == frame.interface && !hasEnded
    }
  }

  private var sources: [Source?] = Array(repeating: nil, count: limit)
  /// The number of the last frame's source, and the last one that was given.
  private var last = 0
  private var newest = limit - 1
  /// The inputs that were captured at the same time as each input that goes on.
  private var companions: [Int: Set<Int>] = [:]
  /// Inputs that have ended, and when, as long as copies of their frames may come.
  private var ended: [(capture: Int, time: Int64)] = []
  /// Whether several inputs went on at the same time. Then the files of each tap may follow each other, and the copy of a
  /// frame at the end of one may be in the second file of the other.
  private var haveOverlapped = false

  mutating func begin(_ capture: Int, at time: Int64, beside open: [Int]) {
    guard open.count <= Self.limit else { return }
    if !open.isEmpty { haveOverlapped = true }
    ended.removeAll { FrameCopies.distance($0.time, time) > UInt64(FrameCopies.reach) }
    let others = haveOverlapped ? open + ended.map(\.capture).filter { $0 != capture } : []
    companions[capture, default: []].formUnion(others)
    for other in others { companions[other, default: []].insert(capture) }
  }

  mutating func end(_ capture: Int, at time: Int64) {
    ended.append((capture, time))
    if ended.count > Self.limit { ended.removeFirst() }
    for number in sources.indices where sources[number]?.capture == capture {
      sources[number]?.hasEnded = true
    }
  }

  func areCompanions(_ one: Int, _ other: Int) -> Bool {
    (sources[one]?.companions ?? 0) >> UInt64(other) & 1 == 1
  }

  /// The number of the source of a frame; `nil` = too many go on at the same time.
  @inline(__always)
  mutating func number(of frame: FrameInfo) -> Int? {
    if let source = sources[last], source.isSource(of: frame) { return last }
    return find(frame)
  }

  @inline(never)
  private mutating func find(_ frame: FrameInfo) -> Int? {
    guard let number = sources.firstIndex(where: { $0?.isSource(of: frame) == true }) ?? add(frame) else {
      return nil
    }
    last = number
    return number
  }

  private mutating func add(_ frame: FrameInfo) -> Int? {
    let places = (1...Self.limit).map { (newest + $0) % Self.limit }
    guard let number = places.first(where: { sources[$0]?.hasEnded ?? true }) else { return nil }
    newest = number
    let bit: UInt64 = 1 << UInt64(number)
    let others = companions[frame.capture] ?? []
    let mask = mask { $0.capture == frame.capture && !$0.hasEnded || others.contains($0.capture) }
    for other in sources.indices {
      // The number is reused: the companions of the source that had it before no longer apply.
      sources[other]?.companions &= ~bit
      if mask >> UInt64(other) & 1 == 1 { sources[other]?.companions |= bit }
    }
    sources[number] = Source(
      capture: frame.capture, interface: frame.interface, companions: mask & ~bit)
    return number
  }

  private func mask(_ isMeant: (Source) -> Bool) -> UInt64 {
    sources.indices.reduce(0) { mask, number in
      sources[number].map(isMeant) == true ? mask | 1 << UInt64(number) : mask
    }
  }
}
