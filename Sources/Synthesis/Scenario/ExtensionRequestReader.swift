import Documents
import Fronthaul
import Wire

extension ScenarioReader {
  /// Entries of `extensions`, and the parameters that modulation compression can't do without.
  mutating func extensions(_ node: Node?, _ cell: Scenario.Cell) -> [ExtensionRequest] {
    var requests: [ExtensionRequest] = []
    for entry in node?.sequence ?? [] {
      guard let request = extensionRequest(entry, cell) else { continue }
      if let other = requests.first(where: { clash($0, request) }) {
        wrong(
          entry["type"] ?? entry,
          "section extensions \(other.type) and \(request.type) both say what the section's resource blocks are",
          suggestion: "give one of them, or other channels to them")
      }
      requests.append(request)
    }
    guard cell.downlink.header.method.isDownlinkOnly,
      !requests.contains(where: { $0.isDownlink && ($0.type == 4 || $0.type == 5) })
    else { return requests }
    let scaling = modulation(cell)
    return requests
      + [ExtensionRequest.Channel.control, .data].map {
        ExtensionRequest(isDownlink: true, channel: $0, every: 1, content: scaling)
      }
  }

  /// Whether a request does not go with an earlier one. Hops move what groups or ranges ahead of them grant.
  private func clash(_ a: ExtensionRequest, _ b: ExtensionRequest) -> Bool {
    a.isDownlink == b.isDownlink && a.channel == b.channel
      && (a.type == b.type || (a.changesAllocation && b.changesAllocation && b.type != 13))
  }

  private mutating func extensionRequest(_ node: Node, _ cell: Scenario.Cell) -> ExtensionRequest? {
    let channel = node["channel"]?.text.flatMap { ExtensionRequest.Channel(rawValue: $0) } ?? .data
    let isDownlink = channel != .prach && node["direction"]?.text != "UL"
    guard let content = sectionExtension(node, fields: node["fields"]) else { return nil }
    let request = ExtensionRequest(
      isDownlink: isDownlink, channel: channel, every: integer(node, "every", or: 1), content: content)
    return checkPlace(request, node, cell) && checkContent(request, node, cell) ? request : nil
  }

  // MARK: What does not go together

  /// Whether the extension may stand in these sections.
  private mutating func checkPlace(
    _ request: ExtensionRequest, _ node: Node, _ cell: Scenario.Cell
  ) -> Bool {
    let type = request.type
    let place = node["type"] ?? node
    let sectionType: UInt8 = request.channel == .prach ? 3 : 1
    if node["direction"]?.text == "DL", request.channel == .prach {
      wrong(node["direction"] ?? node, "PRACH is uplink")
    } else if request.channel == .control, !request.isDownlink {
      wrong(node["channel"] ?? node, "the uplink has no control symbols")
    } else if !SectionExtension.isAllowed(type, onSectionType: sectionType) {
      wrong(
        place, "section extension \(type) does not belong to section type \(sectionType)",
        suggestion: "spell the message out under `messages`, with a section type that has it")
    } else if type == 20 || type == 23 {
      wrong(
        place,
        "section extension \(type) changes the samples of single symbols, which traffic does not follow",
        suggestion: "spell the messages out under `messages`")
    } else if (type == 4 || type == 5) && (!request.isDownlink || !cell.downlink.header.method.isDownlinkOnly)
    {
      wrong(
        place, "section extension \(type) belongs to downlink with modulation compression",
        suggestion: "set `compression.dl.method` to `modulation`")
    } else if type == 18 && request.isDownlink {
      wrong(
        place, "section extension 18 manages what the RU sends: uplink", suggestion: "set `direction: UL`")
    } else if request.changesAllocation && request.channel == .prach {
      wrong(place, "random access occasions keep their resource blocks")
    } else {
      return true
    }
    return false
  }

