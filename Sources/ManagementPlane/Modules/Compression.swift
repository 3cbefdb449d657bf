/// A compression method of the M-plane (`compression-method`), with its code point of `udCompMeth`. CUS 8.3.3.13.
public enum DeclaredCompressionMethod: String, Sendable, CaseIterable {
  case none = "NO_COMPRESSION"
  case blockFloatingPoint = "BLOCK_FLOATING_POINT"
  case blockScaling = "BLOCK_SCALING"
  case muLaw = "U_LAW"
  /// Of beamforming weights: no method of the U-plane.
  case beamspace = "BEAMSPACE"
  /// What stands in its place since edition 8.
  case void = "VOID_1"
  case modulation = "MODULATION"
  case blockFloatingPointSelective = "BLOCK-FLOATING-POINT-SELECTIVE-RE-SENDING"
  case modulationSelective = "MODULATION-COMPRESSION-SELECTIVE-RE-SENDING"
  // With their masks in the section header, since edition 13.
  case blockFloatingPointMasks = "BFP-SRES-MASK-IN-SEC-HEADER"
  case modulationMasks = "MOD-SRES-MASK-IN-SEC-HEADER"

  public var codePoint: UInt8? {
    switch self {
    case .none: 0
    case .blockFloatingPoint: 1
    case .blockScaling: 2
    case .muLaw: 3
    case .modulation: 4
    case .blockFloatingPointSelective: 5
    case .modulationSelective: 6
    case .blockFloatingPointMasks: 7
    case .modulationMasks: 8
    case .beamspace, .void: nil
    }
  }
}

/// A method with the width of I and Q, as an O-RU supports it or an endpoint is configured to use it.
public struct DeclaredCompression: Sendable, Equatable {
  public enum Header: String, Sendable, CaseIterable {
    /// The U-plane has no `udCompHdr`.
    case isStatic = "STATIC"
    case isDynamic = "DYNAMIC"
  }

  /// `nil` where nothing is said, as in what an O-RU supports.
  public var header: Header?
  public var method: DeclaredCompressionMethod
  /// Bits, 1 to 16; `nil` where none is given.
  public var width: Int64?
  public var place: TextPlace

  /// The leafs of the choice `compression-format`, which stand for its cases: no case has a leaf in common with another.
  static let formatLeafs: [(leaf: String, method: DeclaredCompressionMethod)] = [
    ("exponent", .blockFloatingPoint), ("sres-exponent", .blockFloatingPointSelective),
    ("block-scalar", .blockScaling), ("comp-bit-width", .muLaw), ("comp-shift", .muLaw),
    ("active-beam-space-coeficient-mask", .beamspace), ("block-scaler", .beamspace),
    ("csf", .modulation), ("mod-comp-scaler", .modulation),
    ("sres-csf", .modulationSelective), ("sres-mod-comp-scaler", .modulationSelective),
  ]

  init(_ node: XMLNode) throws(InstanceDataError) {
    place = node.place
    header = try node.word("compression-type", Header.self)?.value
    // 0 stands for 16, as in `udCompHdr`.
    width = try node.integer("iq-bitwidth", in: 0...16).map { $0.value == 0 ? 16 : $0.value }
    if width == nil { width = try node.integer("bitwidth", in: 0...16).map { $0.value == 0 ? 16 : $0.value } }
    let stated = try node.word("compression-method", DeclaredCompressionMethod.self)?.value
    var chosen: (leaf: XMLNode, method: DeclaredCompressionMethod)?
    for (name, method) in Self.formatLeafs {
      guard let leaf = node.all(name).first else { continue }
      if let chosen, chosen.method != method {
        throw InstanceDataError(
          leaf.place, "<\(name)> and <\(chosen.leaf.name)> belong to different compression methods")
      }
      chosen = (leaf, method)
    }
    if let stated, let chosen, stated != chosen.method {
      throw InstanceDataError(
        chosen.leaf.place,
        "<\(chosen.leaf.name)> does not belong to the compression method \(stated.rawValue)")
    }
    method = stated ?? chosen?.method ?? .none
  }
}
