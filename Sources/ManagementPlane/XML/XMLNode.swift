/// An element of a document, with the namespaces of its name and attributes resolved.
public struct XMLNode: Sendable, Equatable {
  /// An attribute; those that declare namespaces are none.
  public struct Attribute: Sendable, Equatable {
    public var name: String
    /// `nil`: an attribute without a prefix is in no namespace.
    public var namespace: String?
    public var value: String
  }

  /// The name without its prefix.
  public var name: String
  public var namespace: String?
  public var attributes: [Attribute] = []
  /// The character data between the children, without the white space round it.
  public var text = ""
  public var children: [XMLNode] = []
  /// Where the element begins.
  public var place: TextPlace

  init(name: String, namespace: String?, place: TextPlace) {
    self.name = name
    self.namespace = namespace
    self.place = place
  }
}
