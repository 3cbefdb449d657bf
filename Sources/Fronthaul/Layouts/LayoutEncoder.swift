internal import Wire

/// Writes the value of a structure, driven by the same cursor that reads it.
struct LayoutEncoder: ~Copyable {
  private var cursor: LayoutCursor
  private let structure: String
  private let program: LayoutProgram
  /// The values around the place that is being written, outermost first, each with what it has used.
  private var stack: [Scope]
  private var lastItem: (bit: Int, filler: LayoutGroup.Filler)?
  private var previousItem: (bit: Int, width: Int)?
  /// Whether numbers that are missing are taken as 0 (or as the count of their items).
  var completes = false
  private(set) var completed = LayoutValue()

  private struct Scope {
    var value: LayoutValue
    var used = 0
    var group = ""
    var index = 0
    var start = 0
  }

  init(_ layout: Layout, _ value: LayoutValue, _ parameters: LayoutParameters) {
    cursor = LayoutCursor(layout, parameters)
    structure = layout.name
    program = layout.program
    stack = [Scope(value: value)]
  }

  mutating func run(into writer: inout ByteWriter) throws(WireError) {
    let origin = writer.bitCount - program.headerBits
    while true {
      switch cursor.next() {
      case .field(let number, let width):
        let value = try numeral(number, width, writer)
        writer.bits(UInt64(bitPattern: value) & mask(width), width)
        cursor.supply(value, bits: width)
      case .reserved(let number, let width):
        try reserved(number, width, &writer)
        cursor.pass(bits: width)
      case .padding(let width):
        zeros(width, &writer)
        cursor.pass(bits: width)
      case .bytes(let number, let wanted, let countsOnes):
        try opaque(number, wanted, countsOnes, &writer)
      case .group(let number, let times): try enter(number, times, writer)
      case .item(let number, let index):
        let group = program.groups[number].group
        guard let items = top.value.groups[group.name], index < items.count else {
          throw failure(.badLength, group.name, writer)
        }
        stack.append(Scope(value: items[index], group: group.name, index: index, start: writer.bitCount))
      case .endOfItem: try endItem(writer)
      case .another(let number, _, let filler, let index):
        let items = top.value.groups[program.groups[number].group.name]?.count ?? 0
        if items == 0, filler == .repetition {
          throw failure(
            .badLength, "\(program.groups[number].group.name) has no item to fill the word with", writer)
        }
        if index > 0 { lastItem = (previousItem?.bit ?? 0, filler) }
        cursor.again(index < items)
      case .endOfGroup: break
      case .end:
        try finish(&writer, origin)
        return
      }
    }
  }

  private var top: Scope { stack[stack.count - 1] }

  private mutating func numeral(_ number: Int, _ width: Int, _ writer: ByteWriter) throws(WireError) -> Int64
  {
    let field = program.fields[number].field
    var given = top.value.numbers[field.name]
    if given == nil, completes {
      given = itemsCounted(by: field.name)
      stack[stack.count - 1].value.numbers[field.name] = given
    }
    guard let value = given else { throw failure(.badValue, "\(field.name) is missing", writer) }
    stack[stack.count - 1].used += 1
    let fits =
      width == 64
      || (field.signed
        ? value >= -(1 << Int64(width - 1)) && value < 1 << Int64(width - 1)
        : value >= 0 && value < 1 << Int64(width))
    guard fits else {
      throw failure(.badValue, "\(field.name) = \(value) does not fit \(width) bits", writer)
    }
    return value
  }

  /// The number of items of the group that a field counts; 0 where it counts none.
  private func itemsCounted(by name: String) -> Int64 {
    for group in program.groups {
      // Of groups that stand for each other, one is given.
      if case .times(.field(name)) = group.group.count, let items = top.value.groups[group.group.name] {
        return Int64(items.count)
      }
    }
    return 0
  }

  private mutating func reserved(_ number: Int, _ width: Int, _ writer: inout ByteWriter) throws(WireError) {
    guard let value = top.value.numbers["reserved\(number)"] else {
      zeros(width, &writer)
      return
    }
    stack[stack.count - 1].used += 1
    let bits = UInt64(bitPattern: value)
    guard value != 0, bits & ~mask(min(width, 64)) == 0 else {
      throw failure(.badValue, "reserved\(number) does not fit \(width) bits", writer)
    }
    zeros(max(0, width - 64), &writer)
    writer.bits(bits, min(width, 64))
  }

