/// The samples of a resource block: I and Q of its 12 resource elements. CUS 8.3.3.16, 8.3.3.17.
///
/// A value is a caller's buffer of fixed size: ``PRBCodec`` fills one after the other and allocates nothing.
public struct PRBSamples: Sendable {
  /// I0, Q0, I1, Q1, … I11, Q11 as they are sent; resource element 0 is the lowest subcarrier (RE1 of the
  /// specification).
  ///
  /// The unit is that of a sample of 16 bits, whatever the width on the wire: full scale is 2^15. Components
  /// have up to 24 bits, since block floating point reaches beyond 16 (``minimum``, ``maximum``).
  ///
  /// Read several of them through `components.span`: each subscript copies the whole array.
  public var components: InlineArray<24, Int32>

  /// The resource elements that are sent, all but for the methods with selective RE sending. The components
  /// of the others are 0.
  public var sent: SelectiveREMask

  /// The range to which decompression saturates: 24 bits.
  public static let minimum: Int32 = -(1 << 23)
  public static let maximum: Int32 = 1 << 23 - 1

  /// Silence.
  public init() {
    components = InlineArray(repeating: 0)
    sent = .all
  }

  /// - Parameter component: the value at a position of ``components``.
  public init(sent: SelectiveREMask = .all, _ component: (_ index: Int) -> Int32) {
    components = InlineArray { component($0) }
    self.sent = sent
  }
}

extension PRBSamples: Equatable {
  public static func == (a: PRBSamples, b: PRBSamples) -> Bool {
    a.sent == b.sent && a.components.indices.allSatisfy { a.components[$0] == b.components[$0] }
  }
}
