import Events
import Testing

@testable import Results

@Suite("Merging of records") struct RecordMergeTests {
  // MARK: What is merged

  /// A record of a run on a capture of its own.
  ///
  /// - Parameters:
  ///   - capture: a digit or letter that tells the capture from others.
  ///   - start: nanoseconds since 1970 of its first frame.
  private func record(
    _ capture: Character, at start: Int64 = 1_000, _ requirements: [RequirementRecord] = []
  ) -> RunRecord {
    var record = SampleRecord.record(requirements)
    var description = record.captures[0]
    description.name = "\(capture).pcapng"
    description.sha256 = String(repeating: capture, count: 64)
    (description.firstTime, description.lastTime) = (start, start + 1_000)
    record.captureSets[0] = CaptureSet([description])
    return record
  }

  /// A piece of the run on a capture of 40 events.
  private func piece(
    _ span: JudgedPart.Span, inside: Int, _ requirements: [RequirementRecord] = []
  ) -> RunRecord {
    var piece = record("a", requirements)
    piece.captureSets[0].judgedPart = JudgedPart([span], leftOut: 40 - inside, of: 40)
    return piece
  }

  private func merge(_ records: RunRecord...) throws(MergeError) -> RunRecord {
    try RunRecord(
      merging: records.enumerated().map { MergeInput(name: "\($0.offset).json", record: $0.element) })
  }

  /// Three runs, each with all that a record can hold, of units that turn up in different orders.
  private var runs: [RunRecord] {
    [("a", 5_000), ("b", 1_000), ("c", 9_000)].enumerated().map { number, capture in
      var record = SampleRecord.full
      record.captureSets[0].judgedPart = nil
      record.captureSets[0].captures[0].name = "\(capture.0).pcapng"
      record.captureSets[0].captures[0].sha256 = String(repeating: capture.0, count: 64)
      record.captureSets[0].captures[0].firstTime = Int64(capture.1)
      let other = UnitDescription(
        name: "O-RU 02:00:5e:00:00:1\(number)", identity: "02:00:5e:00:00:1\(number)", role: "O-RU",
        addresses: ["02:00:5e:00:00:1\(number)"], evidence: [Indication(.sendsUPlane, "DL")])
      if number == 1 {
        record.units.insert(other, at: 0)
        record.replaceUnits { $0.map { UnitID(rawValue: $0.rawValue + 1) } }
      } else {
        record.units.append(other)
      }
      record.requirements[0].findings.append(
        SampleRecord.finding(frame: 3, time: Int64(capture.1), unit: UnitID(rawValue: 0), witnesses: 6))
      return record
    }
  }

  // MARK: Properties

  @Test("does not depend on order and grouping") func associative() throws {
    let runs = runs
    let (a, b, c) = (runs[0], runs[1], runs[2])
    let all = try merge(a, b, c).text()
    #expect(try merge(c, b, a).text() == all)
    #expect(try merge(b, a, c).text() == all)
    #expect(try merge(merge(a, b), c).text() == all)
    #expect(try merge(a, merge(b, c)).text() == all)
    #expect(try merge(merge(c, a), b).text() == all)
    #expect(try RunRecord(text: all).text() == all)
  }

