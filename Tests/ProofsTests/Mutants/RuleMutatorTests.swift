import Documents
import Expressions
import Foundation
import Harness
import Profiles
import Proofs
import Testing

@Suite("Mutants of a rule") struct RuleMutatorTests {
  /// The mutants of a requirement that has these keys.
  private func mutants(_ rule: String) throws -> RuleMutants {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(
      "one.profile.yaml",
      """
      profile: one
      cite: { document: Test, version: "1" }
      parameters: { limit: 3 }
      requirements:
        - { id: one/1/limit, title: Limit, cite: "1", select: cus.u, assert: payloadVersion < $limit }
        - id: one/2/rule
          title: Rule
          cite: "2"
      \(rule)
      """)
    let (profile, diagnostics) = Profile.load(
      bench.folder.appending(path: "one.profile.yaml").path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    return RuleMutator(try #require(profile)).mutants(of: "one/2/rule")
  }

  private func texts(_ kind: Mutation.Kind, _ rule: String) throws -> [String] {
    try mutants(rule).mutants.filter { $0.kind == kind }.map(\.text)
  }

  @Test("are made of its selector, its condition and what it asserts") func assertion() throws {
    let rule = """
          select: cus.c.section, cus.u.section
          when: dataDirection == DL
          assert: sectionId <= 4000
      """
    #expect(
      try texts(.event, rule)
        == ["select: cus.u.section", "select: cus.c.section", "select: cus.c.section, cus.u.misfit"],
      "without one of them, or with another event that has the fields")
    #expect(try texts(.bound, rule) == ["assert: sectionId <= 4001"])
    #expect(
      try texts(.operator, rule) == ["when: dataDirection != DL", "assert: sectionId < 4000"],
      "the same as UL, and as 3999")
    #expect(try texts(.negation, rule) == ["assert: !(sectionId <= 4000)"])
  }

  @Test("of a transaction take its parts away, and a request for its answer") func transaction() throws {
    let rule = """
          transaction:
            request: cus.c[dataDirection == DL]
            response: cus.u
            key: [eAxC, dataDirection]
            within: 2 ms
            cancelled_by: { events: cus.c.section, key: [eAxC] }
      """
    let events = try texts(.event, rule)
    #expect(events.contains("transaction.request: cus.u"))
    #expect(events.contains("transaction.response: cus.c[dataDirection == DL]"))
    let members = try texts(.member, rule)
    for mutant in ["transaction.key: [eAxC]", "transaction.cancelled_by.entry 1: left out"] {
      #expect(members.contains(mutant), "\(mutant) of \(members)")
    }
    #expect(!members.contains("transaction.key: [dataDirection]"), "what cancels would know no part of it")
    #expect(try texts(.number, rule) == ["transaction.within: 4 ms"])
    #expect(try texts(.operator, rule) == ["transaction.request: cus.c[dataDirection != DL]"])
    #expect(try texts(.choice, rule).contains("transaction.from: opposite"))
  }

