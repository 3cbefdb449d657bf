import Documents
import Fronthaul

extension ScenarioReader {
  /// How a kind of traffic is compressed.
  mutating func compression(_ node: Node, isDownlink: Bool) -> Scenario.Compression {
    let name = node["method"]?.text ?? ""
    let method = CompressionMethod.known.first { $0.scenarioName == name } ?? .none
    let width = integer(node, "width")
    var compression = Scenario.Compression(
      header: CompressionHeader(method, width: width), isDynamic: node["header"]?.text == "dynamic")
    compression.masks = ids(node["masks"])
    compression.hasLength = node["length"]?.flag ?? false
    check(compression, node, isDownlink: isDownlink)
    return compression
  }

  private mutating func check(_ compression: Scenario.Compression, _ node: Node, isDownlink: Bool) {
    let header = compression.header
    let method = header.method
    if method.isDownlinkOnly, !isDownlink {
      wrong(
        node["method"] ?? node,
        "modulation compression exists in the downlink alone: an RU does not know the points it receives",
        suggestion: "take `bfp`, or `bfp-selective` for selective REs")
    }
    if method.isDownlinkOnly, header.width > 5 {
      wrong(
        node["width"] ?? node,
        "modulation compression has 1 to 5 bits, half of those of a constellation point")
    }
    if method == .muLaw, header.width < 8 {
      wrong(
        node["width"] ?? node, "µ-law compression with less than 8 bits is not synthesised",
        suggestion: "take 8 to 16 bits")
    }
    if header.hasFixedSize {
      for key in ["masks", "length"] {
        guard let place = node[key] else { continue }
        wrong(
          place, "`\(method.scenarioName)` sends all resource elements: `\(key)` has no meaning",
          suggestion: "take a method whose name ends in `-selective` or `-section-masks`, or leave it out")
      }
    }
    if header.hasSectionMasks, compression.masks.count > 2, let place = node["masks"] {
      wrong(
        place, "a section header has two masks",
        suggestion: "take `…-selective` for a mask in each resource block")
    }
  }
}
