internal import Wire

/// A look at borrowed bytes as a structure: what was sent, however illegal, without a copy.
public struct LayoutView: ~Escapable {
  private let bytes: Span<UInt8>
  private let range: Range<Int>
  private let parameters: LayoutParameters
  let layout: Layout

  @_lifetime(copy bytes)
  init(
    _ layout: Layout, _ bytes: Span<UInt8>, _ range: Range<Int>,
    _ parameters: LayoutParameters = LayoutParameters()
  ) {
    self.layout = layout
    self.bytes = bytes
    let end = max(0, min(range.upperBound, bytes.count))
    self.range = max(0, min(range.lowerBound, end))..<end
    self.parameters = parameters
  }

  /// A part of the structure as it is shown.
  public struct Line: Hashable, Sendable {
    /// Groups around it: 0 in the structure itself.
    public var depth: Int
    public var name: String
    /// The number, or `nil` for bytes and items.
    public var value: Int64?
    /// The number as the catalogue writes it, bytes in hexadecimal.
    public var text: String
    /// The most significant bit, counted from the start of the span.
    public var bit: Int
    /// Bits.
    public var width: Int
  }

  /// The first value of a field; `nil` where the bytes end before it or the structure lacks it.
  public subscript(_ name: String) -> Int64? {
    var reader = LayoutReader(layout, range, parameters)
    while let part = try? reader.next(bytes) {
      switch part {
      case .field(let number, let value, _, _) where layout.program.fields[number].field.name == name:
        return value
      case .end: return nil
      default: continue
      }
    }
    return nil
  }

  /// Everything that can be read, in wire order, and why the reading ended if not at the end.
  public func lines() -> (lines: [Line], defect: String?) {
    var reader = LayoutReader(layout, range, parameters)
    var lines: [Line] = []
    var depth = 0
    do throws(WireError) {
      while true {
        switch try reader.next(bytes) {
        case .field(let number, let value, let bit, let width):
          let field = layout.program.fields[number].field
          lines.append(
            Line(
              depth: depth, name: field.name, value: value, text: field.text(value), bit: bit, width: width))
        case .reserved(_, let value, let bit, let width):
          if value != 0 {
            let shown = Int64(bitPattern: value)
            lines.append(
              Line(depth: depth, name: "reserved", value: shown, text: "\(value)", bit: bit, width: width))
          }
        case .bytes(let number, let bit, let width):
          let content = Bits.bytes(bytes, bit, width)
          lines.append(
            Line(
              depth: depth, name: layout.program.fields[number].field.name, value: nil,
              text: content.map { Self.hexadecimal($0) }.joined(), bit: bit, width: width))
        case .item(let group, let index):
          lines.append(
            Line(
              depth: depth, name: layout.program.groups[group].group.name, value: nil, text: "\(index)",
              bit: reader.bit, width: 0))
          depth += 1
        case .endOfItem: depth -= 1
        case .padding, .group, .endOfGroup: break
        case .end: return (lines, nil)
        }
      }
    } catch {
      return (lines, error.description)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
