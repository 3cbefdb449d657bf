public import CaptureFiles
public import Events
public import Transport
public import Units

/// Turns the messages of application protocols into events: those of all associations and all protocols that it was
/// given.
///
/// Of each message it makes, in this order: the event of the message; one for each item of the lists that somebody
/// asked for; `violation` for what the schema forbids; `remark` for encodings that are not canonical; `malformed`
/// for what stopped the decoding.
public struct ApplicationDecoder: ~Copyable {
  /// What was decoded.
  public struct Counts: Equatable, Sendable {
    public var messages = 0
    /// Messages that could not be read to their end.
    public var undecoded = 0
    /// Messages that violate their schema.
    public var violating = 0
    /// Messages that are encrypted.
    public var encrypted = 0
    /// Messages of other protocols.
    public var others = 0
    /// UE connections that were not followed because too many were alive.
    public var connectionsNotFollowed = 0
  }

  /// UE connections of a protocol that are followed at one time.
  public static let connectionLimit = 65_536

  public let units: UnitDirectory
  private let sources: [ApplicationEvents]
  private let connectionLimit: Int
  /// Made with the first message of the protocol, so that a schema is read only when it is needed.
  private var decoders: [ProtocolDecoder?]
  private var collectsTunnels = false
  private var associationRow = AssociationRow()
  private var own = Counts()
  private var pairs: UnitPairs

  /// - Parameters:
  ///   - sources: the protocols to decode; each decoder takes its layout with the first message.
  ///   - connectionLimit: UE connections of a protocol that are followed at one time.
  public init(
    _ sources: [ApplicationEvents], units: UnitDirectory, connectionLimit: Int = Self.connectionLimit
  ) {
    self.sources = sources
    self.units = units
    self.connectionLimit = connectionLimit
    decoders = sources.map { _ in nil }
    pairs = UnitPairs(units)
  }

  /// Sums over all protocols.
  public var counts: Counts {
    var counts = own
    for decoder in decoders {
      guard let decoder else { continue }
      counts.messages += decoder.counts.messages
      counts.undecoded += decoder.counts.undecoded
      counts.violating += decoder.counts.violating
      counts.connectionsNotFollowed += decoder.tracker.connections.overflow
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
    guard let recognition = message.upperLayer, let decoder = decoder(of: recognition.layer) else {
      own.others += 1
      return
    }
    guard !recognition.isEncrypted else {
      own.encrypted += 1
      return
    }
    let (sender, receiver) = pairs.units(of: message.path)
    let arrival = ProtocolDecoder.Arrival(
      message: message, frame: frame, sender: sender, receiver: receiver)
    let payload = message.payload.clamped(to: 0..<bytes.count)
    decoder.receive(arrival, bytes.extracting(payload), units: units, into: &sink)
  }

  /// nil: the protocol is none of those that are decoded.
  private mutating func decoder(of layer: UpperLayer) -> ProtocolDecoder? {
    for index in sources.indices where sources[index].shipped.upperLayer == layer {
      if let known = decoders[index] { return known }
      // Shipped schemas can be read, which the tests make sure of.
      guard let layout = try? sources[index].layout() else { return nil }
      let decoder = ProtocolDecoder(layout, connectionLimit: connectionLimit)
      decoder.tracker.collectsTunnels = collectsTunnels
      decoders[index] = decoder
      return decoder
    }
    return nil
  }

  // MARK: Associations

  /// Takes a change in the life of an association.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ change: AssociationChange, of frame: FrameInfo, into sink: inout S
  ) {
    for decoder in decoders { decoder?.tracker.receive(change, at: frame.time) }
    let (sender, receiver) = pairs.units(of: change.path)
    associationRow.begin(frame, change.path, sender, receiver)
    associationRow.fill(change)
    sink.receive(&associationRow.row)
  }

  /// Takes something that is wrong with an association or its capture.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ defect: AssociationDefect, of frame: FrameInfo, into sink: inout S
  ) {
    if let path = defect.path {
      let (sender, receiver) = pairs.units(of: path)
      associationRow.begin(frame, path, sender, receiver)
    } else {
      associationRow.begin(frame, nil, nil, nil)
    }
    associationRow.fill(defect)
    sink.receive(&associationRow.row)
  }

  // MARK: Tunnels

  /// From now on keeps what messages say of tunnels for user data, until ``takeTunnelNotices()``.
  public mutating func collectTunnels() {
    collectsTunnels = true
    for decoder in decoders { decoder?.tracker.collectsTunnels = true }
  }

  /// What messages said of tunnels since the last call, in their order.
  public mutating func takeTunnelNotices() -> [TunnelNotice] {
    guard collectsTunnels else { return [] }
    var notices: [TunnelNotice] = []
    for decoder in decoders {
      if let decoder, !decoder.tracker.tunnelNotices.isEmpty {
        notices += decoder.tracker.takeTunnelNotices()
      }
    }
    return notices
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
