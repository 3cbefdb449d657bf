import Fronthaul
import Wire

/// Builds U-plane sections of any format, without the codec under test: sizes are written out per method.
struct SyntheticUPlane {
  var format: UPlaneFormat
  /// For a dynamic header; the static one otherwise.
  var compression: CompressionHeader
  var random: SplitMix64
  /// The byte udCompParam of a PRB.
  var parameter: @Sendable (inout SplitMix64) -> UInt8 = { UInt8($0.next() % 2) }
  /// REs sent of each PRB, methods 5 to 8; bit 0 is RE1.
  var mask: UInt16 = 0x0F5

  init(_ format: UPlaneFormat, _ compression: CompressionHeader? = nil, seed: UInt64 = 1) {
    self.format = format
    self.compression = compression ?? format.compression
    random = SplitMix64(state: seed)
  }

  /// One section. `numPrbu` is what the header says, `count` what is sent.
  mutating func section(id: UInt64 = 7, start: UInt64, numPrbu: UInt64, count: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.bits(id, 12)
    writer.bits(0, 2)
    writer.bits(start, 10)
    writer.bits(numPrbu, 8)
    if format.isDynamic {
      writer.u8(compression.rawValue)
      writer.u8(0)
    }
    var prbs = ByteWriter()
    for _ in 0..<count { prb(into: &prbs) }
    let hasMasks = [7, 8].contains(compression.methodCode)
    if format.hasLength, compression.methodCode >= 5 {
      writer.u16(UInt16(writer.count + 2 + (hasMasks ? 4 : 0) + prbs.count))
    }
    if hasMasks {
      writer.u16(mask)
      writer.u16(mask)
    }
    writer.append(prbs.bytes)
    return writer.bytes
  }

  private mutating func prb(into writer: inout ByteWriter) {
    var elements = 12
    switch compression.methodCode {
    case 1, 3: writer.u8(parameter(&random))
    case 2: writer.u8(max(1, parameter(&random)))  // a scaler is never 0
    case 5, 6:
      writer.bits(UInt64(mask >> 8), 4)
      writer.bits(compression.methodCode == 5 ? random.next() % 4 : 0, 4)
      writer.u8(UInt8(mask & 0xFF))
      elements = mask.nonzeroBitCount
    case 7:
      writer.u8(parameter(&random))
      elements = mask.nonzeroBitCount
    case 8: elements = mask.nonzeroBitCount
    default: break
    }
    for _ in 0..<(2 * elements) {
      writer.bits(random.next() >> UInt64(64 - compression.width), compression.width)
    }
    writer.align(to: 1)
  }
}

/// A small deterministic generator.
struct SplitMix64: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension FormatSurvey {
  mutating func observe(_ message: [UInt8]) { observe(message.span, from: 0, to: message.count) }
}
