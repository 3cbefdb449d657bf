import Synthesis

/// Makes hostile captures of honest ones, by a seed: the same seed makes the same capture.
public struct CaptureMutator {
  private let seeds: [CaptureRecords]
  private var random: SeededRandom

  /// - Parameters:
  ///   - seeds: the honest captures; frames of all of them are spliced into each other.
  ///   - number: which capture is made.
  public init(_ seeds: [CaptureRecords], seed: UInt64, number: Int) {
    self.seeds = seeds
    random = SeededRandom(seed, at: [UInt64(number)])
  }

  /// A mutant of one of the seeds: the file, one to sixteen mutations away from it.
  public mutating func mutant(of place: Int) -> [UInt8] {
    var capture = seeds[place]
    let count = 1 << below(5)
    for _ in 0..<count where !capture.records.isEmpty { mutate(&capture) }
    var bytes = capture.bytes
    if below(12) == 0 { mutate(file: &bytes) }
    return bytes
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  // MARK: - Mutations

  private mutating func mutate(_ capture: inout CaptureRecords) {
    let place = below(capture.records.count)
    switch below(18) {
    case 0, 1, 2: overwriteBits(&capture, place)
    case 3, 4, 5: overwriteBytes(&capture, place)
    case 6, 7: overwriteField(&capture, place, octets: chance(60) ? 2 : 4)
    case 8: overwriteHead(&capture, place)
    case 9: resize(&capture, place)
    case 10: cross(&capture, place)
    case 11: capture.records.insert(capture.records[place], at: below(capture.records.count))
    case 12: repeatFrame(&capture, place)
    case 13: reorder(&capture, place)
    case 14: remove(&capture, place)
    case 15: splice(&capture, place)
    case 16: stamp(&capture, place)
    default: step(&capture, place)
    }
  }

  /// Whole files: cut, or bytes of anything.
  private mutating func mutate(file bytes: inout [UInt8]) {
    guard bytes.count > 24 else { return }
    if chance(50) {
      bytes.removeLast(below(bytes.count))
    } else {
      for _ in 0...below(8) { bytes[below(bytes.count)] = interesting() }
    }
  }

  private mutating func overwriteBits(_ capture: inout CaptureRecords, _ place: Int) {
    let index = byte(of: capture, place)
    capture.records[place][index] ^= 1 << UInt8(below(8))
  }

  private mutating func overwriteBytes(_ capture: inout CaptureRecords, _ place: Int) {
    for _ in 0...below(4) { capture.records[place][byte(of: capture, place)] = interesting() }
  }

  /// A length, a count, a number: what protocols write with the more significant byte first.
  private mutating func overwriteField(_ capture: inout CaptureRecords, _ place: Int, octets: Int) {
    let index = byte(of: capture, place)
    guard index + octets <= capture.records[place].count else { return }
    let near = Int64(capture.data(capture.records[place]).upperBound - index)
    let values: [Int64] = [
      0, 1, 2, 3, 4, near - 1, near, near + 1, 0x7F, 0x80, 0x7FFF, 0x8000, 0x7FFF_FFFF, -1, -2,
    ]
    let value = values[below(values.count)]
    for octet in 0..<octets {
      capture.records[place][index + octet] = UInt8(
        truncatingIfNeeded: value >> Int64(8 * (octets - 1 - octet)))
    }
  }

  /// What the file says of a record: lengths, times, the interface; or of the file itself.
  private mutating func overwriteHead(_ capture: inout CaptureRecords, _ place: Int) {
    let count = capture.isFrame(capture.records[place]) ? 28 : capture.records[place].count
    let values: [UInt32] = [
      0, 1, 12, 0x7FFF_FFFF, 0x8000_0000, .max, UInt32(capture.records[place].count + 4),
    ]
    let word = below(max(1, min(count, capture.records[place].count) / 4)) * 4
    if !capture.head.isEmpty, chance(20) {
      capture.head[4 + below(20)] = interesting()
    } else {
      capture.set(values[below(values.count)], at: word, of: &capture.records[place])
    }
  }

  /// A frame that is longer or shorter, as its record says too.
  private mutating func resize(_ capture: inout CaptureRecords, _ place: Int) {
    let record = capture.records[place]
    guard capture.isFrame(record) else { return }
    var data = Array(record[capture.data(record)])
    switch below(3) {
    case 0: data.removeLast(below(data.count))
    case 1 where !data.isEmpty: data.removeSubrange(below(data.count)..<data.count)
    default: data.insert(contentsOf: (0...below(64)).map { _ in interesting() }, at: below(data.count + 1))
    }
    capture.records[place] = capture.frame(data, like: record)
    if chance(30) {
      capture.set(UInt32(data.count + below(2_000)), at: capture.words.original, of: &capture.records[place])
    }
  }

  /// The start of one frame and the end of another.
  private mutating func cross(_ capture: inout CaptureRecords, _ place: Int) {
    let (record, other) = (capture.records[place], capture.records[below(capture.records.count)])
    guard capture.isFrame(record), capture.isFrame(other) else { return }
    let (front, back) = (record[capture.data(record)], other[capture.data(other)])
    capture.records[place] = capture.frame(
      Array(front.prefix(below(front.count + 1))) + Array(back.suffix(below(back.count + 1))), like: record)
  }

  private mutating func repeatFrame(_ capture: inout CaptureRecords, _ place: Int) {
    let copies = Array(repeating: capture.records[place], count: 1 + below(64))
    capture.records.insert(contentsOf: copies, at: place)
  }

  private mutating func reorder(_ capture: inout CaptureRecords, _ place: Int) {
    let end = min(capture.records.count, place + 2 + below(16))
    capture.records[place..<end].reverse()
  }

  private mutating func remove(_ capture: inout CaptureRecords, _ place: Int) {
    let end = min(capture.records.count, place + 1 + below(chance(20) ? capture.records.count : 20))
    capture.records.removeSubrange(place..<end)
  }

  /// Frames of another capture, at the times of this one.
  private mutating func splice(_ capture: inout CaptureRecords, _ place: Int) {
    let other = seeds[below(seeds.count)]
    let start = below(other.records.count)
    guard let model = capture.records.first(where: capture.isFrame) else { return }
    let like = capture.isFrame(capture.records[place]) ? capture.records[place] : model
    var spliced: [CaptureRecords.Record] = []
    for record in other.records[start...].prefix(1 + below(40)) where other.isFrame(record) {
      spliced.append(capture.frame(Array(record[other.data(record)]), like: like))
    }
    capture.records.insert(contentsOf: spliced, at: place)
  }

  /// A clock that stands at an end of what can be written, or anywhere.
  private mutating func stamp(_ capture: inout CaptureRecords, _ place: Int) {
    let values: [UInt32] = [0, 1, 0x7FFF_FFFF, 0x8000_0000, .max, .max - 1, 0x8000_0000 - 3]
    let end = chance(50) ? place + 1 : min(capture.records.count, place + below(200))
    let (upper, lower) = (values[below(values.count)], values[below(values.count)])
    for index in place..<max(place + 1, end) where capture.isFrame(capture.records[index]) {
      capture.set(upper, at: capture.words.upperTime, of: &capture.records[index])
      if chance(80) { capture.set(lower, at: capture.words.lowerTime, of: &capture.records[index]) }
    }
  }

  /// A clock that is off from a frame on.
  private mutating func step(_ capture: inout CaptureRecords, _ place: Int) {
    let word = chance(50) ? capture.words.upperTime : capture.words.lowerTime
    let distance = UInt32(truncatingIfNeeded: random.next()) >> UInt32(below(32))
    for index in place..<capture.records.count where capture.isFrame(capture.records[index]) {
      let time = capture.number(capture.records[index], word)
      capture.set(chance(1) ? time : time &+ distance, at: word, of: &capture.records[index])
    }
  }

  // MARK: - Choices

  /// A byte of a record: most often of the headers of its frame.
  private mutating func byte(of capture: CaptureRecords, _ place: Int) -> Int {
    let record = capture.records[place]
    guard capture.isFrame(record), chance(90) else { return below(record.count) }
    let data = capture.data(record)
    return min(record.count - 1, data.lowerBound + below(chance(60) ? min(data.count, 96) : data.count))
  }

  private mutating func interesting() -> UInt8 {
    let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0xFE, 0x10, 0x3F]
    return chance(70) ? values[below(values.count)] : UInt8(truncatingIfNeeded: random.next())
  }
}
