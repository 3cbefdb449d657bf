internal import Events
public import CaptureFiles

/// What a test tool wrote into a capture of how its flows are compressed and what their carriers are: a flow map of
/// Keysight's Open RAN Studio.
///
/// The codes and their names are public; the meaning of values is not written down anywhere. So only those are taken
/// that can mean one thing, and within the bounds of the specification: what an item's own number stands for decides
/// only where items differ, and whether there is a compression header is left to the traffic.
public struct FlowMap: Sendable {
  /// Codes of the options.
  private enum Code {
    static let downlinkItem: UInt16 = 20
    static let uplinkItem: UInt16 = 21
    static let idBits: ClosedRange<UInt16> = 25...28
    static let method: UInt16 = 31
    static let width: UInt16 = 32
    static let resourceBlocks: UInt16 = 35
    static let numerology: UInt16 = 36
    /// The beginning and the end of a structure say nothing that items do not.
    static let structure: ClosedRange<UInt16> = 1...2
  }

  /// Items that are read: a block of a stranger may have more, and each would be compared with each flow.
  public static let mostItems = 512

  /// What is said of one flow.
  private struct Item: Equatable {
    var method: CompressionMethod?
    var width: Int?
    var carrierPrbs: Int?
    var slotsPerSubframe: Int?
    var idBits: [Int?] = [nil, nil, nil, nil]

    var split: EAxCSplit? {
      let known = idBits.compactMap { $0 }
      guard known.count == 4 else { return nil }
      return EAxCSplit(duPort: known[0], bandSector: known[1], cc: known[2], ruPort: known[3])
    }

    /// - Returns: whether the option was taken.
    mutating func take(_ code: UInt16, _ value: Int) -> Bool {
      switch code {
      case Code.idBits where (0...16).contains(value): idBits[Int(code - Code.idBits.lowerBound)] = value
      case Code.method where (0...8).contains(value): method = CompressionMethod(rawValue: UInt8(value))
      // 16 bits may be written as 0, as in udCompHdr.
      case Code.width where (0...16).contains(value): width = value == 0 ? 16 : value
      case Code.resourceBlocks where (1...CarrierBandwidths.largest).contains(value): carrierPrbs = value
      case Code.numerology where (0...4).contains(value): slotsPerSubframe = 1 << value
      default: return false
      }
      return true
    }
  }

  public private(set) var entries: [DecodeSettings.Entry] = []
  /// Codes that nothing here reads, ascending.
  public private(set) var unread: [UInt16] = []
  /// Items that differ from others and do not say by an eAxC ID what they are for, and those beyond the limit.
  public private(set) var unusable = 0

  public init(_ block: ConfigurationBlock) {
    var common = Item()
    var items: [(isDownlink: Bool, number: UInt64?, item: Item)] = []
    var codes: Set<UInt16> = []
    var isBeyondLimit = false
    for option in block.options {
      if option.code == Code.downlinkItem || option.code == Code.uplinkItem {
        isBeyondLimit = items.count == Self.mostItems
        if isBeyondLimit {
          unusable += 1
        } else {
          items.append((option.code == Code.downlinkItem, option.value, common))
        }
        continue
      }
      if Code.structure.contains(option.code) || isBeyondLimit { continue }
      let value = option.value.flatMap { Int(exactly: $0) } ?? -1
      let isTaken =
        items.isEmpty
        ? common.take(option.code, value) : items[items.count - 1].item.take(option.code, value)
      if !isTaken { codes.insert(option.code) }
    }
    unread = codes.sorted()
    let source = Indication(.flowMap, "\(block.offset)")
    if items.isEmpty, common != Item() { entries.append(Self.entry(common, source)) }
    for isDownlink in [true, false] {
      let side = items.filter { $0.isDownlink == isDownlink }
      guard let first = side.first else { continue }
      if side.allSatisfy({ $0.item == first.item }) {
        if first.item == Item() { continue }
        var entry = Self.entry(first.item, source)
        entry.isDownlink = isDownlink
        entries.append(entry)
        continue
      }
      for (_, number, item) in side {
        guard let id = number.flatMap({ UInt16(exactly: $0) }) else {
          unusable += 1
          continue
        }
        var entry = Self.entry(item, source)
        entry.isDownlink = isDownlink
        entry.eAxC = [id]
        entries.append(entry)
      }
    }
  }

  private static func entry(_ item: Item, _ source: Indication) -> DecodeSettings.Entry {
    var entry = DecodeSettings.Entry(source: [source], provenance: .capture)
    entry.method = item.method
    entry.width = item.width
    entry.carrierPrbs = item.carrierPrbs
    entry.slotsPerSubframe = item.slotsPerSubframe
    entry.split = item.split
    return entry
  }
}

extension FronthaulDecoder {
  /// Takes what a block of the capture file says of flows, for those that are not configured yet.
  public mutating func receive(_ block: ConfigurationBlock) {
    guard block.kind == .flowMap else { return }
    settings.entries += FlowMap(block).entries
  }
}
