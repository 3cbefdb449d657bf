import Foundation
import FuzzTargets
import Testing

/// Hostile captures, and what inputs may cost.
@Suite struct CaptureMutatorTests {
  private static func shipped(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "Captures/\(name).pcapng")))
  }

  private static func records(_ name: String, frames: Int = .max) throws -> CaptureRecords {
    try #require(CaptureRecords(try shipped(name), frames: frames, bytes: .max))
  }

  @Test func captureTakenApartIsPutTogetherAsItWas() throws {
    let file = try Self.shipped("f1-healthy")
    #expect(try Self.records("f1-healthy").bytes == file)
    let start = try Self.records("f1-healthy", frames: 10).bytes
    #expect(start.count < file.count && start == Array(file.prefix(start.count)))
  }

  @Test func whatIsNoCaptureIsNotTakenApart() {
    #expect(CaptureRecords(Array(repeating: 0, count: 100), frames: 10, bytes: 100) == nil)
    #expect(CaptureRecords([], frames: 10, bytes: 100) == nil)
  }

  @Test func numberOfAMutantMakesIt() throws {
    let seeds = [try Self.records("f1-healthy"), try Self.records("e1-healthy")]
    func mutant(_ number: Int, seed: UInt64 = 1) -> [UInt8] {
      var mutator = CaptureMutator(seeds, seed: seed, number: number)
      return mutator.mutant(of: number % seeds.count)
    }
    let mutants = (0..<64).map { mutant($0) }
    #expect(mutants == (0..<64).map { mutant($0) })
    #expect(Set(mutants).count > 60)
    #expect(mutants.count { $0 == seeds[0].bytes || $0 == seeds[1].bytes } < 4)
    #expect(mutants != (0..<64).map { mutant($0, seed: 2) })
  }

  @Test func inputBeyondItsBudgetIsAViolation() {
    let budget = InputBudget(
      instructions: .init(fixed: 1_000, perByte: 10), heldBytes: .init(fixed: 100, perByte: 2))
    func check(_ instructions: Int?, _ nanoseconds: Int, _ held: Int?) -> String? {
      let spent = Spending(instructions: instructions, nanoseconds: nanoseconds, heldBytes: held)
      do throws(Violation) { try budget.check(spent, of: 10) } catch { return error.description }
      return nil
    }
    #expect(check(1_100, 1_000_000, 120) == nil)
    #expect(check(nil, 550, nil) == nil)
    #expect(check(1_101, 0, 0) == "an input of 10 bytes takes 1101 instructions, more than 1100 instructions")
    #expect(check(nil, 551, 0)?.contains("551 ns of processor time") == true)
    #expect(check(0, 0, 121) == "an input of 10 bytes holds 121 bytes, more than 120")
  }
}
