import Fronthaul
import Wire

/// IQ samples: what any bytes decompress to, and what becomes of it when it is compressed again.
///
/// Input: `udCompHdr`, a mask of the section (2 bytes), then the PRB.
extension FuzzTarget {
  static let compression = FuzzTarget("compression") { input throws(Violation) in
    var cursor = InputCursor(input)
    let header = CompressionHeader(rawValue: cursor.byte())
    let mask = SelectiveREMask(rawValue: cursor.word())
    var bytes: [UInt8] = []
    while !cursor.isAtEnd { bytes.append(cursor.byte()) }
    do throws(WireError) {
      try CompressionPromises.check(header, mask, bytes)
    } catch {
      try CompressionPromises.isExplained(error, header, bytes.count)
    }
  }
}

/// What compression promises of the samples of a PRB.
enum CompressionPromises {
  /// Refusals name a reserved method, a width that the method does not have, or the place of the cut.
  static func isExplained(
    _ error: WireError, _ header: CompressionHeader, _ count: Int
  ) throws(Violation) {
    try Violation.unless((0...count).contains(error.offset), "\(error) lies outside of \(count) bytes")
    let isLegal = header.isKnown && (header.method != .muLaw || header.width >= 4)
    try Violation.unless(error.code == (isLegal ? .truncated : .badValue), "\(error) for \(header)")
  }

  static func check(
    _ header: CompressionHeader, _ mask: SelectiveREMask, _ bytes: [UInt8]
  ) throws(WireError) {
    let codec = try PRBCodec(header)
    var samples = PRBSamples()
    let end = try codec.decompress(bytes.span, at: 0, sectionMask: mask, into: &samples)
    try promise(end == header.bytesPerPRB(resourceElements: samples.sent.count), "ends at byte \(end)")
    for index in 0..<24 {
      let component = samples.components[index]
      try promise(
        (PRBSamples.minimum...PRBSamples.maximum).contains(component), "component \(component)")
      try promise(
        samples.sent.contains(index / 2) || component == 0, "an RE that was not sent is \(component)")
    }
    try again(codec, header, samples, end)
  }

  /// Compressed again it has the same size; methods without loss beyond their width give the same samples.
  private static func again(
    _ codec: PRBCodec, _ header: CompressionHeader, _ samples: PRBSamples, _ size: Int
  ) throws(WireError) {
    var second = [UInt8](repeating: 0, count: size)
    var span = second.mutableSpan
    let end = try codec.compress(samples, to: &span, at: 0)
    try promise(end == size, "compressed again it has \(end) bytes instead of \(size)")
    var read = PRBSamples()
    _ = try codec.decompress(second.span, at: 0, sectionMask: samples.sent, into: &read)
    try promise(read.sent == samples.sent, "other REs after compressing again")
    // What saturated has bits that no mantissa holds.
    let isExact = (0..<24).allSatisfy { samples.components[$0] < PRBSamples.maximum }
    guard isExact, [0, 1, 5, 7].contains(header.methodCode) else { return }
    try promise(read == samples, "other samples after compressing again")
  }

  /// A broken promise has no place in the bytes, by which it is told from a refusal.
  private static func promise(_ holds: Bool, _ what: String) throws(WireError) {
    guard !holds else { return }
    throw WireError(.badLength, at: -1, what)
  }
}
