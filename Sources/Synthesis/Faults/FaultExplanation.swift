extension Fault {
  /// What it does, what it can be put into, and what it trips, as `tekigo synthesize --list-faults` says it.
  public var explanation: String {
    var lines = [name, "    \(summary)"]
    for target in targets { lines.append("    \(target.description) trips \(target.requirement)") }
    if let strength { lines.append("    value: \(strength), \(strength.usual) unless given") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Fault.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cPlane(let types, _):
      switch types.count {
      case 0: "in C-plane messages"
      case 1: "in section type " + (types.first.map { "\($0)" } ?? "")
      default: "in section types " + types.sorted().map { "\($0)" }.joined(separator: ", ")
      }
    case .sectionExtension(let type, _): "in section extension \(type)"
    case .uPlane: "in U-plane messages"
    case .other(let type, _): type.map { "in eCPRI messages of type \($0)" } ?? "in other eCPRI messages"
    }
  }
}

extension Fault.Strength: CustomStringConvertible {
  /// The strengths and their unit, such as "0, 15 symbols" or "1 to 255 radio frames".
  public var description: String {
    let values = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    return values.joined(separator: ", ") + " " + unit
  }
}
