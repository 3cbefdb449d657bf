extension FaultGroup {
  /// Its faults under its title, as `tekigo synthesize --list-faults` says it.
  public var explanation: String {
    let rule = String(repeating: "-", count: title.count)
    return ([title + "\n" + rule + "\n"] + faults.map(\.explanation)).joined(separator: "\n")
  }
}

extension Fault {
  /// What it does, what it can be put into, and what it trips.
  public var explanation: String {
    var lines = [name, "    \(summary)"]
    if let strength { lines.append("    value: \(strength), \(strength.usual) unless given") }
    // Places that trip the same requirement are named together.
    for requirement in requirements {
      let places = targets.filter { $0.requirement == requirement }.map(\.description)
      let only = isDownlink.map { $0 ? ", downlink only" : ", uplink only" } ?? ""
      lines.append("    in \(places.joined(separator: " and in "))\(only): trips \(requirement)")
    }
    if !beside.isEmpty {
      lines.append("    beside it, where the profile judges them: \(beside.joined(separator: ", "))")
    }
    let harmless = targets.filter { $0.requirement == nil }.map(\.description)
    if !harmless.isEmpty {
      lines.append("    in \(harmless.joined(separator: " and in ")): trips nothing by itself")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Fault.Target: CustomStringConvertible {
  public var description: String {
    switch self {
    case .any: "any message"
    case .cPlane(let types, _):
      switch types.count {
      case 0: "C-plane messages"
      case 1: "section type " + (types.first.map { "\($0)" } ?? "")
      default: "section types " + types.sorted().map { "\($0)" }.joined(separator: ", ")
      }
    case .sectionExtension(let type, _): "section extension \(type)"
    case .uPlane: "U-plane messages"
    case .application(let name, let messages, _):
      messages.isEmpty ? "\(name) messages" : messages.sorted().joined(separator: ", ")
    case .f1u(let messages, _): "F1-U \(messages)"
    case .other(let type, _): type.map { "eCPRI messages of type \($0)" } ?? "other eCPRI messages"
    }
  }
}

extension Fault.Strength: CustomStringConvertible {
  /// The strengths and their unit, such as "0, 15 (symbols)" or "1 to 255 (radio frames)".
  public var description: String {
    let values = ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }
    return values.joined(separator: ", ") + " (\(unit))"
  }
}
