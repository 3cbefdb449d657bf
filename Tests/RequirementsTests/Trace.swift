import Fronthaul

/// Frames in the order of their capture.
struct Trace {
  private(set) var frames: [Frame] = []
  private var counters: [String: UInt8] = [:]
  /// How flows are to be decoded.
  var settings = Trace.declaredSettings

  /// 2023-11-14; a radio frame begins.
  static let start: Int64 = 1_700_000_000_000_000_000
  /// 30 kHz.
  static let slotLength: Int64 = 500_000

  /// A carrier of 20 MHz at 30 kHz, dynamic compression headers but for eAxC 1.
  static let declaredSettings: DecodeSettings = {
    var all = DecodeSettings.Entry(source: "test")
    all.carrierPrbs = 51
    all.slotsPerSubframe = 2
    all.isDynamic = true
    all.sequence = .perDirection
    var fixed = DecodeSettings.Entry(source: "test")
    fixed.eAxC = [1]
    fixed.isDynamic = false
    fixed.method = .blockFloatingPoint
    fixed.width = 9
    var settings = DecodeSettings()
    settings.entries = [all, fixed]
    return settings
  }()

  /// Number of the frame with that name, from 1.
  func number(of name: String) -> Int? { frames.firstIndex { $0.name == name }.map { $0 + 1 } }

  subscript(_ name: String) -> Frame? { frames.first { $0.name == name } }

  // MARK: Building

  /// The fields that tell a slot, counted from the start of the trace.
  static func airTime(_ slot: Int) -> [String: Int64] {
    [
      "frameId": Int64(100 + slot / 20), "subframeId": Int64(slot % 20 / 2), "slotId": Int64(slot % 2),
    ]
  }

  /// Appends a frame, a microsecond after the one before or at the start of its slot.
  mutating func append(_ frame: Frame, slot: Int) {
    var frame = frame
    frame.time = max(Self.start + Int64(slot) * Self.slotLength, (frames.last?.time ?? 0) + 1_000)
    switch frame.content {
    case .other: break
    case .cPlane(let message): number(&frame, "C", message["dataDirection"])
    case .uPlane(let message): number(&frame, "U", message.header["dataDirection"])
    }
    frames.append(frame)
  }

  private mutating func number(_ frame: inout Frame, _ plane: String, _ direction: Int64?) {
    let key = "\(plane) \(direction ?? 0) \(frame.eAxC) \(frame.sender)"
    frame.sequenceId = counters[key, default: 250]
    counters[key] = frame.sequenceId &+ 1
  }

  mutating func cPlane(
    _ name: String, slot: Int, eAxC: UInt16, from sender: Station = .du, isDownlink: Bool = true,
    _ sectionType: UInt8, _ header: [String: Int64] = [:], _ sections: [CPlaneSection]
  ) throws {
    var numbers = header.merging(Self.airTime(slot)) { given, _ in given }
    numbers["dataDirection"] = isDownlink ? 1 : 0
    let message = try CPlaneMessage(sectionType: sectionType, numbers, sections: sections)
    append(
      Frame(name: name, time: 0, sender: sender, type: 2, eAxC: eAxC, content: .cPlane(message)), slot: slot)
  }

  mutating func uPlane(
    _ name: String, slot: Int, eAxC: UInt16, isDownlink: Bool, symbol: Int64 = 0, filterIndex: Int64 = 0,
    _ sections: [UPlane.Section] = [UPlane.Section()]
  ) {
    var header = Self.airTime(slot)
    header["dataDirection"] = isDownlink ? 1 : 0
    header["payloadVersion"] = 1
    header["filterIndex"] = filterIndex
    header["symbolId"] = symbol
    append(
      Frame(
        name: name, time: 0, sender: isDownlink ? .du : .ru, type: 0, eAxC: eAxC,
        content: .uPlane(UPlane(header: header, sections: sections))), slot: slot)
  }

  mutating func other(_ name: String, slot: Int, from sender: Station = .du, type: UInt8, _ payload: [UInt8])
  {
    append(Frame(name: name, time: 0, sender: sender, type: type, content: .other(payload)), slot: slot)
  }

  /// Leaves open how the U-plane of an eAxC is coded, so that it is inferred as it comes.
  mutating func leaveUndeclared(_ eAxC: UInt16) {
    var declared = settings.entries[0]
    declared.eAxC = (0...0x2FF).filter { $0 != eAxC }
    settings.entries[0].isDynamic = nil
    settings.entries.insert(declared, at: 1)
    settings.prefixBytes = 1
  }

  // MARK: Edits

  /// Changes a frame in its place.
  mutating func edit(_ name: String, _ change: (inout Frame) throws -> Void) rethrows {
    guard let index = frames.firstIndex(where: { $0.name == name }) else { return }
    try change(&frames[index])
  }

  mutating func remove(_ name: String) { frames.removeAll { $0.name == name } }

  /// Sends a frame a second time, right behind the first.
  mutating func repeated(_ name: String, as copy: String) {
    guard let index = frames.firstIndex(where: { $0.name == name }) else { return }
    var frame = frames[index]
    frame.name = copy
    frame.time += 100
    frames.insert(frame, at: index + 1)
  }

  /// Two frames in each other's place, the time stamps stay.
  mutating func swap(_ a: String, _ b: String) {
    guard let first = frames.firstIndex(where: { $0.name == a }),
      let second = frames.firstIndex(where: { $0.name == b })
    else { return }
    let times = (frames[first].time, frames[second].time)
    frames.swapAt(first, second)
    (frames[first].time, frames[second].time) = times
  }

  /// A frame comes right behind another one that it should precede.
  mutating func move(_ name: String, behind other: String) {
    guard let from = frames.firstIndex(where: { $0.name == name }) else { return }
    var frame = frames.remove(at: from)
    guard let to = frames.firstIndex(where: { $0.name == other }) else { return }
    frame.time = frames[to].time + 100
    frames.insert(frame, at: to + 1)
  }
}
