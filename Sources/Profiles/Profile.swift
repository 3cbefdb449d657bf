public import Conformance
public import Documents
public import Expressions
public import Results
public import Units

/// A file that went into a profile.
public struct ProfileFile: Sendable, Equatable {
  public let path: String
  /// Byte for byte, for the digest.
  public let text: String
  /// Whether it is M-plane data, given beside the profile.
  public let isManagementPlane: Bool

  public init(path: String, text: String, isManagementPlane: Bool = false) {
    self.path = path
    self.text = text
    self.isManagementPlane = isManagementPlane
  }
}

/// What a profile says of the directions that the capture shows.
public enum ShownDirections: String, Sendable, CaseIterable {
  case both
  /// Only what the O-DU or the gNB-CU sends.
  case downlink
  /// Only what the O-RU or the gNB-DU sends.
  case uplink
  case unknown
}

/// A unit that the profile declares.
public struct DeclaredUnit: Sendable, Equatable {
  public var description: UnitDescription
  /// The unit whose conformance the run is about.
  public var isUnderTest: Bool
  /// What of the traffic of its addresses is the unit's.
  public var scope: UnitScope
  public var location: SourceLocation

  /// An address as units have them: lower case, MAC bytes joined by colons; `nil` for what is none.
  public static func canonicalAddress(_ text: String) -> String? { UnitReader.canonical(text) }

  public init(
    description: UnitDescription, isUnderTest: Bool, scope: UnitScope = UnitScope(), location: SourceLocation
  ) {
    self.description = description
    self.isUnderTest = isUnderTest
    self.scope = scope
    self.location = location
  }
}

/// A value with the place where it was given.
public struct DeclaredValue: Sendable, Equatable {
  public var value: ParameterValue
  /// `file:line`, or `command line`.
  public var provenance: String
  public var note: String?
  /// The values that it takes the place of, each with where it was given, the last one first.
  public var replaced: [String] = []

  public init(value: ParameterValue, provenance: String, note: String? = nil) {
    self.value = value
    self.provenance = provenance
    self.note = note
  }

  /// The value, in the place of another one.
  func replacing(_ other: DeclaredValue) -> DeclaredValue {
    var value = self
    let isOther = other.value.isGiven && other.value != self.value
    value.replaced = (isOther ? ["\(other.value.text) (\(other.provenance))"] : []) + other.replaced
    return value
  }
}

/// What the profile says of how a part of the traffic is to be decoded. Where several entries match, the
/// *last* one wins, value by value.
public struct DecodeEntry: Sendable, Equatable {
  public enum Direction: String, Sendable, CaseIterable { case uplink = "UL", downlink = "DL" }
  public enum CompressionHeader: String, Sendable, CaseIterable {
    case isStatic = "static"
    case isDynamic = "dynamic"
  }
  public enum Sequence: String, Sendable, CaseIterable {
    case perDirection = "per-direction"
    case shared
  }

  /// What the entry is for; `nil` and empty match everything.
  public struct Match: Sendable, Equatable {
    public var direction: Direction?
    public var eAxC: [UInt16] = []
    public var vlan: UInt16?
    /// Name of a declared unit.
    public var unit: String?
  }

  /// What the endpoints of the entry can do, and no more.
  public struct Limits: Sendable, Equatable {
    public struct SectionType: Sendable, Equatable {
      public var number: UInt8
      public var extensions: [UInt8]

      public init(number: UInt8, extensions: [UInt8] = []) {
        self.number = number
        self.extensions = extensions
      }
    }

    public struct Compression: Sendable, Equatable {
      /// Code point of the method.
      public var method: UInt8
      /// Bits; `nil` = any.
      public var width: UInt8?

      public init(method: UInt8, width: UInt8? = nil) {
        self.method = method
        self.width = width
      }
    }

