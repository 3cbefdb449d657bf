import Fronthaul
import Wire

extension UPlaneContent.OddSignal {
  /// The resource blocks of a section, compressed.
  ///
  /// - Throws: for a compression that there is not, which the scenario reader rules out.
  func blocks(of section: UPlaneContent.Section) throws(WireError) -> [UInt8] {
    let codec = try PRBCodec(section.compression)
    var bytes = [UInt8](repeating: 0, count: section.prbCount * section.compression.bytesPerPRB())
    var space = bytes.mutableSpan
    var offset = 0
    var random = SeededRandom(UInt64(section.sectionId))
    for index in 0..<section.prbCount {
      let masks = section.masksInTurn
      let mask = masks.isEmpty ? SelectiveREMask.all : SelectiveREMask(rawValue: masks[index % masks.count])
      let start = offset
      offset = try codec.compress(samples(mask, &random), to: &space, at: offset)
      if case .exponent(let value) = self { space[start] = space[start] & 0xF0 | value }
    }
    return Array(bytes.prefix(offset))
  }

  private func samples(_ sent: SelectiveREMask, _ random: inout SeededRandom) -> PRBSamples {
    guard case .level(let level) = self else { return PRBSamples(sent: sent, component) }
    return SampleSource(.init(kind: .qpsk, level: -level)).samples(sent, &random)
  }

  private func component(_ index: Int) -> Int32 {
    switch self {
    case .level: 0
    case .saturated: index % 3 == 0 ? -32_768 : 32_767
    case .silent: 0
    case .constant: index % 2 == 0 ? 4_096 : -8_192
    case .exponent: index % 3 == 0 ? -64 : 64
    }
  }
}
