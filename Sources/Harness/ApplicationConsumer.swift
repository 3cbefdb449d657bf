internal import ApplicationProtocols
internal import CaptureFiles
internal import Conformance
internal import Events
internal import Transport
internal import Units
internal import UserPlane

/// Takes the user messages of associations to the protocols that they belong to, and what these say of tunnels to
/// whoever reads the user plane.
struct ApplicationConsumer<Sink: EventSink & ~Copyable>: UserMessageConsumer, ~Copyable {
  var sink: RangedSink<Sink>
  /// The tunnels of the user plane that F1AP and E1AP announced.
  private(set) var tunnels = TunnelDirectory()
  private(set) var log = AssociationLog()
  private var decoder: ApplicationDecoder

  /// - Parameter followsTunnels: whether somebody wants to know which messages of the user plane were announced.
  init(units: UnitDirectory, followsTunnels: Bool, into sink: consuming RangedSink<Sink>) {
    self.sink = sink
    decoder = ApplicationDecoder(Tekigo.protocols, units: units)
    if followsTunnels { decoder.collectTunnels() }
  }

  var counts: ApplicationDecoder.Counts { decoder.counts }

  /// The units whose associations lack messages; `nil` = those of some gap are not known.
  var unitsOfGaps: Set<UnitID>? { decoder.gapsOfUnknownUnits > 0 ? nil : decoder.unitsOfGaps }

  /// The units at the ends of associations that carry messages.
  var unitsOfMessages: Set<UnitID> { decoder.unitsOfMessages }

  @specialized(where Sink == Engine)
  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    log.note(message)
    decoder.receive(message, bytes, of: frame, into: &sink)
    for notice in decoder.takeTunnelNotices() { tunnels.note(notice) }
  }

  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {
    decoder.receive(change, of: frame, into: &sink)
    for notice in decoder.takeTunnelNotices() { tunnels.note(notice) }
  }

  /// The capture breaks off, and goes on later: see ``PacketRouter/breakOff(at:until:)``.
  mutating func breakOff(at end: Int64, until start: Int64) {
    sink.breakOff(at: end, until: start)
    decoder.breakOff(at: end)
    _ = decoder.takeTunnelNotices()
    tunnels.removeAll()
    log.breakOff()
  }

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
    decoder.receive(defect, of: frame, into: &sink)
  }
}

extension TunnelDirectory {
  /// Takes over what application protocols say of tunnels.
  fileprivate mutating func note(_ notice: TunnelNotice) {
    switch notice {
    case .announced(let tunnel):
      announce(
        Endpoint(address: tunnel.address, teid: tunnel.identifier),
        Announcement(
          owner: tunnel.isAtDistributedUnit ? .du : .cu, source: Source(tunnel.bearer.source),
          association: tunnel.bearer.association, ue: Int(tunnel.bearer.ue),
          bearer: tunnel.bearer.bearer.map { Int($0) } ?? 0, announced: tunnel.time),
        isComplete: tunnel.startSeen)
    case .numbered(let bearer, let bits):
      number(
        Source(bearer.source), ue: Int(bearer.ue), bearer: bearer.bearer.map { Int($0) } ?? 0,
        pdcpSNBits: bits)
    case .released(let source, let association, let ue, let bearer, let time):
      release(
        Source(source), association: association, ue: ue.map { Int($0) }, bearer: bearer.map { Int($0) },
        at: time)
    }
  }
}

extension TunnelDirectory.Source {
  fileprivate init(_ source: TunnelSource) {
    switch source {
    case .own: self = .f1ap
    case .other: self = .e1ap
    }
  }
}