    /// The VLAN of its messages.
    public var vlan: UInt16?
    public var sectionTypes: [SectionType]?
    public var compressions: [Compression]?
    /// Sections of the C-plane that begin in a slot, and beams that they name.
    public var sectionsPerSlot: Int?
    public var beamsPerSlot: Int?
    /// The same of those that have a symbol.
    public var sectionsPerSymbol: Int?
    public var beamsPerSymbol: Int?

    public init() {}
  }

  public var match = Match()
  public var udCompHdr: CompressionHeader?
  /// Code point of the compression method.
  public var udCompMeth: UInt8?
  /// Bits of a mantissa or of a sample, 1 to 16.
  public var udIqWidth: UInt8?
  public var udCompLen: Bool?
  public var carrierPrbs: Int?
  public var slotsPerSubframe: Int?
  /// Bits of DU_Port_ID, BandSector_ID, CC_ID, RU_Port_ID; their sum is 16, or less by M-plane masks.
  public var eAxCBits: [Int]?
  /// The same as masks, which may lie in any order; they go before the widths.
  public var eAxCMasks: [UInt16]?
  /// The other eAxC IDs for which the C-plane of an eAxC is valid too, in their order (section extension 10).
  public var members: [UInt16] = []
  /// The directions of slots, letter by letter from the start of the radio frames on.
  public var tdd: String?
  public var limits = Limits()
  public var sequence: Sequence?
  /// Whether symbols have the extended cyclic prefix.
  public var hasExtendedPrefix: Bool?
  public var udpPorts: [UInt16] = []
  /// What frames of link types for private use are, by number.
  public var linkTypes: [UInt32: String] = [:]
  /// Bytes of the capture from which flows that nobody declared are inferred before anything is judged.
  public var survey: Int?
  /// Who says it.
  public var source = DeclarationSource.profile
  public var location: SourceLocation
  /// The place as reports name it: file, the shipped ones by their names, and line.
  public var provenance = ""

  /// An entry that says nothing yet.
  public init(location: SourceLocation) { self.location = location }
}

/// A profile: composed, resolved, checked.
public struct Profile: Sendable {
  public var name: String
  public var title: LocalizedText
  public var version: String?
  /// In the order of composition: what is extended comes first.
  public var files: [ProfileFile]
  /// The paths by which the profile and all that it extends were read.
  public var sources: [String]
  /// The paths of the files that are not shipped, by the names that reports have for them.
  public var ownFiles: [String: String]
  /// In the order of their names.
  public var parameters: [ResolvedParameter]
  public var parameterValues: [String: DeclaredValue]
  public var capabilities: [String: DeclaredValue]
  public var units: [DeclaredUnit]
  public var decode: [DecodeEntry]
  /// The clock of the capture; nil where the profile says nothing of it.
  public var timeBase: DeclaredTimeBase?
  /// Which directions the capture is known to show.
  public var directions: ShownDirections
  /// Whether the capture is known to show both directions, whoever is silent.
  public var showsBothDirections: Bool { directions == .both }
  /// Whether the capture is known to hold every frame.
  public var isLossless: Bool
  /// In the order of the files.
  public var requirements: [Requirement]
  /// All waivers, in the order of the files, with what they are on the day of the run.
  public var waiverStatements: [WaiverStatement]
  /// Those that have not expired and match a requirement.
  public var waivers: [Waiver] { waiverStatements.filter(\.isInForce).map(\.waiver) }
  /// What a reader should know of declarations beside the profile: contradictions, and what of them is not used.
  public var notes: [String]
  /// Where every value comes from, for people.
  public var explanation: String { explain() }
  /// The rules as the files write them.
  public let rules: RuleSource
  let explain: @Sendable () -> String

  /// The contents of all files in the order of composition, each behind its length: what a digest of the
  /// profile is taken of.
  public var digestInput: [UInt8] {
    files.flatMap { Array("\($0.text.utf8.count)\n".utf8) + Array($0.text.utf8) }
  }
}
