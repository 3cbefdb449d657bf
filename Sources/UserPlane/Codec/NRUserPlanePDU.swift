public import Wire

/// What an NR RAN container holds: a PDU of the NR user plane protocol (TS 38.425, 5.5.2).
public enum NRUserPlanePDU: Hashable, Sendable {
  case dlUserData(DLUserData)
  case deliveryStatus(DLDataDeliveryStatus)
  case assistance(AssistanceInformationData)
  /// A PDU of another type, with the whole container.
  case unknown([UInt8])

  /// PDU types that are known (5.5.3.1).
  public static let types: [(value: UInt8, name: String)] = [
    (0, "dlUserData"), (1, "dlDataDeliveryStatus"), (2, "assistanceInformationData"),
  ]

  /// Octets that a container may have: its length counts four octets at a time, with 8 bits (5.5.1).
  public static let largest = 1018

  /// Reads the content of an extension header of type ``GTPUExtensionPlace/nrRANContainer``.
  ///
  /// Spare bits and padding are not kept.
  ///
  /// - Throws: `truncated`, where the container is too short for what its flags and counts announce.
  public init(_ bytes: Span<UInt8>, _ container: Range<Int>) throws(WireError) {
    guard !container.isEmpty else { throw WireError.truncated(at: container.upperBound, "PDU type") }
    switch bytes[container.lowerBound] >> 4 {
    case 0: self = .dlUserData(DLUserData(try DLUserDataView(bytes, container)))
    case 1: self = .deliveryStatus(DLDataDeliveryStatus(try DLDataDeliveryStatusView(bytes, container)))
    case 2:
      self = .assistance(AssistanceInformationData(try AssistanceInformationDataView(bytes, container)))
    default: self = .unknown(container.map { bytes[$0] })
    }
  }

  /// The content of the extension header: 4n − 2 octets.
  ///
  /// - Throws: `badValue` or `badLength` for what does not fit its field, or its container.
  public func encode() throws(WireError) -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .dlUserData(let pdu): try pdu.encode(into: &writer)
    case .deliveryStatus(let pdu): try pdu.encode(into: &writer)
    case .assistance(let pdu): try pdu.encode(into: &writer)
    case .unknown(let octets):
      guard let first = octets.first, first >> 4 > 2 else {
        throw WireError(.badValue, at: 0, "a PDU type that is known, or none")
      }
      writer.append(octets)
      writer.padContainer()
    }
    guard writer.count <= Self.largest else {
      throw WireError(.badLength, at: 0, "NR RAN container of \(writer.count) octets")
    }
    return writer.bytes
  }
}
