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
  public var text: LocalizedText {
    let template = code.template
    return LocalizedText(filled(template.en), filled(template[.ja]))
  }

  private func filled(_ template: String) -> String {
    var text = ""
    var rest = template[...]
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
  /// What the observation does not show, where it began behind a break of the capture: a border between files over which
  /// frames are missing, or a step of the clock.
  public var behindBreak: Reason {
    var reason = self
    switch code {
    case .senderNotObserved: reason.code = .senderNotObservedSinceBreak
    case .oneSided: reason.code = .oneSidedSinceBreak
    case .lifeBeforeCapture: reason.code = .lifeBeforeBreak
    case .requestBeforeCapture: reason.code = .requestBeforeBreak
    default: break
    }
    return reason
  }

  /// What could not be told of an event whose bytes were captured, and can't be read.
  public var ofUnreadable: Reason {
    switch code {
    case .notCaptured, .keyNotCaptured, .roleNotCaptured, .counterNotCaptured, .cellsNotCaptured,
      .conditionNotCaptured, .forbiddenNotCaptured:
      Reason(.unreadable)
    default: self
    }
  }

  /// What a reason says. The names are stable: records hold them.
  public enum Code: String, CaseIterable, Sendable, Codable {
    // What the observation does not show.
    case startOfObservation = "start-of-observation"
    case endOfObservation = "end-of-observation"
    case briefObservation = "brief-observation"
    case senderNotObserved = "sender-not-observed"
    case oneSided = "one-sided"
    case senderNotObservedSinceBreak = "sender-not-observed-since-break"
    case oneSidedSinceBreak = "one-sided-since-break"
    case hole
    case silence
    case lifeBeforeCapture = "life-before-capture"
    case requestBeforeCapture = "request-before-capture"
    case lifeBeforeBreak = "life-before-break"
    case requestBeforeBreak = "request-before-break"
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
    // What was captured, and can't be read.
    case unreadable
    case partnerUnreadable = "partner-unreadable"
    // What nothing can be said about.
    case guardBand = "guard-band"
    case inferredCriterion = "inferred-criterion"
    case noUncertainty = "no-uncertainty"
    case noCommonClock = "no-common-clock"
    case clockMayHaveStepped = "clock-may-have-stepped"
    case otherKey = "other-key"
    case tooManyOthers = "too-many-others"
    case cellsNotSaid = "cells-not-said"
    case cancelled
    case acausal
    case tooFewSeen = "too-few-seen"
    case tooFewCertain = "too-few-certain"
    // Limits of the tool.
    case overflow
    case sumOverflow = "sum-overflow"
    case shareOverflow = "share-overflow"
    case tooManyKeys = "too-many-keys"
    case tooManyOpenKeys = "too-many-open-keys"
    case tooManyOpenEvents = "too-many-open-events"
    case tooManyOpenRequests = "too-many-open-requests"
    case tooManyRequestsOfKey = "too-many-requests-of-key"
    case tooManyObligations = "too-many-obligations"
    case tooManyWaiting = "too-many-waiting"
    case tooManyMembers = "too-many-members"
    case tooManyMissing = "too-many-missing"
    case tooManyRemembered = "too-many-remembered"
    case notKept = "not-kept"
    case tooLarge = "too-large"
  }
}
