import CaptureFiles
import Testing

/// Takes frames and the blocks in front of them.
private struct BlockCollector: FrameSink {
  /// `frame N`, or the offset of a block.
  var order: [String] = []
  var blocks: [ConfigurationBlock] = []

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    order.append("frame \(frame.number)")
    return true
  }

  mutating func receive(_ block: ConfigurationBlock) {
    order.append("block \(block.offset)")
    blocks.append(block)
  }
}

/// Blocks in which a test tool says how the traffic was configured.
@Suite struct ConfigurationBlockTests {
  private static let flowMap: UInt32 = 0x8000_0000 + 43286 + 2

  private func read(_ file: CaptureBytes) throws -> (summary: CaptureSummary, seen: BlockCollector) {
    let directory = try TemporaryDirectory()
    var collector = BlockCollector()
    let summaries = try CaptureReader([CaptureInput(try directory.file("0", file.bytes))]).read(
      into: &collector)
    return (try #require(summaries.first), collector)
  }

  @Test(arguments: [false, true])
  func optionsAreNumbersOfTheFilesByteOrder(isBig: Bool) throws {
    var file = CaptureBytes.pcapng(isBig: isBig)
    file.enhanced(ticks: 1, frame(60))
    let offset = file.bytes.count
    file.block(Self.flowMap) {
      $0.option(20) { $0.append(UInt16(0x102)) }
      $0.option(31) { $0.append(UInt8(1)) }
      $0.option(37) { $0.append(UInt64(3_500_000_000)) }
      $0.option(35) { $0.append(UInt32(273)) }
      $0.option(29) { $0.bytes += Array(repeating: 1, count: 9) }
      $0.option(0) { _ in }
    }
    file.enhanced(ticks: 2, frame(60))
    let (summary, seen) = try read(file)
    #expect(seen.order == ["frame 1", "block \(offset)", "frame 2"])
    let block = try #require(seen.blocks.first)
    #expect(block.kind == .flowMap)
    #expect(block.options.map(\.code) == [20, 31, 37, 35, 29])
    #expect(block.options.map(\.value) == [0x102, 1, 3_500_000_000, 273, nil])
    #expect(summary.configurationBlocks == seen.blocks && summary.configurationBlockCount == 1)
    #expect(summary.damage == nil && summary.unreadBlocks.isEmpty)
  }

  @Test func aVersionBlockHasNumbersInFrontOfItsOptions() throws {
    var file = CaptureBytes.pcapng()
    file.block(Self.flowMap - 2) {
      for number in 1...4 as ClosedRange<UInt16> { $0.append(number) }
      $0.append(UInt32(0xABCD))
      $0.option(10) { $0.append(UInt32(7)) }
    }
    file.enhanced(ticks: 1, frame(60))
    let (_, seen) = try read(file)
    #expect(seen.blocks.map(\.kind) == [.version])
    #expect(seen.blocks.first?.options == [ConfigurationBlock.Option(code: 10, value: 7)])
  }

  @Test func blocksOfPrivateTypesAreCountedAndNamed() throws {
    var file = CaptureBytes.pcapng()
    for type in [0xBAD, 0x4000_0BAD, 0xBAD] as [UInt32] { file.block(type) { $0.append(UInt32(3054)) } }
    file.block(0xBAD) { $0.append(UInt32(9)) }
    file.block(0x8000_0001) { _ in }
    // A flow map whose options lead out of it, which does no harm to what follows.
    file.block(Self.flowMap) {
      $0.append(UInt16(31))
      $0.append(UInt16(400))
    }
    // A block that everybody knows and nobody needs.
    file.block(4) { _ in }
    file.enhanced(ticks: 1, frame(60))
    let (summary, seen) = try read(file)
    #expect(
      summary.unreadBlocks.map(\.kind) == [
        .custom(enterprise: 3054), .custom(enterprise: 9),
        .local(type: 0x8000_0001), .local(type: 0x8000_A918),
      ])
    #expect(summary.unreadBlocks.map(\.count) == [3, 1, 1, 1])
    #expect(summary.damage == nil && seen.order == ["frame 1"])
  }

  @Test func aBlockThatIsCutIsDamage() throws {
    var file = CaptureBytes.pcapng()
    file.enhanced(ticks: 1, frame(60))
    file.block(Self.flowMap) { $0.option(31) { $0.append(UInt8(1)) } }
    file.bytes.removeLast(6)
    let (summary, seen) = try read(file)
    #expect(seen.order == ["frame 1"] && summary.damage?.afterFrame == 1)
  }

  @Test func tooManyAreCountedAndNotKept() throws {
    var file = CaptureBytes.pcapng()
    for _ in 0..<70 { file.block(Self.flowMap + 1) { _ in } }
    file.enhanced(ticks: 1, frame(60))
    let (summary, seen) = try read(file)
    #expect(seen.blocks.count == 64 && summary.configurationBlockCount == 70)
    #expect(seen.blocks.allSatisfy { $0.kind == .eAxCGroups })
  }
}
