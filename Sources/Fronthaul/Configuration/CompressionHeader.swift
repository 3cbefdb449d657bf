/// The byte `udCompHdr`: width of a component and compression method. CUS 7.5.2.10, 8.3.3.13.
///
///      7 6 5 4   3 2 1 0
///     udIqWidth udCompMeth        udIqWidth 0 means 16
///
/// The byte is kept as it was sent, and what is derived from it is plain arithmetic, since every section of
/// the U-plane asks for it.
public struct CompressionHeader: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameter width: bits of a component, 1 to 16; other values wrap in 4 bits.
  public init(_ method: CompressionMethod, width: Int) {
    rawValue = UInt8(truncatingIfNeeded: width & 15) << 4 | (method.rawValue & 15)
  }

  /// Bits of one component (I or Q): 1 to 16.
  @inlinable public var width: Int {
    let code = Int(rawValue >> 4)
    return code == 0 ? 16 : code
  }

  /// `udCompMeth` as sent.
  @inlinable public var methodCode: Int { Int(rawValue & 15) }
  public var method: CompressionMethod { CompressionMethod(rawValue: rawValue & 15) }

  /// Whether the method is one of the table. The layout of the others is not known.
  @inlinable public var isKnown: Bool { methodCode <= 8 }

  /// Bytes of `udCompParam` before the samples of each PRB. Table 8.3.3.15.
  @inlinable public var parameterBytes: Int {
    // Two bits for each method, method 0 lowest: 0 1 1 1 0 2 2 1 0.
    (0b00_01_10_10_00_01_01_01_00 >> (methodCode &* 2)) & 3
  }

  /// Whether every PRB of a section has the same size whatever its content: methods 0 to 4.
  @inlinable public var hasFixedSize: Bool { methodCode <= 4 }
  /// Whether every PRB begins with a mask of its REs: methods 5 and 6.
  @inlinable public var hasPRBMasks: Bool { methodCode == 5 || methodCode == 6 }
  /// Whether the section header holds two masks of REs: methods 7 and 8.
  @inlinable public var hasSectionMasks: Bool { methodCode == 7 || methodCode == 8 }

  /// Bytes of a PRB of which `resourceElements` (0 to 12) are sent, `udCompParam` included.
  @inlinable public func bytesPerPRB(resourceElements: Int = 12) -> Int {
    parameterBytes &+ (2 &* resourceElements &* width &+ 7) >> 3
  }
}

extension CompressionHeader: CustomStringConvertible {
  public var description: String { "\(method), \(width) bit" }
}
