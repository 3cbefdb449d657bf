import Documents
import Fronthaul
import Synthesis
import Testing

/// A message of a synthesised frame, read with the project's decoders.
struct DecodedMessage {
  enum Content {
    case cPlane(CPlaneMessage)
    case uPlane(UPlaneValue)
    case other(ECPRIMessage)
  }

  var time: Int64
  var source: [UInt8]
  var destination: [UInt8]
  var vlan: Int?
  var eAxC: UInt16
  var sequenceId: Int
  var eBit: Bool
  var subsequenceId: Int
  /// From the application header on.
  var payload: [UInt8]
  var content: Content

  var cPlane: CPlaneMessage? { if case .cPlane(let message) = content { message } else { nil } }
  var uPlane: UPlaneValue? { if case .uPlane(let message) = content { message } else { nil } }
  var isDownlink: Bool { payload[0] & 0x80 != 0 }
  /// Frame, subframe, slot.
  var slot: [Int] {
    [Int(payload[1]), Int(payload[2] >> 4), Int(payload[2] & 15) << 2 | Int(payload[3] >> 6)]
  }
  var symbol: Int { Int(payload[3] & 63) }
}

extension SampleScenario {
  /// The scenario with parts replaced and more lines at its end; nothing may be wrong with it.
  static func with(_ parts: [String: String], _ more: String = "") throws -> Scenario {
    var text = text
    for (old, new) in parts {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    let (scenario, diagnostics) = Scenario.read(text + more, file: "sample.yaml")
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }
}

extension Scenario {
  /// All messages of the traffic. What its decoders leave over is a failure.
  func decoded() throws -> [DecodedMessage] {
    var messages: [DecodedMessage] = []
    try Synthesizer(self).forEachFrame { frame in messages += try decode(frame) }
    return messages
  }

  func decode(_ frame: borrowing SynthesizedFrame) throws -> [DecodedMessage] {
    let bytes = frame.bytes
    var at = 12
    var vlan: Int?
    if bytes[at] == 0x81 {
      vlan = Int(bytes[at + 2] & 15) << 8 | Int(bytes[at + 3])
      at += 4
    }
    switch Int(bytes[at]) << 8 | Int(bytes[at + 1]) {
    case 0x0800: at += 2 + 28
    case 0x86DD: at += 2 + 48
    default: at += 2
    }
    let (packet, end) = try ECPRIPacket.decode(bytes.span, at..<bytes.count)
    #expect(bytes[end...].allSatisfy { $0 == 0 })
    return try packet.messages.map { message in
      let payload = message.fields?.bytes["payload"] ?? []
      return DecodedMessage(
        time: frame.time, source: Array(bytes[6..<12]), destination: Array(bytes[..<6]), vlan: vlan,
        eAxC: UInt16(message["eAxC"] ?? 0), sequenceId: Int(message["sequenceId"] ?? 0),
        eBit: message["eBit"] == 1, subsequenceId: Int(message["subsequenceId"] ?? 0), payload: payload,
        content: try content(message, payload))
    }
  }

  private func content(_ message: ECPRIMessage, _ payload: [UInt8]) throws -> DecodedMessage.Content {
    switch message.type {
    case 0 where message["eBit"] == 1 && message["subsequenceId"] == 0:
      let value = try UPlaneValue(payload.span, 0..<payload.count, coding(payload))
      #expect(value.rest.isEmpty)
      return .uPlane(value)
    case 2:
      let value = try CPlaneMessage(payload.span, 0..<payload.count)
      #expect(value.rest.isEmpty)
      return .cPlane(value)
    default: return .other(message)
    }
  }

  /// What the scenario says of the sections of a message of its first cell.
  func coding(_ payload: [UInt8]) -> UPlaneCoding {
    let cell = cells[0]
    let flow =
      payload[0] & 0x80 != 0 ? cell.downlink : payload[0] & 15 != 0 ? cell.prachCompression : cell.uplink
    return UPlaneCoding(
      fixed: flow.isDynamic ? nil : flow.header, hasLengths: flow.hasLength, carrierPrbs: cell.prbs)
  }
}
