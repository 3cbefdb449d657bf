/// What has to be known before the sections of a U-plane message can be told apart. CUS 8.3.
///
/// None of it is in a message with a static header, and `carrierPrbs` never is: it comes from a profile, the
/// M-plane, the C-plane, or ``FormatSurvey``.
public struct UPlaneFormat: Hashable, Sendable {
  /// Whether each section header has `udCompHdr` and a reserved byte.
  public var isDynamic: Bool
  /// Method and width of a static header; not used by a dynamic one.
  public var compression: CompressionHeader
  /// Whether `udCompLen` is there for the methods 5 to 8. CUS 8.3.3.19.
  public var hasLength: Bool
  /// PRBs that `numPrbu` = 0 stands for; 0: not known, the section reaches to the end of the message.
  public var carrierPrbs: UInt16

  @inlinable
  public init(
    isDynamic: Bool, compression: CompressionHeader, hasLength: Bool = false, carrierPrbs: UInt16 = 0
  ) {
    self.isDynamic = isDynamic
    self.compression = compression
    self.hasLength = hasLength
    self.carrierPrbs = carrierPrbs
  }

  /// Method and width are configured, the section header has 4 bytes.
  public static func fixed(
    _ method: CompressionMethod, width: Int, hasLength: Bool = false, carrierPrbs: UInt16 = 0
  ) -> UPlaneFormat {
    UPlaneFormat(
      isDynamic: false, compression: CompressionHeader(method, width: width), hasLength: hasLength,
      carrierPrbs: carrierPrbs)
  }

  /// Method and width are in each section header, which has 6 bytes.
  public static func dynamic(hasLength: Bool = false, carrierPrbs: UInt16 = 0) -> UPlaneFormat {
    UPlaneFormat(
      isDynamic: true, compression: CompressionHeader(rawValue: 0), hasLength: hasLength,
      carrierPrbs: carrierPrbs)
  }
}

extension UPlaneFormat: CustomStringConvertible {
  public var description: String {
    (isDynamic ? "dynamic header" : "static, \(compression)") + (hasLength ? ", with udCompLen" : "")
  }
}
