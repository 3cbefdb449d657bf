/// What one input of a run was, and how far it can be trusted.
public struct CaptureSummary: Sendable, Equatable {
  /// The input, as it was named.
  public var name: String
  /// For example "pcapng", "pcap ns big-endian", "pcapng in gzip".
  public var format: String
  /// Bytes of capture data that were walked, after expansion.
  public var bytes = 0
  public var frames = 0
  /// Nanoseconds since 1970 of the first and of the last frame of the file that have a time.
  public var firstTime: Int64?
  public var lastTime: Int64?
  public var sections = 1
  public var interfaces: [Interface] = []
  /// Frames of which fewer bytes were kept than there were.
  public var truncatedFrames = 0
  /// Frames without a time that could be told.
  public var framesWithoutTime = 0
  /// Comments on frames.
  public var comments = 0
  /// Where time goes backwards by more than ``clockStepLimit``: how often, and the first few.
  public var clockStepCount = 0
  public var clockSteps: [ClockStep] = []
  /// Where time goes backwards by less.
  public var smallInversions = 0
  /// Blocks that say how the traffic was configured: the first ones, and how many there are.
  public var configurationBlocks: [ConfigurationBlock] = []
  public var configurationBlockCount = 0
  /// Blocks of private types that were passed over.
  public var unreadBlocks: [UnreadBlocks] = []
  /// Frames that were not handed over, since another input or interface had shown them already.
  public var copies: Copies?
  /// Where the file is broken; everything before it was read.
  public var damage: Damage?
  /// Whether the sink asked to stop before the end.
  public var stoppedEarly = false

  /// Nanoseconds that time may go backwards from frame to frame before it is called a step.
  public static let clockStepLimit: Int64 = 10_000
  static let keptClockSteps = 8
  /// Types of blocks that are told apart.
  static let keptUnreadBlocks = 16

  /// Frames that another input or interface had shown already.
  public struct Copies: Sendable, Equatable {
    public var count = 0
    /// The greatest distance of the stamps of a frame and of its copy, nanoseconds.
    public var mostApart: UInt64 = 0

    public init() {}

    mutating func count(apart: UInt64) {
      count += 1
      mostApart = max(mostApart, apart)
    }
  }

  /// Blocks of one private type, or of one enterprise.
  public struct UnreadBlocks: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      /// Custom blocks of an enterprise by its number.
      case custom(enterprise: UInt32)
      /// Blocks of a private type.
      case local(type: UInt32)
    }

    public var kind: Kind
    public var count: Int

    public init(_ kind: Kind, count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  /// Time going backwards.
  public struct ClockStep: Sendable, Equatable {
    /// The frame that is earlier than the one before it.
    public var frame: Int
    /// By how many nanoseconds.
    public var backwards: UInt64

    public init(frame: Int, backwards: UInt64) {
      self.frame = frame
      self.backwards = backwards
    }
  }

  /// The place from which a file cannot be read.
  public struct Damage: Sendable, Equatable, CustomStringConvertible {
    /// Bytes from the start of the (expanded) data to the record or block that is broken.
    public var offset: Int
    /// The frames before it.
    public var afterFrame: Int
    /// What is wrong there: one thing, or what a program said and what it left.
    public var causes: [DamageCause]

    public init(offset: Int, afterFrame: Int, causes: [DamageCause]) {
      self.offset = offset
      self.afterFrame = afterFrame
      self.causes = causes
    }

    /// The causes in words.
    public var reason: String { causes.map(\.description).joined(separator: "; ") }

    public var description: String { "damaged at byte \(offset), after frame \(afterFrame): \(reason)" }
  }

  /// A place where frames were captured.
  public struct Interface: Sendable, Equatable {
    /// The section of the file, from 0.
    public var section = 0
    public var linkType: LinkType
    /// The most bytes kept of a frame; 0 is no limit.
    public var snapLength = 0
    public var resolution = TimeResolution.microseconds
    /// Seconds that were added to the times in the file.
    public var timeOffset: Int64 = 0
    public var fcsLength = 0
    public var name: String?
    /// The capture filter; frames that it rejects are missing by intent.
    public var filter: String?
    public var frames = 0
    /// The last count in an interface statistics block (`isb_ifdrop`, `isb_osdrop`), `nil` where none is given.
    public var interfaceDrops: UInt64?
    public var systemDrops: UInt64?
    /// The sum of what frames say was lost before them (`epb_dropcount` and its predecessor).
    public var frameDrops: UInt64?

    public init(linkType: LinkType) { self.linkType = linkType }

    /// Frames lost, as far as the file says; `nil` if it says nothing. The two ways of counting may overlap, so
    /// the larger counts.
    public var drops: UInt64? {
      let counted: UInt64? =
        interfaceDrops == nil && systemDrops == nil
        ? nil : (interfaceDrops ?? 0).saturatingSum(systemDrops ?? 0)
      guard let frameDrops else { return counted }
      return max(counted ?? 0, frameDrops)
    }
  }

  public init(name: String, format: String) {
    self.name = name
    self.format = format
  }

  /// Frames lost on all interfaces, `nil` if the file says nothing of any.
  public var drops: UInt64? {
    let reported = interfaces.compactMap(\.drops)
    return reported.isEmpty ? nil : reported.reduce(0) { $0.saturatingSum($1) }
  }

  /// The coarsest unit of time of the interfaces that gave frames (of all, if none did).
  public var resolution: TimeResolution? {
    let used = interfaces.filter { $0.frames > 0 }
    return (used.isEmpty ? interfaces : used).map(\.resolution)
      .max { $0.unitNanoseconds < $1.unitNanoseconds }
  }
}

extension UInt64 {
  func saturatingSum(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
