internal import Events

/// Compressed beamforming weights, as section extensions 1, 11 and 19 and section type 4 have them
/// (CUS 7.7.1.2 to 7.7.1.5).
///
///     | bfwIqWidth 4 | bfwCompMeth 4 | … bfwCompParam … bfwI, bfwQ for each of K weights |
///
/// K comes from the M-plane. Methods 4 and 5 send a mask of the active coefficients and only those.
enum BeamformingWeights {
  static let methods = [
    CodePoint(0, "none"), CodePoint(1, "BFP"), CodePoint(2, "blockScaling"), CodePoint(3, "muLaw"),
    CodePoint(4, "beamspaceI"), CodePoint(5, "beamspaceII"),
  ]

  /// bfwCompHdr.
  static let header: [LayoutElement] = [
    .field(
      "bfwIqWidth", 4, clause: "CUS 7.7.1.2", wireshark: "bfwCompHdr_iqWidth",
      "Width of I and of Q of a weight as sent, 0 = 16"),
    .field(
      "bfwCompMeth", 4, .enumeration(methods), clause: "CUS 7.7.1.2", wireshark: "bfwCompHdr_compMeth",
      "Compression of the weights"),
  ]

  /// bfwCompParam, by method.
  static let parameters: [LayoutElement] = [
    .when(
      .isOne(.field("bfwCompMeth"), of: [4, 5]),
      [
        .bytes(
          "activeBeamspaceCoefficientMask",
          bits: .product(.quotient(.parameter(.weightCount), 8), 8), "Coefficients that are sent")
      ]),
    .when(
      .isOne(.field("bfwCompMeth"), of: [1, 5]),
      [
        .reserved(4),
        .field("exponent", 4, clause: "CUS 7.7.1.3", wireshark: "exponent", "Exponent of the block"),
      ]),
    .when(
      .isOne(.field("bfwCompMeth"), of: [2, 4]),
      [.field("blockScaler", 8, clause: "CUS 7.7.1.3", wireshark: "blockScaler", "Scaler of the block")]),
    .when(
      .equal("bfwCompMeth", 3),
      [
        .field("compBitWidth", 4, clause: "CUS 7.7.1.3", wireshark: "compBitWidth", "Width"),
        .field("compShift", 4, clause: "CUS 7.7.1.3", wireshark: "compShift", "Shift"),
      ]),
  ]

  /// bfwI and bfwQ of the weights.
  static let weights: [LayoutElement] = [
    .when(
      .isOne(.field("bfwCompMeth"), of: [4, 5]),
      [.bytes("bfw", bits: pairs(.ones("activeBeamspaceCoefficientMask")), "I and Q of each active weight")]),
    .when(
      .not(.isOne(.field("bfwCompMeth"), of: [4, 5])),
      [.bytes("bfw", bits: pairs(.parameter(.weightCount)), "I and Q of each weight")]),
  ]

  static let parametersAndWeights = parameters + weights

  private static func pairs(_ count: Quantity) -> Quantity {
    .product(.product(2, .field("bfwIqWidth", zeroMeans: 16)), count)
  }
}
