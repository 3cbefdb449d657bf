public import CaptureFiles
public import Events
public import Transport
public import Units

/// Turns the messages of application protocols into events: those of all associations and all protocols that it was
/// given.
///
/// Of each message it makes, in this order: the event of the message; one for each item of the lists that somebody
/// asked for; `violation` for what the schema forbids; `remark` for encodings that are not canonical; `malformed`
/// for what stopped the decoding, unless it is the capture or a limit of this tool.
public struct ApplicationDecoder: ~Copyable {
  /// What was decoded.
  public struct Counts: Equatable, Sendable {
    public var messages = 0
    /// Messages that could not be read to their end, though all of them was captured.
    public var undecoded = 0
    /// Messages of which the capture lacks a part.
    public var cut = 0
    /// Messages that violate their schema.
    public var violating = 0
    /// Messages that are encrypted.
    public var encrypted = 0
    /// Messages of other protocols.
    public var others = 0
    /// What was given up because a bound was reached.
    public var losses = TrackingLosses()
  }

  public let units: UnitDirectory
  private let sources: [ApplicationEvents]
  private let limits: TrackingLimits
  /// Made with the first message of the protocol, so that a schema is read only when it is needed.
  private var decoders: [DecoderBox?]

  /// Makes a place for a decoder in an array. Access to it is checked once a message.
  private final class DecoderBox {
    var decoder: ProtocolDecoder

    init(_ decoder: consuming ProtocolDecoder) { self.decoder = decoder }
  }
  private var collectsTunnels = false
  private var associationRow = AssociationRow()
  private var own = Counts()
  private var pairs: UnitPairs

  /// - Parameters:
  ///   - sources: the protocols to decode; each decoder takes its layout with the first message.
  ///   - limits: what is remembered of each protocol at one time.
  public init(
    _ sources: [ApplicationEvents], units: UnitDirectory, limits: TrackingLimits = TrackingLimits()
  ) {
    self.sources = sources
    self.units = units
    self.limits = limits
    decoders = sources.map { _ in nil }
    pairs = UnitPairs(units)
  }

  /// The units whose associations lack messages in the capture, and how many gaps are those of units that are not known.
  public private(set) var unitsOfGaps: Set<UnitID> = []
  public private(set) var gapsOfUnknownUnits = 0
  /// The units at the ends of associations that carry messages.
  public private(set) var unitsOfMessages: Set<UnitID> = []

  /// Sums over all protocols.
  public var counts: Counts {
    var counts = own
    for box in decoders {
      guard let box else { continue }
      let more = box.decoder.counts
      counts.messages += more.messages
      counts.undecoded += more.undecoded
      counts.violating += more.violating
      counts.cut += more.cut
      counts.losses += more.losses
      counts.losses += box.decoder.tracker.losses
    }
    return counts
  }

  // MARK: Messages

  /// Takes a user message of SCTP, or one that came without it.
  ///
  /// - Parameter bytes: what ``UserMessage/payload`` is a range of.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo, into sink: inout S
  ) {
    guard let recognition = message.upperLayer, let box = box(of: recognition.layer) else {
      own.others += 1
      return
    }
    guard !recognition.isEncrypted else {
      own.encrypted += 1
      return
    }
    let (sender, receiver) = pairs.units(of: message.path)
    if !message.isAheadOfGap, pairs.noteMessage(message.path, at: frame.time) {
      unitsOfMessages.formUnion([sender, receiver].compactMap(\.self))
    }
    let arrival = ProtocolDecoder.Arrival(
      message: message, frame: frame, sender: sender, receiver: receiver)
    let payload = message.payload.clamped(to: 0..<bytes.count)
    box.decoder.receive(arrival, bytes.extracting(payload), units: units, into: &sink)
  }

  /// nil: the protocol is none of those that are decoded.
  private mutating func box(of layer: UpperLayer) -> DecoderBox? {
    for index in sources.indices where sources[index].shipped.upperLayer == layer {
      if let known = decoders[index] { return known }
      // Shipped schemas can be read, which the tests make sure of.
      guard let layout = try? sources[index].layout() else { return nil }
      let box = DecoderBox(ProtocolDecoder(layout, limits: limits))
      box.decoder.tracker.collectsTunnels = collectsTunnels
      decoders[index] = box
      return box
    }
    return nil
  }

  // MARK: Associations

  /// Takes a change in the life of an association.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ change: AssociationChange, of frame: FrameInfo, into sink: inout S
  ) {
    for box in decoders { box?.decoder.tracker.receive(change, at: frame.time) }
    let (sender, receiver) = pairs.units(of: change.path)
    associationRow.begin(frame, change.path, sender, receiver)
    associationRow.fill(change)
    sink.receive(&associationRow.row)
    if change.kind.isEnd { pairs.forget(change.path.association) }
  }

  /// The capture breaks off, and goes on later: what was seen of associations says nothing of what follows.
  public mutating func breakOff(at time: Int64) {
    for box in decoders { box?.decoder.tracker.endAll(at: time) }
    pairs = UnitPairs(units)
  }

  /// Takes something that is wrong with an association or its capture.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ defect: AssociationDefect, of frame: FrameInfo, into sink: inout S
  ) {
    if let path = defect.path {
      if defect.kind.lacksMessages {
        for box in decoders { box?.decoder.tracker.noteLoss(on: path.association) }
      }
      let (sender, receiver) = pairs.units(of: path)
      if case .gap = defect.kind {
        noteGap(between: sender, and: receiver)
        if let sender, let receiver, let last = pairs.lastMessage(path) {
          sink.noteJump(of: sender, over: receiver, from: last, to: frame.time)
        }
      }
      associationRow.begin(frame, path, sender, receiver)
    } else {
      associationRow.begin(frame, nil, nil, nil)
    }
    associationRow.fill(defect)
    sink.receive(&associationRow.row)
  }

  private mutating func noteGap(between one: UnitID?, and other: UnitID?) {
    guard let one, let other else {
      gapsOfUnknownUnits += 1
      return
    }
    unitsOfGaps.formUnion([one, other])
  }

  // MARK: Tunnels

  /// From now on keeps what messages say of tunnels for user data, until ``takeTunnelNotices()``.
  public mutating func collectTunnels() {
    collectsTunnels = true
    for box in decoders { box?.decoder.tracker.collectsTunnels = true }
  }

  /// What messages said of tunnels since the last call, in their order.
  public mutating func takeTunnelNotices() -> [TunnelNotice] {
    guard collectsTunnels else { return [] }
    var notices: [TunnelNotice] = []
    for box in decoders {
      if let box, !box.decoder.tracker.tunnelNotices.isEmpty {
        notices += box.decoder.tracker.takeTunnelNotices()
      }
    }
    return notices
  }
}

extension AssociationChange.Kind {
  /// Whether nothing comes of the association any more.
  var isEnd: Bool {
    switch self {
    case .shutDown, .aborted, .lost: true
    case .started, .established, .restarted: false
    }
  }
}

extension AssociationDefect.Kind {
  /// Whether the capture lacks messages that were sent.
  fileprivate var lacksMessages: Bool {
    switch self {
    case .gap, .messageTooLong: true
    case .checksum, .incompleteMessage, .streamSequence, .dataAfterShutdown, .verificationTag, .unknownChunk,
      .malformed, .tooManyAssociations:
      false
    }
  }
}

extension ShippedProtocol {
  /// How the transport calls the protocol.
  var upperLayer: UpperLayer {
    switch self {
    case .f1ap: .f1ap
    case .e1ap: .e1ap
    }
  }
}
