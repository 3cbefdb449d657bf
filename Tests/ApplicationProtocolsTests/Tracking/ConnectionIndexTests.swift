import Synthesis
import Testing

@testable import ApplicationProtocols

/// Finds what a dictionary finds.
@Suite struct ConnectionIndexTests {
  private struct Key: Hashable {
    var interface: Int64
    var side: ProtocolSide
    var id: Int64
  }

  @Test func keysComeAndGoInAnyOrder() {
    var index = ConnectionIndex()
    var expected: [Key: Int] = [:]
    var random = SeededRandom(1)
    // Few ids, so that keys are taken over, removed and given anew, and stand in each other's slots.
    for step in 0..<20_000 {
      let key = Key(
        interface: Int64(random.next() % 3), side: random.next() % 2 == 0 ? .central : .peripheral,
        id: Int64(random.next() % 400) << 24)
      if random.next() % 3 == 0 {
        index.remove(key.interface, key.side, key.id)
        expected[key] = nil
      } else {
        index.set(key.interface, key.side, key.id, to: step)
        expected[key] = step
      }
    }
    for interface in 0..<3 {
      for side in ProtocolSide.allCases {
        for id in 0..<400 {
          let key = Key(interface: Int64(interface), side: side, id: Int64(id) << 24)
          #expect(index.place(key.interface, key.side, key.id) == expected[key])
        }
      }
    }
  }

  @Test func largestIDsAreDifferent() {
    var index = ConnectionIndex()
    index.set(1, .central, 0xFFFF_FFFF, to: 1)
    #expect(index.place(1, .central, 0xFFFF_FFFF) == 1)
    #expect(index.place(1, .central, 0xFFFF_FFFE) == nil && index.place(1, .peripheral, 0xFFFF_FFFF) == nil)
  }
}
