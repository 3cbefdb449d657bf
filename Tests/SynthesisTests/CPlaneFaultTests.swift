import Documents
import Foundation
import Fronthaul
import Synthesis
import Testing

/// The faults of C-plane messages, each put into a message of the stories that prove the requirements.
@Suite struct CPlaneFaultTests {
  /// What a fault does to the message that it hits.
  enum Change: Equatable, Sendable {
    /// Fields that have other values behind it, and nothing else has.
    case fields([String])
    /// A byte that the codec would not write so.
    case oneByte
    /// Neither the application layer nor its length.
    case outside
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var fault: String
    var message: String
    var value: Int?
    var change: Change
    var testDescription: String { "\(fault) in \(message)" }

    init(_ fault: String, in message: String, value: Int? = nil, _ change: Change) {
      self.fault = fault
      self.message = message
      self.value = value
      self.change = change
    }

    init(_ fault: String, in message: String, value: Int? = nil, _ fields: String...) {
      self.init(fault, in: message, value: value, .fields(fields))
    }
  }

  static let headers: [Row] = [
    Row("no-sections", in: "whole-slot", "numberOfSections", "sections"),
    Row("section-type-2", in: "whole-slot", .oneByte),
    Row("section-type-reserved", in: "whole-slot", .oneByte),
    Row("section-type-unsupported", in: "whole-slot", .oneByte),
    Row("section-type-of-other-endpoint", in: "whole-slot", .oneByte),
    Row("compression-in-dl-c-plane", in: "whole-slot", "udIqWidth"),
    Row("modulation-compression-for-ul", in: "ul-method-1", "udCompMeth"),
    Row("compression-method-reserved", in: "ul-method-1", "udCompMeth"),
    Row("request-compression-change", in: "reordered", "udIqWidth"),
    Row("time-offset-beyond-slot", in: "scs-30", "timeOffset"),
    Row("fft-size-reserved", in: "unused", "frameStructureFft"),
    Row("fft-size-reserved", in: "se15", "extension 15 sectionFft"),
    Row("scs-reserved", in: "unused", "frameStructureScs"),
    Row("scs-reserved", in: "se15", "extension 15 sectionScs"),
  ]

  static let descriptions: [Row] = [
    Row("wrong-section-count", in: "whole-slot", .oneByte),
    Row("bytes-behind-sections", in: "whole-slot", "rest"),
    Row("reserved-bits", in: "whole-slot", "reserved0"),
    Row("section-reserved-bits", in: "scs-30", "section reserved0"),
    Row("prb-beyond-carrier", in: "last-prbs", "section startPrbc"),
    Row("prb-beyond-carrier", in: "report", "section startPrbc"),
    Row("all-prbs-not-from-start", in: "all-prbs", "section startPrbc"),
    Row("re-mask-empty", in: "whole-slot", "section reMask"),
    Row("every-other-of-all-prbs", in: "of-ue-all-prbs", "section rb"),
    Row("later-description-increments", in: "two-descriptions", "section symInc"),
    Row("first-prb-of-other-description", in: "two-descriptions", "section startPrbc"),
    Row("prbs-of-other-description", in: "two-descriptions", "section numPrbc"),
    Row("symbols-of-other-description", in: "two-descriptions", "section numSymbol"),
    Row("num-symbol-reserved", in: "whole-slot", "section numSymbol"),
    Row("num-symbol-overrun", in: "second-half", "section numSymbol"),
    Row("start-symbol-late", in: "whole-slot", "startSymbolId"),
  ]

