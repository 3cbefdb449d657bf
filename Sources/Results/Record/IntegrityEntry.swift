public import Events

/// What an observation about a capture means for verdicts.
public enum IntegrityEffect: Sendable, Equatable {
  /// It is reported and limits no verdict.
  case told
  /// It limits the verdicts of the events that it concerns; these are inconclusive already.
  case part
  /// Frames are missing: failures of rules that need them all are no longer certain.
  case incomplete
  /// Frames of some units are missing: failures of these units are no longer certain of rules that need all frames.
  case incompleteOfUnits
  /// Frames of some units are in another order than sent: failures of these units are no longer certain of rules that
  /// rest on when frames came.
  case unsteadyOfUnits
  /// Frames are there twice as a rule.
  case doubled
  /// The clock of the capture goes back.
  case unsteady
  /// A bound of the tool was reached: a part was not judged.
  case limit
}

/// An observation about the captures: a code, and the numbers and texts that go with it. Sentences are made of it when
/// it is shown.
public struct IntegrityEntry: Sendable, Equatable, Codable {
  public var code: IntegrityCode
  /// The capture that it is about, by its place; `nil` = all of them.
  public var capture: Int?
  public var numbers: [Argument<Int64>]
  public var texts: [Argument<String>]
  /// The observations that it rests on; empty where none are given.
  public var grounds: [Indication] = []

  /// A number or a text by its name.
  public struct Argument<Value: Sendable & Equatable & Codable>: Sendable, Equatable, Codable {
    public var name: String
    public var value: Value
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  public init(
    _ code: IntegrityCode, capture: Int? = nil, _ numbers: KeyValuePairs<String, Int> = [:],
    texts: KeyValuePairs<String, String> = [:]
  ) {
    self.code = code
    self.capture = capture
    self.numbers = numbers.map { Argument(name: $0.key, value: Int64($0.value)) }
    self.texts = texts.map { Argument(name: $0.key, value: $0.value) }
  }

  /// A number by its name; 0 where it is not there.
  func number(_ name: String) -> Int64 { numbers.first { $0.name == name }?.value ?? 0 }

  /// A text by its name; `nil` where it is not there.
  func text(_ name: String) -> String? { texts.first { $0.name == name }?.value }

  public var effect: IntegrityEffect {
    switch code {
    // What the profile knows of the capture decides who lost the frames.
    case .bothSidesLose where number("lossless") != 0: .told
    case .associationGaps where text("units") == nil: .incomplete
    default: code.effect
    }
  }

  /// As a report tells it.
  public func note(_ captures: [CaptureDescription]) -> IntegrityNote {
    IntegrityNote(kind: kind, text: text(captures), limitsVerdicts: effect != .told)
  }

  /// The kind of a remark is with the remark.
  var kind: String { code == .remark ? text("kind") ?? code.kind : code.kind }
}
