import Fronthaul

/// eCPRI messages that are neither C- nor U-plane. eCPRI 2.0, 3.2.4.
extension Fault {
  static let otherMessages: [Fault] = []
}
