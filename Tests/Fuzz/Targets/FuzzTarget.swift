/// A decoder or reader, and what it promises for any input whatever.
///
/// That nothing traps, and that no input costs more than the target's budget, is promised everywhere and seen by
/// whoever runs the target; everything else a target checks itself.
public struct FuzzTarget: Sendable {
  /// Names its folders of inputs.
  public let name: String
  /// What an input may cost.
  public let budget: InputBudget
  private let body: @Sendable (Span<UInt8>) throws(Violation) -> Void

  init(
    _ name: String, budget: InputBudget = .decoding,
    _ body: @escaping @Sendable (Span<UInt8>) throws(Violation) -> Void
  ) {
    self.name = name
    self.budget = budget
    self.body = body
  }

  /// Tries one input.
  /// - Throws: the first promise that is broken.
  public func run(_ input: Span<UInt8>) throws(Violation) { try body(input) }

  /// Every target.
  public static let all: [FuzzTarget] = [
    .cPlane, .uPlane, .eCPRI, .frames, .sctp, .gtpU, .packed, .application, .compression, .capture,
    .expression,
    .profile, .scenario, .instanceData, .judge,
  ]

  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