  static let sectionTypes: [Row] = [
    Row("command-scope-reserved", in: "tdd-pattern", "cmdScope"),
    Row("no-commands", in: "beams", "numberOfST4Cmds", "sections"),
    Row("command-type-reserved", in: "tdd-pattern", .oneByte),
    Row("beam-command-with-slots", in: "beams", "section numSlots"),
    Row("sleep-start-symbol", in: "sleep", "startSymbolId"),
    Row("antenna-control-scope", in: "antennas", "cmdScope"),
    Row("sleep-symbol-mask-partial", in: "sleep", "section symbolMask"),
    Row("channel-compression-reserved", in: "channel-bfp", "ciCompMeth"),
    Row("channel-every-other-block", in: "channel-bfp", "section rb"),
    Row("laa-message-type-reserved", in: "lbt-drs-response", .oneByte),
    Row("laa-wrong-sender", in: "lbt-request", .outside),
    Row("lbt-defer-factor-undefined", in: "lbt-long-request", "section lbtDeferFactor"),
    Row("lbt-offset-beyond-subframe", in: "lbt-long-request", "section lbtOffset"),
    Row("lbt-traffic-class-reserved", in: "lbt-class-1", "section lbtTrafficClass"),
    Row("laa-length-zero", in: "lbt-answer", "section laaMsgLen"),
    Row("command-mask-before-start", in: "beams-within-slot", "section symbolMask"),
    Row("command-mask-before-start", in: "pattern-of-o-ru", "section dirPattern"),
    Row("command-mask-before-start", in: "pattern-of-o-ru", value: 1, "section guardPattern"),
    Row("antenna-mask-reserved", in: "two-antennas", "section log2MaskBits"),
    Row("ready-within-slot", in: "ready", "symbolId"),
    Row("measured-symbols-empty", in: "request-in-part", "part symbolMask"),
    Row("measured-symbols-outside", in: "request-in-part", "part symbolMask"),
    Row("channel-occupancy-out-of-range", in: "lbt-request", "section MCOT"),
    Row("request-refused", in: "feedback", "section numberOfNacks", "section nack"),
    Row("sinr-resolution-reserved", in: "sinr", "numSinrPerPrb"),
    Row("sinr-resolution-reserved", in: "se28", "extension 28 report ueNumSinrPerPrb"),
    Row("report-of-part-of-slot", in: "report", "section numSymbol"),
    Row("report-type-reserved", in: "report", .oneByte),
    Row("request-type-unknown", in: "request", .oneByte),
    Row("radial-speed-out-of-range", in: "report", "part ueRadialSpeed"),
  ]

  static let commonExtensions: [Row] = [
    Row("extension-type-unknown", in: "se22", .oneByte),
    Row("extension-type-unknown", in: "se-chain", .oneByte),
    Row("extension-of-other-section-type", in: "se9", "extensions"),
    Row("extension-unsupported", in: "se9", "extensions"),
    Row("extension-of-other-endpoint", in: "se9", "extensions"),
    Row("extension-of-other-section-type", in: "se8", "extensions"),
    Row("extension-length-zero", in: "se22", .oneByte),
    Row("extension-length-beyond-message", in: "se22", .oneByte),
    Row("extension-count-beyond-length", in: "se10", .oneByte),
    Row("extension-too-long", in: "se22", "extension 22"),
    Row("extension-too-long", in: "se-chain", "extension 9"),
    Row("extension-padding", in: "se16", .oneByte),
    Row("extension-reserved-bits", in: "se9", "extension 9 reserved0"),
    Row("extension-reserved-bits", in: "se24", "extension 24 reserved0"),
  ]