  @Test("adds what was counted, by units that are known by the same") func counts() throws {
    let merged = try merge(runs[0], runs[1])
    #expect(
      merged.units.map(\.identity) == ["du1", "02:00:5e:00:00:02", "02:00:5e:00:00:10", "02:00:5e:00:00:11"])
    #expect(merged.captures.map(\.name) == ["b.pcapng", "a.pcapng"])
    let requirement = merged.requirements[0]
    #expect(requirement.lines[1].units[0].tally.inconclusive == 6)
    #expect(requirement.reasons.map(\.count) == [6])
    #expect(requirement.cover == CoverCount(minimum: 3, seen: 2, doubtful: 2))
    #expect(requirement.unkeptFindings.map(\.failures) == [18])
    #expect(merged.flows.map(\.frames) == [24])
    #expect(merged.context.map(\.count) == [6])
    #expect(merged.context[0].meanInterval == 2)
    #expect(merged.otherTraffic == [EventCount(event: "ARP", count: 4)])
    #expect(merged.samples[0].blocks == 102)
    #expect(merged.events == [EventCount(event: "cus.u", count: 80)])
    #expect(merged.memory.map(\.most) == [3])
  }

  @Test("keeps the first eight and the last in time, and the worst") func witnesses() throws {
    func finding(_ times: [Int64], last: Int64? = nil, worst: Int64) -> Finding {
      var finding = Finding(
        unit: SampleRecord.du, cause: "late", count: times.count + (last == nil ? 0 : 2),
        first: times.map { SampleRecord.witness(frame: Int($0), time: $0) })
      finding.last = last.map { SampleRecord.witness(frame: Int($0), time: $0) }
      finding.worst = SampleRecord.witness(frame: Int(times[0]), time: times[0])
      finding.worst?.excess = worst
      return finding
    }
    let early = SampleRecord.requirement("a", findings: [finding([1, 2, 9], worst: 7)])
    let late = SampleRecord.requirement(
      "a", findings: [finding([3, 4, 5, 6, 7, 8, 10, 11], last: 20, worst: 7)])
    let merged = try merge(
      piece(.init(from: .frame(3), to: nil), inside: 20, [late]),
      piece(.init(from: nil, to: .frame(2)), inside: 20, [early]))
    let result = merged.requirements[0].findings
    try #require(result.count == 1)
    #expect(result[0].first.map(\.time) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(result[0].last?.time == 20 && result[0].count == 13)
    // Of two that are equally far off, the earlier one.
    #expect(result[0].worst?.time == 1 && result[0].worst?.excess == 7)
  }

  @Test("gives a cover its verdict by the count of all") func cover() throws {
    var one = SampleRecord.requirement("a")
    one.lines = []
    one.cover = CoverCount(minimum: 10, seen: 6, doubtful: 0)
    let record = record("a", [one])
    #expect(RunResult(record).requirements[0].verdict == .notExercised)
    #expect(RunResult(try merge(record, self.record("b", [one]))).requirements[0].verdict == .pass)
  }

  @Test("caps the instances of the capture that lost frames, and no others") func limits() throws {
    let requirement = SampleRecord.requirement("a", failed: 2, needs: [.completeCapture])
    var lossy = record("b", [requirement])
    lossy.captureSets[0].integrity = [IntegrityEntry(.drops, capture: 0, ["count": 4])]
    lossy.noteUnmetNeeds()
    let result = RunResult(try merge(record("a", [requirement]), lossy)).requirements[0]
    #expect(result.tally.failed == 2 && result.tally.inconclusive == 2)
    #expect(
      result.reasons.map(\.en).count == 1 && result.reasons.map(\.en)[0].hasPrefix("capped at inconclusive: ")
    )
    #expect(RunResult(try merge(lossy, record("c", [requirement]))).integrity[0].text.en.contains("b.pcapng"))
  }

  @Test("says what was not judged together") func restrictions() throws {
    #expect(RunResult(record("a")).restrictions.map(\.en) == [])
    let merged = RunResult(try merge(record("a"), record("b")))
    #expect(merged.restrictions.map(\.en).count == 1)
    #expect(
      merged.restrictions.map(\.en)[0].hasPrefix(
        "2 runs on captures of their own: what spans two of them was not"))
  }

  // MARK: Judged parts

  @Test("joins parts that follow each other, whatever their order") func parts() throws {
    let first = piece(.init(from: nil, to: .frame(10)), inside: 8)
    let second = piece(.init(from: .frame(11), to: .frame(20)), inside: 12)
    let third = piece(.init(from: .frame(21), to: nil), inside: 20)
    #expect(try merge(third, first, second).captureSets[0].judgedPart == nil)
    #expect(
      try merge(third, first).captureSets[0].judgedPart
        == JudgedPart(
          [.init(from: nil, to: .frame(10)), .init(from: .frame(21), to: nil)], leftOut: 12, of: 40))
    #expect(
      try merge(second, first).captureSets[0].judgedPart
        == JudgedPart([.init(from: nil, to: .frame(20))], leftOut: 20, of: 40))
    #expect(try merge(merge(third, first), second) == merge(first, merge(second, third)))
  }

  @Test("takes offsets as times since the first frame") func offsets() throws {
    let first = piece(.init(from: nil, to: .offset(499)), inside: 8)
    #expect(
      try merge(first, piece(.init(from: .time(1_500), to: nil), inside: 32)).captureSets[0].judgedPart == nil
    )
    #expect(
      throws: MergeError(
        ["0.json", "1.json"], "the judged parts of a.pcapng overlap; both ends of a part belong to it")
    ) {
      try merge(first, piece(.init(from: .time(1_499), to: nil), inside: 32))
    }
  }

  @Test("of the first frame on is of the beginning") func firstFrame() throws {
    let merged = try merge(
      piece(.init(from: .frame(1), to: .frame(10)), inside: 8),
      piece(.init(from: .frame(11), to: nil), inside: 32))
    #expect(merged.captureSets[0].judgedPart == nil)
  }

  // MARK: Hostile records

  /// A text with other digits in some places.
  private func changed(_ text: String, _ seed: UInt64) -> String {
    var bytes = Array(text.utf8)
    let digits = bytes.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
    var state = seed
    for _ in 0..<3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = digits[Int(state >> 33) % digits.count]
      bytes[place] = state & 1 == 0 ? UInt8(ascii: "9") : UInt8(ascii: "0") + UInt8(state >> 20 & 7)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("of records with any numbers in them ends in a record that can be read, or in an error")
  func anyNumbers() throws {
    let other = runs[1]
    let text = try runs[0].text()
    var merged = 0
    for seed in 0..<UInt64(300) {
      guard let record = try? RunRecord(text: changed(text, seed)) else { continue }
      do throws(MergeError) {
        let whole = try merge(record, other)
        #expect((try? RunRecord(text: whole.text())) == whole)
        merged += 1
      } catch {
        #expect(error.records.contains("0.json") && !error.message.isEmpty)
      }
    }
    #expect(merged > 50)
  }

  // MARK: What is refused

  private func refusal(_ a: RunRecord, _ b: RunRecord) -> String {
    do throws(MergeError) {
      _ = try merge(a, b)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("refuses what was judged twice, and names the records") func overlap() {
    let part = piece(.init(from: nil, to: .frame(10)), inside: 8)
    #expect(
      refusal(part, piece(.init(from: .frame(10), to: nil), inside: 33))
        == "0.json, 1.json: the judged parts of a.pcapng overlap; both ends of a part belong to it")
    #expect(
      refusal(record("a"), part)
        == "0.json, 1.json: a.pcapng is judged in both, and in one of them as a whole")
    #expect(
      refusal(record("a"), record("a")).hasSuffix("a.pcapng is judged in both, and in one of them as a whole")
    )
    #expect(
      refusal(part, piece(.init(from: .time(7), to: nil), inside: 33))
        == "0.json, 1.json: the parts of a.pcapng are given by frames in one and by times in the other: nothing tells "
        + "whether they overlap")
    #expect(
      refusal(piece(.init(from: .frame(3), to: .time(7)), inside: 3), record("b")).hasPrefix(
        "0.json: one bound of the judged part is a frame, the other one a time"))
    #expect(
      refusal(
        piece(.init(from: nil, to: .frame(3)), inside: 30), piece(.init(from: .frame(4), to: nil), inside: 30)
      )
        == "0.json, 1.json: the counts of events of a.pcapng do not fit each other")
    var together = record("a")
    together.captureSets[0].captures.append(record("b").captures[0])
    #expect(
      refusal(together, record("b"))
        == "0.json, 1.json: b.pcapng is in both, read together with other captures")
  }

  @Test("refuses records that were made by something else") func foreign() {
    func changed(_ change: (inout RunRecord) -> Void) -> RunRecord {
      var record = record("b", [SampleRecord.requirement("a")])
      change(&record)
      return record
    }
    let one = record("a", [SampleRecord.requirement("a")])
    let changes: [(RunRecord, String)] = [
      (
        changed { $0.tool.version = "0.2.0" },
        "made by different versions: tekigo 0.1.0 in the first, tekigo 0.2.0"
      ),
      (
        changed { $0.profile.digest = "cd34" }, "of different profiles: demo (ab12) in the first, demo (cd34)"
      ),
      (
        changed { $0.profile.parameters[0].value = "7 us" },
        "parameter ta4: 5 us in the first, 7 us in the second"
      ),
      (
        changed { $0.settings = [RunSetting(name: "samples", value: "measured")] },
        "setting samples: not given in the first, measured in the second"
      ),
      (changed { $0.requirements[0].requirement.level = .may }, "a does not demand the same in both"),
      (changed { $0.requirements = [] }, "requirements: 1 in the first, 0 in the second"),
      (
        changed { $0.units[1].role = "O-DU" },
        "unit 02:00:5e:00:00:02: O-RU in the first, O-DU in the second"
      ),
      (changed { $0.units[1].isTester = true }, "unit 02:00:5e:00:00:02 is not described alike in both"),
    ]
    for (other, says) in changes {
      #expect(refusal(one, other).hasPrefix("0.json, 1.json: \(says)"), "\(refusal(one, other))")
    }
  }

  @Test("refuses flows that were read in different ways") func flows() {
    func run(_ capture: Character, _ width: String) -> RunRecord {
      var run = record(capture)
      run.captureSets[0].flows = SampleRecord.full.flows
      run.captureSets[0].flows[0].items[0].value = width
      return run
    }
    #expect(refusal(run("a", "9"), run("b", "9")) == "")
    #expect(
      refusal(run("a", "9"), run("b", "14"))
        == "0.json, 1.json: flow eAxC 1 U DL from du1 to O-RU 02:00:5e:00:00:02: udIqWidth is 9 in the first, 14 in "
        + "the second")
  }

  @Test("refuses what can't be cut") func uncut() {
    var signalling = piece(.init(from: .frame(3), to: nil), inside: 3)
    signalling.captureSets[0].flows = [
      FlowDescription(
        kind: .association, name: "SCTP a – b", sender: nil, receiver: nil, frames: 3, items: [])
    ]
    #expect(
      refusal(record("b"), signalling).hasPrefix(
        "1.json: it is a part (--from, --to) of a capture with conversations of signalling (SCTP a – b)"))
    var whole = record("a", [SampleRecord.requirement("a")])
    whole.requirements[0].requirement.spansRun = true
    #expect(refusal(whole, record("b")).hasPrefix("0.json: a judges what a whole run comes to"))
    var bare = record("a")
    bare.captureSets = []
    #expect(refusal(bare, record("b")) == "0.json: it has no capture, so nothing tells what was judged twice")
    var unnamed = record("a")
    unnamed.captureSets[0].captures[0].sha256 = nil
    #expect(refusal(unnamed, record("b")).hasPrefix("0.json: a.pcapng has no digest (--no-digest)"))
    #expect(throws: MergeError(["0.json"], "two records at least are needed to merge")) {
      try merge(record("a"))
    }
  }

  @Test("refuses pieces whose numbers have no common zero and spread too wide together") func spread() {
    func numbers(_ range: ClosedRange<Int64>) -> RequirementRecord {
      var requirement = SampleRecord.requirement("a")
      var measurement = SampleRecord.full.requirements[0].measurements[0]
      (measurement.minimum, measurement.maximum) = (range.lowerBound, range.upperBound)
      (measurement.isRelative, measurement.room) = (true, 100)
      requirement.measurements = [measurement]
      return requirement
    }
    let first = piece(.init(from: nil, to: .frame(10)), inside: 8, [numbers(0...60)])
    func second(_ range: ClosedRange<Int64>) -> RunRecord {
      piece(.init(from: .frame(11), to: nil), inside: 32, [numbers(range)])
    }
    #expect(refusal(first, second(40...100)) == "")
    #expect(refusal(first, second(40...101)).contains("a: the numbers of eAxC 0x0001 have no common zero"))
    // Those of another capture count by another clock.
    #expect(refusal(first, record("b", [numbers(900...960)])) == "")
  }
}
