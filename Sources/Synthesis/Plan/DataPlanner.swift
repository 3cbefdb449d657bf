import Fronthaul

/// The U-plane of the traffic.
extension TrafficPlanner {
  /// A run of PRBs of a section in a symbol.
  struct Piece {
    var sectionId: UInt16
    var startPrb: Int
    var prbCount: Int
  }

  /// eCPRI common header and identifiers.
  private static let ecpriBytes = 8
  private static let timingHeaderBytes = 4

  /// Bytes of an application message that a frame has room for.
  private var room: Int { cell.mtu - cell.internetBytes - Self.ecpriBytes }

  /// What is sent in a symbol, in pieces of which each fits a message (with radio transport fragmentation: of
  /// which each can be told in a section header).
  func pieces(of allocations: [Allocation], symbol: Int, _ compression: Scenario.Compression) -> [Piece] {
    var result: [Piece] = []
    for allocation in allocations {
      for range in allocation.ranges(symbol: symbol) {
        let whole = Piece(
          sectionId: allocation.sectionId, startPrb: range.lowerBound, prbCount: range.count)
        split(whole, compression, allPrbs: allocation.channel == .prach ? 0 : cell.prbs, into: &result)
      }
    }
    return result
  }

  /// Application layer fragmentation. A piece says its number of PRBs in 8 bits, or 0 for `allPrbs`.
  private func split(
    _ whole: Piece, _ compression: Scenario.Compression, allPrbs: Int, into result: inout [Piece]
  ) {
    let header = Self.timingHeaderBytes + compression.sectionHeaderBytes
    let fits =
      cell.packing.fragmentation == .radio ? Int.max : max(1, (room - header) / compression.largestPRB)
    guard whole.prbCount > fits || (whole.prbCount > 255 && whole.prbCount != allPrbs) else {
      return result.append(whole)
    }
    let step = min(fits, 255)
    for offset in stride(from: 0, to: whole.prbCount, by: step) {
      var piece = whole
      piece.startPrb += offset
      piece.prbCount = min(step, whole.prbCount - offset)
      result.append(piece)
    }
  }

  /// The messages of one symbol of one antenna.
  ///
  /// - Parameter order: the antenna's place among those whose messages are due at the same moment.
  func send(
    _ pieces: [Piece], _ time: RadioTime, _ direction: Direction, _ eAxC: UInt16, _ order: Int,
    delay: Int64 = 0, _ random: inout SeededRandom, into messages: inout [PlannedMessage]
  ) {
    let compression = direction.compression
    let due =
      calendar.start(time) + direction.data.offset + delay + random.around(direction.data.jitter)
    var frames: [(sections: [UPlaneContent.Section], bytes: Int)] = []
    for piece in pieces {
      let bytes = compression.sectionHeaderBytes + piece.prbCount * compression.largestPRB
      var section = UPlaneContent.Section(
        sectionId: piece.sectionId, startPrb: piece.startPrb, prbCount: piece.prbCount,
        compression: compression.header, isDynamic: compression.isDynamic)
      section.masks = compression.masks
      section.hasLength = compression.hasLength
      if let last = frames.last, last.sections.count < cell.packing.uPlaneSections,
        last.bytes + bytes <= room
      {
        frames[frames.count - 1].sections.append(section)
        frames[frames.count - 1].bytes += bytes
      } else {
        frames.append(([section], Self.timingHeaderBytes + bytes))
      }
    }
    let counts = frames.map { fragments($0.bytes, compression) }
    var position = order * counts.reduce(0, +)
    for (frame, count) in zip(frames, counts) {
      let content = UPlaneContent(
        isDownlink: direction.isDownlink, filterIndex: UInt8(clamping: direction.filterIndex), at: time,
        sections: frame.sections)
      var message = message(
        .uPlane(content), from: direction.isDownlink ? .du : .ru,
        sent: due + Int64(position) * Self.spacing, time, eAxC, direction.signal)
      message.fragmentCount = count
      messages.append(message)
      position += count
    }
  }

  /// How many frames a message takes. Each fragment repeats the timing header and the header of the section.
  private func fragments(_ bytes: Int, _ compression: Scenario.Compression) -> Int {
    guard bytes > room, cell.packing.fragmentation == .radio else { return 1 }
    let repeated = Self.timingHeaderBytes + compression.sectionHeaderBytes
    let each = max(1, room - repeated)
    return (bytes - repeated + each - 1) / each
  }
}