  @Test("of a machine lead elsewhere, or nowhere") func machine() throws {
    let rule = """
          machine:
            key: [eAxC]
            initial: idle
            states:
              idle: { cus.c: busy }
              busy: { "cus.u[symbolId == 13]": idle }
      """
    let choices = try texts(.choice, rule)
    for mutant in [
      "machine.initial: busy", "machine.states.idle.transition 1: [cus.c, idle]",
      "machine.states.busy.transition 1: [cus.u[symbolId == 13], busy]", "machine.else: ignore",
    ] { #expect(choices.contains(mutant), "\(mutant) of \(choices)") }
    #expect(
      try texts(.member, rule).filter { $0.hasSuffix("left out") } == [
        "machine.states.idle.transition 1: left out", "machine.states.busy.transition 1: left out",
      ])
    #expect(
      try texts(.bound, rule) == [
        "machine.states.busy.transition 1: [cus.u[symbolId == 12], idle]",
        "machine.states.busy.transition 1: [cus.u[symbolId == 14], idle]",
      ])
  }

  @Test("that forbid something are made of both selectors") func forbid() throws {
    let rule = """
          select: cus.u.section[sectionId > 4000]
          forbid: { in: cus.u, show: [sectionId] }
      """
    #expect(try texts(.bound, rule).contains("select: cus.u.section[sectionId > 4001]"))
    #expect(try texts(.event, rule).contains { $0.hasPrefix("forbid.in: ") })
    #expect(try texts(.member, rule).contains("forbid.show: left out"))
  }

  @Test("that make no difference are left out") func equivalent() throws {
    let rule = """
          select: cus.u
          assert: symbolId == 3 || symbolId == 4
      """
    let made = try mutants(rule)
    // 3 → 4 and 4 → 3 leave one of them, like each other's; && can't be true, like no number at all.
    #expect(
      made.mutants.filter { $0.kind == .bound }.map(\.text) == [
        "assert: symbolId == 2 || symbolId == 4", "assert: symbolId == 4 || symbolId == 4",
        "assert: symbolId == 3 || symbolId == 3", "assert: symbolId == 3 || symbolId == 5",
      ])
    let below = """
          select: cus.u
          assert: symbolId in [0..3]
      """
    #expect(
      try texts(.bound, below) == [
        "assert: symbolId in [1..3]", "assert: symbolId in [0..2]", "assert: symbolId in [0..4]",
      ], "no symbol is below 0")
    #expect(try mutants(below).equivalent > 0)
  }

  @Test("stay within the bits of a field") func representable() throws {
    // The place of the field differs from one section type to another; its four bits do not.
    let rule = """
          select: cus.c[has(frameStructureScs)]
          assert: frameStructureScs in [0..5, 12..15]
      """
    #expect(
      try texts(.bound, rule) == [
        "assert: frameStructureScs in [1..5, 12..15]", "assert: frameStructureScs in [0..4, 12..15]",
        "assert: frameStructureScs in [0..6, 12..15]", "assert: frameStructureScs in [0..5, 11..15]",
        "assert: frameStructureScs in [0..5, 13..15]", "assert: frameStructureScs in [0..5, 12..14]",
      ])
    let all = """
          select: cus.u
          assert: filterIndex in [4, 15]
      """
    #expect(try !mutants(all).mutants.contains { $0.text.contains("16") }, "16 needs five bits")
  }

  @Test("of rules that compute are left out only where the code is the same") func computed() throws {
    let rule = """
          select: cus.u
          assert: symbolId * 4 <= 64 && symbolId <= 13
      """
    let bounds = try texts(.bound, rule)
    #expect(bounds.contains("assert: symbolId * 5 <= 64 && symbolId <= 13"), "13 * 5 is too much")
    #expect(bounds.contains("assert: symbolId * 4 <= 64 && symbolId <= 14"))
    #expect(!bounds.contains("assert: symbolId * 4 <= 64 && symbolId <= 12"), "the same as < 13")
  }

  @Test("that no profile would load are no mutants") func refused() throws {
    let rule = """
          select: cus.u[has(vlanId)]
          assert: vlanId == 5
      """
    let made = try mutants(rule)
    #expect(made.refused > 0, "without `has` the field can't be read")
    #expect(!made.mutants.contains { $0.text == "select: cus.u[!(has(vlanId))]" })
  }

  @Test("are made of the keys of every form by the kind that its table declares") func forms() throws {
    let sequence = """
          select: cus.u
          sequence: { field: sequenceId, modulo: 256, key: [eAxC, dataDirection], reorder: 2 ms }
      """
    #expect(try texts(.number, sequence) == ["sequence.modulo: 512", "sequence.reorder: 4 ms"])
    #expect(
      try texts(.bound, sequence) == [
        "sequence.step: 2", "sequence.modulo: 255", "sequence.modulo: 257", "sequence.reorder: 1 ms",
        "sequence.reorder: 3 ms",
      ], "a step that is not written is 1")
    #expect(
      try texts(.member, sequence).prefix(2) == ["sequence.key: [dataDirection]", "sequence.key: [eAxC]"])
    #expect(try texts(.field, sequence).allSatisfy { $0.hasPrefix("sequence.field: ") })
    let constancy = """
          select: cus.u
          constant: { of: [vlanId], key: [eAxC] }
      """
    #expect(try texts(.field, constancy).contains("constant.of: [vlanPriority]"))
    let aggregate = """
          select: cus.u
          aggregate: { statistic: count, window: 3 ms }
          within: [3, 5]
      """
    #expect(try texts(.bound, aggregate).contains("within: [3, 6]"))
    #expect(try texts(.choice, aggregate) == [], "the others need a number")
    #expect(try texts(.number, aggregate).contains("aggregate.window: 6 ms"))
    #expect(
      try texts(.bound, "    cover: count(cus.u) >= 2") == [
        "cover: count(cus.u) >= 1", "cover: count(cus.u) >= 3",
      ])
  }

  @Test("of a long rule are shown where they differ") func shortened() throws {
    let rule = """
          select: cus.u
          assert: >-
            symbolId != 20 && symbolId != 21 && symbolId != 22 && symbolId != 23 && symbolId != 24
            && symbolId != 25 && symbolId != 26 && symbolId != 27
      """
    let mutant = try #require(try mutants(rule).mutants.first { $0.text.contains("symbolId == 24") })
    #expect(
      mutant.lines.before
        == "assert: … && symbolId != 23 && symbolId != 24 && symbolId != 25 && symbolId …"
    )
  }
}
