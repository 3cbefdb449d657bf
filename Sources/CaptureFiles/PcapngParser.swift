/// Walks the blocks of a pcapng file.
struct PcapngParser {
  /// What every frame of an interface shares.
  private struct Source {
    var scale: TimeScale
    var linkType: LinkType
    var fcsLength: Int
    var snapLength: Int
  }

  private var order = ByteOrder(isBig: false)
  private var sources: [Source] = []
  /// Index of the present section's first interface.
  private var base = 0
  private(set) var sections = 0
  private(set) var interfaces: [CaptureSummary.Interface] = []
  /// Comments of the frame that was found last.
  private(set) var comments: [String] = []
  /// The length of a block that is being passed over, of which the last four bytes are still to be seen.
  private(set) var passing: Int?

  /// A block that says how traffic was configured, until it is taken.
  private(set) var configuration: ConfigurationBlock?
  /// Blocks of private types that were passed over: how many of each.
  private(set) var unreadBlocks: [CaptureSummary.UnreadBlocks] = []

  static let sectionType: UInt32 = 0x0A0D_0D0A
  static let byteOrderMark: UInt32 = 0x1A2B_3C4D
  static let interfaceLimit = 1 << 16

  var isBigEndian: Bool { order.isBig }

  private enum Block {
    static let interface: UInt32 = 1
    static let obsoletePacket: UInt32 = 2
    static let simplePacket: UInt32 = 3
    static let statistics: UInt32 = 5
    static let enhancedPacket: UInt32 = 6
    static let custom: UInt32 = 0xBAD
    static let customNotToCopy: UInt32 = 0x4000_0BAD
    /// Types from here on are for private use.
    static let firstLocal: UInt32 = 0x8000_0000
  }

  mutating func step(
    _ bytes: Span<UInt8>, _ position: inout Int, _ frame: inout FrameInfo
  ) -> ParseStep {
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
    let available = bytes.count &- position
    if let length = passing { return endPassing(length, bytes, &position) }
    guard available >= 12 else { return .more(12) }
    let type = order.u32(bytes, position)
    if type == Self.sectionType {
      let mark = ByteOrder(isBig: false).u32(bytes, position + 8)
      guard mark == Self.byteOrderMark || mark.byteSwapped == Self.byteOrderMark else {
        return .damaged(.byteOrder(mark))
      }
      order = ByteOrder(isBig: mark != Self.byteOrderMark)
    }
    let length = order.u32(bytes, position &+ 4)
    guard length >= 12, length & 3 == 0 else {
      return .damaged(PcapParser.isMagic(type) ? .anotherFile : .blockLength(length))
    }
    let block = position..<position &+ Int(length)
    switch type {
    case Block.enhancedPacket, Block.interface, Block.obsoletePacket, Block.simplePacket,
      Block.statistics, Self.sectionType:
      guard block.count <= frameLengthLimit &+ 1 << 20 else {
        return .damaged(.recordTooLong(block.count, limit: frameLengthLimit))
      }
      guard available >= block.count else { return .more(block.count) }
      let trailing = order.u32(bytes, block.upperBound &- 4)
      guard trailing == length else {
        return .damaged(.trailer(leading: block.count, trailing: trailing))
      }
    default:
      if PcapParser.isMagic(type) { return .damaged(.anotherFile) }
      if let kind = ConfigurationBlock.kind(ofType: type), block.count <= ConfigurationBlock.largest {
        guard available >= block.count else { return .more(block.count) }
        configuration = ConfigurationBlock(kind, bytes, block, order)
        // What only looks like such a block is passed over as others are.
        if configuration == nil { countUnread(type, bytes, position) }
      } else {
        countUnread(type, bytes, position)
      }
      // Name resolution, decryption secrets, custom blocks and whatever else there is: only the length counts.
      passing = block.count
      position = block.upperBound &- 4
      return .again
    }
    let result =
      switch type {
      case Block.enhancedPacket: enhancedPacket(bytes, block, &frame)
      case Block.simplePacket: simplePacket(bytes, block, &frame)
      case Block.obsoletePacket: obsoletePacket(bytes, block, &frame)
      case Block.interface: interface(bytes, block)
      case Block.statistics: statistics(bytes, block)
      default: section(bytes, block)
      }
    if case .damaged = result { return result }
    position = block.upperBound
    return result
  }

  mutating func takeConfiguration() -> ConfigurationBlock? {
    defer { configuration = nil }
    return configuration
  }

