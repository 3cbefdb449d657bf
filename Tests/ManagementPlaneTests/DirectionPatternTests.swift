import Testing

@testable import ManagementPlane

/// TDD patterns of carriers, and markings of interfaces.
@Suite struct DirectionPatternTests {
  private func pattern(_ points: (DirectionPattern.Direction, Int64)...) -> DirectionPattern {
    DirectionPattern(
      id: 1, points: points.map { .init(direction: $0.0, offset: $0.1) }, place: TextPlace(line: 1, column: 1)
    )
  }

  @Test func slotsOfOneDirectionHaveItsLetter() {
    // A slot of 30 kHz is 614400 units; the guard period is in the last downlink slot.
    let short = pattern(
      (.downlink, 0), (.guardPeriod, 7 * 614_400), (.uplink, 8 * 614_400), (.downlink, 10 * 614_400))
    #expect(short.directions(slotsPerSubframe: 2) == "DDDDDDDFUUDDDDDDDDDD")
    // At 15 kHz a slot is twice as long.
    #expect(short.directions(slotsPerSubframe: 1) == "DDDDUDDDDD")
  }

  @Test func slotsOfBothDirectionsAreFlexible() {
    let mixed = pattern((.downlink, 0), (.guardPeriod, 300_000), (.uplink, 400_000), (.guardPeriod, 614_000))
    #expect(mixed.directions(slotsPerSubframe: 2)?.prefix(2) == "FF")
    #expect(pattern((.downlink, 0)).directions(slotsPerSubframe: 2) == String(repeating: "D", count: 20))
  }

  @Test func patternsWithoutOrderSayNothing() {
    #expect(pattern((.downlink, 10)).directions(slotsPerSubframe: 2) == nil)
    #expect(pattern((.downlink, 0), (.uplink, 0)).directions(slotsPerSubframe: 2) == nil)
    #expect(pattern().directions(slotsPerSubframe: 2) == nil)
  }

  private func read(_ text: String) throws -> ManagementPlaneData {
    let bytes = Array(text.utf8)
    return try ManagementPlaneData(reading: bytes.span)
  }

  @Test func carriersHaveThePatternThatTheyName() throws {
    let data = try read(
      """
      <user-plane-configuration xmlns="urn:o-ran:uplane-conf:1.0">
        <configurable-tdd-patterns><tdd-pattern-id>3</tdd-pattern-id>
          <switching-points><switching-point-id>2</switching-point-id><direction>UL</direction>
            <frame-offset>6144000</frame-offset></switching-points>
          <switching-points><switching-point-id>1</switching-point-id><direction>DL</direction>
            <frame-offset>0</frame-offset></switching-points>
        </configurable-tdd-patterns>
        <tx-array-carriers><name>c</name><configurable-tdd-pattern>3</configurable-tdd-pattern></tx-array-carriers>
        <rx-array-carriers><name>c</name><configurable-tdd-pattern>4</configurable-tdd-pattern></rx-array-carriers>
      </user-plane-configuration>
      """)
    let carriers = try #require(data.userPlane?.carriers)
    #expect(carriers.map { $0.pattern?.directions(slotsPerSubframe: 1) } == ["DDDDDUUUUU", nil])
  }

  @Test func theUplinkHasTheMarkingsOfAllInterfaces() throws {
    let data = try read(
      """
      <interfaces xmlns="urn:ietf:params:xml:ns:yang:ietf-interfaces">
        <interface><name>a</name><class-of-service xmlns="urn:o-ran:interfaces:1.0">
          <u-plane-marking>5</u-plane-marking>
          <enhanced-uplane-markings><up-marking-name>x</up-marking-name><enhanced-marking>3</enhanced-marking>
          </enhanced-uplane-markings></class-of-service></interface>
        <interface><name>b</name></interface>
      </interfaces>
      """)
    // Where it is not said, it is 7: of data that leave out what is usual, the container may be missing too.
    #expect(data.uplinkPriorities.map(\.value) == [5, 3, 7])
  }
}
