public import Events

/// What a second look at the capture shows of a finding's first witness, so that pictures and hex views need no
/// capture.
public struct SecondLook: Sendable, Equatable, Codable {
  /// Neighbouring messages that are kept of a finding.
  public static let mostNeighbours = 32
  /// Decoded fields that are kept of a frame.
  public static let mostFields = 128

  /// Why something could not be kept.
  public enum NotKept: String, Sendable, Codable, CaseIterable {
    /// ``RunRecord/mostLooks`` other findings come before it.
    case beyondBound
    /// The capture came by a stream, and the frame had passed when the run was over.
    case passed
    /// The capture could not be read again, or had changed.
    case changed
    /// Several captures were read together, and the number of the frame does not tell in which of them it is.
    case ambiguous
  }

  /// Why nothing was kept; `nil` where something was.
  public var notKept: NotKept?
  /// The frame of the first witness.
  public var frame: FrameExcerpt?
  /// The fields of the frame that stand somewhere in it, in the order in which they were read. Those of signalling are not
  /// in it.
  public var fields: [DecodedField] = []
  /// The frame that the deviation is relative to, where the witness names one.
  public var partner: FrameExcerpt?
  /// Why the partner's frame was not kept; `nil` where it was, or where there is none.
  public var partnerNotKept: NotKept?
  /// Messages of the same capture about the witness, those of the same conversation first, in the order of their
  /// frames.
  public var neighbours: [MessageSummary]
  /// The cells that are announced and delivered with the key of the witness; `nil` where the requirement judges no cells,
  /// or the witness does not tell its own.
  public var cells: CellPicture?

  public init(frame: FrameExcerpt?, neighbours: [MessageSummary] = []) {
    self.frame = frame
    self.neighbours = neighbours
  }

  /// Nothing was kept.
  public init(notKept: NotKept) {
    self.notKept = notKept
    neighbours = []
  }
}

/// A field of a frame, as it was decoded.
public struct DecodedField: Sendable, Equatable, Codable {
  /// Name of the event type that has it, for example `cus.c.section`.
  public var event: String
  public var name: String
  /// The value as a reader expects it.
  public var text: String
  /// Bits from the start of the frame.
  public var bits: Range<Int>
  public init(event: String, name: String, text: String, bits: Range<Int>) {
    self.event = event
    self.name = name
    self.text = text
    self.bits = bits
  }
}

/// The headers of a frame. Samples, user data and messages of the radio resource control are not in it.
public struct FrameExcerpt: Sendable, Equatable, Codable {
  /// Bytes that are kept of a frame.
  public static let mostBytes = 192

  /// Bytes that follow one another.
  public struct Part: Sendable, Equatable, Codable {
    /// Bytes from the start of the frame.
    public var offset: Int
    /// Hexadecimal, two digits a byte.
    public var bytes: String
    public init(offset: Int, bytes: String) {
      self.offset = offset
      self.bytes = bytes
    }
  }

  /// Bytes that are not in an excerpt, and why.
  public struct LeftOut: Sendable, Equatable, Codable {
    public enum What: String, Sendable, Codable, CaseIterable {
      /// Samples of the U-plane.
      case samples
      /// What the headers carry.
      case payload
      /// What the link adds behind a short packet, or what is behind its end.
      case padding
      /// Headers beyond ``FrameExcerpt/mostBytes``.
      case beyondBound
      /// The capture does not have them.
      case notCaptured
    }
    public var what: What
    public var bytes: Int
    public init(_ what: What, bytes: Int) {
      self.what = what
      self.bytes = bytes
    }
  }

  /// Number in its file, from 1.
  public var frame: Int
  /// Bytes that the frame had.
  public var length: Int
  /// In their order; they do not touch.
  public var parts: [Part]
  public var leftOut: [LeftOut]

  public init(frame: Int, length: Int, parts: [Part], leftOut: [LeftOut]) {
    self.frame = frame
    self.length = length
    self.parts = parts
    self.leftOut = leftOut
  }
}

/// A message near a witness, in short.
public struct MessageSummary: Sendable, Equatable, Codable {
  /// Number of its frame in the file of the witness, from 1.
  public var frame: Int
  /// Nanoseconds since 1970 of the capture clock.
  public var time: Int64
  /// `nil` = not known.
  public var sender: UnitID?
  public var receiver: UnitID?
  /// Name of the event type.
  public var event: String
  /// What tells the message from its neighbours: `eAxC = 0x0001, slotId = 4`. May be empty.
  public var fields: String
  public init(
    frame: Int, time: Int64, sender: UnitID? = nil, receiver: UnitID? = nil, event: String, fields: String
  ) {
    self.frame = frame
    self.time = time
    self.sender = sender
    self.receiver = receiver
    self.event = event
    self.fields = fields
  }
}
