/// Why a proof does not hold.
public enum ProofFailure: Sendable, Equatable, CustomStringConvertible {
  // The healthy scenario.
  /// The requirement is not passed, so nothing shows that it can be.
  case healthyVerdict(String)
  case healthyFails([String])
  // The scenario with the faults.
  case faultHitsNothing([String])
  /// The frame that the finding should name is not there.
  case noWitness(Proof.Witness)
  case doesNotFail(String)
  case failsToo([String])
  case doesNotFailToo([String])
  case severalFindings([String])
  case folded(under: String)
  case notFolded(String)
  case wrongFrames(found: [Int], expected: [Int])
  case wrongUnit(found: String, expected: String)

  public var description: String {
    switch self {
    case .healthyVerdict(let verdict): "the healthy scenario does not pass it: \(verdict)"
    case .healthyFails(let ids): "the healthy scenario fails \(Self.list(ids))"
    case .faultHitsNothing(let names): "nothing is hit by \(Self.list(names))"
    case .noWitness(.hit), .noWitness(.last), .noWitness(.before), .noWitness(.behind),
      .noWitness(.each):
      "no frame was hit: a message that is lost shows at the `next` one"
    case .noWitness(.next): "no frame comes after one that was hit"
    case .doesNotFail(let verdict): "the faults do not fail it: \(verdict)"
    case .failsToo(let ids): "\(Self.list(ids)) fails too and is no declared consequence or companion"
    case .doesNotFailToo(let ids): "\(Self.list(ids)) is declared to fail and does not"
    case .severalFindings(let causes): "\(causes.count) findings instead of one: \(Self.list(causes))"
    case .folded(let cause): "it is folded under \(cause)"
    case .notFolded(let id): "the consequence \(id) is not folded: the profile does not call it one"
    case .wrongFrames(let found, let expected):
      "the finding names frame \(Self.list(found)), the faults show at \(Self.list(expected))"
    case .wrongUnit(let found, let expected): "\(found) is charged instead of \(expected)"
    }
  }

  private static func list<T>(_ items: [T]) -> String {
    let shown = items.prefix(8).map { "\($0)" }.joined(separator: ", ")
    return shown + (items.count > 8 ? " and \(items.count - 8) more" : "")
  }
}
