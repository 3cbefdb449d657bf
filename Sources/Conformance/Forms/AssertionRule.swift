public import Events
public import Expressions

/// Each selected event must make a condition true.
public struct AssertionRule: RuleForm {
  public static let name = "assertion"
  public static let summary = "Each selected event fulfils a condition"
  public static let usesSelect = true
  public static let keys = [
    FormKey("assert", .condition, required: true, "What must hold for each selected event")
  ]

  public let demand: [EventTypeID: Program]

  public init(_ values: FormValues) throws(FormError) {
    guard let condition = values.expression("assert") else {
      throw FormError(key: "assert", "the condition is missing")
    }
    demand = condition
  }

  public var horizon: Horizon { .event }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule { .assertion(demand) }
}
