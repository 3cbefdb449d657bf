internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Results
internal import Transport
internal import UserPlane
internal import Wire

/// What the numbers that messages carry say of a border between files.
enum BorderVerdict: Sendable, Equatable {
  /// They go on behind it: nothing is missing.
  case continuous
  /// One of them jumps: frames are missing.
  case jump
  /// There are messages whose numbers are not followed, or none behind the border goes on from before.
  case unknown
  /// The clock has stepped back there, as the numbers tell of files that overlap by their stamps.
  case step
}

/// Looks at the frames behind a border for numbers that go on from before: eCPRI sequence numbers and TSNs.
struct BorderLook: PacketConsumer, ~Copyable {
  private var standings: CounterStandings
  /// As it was at the border, and as it goes on.
  private let before: SCTPDecoder
  private var sctp: SCTPDecoder
  private var gaps: GapCollector
  private let followsAssociations: Bool
  /// Whether there are messages before the border whose numbers are not followed: those of tunnels of the user plane.
  private let hasOthers: Bool
  /// Capture times of the last frame before the border, and of the last one behind it that was looked at.
  private let end: Int64
  private var seen = Int64.min

  /// - Parameter end: the capture time of the last frame before the border, nanoseconds since 1970.
  init(_ standings: CounterStandings, _ sctp: SCTPDecoder, hasTunnels: Bool, at end: Int64) {
    hasOthers = hasTunnels
    self.end = end
    self.standings = standings
    before = sctp
    self.sctp = sctp
    gaps = GapCollector(before: sctp)
    followsAssociations = sctp.hasData
  }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    seen = max(seen, frame.time)
    if packet.carriesECPRI {
      standings.follow(FrameHeader(packet, of: frame), bytes, isNear: isNear(frame))
    } else if followsAssociations {
      _ = sctp.decode(packet, bytes, of: frame, into: &gaps)
    }
    return standings.jumped == 0 && !gaps.hasJump
      && (standings.open > 0 || followsAssociations || isNear(frame))
  }

  /// Whether a frame is within the time behind the border that decides absence.
  private func isNear(_ frame: FrameInfo) -> Bool { frame.time <= end.advancedSafely(by: Engine.hold) }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { true }

  /// The verdict when all frames that there are were looked at.
  mutating func verdict() -> BorderVerdict {
    sctp.finish(into: &gaps)
    if standings.jumped > 0 || gaps.hasJump { return .jump }
    guard !hasOthers, !mayLackLast, !standings.hasDoubtfulBegin,
      standings.continued > 0 || !sidesThatWentOn.isEmpty
    else {
      return .unknown
    }
    return .continuous
  }

  /// The sides of associations whose TSNs go on from before.
  var sidesThatWentOn: Set<SCTPDecoder.Side> { sctp.sidesThatWentOn(since: before) }

  /// Whether a counter that was going on before the border does not go on behind it, for as long as absence takes: what is
  /// missing may be the last message that had it.
  private var mayLackLast: Bool {
    seen >= end.advancedSafely(by: Engine.hold)
      && standings.hasOpen(since: end.advancedSafely(by: -Engine.hold))
  }
}

/// Notes whether TSNs are missing that would have come next.
private struct GapCollector: UserMessageConsumer {
  private let before: SCTPDecoder
  private(set) var hasJump = false

  init(before: SCTPDecoder) { self.before = before }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {}
  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {}

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
    guard case .gap(let first, _, _) = defect.kind, let path = defect.path else { return }
    if before.nextTSN(of: path.association, side: path.side) == first { hasJump = true }
  }
}

extension FrameJudge {
  /// Whether frames are missing at a border between files, as far as the numbers tell that messages carry.
  func look(over border: CaptureBorder) -> BorderVerdict {
    // Whether frames are missing there too makes no difference.
    guard border.start >= border.end else { return .step }
    let standings = transport.consumer.fronthaul.counterStandings()
    let look = BorderLook(
      standings, transport.consumer.sctp, hasTunnels: transport.consumer.userPlane.hasTunnels, at: border.end)
    var sink = TransportSink(transport.decoder, look)
    border.ahead.read(into: &sink)
    let verdict = sink.consumer.verdict()
    // A number that a higher one went ahead of may be that of a frame that is missing, and its counter goes on.
    let isInDisorder =
      standings.hasDisorder(at: border.end)
      || transport.consumer.applications.sink.sink.hasDisorder(at: border.end)
    return verdict == .continuous && isInDisorder ? .unknown : verdict
  }
}

/// The borders behind which a capture goes on, by the captures that begin or go on there.
struct CaptureBreaks {
  struct Entry {
    let capture: Int
    var count = 0
    /// Those of them over which a number jumps.
    var jumps = 0
    var nanoseconds: Int64 = 0
    /// Those at which the clock has stepped back, which are none of the others, and by how much at most.
    var steps = 0
    var backwards: Int64 = 0
  }

  private(set) var entries: [Entry] = []

  mutating func note(_ border: CaptureBorder, _ verdict: BorderVerdict) {
    if entries.last?.capture != border.capture { entries.append(Entry(capture: border.capture)) }
    let last = entries.count - 1
    guard verdict != .step else {
      entries[last].steps += 1
      entries[last].backwards = max(
        entries[last].backwards, border.end.subtractingWithSaturation(border.start))
      return
    }
    entries[last].count += 1
    entries[last].jumps += verdict == .jump ? 1 : 0
    entries[last].nanoseconds = entries[last].nanoseconds.addingWithSaturation(
      border.start.subtractingWithSaturation(border.end))
  }
}

extension Integrity {
  /// Notes the borders between files or sections over which frames are missing, as far as anybody can tell.
  mutating func note(_ breaks: CaptureBreaks) {
    for entry in breaks.entries {
      if entry.steps > 0 {
        note(.steppedBorders, capture: entry.capture, ["backwards": Int(entry.backwards)])
      }
      guard entry.count > 0 else { continue }
      note(
        .borders, capture: entry.capture,
        [
          "count": entry.count, "jumps": entry.jumps, "microseconds": Int(entry.nanoseconds / 1_000),
        ])
    }
  }
}
