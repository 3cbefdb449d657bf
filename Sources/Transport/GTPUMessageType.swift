/// What a GTP-U message is (TS 29.281, table 6.1-1).
public enum GTPUMessageType: Hashable, Sendable {
  case echoRequest
  case echoResponse
  case errorIndication
  case supportedExtensionHeadersNotification
  case tunnelStatus
  case endMarker
  /// User data: a T-PDU, or none where an extension header says all.
  case gPDU
  case unknown(UInt8)

  /// Those that have a name, by their numbers.
  public static let known: [(type: GTPUMessageType, number: UInt8, name: String)] = [
    (.echoRequest, 1, "echoRequest"), (.echoResponse, 2, "echoResponse"),
    (.errorIndication, 26, "errorIndication"),
    (.supportedExtensionHeadersNotification, 31, "supportedExtensionHeadersNotification"),
    (.tunnelStatus, 253, "tunnelStatus"), (.endMarker, 254, "endMarker"), (.gPDU, 255, "gPDU"),
  ]

  public init(rawValue: UInt8) {
    self =
      switch rawValue {
      case 1: .echoRequest
      case 2: .echoResponse
      case 26: .errorIndication
      case 31: .supportedExtensionHeadersNotification
      case 253: .tunnelStatus
      case 254: .endMarker
      case 255: .gPDU
      default: .unknown(rawValue)
      }
  }

  public var rawValue: UInt8 {
    switch self {
    case .echoRequest: 1
    case .echoResponse: 2
    case .errorIndication: 26
    case .supportedExtensionHeadersNotification: 31
    case .tunnelStatus: 253
    case .endMarker: 254
    case .gPDU: 255
    case .unknown(let number): number
    }
  }

  /// Whether the message is about the path or about signalling, so that its TEID is 0 (TS 29.281, 5.1).
  public var isSignalling: Bool {
    switch self {
    case .echoRequest, .echoResponse, .errorIndication, .supportedExtensionHeadersNotification: true
    default: false
    }
  }

  /// Whether what follows the header is information elements.
  public var hasInformationElements: Bool { self != .gPDU }
}