  private mutating func opaque(
    _ number: Int, _ wanted: Int, _ countsOnes: Bool, _ writer: inout ByteWriter
  ) throws(WireError) {
    let name = program.fields[number].field.name
    if top.value.bytes[name] == nil, completes {
      stack[stack.count - 1].value.bytes[name] = [UInt8](repeating: 0, count: max(0, (wanted + 7) / 8))
    }
    guard let content = top.value.bytes[name] else { throw failure(.badValue, "\(name) is missing", writer) }
    stack[stack.count - 1].used += 1
    let width = wanted < 0 ? content.count * 8 : wanted
    guard content.count == (width + 7) / 8 else {
      throw failure(.badLength, "\(name) has \(content.count) bytes, not \((width + 7) / 8)", writer)
    }
    if width % 8 != 0, let last = content.last, last & (0xFF >> UInt8(width % 8)) != 0 {
      throw failure(.badValue, "\(name) has bits after its end", writer)
    }
    var left = width
    for byte in content {
      let part = min(8, left)
      writer.bits(UInt64(byte >> UInt8(8 - part)), part)
      left -= part
    }
    cursor.supply(Int64(countsOnes ? content.reduce(0) { $0 + $1.nonzeroBitCount } : 0), bits: width)
  }

  private mutating func enter(_ number: Int, _ times: Int, _ writer: ByteWriter) throws(WireError) {
    let name = program.groups[number].group.name
    if top.value.groups[name] == nil, completes { stack[stack.count - 1].value.groups[name] = [] }
    guard let items = top.value.groups[name] else { throw failure(.badValue, "\(name) is missing", writer) }
    stack[stack.count - 1].used += 1
    guard times < 0 || times == items.count else {
      throw failure(.badLength, "\(name) has \(items.count) items, not \(times)", writer)
    }
    previousItem = nil
    cursor.enter(times: times)
  }

  private mutating func endItem(_ writer: ByteWriter) throws(WireError) {
    let item = stack.removeLast()
    guard item.used == item.value.partCount else {
      throw failure(.badValue, "\(item.group) \(item.index) has a part that does not belong there", writer)
    }
    if completes { stack[stack.count - 1].value.groups[item.group]?[item.index] = item.value }
    previousItem = (item.start, writer.bitCount - item.start)
  }

  private mutating func finish(_ writer: inout ByteWriter, _ origin: Int) throws(WireError) {
    completed = top.value
    guard top.used == top.value.partCount else {
      throw failure(.badValue, "\(structure) has a part that does not belong there", writer)
    }
    // What surrounds the structure may say how many items there are, and is not known yet.
    if completes { return }
    // The last item of a group that goes on until the end must not look like the filler behind it.
    if let last = lastItem, last.filler == .zeros {
      let end = origin + (writer.bitCount - origin + 31) / 32 * 32
      let bytes = writer.bytes
      if end - last.bit < 32, Bits.value(bytes.span, last.bit, writer.bitCount - last.bit) == 0 {
        throw failure(.badValue, "the last item of \(structure) would be read as filler", writer)
      }
    }
    if let last = lastItem, last.filler == .repetition, let previous = previousItem {
      let bytes = writer.bytes
      let left = (32 - (writer.bitCount - origin) % 32) % 32
      let item = Bits.value(bytes.span, previous.bit, previous.width)
      if left == 0, previous.bit - previous.width > origin,
        Bits.value(bytes.span, previous.bit - previous.width, previous.width) == item
      {
        throw failure(.badValue, "the last item of \(structure) would be read as filler", writer)
      }
      if left == previous.width { writer.bits(item, left) }
    }
  }

  private func zeros(_ width: Int, _ writer: inout ByteWriter) {
    var left = width
    while left > 0 {
      writer.bits(0, min(64, left))
      left -= 64
    }
  }

  private func mask(_ width: Int) -> UInt64 { width >= 64 ? .max : (1 << UInt64(width)) &- 1 }

  private func failure(_ code: WireError.Code, _ message: String, _ writer: ByteWriter) -> WireError {
    WireError(code, at: writer.bitCount / 8, message)
  }
}