  static let extensions: [Row] = [
    Row("weight-compression-reserved", in: "se1", "extension 1 bfwCompMeth"),
    Row("weight-compression-reserved", in: "se11-weights", "extension 11 bfwCompMeth"),
    Row("modulation-compression-on-ul", in: "se18", "extensions"),
    Row("modulation-compression-on-ul", in: "se18", value: 5, "extensions"),
    Row("modulation-compression-on-ul", in: "se18", value: 23, "extensions"),
    Row("bundle-size-zero", in: "se11", "extension 11 numBundPrb"),
    Row("beam-type-reserved", in: "se27", .oneByte),
    Row("symbol-mask-empty", in: "se6", "extension 6 symbolMask"),
    Row("symbol-mask-empty", in: "se12", "extension 12 symbolMask"),
    Row("symbol-mask-empty", in: "se20", "extension 20 pattern symbolMask"),
    Row("priority-reserved", in: "se6", "extension 6 priority"),
    Row("priority-reserved", in: "se12", "extension 12 priority"),
    Row("priority-reserved", in: "se19", "extension 19 priority"),
    Row("hop-beyond-section", in: "se13", "extension 13 hop nextSymbolId"),
    Row("symbol-mask-before-start", in: "free-ranges", "extension 12 symbolMask"),
    Row("extension-beside-excluded", in: "excluded-in-19", "extensions"),
    Row("technology-reserved", in: "lte", "extension 9 technology"),
    Row("nulling-layer-undefined", in: "nulled-layer", "extension 14 layers nullLayerInd"),
    Row("user-ids-reserved", in: "users", "extension 17 user numUeID"),
    Row("no-puncturing-patterns", in: "se20", "extension 20 numPuncPatterns", "extension 20 pattern"),
    Row("puncture-re-mask-empty", in: "se20", "extension 20 pattern puncReMask"),
    Row("rbg-size-reserved", in: "se6", "extension 6 rbgSize"),
    Row("rbg-size-reserved", in: "se20", "extension 20 pattern rbgSize"),
    Row("rbg-mask-beyond-section", in: "se6", "extension 6 rbgMask"),
    Row("rbg-mask-too-short", in: "se6-wide", "extension 6 rbgSize"),
    Row(
      "common-beam-of-ue", in: "se10-list", "extension 10 beamGroupType", "extension 10 listedPort",
      "extension 10 portListIndex"),
    Row("port-list-index-zero", in: "se10-list", "extension 10 portListIndex"),
    Row("transmission-management-on-dl", in: "se9", "extensions"),
    Row("transmission-type-reserved", in: "se18", "extension 18 toT"),
    Row("pusch-repetition-on-dl", in: "se8", "extensions"),
    Row("channel-group-size-reserved", in: "se21", "extension 21 ciPrbGroupSize"),
    Row("channel-groups-of-all-prbs", in: "groups-of-2", "section numPrbc"),
    Row("scaling-missing", in: "scale-one", "extension 5 scale mcScaleReMask"),
    Row("scaling-twice", in: "scale-two", "extension 5 scale"),
    Row("last-bundle-continues", in: "bundles", "extension 11 bundle contInd"),
    Row("unused-range-with-offset", in: "ranges", "extension 12 range numPrb"),
    Row(
      "hop-goes-back", in: "hops", "extension 13 hop nextStartPrbc", "extension 13 hop nextStartPrbc",
      "extension 13 hop nextSymbolId", "extension 13 hop nextSymbolId"),
    Row("transmission-window-too-long", in: "window-longest", "extension 18 transmissionWindowSize"),
    Row("transmission-types-differ", in: "types-alike", "extension 18 toT"),
    Row("request-identifier-again", in: "requests-of-other-antenna", "extension 22 ackNackReqId"),
    Row("priorities-of-both-signs", in: "raised-ranges", "extension 12 priority"),
    Row("dmrs-part-of-elements", in: "fed-back", "section reMask"),
    Row("reordering-without-dmrs", in: "reordered", "extension 24"),
    Row("feedback-without-dmrs", in: "fed-back", "extension 24"),
    Row("offsets-without-ports", in: "fed-back", "extension 26 numFoFb", "extension 26 offset"),
    Row("user-group-size-reserved", in: "se24", "extension 24 userGroupSize"),
    Row("user-group-reserved", in: "se24", "extension 24 userGroupId"),
    Row("dmrs-entry-type-reserved", in: "se24-inheriting", "extension 24 entry"),
    Row("dmrs-first-entry-inherits", in: "se24-inheriting", "extension 24 entry"),
    Row("dmrs-port-reserved", in: "se24", "extension 24 entry dmrsPortNumber"),
    Row("reordered-symbol-reserved", in: "se25", value: 9, "extension 25 layer txWinForOnAirSymbol9"),
    Row("frequency-offset-out-of-range", in: "se26", "extension 26 offset freqOffsetFb"),
  ]

  static let rows = headers + descriptions + sectionTypes + commonExtensions + extensions

  /// A fault that is added for C-plane messages belongs into this table.
  @Test func everyFaultOfSectionsAndExtensionsIsHere() {
    let clauses = [
      "cus/7.4/", "cus/7.5.2.9/", "cus/7.5.2.10/", "cus/7.5.2.13/", "cus/7.5.3", "cus/7.6", "cus/7.7",
    ]
    let faults = Fault.all.filter { fault in
      fault.targets.contains { target in
        // The increment of symbols is forbidden in the U-plane by a clause of the C-plane.
        if case .uPlane = target { return false }
        return clauses.contains { target.requirement?.hasPrefix($0) ?? false }
      }
    }
    // What is wrong only beside other messages is looked at with its proof.
    let relative = [
      "sections-beyond-limit", "beams-beyond-limit", "prach-of-other-cell", "prach-of-other-spacing",
      "prach-of-other-prefix", "section-beyond-prefix", "occasion-beyond-channel", "occasion-skipped",
      "occasions-end", "hop-of-other-group",
    ]
    let here = Set(Self.rows.map(\.fault) + relative)
    #expect(faults.map(\.name).filter { !here.contains($0) } == [])
    #expect(faults.count >= 60)
  }

