/// How a capture file contradicts its format. The names are stable: records hold them, with numbers beside them.
public enum DamageCode: String, CaseIterable, Sendable {
  /// `needed` and `left` bytes.
  case cut
  /// `length` and `limit`.
  case recordTooLong = "record-too-long"
  case anotherFile = "another-file"
  /// `length`.
  case blockLength = "block-length"
  /// `type` and `length`.
  case blockTooShort = "block-too-short"
  /// `leading` and `trailing` length.
  case trailer
  /// `length` of the frame and `block-length`.
  case capturedLength = "captured-length"
  /// `interface` and how many are `described`.
  case unknownInterface = "unknown-interface"
  case tooManyInterfaces = "too-many-interfaces"
  case options
  /// The byte-order `mark`.
  case byteOrder = "byte-order"
  /// `major` and `minor`.
  case version
  /// Bytes `before` and `after`.
  case cutShort = "cut-short"
  case unreadable
}
