import ApplicationProtocols
import PackedEncoding

/// The frames of all associations in the order of their times.
struct SignallingFrames: FrameSource {
  private let scenario: Scenario
  private let injector: AssociationFaultInjector
  private var planner: SignallingPlanner
  private var transport: SignallingTransport
  private let encoders: [SignalEncoder]
  private let writer: PacketWriter
  /// Packets that are sent, the next one last.
  private var packets: [PlannedPacket] = []
  /// Faults that hit the packet before, of those with data or with a fault, by the association and the end.
  private var ahead: [[[String]]]
  /// Nothing is sent from here on.
  private let end: Int64

  init(_ healthy: Scenario) {
    injector = AssociationFaultInjector(healthy)
    scenario = injector.scenario
    planner = SignallingPlanner(scenario)
    transport = SignallingTransport(scenario)
    encoders = scenario.associations.map { SignalEncoder($0.signalling.schema) }
    writer = PacketWriter(scenario)
    ahead = scenario.associations.map { _ in [[], []] }
    end = scenario.startTime + Int64(scenario.duration) * 1_000_000
  }

  var unusedFaults: [Int] { planner.unusedFaults.filter(injector.unused.contains) }

  mutating func next(into frame: inout SynthesizedFrame) throws -> Bool {
    while true {
      while var packet = packets.popLast() {
        packet.faults += injector.faults(of: packet)
        let faults = takeAhead(packet)
        guard packet.isCaptured else { continue }
        frame.time = scenario.capture.stamp(of: packet.sent, since: scenario.startTime)
        writer.write(packet, into: &frame.bytes)
        frame.faults = packet.faults
        frame.faultsAhead = faults
        return true
      }
      guard try advance() else { return false }
    }
  }

  /// The faults that hit the packet of the same flow before this one.
  private mutating func takeAhead(_ packet: PlannedPacket) -> [String] {
    guard packet.carriesData || !packet.faults.isEmpty else { return [] }
    defer { ahead[packet.association][packet.sender.rawValue] = packet.faults }
    return ahead[packet.association][packet.sender.rawValue]
  }

  /// Does what is next.
  /// - Returns: false behind the end of the scenario.
  private mutating func advance() throws -> Bool {
    let (message, timer) = (planner.time ?? .max, transport.time ?? .max)
    guard min(message, timer) < end else { return false }
    if timer <= message {
      transport.advance()
    } else if let signal = try planner.next() {
      transport.send(signal, try encoders[signal.association].encode(signal))
    }
    packets = transport.takePackets().reversed()
    return true
  }
}
