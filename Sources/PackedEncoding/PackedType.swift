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

    /// Whether values may lie above the largest signed number of 64 bits, and none is negative.
    var isUnsigned: Bool {
      guard let lower, let span else { return false }
      return lower >= 0 && span > UInt64(Int64.max) - UInt64(lower)
    }

    /// The largest difference to the smallest value that leads to a number of 64 bits.
    var largestOffset: UInt64 {
      let lower = lower ?? .min
      return isUnsigned ? UInt64.max - UInt64(lower) : UInt64(bitPattern: Int64.max &- lower)
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

extension PackedType.Size {
  /// The largest size less the smallest where sizes of the root are sent as constrained numbers. X.691, 11.9.4.1.
  var constrainedSpan: UInt64? {
    guard let upper, upper < 65_536 else { return nil }
    return UInt64(max(0, upper - lower))
  }

  /// Whether a size belongs to the root.
  func contains(_ count: Int) -> Bool { count >= lower && count <= upper ?? .max }

  /// How the content behind a constrained size is aligned. X.691, 16.9 to 16.11, 17.6 to 17.8 and 30.5.6 to 30.5.7.
  ///
  /// - Parameter unit: bits of a unit of length.
  func alignment(unit: Int, isText: Bool) -> PackedRecord.Alignment {
    guard let upper, upper < 65_536 else { return .never }
    if lower == upper { return upper * unit > 16 ? .always : .never }
    guard isText else { return .always }
    return upper * unit >= 16 ? .unlessEmpty : .never
  }
}

extension PackedType.Sequence {
  /// The components of the root and behind the extension marker, those of groups one by one.
  var components: [PackedType.Component] { root + (additions ?? []).flatMap(\.components) }

  /// A component of them, by its place.
  func component(at place: Int) -> PackedType.Component? {
    if place < root.count { return root[place] }
    var left = place - root.count
    for addition in additions ?? [] {
      let components = addition.components
      if left < components.count { return components[left] }
      left -= components.count
    }
    return nil
  }
}

extension PackedType.Addition {
  /// What it adds.
  var components: [PackedType.Component] {
    switch self {
    case .component(let component): [component]
    case .group(let members): members
    }
  }
}

extension PackedType.Choice {
  /// An alternative of the root or behind the extension marker.
  func alternative(at place: Int) -> PackedType.Component? {
    if place < root.count { return root[place] }
    let extensions = extensions ?? []
    let index = place - root.count
    return index < extensions.count ? extensions[index] : nil
  }
}

extension PackedType.Kind {
  /// The number that stands for a value of a BOOLEAN, NULL, INTEGER or ENUMERATED in a tree.
  func number(of value: PackedValue) -> Int64? {
    switch (self, value) {
    case (.null, .null): 0
    case (.boolean, .boolean(let flag)): flag ? 1 : 0
    case (.integer, .integer(let number)): number
    case (.integer, .unsigned(let number)): Int64(bitPattern: number)
    case (.enumerated(let items), .item(let name)): items.index(of: name).map { Int64($0) }
    default: nil
    }
  }

  /// The keyword of ASN.1.
  public var keyword: String {
    switch self {
    case .boolean: "BOOLEAN"
    case .null: "NULL"
    case .integer: "INTEGER"
    case .enumerated: "ENUMERATED"
    case .bitString: "BIT STRING"
    case .octetString: "OCTET STRING"
    case .characterString(let alphabet, _): alphabet.rawValue
    case .objectIdentifier: "OBJECT IDENTIFIER"
    case .sequence: "SEQUENCE"
    case .sequenceOf: "SEQUENCE OF"
    case .choice: "CHOICE"
    case .open: "open type"
    }
  }
}

extension PackedType.Enumeration {
  /// The index of an item, those behind the extension marker counted from the number of the root's on.
  func index(of name: String) -> Int? {
    if let index = root.firstIndex(of: name) { return index }
    return extensions?.firstIndex(of: name).map { root.count + $0 }
  }

  /// The item of an index; nil: the schema does not know it.
  func item(at index: Int) -> String? {
    if index < root.count { return root[index] }
    let added = extensions ?? []
    return index - root.count < added.count ? added[index - root.count] : nil
  }
}
