/// Kinds of messages of F1-U that a fault can be put into.
public struct F1UMessages: Sendable, Equatable, CustomStringConvertible {
  let kinds: [PlannedUserPlaneMessage.Kind]

  init(_ kinds: [PlannedUserPlaneMessage.Kind]) { self.kinds = kinds }

  func contains(named name: String) -> Bool { kinds.contains { $0.rawValue == name } }

  func contains(_ kind: PlannedUserPlaneMessage.Kind) -> Bool { kinds.contains(kind) }

  public var description: String { kinds.map(\.name).joined(separator: ", ") }
}

extension PlannedUserPlaneMessage.Kind {
  /// What reports of faults call it.
  fileprivate var name: String {
    switch self {
    case .data: "downlink data"
    case .status: "delivery status"
    case .assistance: "assistance information"
    case .uplink: "uplink data"
    case .endMarker: "end markers"
    case .echoRequest: "echo requests"
    case .echoResponse: "echo responses"
    case .errorIndication: "error indications"
    case .notification: "notifications of extension headers"
    }
  }
}
