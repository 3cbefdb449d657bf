/// The types of a protocol as its ASN.1 defines them, resolved so that a decoder follows numbers alone.
///
/// ITU-T X.680 and X.681 for the notation, X.691 for what is visible in packed encoding. The schema knows no
/// protocol: names are only carried.
public struct PackedSchema: Sendable {
  /// A type by its place in ``types``.
  public typealias TypeID = Int

  /// Whether encodings are of the aligned variant.
  public let isAligned: Bool
  public let types: [PackedType]
  public let objectSets: [ObjectSet]
  /// Types that messages begin with, by name.
  public let top: [String]
  /// What the decoder follows.
  let program: PackedProgram
  private let typesByName: [String: TypeID]

  /// A schema. Its types refer to each other, and to the object sets, by places that must be there.
  public init(isAligned: Bool, types: [PackedType], objectSets: [ObjectSet], top: [String]) {
    self.isAligned = isAligned
    self.types = types
    self.objectSets = objectSets
    self.top = top
    typesByName = Dictionary(
      types.enumerated().compactMap { $1.name.isEmpty ? nil : ($1.name, $0) }, uniquingKeysWith: { $1 })
    program = PackedProgram(isAligned: isAligned, types: types, objectSets: objectSets)
  }

  public func type(named name: String) -> TypeID? { typesByName[name] }

  /// What an information object set says of the values of its key. X.681.
  public struct ObjectSet: Sendable {
    public var name: String
    /// The columns that hold types, by their names.
    public var columns: [String]
    /// In the order of the specification.
    public var rows: [Row]
    /// The place of a key in ``rows``.
    private let places: [Int64: Int]

    public struct Row: Sendable {
      public var key: Int64
      /// A type for each column of the set; nil where the object has none.
      public var types: [TypeID?]
      /// Columns that hold words, such as a criticality or a presence, by name.
      public var words: [String: String]

      public init(key: Int64, types: [TypeID?], words: [String: String]) {
        self.key = key
        self.types = types
        self.words = words
      }
    }

    public init(name: String, columns: [String], rows: [Row]) {
      self.name = name
      self.columns = columns
      self.rows = rows
      places = Dictionary(rows.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func row(_ key: Int64) -> Row? { places[key].map { rows[$0] } }
  }
}

extension PackedSchema {
  /// The name of a component of a SEQUENCE (root, then additions with each of a group counted) or of an
  /// alternative of a CHOICE; empty where there is none.
  public func componentName(of type: TypeID, _ place: Int) -> String {
    component(of: type, place)?.name ?? ""
  }

  /// The component of a SEQUENCE or the alternative of a CHOICE at a place.
  public func component(of type: TypeID, _ place: Int) -> PackedType.Component? {
    guard types.indices.contains(type), place >= 0 else { return nil }
    switch types[type].kind {
    case .sequence(let sequence): return sequence.component(at: place)
    case .choice(let choice): return choice.alternative(at: place)
    default: return nil
    }
  }
}
