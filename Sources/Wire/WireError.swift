/// Why bytes could not be read as the format demands, and where.
///
/// A value of this type is evidence: it ends up in a finding. `offset` counts bytes from the start of what
/// the reader was given (a frame, unless the caller says otherwise) and `field` names the field or structure
/// that was being read, as the specification spells it.
public struct WireError: Error, Equatable, Sendable {
  /// What kind of contradiction was met.
  public enum Code: UInt8, Sendable, CaseIterable {
    /// The bytes end before the field does, although the frame is complete.
    case truncated
    /// The capture kept fewer bytes than the frame had, and the field lies in what was cut off.
    case notCaptured
    /// A length field contradicts the structure that it measures.
    case badLength
    /// A value has no meaning in this place.
    case badValue
    /// Structures are nested deeper, or repeated more often, than the reader allows.
    case tooDeep
  }

  public var code: Code
  /// Bytes from the start of the frame.
  public var offset: Int
  /// The field or structure that was being read.
  public var field: String

  public init(_ code: Code, at offset: Int, _ field: String) {
    self.code = code
    self.offset = offset
    self.field = field
  }

  /// Builds the error out of line, so that the way without an error stays small.
  @inline(never)
  public static func truncated(at offset: Int, _ field: String) -> WireError {
    WireError(.truncated, at: offset, field)
  }
}

extension WireError: CustomStringConvertible {
  public var description: String { "\(code) at byte \(offset): \(field)" }
}
