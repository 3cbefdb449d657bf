internal import Events

/// The members of a requirement's family, in the order in which they turn up.
struct MemberTable {
  /// More members than this have no verdict of their own: memory stays bounded, and the rule says so.
  static let capacity = 4096

  /// Where the family's field lies, by event type.
  private let slots: SlotTable
  /// The line of each member in the ledger plus one, by value; 0 = not seen yet.
  private var lines: [Int32]
  /// The same for values that are no small numbers.
  private var others: [Int64: Int32] = [:]
  private(set) var members: [(value: Int64, line: Int)] = []

  init(_ family: Family) {
    slots = SlotTable(family.fields)
    lines = Array(repeating: 0, count: 512)
  }

  /// The member that an event belongs to; `nil` where the event does not say it.
  @inline(__always)
  func value(_ row: borrowing EventRow) -> Int64? {
    slots.first(row.type).flatMap { row.value($0) }
  }

  /// The line of a member in the ledger; `nil` for a new one.
  @inline(__always)
  func line(of value: Int64) -> Int? {
    let known = value >= 0 && value < Int64(lines.count) ? lines[Int(value)] : others[value] ?? 0
    return known > 0 ? Int(known) &- 1 : nil
  }

  mutating func add(_ value: Int64, line: Int) {
    members.append((value, line))
    if value >= 0, value < Int64(lines.count) {
      lines[Int(value)] = Int32(line + 1)
    } else {
      others[value] = Int32(line + 1)
    }
  }
}
