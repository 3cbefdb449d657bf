import ApplicationProtocols
import CaptureFiles
import Events
import Harness
import PackedEncoding
import Results
import Transport
import Units
import Wire

extension BenchmarkCase {
  /// Signalling over SCTP, from the bytes of a capture to verdicts.
  static let signalling: [BenchmarkCase] =
    [reassemble]
    + [(.f1ap, .f1ap), (.e1ap, .e1ap)].flatMap { [unpack($0, $1), decode($0, $1), check($0, $1)] }

  /// How often each message is unpacked, so that what reads the capture carries no weight.
  private static let rounds = 8

  private static let reassemble = BenchmarkCase(
    name: "sctp/f1ap", summary: "Capture to user messages, which nobody decodes", unit: "messages",
    input: .f1ap
  ) { workload, watch in
    var frames = frames(MessageCounter())
    try watch.measure { try read(workload, into: &frames) }
    return try frames.consumer.consumer.work
  }

  private static func unpack(_ messages: ShippedProtocol, _ input: Input) -> BenchmarkCase {
    BenchmarkCase(
      name: "packed/\(messages.rawValue)", summary: "Messages in memory to trees of their parts",
      unit: "messages", input: input
    ) { workload, watch in
      var frames = frames(MessageCollector())
      try read(workload, into: &frames)
      let (octets, ranges) = (frames.consumer.consumer.octets, frames.consumer.consumer.ranges)
      let schema = try messages.schema
      var decoder = PackedDecoder(schema.packed)
      var tree = PackedTree()
      var parts = 0
      try watch.measure {
        for _ in 0..<rounds {
          for range in ranges {
            try decoder.decode(schema.pduType, octets.span.extracting(range), into: &tree)
            parts += tree.nodes.count
          }
        }
      }
      guard parts > 0 else { throw BenchmarkError("the capture has no messages") }
      return Work(items: ranges.count * rounds, bytes: octets.count * rounds)
    }
  }

  private static func decode(_ messages: ShippedProtocol, _ input: Input) -> BenchmarkCase {
    BenchmarkCase(
      name: "decode/\(messages.rawValue)", summary: "Capture to events: transport, SCTP, messages, no rules",
      unit: "messages", input: input
    ) { workload, watch in
      var frames = frames(MessageDecoder(ApplicationEvents(messages)))
      try watch.measure { try read(workload, into: &frames) }
      guard frames.consumer.consumer.events.count > 0 else {
        throw BenchmarkError("the capture has no messages")
      }
      return Work(items: frames.consumer.consumer.count, bytes: frames.consumer.consumer.octets)
    }
  }

  private static func check(_ messages: ShippedProtocol, _ input: Input) -> BenchmarkCase {
    let name = "spec/3gpp-\(messages.rawValue)"
    return BenchmarkCase(
      name: "check/\(messages.rawValue)", summary: "Capture to verdicts, all rules of \(name)",
      unit: "messages", input: input
    ) { workload, watch in
      let names = Set(try messages.schema.messages.map { "\(messages.rawValue).\($0.name)" })
      let (result, bytes) = try check(profile(name), workload, &watch)
      return Work(
        items: result.events.reduce(0) { $0 + (names.contains($1.event) ? $1.count : 0) }, bytes: bytes)
    }
  }

  private typealias MessageFrames<Consumer: UserMessageConsumer & ~Copyable> =
    TransportSink<SignallingPackets<Consumer>>

  private static func frames<Consumer: UserMessageConsumer & ~Copyable>(
    _ consumer: consuming Consumer
  ) -> MessageFrames<Consumer> {
    TransportSink(TransportDecoder(), SignallingPackets(consumer))
  }

  private static func read<Consumer: UserMessageConsumer & ~Copyable>(
    _ workload: Workload, into frames: inout MessageFrames<Consumer>
  ) throws {
    _ = try CaptureReader([CaptureInput(try workload.path)]).read(into: &frames)
    frames.consumer.finish()
  }
}

/// Takes the user messages out of SCTP.
private struct SignallingPackets<Consumer: UserMessageConsumer & ~Copyable>: PacketConsumer, ~Copyable {
  var sctp = SCTPDecoder()
  var consumer: Consumer

  init(_ consumer: consuming Consumer) { self.consumer = consumer }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    _ = sctp.decode(packet, bytes, of: frame, into: &consumer)
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { true }

  mutating func finish() { sctp.finish(into: &consumer) }
}

extension UserMessageConsumer where Self: ~Copyable {
  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {}
  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {}
}

private struct MessageCounter: UserMessageConsumer {
  private var count = 0
  private var octets = 0

  var work: Work {
    get throws(BenchmarkError) {
      guard count > 0 else { throw BenchmarkError("the capture has no messages") }
      return Work(items: count, bytes: octets)
    }
  }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    count &+= 1
    octets &+= message.octets
  }
}

/// Keeps the messages one behind the other.
private struct MessageCollector: UserMessageConsumer {
  private(set) var octets: [UInt8] = []
  private(set) var ranges: [Range<Int>] = []

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    let start = octets.count
    for index in message.payload { octets.append(bytes[index]) }
    ranges.append(start..<octets.count)
  }
}

/// Makes events that nobody judges.
private struct MessageDecoder: UserMessageConsumer, ~Copyable {
  private var decoder: ApplicationDecoder
  private(set) var events = CountedEvents()
  private(set) var count = 0
  private(set) var octets = 0

  init(_ events: ApplicationEvents) { decoder = ApplicationDecoder([events], units: UnitDirectory()) }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    count &+= 1
    octets &+= message.octets
    decoder.receive(message, bytes, of: frame, into: &events)
  }
}
