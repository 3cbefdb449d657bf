import Fronthaul

/// Commands, reports and requests: what other section types have in the place of section descriptions.
extension Fault {
  static let otherSectionTypes: [Fault] = []
}
