import CaptureFiles
import Foundation
import Harness
import Profiles
import Results
import Testing
import Transport

/// A capture of one F1 association that a test writes octet by octet, and what is said of it.
struct AssociationCapture {
  enum End { case du, cu }

  private(set) var frames: [[UInt8]] = []
  private var tsn: [UInt32] = [.max - 1, .max - 2]
  private var sequence: [[UInt16: UInt32]] = [[:], [:]]

  /// - Parameter isFromStart: whether the capture has the set-up of the association.
  init(isFromStart: Bool = true) {
    guard isFromStart else { return }
    add(.du, tag: 0, .initiation(InitiationChunk(initiateTag: 0xD0, initialTSN: tsn[0])))
    add(
      .cu,
      .initiation(InitiationChunk(isAcknowledgement: true, initiateTag: 0xC0, initialTSN: tsn[1])))
    add(.du, .cookieEcho([1, 2, 3]))
    add(.cu, .cookieAcknowledgement)
  }

  /// Sends SCTP chunks in a packet.
  mutating func add(_ end: End, tag: UInt32? = nil, _ chunks: Chunk...) {
    let ports: (UInt16, UInt16) = end == .du ? (40_000, 38_472) : (38_472, 40_000)
    let header = SCTPHeader(
      sourcePort: ports.0, destinationPort: ports.1, verificationTag: tag ?? (end == .du ? 0xC0 : 0xD0))
    let packet = SCTPPacket(header, chunks).encode()
    let length = packet.count + 20
    let addresses: [UInt8] = end == .du ? [10, 0, 0, 1, 10, 0, 0, 2] : [10, 0, 0, 2, 10, 0, 0, 1]
    let internet: [UInt8] =
      [0x45, 0, UInt8(length >> 8), UInt8(length & 255), 0, 0, 0x40, 0, 64, 132, 0, 0] + addresses
    frames.append([2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1, 8, 0] + internet + packet)
  }

  /// Sends a PDU, in chunks of so many octets.
  mutating func send(_ end: End, _ pdu: [UInt8], stream: UInt16 = 0, chunk size: Int = 60_000) {
    let side = end == .du ? 0 : 1
    let number = sequence[side][stream] ?? 0
    sequence[side][stream] = (number + 1) & 0xFFFF
    var start = 0
    repeat {
      let next = min(pdu.count, start + size)
      var chunk = DataChunk(
        tsn: tsn[side], stream: stream, sequence: number, payloadProtocol: 62, Array(pdu[start..<next]))
      (chunk.isBeginning, chunk.isEnd) = (start == 0, next == pdu.count)
      tsn[side] &+= 1
      add(end, .data(chunk))
      start = next
    } while start < pdu.count
  }

  /// Sends the begin of a message that never goes on.
  mutating func begin(_ end: End, _ octets: [UInt8], stream: UInt16) {
    let side = end == .du ? 0 : 1
    var chunk = DataChunk(tsn: tsn[side], stream: stream, sequence: 0, payloadProtocol: 62, octets)
    chunk.isEnd = false
    // What goes on would have the next number.
    tsn[side] &+= 2
    add(end, .data(chunk))
  }

  /// Sets the interface up.
  mutating func setUp() {
    send(.du, F1PDU.setUpRequest())
    send(.cu, F1PDU.setUpResponse())
  }

  /// Writes the capture and judges it by the requirements of F1AP.
  func judge(_ sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> RunResult {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let profile = try LoadedProfile.named(root.appending(path: "Profiles/spec/3gpp-f1ap.yaml").path)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: file) }
    var writer = try PcapngWriter(path: file.path)
    _ = try writer.addInterface(.ethernet)
    for (number, frame) in frames.enumerated() {
      try writer.write(frame.span, time: 1_704_067_200_000_000_000 + Int64(number) * 1_000_000)
    }
    try writer.close()
    return RunResult(try CheckRun([CaptureInput(file.path)], profile: profile, asOf: "2026-01-01").judge())
  }
}

extension RunResult {
  /// How many events of a type were judged.
  func count(_ event: String) -> Int { events.filter { $0.event == event }.reduce(0) { $0 + $1.count } }

  /// How many instances of a requirement failed.
  func failed(_ id: String) -> Int { requirements.first { $0.requirement.id == id }?.tally.failed ?? -1 }
}

/// PDUs of F1AP in octets, right or wrong: TS 38.473, 9.4, in the aligned encoding of X.691.
enum F1PDU {
  /// An IE: id, criticality (0x00 reject, 0x40 ignore), content of its open type.
  static func element(_ id: UInt16, _ content: [UInt8], criticality: UInt8 = 0) -> [UInt8] {
    [UInt8(id >> 8), UInt8(id & 255), criticality] + open(content)
  }

  /// A PDU of so many IEs.
  ///
  /// - Parameter announced: the number of IEs that it says, where that is another one.
  static func pdu(
    _ kind: UInt8 = 0, procedure: UInt8, _ elements: [[UInt8]], announced: Int? = nil
  ) -> [UInt8] {
    let count = announced ?? elements.count
    var body: [UInt8] = [0, UInt8(count >> 8), UInt8(count & 255)]
    for element in elements { body += element }
    return [kind, procedure, 0] + open(body)
  }

  /// A content behind its length, in fragments where it has 16,384 octets or more (X.691, 11.9).
  static func open(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = content[...]
    while rest.count >= 16_384 {
      let units = min(4, rest.count / 16_384)
      result.append(0xC0 | UInt8(units))
      result += rest.prefix(units * 16_384)
      rest = rest.dropFirst(units * 16_384)
    }
    if rest.count < 128 {
      result.append(UInt8(rest.count))
    } else {
      result += [0x80 | UInt8(rest.count >> 8), UInt8(rest.count & 255)]
    }
    return result + rest
  }

  static func setUpRequest() -> [UInt8] {
    pdu(procedure: 1, [element(78, [0, 1]), element(42, [0, 17]), element(171, [0])])
  }

  static func setUpResponse() -> [UInt8] {
    pdu(0x40, procedure: 1, [element(78, [0, 1]), element(170, [0])])
  }
}
