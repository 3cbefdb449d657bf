import Testing

@testable import Results

@Suite("Classes of numbers") struct NumberClassesTests {
  @Test("are added place by place") func sum() {
    var sum = NumberClasses([.init(place: -3, count: 1), .init(place: 5, count: 2)])
    sum += NumberClasses([.init(place: -3, count: 4), .init(place: 0, count: 1), .init(place: 9, count: 7)])
    #expect(
      sum.entries.map(\.place) == [-3, 0, 5, 9] && sum.entries.map(\.count) == [5, 1, 2, 7])
    var other = NumberClasses()
    other += sum
    #expect(other == sum)
  }

  @Test("say whether the middle number is exact") func medianRange() {
    #expect(NumberClasses().medianRange == 0...0)
    #expect(
      NumberClasses([.init(place: -3, count: 2), .init(place: 127, count: 9)]).medianRange == 127...127)
    // The first class of two numbers, and its mirror.
    #expect(NumberClasses([.init(place: 128, count: 1)]).medianRange == 128...129)
    #expect(NumberClasses([.init(place: -129, count: 1)]).medianRange == -129...(-128))
  }

  @Test("have the middle number of what they count") func median() {
    #expect(NumberClasses().median == 0)
    #expect(NumberClasses([.init(place: -3, count: 1), .init(place: 5, count: 2)]).median == 5)
    #expect(NumberClasses([.init(place: -3, count: 2), .init(place: 5, count: 1)]).median == -2)
  }

  @Test("have one whatever a file says of their counts") func extremes() {
    let last = NumberClasses.side - 1
    let median = NumberClasses([.init(place: last, count: 1 << 44)]).median
    #expect(median > 1 << 33 && median < 1 << 34)
  }
}