  /// Counts a block of a type that its maker has given a meaning.
  private mutating func countUnread(_ type: UInt32, _ bytes: Span<UInt8>, _ position: Int) {
    let kind: CaptureSummary.UnreadBlocks.Kind
    switch type {
    case Block.custom, Block.customNotToCopy:
      kind = .custom(enterprise: order.u32(bytes, position + 8))
    case Block.firstLocal...:
      kind = .local(type: type)
    default: return
    }
    if let index = unreadBlocks.firstIndex(where: { $0.kind == kind }) {
      unreadBlocks[index].count += 1
    } else if unreadBlocks.count < CaptureSummary.keptUnreadBlocks {
      unreadBlocks.append(CaptureSummary.UnreadBlocks(kind, count: 1))
    }
  }

  private mutating func endPassing(
    _ length: Int, _ bytes: Span<UInt8>, _ position: inout Int
  ) -> ParseStep {
    guard bytes.count &- position >= 4 else { return .more(4) }
    let trailing = order.u32(bytes, position)
    guard Int(trailing) == length else {
      return .damaged(.trailer(leading: length, trailing: trailing))
    }
    passing = nil
    position += 4
    return .again
  }

  private mutating func section(_ bytes: Span<UInt8>, _ block: Range<Int>) -> ParseStep {
    guard block.count >= 28 else {
      return .damaged(.blockTooShort(type: Self.sectionType, length: block.count))
    }
    let (major, minor) = (order.u16(bytes, block.lowerBound + 12), order.u16(bytes, block.lowerBound + 14))
    guard major == 1 else { return .damaged(.version(Int(major), Int(minor))) }
    sections += 1
    base = sources.count
    return .again
  }

  private mutating func interface(_ bytes: Span<UInt8>, _ block: Range<Int>) -> ParseStep {
    let at = block.lowerBound
    guard block.count >= 20 else {
      return .damaged(.blockTooShort(type: Block.interface, length: block.count))
    }
    guard sources.count < Self.interfaceLimit else { return .damaged(.tooManyInterfaces) }
    var found = CaptureSummary.Interface(linkType: LinkType(rawValue: UInt32(order.u16(bytes, at + 8))))
    found.section = sections - 1
    found.snapLength = Int(order.u32(bytes, at + 12))
    var options = PcapngOptions(at + 16..<block.upperBound - 4, order)
    while let (code, value) = options.next(bytes) {
      switch (code, value.count) {
      case (2, _): found.name = PcapngOptions.text(bytes, value, limit: 256)
      case (9, 1...): found.resolution = TimeResolution(rawValue: bytes[value.lowerBound])
      case (11, 1...):
        // The first byte tells the kind of filter: 0 is its text, the others are programs.
        if bytes[value.lowerBound] == 0 {
          found.filter = PcapngOptions.text(bytes, value.dropFirst(), limit: 4096)
        } else {
          found.filter = "(\(value.count - 1) bytes of filter program)"
        }
      case (13, 1...): found.fcsLength = Int(bytes[value.lowerBound])
      case (14, 8...): found.timeOffset = Int64(bitPattern: order.u64(bytes, value.lowerBound))
      default: break
      }
    }
    if options.isBroken { return .damaged(.options) }
    interfaces.append(found)
    sources.append(
      Source(
        scale: TimeScale(found.resolution, offsetSeconds: found.timeOffset), linkType: found.linkType,
        fcsLength: found.fcsLength, snapLength: found.snapLength))
    return .again
  }

  private mutating func statistics(_ bytes: Span<UInt8>, _ block: Range<Int>) -> ParseStep {
    let at = block.lowerBound
    guard block.count >= 24 else {
      return .damaged(.blockTooShort(type: Block.statistics, length: block.count))
    }
    let number = order.u32(bytes, at + 8)
    let index = base + Int(number)
    guard index < interfaces.count else { return unknownInterface(number) }
    var options = PcapngOptions(at + 20..<block.upperBound - 4, order)
    while let (code, value) = options.next(bytes) {
      guard value.count >= 8 else { continue }
      // The counts run from the start of the capture, so the last block has them all.
      switch code {
      case 5: interfaces[index].interfaceDrops = order.u64(bytes, value.lowerBound)
      case 7: interfaces[index].systemDrops = order.u64(bytes, value.lowerBound)
      default: break
      }
    }
    return options.isBroken ? .damaged(.options) : .again
  }

