/// Why instances did not become verdicts, or count in none: a code, and what fills its text.
///
/// A record keeps codes and numbers. The text is a view of them.
public struct Reason: Hashable, Sendable, Codable {
  public var code: Code
  /// What takes the places `{0}`, `{1}`, … of the code's text.
  public var arguments: [String]

  public init(_ code: Code, _ arguments: String...) {
    self.code = code
    self.arguments = arguments
  }

  /// The reason in words.
  public var text: String {
    var text = ""
    var rest = code.template[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      text += rest[..<start]
      if let number = Int(rest[rest.index(after: start)..<end]), arguments.indices.contains(number) {
        text += arguments[number]
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

/// A reason, and how many instances it was given for; 0 for a remark on the whole.
public struct ReasonCount: Equatable, Sendable, Codable {
  public var reason: Reason
  public var count: Int
  public init(reason: Reason, count: Int) {
    self.reason = reason
    self.count = count
  }

  private enum CodingKeys: String, CodingKey { case code, arguments, count }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    reason = Reason(try values.decode(Reason.Code.self, forKey: .code))
    reason.arguments = try values.decode([String].self, forKey: .arguments)
    count = try values.decode(Int.self, forKey: .count)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(reason.code, forKey: .code)
    try values.encode(reason.arguments, forKey: .arguments)
    try values.encode(count, forKey: .count)
  }
}

extension Reason {
  /// What a reason says. The names are stable: records hold them.
  public enum Code: String, CaseIterable, Sendable, Codable {
    // What the observation does not show.
    case startOfObservation = "start-of-observation"
    case endOfObservation = "end-of-observation"
    case briefObservation = "brief-observation"
    case senderNotObserved = "sender-not-observed"
    case oneSided = "one-sided"
    case hole
    case silence
    case lifeBeforeCapture = "life-before-capture"
    case requestBeforeCapture = "request-before-capture"
    case partialWindow = "partial-window"
    // What was not captured.
    case notCaptured = "not-captured"
    case keyNotCaptured = "key-not-captured"
    case roleNotCaptured = "role-not-captured"
    case counterNotCaptured = "counter-not-captured"
    case cellsNotCaptured = "cells-not-captured"
    case conditionNotCaptured = "condition-not-captured"
    case forbiddenNotCaptured = "forbidden-not-captured"
    case answerMayBeCut = "answer-may-be-cut"
    case requestMayBeCut = "request-may-be-cut"
    case partnerMayBeCut = "partner-may-be-cut"
    case stateUncertain = "state-uncertain"
    // What nothing can be said about.
    case guardBand = "guard-band"
    case inferredCriterion = "inferred-criterion"
    case noUncertainty = "no-uncertainty"
    case noCommonClock = "no-common-clock"
    case otherKey = "other-key"
    case tooManyOthers = "too-many-others"
    case cellsNotSaid = "cells-not-said"
    case cancelled
    case acausal
    case tooFewSeen = "too-few-seen"
    case tooFewCertain = "too-few-certain"
    // Limits of the tool.
    case overflow
    case tooManyKeys = "too-many-keys"
    case tooManyOpen = "too-many-open"
    case tooManyWaiting = "too-many-waiting"
    case tooManyMembers = "too-many-members"
    case tooManyMissing = "too-many-missing"
    case tooManyRemembered = "too-many-remembered"
    case notKept = "not-kept"
    case tooLarge = "too-large"

    /// The text, with the places of the arguments.
    public var template: String {
      switch self {
      case .startOfObservation: "something is missing that may have come before the observation began"
      case .endOfObservation: "something is missing that may still come after the observation ended"
      case .briefObservation: "something is missing, and was looked for only as long as it usually takes"
      case .senderNotObserved: "something is missing from a unit of which nothing had been captured by then"
      case .oneSided: "only one side of the conversation had been captured by then"
      case .hole:
        "something is missing around a hole of the capture, over which the counters of both sides jump"
      case .silence: "a counter jumps over a silence of the whole capture of more than a second"
      case .lifeBeforeCapture: "the life of the key may have begun before the capture"
      case .requestBeforeCapture: "the request may have been sent before the capture began"
      case .partialWindow: "a window is not wholly within the observation"
      case .notCaptured: "{0}: what it rests on was not captured"
      case .keyNotCaptured: "the key was not captured"
      case .roleNotCaptured: "what the event is to the rule was not captured"
      case .counterNotCaptured: "the counter was not captured"
      case .cellsNotCaptured: "which cells are taken was not captured, or is not said"
      case .conditionNotCaptured: "whether the rule applies was not captured"
      case .forbiddenNotCaptured: "whether an event is a forbidden one was not captured"
      case .answerMayBeCut: "an event that was not captured whole may be the answer"
      case .requestMayBeCut: "a request that was not captured whole may be the one that was answered"
      case .partnerMayBeCut: "an event that was not captured whole may be the missing one"
      case .stateUncertain: "the state of the key is not known for certain"
      case .guardBand: "within the guard band of ± {0} of a limit"
      case .inferredCriterion:
        "{0}: not so by a setting that was only inferred from the traffic; nothing fails until it is declared"
      case .noUncertainty:
        "no uncertainty of the time stamps is stated: there are values (see the measurements) and no statement"
      case .noCommonClock:
        "the capture and the radio have no common clock: only the spread of the numbers was judged"
      case .otherKey: "{0} of another key may announce it too"
      case .tooManyOthers: "{0} of another key stands for fewer keys than answer it"
      case .cellsNotSaid: "the event does not say which cells it means"
      case .cancelled: "requests that were cancelled count neither way"
      case .acausal: "{0} events came before what they tell of: another requirement judges them"
      case .tooFewSeen: "seen {0} of at least {1} times"
      case .tooFewCertain: "seen {0} of at least {1} times; {2} more events were not captured whole"
      case .overflow: "{0} overflows"
      case .tooManyKeys: "more than {0} keys: the rest was not judged"
      case .tooManyOpen: "more than {0} {1} are open at a time"
      case .tooManyWaiting: "more than {0} events wait at a time"
      case .tooManyMembers: "more than {0} values of the family's field: the rest has no verdicts"
      case .tooManyMissing: "more than {0} numbers of a key, or {1} in all, are missing at a time"
      case .tooManyRemembered: "more than {0} answers lie between"
      case .notKept: "the request may be one of those that were not kept"
      case .tooLarge: "more than {0} rows or {1} columns are not judged"
      }
    }
  }
}
