/// How a number near a limit is judged (design §5, rule 8).
public enum DecisionRule: Sendable, Equatable {
  /// By the number as it is.
  case simple
  /// A number within the band on either side of a limit is inconclusive.
  ///
  /// `width` is half of the band, in the unit of the number; `nil` = nobody stated the uncertainty, so that there are
  /// values and no statement.
  case guardBand(width: Int64?)

  /// The rules as profiles name them.
  public static let names = ["guard-band", "simple"]
}