  private mutating func enhancedPacket(
    _ bytes: Span<UInt8>, _ block: Range<Int>, _ frame: inout FrameInfo
  ) -> ParseStep {
    let at = block.lowerBound
    guard block.count >= 32 else {
      return .damaged(.blockTooShort(type: Block.enhancedPacket, length: block.count))
    }
    let number = order.u32(bytes, at &+ 8)
    return packet(
      bytes, block, interface: number, dataAt: at &+ 28, ticksAt: at &+ 12, frame: &frame)
  }

  private mutating func obsoletePacket(
    _ bytes: Span<UInt8>, _ block: Range<Int>, _ frame: inout FrameInfo
  ) -> ParseStep {
    let at = block.lowerBound
    guard block.count >= 32 else {
      return .damaged(.blockTooShort(type: Block.obsoletePacket, length: block.count))
    }
    let number = UInt32(order.u16(bytes, at + 8))
    let lost = order.u16(bytes, at + 10)
    let step = packet(bytes, block, interface: number, dataAt: at + 28, ticksAt: at + 12, frame: &frame)
    if case .frame = step, lost != .max { countDrops(UInt64(lost), frame.interface) }
    return step
  }

  /// The part that both packet blocks share: time, lengths, data, options.
  @inline(__always)
  private mutating func packet(
    _ bytes: Span<UInt8>, _ block: Range<Int>, interface number: UInt32, dataAt data: Int, ticksAt: Int,
    frame: inout FrameInfo
  ) -> ParseStep {
    let index = base &+ Int(number)
    guard index < sources.count else { return unknownInterface(number) }
    // Time and lengths are cut out first, so that their place is checked once.
    let numbers = bytes.extracting(ticksAt..<ticksAt &+ 16)
    let captured = Int(order.u32(numbers, 8))
    guard captured <= block.upperBound &- 4 &- data, captured <= frameLengthLimit else {
      return .damaged(.capturedLength(captured, blockLength: block.count))
    }
    let ticks =
      UInt64(order.u32(numbers, 0)) << 32 | UInt64(order.u32(numbers, 4))
    let source = sources[index]
    let time = source.scale.nanoseconds(ticks)
    frame.hasTime = time != nil
    if let time { frame.time = time }
    frame.capturedLength = captured
    frame.originalLength = Int(order.u32(numbers, 12))
    frame.interface = index
    frame.linkType = source.linkType
    frame.fcsLength = source.fcsLength
    let behind = data &+ ((captured &+ 3) & ~3)
    if behind < block.upperBound &- 4 {
      guard readOptions(bytes, behind..<block.upperBound - 4, &frame) else {
        return .damaged(.options)
      }
    }
    interfaces[index].frames &+= 1
    return .frame(start: data)
  }

  private mutating func readOptions(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ frame: inout FrameInfo
  ) -> Bool {
    var options = PcapngOptions(range, order)
    while let (code, value) = options.next(bytes) {
      switch (code, value.count) {
      case (1, _): comments.append(PcapngOptions.text(bytes, value))
      case (2, 4...):
        // Bits 5 to 8 of the flags are the length of the frame check sequence, 0 if it is not told.
        let told = Int(order.u32(bytes, value.lowerBound) >> 5 & 0xF)
        if told > 0 { frame.fcsLength = told }
      case (4, 8...): countDrops(order.u64(bytes, value.lowerBound), frame.interface)
      default: break
      }
    }
    return !options.isBroken
  }

  private mutating func countDrops(_ count: UInt64, _ index: Int) {
    interfaces[index].frameDrops = (interfaces[index].frameDrops ?? 0).saturatingSum(count)
  }

  private mutating func simplePacket(
    _ bytes: Span<UInt8>, _ block: Range<Int>, _ frame: inout FrameInfo
  ) -> ParseStep {
    guard block.count >= 16 else {
      return .damaged(.blockTooShort(type: Block.simplePacket, length: block.count))
    }
    guard base < sources.count else { return unknownInterface(0) }
    let source = sources[base]
    let original = Int(order.u32(bytes, block.lowerBound + 8))
    // The block does not tell how much was kept: it follows from the snap length of the first interface.
    let captured = source.snapLength > 0 ? min(original, source.snapLength) : original
    guard captured <= block.count - 16, captured <= frameLengthLimit else {
      return .damaged(.capturedLength(captured, blockLength: block.count))
    }
    frame.hasTime = false
    frame.capturedLength = captured
    frame.originalLength = original
    frame.interface = base
    frame.linkType = source.linkType
    frame.fcsLength = source.fcsLength
    interfaces[base].frames += 1
    return .frame(start: block.lowerBound + 12)
  }

  private func unknownInterface(_ number: UInt32) -> ParseStep {
    .damaged(.unknownInterface(number, described: sources.count - base))
  }
}
