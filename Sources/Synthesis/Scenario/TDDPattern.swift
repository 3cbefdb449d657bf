/// Which slots and symbols are downlink and which uplink, repeated again and again.
///
/// Written like `DDDDDDDSUU`: D downlink, U uplink, S special, one letter per slot; `FDD`, or `F`, means both
/// directions at once.
public struct TDDPattern: Equatable, Sendable {
  /// Symbols of a slot in each direction.
  struct Symbols: Equatable, Sendable {
    var downlink: Range<Int>
    var uplink: Range<Int>
  }

  /// The letters, upper case.
  public let text: String
  private let slots: [Symbols]

  /// Slots until the pattern begins again.
  var slotCount: Int { slots.count }

  /// - Parameters:
  ///   - specialDownlink: symbols at the beginning of a special slot.
  ///   - specialUplink: symbols at its end.
  /// - Returns: nil if the text is empty or has other letters, or if the special slot has more than 14 symbols.
  public init?(_ text: String, specialDownlink: Int = 6, specialUplink: Int = 4) {
    guard !text.isEmpty, text.utf8.count <= 1024, specialDownlink >= 0, specialUplink >= 0,
      specialDownlink + specialUplink <= 14
    else { return nil }
    let letters = text.uppercased()
    let isFDD = letters == "FDD" || letters == "F"
    var slots: [Symbols] = []
    for letter in isFDD ? "F" : letters {
      switch letter {
      case "D": slots.append(Symbols(downlink: 0..<14, uplink: 14..<14))
      case "U": slots.append(Symbols(downlink: 0..<0, uplink: 0..<14))
      case "F" where isFDD: slots.append(Symbols(downlink: 0..<14, uplink: 0..<14))
      case "S":
        slots.append(Symbols(downlink: 0..<specialDownlink, uplink: (14 - specialUplink)..<14))
      default: return nil
      }
    }
    self.text = letters
    self.slots = slots
  }

  /// The symbols of the slot with this number, counted from any multiple of the pattern.
  func symbols(slot: Int64) -> Symbols {
    let count = Int64(slots.count)
    return slots[Int(((slot % count) + count) % count)]
  }
}