  /// Whether its fields make sense for the allocations of the cell.
  private mutating func checkContent(
    _ request: ExtensionRequest, _ node: Node, _ cell: Scenario.Cell
  ) -> Bool {
    let fields = node["fields"] ?? node
    let largest = request.channel == .control ? cell.traffic.controlPrbs : cell.traffic.largestAllocation
    switch request.type {
    case 6:
      let size = Allocation.groupSizes[Int((request.content["rbgSize"] ?? 0) & 7)]
      if size == 0 {
        wrong(fields["rbgSize"] ?? fields, "rbgSize 0 is reserved", suggestion: "take 1 to 7")
        return false
      }
      // An allocation that does not begin with a group touches one more.
      if (largest + size - 1 + size - 1) / size > 28 {
        wrong(
          fields["rbgSize"] ?? fields,
          "the mask has 28 groups of \(size) PRBs, but an allocation may have \(largest) PRBs",
          suggestion: "take larger groups, or a smaller `largest_allocation`")
        return false
      }
    case 12, 13:
      if cell.traffic.users > 1, request.channel == .data {
        wrong(
          node["type"] ?? node,
          "section extension \(request.type) leaves the section's resource blocks, where other users are",
          suggestion: "set `traffic.users` to 1")
        return false
      }
      if largest > 255 {
        wrong(
          node["type"] ?? node, "an allocation of all resource blocks has nowhere to go",
          suggestion: "set `largest_allocation` below the carrier's \(cell.prbs) PRBs")
        return false
      }
    case 10:
      let ports = (request.isDownlink ? cell.downlinkEAxC : cell.uplinkEAxC).count
      if request.channel == .prach || Int(request.content["numPortc"] ?? 0) != ports - 1 || request.every > 1
      {
        wrong(
          fields["numPortc"] ?? fields,
          "section extension 10 speaks for all \(ports) antennas of a direction, in every slot",
          suggestion: "set numPortc to \(ports - 1), and no `every`")
        return false
      }
    default: break
    }
    return checkSize(request, node, cell, largest)
  }

  /// Whether a message with the extension can be written, and fits a frame.
  private mutating func checkSize(
    _ request: ExtensionRequest, _ node: Node, _ cell: Scenario.Cell, _ largest: Int
  ) -> Bool {
    var allocation = Allocation(
      channel: request.channel, sectionId: 0, startPrb: 0, prbCount: min(largest, cell.prbs), symbols: 0..<14)
    allocation.attach(request.content, carrier: cell.prbs)
    do throws(WireError) {
      let section = CPlaneSection(
        sectionId: 0, numPrbc: UInt8(clamping: allocation.prbCount), ["beamId": 0],
        extensions: allocation.extensions)
      let message = try CPlaneMessage(sectionType: 1, [:], sections: [section])
      let bytes = try message.encode().count
      guard 8 + bytes * cell.packing.cPlaneSections > cell.mtu - cell.internetBytes else { return true }
      wrong(
        node, "a C-plane message with this extension has up to \(bytes * cell.packing.cPlaneSections) bytes",
        suggestion: "take a larger MTU, or fewer `sections_per_message.c`")
    } catch {
      wrong(
        node["fields"] ?? node, "section extension \(request.type) can't be written: \(error.field)",
        suggestion: "`tekigo fields cus.c.se\(request.type)` lists its fields")
    }
    return false
  }

  /// Section extension 4 that lets the outermost points have the level of the source. CUS Annex A.5.
  private func modulation(_ cell: Scenario.Cell) -> SectionExtension {
    let magnitude = SampleSource.magnitude(ofLevel: cell.downlinkSource.level) / 32_768
    let outermost = 1 - 1 / Double(1 << cell.downlink.header.width)
    let scaler = magnitude / (outermost * 2.0.squareRoot())
    var halvings = 0
    var mantissa = scaler
    while mantissa < 0.5, halvings < 15 {
      mantissa *= 2
      halvings += 1
    }
    let code = UInt16(max(1, min(2047, (mantissa * 2048).rounded())))
    return .modulationCompression(csf: true, scaler: UInt16(halvings) << 11 | code)
  }
}
