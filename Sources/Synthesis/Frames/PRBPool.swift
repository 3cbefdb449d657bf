import Fronthaul
import Wire

/// Compressed resource blocks, made once, of which sections are cut.
///
/// Which part a section gets depends on the seed and on its place alone, not on what else is sent.
struct PRBPool {
  private let bytes: [UInt8]
  /// Where each block begins, and the end of the last one.
  private var offsets: [Int] = [0]
  /// Blocks after which the masks begin again.
  private let period: Int

  /// Blocks at which a section may begin, and the most that it may have.
  private static let starts = 512
  private static let largestSection = 276

  init(
    _ compression: CompressionHeader, masks: [UInt16], scaling: ModulationScaling,
    _ source: Scenario.SignalSource, _ random: consuming SeededRandom
  ) throws(WireError) {
    let codec = try PRBCodec(compression, scaling: scaling)
    let masks = compression.hasFixedSize || masks.isEmpty ? [0xFFF] : masks
    period = masks.count
    let samples = SampleSource(source)
    let count = Self.starts + Self.largestSection
    var blocks = [UInt8](repeating: 0, count: count * compression.bytesPerPRB())
    var space = blocks.mutableSpan
    var end = 0
    for index in 0..<count {
      let mask = SelectiveREMask(rawValue: masks[index % masks.count])
      end = try codec.compress(samples.samples(mask, &random), to: &space, at: end)
      offsets.append(end)
    }
    bytes = blocks
  }

  /// Bytes of so many blocks, of which those at `place` are chosen.
  func run(_ count: Int, at place: UInt64) -> ArraySlice<UInt8> {
    let choice = Int(truncatingIfNeeded: place.multipliedFullWidth(by: UInt64(Self.starts)).high)
    let first = choice - choice % period
    let last = min(first + count, offsets.count - 1)
    return bytes[offsets[first]..<offsets[last]]
  }
}

/// The pools of a scenario, each made when it is first asked for.
struct PRBPools {
  private struct Key: Hashable {
    var cell: Int
    var signal: SignalKind
    var compression: CompressionHeader
    var masks: [UInt16]
  }

  private let scenario: Scenario
  private var places: [Key: Int] = [:]
  private var pools: [PRBPool] = []

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// The resource blocks of a section, compressed.
  ///
  /// - Throws: for a compression that there is not, which the scenario reader rules out.
  mutating func prbs(
    of section: UPlaneContent.Section, in message: PlannedMessage
  ) throws(WireError) -> ArraySlice<UInt8> {
    let key = Key(
      cell: message.cell, signal: message.signal, compression: section.compression, masks: section.masks)
    let pool: Int
    if let known = places[key] {
      pool = known
    } else {
      pool = pools.count
      pools.append(try make(key))
      places[key] = pool
    }
    let time = message.time
    var place = SeededRandom(scenario.seed ^ UInt64(bitPattern: time.frame) &* 0xD6E8_FEB8_6659_FD93)
    place.mix(
      UInt64(time.subframe) << 56 | UInt64(time.slot) << 48 | UInt64(time.symbol) << 40
        | UInt64(message.signal.rawValue) << 32 | UInt64(message.eAxC) << 16 | UInt64(section.startPrb))
    return pools[pool].run(section.prbCount, at: place.next())
  }

  private func make(_ key: Key) throws(WireError) -> PRBPool {
    let cell = scenario.cells[key.cell]
    let source =
      switch key.signal {
      case .downlink: cell.downlinkSource
      case .uplink: cell.uplinkSource
      case .prach: cell.prachSource
      }
    let random = SeededRandom(
      scenario.seed,
      at: [UInt64(key.cell), UInt64(key.signal.rawValue), UInt64(key.compression.rawValue)])
    return try PRBPool(
      key.compression, masks: key.masks, scaling: cell.modulationScaling, source, random)
  }
}

extension Scenario.Cell {
  /// What section extensions 4 and 5 of the downlink say; unscaled without them. CUS 7.7.4, 7.7.5.
  var modulationScaling: ModulationScaling {
    var scaling = ModulationScaling.unscaled
    for request in extensions where request.isDownlink && request.channel == .data {
      guard let fields = request.content.fields else { continue }
      if request.type == 4 {
        scaling = ModulationScaling(
          csf: fields["csf"] == 1, modCompScaler: UInt16(truncatingIfNeeded: fields["modCompScaler"] ?? 0))
      }
      for item in request.type == 5 ? fields.groups["scale"] ?? [] : [] {
        scaling.set(
          mcScaleReMask: UInt16(truncatingIfNeeded: item["mcScaleReMask"] ?? 0), csf: item["csf"] == 1,
          mcScaleOffset: UInt16(truncatingIfNeeded: item["mcScaleOffset"] ?? 0))
      }
    }
    return scaling
  }
}
