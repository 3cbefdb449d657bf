import Testing

@testable import Results

@Suite("The order of names") struct NaturalOrderTests {
  @Test("takes numbers in them as numbers") func numbers() {
    let names = [
      "", "1", "2", "10", "0x1A VLAN 3", "0x1A VLAN 20", "0x100", "0xZ", "18446744073709551616", "flow 9",
      "flow 10",
      "flow 10 b",
    ]
    for (place, name) in names.enumerated() {
      for other in names[(place + 1)...] {
        #expect(NaturalOrder(name) < NaturalOrder(other), "\(name), \(other)")
        #expect(!(NaturalOrder(other) < NaturalOrder(name)), "\(other), \(name)")
      }
    }
    #expect(NaturalOrder("01") < NaturalOrder("1"))
  }
}
