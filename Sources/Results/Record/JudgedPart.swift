/// The part of some captures that was judged, where not all of it was.
public struct JudgedPart: Sendable, Equatable, Codable {
  /// A place in the captures.
  public enum Bound: Sendable, Equatable {
    /// The number of a frame, from 1.
    case frame(Int)
    /// Nanoseconds since 1970 of the capture clock.
    case time(Int64)
    /// Nanoseconds since the first frame.
    case offset(Int64)
  }

  /// What lies between two places, both included.
  public struct Span: Sendable, Equatable, Codable {
    /// `nil` = from the beginning.
    public var from: Bound?
    /// `nil` = up to the end.
    public var to: Bound?
    public init(from: Bound?, to: Bound?) {
      self.from = from
      self.to = to
    }
  }

  /// In their order; those of a run are one.
  public var spans: [Span]
  /// Events outside of it.
  public var leftOut: Int
  /// Events in all, inside and outside.
  public var events: Int

  public init(_ spans: [Span], leftOut: Int, of events: Int) {
    self.spans = spans
    self.leftOut = leftOut
    self.events = events
  }
}

extension JudgedPart.Bound: Codable {
  private enum CodingKeys: String, CodingKey { case frame, time, offset }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let frame = try container.decodeIfPresent(Int.self, forKey: .frame) {
      self = .frame(frame)
    } else if let time = try container.decodeIfPresent(Int64.self, forKey: .time) {
      self = .time(time)
    } else {
      self = .offset(try container.decode(Int64.self, forKey: .offset))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .frame(let number): try container.encode(number, forKey: .frame)
    case .time(let time): try container.encode(time, forKey: .time)
    case .offset(let offset): try container.encode(offset, forKey: .offset)
    }
  }
}
