internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Transport
internal import Wire

/// Which frames are judged. Frames outside are still decoded, for what must be known of the past.
public struct JudgedRange: Sendable, Equatable {
  public enum Bound: Sendable, Equatable {
    /// Number of a frame in its file, from 1.
    case frame(Int)
    /// Nanoseconds since 1970.
    case time(Int64)
    /// Nanoseconds since the first frame of the capture.
    case offset(Int64)
  }
  public var from: Bound?
  public var to: Bound?
  public init(from: Bound? = nil, to: Bound? = nil) {
    self.from = from
    self.to = to
  }

  /// Whether no frame can lie between the bounds.
  public var isEmpty: Bool {
    switch (from, to) {
    case (.frame(let from), .frame(let to)): from > to
    case (.time(let from), .time(let to)), (.offset(let from), .offset(let to)): from > to
    default: false
    }
  }
}

/// Takes payloads to the codec that knows them, and counts the rest.
struct PacketRouter<Sink: EventSink & ~Copyable>: PacketConsumer, ~Copyable {
  var decoder: FronthaulDecoder
  var sink: RangedSink<Sink>
  var counts = TrafficCounts()
  var progress: ProgressMeter?

  init(_ decoder: consuming FronthaulDecoder, _ sink: consuming RangedSink<Sink>, progress: ProgressMeter?) {
    self.decoder = decoder
    self.sink = sink
    self.progress = progress
  }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    if !sink.hasStart { sink.start(at: frame.time) }
    progress?.tick(frame)
    guard packet.carriesECPRI else {
      counts.other(packet, frame)
      return true
    }
    decoder.receive(FrameHeader(packet, of: frame), bytes, into: &sink)
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    if !sink.hasStart { sink.start(at: frame.time) }
    progress?.tick(frame)
    counts.unreadable(error, frame)
    return true
  }

  mutating func finish() { decoder.finish(into: &sink) }
}

/// Lets through the events of frames that are to be judged.
struct RangedSink<Sink: EventSink & ~Copyable>: EventSink, ~Copyable {
  var sink: Sink
  private let range: JudgedRange
  private let isOpen: Bool
  private var origin: Int64 = 0
  private(set) var hasStart = false
  /// Events that the range left out.
  private(set) var leftOut = 0

  init(_ sink: consuming Sink, _ range: JudgedRange) {
    self.sink = sink
    self.range = range
    isOpen = range == JudgedRange()
  }

  mutating func start(at time: Int64) {
    origin = time
    hasStart = true
  }

  mutating func receive(_ row: inout EventRow) {
    if isOpen || contains(row) { sink.receive(&row) } else { leftOut += 1 }
  }

  private func contains(_ row: borrowing EventRow) -> Bool {
    if let from = range.from, position(row, from) < 0 { return false }
    if let to = range.to, position(row, to) > 0 { return false }
    return true
  }

  /// Below 0 before the bound, above 0 behind it.
  private func position(_ row: borrowing EventRow, _ bound: JudgedRange.Bound) -> Int {
    let (value, limit): (Int64, Int64)
    switch bound {
    case .frame(let number): (value, limit) = (row[FrameSlot.frameNumber], Int64(number))
    case .time(let time): (value, limit) = (row[FrameSlot.captureTime], time)
    case .offset(let offset):
      let (sum, overflow) = origin.addingReportingOverflow(offset)
      (value, limit) = (row[FrameSlot.captureTime], !overflow ? sum : offset < 0 ? .min : .max)
    }
    return value < limit ? -1 : value > limit ? 1 : 0
  }
}

/// Frames that are no fronthaul, by what they are, and frames that could not be read.
struct TrafficCounts {
  private var byType: [UInt16: Int] = [:]
  private(set) var datagrams = 0
  private(set) var unreadableFrames = 0
  private(set) var cutFrames = 0
  /// The first frame whose headers contradict their formats.
  private(set) var firstUnreadable: String?
  /// Frames of link layers that are not supported.
  private var byUnknownLink: [String: Int] = [:]

  mutating func other(_ packet: Packet, _ frame: FrameInfo) {
    guard !frame.linkType.isUpperLayer else {
      byUnknownLink["\(frame.linkType)", default: 0] += 1
      return
    }
    guard packet.datagram == nil else {
      datagrams += 1
      return
    }
    // Below 1536 it is no type but a length.
    let etherType = packet.link.etherType
    byType[etherType < 1536 ? 0 : etherType, default: 0] += 1
  }

  mutating func unreadable(_ error: WireError, _ frame: FrameInfo) {
    if !LinkFrame.isSupported(frame.linkType) {
      byUnknownLink["\(frame.linkType)", default: 0] += 1
    } else if error.code == .notCaptured {
      cutFrames += 1
    } else {
      unreadableFrames += 1
      if firstUnreadable == nil { firstUnreadable = "frame \(frame.number): \(error)" }
    }
  }

  /// Link layers that are not supported, with their frames.
  var unknownLinks: [(name: String, frames: Int)] {
    byUnknownLink.sorted { $0.key < $1.key }.map { (name: $0.key, frames: $0.value) }
  }

  /// In descending order of their number.
  var described: [EventCount] {
    var all = byType.map { EventCount(event: Self.name($0.key), count: $0.value) }
    if datagrams > 0 { all.append(EventCount(event: "UDP, not eCPRI", count: datagrams)) }
    if unreadableFrames > 0 { all.append(EventCount(event: "unreadable frames", count: unreadableFrames)) }
    all += unknownLinks.map { EventCount(event: "frames of the link layer \($0.name)", count: $0.frames) }
    if cutFrames > 0 {
      all.append(EventCount(event: "frames cut before their payload", count: cutFrames))
    }
    return all.sorted { ($1.count, $0.event) < ($0.count, $1.event) }
  }

  private static func name(_ etherType: UInt16) -> String {
    switch etherType {
    case 0x0800: "IPv4"
    case 0x0806: "ARP"
    case 0x86DD: "IPv6"
    case 0x88CC: "LLDP"
    case 0x88F7: "PTP"
    case 0x8809: "slow protocols"
    case 0x8902: "CFM"
    case 0xFC3D: "IEEE 1914.3"
    case 0: "IEEE 802.3 LLC"
    default: "EtherType 0x" + String(etherType, radix: 16, uppercase: true)
    }
  }
}
