internal import Events

/// Section extension 6: PRB groups and symbols that are not contiguous (CUS 7.7.6).
///
///     | repetition 1 | rbgSize 3 | rbgMask 28 | priority 2 | symbolMask 14 |
extension ExtensionType {
  static let extension6 = ExtensionType(
    6, "Non-contiguous PRB allocation in time and frequency domain", on: [1, 3, 5, 10, 11],
    [
      .flag(
        "repetition", clause: "CUS 7.7.6.6", wireshark: "repetition",
        "Whether the fields repeat those of the previous section of the message"),
      ExtensionFields.rbgSize(clause: "CUS 7.7.6.2"),
      ExtensionFields.rbgMask(clause: "CUS 7.7.6.3"),
      ExtensionFields.priority(clause: "CUS 7.7.6.5"),
      ExtensionFields.symbolMask(clause: "CUS 7.7.6.4"),
      .derived(
        "rbgPrbs", .integer, unit: .prbs, optional: true, clause: "CUS 7.7.6.2",
        "Resource blocks in a group; absent for the reserved code 0"),
      .derived(
        "lastRbgId", .integer, optional: true, clause: "CUS 7.7.6.3",
        "The last group that the section's resource blocks reach"),
      .derived(
        "rbgMaskBeyondLast", .boolean, optional: true, clause: "CUS 7.7.6.3",
        "Whether the mask has a bit above the last group"),
      SymbolMasks.beforeStart(clause: "CUS 7.7.6.1"),
    ])
}

/// What section extension 6 means for the section that it belongs to.
enum NonContiguousAllocation {
  private static let sizes: [Int64] = [0, 1, 2, 3, 4, 6, 8, 16]
  private static let layout = ExtensionType.extension6.layout
  private static let slots = (
    size: layout.slot("rbgSize"), mask: layout.slot("rbgMask"), prbs: layout.slot("rbgPrbs"),
    last: layout.slot("lastRbgId"), beyond: layout.slot("rbgMaskBeyondLast")
  )

  /// Resource blocks in a group of that size code; `nil` = reserved.
  static func prbs(ofSizeCode code: Int64) -> Int64? { (1...7).contains(code) ? sizes[Int(code)] : nil }

  /// The last group of PRBs `start` to `start + count - 1`, on a grid of groups that begins at PRB 0 of the
  /// carrier; group 0 is the one that holds `start`.
  static func lastGroup(start: Int64, count: Int64, prbs: Int64) -> Int64 {
    (count + start % prbs + prbs - 1) / prbs - 1
  }

  /// Sets the derived fields; the section is in the row.
  static func derive(_ row: inout EventRow) {
    guard let sizeSlot = slots.size, let maskSlot = slots.mask, let prbsSlot = slots.prbs,
      let lastSlot = slots.last, let beyondSlot = slots.beyond
    else { return }
    guard let size = prbs(ofSizeCode: row[sizeSlot]) else {
      for slot in [prbsSlot, lastSlot, beyondSlot] { row.clear(slot) }
      return
    }
    row[prbsSlot] = size
    guard let start = row.value(CPlaneSectionSlot.startPrbc),
      let count = row.value(CPlaneSectionSlot.prbCount), count > 0
    else {
      for slot in [lastSlot, beyondSlot] { row.clear(slot) }
      return
    }
    let last = lastGroup(start: start, count: count, prbs: size)
    row[lastSlot] = last
    row[beyondSlot] = last < 27 && row[maskSlot] >> (last + 1) != 0 ? 1 : 0
  }
}
