import Events
import Testing

/// What is pasted into Wireshark has to be a filter there.
@Suite struct FilterFormTests {
  private let slot = FieldSlot(60)

  private func term(_ value: Int64, _ form: FilterForm, _ kind: FieldKind = .integer) -> String? {
    FieldDefinition("a", slot, kind, wireshark: "x.a", filter: form, "").filterTerm(value)
  }

  @Test func numbersAreComparedWithNumbers() {
    #expect(term(7, .number) == "x.a == 7")
    #expect(term(1, .number, .boolean) == "x.a == 1")
    #expect(term(2, .number, .enumeration([CodePoint(2, "two")])) == "x.a == 2")
    #expect(term(-1, .number, .mask(64)) == "x.a == 18446744073709551615")
    #expect(term(0x70B3_D5E1_5B06, .number, .macAddress) == "x.a == 70:b3:d5:e1:5b:06")
  }

  @Test func aNegativeNumberIsComparedOnlyWhereWiresharkKnowsOfSigns() {
    #expect(term(-5, .number) == nil)
    #expect(term(-5, .signedNumber) == "x.a == -5")
  }

  @Test func stringsAreComparedByTheirOctetsFilledUpBehind() {
    #expect(term(0xBC61_4E0, .octets(bits: 36)) == "x.a == 00:bc:61:4e:00")
    #expect(term(0x02_F899, .octets(bits: 24)) == "x.a == 02:f8:99")
    #expect(term(0b101, .octets(bits: 3)) == "x.a == 0xa0")
  }

  @Test func whatHasNoNumberIsAskedFor() {
    #expect(term(3, .presence) == "x.a")
  }

  @Test func valuesCanBeFieldsOfTheirOwn() {
    let names = FilterForm.names(["x.Reset_element", ""])
    #expect(term(0, names) == "x.Reset_element")
    #expect(term(1, names) == nil && term(2, names) == nil && term(-1, names) == nil)
  }

  @Test func whatWiresharkHasNoNameForIsLeftOut() {
    #expect(FieldDefinition("a", slot, "").filterTerm(1) == nil)
  }

  @Test func aConditionLooksAtTheRestOfTheEvent() {
    let other = FieldSlot(61)
    let field = FieldDefinition("a", slot, wireshark: "x.a", when: FilterCondition(other, in: [0, 2]), "")
    var row = EventRow(flow: 0)
    #expect(field.filterTerm(1, in: row) == nil)
    row[other] = 2
    #expect(field.filterTerm(1, in: row) == "x.a == 1")
    row[other] = 1
    #expect(field.filterTerm(1, in: row) == nil)
    // Of an event that is over, nobody knows.
    #expect(field.filterTerm(1) == nil)
  }
}
