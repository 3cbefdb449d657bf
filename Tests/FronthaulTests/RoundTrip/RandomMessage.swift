@testable import Fronthaul

/// Makes up whole messages.
struct RandomMessage {
  var random: RandomValue

  init(seed: UInt64, fill: RandomValue.Fill = .mixed) {
    random = RandomValue(generator: SeededGenerator(seed: seed), fill: fill)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random.generator) }

  // MARK: C-plane

  mutating func cPlane(_ type: SectionType, _ configuration: CPlaneConfiguration) -> CPlaneMessage {
    var header = random.value(type.header)
    header["sectionType"] = Int64(type.number)
    var sections: [CPlaneSection] = []
    if let count = type.body.countField {
      for _ in 0..<number(0...3) { sections.append(section(type, header, configuration)) }
      header[count] = Int64(sections.count)
    } else {
      sections.append(section(type, header, configuration))
    }
    return CPlaneMessage(header: header, sections: sections)
  }

  private mutating func section(
    _ type: SectionType, _ header: LayoutValue, _ configuration: CPlaneConfiguration
  ) -> CPlaneSection {
    switch type.body {
    case .sections(let layout): return extended(layout, configuration)
    case .sectionsWithParts(let layout, let part):
      var section = extended(layout, configuration)
      for _ in 0..<number(1...3) { section.parts.append(bounded(part, "mf", configuration)) }
      return section
    case .commands(let part): return CPlaneSection(fields: bounded(part, "", configuration))
    case .channels(let layout):
      var section = extended(layout, configuration)
      section["numPrbc"] = Int64(number(1...3))
      let count = configuration.channelBytesPerPrb * Int(section["numPrbc"] ?? 0)
      section.samples = random.generator.bytes(count)
      return section
    case .sinr(let layout):
      var section = CPlaneSection(fields: random.value(layout))
      section["numPrbu"] = Int64(number(1...3))
      let blocks = header["numSinrPerPrb"] == 6 ? 1 : Int(section["numPrbu"] ?? 0)
      section.samples = random.generator.bytes(configuration.sinrBytesPerPrb * blocks)
      return section
    case .single(let layout): return CPlaneSection(fields: random.value(layout))
    }
  }

  private mutating func extended(
    _ layout: Layout, _ configuration: CPlaneConfiguration
  ) -> CPlaneSection {
    var section = CPlaneSection(fields: random.value(layout))
    section["ef"] = nil
    for _ in 0..<number(0...2) { section.extensions.append(sectionExtension(configuration)) }
    return section
  }

  /// Of a known type, or (as often as one of these) of a reserved one.
  private mutating func sectionExtension(_ configuration: CPlaneConfiguration) -> SectionExtension {
    let chosen = number(0...ExtensionType.all.count)
    guard chosen < ExtensionType.all.count else {
      return SectionExtension(
        type: UInt8(number(31...127)), content: .opaque(random.generator.bytes(2 + 4 * number(0...4))))
    }
    let type = ExtensionType.all[chosen]
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(configuration.weightCount)
    parameters[.portCount] = 1
    return SectionExtension(
      type: type.number, content: .fields(random.value(type.layout, parameters)))
  }

  private mutating func bounded(
    _ part: BoundedPart, _ flag: String, _ configuration: CPlaneConfiguration
  ) -> LayoutValue {
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(configuration.weightCount)
    var value = random.value(part.layout, parameters)
    value[part.lengthField] = nil
    value[flag] = nil
    return value
  }

  // MARK: U-plane

  /// A message whose sections have a method, each with PRBs of the size that its header and masks demand.
  mutating func uPlane(_ method: CompressionMethod, _ coding: UPlaneCoding) -> UPlaneValue {
    let sections = (0..<number(1...3)).map { _ in uPlaneSection(method, coding) }
    return UPlaneValue(header: random.value(UPlaneLayouts.timing), sections: sections)
  }

  private mutating func uPlaneSection(
    _ method: CompressionMethod, _ coding: UPlaneCoding
  ) -> UPlaneSectionValue {
    let compression = coding.fixed ?? CompressionHeader(method, width: number(1...16))
    var fields = random.value(UPlaneLayouts.section(compression, coding))
    if coding.fixed == nil {
      fields["udIqWidth"] = Int64(compression.rawValue >> 4)
      fields["udCompMeth"] = Int64(compression.methodCode)
    }
    let isAll = coding.carrierPrbs > 0 && number(0...3) == 0
    let count = isAll ? coding.carrierPrbs : number(1...5)
    fields["numPrbu"] = isAll ? 0 : Int64(count)
    var prbs: [UInt8] = []
    for index in 0..<count {
      var elements = 12
      if compression.hasPRBMasks {
        let mask = random.generator.bytes(2)
        prbs += mask
        elements = (mask[0] >> 4).nonzeroBitCount + mask[1].nonzeroBitCount
      } else if compression.hasSectionMasks {
        let name = index % 2 == 0 || fields["rb"] == 1 ? "sReSMask1" : "sReSMask2"
        elements = (fields[name] ?? 0).nonzeroBitCount
      }
      let size = compression.bytesPerPRB(resourceElements: elements)
      prbs += random.generator.bytes(compression.hasPRBMasks ? size - 2 : size)
    }
    let header = 4 + (coding.fixed == nil ? 2 : 0) + 2 + (compression.hasSectionMasks ? 4 : 0)
    if fields["udCompLen"] != nil { fields["udCompLen"] = Int64(header + prbs.count) }
    return UPlaneSectionValue(fields: fields, prbs: prbs)
  }

  // MARK: eCPRI

  /// A message of a type: with its fields where the type has a layout, else opaque.
  mutating func ecpri(_ type: UInt8) -> ECPRIMessage {
    let content: LayoutContent =
      if let layout = ECPRIMessage.layout(type) {
        .fields(random.value(layout))
      } else {
        .opaque(random.generator.bytes(number(0...9)))
      }
    return ECPRIMessage(
      type: type, content: content, version: UInt8(number(0...15)), reserved: UInt8(number(0...7)))
  }
}
