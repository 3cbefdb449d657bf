/// A profile parameter as it was used.
public struct ResolvedParameter: Sendable, Equatable, Codable {
  public var name: String
  public var value: String
  /// `file:line` or `command line`.
  public var provenance: String
  /// The values of other profiles that it takes the place of, each with where it was given, the last one first.
  public var replaced: [String]
  public init(name: String, value: String, provenance: String, replaced: [String] = []) {
    self.name = name
    self.value = value
    self.provenance = provenance
    self.replaced = replaced
  }
}

/// The profile that was used.
public struct ProfileDescription: Sendable, Equatable, Codable {
  public var name: String
  public var title: LocalizedText
  /// All files that went into it, in the order of composition.
  public var files: [String]
  /// SHA-256 over the contents of these files.
  public var digest: String
  public var parameters: [ResolvedParameter]
  public init(
    name: String, title: LocalizedText, files: [String], digest: String, parameters: [ResolvedParameter]
  ) {
    self.name = name
    self.title = title
    self.files = files
    self.digest = digest
    self.parameters = parameters
  }
}
