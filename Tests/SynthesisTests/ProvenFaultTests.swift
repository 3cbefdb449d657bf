import Documents
import Foundation
import Synthesis
import Testing

/// Every fault of the fronthaul in the scenario that proves it: what it hits it changes in one place, and nothing
/// else. Those of F1-U are looked at in ``UserPlaneFaultTests``, those of F1 and E1 in ``SignallingFaultTests``.
@Suite struct ProvenFaultTests {
  /// An entry of a proof file.
  struct Case: CustomTestStringConvertible, Sendable {
    var file: String
    var document: Document
    var faults: Node
    var names: [String]
    var testDescription: String { "\(names.joined(separator: " and ")) in \(file)" }
  }

  /// The first entry for each fault.
  static let cases: [Case] = {
    var seen: Set<String> = []
    return entries.filter { entry in
      let isNew = entry.names.contains { !seen.contains($0) }
      seen.formUnion(entry.names)
      return isNew
    }
  }()

  /// Every entry of every proof file.
  private static let entries: [Case] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".proofs.yaml") }.sorted().flatMap { file -> [Case] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      guard let document = YAMLReader.read(text, file: file).document else { return [] }
      return (document.root["proofs"]?.sequence ?? []).compactMap { proof in
        proof["faults"].map { faults in
          Case(
            file: file, document: document, faults: faults,
            names: (faults.sequence ?? []).compactMap { $0["fault"]?.text })
        }
      }
    }
  }()

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/oran-cus").standardized

  /// The healthy frames of each scenario.
  private static let healthy: [String: (scenario: Scenario, frames: [SynthesizedFrame])] = {
    var found: [String: (scenario: Scenario, frames: [SynthesizedFrame])] = [:]
    for entry in entries where found[entry.file] == nil {
      let path = folder.appending(path: entry.document.root["scenario"]?.text ?? "").path
      guard let scenario = Scenario.load(path).scenario else { continue }
      found[entry.file] = (try? Synthesizer(scenario).frames()).map { (scenario, $0) }
    }
    return found
  }()

  @Test func everyFaultIsProved() {
    let proved = Set(Self.entries.flatMap(\.names))
    let others = Set(UserPlaneFaultTests.faults.map(\.name) + SignallingFaultTests.names)
    #expect(Fault.all.map(\.name).filter { !proved.contains($0) && !others.contains($0) } == [])
  }

  @Test(arguments: cases) func itChangesWhatItHitsAndNothingElse(_ entry: Case) throws {
    let (scenario, before) = try #require(Self.healthy[entry.file])
    let (faults, diagnostics) = scenario.readFaults(entry.faults, in: entry.document)
    #expect(diagnostics.map(\.description) == [])
    var faulty = scenario
    faulty.faults = faults
    var after: [SynthesizedFrame] = []
    let unused = try Synthesizer(faulty).forEachFrame { after.append(copy $0) }
    #expect(unused == [])

    let hit = after.filter { !$0.faults.isEmpty }
    let spared = after.filter(\.faults.isEmpty)
    #expect(hit.allSatisfy { $0.faults.allSatisfy(entry.names.contains) })
    switch entry.names[0] {
    case "sequence-loss":
      #expect(hit.isEmpty)
      #expect(after.count == before.count - 1)
      #expect(after.filter { $0.faultsAhead == entry.names }.count == 1)
      expectSameBytes(spared, isPartOf: before)
    case "fragment-unsent":
      // The numbers go on as if nothing lacked.
      #expect(after.count == before.count - 1)
      expectSameBytes(spared, isPartOf: before)
    case "sequence-duplicate":
      #expect(after.count == before.count + 1)
      expectSameBytes(after, isPartOf: before)
      #expect(spared.map(\.bytes) == before.map(\.bytes))
    case "sequence-swap", "held-back", "c-plane-after-u-plane":
      // Only the order is another one.
      #expect(hit.count == 1)
      #expect(after.map(\.time).adjacentAreSorted)
      #expect(after.map(\.bytes) != before.map(\.bytes))
      #expect(
        after.map(\.bytes).sorted(by: lexicographically) == before.map(\.bytes).sorted(by: lexicographically))
    case "symbols-swapped":
      // The order is another one, and the numbers, behind tag, eCPRI header and eAxC, go on as before.
      #expect(hit.count == 1)
      #expect(after.map { $0.bytes[24] } == before.map { $0.bytes[24] })
      let contents = [before, after].map { frames in
        frames.map { frame in
          var bytes = frame.bytes
          bytes[24] = 0
          return bytes
        }
      }
      #expect(contents[0] != contents[1])
      #expect(
        contents[0].sorted(by: lexicographically) == contents[1].sorted(by: lexicographically))
    case "frame-skip-256":
      #expect(hit.count == 1)
      #expect(after.count == before.count - 256)
      expectSameBytes(after, isPartOf: before)
    case let name where Self.delays.contains(name):
      // Only times are others, and with them the order.
      #expect(!hit.isEmpty)
      #expect(after.map(\.time).adjacentAreSorted)
      #expect(after.map(\.time) != before.map(\.time))
      #expect(
        after.map(\.bytes).sorted(by: lexicographically) == before.map(\.bytes).sorted(by: lexicographically))
    default:
      try expectChanges(entry.names, before, after)
    }
  }

  /// The faults that send messages at another time.
  private static let delays = Set(
    FaultGroup.all.filter { $0.title.contains("delay windows") }.flatMap(\.faults).map(\.name))

  /// Frame by frame, as many as before: those that are hit differ, in the places that belong to the faults.
  private func expectChanges(
    _ faults: [String], _ before: [SynthesizedFrame], _ after: [SynthesizedFrame]
  ) throws {
    try #require(before.count == after.count)
    let known = faults.compactMap { Self.places[$0] }
    let places = known.count == faults.count ? known.flatMap { $0 } : nil
    for (old, new) in zip(before, after) {
      #expect(old.time == new.time)
      guard !new.faults.isEmpty else {
        #expect(old.bytes == new.bytes)
        continue
      }
      #expect(old.bytes != new.bytes)
      guard let places else { continue }
      let changed = (0..<max(old.bytes.count, new.bytes.count)).filter { place in
        let (one, other) = (old.bytes.indices.contains(place), new.bytes.indices.contains(place))
        return one != other || old.bytes[place] != new.bytes[place]
      }
      #expect(changed.allSatisfy { place in places.contains { $0.contains(place) } }, "\(changed)")
    }
  }

  private func expectSameBytes(_ frames: [SynthesizedFrame], isPartOf others: [SynthesizedFrame]) {
    let known = Set(others.map(\.bytes))
    #expect(frames.allSatisfy { known.contains($0.bytes) })
  }

  private func lexicographically(_ a: [UInt8], _ b: [UInt8]) -> Bool { a.lexicographicallyPrecedes(b) }

  private static let end = 10_000

  /// The bytes of a frame that each fault may change: Ethernet with a VLAN tag 0 to 17, eCPRI from 18 on, the
  /// application layer from 26 on; of messages without identifiers from 22 on. What changes the size of a message
  /// changes the bytes from there on.
  private static let places: [String: [ClosedRange<Int>]] = [
    "vlan-change": [14...15], "vlan-of-direction": [14...15], "priority-change": [14...14],
    "wrong-sender": [0...11],

    "ecpri-version": [18...18], "ecpri-reserved-bits": [18...18], "concatenation-bit": [18...18],
    "message-type-reserved": [19...19], "message-type-unused": [19...19],
    "payload-size-too-large": [20...21], "payload-size-zero": [20...21], "payload-size-too-small": [20...21],
    "padding-not-zero": [42...59], "trailer-not-zero": [60...end], "frame-too-long": [60...end],
    "message-cut": [20...21, 28...end],
    "e-bit-clear-in-c-plane": [25...25], "e-bit-clear-in-u-plane": [25...25],
    "subsequence-in-c-plane": [25...25], "subsequence-in-u-plane": [25...25],

    "report-on-dl": [26...26], "payload-version": [26...26], "filter-index-on-dl": [26...26],
    "filter-index-reserved": [26...26], "filter-index-on-channels": [26...26],
    "filter-index-of-other-prach": [26...26], "frame-id-jump": [27...27], "radio-time-behind": [27...29],
    "subframe-out-of-range": [28...28], "slot-out-of-range": [28...29], "symbol-out-of-range": [29...29],

    "u-plane-no-sections": [20...21, 30...end], "u-plane-excess-bytes": [20...21, 60...end],
    "symbol-increment": [31...31], "all-prbs-start": [31...32], "u-plane-reserved-bits": [35...35],
    "second-mask-with-rb": [38...39], "u-plane-method-reserved": [34...34],
    "compression-change": [20...21, 34...end], "compression-method-change": [20...21, 34...end],
    "header-form-change": [20...21, 34...end], "modulation-in-ul": [20...21, 34...end],
    "modulation-width": [20...21, 34...end], "mu-law-width": [20...21, 34...end],

    "delay-action-reserved": [23...23], "delay-seconds-without-time": [24...29],
    "delay-nanoseconds": [30...33], "delay-nanoseconds-without-time": [30...33],
    "delay-compensation-without-time": [34...41], "delay-compensation-scale": [34...41],
    "memory-read-write-reserved": [23...23], "memory-request-response-reserved": [23...23],
    "reset-code-reserved": [24...24], "event-type-reserved": [23...23], "event-with-elements": [23...23],
    "event-without-elements": [23...23], "event-elements-missing": [25...25],
  ]
}

extension [Int64] {
  fileprivate var adjacentAreSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
