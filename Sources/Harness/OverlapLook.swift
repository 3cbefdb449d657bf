internal import CaptureFiles
internal import Events
internal import Fronthaul
internal import Transport
internal import Wire

/// Whose messages are numbered, or carry radio times.
private enum MessageCounter: Hashable {
  case radio(RadioCounter)
  case association(TSNCounter)
}

/// Where a message stands among those of its counter.
private struct MessagePlace {
  var number: Int
  /// How many numbers there are.
  var cycle: Int
  /// Tells apart what has the same number.
  var sequence: UInt8 = 0

  /// How far it is behind another place; below 0 ahead of it.
  func distance(from other: MessagePlace) -> Int {
    var distance = (number &- other.number) % cycle
    if distance < 0 { distance += cycle }
    if distance >= cycle / 2 { distance -= cycle }
    return distance << 8 | (distance == 0 ? Int(Int8(bitPattern: sequence &- other.sequence)) : 0)
  }
}

/// Lets messages of associations go by.
private struct NoConsumer: UserMessageConsumer {
  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {}
  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {}
  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {}
}

/// Compares the messages of two files that overlap by their stamps.
///
/// Of a counter of both files, those that were captured at the same time have the numbers of the same stretch, once or
/// twice. If all those of the one file come behind all those of the other, though stamped earlier, they were sent later.
/// Where the files have no counter at the same time, as with a few messages of signalling, those of the one may go on where
/// the other one ends.
struct OverlapLook: PacketConsumer {
  /// Time that is looked at: less than half of that after which radio times come again, nanoseconds.
  private static let length: Int64 = 1_000_000_000
  /// Frames of each file that are looked at.
  private static let mostFrames = 65_535
  /// Counters that are told apart.
  private static let mostCounters = 65_536
  /// What stamps may be wrong by, nanoseconds.
  private static let tolerance = CaptureSummary.clockStepLimit

  private struct Stretch {
    var first: MessagePlace
    var last: MessagePlace
    var start: Int64
    var end: Int64
  }

  /// What the file that goes on has, by counter.
  private var stretches: [MessageCounter: Stretch] = [:]
  /// Up to when frames are looked at, nanoseconds since 1970.
  private var end: Int64
  /// The last stamp of the file that goes on, and whether its frames come to an end by then.
  private var last: Int64?
  private var isWhole = true
  private var frames = 0
  /// As it is behind these frames.
  private var sctp: SCTPDecoder
  /// Whether these are the frames of the file that begins.
  private var compares = false
  /// Its messages whose numbers the other file has at that time, or could have, and those of another time.
  private var together = 0
  private var apart = 0

  /// Whether two files show different times.
  ///
  /// - Parameter sctp: as it is where the one file begins.
  static func showsOtherTimes(
    _ overlap: CaptureOverlap, _ decoder: TransportDecoder, _ sctp: SCTPDecoder
  ) -> Bool {
    let end = overlap.start.advancedSafely(by: length)
    var sink = TransportSink(decoder, OverlapLook(end: end, sctp))
    overlap.other.read(into: &sink)
    guard let last = sink.consumer.last else { return false }
    sink.consumer.end = last
    sink.consumer.compares = true
    sink.consumer.frames = 0
    sink.decoder = decoder
    overlap.ahead.read(into: &sink)
    let look = sink.consumer
    if look.apart + look.together > 0 { return look.apart > look.together }
    guard look.isWhole, last.advancedSafely(by: -tolerance) > overlap.start else { return false }
    return look.goesOn(overlap, decoder, from: sctp)
  }

  private init(end: Int64, _ sctp: SCTPDecoder) {
    self.end = end
    self.sctp = sctp
  }

  /// Whether the TSNs of the file that begins go on from the end of the other one: in both a side has sent something, and
  /// none lacks any.
  private func goesOn(
    _ overlap: CaptureOverlap, _ decoder: TransportDecoder, from before: SCTPDecoder
  ) -> Bool {
    let sides = sctp.sidesThatWentOn(since: before, orBegan: true)
    guard !sides.isEmpty else { return false }
    var sink = TransportSink(decoder, BorderLook(CounterStandings(), sctp, hasTunnels: false, at: end))
    overlap.ahead.read(into: &sink)
    return sink.consumer.verdict() == .continuous && !sink.consumer.sidesThatWentOn.isDisjoint(with: sides)
  }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    guard frame.time <= end, frames < Self.mostFrames else {
      if !compares { isWhole = false }
      return false
    }
    frames += 1
    if !compares {
      last = max(last ?? frame.time, frame.time)
      var nobody = NoConsumer()
      if !packet.carriesECPRI { _ = sctp.decode(packet, bytes, of: frame, into: &nobody) }
    }
    if packet.carriesECPRI {
      RadioCounter.forEachMessage(of: FrameHeader(packet, of: frame), bytes) { counter, time, sequence in
        note(
          .radio(counter), MessagePlace(number: time, cycle: RadioCounter.cycle, sequence: sequence),
          at: frame.time)
      }
    } else {
      TSNCounter.forEachChunk(of: packet, bytes) { counter, tsn in
        note(.association(counter), MessagePlace(number: Int(tsn), cycle: 1 << 32), at: frame.time)
      }
    }
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { frame.time <= end }

  private mutating func note(_ counter: MessageCounter, _ place: MessagePlace, at time: Int64) {
    guard var stretch = stretches[counter] else {
      if !compares, stretches.count < Self.mostCounters {
        stretches[counter] = Stretch(first: place, last: place, start: time, end: time)
      }
      return
    }
    guard !compares else { return compare(place, stretch, at: time) }
    if place.distance(from: stretch.last) > 0 { stretch.last = place }
    if place.distance(from: stretch.first) < 0 { stretch.first = place }
    stretch.end = max(stretch.end, time)
    stretches[counter] = stretch
  }

  private mutating func compare(_ place: MessagePlace, _ other: Stretch, at time: Int64) {
    if place.distance(from: other.last) > 0 {
      if time.advancedSafely(by: Self.tolerance) < other.end { apart += 1 }
    } else if place.distance(from: other.first) < 0 {
      if other.start.advancedSafely(by: Self.tolerance) < time { apart += 1 }
    } else {
      together += 1
    }
  }
}
