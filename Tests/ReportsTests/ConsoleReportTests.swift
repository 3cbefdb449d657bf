import Events
import Foundation
import JSON
import Results
import Testing

@testable import Reports

@Suite struct ConsoleReportTests {
  private func text(_ run: RunResult, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions()
    change(&options)
    return ConsoleReport(run: run, options: options).text
  }

  private func place(_ part: String, in text: String) throws -> String.Index {
    try #require(text.range(of: part), "\(part) is missing").lowerBound
  }

  @Test func theReportGoesFromTheCaptureToTheOutcome() throws {
    let text = text(Sample.everything) { $0.isVerbose = true }
    let order = [
      "trace.pcapng", "Demonstration pair", "frames before 10", "FAILURES",
      "OBSERVATIONS (no clause demands it)", "SEEN cus/9/seen",
      "observation, ETSI TS 103 859", "INCONCLUSIVE", "NOT JUDGED", "\nUnits\n", "Decode configuration",
      "NOT EXERCISED",
      "11 requirements", "no nonconformity observed in 3 of 5", "FAIL (exit code 1)",
    ]
    let places = try order.map { try place($0, in: text) }
    #expect(places == places.sorted())
  }

  @Test func settingsAndGapsTakeALineEachUnlessTheUserAsks() {
    var run = Sample.run([Sample.result(Sample.requirement("cus/1/gap"), .notExercised)])
    run.configuration = [Sample.flow("a", frames: 1), Sample.flow("b", frames: 2, width: "14")]
    let short = text(run)
    #expect(short.contains("decoded    2 flows; settings inferred: udIqWidth (--verbose shows them)"))
    #expect(
      short.contains("NOT EXERCISED: 1 requirement of 1, a gap of the declared scope (--verbose lists them)"))
    let long = text(run) { $0.isVerbose = true }
    #expect(long.contains("Decode configuration\n  1 flow, 1 frame: a"))
    #expect(long.contains("NOT EXERCISED (gaps of the declared scope)\n  cus"))
  }

  @Test func whatTheProfileRequiresIsListedInAnyCase() {
    var required = Sample.requirement("iot/prach")
    required.exerciseRequired = true
    let text = text(Sample.run([Sample.result(required, .notExercised)]))
    #expect(text.contains("iot/prach: the profile requires it"))
  }

  @Test func anAdvisoryIsSmallAndKeepsItsFirstFrame() throws {
    let short = text(Sample.everything)
    #expect(short.contains("FAIL cus/9/should"))
    #expect(short.contains("du1: value in 3 of 10 instances, first in frame 3: payloadVersion was 2"))
    #expect(!short.contains("frame.number == 3 "))
    #expect(text(Sample.everything) { $0.isVerbose = true }.contains("frame.number == 3 "))
    // What makes the run fail has its evidence.
    #expect(short.contains("frame.number == 42 "))
  }

  @Test func departuresAreListedThoughTheRequirementPasses() throws {
    let text = text(Sample.run([Sample.departed]))
    let order = [
      "DEPARTURES", "cus/7.5.2/version  shall (departed)",
      "assert: payloadVersion == 1 → payloadVersion in [1, 2]", "lab.yaml:12: old encoder",
      "1 pass (1 departed)",
    ]
    let places = try order.map { try place($0, in: text) }
    #expect(places == places.sorted())
  }

  @Test func aParameterInThePlaceOfAnotherValueIsShownWithBoth() {
    let line = "ta4_max = 500 us (demo.yaml:12), in the place of 400 us (oran-cus.yaml:9)"
    #expect(text(Sample.everything).contains("Parameters in the place of other values\n  \(line)"))
  }

  @Test func aFailureThatFollowsFromAnObservationStaysAFailure() throws {
    let seen = Sample.result(
      Sample.requirement("cus/9/seen", level: .may, status: .observation), .fail,
      findings: [Sample.finding(frame: 4)])
    let failed = Sample.result(
      Sample.requirement("cus/1/failed"), .fail,
      findings: [Sample.finding(frame: 4, consequenceOf: "cus/9/seen")])
    let text = text(Sample.run([seen, failed], outcome: .fail))
    #expect(!text.contains("OBSERVATIONS"))
    #expect(try place("FAILURES", in: text) < place("SEEN cus/9/seen", in: text))
    #expect(try place("SEEN cus/9/seen", in: text) < place("cus/1/failed", in: text))
  }

  @Test func aCountOfFailuresIsOfWhatWasJudgedInItsOwnName() {
    var result = Sample.result(Sample.requirement("a"), .fail, findings: [Sample.finding(frame: 1)])
    (result.units[0].tally.outside, result.units[0].tally.inconclusive) = (400, 20)
    #expect(text(Sample.run([result])).contains("value in 3 of 10 instances\n"))
    result.requirement.instance = "number"
    #expect(text(Sample.run([result])).contains("value in 3 of 10 numbers\n"))
  }

  @Test func everyWaiverIsListedWithItsState() {
    let text = text(Sample.everything)
    for state in ["applied", "unused", "expired", "unmatched"] {
      #expect(text.contains("  \(state): cus/7 of du1, accepted by T. Sato: known in release 3"), "\(state)")
    }
    #expect(text.contains("accepts cus/7.9/accepted"))
  }

  @Test(arguments: [(24, "24 B"), (47_484, "47.5 kB"), (560_012, "0.6 MB"), (1_234_567_890, "1,234.6 MB")])
  func theSizeOfACaptureIsToldInAUnitThatShowsIt(_ bytes: Int64, _ size: String) {
    var run = Sample.everything
    run.captures[0].bytes = bytes
    #expect(text(run).contains(", \(size)"))
  }

  @Test func aFailureShowsEverythingToLookItUp() {
    let text = text(Sample.everything)
    for part in [
      "FAIL cus/7.5.2/payload-version", "shall, ETSI TS 103 859 12.0.1, clause 7.5.2",
      "du1: value in 3 of 10 instances", "42, 1970-01-01T00:00:00.000005000Z, cus.c", "payloadVersion = 2",
      "payloadVersion == 1", "payloadVersion was 2",
      "frame.number == 42 && oran_fh_cus.payloadVersion == 2", "partner    40\n",
      "frame 50: payloadVersion was 7",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func aFindingSaysWhatItsParametersAreAndWhoGaveThem() {
    var run = Sample.everything
    run.requirements[1].findings[0].first[0].expected = [
      Statement(.expression, "vlanId in $vlans && lead < $ta4_max && $vlans_2")
    ]
    run.profile.parameters.append(
      ResolvedParameter(name: "vlans", value: "[7]", provenance: "m-plane ru.xml:51"))
    let text = text(run)
    #expect(text.contains("given      $vlans = [7] (m-plane ru.xml:51)\n"))
    #expect(text.contains("given      $ta4_max = 500 us (demo.yaml:12)\n"))
    #expect(text.contains("Parameters declared by units\n  vlans = [7] (m-plane ru.xml:51)\n"))
    let junit = JUnitReport(run: run, options: ReportOptions()).text
    #expect(junit.contains("  given: $vlans = [7] (m-plane ru.xml:51)\n"))
  }

  @Test func settingsThatAreDeclaredHaveTheirPlaces() {
    let run = Sample.everything
    let flows = (1...6).map { number in
      var flow = run.configuration[0]
      flow.items = [
        ConfigurationItem(
          name: "carrierPrbs", value: "51", provenance: "m-plane",
          evidence: [.place("ru.xml:\(min(number, 5))")],
          frames: nil,
          alternatives: [
            AlternativeValue("24", provenance: "capture", evidence: [Indication(.flowMap, "96")])
          ])
      ]
      return flow
    }
    #expect(
      ConfigurationGroup.groups(of: flows).flatMap(\.lines).map(\.en)
        == [
          "carrierPrbs = 51 (from the M-plane: ru.xml:1, ru.xml:2, ru.xml:3, ru.xml:4 and 1 more; others say: 24 "
            + "(capture: flow map at byte 96))"
        ])
  }

  @Test func aFindingSaysWhatItIsAboutAndWhereItStands() {
    var run = Sample.everything
    run.requirements[1].findings[0].first[0].event = "f1ap.Reset"
    run.requirements[1].findings[0].first[0].context = [
      WitnessField(name: "message", value: 0, text: "Reset"),
      WitnessField(name: "stream", value: 3, text: "3", filter: "sctp.data_sid == 3"),
    ]
    let text = text(run)
    #expect(text.contains("about      stream = 3\n"))
    #expect(text.contains("where      octet 22, bits 177 to 179\n"))
    #expect(text.contains("frame.number == 42 && sctp.data_sid == 3 && oran_fh_cus.payloadVersion == 2\n"))
  }

  @Test(arguments: [
    ([8..<16], "octet 1"), ([8..<32], "octets 1 to 3"), ([7..<9], "octets 0 to 1, bits 7 to 8"),
    ([12..<13], "octet 1, bit 12"), ([8..<8], ""), ([8..<16, 8..<16], "octet 1"),
    ([8..<16, 16..<24], "a: octet 1; b: octet 2"),
  ])
  func placesAreToldAsWiresharkCountsThem(_ bits: [Range<Int>], _ text: String) {
    var witness = Sample.witness(frame: 1)
    witness.fields = zip(["a", "b"], bits).map { WitnessField(name: $0, value: 1, text: "1", bits: $1) }
    #expect(witness.places.en == text)
  }

  @Test func ofAFamilyOnlyTheMembersThatDidNotPassAreNamed() {
    let text = text(Sample.run([Sample.family]))
    for part in [
      "du1: message Release, forbidden in 3 of 10 instances", "message failed: Release",
      "message inconclusive: Data", "2 values of message passed, 4 of 5 exercised",
    ] { #expect(text.contains(part), "\(part)") }
    for name in ["Setup", "Reset", "Notify"] { #expect(!text.contains(name), "\(name)") }
  }

  @Test func anObservationThatOnlyRepeatsTheFieldsIsToldOnce() {
    var run = Sample.run([
      Sample.result(Sample.requirement("a"), .fail, findings: [Sample.finding(frame: 1)])
    ])
    #expect(text(run).contains("fields     payloadVersion = 2"))
    run.requirements[0].findings[0].first[0].observed = [Statement(.expression, "payloadVersion = 2")]
    #expect(text(run).components(separatedBy: "payloadVersion = 2").count == 2)
  }

  @Test func causeAndRemedyAreMarkedAsInterpretation() throws {
    let text = text(Sample.everything)
    let heading = try place("interpretation", in: text)
    #expect(try heading < place("Observed in what du1 sent.", in: text))
    #expect(try heading < place("Old encoder in the DU.", in: text))
  }

  @Test func consequencesAreFoldedBeneathTheirCause() throws {
    let text = text(Sample.everything)
    let cause = try place("FAIL cus/7.5.2/payload-version", in: text)
    let consequence = try place("cus/8.3/sections  du1: value, 3 times, first in frame 42", in: text)
    let next = try place("FAIL cus/7.9/accepted", in: text)
    #expect(cause < consequence && consequence < next)
    #expect(!text.contains("FAIL cus/8.3/sections"))
  }

  @Test func whatMakesTheRunFailComesBeforeWhatDoesNot() throws {
    let text = text(Sample.everything)
    let order = ["cus/7.5.2/payload-version", "cus/7.9/accepted", "cus/9/should", "cus/9/unsure"]
    let places = try order.map { try place("FAIL \($0)", in: text) }
    #expect(places == places.sorted())
  }

  private func groups(_ links: [(String, String?)]) -> [[Int]] {
    let results = links.map { id, cause in
      Sample.result(
        Sample.requirement(id), .fail, findings: [Sample.finding(frame: 1, consequenceOf: cause)])
    }
    return ConsoleFailures(run: Sample.run(results), options: ReportOptions()).groups
      .map { [$0.cause] + $0.consequences }
  }

  @Test func chainsFoldToTheirRootAndNothingIsLost() {
    #expect(groups([("a", nil), ("b", "a"), ("c", "b")]) == [[0, 1, 2]])
    #expect(groups([("c", "b"), ("b", "a"), ("a", nil)]) == [[2, 0, 1]])
  }

  @Test func causesThatDidNotFailOrNameEachOtherHideNothing() {
    #expect(groups([("a", "elsewhere")]) == [[0]])
    #expect(groups([("a", "a")]) == [[0]])
    #expect(groups([("a", "b"), ("b", "a")]).flatMap { $0 }.sorted() == [0, 1])
    #expect(groups([("a", "b"), ("b", "c"), ("c", "a")]).flatMap { $0 }.sorted() == [0, 1, 2])
  }

  /// Grouping goes through the failures once: with work for each pair of them this would take minutes.
  @Test func thousandsOfFailuresAreGrouped() {
    let count = 10_000
    let chain = (0..<count).map { ("r\($0)", $0 + 1 < count ? "r\($0 + 1)" : nil) }
    #expect(groups(chain) == [[count - 1] + Array(0..<count - 1)])
    #expect(groups((0..<count).map { ("r\($0)", nil) }) == (0..<count).map { [$0] })
  }

  @Test func flowsWithEqualSettingsShareALine() {
    var run = Sample.run()
    run.configuration = [
      Sample.flow("first", frames: 120), Sample.flow("second", frames: 1300),
      Sample.flow("third", frames: 5, width: "16"),
    ]
    let text = text(run) { $0.isVerbose = true }
    #expect(text.contains("2 flows, 1,420 frames: first; second"))
    #expect(
      text.contains("udIqWidth = 9 (inferred on 120 to 1,300 frames: section sizes; also fits: 14)"))
    #expect(text.contains("1 flow, 5 frames: third"))
    #expect(text.contains("udIqWidth = 16 (inferred on 5 frames: section sizes; also fits: 14)"))
  }

  @Test func noLineIsWiderThanTheTerminalExceptFiltersToCopy() {
    for columns in [40, 60, 100] {
      let lines = text(Sample.everything) { ($0.columns, $0.language) = (columns, .ja) }.split(
        separator: "\n")
      for line in lines where !line.contains("表示フィルタ") {
        #expect(String(line).columns <= columns, "\(line)")
      }
    }
  }

  @Test func aLongNameDoesNotPushTheTextOffThePage() {
    var run = Sample.run()
    run.units[0].name = String(repeating: "n", count: 500)
    let lines = text(run) { $0.columns = 60 }.split(separator: "\n")
    #expect(lines.count < 50)
    #expect(lines.allSatisfy { String($0).columns <= 60 })
  }

  @Test func japaneseTitlesAndNotesAreUsedWhereThereAreAny() {
    let text = text(Sample.everything) { $0.language = .ja }
    #expect(text.contains("ペイロードのバージョンは1である"))
    #expect(text.contains("DUの古い符号化器。"))
    #expect(text.contains("Title of cus/7.9/accepted"))
  }

  @Test func colourIsOnlyWhereItWasAskedFor() {
    #expect(!text(Sample.everything).contains("\u{1B}"))
    let coloured = text(Sample.everything) { $0.colour = true }
    #expect(coloured.contains("\u{1B}[1;31mFAIL (exit code 1)\u{1B}[0m"))
  }

  @Test func nothingFromACaptureReachesTheTerminalRaw() {
    let hostile = "x\u{1B}]0;owned\u{7}\u{9B}2J\u{202E}\r"
    var run = Sample.everything
    run.captures[0].name = hostile
    run.units[1].name = hostile
    run.configuration[0].name = hostile
    run.otherTraffic[0].event = hostile
    run.requirements[1].findings[0].cause = hostile
    run.requirements[1].findings[0].first[0].fields[0].text = hostile
    run.requirements[1].findings[0].first[0].fields[0].wireshark = hostile
    run.requirements[1].findings[0].first[0].fields[0].filter = hostile
    run.requirements[1].findings[0].first[0].context = [
      WitnessField(name: hostile, value: 1, text: hostile, filter: hostile)
    ]
    run.requirements[1].findings[0].first[0].observed = [Statement(.expression, hostile)]
    for format in ReportFormat.all {
      let text = format.write(run, ReportOptions())
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.actsOnTerminal }, "\(format.name)")
    }
  }

  @Test func anEmptyRunStillHasStatementAndOutcome() {
    var run = Sample.run([], outcome: .inconclusive)
    (run.captures, run.units, run.configuration, run.integrity) = ([], [], [], [])
    (run.events, run.otherTraffic) = ([], [])
    #expect(
      text(run).hasSuffix(
        "no nonconformity observed in 3 of 5 requirements of demo\nINCONCLUSIVE (exit code 2)\n"))
  }

  @Test func indexesOutsideTheListsDoNotTrap() {
    var run = Sample.everything
    run.requirements[1].findings[0].first[0].capture = 99
    run.requirements[1].findings[0].unit = UnitID(rawValue: -3)
    run.captures.append(run.captures[0])
    #expect(text(run).contains("42 of capture 99"))
    #expect(text(run).contains("unit -3"))
  }
}
