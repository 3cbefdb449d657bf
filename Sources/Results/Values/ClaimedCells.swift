/// The cells of a grid that an event takes: rows are symbols, columns resource blocks.
public struct ClaimedCells: Sendable, Equatable, Codable {
  /// What the event does with its cells.
  public enum Part: String, Sendable, Codable, CaseIterable {
    /// It announces them: the C-plane.
    case announced
    /// It delivers them: the U-plane.
    case delivered
    /// It takes them for itself, so that no other event may.
    case taken
  }

  /// Number of the event's frame in the file of the witness, from 1.
  public var frame: Int
  public var part: Part
  public var rows: Range<Int>
  public var columns: Range<Int>
  /// Whether only every other column is meant, the first one among them.
  public var everyOtherColumn: Bool

  public init(frame: Int, part: Part, rows: Range<Int>, columns: Range<Int>, everyOtherColumn: Bool) {
    self.frame = frame
    self.part = part
    self.rows = rows
    self.columns = columns
    self.everyOtherColumn = everyOtherColumn
  }
}

/// The cells of the events that have the key of a witness: which of them were announced, and which came.
public struct CellPicture: Sendable, Equatable, Codable {
  /// Events that are kept of a picture.
  public static let mostEvents = 128

  /// The field by which the witness names its rows, and the one by which it names its columns.
  public var rowField: String
  public var columnField: String
  /// The frames that were looked at: what lies outside them is not in the picture.
  public var frames: Range<Int>
  /// The events nearest to the witness, in the order of their frames.
  public var events: [ClaimedCells]
  /// Events with the same key beyond ``mostEvents``.
  public var eventsBeyondBound: Int

  public init(
    rowField: String, columnField: String, frames: Range<Int>, events: [ClaimedCells], eventsBeyondBound: Int
  ) {
    self.rowField = rowField
    self.columnField = columnField
    self.frames = frames
    self.events = events
    self.eventsBeyondBound = eventsBeyondBound
  }
}
