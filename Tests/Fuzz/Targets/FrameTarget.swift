import CaptureFiles
import Events
import Fronthaul
import Platform
import Transport
import Wire
import Units

/// Whole frames, one after the other: link layers, fragments of IP, inference, learning, fragments of radio
/// messages, events.
///
/// Input: flags (1, 2: size of the prefix that is surveyed; 4: eCPRI on a UDP port; 8: a declared format), then
/// frames: a byte of flags (link type 4 bits, 16 FCS, 32 cut, 64 a second later, 128 the time goes back), their
/// length (16 bits), their bytes.
extension FuzzTarget {
  static let frames = FuzzTarget("frames") { input throws(Violation) in
    var cursor = InputCursor(input)
    let flags = cursor.byte()
    var transport = TransportDecoder(ecpriPorts: flags & 4 != 0 ? [FrameConsumer.port] : [])
    var consumer = FrameConsumer(FrameConsumer.settings(flags))
    var clock = HostileClock(input)
    var frame = FrameInfo(number: 0, time: clock.time, capturedLength: 0)
    while !cursor.isAtEnd, frame.number < FrameConsumer.mostFrames {
      let bytes = cursor.frame(&frame, &clock)
      consumer.frame = bytes
      _ = transport.decode(frame, bytes.span, into: &consumer)
    }
    try consumer.finish()
    let counts = transport.fragments
    try Violation.unless(
      counts.open >= 0 && counts.reassembled + counts.rejected <= counts.fragments, "\(counts)")
  }
}

extension InputCursor {
  private static let linkTypes: [LinkType] = [
    .ethernet, .linuxCooked, .linuxCooked2, .null, .loop, .raw, .ipv4, .ipv6, .ethernet, .ethernet, .ethernet,
    .ethernet, .ethernet, .ethernet, .ethernet, LinkType(rawValue: 147),
  ]

  /// The next frame and what a capture file says about it.
  mutating func frame(_ frame: inout FrameInfo, _ clock: inout HostileClock) -> [UInt8] {
    let flags = byte()
    let bytes = bytes(Int(word()))
    frame.number += 1
    frame.time = clock.advance(flags & 128 != 0 ? -1_000_000 : flags & 64 != 0 ? 1_000_000_000 : 35_714)
    frame.linkType = Self.linkTypes[Int(flags & 15)]
    frame.fcsLength = flags & 16 != 0 ? 4 : 0
    frame.capturedLength = bytes.count
    frame.originalLength = bytes.count + (flags & 32 != 0 ? 100 : 0)
    return bytes
  }
}

/// Takes payloads to the fronthaul decoder, and its events to the checker.
private struct FrameConsumer: PacketConsumer, ~Copyable {
  static let port: UInt16 = 0xAEFE
  static let mostFrames = 256

  var frame: [UInt8] = []
  private var decoder: FronthaulDecoder
  private var checker = EventChecker(isWhole: true)
  private var violation: Violation?

  init(_ settings: DecodeSettings) { decoder = FronthaulDecoder(settings, units: UnitDirectory()) }

  static func settings(_ flags: UInt8) -> DecodeSettings {
    var settings = DecodeSettings()
    settings.prefixBytes = [0, 512, 1024, 1 << 20][Int(flags & 3)]
    guard flags & 8 != 0 else { return settings }
    var entry = DecodeSettings.Entry(source: [.place("profile:1")])
    entry.isDynamic = false
    entry.method = .blockFloatingPoint
    entry.width = 9
    entry.carrierPrbs = 51
    settings.entries = [entry]
    return settings
  }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    note(
      packet.payload.lowerBound >= 0 && packet.payload.upperBound <= bytes.count
        && packet.payloadEnd >= packet.payload.lowerBound, "\(packet), in \(bytes.count) bytes")
    guard packet.carriesECPRI else { return true }
    var payload: [UInt8] = []
    payload.append(copying: bytes)
    checker.frames[frame.number] = payload
    decoder.receive(FrameHeader(packet, of: frame), bytes, into: &checker)
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    do throws(Violation) {
      try error.promisesToLie(in: max(bytes.count, frame.originalLength))
    } catch {
      note(false, error.description)
    }
    return true
  }

  private mutating func note(_ kept: Bool, _ description: @autoclosure () -> String) {
    if !kept, violation == nil { violation = Violation(description()) }
  }

  consuming func finish() throws(Violation) {
    decoder.finish(into: &checker)
    if let violation = violation ?? checker.violation { throw violation }
    let report = decoder.report
    try Violation.unless(
      report.flows.allSatisfy { $0.messages >= 0 && !$0.name.isEmpty }, "\(report.flows)")
  }
}
