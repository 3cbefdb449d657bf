import Events
import Testing

@testable import Results

/// Which unit of one run is which of another.
@Suite struct UnitMatchTests {
  private func unit(
    _ name: String, _ role: String, _ address: String, declared: Bool = false
  ) -> UnitDescription {
    UnitDescription(
      name: name, identity: declared ? name : address, role: role, addresses: [address],
      provenance: declared ? "profile" : "inferred")
  }

  private func bases(_ match: UnitMatch) -> [String] {
    match.pairs.map { "\($0.old.rawValue)-\($0.new.rawValue) \($0.basis.rawValue)" }
  }

  @Test func aDeclaredNameTellsAUnitWhateverItsAddressIs() throws {
    let match = try UnitMatch(
      [unit("a", "O-RU", "01", declared: true), unit("b", "O-RU", "02", declared: true)],
      [unit("b", "O-RU", "03", declared: true), unit("a", "O-RU", "04", declared: true)])
    #expect(bases(match) == ["0-1 name", "1-0 name"])
  }

  @Test func theOnlyUnitOfARoleIsItselfWithAnotherAddress() throws {
    let match = try UnitMatch([unit("O-DU 01", "O-DU", "01")], [unit("O-DU 99", "O-DU", "99")])
    #expect(bases(match) == ["0-0 role"])
  }

  @Test func severalUnitsOfARoleAreToldByTheirAddresses() throws {
    let match = try UnitMatch(
      [unit("O-RU 01", "O-RU", "01"), unit("O-RU 02", "O-RU", "02")],
      [unit("O-RU 02", "O-RU", "02"), unit("O-RU 01", "O-RU", "01")])
    #expect(bases(match) == ["0-1 address", "1-0 address"])
  }

  @Test func whatNothingTellsIsAnErrorThatNamesTheUnits() {
    #expect(throws: ComparisonError.self) {
      try UnitMatch(
        [unit("O-RU 01", "O-RU", "01"), unit("O-RU 02", "O-RU", "02")],
        [unit("O-RU 03", "O-RU", "03"), unit("O-RU 04", "O-RU", "04")])
    }
  }

  @Test func theUserPairsUnits() throws {
    let match = try UnitMatch(
      [unit("O-RU 01", "O-RU", "01"), unit("O-RU 02", "O-RU", "02")],
      [unit("O-RU 03", "O-RU", "03"), unit("O-RU 04", "O-RU", "04")],
      map: [(old: "O-RU 01", new: "O-RU 04")])
    // One pair named, the other is the only one left of its role.
    #expect(bases(match) == ["0-1 map", "1-0 role"])
    #expect(throws: ComparisonError.self) {
      try UnitMatch([unit("a", "O-RU", "01")], [unit("b", "O-RU", "02")], map: [(old: "x", new: "b")])
    }
  }

  @Test func aUnitOfOneRunAloneIsGoneOrNew() throws {
    let match = try UnitMatch(
      [unit("O-DU 01", "O-DU", "01"), unit("x", "unknown", "07")],
      [unit("O-DU 01", "O-DU", "01"), unit("O-RU 05", "O-RU", "05")])
    #expect(match.gone == [UnitID(rawValue: 1)] && match.added == [UnitID(rawValue: 1)])
  }
}
