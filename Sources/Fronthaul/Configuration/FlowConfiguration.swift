/// How the U-plane messages of one flow (unit pair, direction, eAxC) are decoded, and why.
public struct FlowConfiguration: Sendable {
  public var format: Sourced<UPlaneFormat>
  /// Method and width: those of the first header where the header is dynamic. A profile may state a dynamic
  /// header without them.
  public var compression: CompressionHeader?
  /// What `numPrbu` = 0 stands for.
  public var carrierPrbs: Sourced<Int>?
  /// The compression of the samples, where `udCompHdr` tells another one.
  public var samples: CompressionHeader?

  public init(
    format: Sourced<UPlaneFormat>, compression: CompressionHeader? = nil, carrierPrbs: Sourced<Int>? = nil
  ) {
    self.format = format
    self.compression = compression ?? (format.value.isDynamic ? nil : format.value.compression)
    self.carrierPrbs = carrierPrbs
  }

  public init(_ inferred: InferredFormat, carrierPrbs: Sourced<Int>? = nil) {
    self.init(format: inferred.sourced, compression: inferred.compression, carrierPrbs: carrierPrbs)
    format.value = inferred.format.obeyingHeader
  }

  /// Stands behind the form of a header whose compression is not that of the samples.
  private static let contradicted = ", contradicted by the samples"

  /// The format to read sections with: the one configured, with the carrier filled in where it is known.
  public var resolvedFormat: UPlaneFormat {
    var format = format.value
    if let carrierPrbs { format.carrierPrbs = UInt16(clamping: carrierPrbs.value) }
    return format
  }

  /// What is known, line by line.
  public var entries: [ConfigurationEntry] {
    let header = format.value.isDynamic ? "dynamic" : "static"
    var entries = [
      ConfigurationEntry(
        "section header", format, value: samples == nil ? header : header + Self.contradicted)
    ]
    if let compression = samples ?? compression {
      entries.append(ConfigurationEntry("udCompMeth", format, value: "\(compression.method)"))
      entries.append(ConfigurationEntry("udIqWidth", format, value: "\(compression.width)"))
    }
    if format.value.hasLength { entries.append(ConfigurationEntry("udCompLen", format, value: "present")) }
    if let carrierPrbs { entries.append(ConfigurationEntry("carrierPrbs", carrierPrbs)) }
    return entries
  }
}
