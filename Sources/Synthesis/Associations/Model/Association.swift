public import ApplicationProtocols
public import Transport

extension Scenario {
  /// An SCTP association and what its two ends say to each other.
  ///
  /// All times are as seen at the end that opens it.
  public struct Association: Equatable, Sendable {
    /// What faults call it.
    public var name: String
    public var signalling: SignallingProtocol
    public var central: AssociationEnd
    public var peripheral: AssociationEnd
    /// Which end opens it.
    public var initiator: ProtocolSide
    public var vlan: VLAN?
    /// Nanoseconds from the start of the scenario to its first packet.
    public var start: Int64
    public var timing: SignallingTiming
    public var transport: AssociationTransport
    /// Its scripts, in the order in which they stand in the scenario.
    public var groups: [DialogueGroup]
    /// Messages that faults send where they do not belong, by name.
    var extras: [String: SignalTemplate] = [:]

    func end(_ side: ProtocolSide) -> AssociationEnd { side == .central ? central : peripheral }
  }
}

/// An application protocol that scenarios can speak.
public struct SignallingProtocol: Equatable, Sendable {
  /// As scenarios write it: `f1ap`.
  public let name: String
  public let schema: ProtocolSchema

  public static func == (a: SignallingProtocol, b: SignallingProtocol) -> Bool { a.name == b.name }
}

/// An end of an association.
public struct AssociationEnd: Equatable, Sendable {
  public var name: String
  /// 48 bits.
  public var mac: UInt64
  public var address: IPAddress
  /// Another address that it has; nil: it has one path.
  public var secondAddress: IPAddress?
  public var port: UInt16
}

/// How long messages and their answers take, in nanoseconds.
public struct SignallingTiming: Equatable, Sendable {
  /// From one end to the other.
  public var transit: Int64
  /// From the receipt of a message to what the end says to it.
  public var answer: Int64
  /// At most so far from ``answer``, either way.
  public var jitter: Int64
}
