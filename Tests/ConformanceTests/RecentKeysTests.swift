import Testing

@testable import Conformance

/// Keys that are remembered for a while.
@Suite struct RecentKeysTests {
  @Test func aKeyKeepsItsPlaceAndItsCells() {
    var keys = RecentKeys(width: 2, more: 1, limit: 64)
    let first = keys.place(of: [1, 2], at: 10)
    #expect(first?.isNew == true)
    keys[first?.place ?? 0, 0] = 7
    #expect(keys.place(of: [2, 1], at: 11)?.isNew == true)
    let again = keys.place(of: [1, 2], at: 12)
    #expect(again?.isNew == false)
    #expect(keys[again?.place ?? 0, 0] == 7)
  }

  @Test func whatWasSeenFirstBeforeATimeIsForgotten() {
    var keys = RecentKeys(width: 1, more: 0, limit: 64)
    let places = (0..<10).map { keys.place(of: [$0], at: $0)?.place }
    // Being seen again does not make a key younger.
    _ = keys.place(of: [3], at: 9)
    for key in 0..<5 { #expect(keys.forgetOldest(before: 5) == places[key]) }
    #expect(keys.forgetOldest(before: 5) == nil)
    for key in 0..<10 { #expect(keys.place(of: [Int64(key)], at: 9)?.isNew == (key < 5), "\(key)") }
  }

  @Test func growthKeepsAllKeysAndTheirCells() {
    var keys = RecentKeys(width: 1, more: 1, limit: 1024)
    for round in 0..<3 {
      let start = Int64(round) * 10_000
      while keys.forgetOldest(before: start) != nil {}
      for key in 0..<Int64(1024) {
        let found = keys.place(of: [start + key], at: start + key)
        #expect(found?.isNew == true)
        keys[found?.place ?? 0, 0] = key * 3
      }
      for key in 0..<Int64(1024) {
        let found = keys.place(of: [start + key], at: start + 2000)
        #expect(found?.isNew == false)
        #expect(keys[found?.place ?? 0, 0] == key * 3)
      }
      #expect(keys.place(of: [-1], at: start + 2000) == nil, "as many as there may be")
      #expect(keys.place(of: [start], at: start + 2000)?.isNew == false, "known ones are still found")
    }
    #expect(keys.most == 1024)
  }

  /// All keys of a chain are told apart, and those behind its live end are not found.
  @Test func keysThatComeAndGoStayApart() {
    var keys = RecentKeys(width: 1, more: 0, limit: 64)
    for time in 0..<Int64(5000) {
      while keys.forgetOldest(before: time - 40) != nil {}
      #expect(keys.place(of: [time % 97], at: time)?.isNew == true)
      if time > 0 { #expect(keys.place(of: [(time - 1) % 97], at: time)?.isNew == false) }
    }
    #expect(keys.most <= 64)
  }
}
