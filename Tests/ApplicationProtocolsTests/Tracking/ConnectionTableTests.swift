import Testing

@testable import ApplicationProtocols

/// The places of connections that ended are used again; their numbers are not.
@Suite struct ConnectionTableTests {
  private func add(
    _ table: inout ConnectionTable, on interface: Int64 = 1, _ central: Int64, _ peripheral: Int64 = -1
  ) throws -> Int {
    let place = table.add(on: interface, central: central, peripheral: peripheral) { !$0.isReleased }
    return try #require(place)
  }

  @Test func idsOfAConnectionLeadToItUntilItsPlaceIsUsedAgain() throws {
    var table = ConnectionTable(limit: 8, memory: 2)
    var places: [Int] = []
    for id in 0..<4 {
      let place = try add(&table, Int64(id), Int64(id + 10))
      places.append(place)
      table.release(place)
    }
    // Two that ended are remembered behind the one whose place is taken.
    #expect(table.find(0, of: .central, on: 1) == nil && table.find(10, of: .peripheral, on: 1) == nil)
    #expect(table.find(1, of: .central, on: 1) == places[1])
    #expect(table[places[3]].number == 4 && places[3] == places[0])
  }

  @Test func idThatAnotherConnectionTookOverStaysThatOnes() throws {
    var table = ConnectionTable(limit: 8, memory: 0)
    let first = try add(&table, 5)
    let second = try add(&table, 5)
    table.release(first)
    let third = try add(&table, 6)
    #expect(third == first && table.find(5, of: .central, on: 1) == second)
  }

  @Test func interfacesDoNotShareIDs() throws {
    var table = ConnectionTable(limit: 8, memory: 0)
    let first = try add(&table, 5, 5)
    #expect(table.find(5, of: .central, on: 2) == nil && table.find(5, of: .peripheral, on: 1) == first)
  }

  @Test func connectionsThatEndedAllAtOnceMakeRoom() throws {
    var table = ConnectionTable(limit: 3, memory: 0)
    for id in 0..<3 { _ = try add(&table, Int64(id)) }
    let beyond = table.add(on: 1, central: 9, peripheral: -1) { $0.number > 2 }
    #expect(beyond == nil && table.overflow == 1)
    table.noteEnd()
    let again = table.add(on: 1, central: 9, peripheral: -1) { $0.number > 2 }
    #expect(again != nil)
    #expect(table.find(2, of: .central, on: 1) != nil && table.overflow == 1)
  }

  @Test func referenceToAPlaceThatIsUsedAgainLeadsNowhere() throws {
    var table = ConnectionTable(limit: 8, memory: 0)
    let place = try add(&table, 5)
    let reference = table.reference(to: place)
    #expect(table.place(of: reference) == place)
    table.release(place)
    _ = try add(&table, 6)
    #expect(table.place(of: reference) == nil)
  }
}
