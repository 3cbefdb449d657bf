/// Why a packed encoding could not be read or written, and where.
public struct PackedError: Error, Hashable, Sendable {
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The encoding ends before the value does.
    case truncated
    /// A number, a length or an index is outside what the type allows.
    case outOfRange
    /// A length determinant that there is not.
    case badLength
    /// Values are nested deeper, or there are more of them, than the decoder allows.
    case tooDeep
    case tooMany
    /// Characters that their type does not have, or that are no UTF-8.
    case badCharacter
    /// A value that is not of its type (when encoding).
    case mismatch
    /// The schema has no such type.
    case unknownType
  }

  public var code: Code
  /// Bits from the start of the outermost encoding.
  public var bitOffset: Int
  /// From the outermost type to the place of the error: component names, and items by their number.
  public var path: String
  /// In words.
  public var message: String

  @inline(never)
  public init(_ code: Code, at bitOffset: Int, path: String = "", _ message: String) {
    self.code = code
    self.bitOffset = bitOffset
    self.path = path
    self.message = message
  }
}

extension PackedError: CustomStringConvertible {
  public var description: String {
    "\(code.rawValue) at bit \(bitOffset)\(path.isEmpty ? "" : " in \(path)"): \(message)"
  }
}
