@testable import Fronthaul

/// Makes up values of a structure by answering its cursor.
struct RandomValue {
  /// What the numbers are.
  enum Fill: CaseIterable {
    /// Random, small so that code points and counts of few items are met, and the ends of the range.
    case mixed
    /// All 0, and no items.
    case zeros
    /// All bits set, and as many items as wanted.
    case ones
  }

  var generator: SeededGenerator
  var fill = Fill.mixed

  /// - Parameter items: how many items a group that goes on until the end gets at most.
  mutating func value(
    _ layout: Layout, _ parameters: LayoutParameters = LayoutParameters(), items: Int = 4
  ) -> LayoutValue {
    var cursor = LayoutCursor(layout, parameters)
    var stack = [LayoutValue()]
    var wanted = [Int]()
    while true {
      switch cursor.next() {
      case .field(let number, let width):
        let field = layout.program.fields[number].field
        let raw = bits(width)
        var value = Int64(bitPattern: raw)
        if field.signed { value = (value << Int64(64 - width)) >> Int64(64 - width) }
        stack[stack.count - 1].numbers[field.name] = value
        cursor.supply(value, bits: width)
      case .reserved(_, let width), .padding(let width): cursor.pass(bits: width)
      case .bytes(let number, let bits, let countsOnes):
        let words = fill == .zeros ? 0 : Int.random(in: 0...5, using: &generator)
        let width = bits < 0 ? words * 32 + openEnd(cursor.position) : bits
        var content = generator.bytes((width + 7) / 8)
        if width % 8 != 0 { content[content.count - 1] &= 0xFF << UInt8(8 - width % 8) }
        stack[stack.count - 1].bytes[layout.program.fields[number].field.name] = content
        cursor.supply(Int64(countsOnes ? content.reduce(0) { $0 + $1.nonzeroBitCount } : 0), bits: width)
      case .group(let number, let times):
        stack[stack.count - 1].groups[layout.program.groups[number].group.name] = []
        wanted.append(itemCount(items))
        cursor.enter(times: times)
      case .item: stack.append(LayoutValue())
      case .endOfItem(let number):
        let item = stack.removeLast()
        stack[stack.count - 1].groups[layout.program.groups[number].group.name, default: []].append(item)
      case .another(_, _, _, let index): cursor.again(index < (wanted.last ?? 0))
      case .endOfGroup: wanted.removeLast()
      case .end: return stack[0]
      }
    }
  }

  private mutating func itemCount(_ most: Int) -> Int {
    switch fill {
    case .mixed: Int.random(in: 0...most, using: &generator)
    case .zeros: 0
    case .ones: most
    }
  }

  private mutating func bits(_ width: Int) -> UInt64 {
    guard width > 0 else { return 0 }
    let all = UInt64.max >> UInt64(64 - width)
    switch fill {
    case .zeros: return 0
    case .ones: return all
    case .mixed:
      let raw = generator.next() & all
      switch generator.next() % 8 {
      case 0...3: return raw & 3
      case 4: return all
      // The least of the signed numbers.
      case 5: return 1 << UInt64(width - 1)
      default: return raw
      }
    }
  }

  /// Bits that opaque content needs so that the structure ends on a word.
  private func openEnd(_ position: Int) -> Int { (32 - position % 32) % 32 }
}
