import Fronthaul

/// Section extensions whose fields do not go together, or not with their section. CUS 7.7.5, 7.7.11 to 7.7.13, 7.7.18,
/// 7.7.24 to 7.7.26.
extension Fault {
  static let extensionContents: [Fault] = scalings + allocations + management + configurations

  private static let scalings: [Fault] = [
    Fault(
      "scaling-missing", "The scalings of modulation compression leave a resource element out",
      .sectionExtension(5, trips: "cus/7.7.5.2/each-element-once"),
      where: { ($0.extensionItem(5, "scale")?["mcScaleReMask"] ?? 0) != 0 }
    ) { message, _ in
      message.extensionItem(5, "scale") { scale in
        let mask = scale["mcScaleReMask"] ?? 0
        scale["mcScaleReMask"] = mask & (mask - 1)
      }
    },
    Fault(
      "scaling-twice", "A resource element has two scalings of modulation compression",
      .sectionExtension(5, trips: "cus/7.7.5.2/each-element-once")
    ) { message, _ in
      message.editExtension(message.firstExtension(5)) { fields in
        fields.groups["scale"] = (fields.groups["scale"] ?? []).flatMap { [$0, $0] }
      }
    },
  ]

  private static let allocations: [Fault] = [
    Fault(
      "last-bundle-continues", "The last bundle of beamforming weights has contInd",
      .sectionExtension(11, trips: "cus/7.7.11.9/last-bundle"),
      where: { $0.firstExtension(11)?.content.fields?.groups["bundle"]?.isEmpty == false }
    ) { message, _ in
      message.editExtension(message.firstExtension(11)) { fields in
        guard let last = fields.groups["bundle"]?.indices.last else { return }
        fields.groups["bundle"]?[last]["contInd"] = 1
      }
    },
    Fault(
      "unused-range-with-offset", "The last range of resource blocks has an offset and no blocks",
      .sectionExtension(12, trips: "cus/7.7.12.1/unused-range")
    ) { message, _ in
      message.editExtension(message.firstExtension(12)) { fields in
        guard let last = fields.groups["range"]?.indices.last else { return }
        fields.groups["range"]?[last]["offStartPrb"] = 1
        fields.groups["range"]?[last]["numPrb"] = 0
      }
    },
    Fault(
      "hop-goes-back", "A frequency hop begins ahead of the one before it",
      .sectionExtension(13, trips: "cus/7.7.13.2/hops-in-order"),
      where: { ($0.firstExtension(13)?.content.fields?.groups["hop"]?.count ?? 0) > 1 }
    ) { message, _ in
      message.editExtension(message.firstExtension(13)) { $0.groups["hop"]?.swapAt(0, 1) }
    },
    Fault(
      "hop-of-other-group", "The first group of resource blocks has another size in a frequency hop",
      .sectionExtension(13, trips: "cus/7.7.6.3/hops-alike"),
      strength: Strength(1, in: 1...15, "resource blocks by which the last hop moves"),
      where: { $0.firstExtension(6) != nil && $0.firstExtension(13) != nil }
    ) { message, context in
      message.editExtension(message.firstExtension(13)) { fields in
        guard let last = fields.groups["hop"]?.indices.last,
          let start = fields.groups["hop"]?[last]["nextStartPrbc"]
        else { return }
        fields.groups["hop"]?[last]["nextStartPrbc"] = start + Int64(context.value)
      }
    },
  ]

  private static let management: [Fault] = [
    Fault(
      "transmission-window-too-long", "A transmission window is longer than 10 ms",
      .sectionExtension(18, trips: "cus/7.7.18.3/window-size"),
      strength: Strength(10_001, in: 10_001...16_383, "µs")
    ) { $0.extensionField(18, name: "transmissionWindowSize", Int64($1.value)) },
    Fault(
      "request-identifier-again", "Two requests of a slot have one identifier",
      .sectionExtension(22, trips: "cus/7.7.22.2/request-identifier"),
      strength: Strength(8, in: 0...65_535, "identifier")
    ) { $0.extensionField(22, name: "ackNackReqId", Int64($1.value)) },
    Fault(
      "priorities-of-both-signs", "A message raises the priority of a section and lowers that of another one",
      .sectionExtension(6, trips: "cus/7.7.6.5/one-sign"),
      .sectionExtension(12, trips: "cus/7.7.6.5/one-sign"),
      .sectionExtension(19, trips: "cus/7.7.6.5/one-sign")
    ) { message, _ in message.extensionField(6, 12, 19, name: "priority", 3) },
    Fault(
      "transmission-types-differ", "A message has two types of transmission",
      .sectionExtension(18, trips: "cus/7.7.18.4/one-type")
    ) { message, _ in
      let type = message.firstExtension(18)?.content["toT"] ?? 0
      message.extensionField(18, name: "toT", 1 - min(type, 1))
    },
  ]

  private static let configurations: [Fault] = [
    Fault(
      "dmrs-part-of-elements", "A section with a DMRS configuration has a part of the resource elements",
      .sectionExtension(24, trips: "cus/7.7.24.1/whole-blocks")
    ) { message, _ in message.section("reMask", 0xFFE) },
    Fault(
      "reordering-without-dmrs", "A section reorders symbols and has no DMRS configuration",
      .sectionExtension(25, trips: "cus/7.7.25.1/with-dmrs"),
      where: { $0.firstExtension(24) != nil }
    ) { message, _ in try message.replaceDMRS() },
    Fault(
      "feedback-without-dmrs", "A section has frequency offsets and no DMRS configuration",
      .sectionExtension(26, trips: "cus/7.7.26.1/with-dmrs"),
      where: { $0.firstExtension(24) != nil }
    ) { message, _ in try message.replaceDMRS() },
    Fault(
      "offsets-without-ports", "A section for one UE has two frequency offsets",
      .sectionExtension(26, trips: "cus/7.7.26.2/one-offset"),
      where: { $0.firstExtension(10) == nil }
    ) { message, _ in
      message.editExtension(message.firstExtension(26)) { fields in
        fields.groups["offset"] = (fields.groups["offset"] ?? []) + [LayoutValue(["freqOffsetFb": 0])]
        fields["numFoFb"] = Int64(fields.groups["offset"]?.count ?? 0)
      }
    },
  ]
}

extension PlannedMessage {
  /// Puts an extension that every section may have in the place of the DMRS configuration.
  fileprivate mutating func replaceDMRS() throws {
    replaceExtension(firstExtension(24), by: try SectionExtension(22, ["ackNackReqId": 1]))
  }
}
