public import CaptureFiles
public import Wire

/// Where user messages go, and what becomes of the associations that carry them.
///
/// Calls come in the order in which the receiver of the messages would have got them: that of stream sequence
/// numbers within a stream, that of arrival otherwise.
public protocol UserMessageConsumer: ~Copyable {
  /// Takes a message. `bytes` is the frame, or a copy where it came in several parts or had to wait; it is borrowed
  /// for the time of the call. `frame` is the one with which it could be delivered.
  mutating func receive(_ message: UserMessage, _ bytes: Span<UInt8>, of frame: FrameInfo)

  /// Takes a change in the life of an association.
  mutating func receive(_ change: AssociationChange, of frame: FrameInfo)

  /// Takes something that is wrong with an association or its capture.
  mutating func receive(_ defect: AssociationDefect, of frame: FrameInfo)
}

/// A change in the life of an association.
public struct AssociationChange: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// An INIT was sent; or a COOKIE ECHO, where the INIT was not captured.
    case started
    /// The handshake is complete.
    case established
    /// A side has begun anew with other verification tags (RFC 9260, 5.2): sequence numbers start again.
    case restarted
    /// Ended in order.
    case shutDown
    case aborted
    /// Not followed any more, because too many others are open: a limit of the reader.
    case lost
  }

  public var kind: Kind
  /// The side of the path is the one that caused the change.
  public var path: AssociationPath
  /// The first error cause of an ABORT (RFC 9260, 3.3.10).
  public var cause: UInt16?

  public init(_ kind: Kind, _ path: AssociationPath, cause: UInt16? = nil) {
    self.kind = kind
    self.path = path
    self.cause = cause
  }
}

/// Something that is wrong with an association or its capture.
public struct AssociationDefect: Equatable, Sendable {
  /// Why data are not waited for any more.
  public enum Reason: String, Sendable, CaseIterable {
    /// The receiver has acknowledged them, so the capture lacks them.
    case acknowledged
    /// Later data have waited too long.
    case timeout
    /// Too much has arrived behind them.
    case limit
    /// The association or the capture ends.
    case end
  }

  public enum Kind: Equatable, Sendable {
    /// The checksum is wrong or zero. Told once for each side: network cards fill it in behind the capture.
    case checksum(ChecksumVerdict)
    /// The TSNs from `first` to `last` are given up.
    case gap(first: UInt32, last: UInt32, Reason)
    /// Fragments from this TSN on never made a message; so many octets of it had come.
    case incompleteMessage(tsn: UInt32, octets: Int)
    /// A message that is longer than what is kept; so many octets of it had come.
    case messageTooLong(tsn: UInt32, octets: Int)
    /// An ordered message has another sequence number than the next of its stream, although nothing is missing.
    case streamSequence(stream: UInt16, expected: UInt32, found: UInt32)
    /// New data from a side that has announced or seen the end of the association.
    case dataAfterShutdown(tsn: UInt32)
    /// The packet belongs to no life of the association.
    case verificationTag(UInt32)
    /// A type that is not known; its bits say whether the rest of the packet is passed as well (RFC 9260, 3.2).
    case unknownChunk(type: UInt8)
    case malformed(WireError)
    /// More associations than are followed.
    case tooManyAssociations
  }

  public var kind: Kind
  /// `nil` for a packet that belongs to no association.
  public var path: AssociationPath?

  public init(_ kind: Kind, _ path: AssociationPath?) {
    self.kind = kind
    self.path = path
  }
}
