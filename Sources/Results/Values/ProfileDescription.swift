/// A profile parameter as it was used.
public struct ResolvedParameter: Sendable, Equatable, Codable {
  public var name: String
  public var value: String
  /// `file:line` or `command line`.
  public var provenance: String
  public init(name: String, value: String, provenance: String) {
    self.name = name
    self.value = value
    self.provenance = provenance
  }
}

/// The profile that was used.
public struct ProfileDescription: Sendable, Equatable, Codable {
  public var name: String
  public var title: String
  /// All files that went into it, in the order of composition.
  public var files: [String]
  /// SHA-256 over the contents of these files.
  public var digest: String
  public var parameters: [ResolvedParameter]
  public init(
    name: String, title: String, files: [String], digest: String, parameters: [ResolvedParameter]
  ) {
    self.name = name
    self.title = title
    self.files = files
    self.digest = digest
    self.parameters = parameters
  }
}
