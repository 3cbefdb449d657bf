/// What the bytes `udCompParam` of a flow hold: it tells block floating point, block scaling and mu-law
/// apart, whose PRBs have the same size. CUS 8.3.3.15.
struct ParameterEvidence: Sendable {
  /// PRBs sampled, a few of each section.
  var samples: Int32 = 0
  /// The whole byte is 0: no block scaler is.
  var zero: Int32 = 0
  /// The byte is above 128: a block scaler of more than 1.0.
  var above128: Int32 = 0
  /// The high nibble is not 0: reserved in block floating point.
  var highNibbleSet: Int32 = 0
  /// The high nibble is the width, as `compBitWidth` of mu-law.
  var highNibbleIsWidth: Int32 = 0
  /// The low nibble is above 7: a shift that mu-law does not have.
  var shiftBeyond7: Int32 = 0

  /// Methods 5 and 6: pairs of first PRBs of a section, and those that have the same mask, not 0. Chance bytes
  /// hardly ever do.
  var maskPairs: Int32 = 0
  var equalMasks: Int32 = 0

  /// Samples the parameters of some PRBs of a section, those that were captured.
  mutating func sample(_ section: UPlaneSection, in bytes: Span<UInt8>, upTo capturedEnd: Int) {
    let compression = section.compression
    let available = min(bytes.count, capturedEnd)
    guard section.prbCount > 0, compression.parameterBytes > 0, section.dataOffset < available else { return }
    if compression.hasPRBMasks {
      sampleMasks(section, in: bytes, upTo: min(available, section.end))
      return
    }
    guard compression.hasFixedSize else {
      add(bytes[section.dataOffset], width: compression.width)
      return
    }
    let size = compression.bytesPerPRB()
    let step = max(1, section.prbCount / 8)
    var prb = 0
    while prb < section.prbCount {
      let offset = section.dataOffset + prb * size
      guard offset < available else { return }
      add(bytes[offset], width: compression.width)
      prb += step
    }
  }

  private mutating func sampleMasks(_ section: UPlaneSection, in bytes: Span<UInt8>, upTo end: Int) {
    let first = section.dataOffset
    guard section.prbCount >= 2, end - first >= 2 else { return }
    let mask = UInt16(bytes[first] & 0xF0) << 4 | UInt16(bytes[first + 1])
    let second = first + section.compression.bytesPerPRB(resourceElements: mask.nonzeroBitCount)
    guard end - second >= 2 else { return }
    maskPairs += 1
    let next = UInt16(bytes[second] & 0xF0) << 4 | UInt16(bytes[second + 1])
    if mask != 0, mask == next { equalMasks += 1 }
  }

  private mutating func add(_ parameter: UInt8, width: Int) {
    let low = Int(parameter & 15)
    samples += 1
    if parameter == 0 { zero += 1 }
    if parameter > 128 { above128 += 1 }
    if parameter > 15 { highNibbleSet += 1 }
    if Int(parameter >> 4) == width & 15 { highNibbleIsWidth += 1 }
    if low > 7 { shiftBeyond7 += 1 }
  }

  /// `count` in thousandths of the samples; 0 without samples.
  func perMille(_ count: Int32) -> Int { samples == 0 ? 0 : Int(count) * 1000 / Int(samples) }
}
