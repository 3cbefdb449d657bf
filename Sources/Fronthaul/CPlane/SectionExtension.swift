public import Wire

/// A section extension as a value (CUS 7.6, 7.7).
///
/// The `ef` bit and `extLen` are not part of it: they follow from the extensions of the section when it is
/// encoded.
public struct SectionExtension: Hashable, Sendable {
  /// extType, 0 to 127.
  public var type: UInt8
  /// The fields of a known type. Opaque, with its padding, is what follows the head of an unknown type, or of
  /// one whose fields contradict the length.
  public var content: LayoutContent

  public init(type: UInt8, content: LayoutContent) {
    self.type = type
    self.content = content
  }

  /// An extension of a known type from some of its fields; the others are 0, counts those of their items.
  public init(
    _ type: UInt8, _ numbers: [String: Int64] = [:], groups: [String: [LayoutValue]] = [:],
    bytes: [String: [UInt8]] = [:], weightCount: Int = 0
  ) throws(WireError) {
    guard let known = ExtensionType.of(type) else { throw WireError(.badValue, at: 0, "extType \(type)") }
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(weightCount)
    let value = LayoutValue(numbers, groups: groups, bytes: bytes)
    self.init(type: type, content: .fields(try known.layout.complete(value, parameters)))
  }

  /// The fields; `nil` for opaque content.
  public var fields: LayoutValue? { content.fields }

  /// A number by its name; `nil` where the extension does not have it.
  public subscript(_ name: String) -> Int64? { content[name] }
}

/// The extensions that synthesis builds most.
extension SectionExtension {
  /// Extension 4 (CUS 7.7.4).
  /// - Parameter scaler: exponent in the 4 most significant of 15 bits, mantissa in the other 11.
  public static func modulationCompression(csf: Bool, scaler: UInt16) -> SectionExtension {
    SectionExtension(
      type: 4, content: .fields(LayoutValue(["csf": csf ? 1 : 0, "modCompScaler": Int64(scaler)])))
  }

  /// Extension 6 (CUS 7.7.6).
  /// - Parameters:
  ///   - rbgSize: code of the group size, 1 to 7.
  ///   - rbgMask: groups, the least significant of 28 bits is the first.
  ///   - symbolMask: symbols, the least significant of 14 bits is symbol 0.
  public static func nonContiguous(
    rbgSize: UInt8, rbgMask: UInt32, symbolMask: UInt16, priority: UInt8 = 0, repetition: Bool = false
  ) -> SectionExtension {
    SectionExtension(
      type: 6,
      content: .fields(
        LayoutValue([
          "repetition": repetition ? 1 : 0, "rbgSize": Int64(rbgSize), "rbgMask": Int64(rbgMask),
          "priority": Int64(priority), "symbolMask": Int64(symbolMask),
        ])))
  }

  /// Extension 11 without weights (CUS 7.7.11): a beam for each bundle of resource blocks.
  public static func beams(_ beams: [UInt16], bundlePrbs: UInt8) -> SectionExtension {
    SectionExtension(
      type: 11,
      content: .fields(
        LayoutValue(
          ["disableBFWs": 1, "RAD": 0, "bundleOffset": 0, "numBundPrb": Int64(bundlePrbs)],
          groups: ["bundle": beams.map { LayoutValue(["contInd": 0, "bundleBeamId": Int64($0)]) }])))
  }

  /// Extension 12 (CUS 7.7.12): ranges of resource blocks behind the section's own.
  public static func ranges(
    _ ranges: [(gap: UInt8, prbs: UInt8)], symbolMask: UInt16, priority: UInt8 = 0
  ) -> SectionExtension {
    SectionExtension(
      type: 12,
      content: .fields(
        LayoutValue(
          ["priority": Int64(priority), "symbolMask": Int64(symbolMask)],
          groups: [
            "range": ranges.map { LayoutValue(["offStartPrb": Int64($0.gap), "numPrb": Int64($0.prbs)]) }
          ])))
  }
}

extension SectionExtension {
  /// Reads the extension in `range`, its head included.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, _ type: UInt8, _ parameters: LayoutParameters) {
    let headerBytes = ExtensionType.hasWideLength(type) ? 3 : 2
    let body = min(range.lowerBound + headerBytes, range.upperBound)..<range.upperBound
    self.init(type: type, content: .opaque(Bits.bytes(bytes, body.lowerBound * 8, body.count * 8)))
    guard let known = ExtensionType.of(type), let read = try? known.layout.decode(bytes, body, parameters)
    else { return }
    // What would not be written again as it stands is kept as it is.
    let candidate = SectionExtension(type: type, content: .fields(read.value))
    var writer = ByteWriter()
    guard
      (try? candidate.encode(into: &writer, more: bytes[range.lowerBound] & 0x80 != 0, parameters)) != nil,
      writer.bytes == Bits.bytes(bytes, range.lowerBound * 8, range.count * 8)
    else { return }
    self = candidate
  }

  func encode(
    into writer: inout ByteWriter, more: Bool, _ parameters: LayoutParameters
  ) throws(WireError) {
    let start = writer.count
    guard type < 128 else { throw WireError(.badValue, at: start, "extType \(type)") }
    let wide = ExtensionType.hasWideLength(type)
    writer.u8((more ? 0x80 : 0) | type)
    writer.bits(0, wide ? 16 : 8)
    switch content {
    case .opaque(let bytes):
      guard (writer.count - start + bytes.count) % 4 == 0 else {
        throw WireError(.badLength, at: start, "opaque extension \(type) does not fill words")
      }
      writer.append(bytes)
    case .fields(let value):
      guard let known = ExtensionType.of(type) else {
        throw WireError(.badValue, at: start, "extType \(type) has no fields")
      }
      try known.layout.encode(value, into: &writer, parameters)
      let isOpen = known.layout.endsOpen && value.bytes.keys.contains { known.layout.isOpenEnd($0) }
      guard !isOpen || (writer.count - start) % 4 == 0 else {
        throw WireError(.badLength, at: start, "extension \(type) does not fill words")
      }
      writer.align(to: 4, from: start)
    }
    let words = (writer.count - start) / 4
    guard words <= (wide ? 0xFFFF : 0xFF) else {
      throw WireError(.badLength, at: start, "extension \(type) has \(words) words")
    }
    if wide {
      writer.patch(u16: UInt16(words), at: start + 1)
    } else {
      writer.patch(u8: UInt8(words), at: start + 1)
    }
  }
}
