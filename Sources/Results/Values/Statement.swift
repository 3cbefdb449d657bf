/// What a finding says was expected or observed: a code, and what fills its text.
///
/// A record keeps codes, numbers and names. The text is a view of them, ``text(of:)``.
public struct Statement: Hashable, Sendable, Codable {
  public var code: Code
  /// Numbers, names and quantities in the order in which ``Code`` lists them.
  public var arguments: [String]

  public init(_ code: Code, _ arguments: String...) { self.init(code, arguments) }

  public init(_ code: Code, _ arguments: [String]) {
    self.code = code
    self.arguments = arguments
  }

  private enum CodingKeys: String, CodingKey { case code, arguments }

  /// Arguments that are not there are none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.decode(Code.self, forKey: .code)
    arguments = try values.decodeIfPresent([String].self, forKey: .arguments) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(code, forKey: .code)
    if !arguments.isEmpty { try values.encode(arguments, forKey: .arguments) }
  }

  /// What a statement says, with its arguments. The names are stable: records hold them.
  public enum Code: String, CaseIterable, Sendable, Codable {
    /// An expression or a quantity, which is the same in every language: the text.
    case expression

    // What was expected.
    /// Event.
    case noEvent = "no-event"
    /// Left selection, frame of the left.
    case announcedCells = "announced-cells"
    case eachCellOnce = "each-cell-once"
    /// Left selection.
    case announcement
    /// Right selection.
    case announcementFirst = "announcement-first"
    /// Right selection, number of cells, time.
    case allCells = "all-cells"
    /// Right selection.
    case noneWithCells = "none-with-cells"
    case cellsOfItsOwn = "cells-of-its-own"
    /// Field, value.
    case unchanged
    /// Field.
    case stillAbsent = "still-absent"
    case answer
    /// Time.
    case answerWithin = "answer-within"
    /// Time.
    case answerOrMissing = "answer-or-missing"
    /// Frame.
    case answerByFrame = "answer-by-frame"
    /// Frame of the request.
    case oneAnswer = "one-answer"
    case requestOfAnswer = "request-of-answer"
    /// Frame of the open request.
    case noOtherRequest = "no-other-request"
    /// Field.
    case advance
    /// Field.
    case valueOnce = "value-once"
    /// Field, number.
    case above
    /// Field, number, frame before.
    case numberBetween = "number-between"
    /// Field, first and last number, frame before.
    case numbersBetween = "numbers-between"
    /// Interval, widest spread.
    case spreadWithin = "spread-within"
    /// State, events that are allowed.
    case allowedIn = "allowed-in"
    /// State.
    case nothingAllowedIn = "nothing-allowed-in"
    /// States.
    case otherStateAtEnd = "other-state-at-end"

    // What was observed instead.
    /// Field, value.
    case value
    /// Field.
    case absent
    /// Event, states.
    case inState = "in-state"
    /// Milliseconds, frame.
    case stateKept = "state-kept"
    /// Row field, row.
    case rowNotAnnounced = "row-not-announced"
    /// Row field, row, column field, columns.
    case rowAnnounced = "row-announced"
    /// Row field, row, frame.
    case rowRepeated = "row-repeated"
    /// Frame, time.
    case noneAround = "none-around"
    /// Frame, time.
    case cameBefore = "came-before"
    /// First and last frame.
    case otherCells = "other-cells"
    /// First frame, time, frame.
    case noneFrom = "none-from"
    /// First and last frame, number of cells.
    case cellsDelivered = "cells-delivered"
    /// Row field, row, column field, columns.
    case rowLacks = "row-lacks"
    /// Number of rows.
    case moreRows = "more-rows"
    /// Frame, identifier field, its value there, its value in the announcement.
    case broughtAs = "brought-as"
    /// Identifier field, its value, frame of the announcement, its value there.
    case sentForOther = "sent-for-other"
    /// Frame.
    case someInFrame = "some-in-frame"
    /// Frame, first and last row, first and last column.
    case cellsTaken = "cells-taken"
    /// Time, frame.
    case noneAfter = "none-after"
    /// Frame.
    case noneInMessage = "none-in-message"
    /// Frame, time.
    case answerAfter = "answer-after"
    /// Frame of the answer before.
    case anotherAnswer = "another-answer"
    /// Frame of the request.
    case requestForOtherSide = "request-for-other-side"
    case noOpenRequest = "no-open-request"
    /// Time.
    case secondRequest = "second-request"
    /// Field, value, number of slots.
    case valueOfSlotsBefore = "value-of-slots-before"
    /// Field, value, frame.
    case valueAgain = "value-again"
    /// Field, value.
    case continues
    /// Number.
    case numberMissing = "number-missing"
    /// First and last number.
    case numbersMissing = "numbers-missing"
    /// Count, first and last number.
    case someNumbersMissing = "some-numbers-missing"
    /// Statistic, value, number of events.
    case statistic
    /// Number as text, less than how much more.
    case slightlyMore = "slightly-more"
    /// Number as text, less than how much less.
    case slightlyLess = "slightly-less"
    /// Key, spread.
    case spread
  }
}

extension Witness {
  /// What should have held, in words.
  public var expectedText: LocalizedText { Phrase.clauses(expected.map { $0.text(of: frame) }) }

  /// What held instead, in words.
  public var observedText: LocalizedText {
    observed.isEmpty
      ? Phrase.list(fields.map(\.assignment)) : Phrase.clauses(observed.map { $0.text(of: frame) })
  }
}

extension WitnessField {
  /// The value as a reader expects it, or why there is none.
  public var shownText: LocalizedText {
    switch missing {
    case .absent: LocalizedText("absent", "なし")
    case .notCaptured: LocalizedText("not captured", "キャプチャされていない")
    case nil: LocalizedText(text, text)
    }
  }

  /// Name and value: `stream = 1`.
  public var assignment: LocalizedText {
    LocalizedText("\(name) = \(shownText.en)", "\(name) = \(shownText[.ja])")
  }
}
