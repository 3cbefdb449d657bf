/// What an input has cost.
public struct Spending: Sendable {
  /// Instructions; `nil` = this machine does not count them.
  public var instructions: Int?
  /// Time of the processor.
  public var nanoseconds: Int
  /// The most bytes of memory held at a time beyond those held before; `nil` = this system does not tell.
  public var heldBytes: Int?

  public init(instructions: Int?, nanoseconds: Int, heldBytes: Int?) {
    self.instructions = instructions
    self.nanoseconds = nanoseconds
    self.heldBytes = heldBytes
  }

  /// Instructions that stand for a nanosecond of the processor where they are not counted.
  static let instructionsPerNanosecond = 2

  /// Instructions, counted or by the time.
  var work: Int { instructions ?? nanoseconds &* Self.instructionsPerNanosecond }
}

/// What an input may cost: a fixed part, and a part for each of its bytes. What costs more is a finding, so that work
/// or memory that grows faster than the input is found long before it stalls a run.
public struct InputBudget: Sendable {
  public struct Allowance: Sendable {
    public var fixed: Int
    public var perByte: Int

    public init(fixed: Int, perByte: Int) {
      self.fixed = fixed
      self.perByte = perByte
    }

    func most(for bytes: Int) -> Int { fixed + perByte * bytes }
  }

  public var instructions: Allowance
  /// Bytes of memory that may be held at a time.
  public var heldBytes: Allowance

  public init(instructions: Allowance, heldBytes: Allowance) {
    self.instructions = instructions
    self.heldBytes = heldBytes
  }

  /// Decoders. Honest inputs take up to 28 million instructions, 4 MB, and for each byte 13,000 instructions and 190
  /// bytes (`.ci/fuzz --costs`, of long inputs); the part of a byte is ten times that.
  static let decoding = InputBudget(
    instructions: Allowance(fixed: 300_000_000, perByte: 130_000),
    heldBytes: Allowance(fixed: 32 << 20, perByte: 2_000))

  /// Messages of F1AP and E1AP, each read in every form: 87 million, 5 MB; 24,000 and 730.
  static let messages = InputBudget(
    instructions: Allowance(fixed: 600_000_000, perByte: 240_000),
    heldBytes: Allowance(fixed: 32 << 20, perByte: 7_300))

  /// Texts: profiles, scenarios, conditions: 62 million, 4 MB; 21,000 and 185.
  static let texts = InputBudget(
    instructions: Allowance(fixed: 600_000_000, perByte: 210_000),
    heldBytes: Allowance(fixed: 32 << 20, perByte: 2_000))

  /// Judging a capture. The fixed part is that of all rules of a chain, 200 million with the counters of a fuzzer, 8 MB;
  /// for each byte an honest capture takes 1,000 instructions and 10 bytes.
  public static let judgement = InputBudget(
    instructions: Allowance(fixed: 800_000_000, perByte: 10_000),
    heldBytes: Allowance(fixed: 32 << 20, perByte: 200))

  /// - Throws: what of an input of so many bytes is beyond the budget.
  public func check(_ spent: Spending, of bytes: Int) throws(Violation) {
    let mostWork = instructions.most(for: bytes)
    let work =
      spent.instructions.map { "\($0) instructions" } ?? "\(spent.nanoseconds) ns of processor time"
    try Violation.unless(
      spent.work <= mostWork, "an input of \(bytes) bytes takes \(work), more than \(mostWork) instructions")
    let mostHeld = heldBytes.most(for: bytes)
    if let held = spent.heldBytes {
      try Violation.unless(
        held <= mostHeld, "an input of \(bytes) bytes holds \(held) bytes, more than \(mostHeld)")
    }
  }
}
