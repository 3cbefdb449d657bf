/// A capture file taken apart: the head of a pcap and its frames, or the blocks of a pcapng.
public struct CaptureRecords: Sendable {
  /// Bytes of one record. Where a frame lies in it is told by the format.
  typealias Record = [UInt8]

  let isBlocks: Bool
  let isBigEndian: Bool
  var head: Record
  var records: [Record]

  /// The bytes of a file, no more than its first frames and bytes; `nil` if it is no capture file.
  public init?(_ file: [UInt8], frames most: Int, bytes mostBytes: Int) {
    guard let kind = FileKind(file) else { return nil }
    isBlocks = kind.isBlocks
    isBigEndian = kind.isBigEndian
    head = isBlocks ? [] : Array(file.prefix(24))
    records = []
    var (place, frames) = (head.count, 0)
    while frames < most, place < mostBytes {
      let length = length(of: file, at: place)
      guard length > 0, place + length <= file.count else { break }
      records.append(Array(file[place..<place + length]))
      if isFrame(records[records.count - 1]) { frames += 1 }
      place += length
    }
    guard frames > 0 else { return nil }
  }

  /// The file again.
  public var bytes: [UInt8] { records.reduce(into: head) { $0 += $1 } }

  /// The length of the record at a place; 0 if none is there.
  private func length(of file: [UInt8], at place: Int) -> Int {
    guard place + 16 <= file.count else { return 0 }
    if !isBlocks { return 16 + Int(number(file, place + 8)) }
    let length = Int(number(file, place + 4))
    return length >= 12 && length % 4 == 0 ? length : 0
  }

  /// Whether a record is a frame, of which head and data are known.
  func isFrame(_ record: Record) -> Bool {
    isBlocks ? record.count >= 32 && number(record, 0) == 6 : record.count > 16
  }

  /// Where the words of a frame's record lie.
  var words: (upperTime: Int, lowerTime: Int, captured: Int, original: Int) {
    isBlocks ? (12, 16, 20, 24) : (0, 4, 8, 12)
  }

  /// The bytes of a frame in its record.
  func data(_ record: Record) -> Range<Int> {
    let start = isBlocks ? 28 : 16
    return start..<min(record.count, start + Int(number(record, words.captured)))
  }

  func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    var number: UInt32 = 0
    for index in 0..<4 {
      number = number << 8 | UInt32(bytes[place + (isBigEndian ? index : 3 - index)])
    }
    return number
  }

  func set(_ number: UInt32, at place: Int, of bytes: inout [UInt8]) {
    guard place + 4 <= bytes.count else { return }
    for index in 0..<4 {
      bytes[place + (isBigEndian ? 3 - index : index)] = UInt8(
        truncatingIfNeeded: number >> UInt32(8 * index))
    }
  }

  /// A record like another one, with other bytes of the frame.
  func frame(_ data: [UInt8], like record: Record) -> Record {
    var result = Array(record.prefix(isBlocks ? 28 : 16))
    set(UInt32(data.count), at: words.captured, of: &result)
    set(UInt32(data.count), at: words.original, of: &result)
    result += data
    guard isBlocks else { return result }
    result += Array(repeating: 0, count: -data.count & 3)
    let length = UInt32(result.count + 4)
    set(length, at: 4, of: &result)
    result += [0, 0, 0, 0]
    set(length, at: result.count - 4, of: &result)
    return result
  }
}

/// What the first bytes of a capture file tell.
private struct FileKind {
  var isBlocks: Bool
  var isBigEndian: Bool

  init?(_ file: [UInt8]) {
    guard file.count >= 28 else { return nil }
    switch Array(file.prefix(4)) {
    case [0x0A, 0x0D, 0x0D, 0x0A]:
      isBlocks = true
      isBigEndian = file[8] == 0x1A
    case [0xA1, 0xB2, 0xC3, 0xD4], [0xA1, 0xB2, 0x3C, 0x4D]:
      isBlocks = false
      isBigEndian = true
    case [0xD4, 0xC3, 0xB2, 0xA1], [0x4D, 0x3C, 0xB2, 0xA1]:
      isBlocks = false
      isBigEndian = false
    default: return nil
    }
  }
}
