/// Section extension 25: symbol reordering for beamforming by DMRS (CUS 7.7.25).
///
///     | txWinForOnAirSymbol 4 | × 14 for each layer; one set = all layers
extension ExtensionType {
  static let extension25 = ExtensionType(
    25, "Symbol reordering for DMRS-BF", on: [5],
    [
      .group(
        "layer", .untilEnd(.none), event: .cusCExtensionItem(25), "The order of a layer's symbols",
        (0...13).map { symbol in
          .field(
            "txWinForOnAirSymbol\(symbol)", 4, clause: "CUS 7.7.25.4", wireshark: "txWinForOnAirSymbol",
            "Transmission window of symbol \(symbol), 15 = no information")
        })
    ])
}
