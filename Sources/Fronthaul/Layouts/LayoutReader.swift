internal import Platform
internal import Wire

/// Reads a structure from borrowed bytes, one part at a time.
///
/// As with its cursor, what steps call is mutating even where it only looks.
struct LayoutReader: ~Copyable {
  enum Part {
    /// A field, its value and where its bits are (from the start of the span).
    case field(Int, value: Int64, bit: Int, width: Int)
    case reserved(Int, value: UInt64, bit: Int, width: Int)
    /// Bits between elements that should be 0.
    case padding(value: UInt64)
    case bytes(Int, bit: Int, width: Int)
    case group(Int)
    case item(Int, index: Int)
    case endOfItem(Int)
    case endOfGroup(Int)
    case end
  }

  private(set) var cursor: LayoutCursor
  private let startBit: Int
  private let endBit: Int
  private let limit: WireError.Code
  private var previousItem = 0
  private var currentItem = 0

  /// Reads the bytes in `range`, which is clamped to the span.
  /// - Parameter limit: why there is nothing behind the range.
  @inline(__always)
  init(
    _ layout: Layout, _ range: Range<Int>, _ parameters: LayoutParameters = LayoutParameters(),
    limit: WireError.Code = .truncated
  ) {
    cursor = LayoutCursor(layout, parameters)
    startBit = range.lowerBound &* 8 &- layout.program.headerBits
    endBit = range.upperBound &* 8
    self.limit = limit
  }

  /// The position behind what has been read, in bits from the start of the span.
  var bit: Int { startBit &+ cursor.position }

  /// The first byte that has not been touched.
  var byte: Int { (bit &+ 7) >> 3 }

  mutating func next(_ bytes: Span<UInt8>) throws(WireError) -> Part {
    switch cursor.next() {
    case .field(let number, let width):
      let at = bit
      let raw = try read(bytes, width, number)
      var value = Int64(bitPattern: raw)
      if cursor.layout.program.fields[number].field.signed {
        let shift = Int64(64 &- width)
        value = (value << shift) >> shift
      }
      cursor.supply(value, bits: width)
      return .field(number, value: value, bit: at, width: width)
    case .reserved(let number, let width):
      let at = bit
      let value = try skim(bytes, width)
      cursor.pass(bits: width)
      return .reserved(number, value: value, bit: at, width: width)
    case .padding(let width):
      let value = try skim(bytes, width)
      cursor.pass(bits: width)
      return .padding(value: value)
    case .bytes(let number, let wanted, let countsOnes):
      let at = bit
      let available = min(endBit, bytes.count &* 8) &- at
      let width = wanted < 0 ? max(0, available) : wanted
      guard width <= available else { throw failure(number) }
      cursor.supply(countsOnes ? Self.ones(bytes, at, width) : 0, bits: width)
      return .bytes(number, bit: at, width: width)
    case .group(let number, let times):
      previousItem = -1
      cursor.enter(times: times)
      return .group(number)
    case .item(let number, let index):
      currentItem = bit
      return .item(number, index: index)
    case .endOfItem(let number):
      previousItem = currentItem
      return .endOfItem(number)
    case .another(_, let minimumBits, let filler, _):
      cursor.again(hasRoom(bytes, minimumBits) && !isFiller(bytes, minimumBits, filler))
      return try next(bytes)
    case .endOfGroup(let number): return .endOfGroup(number)
    case .end: return .end
    }
  }

  private mutating func hasRoom(_ bytes: Span<UInt8>, _ minimumBits: Int) -> Bool {
    min(endBit, bytes.count &* 8) &- bit >= minimumBits
  }

  /// Whether nothing but filler is left in the last word.
  private mutating func isFiller(_ bytes: Span<UInt8>, _ width: Int, _ filler: LayoutGroup.Filler) -> Bool {
    let left = endBit &- bit
    guard left < 32, endBit <= bytes.count &* 8 else { return false }
    switch filler {
    case .none: return false
    case .zeros: return Bits.value(bytes, bit, left) == 0
    case .repetition:
      guard previousItem >= 0, bit &- previousItem == width else { return false }
      return Bits.value(bytes, bit, width) == Bits.value(bytes, previousItem, width)
    }
  }

  private mutating func read(_ bytes: Span<UInt8>, _ width: Int, _ number: Int) throws(WireError) -> UInt64 {
    guard bit &+ width <= min(endBit, bytes.count &* 8) else { throw failure(number) }
    return Bits.value(bytes, bit, width)
  }

  private mutating func skim(_ bytes: Span<UInt8>, _ width: Int) throws(WireError) -> UInt64 {
    guard bit &+ width <= min(endBit, bytes.count &* 8) else {
      throw WireError(limit, at: bit >> 3, "reserved")
    }
    var value: UInt64 = 0
    var done = 0
    while done < width {
      let part = min(64, width &- done)
      value |= Bits.value(bytes, bit &+ done, part)
      done &+= part
    }
    return value
  }

  private static func ones(_ bytes: Span<UInt8>, _ start: Int, _ width: Int) -> Int64 {
    var count = 0
    var done = 0
    while done < width {
      let part = min(64, width &- done)
      count &+= Bits.value(bytes, start &+ done, part).nonzeroBitCount
      done &+= part
    }
    return Int64(count)
  }

  @inline(never)
  private mutating func failure(_ number: Int) -> WireError {
    WireError(limit, at: bit >> 3, cursor.layout.program.fields[number].field.name)
  }
}

/// Bit fields in bytes.
enum Bits {
  /// `width` (0 to 64) bits from bit `start` on, which must be in the span.
  @inline(__always)
  static func value(_ bytes: Span<UInt8>, _ start: Int, _ width: Int) -> UInt64 {
    let byte = start >> 3
    // Whatever the bit that a field of up to 56 begins with, eight bytes have all of it.
    guard width > 0, width <= 56, byte &+ 8 <= bytes.count else { return pieces(bytes, start, width) }
    return (bytes.bigEndianWord(at: byte) &<< UInt64(start & 7)) &>> UInt64(64 &- width)
  }

  /// The same, byte by byte.
  @inline(never)
  private static func pieces(_ bytes: Span<UInt8>, _ start: Int, _ width: Int) -> UInt64 {
    var value: UInt64 = 0
    var at = start
    var left = width
    while left > 0 {
      let bit = at & 7
      let take = min(8 &- bit, left)
      let part = (UInt64(bytes[at >> 3]) >> UInt64(8 &- bit &- take)) & ((1 << UInt64(take)) &- 1)
      value = value << UInt64(take) | part
      at &+= take
      left &-= take
    }
    return value
  }
}
