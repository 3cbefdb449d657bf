/// The types of a protocol as its ASN.1 defines them, resolved so that a decoder follows numbers alone.
///
/// ITU-T X.680 and X.681 for the notation, X.691 for what is visible in packed encoding. The schema knows no
/// protocol: names are only carried.
public struct PackedSchema: Sendable {
  /// A type by its place in ``types``.
  public typealias TypeID = Int

  /// Whether encodings are of the aligned variant.
  public var isAligned: Bool
  public var types: [PackedType]
  public var objectSets: [ObjectSet]
  /// Types that messages begin with, by name.
  public var top: [String]
  private(set) var typesByName: [String: TypeID] = [:]

  public init(isAligned: Bool, types: [PackedType], objectSets: [ObjectSet], top: [String]) {
    self.isAligned = isAligned
    self.types = types
    self.objectSets = objectSets
    self.top = top
    for (id, type) in types.enumerated() where !type.name.isEmpty { typesByName[type.name] = id }
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

/// A type of a schema.
public struct PackedType: Sendable {
  /// The name in the specification; empty for a type without one.
  public var name: String
  public var kind: Kind

  public init(name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  public indirect enum Kind: Sendable {
    case boolean
    case null
    case integer(Bounds)
    case enumerated(Enumeration)
    /// A string of bits, with the type that it contains.
    case bitString(Size, containing: PackedSchema.TypeID?)
    /// A string of octets, with the type that it contains.
    case octetString(Size, containing: PackedSchema.TypeID?)
    case characterString(Alphabet, Size)
    case objectIdentifier
    case sequence(Sequence)
    case sequenceOf(Size, PackedSchema.TypeID)
    case choice(Choice)
    /// An open type whose type an object set gives for the value of a sibling.
    case open(Open)
  }

  /// The values of an INTEGER. X.691, 13.
  public struct Bounds: Sendable, Equatable {
    /// The smallest value; nil: there is none.
    public var lower: Int64?
    /// The largest value less the smallest; nil: there is no largest.
    public var span: UInt64?
    public var isExtensible: Bool

    public init(lower: Int64?, span: UInt64?, isExtensible: Bool = false) {
      self.lower = lower
      self.span = lower == nil ? nil : span
      self.isExtensible = isExtensible
    }

    /// Whether values may lie above the largest signed number of 64 bits.
    var isUnsigned: Bool {
      guard let lower, let span else { return false }
      return lower >= 0 && span > UInt64(Int64.max) - UInt64(lower)
    }
  }

  /// How long a string or a list may be. X.691, 11.9.
  public struct Size: Sendable, Equatable {
    public var lower: Int
    public var upper: Int?
    public var isExtensible: Bool

    public init(lower: Int = 0, upper: Int? = nil, isExtensible: Bool = false) {
      self.lower = lower
      self.upper = upper
      self.isExtensible = isExtensible
    }
  }

  /// The items of an ENUMERATED in the order of their indices. X.691, 14.
  public struct Enumeration: Sendable {
    public var root: [String]
    /// The items behind the extension marker; nil: there is no marker.
    public var extensions: [String]?

    public init(root: [String], extensions: [String]?) {
      self.root = root
      self.extensions = extensions
    }
  }

  /// The characters of a string type. X.691, 30.
  public enum Alphabet: String, Sendable {
    case printable = "PrintableString"
    case visible = "VisibleString"
    case ia5 = "IA5String"
    /// No fixed width: its size is not visible.
    case utf8 = "UTF8String"
  }

  /// A component of a SEQUENCE, or an alternative of a CHOICE.
  public struct Component: Sendable {
    public var name: String
    public var type: PackedSchema.TypeID
    public var isOptional: Bool
    /// The value of an absent component that has a default.
    public var defaultValue: PackedValue?

    public init(
      _ name: String, _ type: PackedSchema.TypeID, isOptional: Bool = false, defaultValue: PackedValue? = nil
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.defaultValue = defaultValue
    }

    /// Whether a bit says that it is there.
    var hasPresenceBit: Bool { isOptional || defaultValue != nil }
  }

  /// X.691, 19.
  public struct Sequence: Sendable {
    public var root: [Component]
    /// What stands behind the extension marker; nil: there is no marker.
    public var additions: [Addition]?

    public init(root: [Component], additions: [Addition]?) {
      self.root = root
      self.additions = additions
    }
  }

  /// What newer versions of a specification added to a SEQUENCE.
  public enum Addition: Sendable {
    case component(Component)
    /// Components in version brackets: one bit and one open type for all of them.
    case group([Component])
  }

  /// X.691, 23.
  public struct Choice: Sendable {
    public var root: [Component]
    /// The alternatives behind the extension marker; nil: there is no marker.
    public var extensions: [Component]?

    public init(root: [Component], extensions: [Component]?) {
      self.root = root
      self.extensions = extensions
    }
  }

  /// X.681, 14 and X.682, 10.
  public struct Open: Sendable {
    /// The place of the set in the schema.
    public var objectSet: Int
    /// The place of the component of the same SEQUENCE whose value selects the row.
    public var key: Int
    /// The place of the column that holds the type.
    public var column: Int

    public init(objectSet: Int, key: Int, column: Int) {
      self.objectSet = objectSet
      self.key = key
      self.column = column
    }
  }
}
