internal import CaptureFiles
internal import Events
internal import Transport
internal import Units
internal import UserPlane

/// Takes the user messages of associations to the protocols that they belong to.
struct ApplicationConsumer<Sink: EventSink & ~Copyable>: UserMessageConsumer, ~Copyable {
  var sink: RangedSink<Sink>
  /// The tunnels of the user plane that F1AP announced.
  var tunnels = TunnelDirectory()

  init(units: UnitDirectory, into sink: consuming RangedSink<Sink>) {
    self.sink = sink
  }

  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo) {
  }

  mutating func receive(_ change: AssociationChange, of frame: FrameInfo) {
  }

  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo) {
  }
}
