import ApplicationProtocols
import Documents

/// Gives the texts of scripts what they say of the interface: `$setup.id`, `$cell.nci`, `$du.ip`.
struct InterfaceSetupReader {
  /// What the end that is asked says to the set-up.
  static let answers = ["accept", "reject", "none"]
  /// TimeToWait and its milliseconds. TS 38.473, 9.3.1.13.
  static let waits: [(name: String, milliseconds: Int)] = [
    ("v1s", 1_000), ("v2s", 2_000), ("v5s", 5_000), ("v10s", 10_000), ("v20s", 20_000), ("v60s", 60_000),
  ]

  /// The association in the scenario.
  let association: Node
  private let setup: Node
  /// What is wrong, and where.
  private(set) var mistakes: [(node: Node, message: String)] = []

  init(_ association: Node) {
    self.association = association
    setup = association["setup"] ?? Node([], at: association.location)
  }

  private func text(_ value: String) -> Node { Node(value, at: setup.location) }

  /// What scripts know of the association.
  mutating func scope() -> [String: Node] {
    let cells = self.cells()
    let wait = Self.waits.first { $0.name == setup["time_to_wait"]?.text } ?? Self.waits[0]
    let activated = setup["activate"]?.text == "none" ? [] : cells
    let interface = Node(
      [
        ("id", setup["id"] ?? text("1")), ("plmn", plmn(setup["plmn"])),
        ("cells", Node(.sequence(cells), at: setup.location)),
        ("activated", Node(.sequence(activated), at: setup.location)),
        ("wait", text(wait.name)),
        // Not at the last moment: the timer of the other end may be a little slower.
        ("retry", text("\(wait.milliseconds + 50)")),
      ], at: setup.location)
    var scope = ["setup": interface, "cell": cells[0]]
    for end in ["du", "cu", "cp", "up"] {
      scope[end] = association[end]
    }
    return scope
  }

  private mutating func cells() -> [Node] {
    let nodes = setup["cells"]?.sequence ?? []
    return (nodes.isEmpty ? [Node([], at: setup.location)] : nodes).enumerated().map { place, node in
      let usual = [
        ("name", "cell \(place + 1)"), ("nci", "\(place + 1)"), ("pci", "\(place + 1)"), ("tac", "1"),
        ("arfcn", "640000"),
        ("band", "78"), ("scs", "30"), ("prbs", "51"),
      ]
      var entries = usual.map { (key: $0.0, value: node[$0.0] ?? text($0.1)) }
      entries.append(("plmn", plmn(node["plmn"] ?? setup["plmn"])))
      let area = entries[3].value.integer ?? 1
      let octets = [16, 8, 0].map { UInt8(truncatingIfNeeded: area >> $0) }
      entries.append(("tac-octets", text(Hexadecimal.text(octets))))
      return Node(entries, at: node.location)
    }
  }

  /// The octets of a PLMN identity: two digits in each, the lower one first. TS 38.473, 9.3.1.14.
  private mutating func plmn(_ node: Node?) -> Node {
    let digits = Array(node?.text ?? "00101")
    guard digits.count == 5 || digits.count == 6, digits.allSatisfy({ "0"..."9" ~= $0 }) else {
      if let node { mistakes.append((node, "expected MCC and MNC, five or six digits like \"00101\"")) }
      return text("00f110")
    }
    // The last of three digits of an MNC stands beside the MCC.
    let third = digits.count == 6 ? digits[5] : "f"
    return text(String([digits[1], digits[0], third, digits[2], digits[4], digits[3]]))
  }
}
