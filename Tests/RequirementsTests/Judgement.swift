import CaptureFiles
import Conformance
import Events
import Foundation
import Fronthaul
import Profiles
import Transport
import Wire

/// The shipped profile, judging traces as `tekigo check` does: frame bytes → transport → decoder → engine.
enum Judgement {
  static let catalogue = Catalogue([FronthaulCatalogue.events])

  /// The profile of this checkout, whatever the working directory, and what its loader says about it.
  static let loaded = Profile.load(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Profiles/spec/oran-cus.yaml").standardized.path,
    catalogue: catalogue, asOf: "2026-01-01")

  static let requirements = loaded.profile?.requirements ?? []

  static let units = [
    UnitDescription(
      name: "O-DU", role: "O-DU", addresses: ["02:00:00:00:00:01"], provenance: "profile"),
    UnitDescription(
      name: "O-RU", role: "O-RU", addresses: ["02:00:00:00:00:02"], provenance: "profile"),
  ]

  /// What the engine says of each requirement, by id.
  static func results(of trace: Trace) throws -> [String: RequirementResult] {
    var directory = UnitDirectory()
    for (unit, role) in zip(units, [FronthaulRole.du, .ru]) {
      directory.declare(addresses: unit.addresses, role: role)
    }
    let engine = Engine(requirements, catalogue: catalogue)
    var sink = TransportSink(
      TransportDecoder(), Packets(FronthaulDecoder(trace.settings, units: directory), engine))
    for (index, frame) in trace.frames.enumerated() {
      let bytes = try frame.encode()
      _ = sink.receive(
        FrameInfo(number: index + 1, time: frame.time, capturedLength: bytes.count), bytes.span)
    }
    sink.consumer.finish()
    let results = sink.consumer.engine.finish(CaptureLimits(), waivers: [], units: units)
    return Dictionary(results.map { ($0.requirement.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes payloads to the decoder.
  private struct Packets: PacketConsumer, ~Copyable {
    var decoder: FronthaulDecoder
    var engine: Engine

    init(_ decoder: consuming FronthaulDecoder, _ engine: consuming Engine) {
      self.decoder = decoder
      self.engine = engine
    }

    mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
      let link = packet.link
      decoder.receive(
        FrameHeader(
          capture: 0, number: frame.number, time: frame.time, originalLength: frame.originalLength,
          source: link.source, destination: link.destination, sender: NodeAddress(mac: link.source),
          receiver: NodeAddress(mac: link.destination), vlanId: link.vlanId, vlanPriority: link.vlanPriority,
          vlanTags: link.vlanTags, encapsulation: .ethernet, payload: packet.payload,
          originalEnd: packet.payloadEnd),
        bytes, into: &engine)
      return true
    }

    mutating func receive(
      malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
    ) -> Bool { true }

    mutating func finish() { decoder.finish(into: &engine) }
  }
}
