/// What has to be known before the sections of a U-plane message can be told apart. CUS 8.3.
///
/// None of it is in a message with a static header, and `carrierPrbs` never is: it comes from a profile, the
/// M-plane, the C-plane, or ``FormatSurvey``.
public struct UPlaneFormat: Hashable, Sendable {
  /// Whether each section header has `udCompHdr` and a reserved byte.
  public var isDynamic: Bool
  /// Method and width of a static header; of a dynamic one only where ``overrulesHeader`` is set.
  public var compression: CompressionHeader
  /// Whether the samples have `compression` although each section header tells one: a way to read messages whose header
  /// is wrong.
  public var overrulesHeader = false
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

  /// Section headers of 6 bytes, whose `udCompHdr` is not that of the samples.
  static func overruling(
    _ compression: CompressionHeader, hasLength: Bool = false, carrierPrbs: UInt16 = 0
  ) -> UPlaneFormat {
    var format = UPlaneFormat(
      isDynamic: true, compression: compression, hasLength: hasLength, carrierPrbs: carrierPrbs)
    format.overrulesHeader = true
    return format
  }

  /// The same with the compression that the headers tell.
  var obeyingHeader: UPlaneFormat {
    overrulesHeader ? .dynamic(hasLength: hasLength, carrierPrbs: carrierPrbs) : self
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
    (overrulesHeader
      ? "dynamic header, samples \(compression)" : isDynamic ? "dynamic header" : "static, \(compression)")
      + (hasLength ? ", with udCompLen" : "")
  }
}
