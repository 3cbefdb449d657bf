public import Events

/// What the numbers of one key came to: those of a flow, for a window that they shall lie in.
public struct Measurement: Sendable, Equatable, Codable {
  /// A field that makes the key, as readers expect it.
  public struct KeyField: Sendable, Equatable, Codable {
    public var name: String
    public var text: String
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The unit that the requirement charges.
  public var unit: UnitID?
  /// Name of the event type of the first number.
  public var event: String
  public var key: [KeyField]
  /// Numbers below, in and above the window, before any guard band. Those that can't be in it are early too.
  public var early = 0
  public var onTime = 0
  public var late = 0
  /// Of the early ones, those that came before what they tell of: another requirement judges them.
  public var acausal = 0
  /// Whether the numbers have no common zero, so that only their distance from each other means something.
  public var isRelative: Bool
  /// The capture by whose clock the numbers count, by its place, where they may have no common zero: then those of two
  /// captures do not compare. `nil` = they have one.
  public var capture: Int?
  /// The widest spread that the window allows where only the spread is judged; `nil` = any.
  public var room: Int64?
  public var minimum: Int64
  public var maximum: Int64
  /// How the numbers are spread between these two.
  public var classes: NumberClasses
  /// Of the numbers.
  public var numberUnit: Unit

  public init(
    unit: UnitID?, event: String, key: [KeyField], isRelative: Bool, minimum: Int64, maximum: Int64,
    classes: NumberClasses, numberUnit: Unit
  ) {
    self.unit = unit
    self.event = event
    self.key = key
    self.isRelative = isRelative
    self.minimum = minimum
    self.maximum = maximum
    self.classes = classes
    self.numberUnit = numberUnit
  }

  public var count: Int { early + onTime + late }

  /// The middle number, exact to 1.6 %.
  public var median: Int64 { max(min(classes.median, maximum), minimum) }

  /// Where the middle number lies; a single number where it is exact.
  public var medianRange: ClosedRange<Int64> { classes.medianRange.clamped(to: minimum...maximum) }

  /// Adds what other numbers of the same key came to.
  mutating func add(_ other: Measurement) {
    early += other.early
    onTime += other.onTime
    late += other.late
    acausal += other.acausal
    isRelative = isRelative || other.isRelative
    room = room ?? other.room
    minimum = min(minimum, other.minimum)
    maximum = max(maximum, other.maximum)
    classes += other.classes
  }
}