  @Test(arguments: rows) func aFaultChangesItsFieldAndNothingElse(_ row: Row) throws {
    let story = try #require(Stories.all.first { $0.names.contains(row.message) })
    let value = row.value.map { ", value: \($0)" } ?? ""
    let frames = try story.frames(
      "faults:\n  - { fault: \(row.fault), message: \(row.message)\(value), count: 9 }\n")
    let healthy = story.healthy
    try #require(frames.count == healthy.count)
    let hit = frames.indices.filter { frames[$0] != healthy[$0] }
    #expect(hit.count == 1, "one message has the name")
    let place = try #require(hit.first)
    #expect(frames.indices.filter { frames[$0].faults == [row.fault] } == hit)
    #expect(frames[place].time == healthy[place].time)
    let (before, after) = (healthy[place], frames[place])
    switch row.change {
    case .fields(let names):
      #expect(try before.message().differences(from: try after.message()) == names.sorted())
    case .oneByte:
      let changed = before.bytes.indices.filter { before.bytes[$0] != after.bytes[$0] }
      #expect(before.bytes.count == after.bytes.count)
      #expect(changed.count == 1 && changed.allSatisfy { $0 >= 26 && $0 < before.messageEnd }, "\(changed)")
    case .outside: #expect(before.bytes[18...] == after.bytes[18...])
    }
  }

  /// Where a field has harmless values between the wrong ones, only these are strengths.
  @Test func aStrengthBetweenTheRangesIsRefused() throws {
    for value in [1, 14, 16] {
      let (scenario, diagnostics) = Scenario.read(
        SampleScenario.text + "faults:\n  - { fault: num-symbol-reserved, value: \(value) }\n",
        file: "sample.yaml")
      #expect(scenario == nil)
      #expect(
        diagnostics.first?.message == "the strength of `num-symbol-reserved` is 0, 15 (symbols)")
    }
    #expect(
      Fault.named("num-symbol-reserved")?.explanation.contains("value: 0, 15 (symbols), 0 unless given")
        == true
    )
  }
}

/// The scenarios of the proofs, without their traffic.
struct Stories {
  let names: [String]
  let healthy: [SynthesizedFrame]
  private let text: String

  static let all: [Stories] = [
    "section-descriptions", "section-types", "section-extensions", "extension-contents", "code-points",
  ]
  .compactMap { try? Stories($0) }

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Proofs/oran-cus/\(name).scenario.yaml")
    text = try String(contentsOf: file, encoding: .utf8).replacing("dl: 20, ul: 20", with: "dl: 0, ul: 0")
    let (scenario, _) = Scenario.read(text, file: name)
    names = try #require(scenario).messages.compactMap(\.name)
    healthy = try Synthesizer(try #require(scenario)).frames()
  }

  func frames(_ faults: String) throws -> [SynthesizedFrame] {
    let (scenario, diagnostics) = Scenario.read(text + "\n" + faults, file: "story.yaml")
    #expect(diagnostics.map(\.description) == [])
    return try Synthesizer(try #require(scenario)).frames()
  }
}

extension SynthesizedFrame {
  /// The C-plane message in a frame with one VLAN tag.
  func message() throws -> CPlaneMessage { try CPlaneMessage(bytes.span, 26..<messageEnd) }
}

extension CPlaneMessage {
  /// The names of what differs, sorted. What is decoded is encoded to the same bytes, so nothing is missed.
  func differences(from other: CPlaneMessage) -> [String] {
    var names = header.differences(from: other.header, "")
    if rest != other.rest { names.append("rest") }
    guard sections.count == other.sections.count else { return (names + ["sections"]).sorted() }
    for (a, b) in zip(sections, other.sections) {
      names += a.fields.differences(from: b.fields, "section ")
      if a.samples != b.samples { names.append("samples") }
      if a.parts.count != b.parts.count { names.append("parts") }
      for (a, b) in zip(a.parts, b.parts) { names += a.differences(from: b, "part ") }
      if a.extensions.count != b.extensions.count { names.append("extensions") }
      for (a, b) in zip(a.extensions, b.extensions) where a != b {
        let name = "extension \(a.type)"
        guard a.type == b.type, let a = a.fields, let b = b.fields else {
          names.append(name)
          continue
        }
        names += a.differences(from: b, name + " ")
      }
    }
    return names.sorted()
  }
}

extension LayoutValue {
  fileprivate func differences(from other: LayoutValue, _ head: String) -> [String] {
    var names = Set(numbers.keys).union(other.numbers.keys).filter { numbers[$0] != other.numbers[$0] }
      .map { head + $0 }
    names += Set(bytes.keys).union(other.bytes.keys).filter { bytes[$0] != other.bytes[$0] }.map { head + $0 }
    for name in Set(groups.keys).union(other.groups.keys) where groups[name] != other.groups[name] {
      let (a, b) = (groups[name] ?? [], other.groups[name] ?? [])
      // Items that have the same fields differ in some of them.
      guard a.count == b.count, zip(a, b).allSatisfy({ Set($0.numbers.keys) == Set($1.numbers.keys) }) else {
        names.append(head + name)
        continue
      }
      for (a, b) in zip(a, b) { names += a.differences(from: b, head + name + " ") }
    }
    return names
  }
}
