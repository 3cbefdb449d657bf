/// A value of a document with the place where it stands.
public struct Node: Sendable {
  public enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A text, and how it is written.
  public struct Scalar: Sendable {
    public enum Style: Sendable { case plain, quoted, block }
    public var text: String
    public var style: Style
    public init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// A key of a mapping and its value, in the order of the file.
  public struct Entry: Sendable {
    public var key: String
    public var keyLocation: SourceLocation
    public var value: Node
    public init(key: String, keyLocation: SourceLocation, value: Node) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  public var content: Content
  public var location: SourceLocation

  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { return scalar }
    return nil
  }

  public var sequence: [Node]? {
    if case .sequence(let nodes) = content { return nodes }
    return nil
  }

  public var mapping: [Entry]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// An empty value, or `~`, or `null`.
  public var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  public func entry(_ key: String) -> Entry? { mapping?.first { $0.key == key } }

  public subscript(_ key: String) -> Node? { entry(key)?.value }

  /// What it is, for messages.
  public var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// How many characters a diagnostic should mark.
  var length: Int {
    guard let scalar, scalar.style != .block, !scalar.text.contains("\n") else { return 1 }
    return max(1, scalar.text.unicodeScalars.count + (scalar.style == .quoted ? 2 : 0))
  }
}
