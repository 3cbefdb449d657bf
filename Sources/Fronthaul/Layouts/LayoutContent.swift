/// What stands in a place whose layout may be unknown, or which may not have the layout of its type.
public enum LayoutContent: Hashable, Sendable {
  /// The fields of a known layout.
  case fields(LayoutValue)
  /// The bytes as they are.
  case opaque([UInt8])

  /// The fields; `nil` for opaque content.
  public var fields: LayoutValue? {
    if case .fields(let value) = self { return value }
    return nil
  }

  /// A number by its name; `nil` where the content does not have it.
  public subscript(_ name: String) -> Int64? { fields?[name] }
}
