/// What a capture file says about one frame, apart from its bytes.
public struct FrameInfo: Sendable, Equatable {
  /// Index of the input among those that were given.
  public var capture = 0
  /// Number of the frame in its file, from 1, as Wireshark counts.
  public var number = 0
  /// Nanoseconds since 1970; the time of the frame before it where ``hasTime`` is false.
  public var time: Int64 = 0
  /// Whether the file gives a time (simple packet blocks do not) and 64 bits of nanoseconds can hold it.
  public var hasTime = true
  /// Bytes that were kept.
  public var capturedLength = 0
  /// Bytes that were on the wire.
  public var originalLength = 0
  /// Index into ``CaptureSummary/interfaces``, counted through all sections of the file.
  public var interface = 0
  public var linkType = LinkType.ethernet
  /// Bytes of frame check sequence at the end of the original frame, where the file says so; otherwise 0.
  public var fcsLength = 0

  public init() {}

  public init(
    capture: Int = 0, number: Int, time: Int64, capturedLength: Int, originalLength: Int? = nil,
    interface: Int = 0, linkType: LinkType = .ethernet, fcsLength: Int = 0
  ) {
    self.capture = capture
    self.number = number
    self.time = time
    self.capturedLength = capturedLength
    self.originalLength = originalLength ?? capturedLength
    self.interface = interface
    self.linkType = linkType
    self.fcsLength = fcsLength
  }

  /// Whether the capture kept less than the frame had.
  @inlinable public var isCut: Bool { capturedLength < originalLength }
}

/// Where the frames of a capture go.
public protocol FrameSink: ~Copyable {
  /// Takes one frame. The bytes are borrowed for the time of the call. Answers false to stop the reading.
  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool

  /// Takes a comment of the frame that comes next; called once for each comment, before ``receive(_:_:)``.
  mutating func receive(comment: String, of frame: FrameInfo)

  /// Takes a block that says how the traffic of the frames behind it was configured.
  mutating func receive(_ block: ConfigurationBlock)

  /// Reports a border between files or sections, before the first frame that follows it.
  mutating func receive(_ border: CaptureBorder)

  /// Tells whether two files that overlap by their stamps show different times, so that the frames of the one that begins
  /// are to be handed over when the other one has ended.
  mutating func showsOtherTimes(_ overlap: CaptureOverlap) -> Bool
}

extension FrameSink where Self: ~Copyable {
  public mutating func receive(comment: String, of frame: FrameInfo) {}
  public mutating func receive(_ block: ConfigurationBlock) {}
  public mutating func receive(_ border: CaptureBorder) {}
  public mutating func showsOtherTimes(_ overlap: CaptureOverlap) -> Bool { false }
}
