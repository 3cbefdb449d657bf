import Synthesis
import Testing

@Suite struct FaultTests {
  /// The bytes of a frame that each fault may change: Ethernet with VLAN 0 to 17, eCPRI 18 to 25, application
  /// from 26 on.
  private static let places: [String: [ClosedRange<Int>]] = [
    "ecpri-version": [18...18],
    "payload-size-too-large": [20...21],
    "e-bit-clear-in-c-plane": [25...25],
    "vlan-change": [14...15],
    "payload-version": [26...26],
    "frame-id-jump": [27...27],
    "slot-out-of-range": [28...29],
    "symbol-out-of-range": [29...29],
    "filter-index-on-dl": [26...26],
    "wrong-section-count": [30...30],
    "num-symbol-overrun": [39...39],
    "reserved-bits": [33...33],
    // ef, and the extension in what was padding; the message is longer.
    "extension-length-zero": [20...21, 40...40, 42...45],
  ]

  private func frames(_ fault: String, _ conditions: String) throws -> [SynthesizedFrame] {
    try Synthesizer(
      try SampleScenario.scenario("faults:\n  - { fault: \(fault), \(conditions) }\n")
    ).frames()
  }

  private func healthy() throws -> [SynthesizedFrame] {
    try Synthesizer(try SampleScenario.scenario()).frames()
  }

  /// C-plane downlink messages, or what the fault can hit.
  private func conditions(_ fault: Fault) -> String {
    fault.name == "compression-change" || fault.name.hasPrefix("u-plane")
      ? "plane: U, direction: DL, count: 2" : "plane: C, direction: DL, count: 2"
  }

  @Test func thereAreAtLeastTenFaultsWithNamesOfTheirOwn() {
    #expect(Fault.all.count >= 10)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    #expect(Fault.all.allSatisfy { !$0.summary.isEmpty && !$0.targets.isEmpty })
    #expect(Fault.all.flatMap(\.requirements).allSatisfy { $0.contains("/") })
  }

  @Test(arguments: places.keys.sorted()) func aFaultChangesItsFieldAndNothingElse(name: String) throws {
    let fault = try #require(Fault.named(name))
    let before = try healthy()
    let after = try frames(name, conditions(fault))
    #expect(before.count == after.count)
    let allowed = Self.places[name] ?? []
    var changed = 0
    for (old, new) in zip(before, after) {
      #expect(old.time == new.time)
      #expect(old.bytes.count == new.bytes.count)
      let places = old.bytes.indices.filter { old.bytes[$0] != new.bytes[$0] }
      #expect(places.allSatisfy { place in allowed.contains { $0.contains(place) } }, "\(places)")
      #expect(places.isEmpty == new.faults.isEmpty)
      if !places.isEmpty { changed += 1 }
    }
    #expect(changed == 2)
  }

  @Test func aLostMessageLeavesAGapInTheNumbersAndNothingElse() throws {
    let before = try healthy()
    let after = try frames("sequence-loss", "plane: U, direction: UL, eaxc: 0, every: 5, count: 3")
    let missing = before.filter { frame in !after.contains { $0.bytes == frame.bytes } }
    #expect(missing.count == 3)
    #expect(missing.allSatisfy { $0.isUPlane && !$0.isDownlink && $0.eAxC == 0 })
    let rest = before.filter { frame in !missing.contains { $0.bytes == frame.bytes } }
    #expect(after.map(\.bytes) == rest.map(\.bytes))
    // The frame of the flow behind each gap says what is missing before it.
    let behind = after.filter { $0.faultsAhead == ["sequence-loss"] }
    #expect(behind.map(\.sequenceId) == missing.map { $0.sequenceId &+ 1 })
  }

  @Test func aDuplicateIsTheSameFrameAgain() throws {
    let after = try frames("sequence-duplicate", "plane: U, count: 1")
    let doubled = zip(after, after.dropFirst()).filter { $0.bytes == $1.bytes }
    #expect(doubled.map { $0.0.faults } == [[]])
    #expect(doubled.map { $0.1.faults } == [["sequence-duplicate"]])
    #expect(after.count == (try healthy().count) + 1)
  }

  @Test func sectionsBeyondTheCarrierBeginInsideAndEndOutside() throws {
    let after = try frames("prb-beyond-carrier", "plane: C, direction: DL, count: 1")
    let hit = try #require(after.first { !$0.faults.isEmpty })
    let start = Int(hit.bytes[35] & 3) << 8 | Int(hit.bytes[36])
    #expect(start == 50)
    #expect(start + Int(hit.bytes[37]) > 51)
  }

  @Test func anotherCompressionShowsInTheHeaderOfTheSection() throws {
    let after = try frames("compression-change", "plane: U, direction: DL, count: 1")
    let hit = try #require(after.first { !$0.faults.isEmpty })
    #expect(hit.bytes[34] == 0x71)
    #expect(hit.size == 4 + 4 + 6 + Int(hit.bytes[33]) * 22)
  }

  @Test func conditionsSelectByRadioTime() throws {
    let after = try frames("payload-version", "at: { frame: 1, subframe: 0 }, count: 1000")
    let hit = after.filter { !$0.faults.isEmpty }
    #expect(!hit.isEmpty)
    #expect(hit.allSatisfy { $0.frameId == 9 && $0.subframeId == 0 })
    #expect(hit.count == after.filter { $0.frameId == 9 && $0.subframeId == 0 }.count)
  }

  @Test func aFaultThatHitsNothingIsReported() throws {
    let scenario = try SampleScenario.scenario(
      "faults:\n  - { fault: payload-version, at: { frame: 900 } }\n")
    #expect(try Synthesizer(scenario).forEachFrame { _ in } == [0])
  }
}
