package import Wire

/// The content of a structure as a value: numbers, repeated parts and opaque bytes by their names.
///
/// Reserved bits are kept under `reserved0`, `reserved1`, … (in wire order) where they are not 0, so that
/// what was sent can be sent again.
public struct LayoutValue: Hashable, Sendable {
  /// Numbers by the specification's names.
  public var numbers: [String: Int64]
  /// Items of repeated parts.
  public var groups: [String: [LayoutValue]]
  /// Opaque parts; a part that does not end on a byte is filled with zero bits.
  public var bytes: [String: [UInt8]]

  public init(
    _ numbers: [String: Int64] = [:], groups: [String: [LayoutValue]] = [:], bytes: [String: [UInt8]] = [:]
  ) {
    self.numbers = numbers
    self.groups = groups
    self.bytes = bytes
  }

  /// A number by its name; `nil` where the structure does not have it.
  public subscript(_ name: String) -> Int64? {
    get { numbers[name] }
    set { numbers[name] = newValue }
  }

  /// How many names the value has.
  var partCount: Int { numbers.count + groups.count + bytes.count }
}

extension Layout {
  /// Reads the structure that begins at the start of `range`.
  /// - Returns: its value, and the byte behind it.
  package func decode(
    _ input: Span<UInt8>, _ range: Range<Int>, _ parameters: LayoutParameters = LayoutParameters()
  ) throws(WireError) -> (value: LayoutValue, end: Int) {
    var reader = LayoutReader(self, range, parameters)
    var stack = [LayoutValue()]
    func keep(_ change: (inout LayoutValue) -> Void) { change(&stack[stack.count - 1]) }
    while true {
      switch try reader.next(input) {
      case .field(let number, let value, _, _): keep { $0.numbers[program.fields[number].field.name] = value }
      case .reserved(let number, let value, _, _):
        if value != 0 { keep { $0.numbers["reserved\(number)"] = Int64(bitPattern: value) } }
      case .padding: break
      case .bytes(let number, let bit, let width):
        let content = Bits.bytes(input, bit, width)
        keep { $0.bytes[program.fields[number].field.name] = content }
      case .group(let number): keep { $0.groups[program.groups[number].group.name] = [] }
      case .item: stack.append(LayoutValue())
      case .endOfItem(let number):
        let item = stack.removeLast()
        keep { $0.groups[program.groups[number].group.name, default: []].append(item) }
      case .endOfGroup: break
      case .end: return (stack[0], reader.byte)
      }
    }
  }

  /// Writes a value behind what the writer holds.
  ///
  /// Throws where a number is missing, does not fit, or has no place in the structure, and where the items
  /// do not agree with their count. Offsets count from the start of the writer's bytes.
  package func encode(
    _ value: LayoutValue, into writer: inout ByteWriter, _ parameters: LayoutParameters = LayoutParameters()
  ) throws(WireError) {
    var encoder = LayoutEncoder(self, value, parameters)
    try encoder.run(into: &writer)
  }

  /// Completes a value: numbers that are missing become 0, counts the number of the items given.
  package func complete(
    _ value: LayoutValue, _ parameters: LayoutParameters = LayoutParameters()
  ) throws(WireError) -> LayoutValue {
    var encoder = LayoutEncoder(self, value, parameters)
    encoder.completes = true
    var writer = ByteWriter()
    try encoder.run(into: &writer)
    return encoder.completed
  }
}

extension Bits {
  /// Bits as bytes, the last one filled with zeros.
  static func bytes(_ input: Span<UInt8>, _ start: Int, _ width: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((width + 7) / 8)
    var done = 0
    while done < width {
      let part = min(8, width - done)
      bytes.append(UInt8(truncatingIfNeeded: value(input, start + done, part) << UInt64(8 - part)))
      done += part
    }
    return bytes
  }
}
