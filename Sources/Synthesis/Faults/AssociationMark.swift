import Transport

/// The packets of an association that show what is wrong with all of it.
enum AssociationMark: Sendable {
  /// Those with messages.
  case messages
  /// INIT and its acknowledgement.
  case opening
  /// ABORT.
  case abort

  func contains(_ packet: PlannedPacket) -> Bool {
    switch self {
    case .messages: packet.carriesData
    case .opening:
      packet.chunks.contains { if case .initiation = $0 { true } else { false } }
    case .abort: packet.chunks.contains { if case .abort = $0 { true } else { false } }
    }
  }
}
