/// The protocols of the radio access network that SCTP carries.
public enum UpperLayer: String, Sendable, CaseIterable {
  case f1ap, e1ap, ngap, xnap, e2ap, w1ap

  /// How a protocol was recognised.
  public enum Basis: Sendable, Hashable {
    /// By the payload protocol identifier.
    case payloadProtocol
    /// By a payload protocol identifier whose octets were sent in reverse order.
    case swappedPayloadProtocol
    /// By the port that is registered for it, since the payload protocol identifier says nothing.
    case port
    /// By a name: that of a dissector in an exported PDU, or the one that a link type was given.
    case name
  }

  /// A protocol, and why it is believed to be this one.
  public struct Recognition: Sendable, Hashable {
    public var layer: UpperLayer
    public var basis: Basis
    /// Whether the payload is DTLS over SCTP (RFC 6083), so that its content cannot be read.
    public var isEncrypted: Bool

    public init(_ layer: UpperLayer, _ basis: Basis, isEncrypted: Bool = false) {
      self.layer = layer
      self.basis = basis
      self.isEncrypted = isEncrypted
    }
  }

  /// What IANA has assigned: the ports at the side that is called, and the payload protocol identifiers.
  struct Assignment {
    var layer: UpperLayer
    var ports: [UInt16]
    var payloadProtocols: [UInt32]
    var encrypted: [UInt32] = []
  }

  /// E2AP has identifiers for E2-CP, E2-UP and E2-DU.
  static let assignments = [
    Assignment(layer: .ngap, ports: [38412], payloadProtocols: [60], encrypted: [66]),
    Assignment(layer: .xnap, ports: [38422], payloadProtocols: [61], encrypted: [67]),
    Assignment(layer: .f1ap, ports: [38472], payloadProtocols: [62], encrypted: [68]),
    Assignment(layer: .e1ap, ports: [38462], payloadProtocols: [64], encrypted: [69]),
    Assignment(layer: .e2ap, ports: [36421, 36422], payloadProtocols: [70, 71, 72]),
    Assignment(layer: .w1ap, ports: [37472], payloadProtocols: [73]),
  ]

  /// The identifier under which the protocol is sent.
  public var payloadProtocol: UInt32 {
    Self.assignments.first { $0.layer == self }?.payloadProtocols.first ?? 0
  }

  /// The registered port.
  public var port: UInt16 { Self.assignments.first { $0.layer == self }?.ports.first ?? 0 }

  /// The protocol for which a port is registered.
  public static func registered(port: UInt16) -> UpperLayer? {
    // All of them lie in a narrow range, and most ports are outside.
    guard (36421...38472).contains(port) else { return nil }
    return assignments.first { $0.ports.contains(port) }?.layer
  }

  /// What the payload protocol identifiers from the lowest of them on name.
  private static let identifiers: [Recognition?] = (lowestIdentifier...highestIdentifier).map { identifier in
    for assignment in assignments {
      if assignment.payloadProtocols.contains(identifier) {
        return Recognition(assignment.layer, .payloadProtocol)
      }
      if assignment.encrypted.contains(identifier) {
        return Recognition(assignment.layer, .payloadProtocol, isEncrypted: true)
      }
    }
    return nil
  }
  private static let lowestIdentifier: UInt32 = 60
  private static let highestIdentifier: UInt32 = 73

  /// The protocol that a payload protocol identifier names.
  public static func identified(payloadProtocol: UInt32) -> Recognition? {
    guard (lowestIdentifier...highestIdentifier).contains(payloadProtocol) else { return nil }
    return identifiers[Int(payloadProtocol - lowestIdentifier)]
  }

  /// The protocol of a user message: by its payload protocol identifier, the same with its octets reversed, and
  /// where it has none (0), by the ports.
  public static func recognize(
    payloadProtocol: UInt32, sourcePort: UInt16, destinationPort: UInt16
  ) -> Recognition? {
    if let recognition = identified(payloadProtocol: payloadProtocol) { return recognition }
    if payloadProtocol == 0 {
      return (registered(port: destinationPort) ?? registered(port: sourcePort)).map {
        Recognition($0, .port)
      }
    }
    guard var swapped = identified(payloadProtocol: payloadProtocol.byteSwapped) else { return nil }
    swapped.basis = .swappedPayloadProtocol
    return swapped
  }
}
