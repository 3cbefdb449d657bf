import Proofs
import Testing

@Suite("A proof") struct ProofTests {
  private func failures(_ proof: String) throws -> [ProofFailure] {
    let bench = try Workbench()
    defer { bench.remove() }
    return try bench.failures(proof)
  }

  @Test("holds where the fault fails the requirement at its frame, and what follows is folded") func holds()
    throws
  {
    #expect(try failures(Workbench.version) == [])
  }

  @Test("holds for a loss at the message behind it") func loss() throws {
    #expect(try failures(Workbench.loss) == [])
  }

  @Test("does not hold at another frame") func wrongFrame() throws {
    let found = try failures(Workbench.version + "\n    witness: next")
    guard case .wrongFrames(let frames, let expected) = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(found.count == 1)
    #expect(frames.count == 1 && expected.count == 1 && frames[0] < expected[0])
  }

  @Test("holds for every frame that was hit only if each is named") func eachFrame() throws {
    let one = Workbench.version + "\n    witness: each"
    #expect(try failures(one) == [])
    // The fault shows in what the uplink says as well, which this requirement does not look at.
    let more = one.replacing("direction: DL, at: { frame: 1 }", with: "at: { frame: 1 }, count: 100")
    guard case .wrongFrames(let found, let expected)? = try failures(more).last else {
      Issue.record("frames of the uplink are not told apart")
      return
    }
    #expect(!found.isEmpty && Set(found).isStrictSubset(of: expected))
  }

  @Test("does not hold for a message that was never sent") func noFrame() throws {
    #expect(
      try failures(Workbench.loss.replacing("witness: next", with: "witness: hit")) == [.noWitness(.hit)])
  }

  @Test("does not hold where another unit is charged") func wrongUnit() throws {
    let expected = [ProofFailure.wrongUnit(found: "du", expected: "ru")]
    #expect(try failures(Workbench.version + "\n    unit: receiver") == expected)
    #expect(try failures(Workbench.version + "\n    unit: RU") == expected)
    #expect(try failures(Workbench.version + "\n    unit: DU") == [])
  }

  @Test("does not hold where more fails than it says") func undeclared() throws {
    let proof = Workbench.version.replacing("    consequences: small/2/version-again", with: "")
    #expect(try failures(proof) == [.failsToo(["small/2/version-again"])])
  }

  @Test("does not hold where less fails than it says") func declaredTooMuch() throws {
    let proof = Workbench.version.replacing(
      "small/2/version-again", with: "[small/2/version-again, small/3/loss]")
    #expect(try failures(proof) == [.doesNotFailToo(["small/3/loss"])])
  }

  @Test("does not hold where a consequence is none by the profile") func notFolded() throws {
    let proof = """
        - requirement: small/1/version
          faults:
            - { fault: payload-version, plane: U, direction: DL, at: { frame: 1 } }
            - { fault: sequence-loss, plane: U, direction: UL, at: { frame: 1 } }
          consequences: [small/2/version-again, small/3/loss]
      """
    #expect(try failures(proof) == [.notFolded("small/3/loss")])
  }

  @Test("of what is a consequence itself does not hold") func folded() throws {
    let proof = """
        - requirement: small/2/version-again
          faults: [{ fault: payload-version, plane: U, direction: DL, at: { frame: 1 } }]
          companions: small/1/version
          why: It is its cause.
      """
    #expect(try failures(proof) == [.folded(under: "small/1/version")])
  }

  @Test("does not hold where the fault hits nothing, or fails something else") func withoutEffect() throws {
    let nothing = Workbench.version.replacing("frame: 1", with: "frame: 9")
    #expect(try failures(nothing) == [.faultHitsNothing(["payload-version"])])
    let other = Workbench.version.replacing("direction: DL", with: "direction: UL")
    #expect(try failures(other) == [.doesNotFail("the verdict is pass")])
  }

  @Test("does not hold where the healthy scenario is not healthy") func unhealthy() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(
      "small.scenario.yaml",
      Workbench.scenario + "\nfaults: [{ fault: sequence-loss, plane: U, direction: UL, at: { frame: 1 } }]")
    let failures = try bench.failures(Workbench.version)
    #expect(failures == [.healthyFails(["small/3/loss"]), .failsToo(["small/3/loss"])])
    #expect(
      try bench.failures(
        Workbench.version + "\n    companions: small/3/loss\n    why: The scenario loses one.")
        == [])
  }

  @Test("does not hold where the healthy scenario does not exercise the requirement") func notExercised()
    throws
  {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(
      "small.scenario.yaml", Workbench.scenario.replacing("traffic: { dl: 50", with: "traffic: { dl: 0"))
    let failures = try bench.failures(Workbench.version)
    #expect(failures.first == .healthyVerdict("the verdict is not-exercised"))
  }

  @Test("of what can't fail holds where the faults leave a gap") func gap() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write(
      "small.profile.yaml",
      Workbench.profile + "\n"
        + """
          - id: small/4/seen
            title: Version 1 is seen
            cite: "4"
            cover: count(cus.u[payloadVersion == 1 && dataDirection == DL]) >= 1
        """)
    let proof = """
        - requirement: small/4/seen
          faults: [{ fault: payload-version, plane: U, direction: DL, count: 100000 }]
          companions: [small/1/version, small/2/version-again]
          why: All messages have the other version.
      """
    #expect(try bench.failures(proof) == [])
    #expect(
      try bench.failures(proof.replacing("count: 100000", with: "count: 2"))
        == [.doesNotFail("the verdict is pass")])
  }
}
