/// The answer to one requirement, for one unit or over all.
public enum Verdict: String, Sendable, CaseIterable, Codable {
  case pass
  case fail
  case inconclusive
  case notExercised = "not-exercised"
  case notApplicable = "not-applicable"
  /// Not judged: a limit of the tool.
  case error
}

/// What a pass rests on.
public enum Basis: String, Sendable, CaseIterable, Codable {
  /// Criteria that the profile declares.
  case given
  /// Criteria that were inferred from the same traffic: consistency, not conformity.
  case inferred
}

/// Instances of a requirement, counted. The verdict is a function of these counts alone.
public struct Tally: Sendable, Equatable {
  public var passed = 0
  public var failed = 0
  public var inconclusive = 0
  /// Not judged because a limit of the tool was hit.
  public var notJudged = 0
  /// Something is missing, and the observation ended too early, or began too late, to tell.
  public var outside = 0
  /// Something is missing of a sender of which nothing was seen so far.
  public var unseen = 0
  /// Of `passed`, those that rest on inferred criteria.
  public var passedOnInference = 0

  public init() {}

  public var instances: Int { passed + failed + inconclusive + notJudged + outside + unseen }

  /// Those that were decided: what a count of failures is one of.
  public var judged: Int { passed + failed }

  /// Design §5, rule 1.
  public var verdict: Verdict {
    if failed > 0 { return .fail }
    if notJudged > 0 { return .error }
    if inconclusive > 0 || unseen > 0 { return .inconclusive }
    if passed > 0 { return .pass }
    return outside > 0 ? .inconclusive : .notExercised
  }

  public var basis: Basis { passedOnInference > 0 ? .inferred : .given }

  public static func += (a: inout Tally, b: Tally) {
    a.passed += b.passed
    a.failed += b.failed
    a.inconclusive += b.inconclusive
    a.notJudged += b.notJudged
    a.outside += b.outside
    a.unseen += b.unseen
    a.passedOnInference += b.passedOnInference
  }
}

extension Tally: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case passed, failed, inconclusive, notJudged, outside, unseen, passedOnInference

    var path: WritableKeyPath<Tally, Int> {
      switch self {
      case .passed: \.passed
      case .failed: \.failed
      case .inconclusive: \.inconclusive
      case .notJudged: \.notJudged
      case .outside: \.outside
      case .unseen: \.unseen
      case .passedOnInference: \.passedOnInference
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases {
      self[keyPath: key.path] = try container.decodeIfPresent(Int.self, forKey: key) ?? 0
    }
  }

  /// Counts that are 0 are left out: most are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases where self[keyPath: key.path] != 0 {
      try container.encode(self[keyPath: key.path], forKey: key)
    }
  }
}
