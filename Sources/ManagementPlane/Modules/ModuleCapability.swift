/// `o-ran-module-cap`: what the O-RU can do.
public struct ModuleCapability: Sendable, Equatable {
  public var compressions: [DeclaredCompression] = []
  public var supportsDynamicCompression: Located<Bool>?
  /// Whether `rb` in section extension 6 has a meaning. CUS 7.7.6.
  public var supportsExtension6RB: Located<Bool>?
  /// Whether methods 5 and 6 carry `udCompLen`. CUS 8.3.3.19.
  public var supportsCompressionLength: Located<Bool>?
  /// Carriers that all bands together may have; `nil` where nothing is said.
  public var mostCarriersDownlink: Int64?
  public var mostCarriersUplink: Int64?

  init(_ root: XMLNode) throws(InstanceDataError) {
    if let unit = try root.one("ru-capabilities") {
      supportsExtension6RB = try unit.flag("se6-rb-bit-supported")
      supportsCompressionLength = try unit.flag("ud-comp-len-supported")
      if let format = try unit.one("format-of-iq-sample") {
        supportsDynamicCompression = try format.flag("dynamic-compression-supported")
        for node in try format.entries("compression-method-supported") {
          compressions.append(try DeclaredCompression(node))
        }
      }
    }
    for band in try root.entries("band-capabilities") {
      if let count = try band.integer("max-num-carriers-dl", in: 0...Int64(UInt32.max)) {
        mostCarriersDownlink = (mostCarriersDownlink ?? 0) + count.value
      }
      if let count = try band.integer("max-num-carriers-ul", in: 0...Int64(UInt32.max)) {
        mostCarriersUplink = (mostCarriersUplink ?? 0) + count.value
      }
    }
  }
}
