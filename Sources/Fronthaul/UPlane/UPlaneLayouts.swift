/// The headers of the U-plane (CUS 8.3.2, 8.3.3).
///
///     | dataDirection 1 | payloadVersion 3 | filterIndex 4 | frameId 8 | subframeId 4 | slotId 6 | symbolId 6 |
///     | sectionId 12 | rb 1 | symInc 1 | startPrbu 10 | numPrbu 8 |
///     dynamic: | udIqWidth 4 | udCompMeth 4 | reserved 8 |
///     methods 5 to 8 where used: | udCompLen 16 |
///     methods 7, 8: | res 4 | sReSMask1 12 | res 4 | sReSMask2 12 |
package enum UPlaneLayouts {
  package static let timing = Layout(
    "timing header", clause: "CUS 8.3.2", "Timing header of the U-plane",
    [
      .field("dataDirection", 1, "0 = UL, 1 = DL"), .field("payloadVersion", 3, "Payload version"),
      .field("filterIndex", 4, "Channel filter"), .field("frameId", 8, "SFN modulo 256"),
      .field("subframeId", 4, "Subframe"), .field("slotId", 6, "Slot"), .field("symbolId", 6, "Symbol"),
    ])

  /// The section header for a way of coding: whether it has a compression header, a length, masks.
  package static func section(dynamic: Bool, length: Bool, masks: Bool) -> Layout {
    sections[(dynamic ? 4 : 0) + (length ? 2 : 0) + (masks ? 1 : 0)]
  }

  static func section(_ compression: CompressionHeader, _ coding: UPlaneCoding) -> Layout {
    section(
      dynamic: coding.fixed == nil, length: coding.hasLengths && !compression.hasFixedSize,
      masks: compression.hasSectionMasks)
  }

  static let sections: [Layout] = (0..<8).map { code in
    var elements: [LayoutElement] = [
      .field("sectionId", 12, "Section identifier"), .flag("rb", "Every other resource block"),
      .flag("symInc", "Symbol increment"), .field("startPrbu", 10, "First resource block"),
      .field("numPrbu", 8, "Number of resource blocks, 0 = all"),
    ]
    if code & 4 != 0 {
      elements += [
        .field("udIqWidth", 4, "Width as sent, 0 = 16"), .field("udCompMeth", 4, "Compression method"),
        .reserved(8),
      ]
    }
    if code & 2 != 0 { elements.append(.field("udCompLen", 16, "Length of the section")) }
    if code & 1 != 0 {
      elements += [
        .reserved(4), .field("sReSMask1", 12, "Resource elements of the 1st, 3rd, … block"),
        .reserved(4), .field("sReSMask2", 12, "Resource elements of the 2nd, 4th, … block"),
      ]
    }
    return Layout("U-plane section header \(code)", clause: "CUS 8.3.3", "Section header", elements)
  }
}
