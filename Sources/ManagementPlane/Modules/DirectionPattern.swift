/// A TDD pattern of a carrier (`configurable-tdd-patterns`): when in a radio frame it changes between downlink, uplink and
/// guard period.
public struct DirectionPattern: Sendable, Equatable {
  public enum Direction: String, Sendable, CaseIterable {
    case downlink = "DL"
    case uplink = "UL"
    case guardPeriod = "GP"
  }

  public struct SwitchingPoint: Sendable, Equatable {
    /// What the carrier does from here on.
    public var direction: Direction
    /// From the start of the radio frame, in units of 1 / 1.2288 GHz.
    public var offset: Int64
  }

  public var id: Int64
  public var points: [SwitchingPoint] = []
  public var place: TextPlace

  /// Units of the offsets in a radio frame.
  static let frame: Int64 = 12_288_000

  /// Whether the points follow each other from the start of the frame on, so that every moment has a direction.
  public var isOrdered: Bool {
    guard points.first?.offset == 0 else { return false }
    return zip(points, points.dropFirst()).allSatisfy { $0.offset < $1.offset }
  }

  /// A letter for each slot of a radio frame: `D` or `U`, or `F` for one that has both, or the guard period alone.
  ///
  /// - Returns: nil for a pattern without order, and for slots that the offsets can't tell apart.
  public func directions(slotsPerSubframe: Int) -> String? {
    let slots = Int64(slotsPerSubframe) * 10
    guard isOrdered, slots > 0, Self.frame % slots == 0 else { return nil }
    let length = Self.frame / slots
    return (0..<slots).map { slot -> String in
      let (start, end) = (slot * length, (slot + 1) * length)
      let used = points.indices.filter { index in
        let next = index + 1 < points.count ? points[index + 1].offset : Self.frame
        return points[index].offset < end && next > start
      }
      switch Set(used.map { points[$0].direction }).subtracting([.guardPeriod]) {
      case [.downlink]: return "D"
      case [.uplink]: return "U"
      default: return "F"
      }
    }.joined()
  }
}

extension DirectionPattern {
  init(_ node: XMLNode) throws(InstanceDataError) {
    guard let id = try node.integer("tdd-pattern-id", in: 0...255) else {
      throw InstanceDataError(node.place, "<\(node.name)> lacks its key, tdd-pattern-id")
    }
    self.init(id: id.value, place: node.place)
    for entry in try node.entries("switching-points") {
      guard let direction = try entry.word("direction", Direction.self),
        let offset = try entry.integer("frame-offset", in: 0...Self.frame)
      else {
        throw InstanceDataError(entry.place, "<switching-points> lacks direction or frame-offset")
      }
      points.append(SwitchingPoint(direction: direction.value, offset: offset.value))
    }
    points.sort { $0.offset < $1.offset }
  }
}
