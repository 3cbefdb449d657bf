internal import Events
internal import Results

/// Something must have been seen often enough for the run to say anything about it.
public struct CoverRule: RuleForm {
  public static let name = "cover"
  public static let summary = "Events of a kind occur at least so many times; fewer leave a gap in the scope"
  public static let usesSelect = false
  public static let canFail = false
  public static let keys = [
    FormKey("cover", .count, required: true, "`count(selector) >= number`")
  ]

  public let selections: [Selection]
  let minimum: Int64

  public init(_ values: FormValues) throws(FormError) {
    guard case .count(let selections, let minimum)? = values["cover"] else {
      throw FormError(key: "cover", "needs `count(selector) >= number`")
    }
    guard minimum >= 1 else { throw FormError(key: "cover", "the number must be at least 1") }
    self.selections = selections
    self.minimum = minimum
  }

  public var horizon: Horizon { .run }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .keyed(CoverPlan(rule: rule, minimum: minimum))
  }
}

private struct CoverPlan: KeyedPlan {
  let rule: Int
  let minimum: Int64

  /// There is one count.
  var key: [EventTypeID: [FieldDefinition]] { [:] }

  func makeMemory() -> KeyedMemory { CoverMemory(minimum, rule: rule) }
}

private final class CoverMemory: KeyedMemory {
  private let minimum: Int64
  private var count = 0
  /// Events that may count.
  private var doubtful = 0

  init(_ minimum: Int64, rule: Int) {
    self.minimum = minimum
    super.init(rule: rule)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    if ledger.isInside { count += 1 }
    return false
  }

  override func observeDoubtful(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    if ledger.isInside { doubtful += 1 }
  }

  override var cover: CoverCount? { CoverCount(minimum: minimum, seen: count, doubtful: doubtful) }
}
