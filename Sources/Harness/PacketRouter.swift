internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Results
internal import Transport
internal import Units
internal import UserPlane
internal import Wire

/// Takes payloads to the codec that knows them, and counts the rest.
struct PacketRouter<Sink: EventSink & ~Copyable>: PacketConsumer, ~Copyable {
  var fronthaul: FronthaulDecoder
  var sctp: SCTPDecoder
  var userPlane = UserPlaneDecoder()
  /// What comes by SCTP, and where events go.
  var applications: ApplicationConsumer<Sink>
  var counts = TrafficCounts()
  /// What carries time to the units.
  var clock = ClockTraffic()
  private var progress: ProgressMeter?
  /// Whether somebody wants to know of progress: to ask the optional value itself costs as much as a rule.
  private let tellsProgress: Bool

  private let units: UnitDirectory

  init(
    _ settings: DecodeSettings, units: UnitDirectory, samples: SampleMeasurement? = nil,
    linkTypes: [LinkType: UpperLayer], followsTunnels: Bool = true,
    into sink: consuming RangedSink<Sink>, progress: ProgressMeter?
  ) {
    fronthaul = FronthaulDecoder(settings, units: units, samples: samples)
    sctp = SCTPDecoder(linkTypes: linkTypes)
    applications = ApplicationConsumer(units: units, followsTunnels: followsTunnels, into: sink)
    self.units = units
    self.progress = progress
    tellsProgress = progress != nil
  }

  @specialized(where Sink == Engine)
  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    if !applications.sink.hasStart { applications.sink.start(at: frame.time) }
    if tellsProgress { progress?.tick(frame) }
    if packet.carriesECPRI {
      fronthaul.receive(FrameHeader(packet, of: frame), bytes, into: &applications.sink)
    } else if let datagram = packet.datagram, UserPlanePacket.isGTPU(datagram) {
      userPlane.receive(
        userPlanePacket(packet, datagram, frame), bytes, tunnels: applications.tunnels,
        into: &applications.sink)
    } else if !sctp.decode(packet, bytes, of: frame, into: &applications) {
      fronthaul.receive(
        other: NodeAddress(mac: packet.link.source), to: NodeAddress(mac: packet.link.destination),
        at: frame.time, into: &applications.sink)
      if ClockTraffic.isPTP(packet) { clock.receive(packet, bytes, of: frame) }
      counts.other(packet, frame)
    }
    return true
  }

  mutating func receive(_ block: ConfigurationBlock) { fronthaul.receive(block) }

  /// Addresses that did not become units of their own because there are too many.
  var addressesBeyondLimit: Int { units.addressesBeyondLimit }

  /// A datagram of F1-U with the units at its ends.
  private func userPlanePacket(
    _ packet: Packet, _ datagram: Datagram, _ frame: FrameInfo
  ) -> UserPlanePacket {
    let sender = units.unit(at: NodeAddress(senderOf: packet))
    let receiver = units.unit(at: NodeAddress(receiverOf: packet))
    let isFromCU: Bool? =
      units.role(of: sender) == .du ? false : units.role(of: receiver) == .du ? true : nil
    return UserPlanePacket(
      packet, datagram, of: frame, sender: sender, receiver: receiver, isFromCU: isFromCU)
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool {
    if !applications.sink.hasStart { applications.sink.start(at: frame.time) }
    if tellsProgress { progress?.tick(frame) }
    counts.unreadable(error, frame)
    return true
  }

  /// The capture breaks off, and goes on later: what is open is judged, and what remembers messages begins anew.
  mutating func breakOff(at end: Int64, until start: Int64) {
    fronthaul.breakOff(at: end, until: start, into: &applications.sink)
    sctp.breakOff(into: &applications)
    applications.breakOff(at: end, until: start)
    userPlane.breakOff()
  }

  /// The associations as reports describe them.
  func describeAssociations() -> [FlowDescription] { applications.log.descriptions(units) }

  mutating func finish() {
    fronthaul.finish(into: &applications.sink)
    sctp.finish(into: &applications)
  }
}
