internal import Events

/// What a message says of the roles of its sender and of its receiver.
enum RoleEvidence {
  case cPlane(sectionType: UInt8)
  case uPlane(isDownlink: Bool)

  var ofSender: Indication {
    switch self {
    case .cPlane(let type): Indication(.sendsCPlane, "\(type)")
    case .uPlane(let isDownlink): Indication(.sendsUPlane, isDownlink ? "DL" : "UL")
    }
  }

  var ofReceiver: Indication {
    switch self {
    case .cPlane(let type): Indication(.isSentCPlane, "\(type)")
    case .uPlane(let isDownlink): Indication(.isSentUPlane, isDownlink ? "DL" : "UL")
    }
  }
}
