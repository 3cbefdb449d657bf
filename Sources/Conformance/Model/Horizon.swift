/// For how long what is captured may change what is found of an instance.
///
/// It counts by the capture clock from the last event that belongs to the instance: an announcement that comes again
/// begins it anew. A time over which no unit was seen does not count.
public enum Horizon: Sendable, Equatable {
  /// Nothing after the frame of the event matters.
  case event
  /// Nothing matters that comes later than this, nanoseconds.
  case time(Int64)
  /// All may matter up to the end of the run.
  case run

  /// By when an instance is judged, in words.
  public var text: String {
    switch self {
    case .event: "with its frame"
    case .time(let time): "at the latest \(durationText(time)) after its last event"
    case .run: "at the latest at the end of the run"
    }
  }
}
