/// An SCTP transport address: an IP address and a port.
public struct TransportAddress: Hashable, Sendable {
  /// `nil` where the capture does not say it.
  public var address: IPAddress?
  public var port: UInt16

  public init(_ address: IPAddress?, port: UInt16) {
    self.address = address
    self.port = port
  }
}

extension TransportAddress: CustomStringConvertible {
  public var description: String {
    guard let address else { return "port \(port)" }
    return address.isIPv6 ? "[\(address)]:\(port)" : "\(address):\(port)"
  }
}

/// The association of a message or event, which of its sides sent it, and by which addresses.
public struct AssociationPath: Hashable, Sendable {
  /// What a message came in.
  public enum Transport: Sendable {
    case sctp
    /// A PDU that another tool has exported with what it knew of its transport.
    case exported
    /// A PDU without anything around it.
    case bare
  }

  /// Associations are numbered from 0 in the order in which they are first seen.
  public var association: Int
  /// 0 for the side that sent INIT, or was seen first; 1 for the other. Always 0 where there are no addresses that
  /// would tell them apart.
  public var side: Int
  public var source: TransportAddress
  public var destination: TransportAddress
  /// Whether the capture has the set-up of the association, so that no message came before.
  public var startCaptured: Bool
  /// The side that set the association up; `nil` if that was not captured.
  public var initiator: Int?
  /// The side whose port is registered for a protocol while the other's is not: the one that is called.
  public var wellKnownSide: Int?
  /// Streams, sequence numbers and the life of the association mean something only over ``Transport/sctp``.
  public var transport: Transport
  /// Whether the capture has shown something of either side so far; of PDUs without addresses nobody can tell.
  public var showsBothSides: Bool

  public init(
    association: Int, side: Int, source: TransportAddress, destination: TransportAddress,
    startCaptured: Bool = false, initiator: Int? = nil, wellKnownSide: Int? = nil,
    transport: Transport = .sctp, showsBothSides: Bool = true
  ) {
    self.association = association
    self.side = side
    self.source = source
    self.destination = destination
    self.startCaptured = startCaptured
    self.initiator = initiator
    self.wellKnownSide = wellKnownSide
    self.transport = transport
    self.showsBothSides = showsBothSides
  }
}

/// A message of the user of SCTP: whole, and only once however often its parts were sent.
public struct UserMessage: Hashable, Sendable {
  public var path: AssociationPath
  public var stream: UInt16 = 0
  /// The stream sequence number (16 bits), or the message identifier of I-DATA (32 bits).
  public var streamSequence: UInt32 = 0
  /// The verification tag of the packets that it came in.
  public var verificationTag: UInt32 = 0
  /// The transmission sequence number of the first fragment.
  public var tsn: UInt32 = 0
  /// The payload protocol identifier, as sent (network order).
  public var payloadProtocol: UInt32 = 0
  public var isUnordered = false
  /// Whether it came in I-DATA chunks (RFC 8260).
  public var isInterleaved = false
  /// Chunks that carried it.
  public var fragments = 1
  /// The frames of its first fragment and of the one that came last.
  public var firstFrame: Int
  public var lastFrame: Int
  /// Whether messages of the same stream that came before it may be missing in the capture.
  public var afterGap = false
  /// Whether its sender has acknowledged data that the capture has not shown so far, which it may answer.
  public var senderKnowsMore = false
  /// Whether the capture has not shown all so far that its sender sent before it: that may be late, or missing.
  public var isAheadOfGap = false
  /// How often the clock of the capture has stepped back so far, by the packets of all associations.
  public var clockSteps = 0
  /// Whether messages of its stream that were sent after it have been delivered before it: it turned up only after it
  /// had been given up, or its sender has numbered it wrongly.
  public var isLate = false
  /// Whether the capture lacks a part of it; ``payload`` then ends where the first lack begins.
  public var isCut = false
  /// Octets of the message as sent.
  public var octets: Int
  /// Where it lies in the bytes that come with it.
  public var payload: Range<Int>
  /// Where it begins in the frame; `nil` if the bytes are a copy and not the frame.
  public var offsetInFrame: Int?
  /// The protocol of the message, as far as it is known.
  public var upperLayer: UpperLayer.Recognition?

  public init(_ path: AssociationPath, payload: Range<Int>, octets: Int, frame: Int) {
    self.path = path
    self.payload = payload
    self.octets = octets
    firstFrame = frame
    lastFrame = frame
  }
}
