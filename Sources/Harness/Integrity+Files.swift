internal import Events
internal import CaptureFiles
internal import Fronthaul
internal import Results

/// What is wrong with a capture file, as a record keeps it.
extension Integrity {
  mutating func note(_ damage: CaptureSummary.Damage, capture: Int) {
    var entry = IntegrityEntry(
      .damaged, capture: capture, ["offset": damage.offset, "frame": damage.afterFrame])
    for cause in damage.causes { entry.tell(cause) }
    note(entry)
  }

  mutating func note(_ blocks: CaptureSummary.UnreadBlocks, capture: Int) {
    switch blocks.kind {
    case .custom(let enterprise):
      note(.unreadBlocks, capture: capture, ["count": blocks.count, "enterprise": Int(enterprise)])
    case .local(let type):
      note(.unreadBlocks, capture: capture, ["count": blocks.count, "type": Int(type)])
    }
  }
}

extension IntegrityEntry {
  fileprivate mutating func tell(_ cause: DamageCause) {
    switch cause {
    case .cut(let needed, let left): tell(.cut, ["needed": needed, "left": left])
    case .recordTooLong(let length, let limit): tell(.recordTooLong, ["length": length, "limit": limit])
    case .anotherFile: tell(.anotherFile)
    case .blockLength(let length): tell(.blockLength, ["length": Int(length)])
    case .blockTooShort(let type, let length): tell(.blockTooShort, ["type": Int(type), "length": length])
    case .trailer(let leading, let trailing):
      tell(.trailer, ["leading": leading, "trailing": Int(trailing)])
    case .capturedLength(let length, let blockLength):
      tell(.capturedLength, ["length": length, "block-length": blockLength])
    case .unknownInterface(let interface, let described):
      tell(.unknownInterface, ["interface": Int(interface), "described": described])
    case .tooManyInterfaces: tell(.tooManyInterfaces)
    case .options: tell(.options)
    case .byteOrder(let mark): tell(.byteOrder, ["mark": Int(mark)])
    case .version(let major, let minor): tell(.version, ["major": major, "minor": minor])
    case .cutShort(let before, let after): tell(.cutShort, ["before": before, "after": after])
    case .unreadable: tell(.unreadable)
    case .system(let message): texts.append(Argument(name: "system", value: message))
    case .program(let message): texts.append(Argument(name: "program", value: message))
    }
  }

  private mutating func tell(_ code: DamageCode, _ numbers: KeyValuePairs<String, Int> = [:]) {
    texts.append(Argument(name: "cause", value: code.rawValue))
    self.numbers += numbers.map { Argument(name: $0.key, value: Int64($0.value)) }
  }
}

extension Integrity {
  /// Notes how the traffic contradicts the time base that the profile states.
  mutating func note(_ remark: ClockRemark) {
    var entry = IntegrityEntry(
      .timeBase, remark.frames.map { ["frames": Int($0)] } ?? [:], texts: ["scale": remark.scale])
    entry.grounds = [remark.offset]
    if let scale = remark.looksLike { entry.texts.append(.init(name: "looks-like", value: scale)) }
    note(entry)
  }
}
