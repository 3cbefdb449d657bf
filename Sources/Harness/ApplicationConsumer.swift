internal import ApplicationProtocols
internal import CaptureFiles
internal import Events
internal import Transport
internal import Units
internal import UserPlane

/// Takes the user messages of associations to the protocols that they belong to, and what these say of tunnels to
/// whoever reads the user plane.
struct ApplicationConsumer<Sink: EventSink & ~Copyable>: UserMessageConsumer, ~Copyable {
  var sink: RangedSink<Sink>
  /// The tunnels of the user plane that F1AP announced.
  private(set) var tunnels = TunnelDirectory()
  private(set) var sides = AssociationSides()
  private var decoder: ApplicationDecoder

  init(units: UnitDirectory, into sink: consuming RangedSink<Sink>) {
    self.sink = sink
    decoder = ApplicationDecoder(Tekigo.protocols, units: units)
    decoder.collectTunnels()
  }

  var counts: ApplicationDecoder.Counts { decoder.counts }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    sides.note(message.path)
    decoder.receive(message, bytes, of: frame, into: &sink)
    for notice in decoder.takeTunnelNotices() { tunnels.note(notice) }
  }

  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {
    decoder.receive(change, of: frame, into: &sink)
    for notice in decoder.takeTunnelNotices() { tunnels.note(notice) }
  }

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
    decoder.receive(defect, of: frame, into: &sink)
  }
}

extension TunnelDirectory {
  /// Takes over what F1AP says of tunnels.
  fileprivate mutating func note(_ notice: TunnelNotice) {
    switch notice {
    case .announced(let tunnel):
      announce(
        Endpoint(address: tunnel.address, teid: tunnel.identifier),
        Announcement(
          owner: tunnel.owner == .central ? .cu : .du, association: tunnel.association, ue: Int(tunnel.ue),
          bearer: tunnel.bearer.map { Int($0) } ?? 0, announced: tunnel.time),
        isComplete: tunnel.startSeen)
    case .released(let association, let ue, let bearer, let time):
      release(association: association, ue: ue.map { Int($0) }, bearer: bearer.map { Int($0) }, at: time)
    }
  }
}
