/// Which slots of a carrier are for the downlink and which for the uplink, as the profile or the M-plane says it.
///
/// A letter stands for a slot: `D` downlink, `U` uplink, `S` and `F` both or either. The first one is that of the first
/// slot of a radio frame with an even number (TS 38.213, 11.1).
public struct SlotDirections: Sendable, Equatable {
  /// What a slot is for: code points of the field `slotDirection`.
  enum Direction: Int64 {
    case uplink = 0
    case downlink = 1
    case flexible = 2
  }

  public let text: String
  private let directions: [Direction]

  /// - Returns: nil for a text with other letters, or none.
  public init?(_ text: String) {
    let directions = text.map { letter -> Direction? in
      switch letter {
      case "D": .downlink
      case "U": .uplink
      case "S", "F": .flexible
      default: nil
      }
    }
    guard !directions.isEmpty, !directions.contains(nil) else { return nil }
    self.text = text
    self.directions = directions.compactMap { $0 }
  }

  /// What a slot is for.
  ///
  /// - Parameters:
  ///   - slot: counted in the frames with the numbers 0 to 255.
  ///   - slotsPerFrame: of the carrier.
  /// - Returns: nil where the pattern does not repeat within two frames, so that nobody knows where it begins.
  func direction(ofSlot slot: Int64, slotsPerFrame: Int64) -> Direction? {
    let period = slotsPerFrame * 2
    guard period % Int64(directions.count) == 0, slot >= 0 else { return nil }
    return directions[Int(slot % period % Int64(directions.count))]
  }
}
