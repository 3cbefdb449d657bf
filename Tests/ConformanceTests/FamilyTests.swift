import Conformance
import Events
import Results
import Testing

/// One verdict for each value of a field.
@Suite struct FamilyTests {
  private static let presence = """
      - id: f
        title: Nothing is missing
        select: "sig.violation[defect == missing]"
        forbid: { in: sig.* }
        for_each: message
    """

  @Test func eachValueThatOccursHasAVerdict() throws {
    var feed = try SignallingFeed(Self.presence)
    try feed.send("Data")
    try feed.send("SetupRequest")
    try feed.part("violation", defect: 0)
    try feed.send("Data", from: 1)
    let result = feed.result()
    #expect(result.verdict == .fail, "the requirement's own verdict is that of all")
    #expect(result.tally.passed == 2)
    #expect(result.tally.failed == 1)
    #expect(result.members.map(\.name) == ["SetupRequest", "Data"], "in the order of their values")
    #expect(result.members.map(\.value) == [0, 7])
    #expect(result.members.map(\.verdict) == [.fail, .pass])
    #expect(result.members[1].units.map(\.tally.passed) == [1, 1])
    #expect(result.units.map(\.verdict) == [.fail, .pass])
  }

  @Test func findingsNameTheirMember() throws {
    var feed = try SignallingFeed(Self.presence)
    for name in ["SetupRequest", "Data", "SetupRequest"] {
      try feed.send(name)
      try feed.part("violation", defect: 0)
    }
    let findings = feed.result().findings
    #expect(findings.map(\.member) == ["SetupRequest", "Data"])
    #expect(findings.map(\.count) == [2, 1])
  }

  @Test func anAssertionMayHaveAFamily() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.*, assert: association == 1, for_each: message }
      """)
    try feed.send("Data", association: 2)
    try feed.send("Reset")
    try feed.send("SetupRequest", unknown: Signalling.association)
    let members = feed.result().members
    #expect(members.map(\.name) == ["SetupRequest", "Data", "Reset"])
    #expect(members.map(\.verdict) == [.inconclusive, .fail, .pass])
  }

  @Test func theValuesOfAMaskMayBeAFamily() throws {
    var feed = try SignallingFeed(
      """
        - { id: m, title: t, select: sig.*, assert: number == 1, for_each: flags }
      """)
    try feed.send("Data", number: 1, flags: 0x10)
    try feed.send("Data", number: 2, flags: 0x11)
    try feed.send("Data", number: 2, flags: 0x11)
    let result = feed.result()
    #expect(result.members.map(\.name) == ["0x0010", "0x0011"])
    #expect(result.members.map(\.verdict) == [.pass, .fail])
    #expect(result.findings.map(\.count) == [2], "one finding, however many messages")
  }

  @Test func aRuleWithAKeyMayHaveAFamily() throws {
    var feed = try SignallingFeed(
      """
        - id: c
          title: t
          select: sig.*
          constant: { of: [number], key: [association] }
          for_each: message
      """)
    try feed.send("Data", number: 1)
    try feed.send("Reset", number: 1)
    try feed.send("Data", number: 2)
    #expect(feed.result().members.map(\.verdict) == [.fail, .pass])
  }

  @Test func aRequestIsJudgedByItsOwnValue() throws {
    var feed = try SignallingFeed(
      """
        - id: t
          title: t
          transaction:
            request: "sig.*[kind == initiating]"
            response: sig.SetupResponse, sig.ModifyResponse
            key: [association, transaction]
            within: 5 s
          for_each: message
      """)
    try feed.send("SetupRequest", transaction: 1)
    try feed.send("ModifyRequest", transaction: 2)
    try feed.send("SetupResponse", from: 1, transaction: 1)
    let result = feed.result(after: 6_000)
    #expect(result.members.map(\.name) == ["SetupRequest", "ModifyRequest"])
    #expect(result.members.map(\.verdict) == [.pass, .fail])
    #expect(result.findings.map(\.member) == ["ModifyRequest"])
  }

  @Test func aPlainNumberMakesAFamilyAsWell() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.Data, assert: number < 600, for_each: association }
      """)
    for association in [900, -1, 3] as [Int64] {
      try feed.send("Data", association: association, number: association)
    }
    let result = feed.result()
    #expect(result.members.map(\.name) == ["-1", "3", "900"])
    #expect(result.members.map(\.verdict) == [.pass, .pass, .fail])
    #expect(result.requirement.family?.namedValues == nil)
  }

  @Test func moreValuesThanAreKeptAreToldApartNoMore() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.Data, assert: number == 0, for_each: association }
      """)
    for association in 0..<4097 as Range<Int64> { try feed.send("Data", association: association) }
    let result = feed.result()
    #expect(result.members.count == 4096)
    #expect(result.verdict == .error)
    #expect(result.tally.notJudged == 1)
  }

  @Test func manyUnitsAndMembersKeepTheirCounts() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.Data, assert: number == 0, for_each: association }
      """)
    for association in 0..<20 as Range<Int64> {
      for unit in 0..<30 { try feed.send("Data", from: unit, association: association) }
    }
    let result = feed.result()
    #expect(result.members.count == 20)
    #expect(result.members.allSatisfy { $0.tally.passed == 30 && $0.units.count == 30 })
    #expect(result.units.allSatisfy { $0.tally.passed == 20 })
  }

  @Test func aGapInTheCaptureCapsMembersToo() throws {
    var engine = Engine(
      try Signalling.requirements(
        """
          - id: t
            title: t
            transaction:
              request: sig.SetupRequest
              response: sig.SetupResponse
              key: [association]
              within: 1 s
            for_each: message
        """), catalogue: Signalling.catalogue)
    var row = EventRow(flow: 0)
    row.type = try Signalling.event("SetupRequest")
    row[Signalling.message] = 0
    row[Signalling.association] = 1
    row[FrameSlot.captureTime] = 0
    engine.receive(&row)
    let result = engine.finish(
      CaptureLimits(end: 2_000_000_000),
      caps: VerdictCaps(incomplete: LocalizedText(en: "frames were dropped")), waivers: [],
      units: [])[0]
    #expect(result.members.map(\.verdict) == [.inconclusive])
  }

  @Test func equalRunsGiveEqualResults() throws {
    func run() throws -> [RequirementResult] {
      var feed = try SignallingFeed(Self.presence)
      for number in 0..<50 {
        try feed.send(Signalling.names[number * 7 % 9], from: number % 2, association: Int64(number % 3))
        if number % 4 == 0 { try feed.part("violation", defect: 0) }
      }
      return feed.results()
    }
    let (first, second) = (try run()[0], try run()[0])
    #expect(first.members == second.members)
    #expect(first.findings == second.findings)
    #expect(first.units == second.units)
  }
}
