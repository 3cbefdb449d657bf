import ApplicationProtocols
import Documents
import PackedEncoding
import Synthesis
import Testing
import Transport

/// A small scenario: half a second of F1 between a gNB-DU and a gNB-CU.
enum SampleAssociation {
  static let text = """
    title: "sample"
    seed: 7
    start: "2024-01-01T00:00:00Z"
    duration: 500
    associations:
      - name: f1
        protocol: f1ap
        du: { name: du, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        sctp: { streams: 4 }
        setup: { cells: [{ name: north, nci: 1, pci: 1 }, { name: south, nci: 2, pci: 2 }] }

    """

  /// The same of E1.
  static let e1 = """
    title: "sample"
    seed: 7
    start: "2024-01-01T00:00:00Z"
    duration: 500
    associations:
      - name: e1
        protocol: e1ap
        up: { name: up, mac: "02:00:5e:00:00:04", ip: "10.0.0.4", port: 39002 }
        cp: { name: cp, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        setup: { by: UP }

    """

  /// The scenario with more lines of its association, and of the file.
  static func scenario(
    _ more: String = "", of text: String = text, replacing parts: [String: String] = [:],
    then end: String = ""
  ) throws -> Scenario {
    var text = text
    for (old, new) in parts {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    let lines = more.split(separator: "\n").map { "    \($0)\n" }.joined()
    let (scenario, diagnostics) = Scenario.read(text + lines + end, file: "sample.yaml")
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }
}

/// A packet of a synthesised association, read with the project's decoders.
struct DecodedPacket {
  var time: Int64
  var source: UInt32
  var packet: SCTPPacket
  var faults: [String]

  var data: [DataChunk] {
    packet.chunks.compactMap { if case .data(let chunk) = $0 { chunk } else { nil } }
  }
}

/// A message in it.
struct DecodedSignal {
  var time: Int64
  var source: UInt32
  var chunk: DataChunk
  var faults: [String]
  /// The alternative of the PDU, the procedure code, the name of the message, its IEs by their ids.
  var role: String
  var code: Int64
  var criticality: String
  var name: String
  var elements: [(id: Int64, criticality: String, value: PackedValue)]

  subscript(_ id: Int64) -> PackedValue? { elements.first { $0.id == id }?.value }

  /// The number in an IE.
  func number(_ id: Int64) -> Int64? {
    guard case .contained(_, .integer(let number))? = self[id] else { return nil }
    return number
  }
}

extension Scenario {
  /// All packets, which lie in IPv4 without VLAN.
  func packets() throws -> [DecodedPacket] {
    var packets: [DecodedPacket] = []
    try Synthesizer(self).forEachFrame { frame in
      let bytes = frame.bytes
      try #require(bytes[12] == 0x08 && bytes[23] == 132)
      let end = 14 + Int(bytes[16]) << 8 + Int(bytes[17])
      let source = bytes[26..<30].reduce(0) { $0 << 8 | UInt32($1) }
      let packet = try SCTPPacket(decoding: bytes.span.extracting(34..<end))
      packets.append(DecodedPacket(time: frame.time, source: source, packet: packet, faults: frame.faults))
    }
    return packets
  }

  /// All messages of one packet, decoded by the schema of the first association.
  func signals() throws -> [DecodedSignal] {
    let schema = associations[0].signalling.schema
    var decoder = PackedDecoder(schema.packed)
    return try packets().flatMap { packet in
      try packet.data.map { chunk in
        var tree = PackedTree()
        try decoder.decode(schema.pduType, chunk.data.span, into: &tree)
        #expect(packet.faults != [] || tree.remarks.isEmpty)
        let value = PackedTreeReader(schema.packed, chunk.data.span).value(0, of: tree)
        return try #require(DecodedSignal(value, chunk, packet))
      }
    }
  }
}

extension DecodedSignal {
  init?(_ value: PackedValue, _ chunk: DataChunk, _ packet: DecodedPacket) {
    guard case .choice(let role, let body) = value, case .integer(let code)? = body["procedureCode"],
      case .item(let criticality)? = body["criticality"],
      case .contained(let name, let content)? = body["value"],
      case .list(let fields)? = content["protocolIEs"]
    else { return nil }
    (time, source, self.chunk, faults) = (packet.time, packet.source, chunk, packet.faults)
    (self.role, self.code, self.criticality, self.name) = (role, code, criticality, name)
    elements = fields.compactMap { field in
      guard case .integer(let id)? = field["id"], case .item(let criticality)? = field["criticality"],
        let value = field["value"]
      else { return nil }
      return (id, criticality, value)
    }
  }
}

extension [DecodedSignal] {
  /// The names of the messages, without those of the set-up.
  var script: [String] { map(\.name).filter { !$0.contains("Setup") || $0.contains("Context") } }
}
