/// An accepted deviation. It changes no verdict.
public struct Waiver: Sendable, Equatable, Codable {
  /// Requirement id or a prefix of ids.
  public var requirement: String
  /// Name of the unit that it holds for; `nil` = any.
  public var unit: String?
  public var acceptedBy: String
  public var reason: String
  public var ticket: String?
  /// Last day on which it holds, `YYYY-MM-DD`.
  public var expires: String
  public init(
    requirement: String, unit: String? = nil, acceptedBy: String, reason: String, ticket: String? = nil,
    expires: String
  ) {
    self.requirement = requirement
    self.unit = unit
    self.acceptedBy = acceptedBy
    self.reason = reason
    self.ticket = ticket
    self.expires = expires
  }
}

extension String {
  /// Whether `prefix` selects the requirement with this id: the id itself or a whole part of its path.
  public func isAddressed(by prefix: String) -> Bool {
    guard utf8.starts(with: prefix.utf8) else { return false }
    let rest = utf8.dropFirst(prefix.utf8.count)
    return rest.isEmpty || prefix.utf8.last == UInt8(ascii: "/") || rest.first == UInt8(ascii: "/")
  }
}
