public import PackedEncoding

/// The information elements that a container may hold, in the order that they must have in it.
///
/// At the same place in ``ProtocolSchema/elementSets`` as in the object sets of the packed schema.
public struct ElementSet: Sendable {
  public struct Entry: Sendable {
    public var id: Int
    /// As the specification calls its id, without `id-`: `TransactionID`.
    public var name: String
    public var criticality: Criticality
    public var presence: Presence
    public var type: PackedSchema.TypeID
  }

  /// Whether an information element must be there.
  public enum Presence: String, Sendable, CaseIterable {
    case mandatory
    case optional
    /// The specification says in words when it must be there.
    case conditional
  }

  public var name: String
  public var entries: [Entry]
  private let places: [Int: Int]

  init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of an id in ``entries``; nil: the set does not know it.
  public func place(of id: Int) -> Int? { places[id] }
}
