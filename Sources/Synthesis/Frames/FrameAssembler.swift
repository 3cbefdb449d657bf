import Fronthaul

/// Decides which messages, sent one after the other, share a frame. eCPRI 2.0, 3.1.3.1.2.
struct FrameAssembler {
  private let cells: [Scenario.Cell]
  private let isNeeded: Bool

  /// How long a message waits for the next one, in nanoseconds.
  private static let patience: Int64 = 5_000

  init(_ scenario: Scenario) {
    cells = scenario.cells
    isNeeded = scenario.cells.contains { $0.packing.concatenation > 1 }
  }

  /// The end of the run of messages from `start` on that go into one frame.
  func end(of messages: [PlannedMessage], from start: Int) -> Int {
    guard isNeeded else { return start + 1 }
    let first = messages[start]
    let packing = cells[first.cell].packing
    guard packing.concatenation > 1, first.copies == 1 else { return start + 1 }
    var end = start + 1
    var room = packing.mtu - cells[first.cell].internetBytes - bytes(first)
    while end < messages.count, end - start < packing.concatenation {
      let next = messages[end]
      guard next.cell == first.cell, next.sender == first.sender, next.vlan == first.vlan, next.copies == 1,
        next.sent - messages[end - 1].sent <= Self.patience, bytes(next) <= room
      else { break }
      room -= bytes(next)
      end += 1
    }
    return end
  }

  /// The most bytes that a message takes, with the filling behind it.
  private func bytes(_ message: PlannedMessage) -> Int {
    switch message.content {
    case .uPlane(let content):
      guard message.fragmentCount == 1 else { return cells[message.cell].mtu }
      return content.sections.reduce(16) { $0 + 12 + $1.prbCount * $1.compression.bytesPerPRB() }
    case .cPlane(let content):
      guard !content.sections.allSatisfy(\.extensions.isEmpty) else {
        return 24 + content.sections.count * 12
      }
      // The eCPRI header, eAxC and number, and filling up to whole words.
      return (try? content.encode()).map { $0.count + 12 } ?? .max
    case .other: return .max
    }
  }
}
