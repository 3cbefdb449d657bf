/// What is declared beside the profile, by the units themselves: values, addresses and settings that hold where the
/// profile gives none.
public struct Declarations: Sendable {
  /// What it was read from, for the digest and the list of files.
  public var files: [ProfileFile] = []
  /// Values of parameters, with their places.
  public var parameters: [String: DeclaredValue] = [:]
  public var capabilities: [String: DeclaredValue] = [:]
  /// Units that were found in it: those that declare, and those that they speak with.
  public var units: [DeclaredUnit] = []
  /// The names of those that declare.
  public var declarers: Set<String> = []
  public var decode: [DecodeEntry] = []
  /// What a reader of the report should know.
  public var notes: [String] = []

  public init() {}

  public var isEmpty: Bool { files.isEmpty }
}

/// Who says how traffic is decoded, the most trusted first.
public enum DeclarationSource: Sendable, Equatable {
  case profile
  /// An O-RU, by its management data.
  case managementPlane
}
