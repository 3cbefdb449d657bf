public import Events

/// A field of a witness: name, raw value, the value as a reader expects it.
public struct WitnessField: Sendable, Equatable, Codable {
  /// Why a field has no value.
  public enum Missing: String, Sendable, Codable, CaseIterable {
    case absent
    case notCaptured = "not-captured"
  }

  public var name: String
  public var value: Int64?
  /// The value by its name or with its unit; empty where there is none.
  public var text: String
  /// `nil` where there is a value.
  public var missing: Missing?
  /// Bits from the start of the frame, first and number; `nil` for values that lie in no byte.
  public var bits: Range<Int>?
  /// Wireshark's display-filter name.
  public var wireshark: String?
  /// The term of a display filter that the value fulfils; `nil` where there is none.
  public var filter: String?
  public init(
    name: String, value: Int64?, text: String, bits: Range<Int>? = nil, wireshark: String? = nil,
    filter: String? = nil
  ) {
    self.name = name
    self.value = value
    self.text = text
    self.bits = bits
    self.wireshark = wireshark
    self.filter = filter
  }

  /// A field without a value.
  public init(name: String, missing: Missing, wireshark: String? = nil) {
    self.init(name: name, value: nil, text: "", wireshark: wireshark)
    self.missing = missing
  }
}

/// The frame that shows a deviation, or that obliges to something that did not come.
public struct Witness: Sendable, Equatable, Codable {
  /// Number of the capture file among the inputs, from 0.
  public var capture: Int
  /// Frame number in that file, from 1, as Wireshark counts.
  public var frame: Int
  /// Nanoseconds since 1970 of the capture clock.
  public var time: Int64
  public var event: String
  /// A display filter of Wireshark that shows such messages; `nil` where there is none.
  public var eventFilter: String?
  public var fields: [WitnessField]
  /// What names the message and whom it is about, besides the fields that the rule reads.
  public var context: [WitnessField]
  /// What should have held.
  public var expected: [Statement]
  /// What held instead; empty: the fields say it.
  public var observed: [Statement]
  /// Another frame that the deviation is relative to.
  public var partnerFrame: Int?
  /// How far off it is, in the unit of what was measured; `nil` where there is no measure for that.
  public var excess: Int64?
  public init(
    capture: Int, frame: Int, time: Int64, event: String, eventFilter: String? = nil,
    fields: [WitnessField], context: [WitnessField] = [], expected: [Statement], observed: [Statement],
    partnerFrame: Int? = nil, excess: Int64? = nil
  ) {
    self.capture = capture
    self.frame = frame
    self.time = time
    self.event = event
    self.eventFilter = eventFilter
    self.fields = fields
    self.context = context
    self.expected = expected
    self.observed = observed
    self.partnerFrame = partnerFrame
    self.excess = excess
  }
}

/// Where a witness stands among those of a run: by time, then by capture and frame.
public struct WitnessOrder: Sendable, Comparable {
  public var time: Int64
  public var capture: Int
  public var frame: Int
  public init(time: Int64, capture: Int, frame: Int) {
    self.time = time
    self.capture = capture
    self.frame = frame
  }

  public static func < (a: WitnessOrder, b: WitnessOrder) -> Bool {
    (a.time, a.capture, a.frame) < (b.time, b.capture, b.frame)
  }
}

extension Witness {
  public var order: WitnessOrder { WitnessOrder(time: time, capture: capture, frame: frame) }
}

/// All failures of one requirement by one unit that have the same cause.
public struct Finding: Sendable, Equatable, Codable {
  /// Number of the unit in the run's list; `nil` = not known.
  public var unit: UnitID?
  /// The member of the requirement's family that failed, by name; `nil` = the requirement has no family.
  public var member: String?
  /// Short name of the cause, for example `loss`.
  public var cause: String
  /// Failed instances.
  public var count: Int
  /// The first eight by time, capture and frame.
  public var first: [Witness]
  /// The one that is farthest off, where there is a measure for that.
  public var worst: Witness?
  public var last: Witness?
  /// The requirement whose failures explain these: the first link of the chain; `nil` = a cause of its own.
  public var consequenceOf: String?
  /// The unit that this requirement charges for them; `nil` = not known, or no consequence.
  public var causeUnit: UnitID?
  /// Whether too many failures came at the same time to tell what explains these.
  public var isCauseUnresolved: Bool
  /// What the capture shows of the first witness; `nil` where there was no second look.
  public var look: SecondLook?
  public init(
    unit: UnitID?, member: String? = nil, cause: String, count: Int, first: [Witness], worst: Witness? = nil,
    last: Witness? = nil, consequenceOf: String? = nil, causeUnit: UnitID? = nil,
    isCauseUnresolved: Bool = false
  ) {
    self.unit = unit
    self.member = member
    self.cause = cause
    self.count = count
    self.first = first
    self.worst = worst
    self.last = last
    self.consequenceOf = consequenceOf
    self.causeUnit = causeUnit
    self.isCauseUnresolved = isCauseUnresolved
  }
}
