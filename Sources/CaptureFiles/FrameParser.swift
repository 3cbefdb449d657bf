/// Walks one window of a capture file, whichever of the formats it has.
///
/// A parser sees one window after the other and keeps what later ones need, so that windows may come from a
/// mapped file, a pipe or, later, another thread.
struct FrameParser {
  private var pcapng: PcapngParser
  private var pcap: PcapParser?
  /// Whether there is one: to ask the optional value itself is a call.
  private let isPcap: Bool
  /// Bytes in front of the first record.
  let headerLength: Int

  /// Reads the header; `nil` if the bytes begin neither of the formats.
  init?(_ bytes: Span<UInt8>) throws(DamageCause) {
    pcapng = PcapngParser()
    if let pcap = try PcapParser(bytes) {
      self.pcap = pcap
      isPcap = true
      headerLength = PcapParser.headerLength
      return
    }
    guard bytes.count >= 4, ByteOrder(isBig: false).u32(bytes, 0) == PcapngParser.sectionType else {
      return nil
    }
    pcap = nil
    isPcap = false
    headerLength = 0
  }

  /// Whether nothing has been read yet that a capture begins with.
  var isBeforeHeader: Bool { pcap == nil && pcapng.sections == 0 }
  /// The length of the block that the position is inside of, if one is being passed over.
  var passing: Int? { pcapng.passing }
  /// Comments of the frame that was found last.
  var comments: [String] { pcapng.comments }
  var hasComments: Bool { !pcapng.comments.isEmpty }
  /// A block that says how traffic was configured.
  var hasConfiguration: Bool { pcapng.configuration != nil }
  mutating func takeConfiguration() -> ConfigurationBlock? { pcapng.takeConfiguration() }
  var unreadBlocks: [CaptureSummary.UnreadBlocks] { pcapng.unreadBlocks }
  var interfaceCount: Int { pcap == nil ? pcapng.interfaces.count : 1 }
  var sections: Int { pcap == nil ? pcapng.sections : 1 }
  var format: String { pcap?.format ?? (pcapng.isBigEndian ? "pcapng big-endian" : "pcapng") }

  /// What every frame of the file has in common, where the header tells.
  func describe(_ frame: inout FrameInfo) {
    guard let pcap else { return }
    frame.linkType = pcap.interface.linkType
    frame.fcsLength = pcap.interface.fcsLength
  }

  /// The interfaces so far. - Parameter frames: how many frames there were in all.
  func interfaces(frames: Int) -> [CaptureSummary.Interface] {
    guard var only = pcap?.interface else { return pcapng.interfaces }
    only.frames = frames
    return [only]
  }

  /// Looks at what begins at the position.
  @inline(__always)
  mutating func step(
    _ bytes: Span<UInt8>, _ position: inout Int, _ frame: inout FrameInfo
  ) -> ParseStep {
    // In place: taken out of the optional, the parser would be copied.
    if isPcap, let step = pcap?.step(bytes, &position, &frame) { return step }
    return pcapng.step(bytes, &position, &frame)
  }
}
