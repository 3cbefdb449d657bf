internal import Events

/// What "all PRBs" (`numPrbu` = 0) is in the U-plane messages of a flow, by exact division of their sizes. CUS 8.3.3.12.
public struct AllPrbs: Equatable, Sendable {
  public var prbs: Int
  /// Messages in which it is `prbs`.
  public var agreeing: Int
  /// Messages that have such a section.
  public var messages: Int

  public init(_ prbs: Int, agreeing: Int, of messages: Int) {
    self.prbs = prbs
    self.agreeing = agreeing
    self.messages = messages
  }

  /// `nil` = the flow has no such section.
  init?(_ format: InferredFormat) {
    guard format.format.carrierPrbs > 0 else { return nil }
    self.init(Int(format.format.carrierPrbs), agreeing: format.agreeing, of: format.withAllPrbs)
  }

  /// What the flows of an eAxC say together: the number that most messages have.
  static func sourced(_ stated: [AllPrbs]) -> Sourced<Int>? {
    var agreeing: [Int: Int] = [:]
    for one in stated { agreeing[one.prbs, default: 0] += one.agreeing }
    let order = agreeing.keys.sorted { (-agreeing[$0, default: 0], $0) < (-agreeing[$1, default: 0], $1) }
    guard let best = order.first, let votes = agreeing[best] else { return nil }
    let all = stated.reduce(0) { $0 + $1.messages }
    return Sourced(
      best, .inferred, evidence: [Indication(.allPrbs, "\(best)", "\(votes)", "\(all)")],
      frames: all, alternatives: order.dropFirst().prefix(4).map { AlternativeValue("\($0)") })
  }
}
