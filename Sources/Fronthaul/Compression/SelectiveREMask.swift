/// `sReSMask`: which resource elements of a PRB are sent. CUS 8.3.3.18, 8.3.3.20, 8.3.3.21.
///
///      11   10   9   8 | 7   6   5   4   3   2   1   0
///     RE12 RE11 RE10 RE9 RE8 RE7 RE6 RE5 RE4 RE3 RE2 RE1        RE1 is the lowest subcarrier
///
/// The order is the other way round than that of `reMask` in the C-plane. It rests on one dissector:
/// unvalidated.
public struct SelectiveREMask: RawRepresentable, Hashable, Sendable {
  /// 12 bits.
  public let rawValue: UInt16

  /// - Parameter rawValue: the 4 most significant bits, reserved in the section header, are left out.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue & 0xFFF }

  /// The whole resource block.
  public static let all = SelectiveREMask(rawValue: 0xFFF)

  /// How many resource elements are sent.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// Whether a resource element is sent.
  /// - Parameter element: 0 for the lowest subcarrier, to 11.
  @inlinable public func contains(_ element: Int) -> Bool { rawValue >> UInt16(element) & 1 == 1 }
}
