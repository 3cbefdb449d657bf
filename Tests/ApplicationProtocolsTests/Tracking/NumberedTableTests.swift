import Synthesis
import Testing

@testable import ApplicationProtocols

/// Keeps what a dictionary keeps.
@Suite struct NumberedTableTests {
  @Test func valuesComeAndGoInAnyOrder() {
    var table = NumberedTable<Int, [Int]>()
    var expected: [Int: [Int]] = [:]
    var random = SeededRandom(1)
    for step in 0..<5_000 {
      let number = Int(random.next() % 20)
      switch random.next() % 4 {
      case 0:
        table[number] = nil
        expected[number] = nil
      case 1:
        if var value = table.take(number) {
          #expect(value == expected[number])
          #expect(table[number] == nil)
          value.append(step)
          table[number] = value
          expected[number]?.append(step)
        } else {
          #expect(expected[number] == nil)
        }
      default:
        table[number] = [step]
        expected[number] = [step]
      }
      #expect(table[number] == expected[number])
      #expect(table.count == expected.count)
    }
    for number in 0..<20 { #expect(table[number] == expected[number]) }
    #expect(Set(table.values) == Set(expected.values))
    #expect(table.numbers.sorted() == expected.keys.sorted())
  }
}
