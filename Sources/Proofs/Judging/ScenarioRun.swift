internal import CaptureFiles
internal import Conformance
internal import Events
internal import Fronthaul
internal import Harness
internal import Profiles
internal import Results
internal import Synthesis
internal import Transport
internal import Units
internal import Wire

/// A scenario, with or without faults, judged in memory.
struct ScenarioRun {
  let profile: Profile
  let scenario: Scenario
  /// What is added to the faults of the scenario.
  var faults: [FaultRequest] = []

  /// What was seen in a run.
  struct Observation {
    /// In the order of the requirements that were judged.
    var results: [RequirementResult]
    var units: [UnitDescription]
    var frames: Int
    /// Where the added faults show.
    var marks: [Proof.Witness: [MarkedFrame]]
    /// Names of the added faults that hit nothing.
    var unused: [String]
  }

  /// A frame that a fault hit, or behind which it shows.
  struct MarkedFrame {
    /// From 1, as a capture of the scenario would number it.
    var number: Int
    var sender: String
    var receiver: String
  }

  /// - Parameter program: the requirements to judge.
  /// - Throws: what the synthesis throws for a scenario whose numbers do not fit their fields.
  func judge(_ program: RuleProgram) throws -> Observation {
    var judge = FrameJudge(profile, program: program, samples: SampleMeasurement(threads: 1))
    var faulty = scenario
    faulty.faults += faults
    let names = Set(faults.map(\.name))
    var marks: [Proof.Witness: [MarkedFrame]] = [:]
    var number = 0
    let unused = try Synthesizer(faulty).forEachFrame { frame in
      number += 1
      let info = FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count)
      _ = judge.receive(info, frame.bytes.span)
      let isHit = !names.isDisjoint(with: frame.faults)
      let isBehind = !names.isDisjoint(with: frame.faultsAhead)
      guard isHit || isBehind else { return }
      var ends = FrameEnds(number)
      var decoder = TransportDecoder(ecpriPorts: [])
      _ = decoder.decode(info, frame.bytes.span, into: &ends)
      if isBehind { marks[.next, default: []].append(ends.frame) }
      guard isHit else { return }
      marks[.hit, default: []].append(ends.frame)
      marks[.last] = [ends.frame]
    }
    let judged = RunResult(judge.finish())
    return Observation(
      results: judged.requirements, units: judged.units, frames: number, marks: marks,
      unused: unused.filter { $0 >= scenario.faults.count }.map { faulty.faults[$0].name })
  }
}

/// Notes who sends a frame and who it is for.
private struct FrameEnds: PacketConsumer, ~Copyable {
  var frame: ScenarioRun.MarkedFrame

  init(_ number: Int) { frame = ScenarioRun.MarkedFrame(number: number, sender: "", receiver: "") }

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of info: FrameInfo) -> Bool {
    frame.sender = NodeAddress(senderOf: packet).text
    frame.receiver = NodeAddress(receiverOf: packet).text
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of info: FrameInfo
  ) -> Bool { true }
}
