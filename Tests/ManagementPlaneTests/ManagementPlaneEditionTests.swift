import Testing

@testable import ManagementPlane

/// What real data has: leafs of each edition of the modules, and some where no edition has them.
extension ManagementPlaneDataTests {
  private static func module(_ content: String) -> String {
    "<module-capability xmlns='urn:o-ran:module-cap:1.0'>\(content)</module-capability>"
  }

  private static func userPlane(_ content: String) -> String {
    "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'>\(content)</user-plane-configuration>"
  }

  @Test func refusalsAreAnAbilityOfTheRadioUnit() throws {
    let data = try read(
      Self.module("<ru-capabilities><nack-supported>true</nack-supported></ru-capabilities>"))
    #expect(data.capability?.supportsNack?.value == true)
  }

  @Test func theBitOfExtension6IsAFormatOfSamples() throws {
    let flag = "<se6-rb-bit-supported>true</se6-rb-bit-supported>"
    let right = try read(
      Self.module("<ru-capabilities><format-of-iq-sample>\(flag)</format-of-iq-sample></ru-capabilities>"))
    #expect(right.capability?.supportsExtension6RB?.value == true)
    #expect(right.capability?.isExtension6RBMisplaced == false)
    let wrong = try read(Self.module("<ru-capabilities>\(flag)</ru-capabilities>"))
    #expect(wrong.capability?.supportsExtension6RB?.value == true)
    #expect(wrong.capability?.isExtension6RBMisplaced == true)
  }

  @Test(
    arguments: [
      ("BFP-SRES-MASK-IN-SEC-HEADER", 7), ("MOD-SRES-MASK-IN-SEC-HEADER", 8), ("VOID_1", nil),
      ("BEAMSPACE", nil),
    ] as [(String, UInt8?)])
  func methodsOfEveryEditionAreRead(_ name: String, _ code: UInt8?) throws {
    let data = try read(
      Self.module(
        "<ru-capabilities><format-of-iq-sample><compression-method-supported><iq-bitwidth>9</iq-bitwidth>"
          + "<compression-method>\(name)</compression-method></compression-method-supported></format-of-iq-sample>"
          + "</ru-capabilities>"))
    #expect(data.capability?.compressions.map(\.method.codePoint) == [code])
  }

  @Test func anEndpointHasTheAbilitiesOfItsOwnKind() throws {
    let data = try read(
      Self.userPlane(
        """
        <endpoint-types><id>1</id><supported-section-types><section-type>1</section-type>
          <supported-section-extensions>6</supported-section-extensions></supported-section-types>
          <max-sections-per-slot>64</max-sections-per-slot><max-beams-per-slot>16</max-beams-per-slot></endpoint-types>
        <endpoint-types><id>2</id><supported-section-types><section-type>3</section-type></supported-section-types>
        </endpoint-types>
        <supported-compression-method-sets><id>7</id><compression-method-supported><iq-bitwidth>9</iq-bitwidth>
          <exponent>4</exponent></compression-method-supported></supported-compression-method-sets>
        <static-low-level-rx-endpoints><name>a</name><endpoint-type>1</endpoint-type></static-low-level-rx-endpoints>
        <static-low-level-rx-endpoints><name>p</name><endpoint-type>2</endpoint-type><compression>
          <supported-compression-set-id>7</supported-compression-set-id></compression></static-low-level-rx-endpoints>
        <low-level-rx-endpoints><name>a</name><e-axcid><eaxc-id>0</eaxc-id></e-axcid></low-level-rx-endpoints>
        <low-level-rx-endpoints><name>p</name></low-level-rx-endpoints>
        <low-level-rx-endpoints><name>other</name></low-level-rx-endpoints>
        <low-level-rx-links><name>l</name><processing-element>e</processing-element>
          <low-level-rx-endpoint>a</low-level-rx-endpoint></low-level-rx-links>
        <eaxc-id-group-configuration><max-num-rx-eaxc-id-groups>1</max-num-rx-eaxc-id-groups><rx-eaxc-id-group>
          <representative-rx-eaxc-id>0</representative-rx-eaxc-id><member-rx-eaxc-id>3</member-rx-eaxc-id>
          <member-rx-eaxc-id>2</member-rx-eaxc-id></rx-eaxc-id-group></eaxc-id-group-configuration>
        """))
    let endpoints = try #require(data.userPlane?.endpoints)
    #expect(endpoints.map { $0.type?.sectionTypes.map(\.sectionType) } == [[1], [3], nil])
    #expect(
      endpoints[0].type?.mostSectionsPerSlot?.value == 64 && endpoints[0].type?.mostBeamsPerSlot?.value == 16)
    #expect(endpoints.map { $0.supported?.map(\.method) } == [nil, [.blockFloatingPoint], nil])
    #expect(endpoints.map(\.elements) == [["e"], [], []])
    #expect(endpoints[0].members.map(\.value) == [3, 2])
  }

  @Test func aSpacingThatIsNotUsedHasNoBlocks() throws {
    let data = try read(
      Self.userPlane(
        "<low-level-tx-endpoints><name>t</name><number-of-prb-per-scs><scs>KHZ_15</scs><number-of-prb>0</number-of-prb>"
          + "</number-of-prb-per-scs><number-of-prb-per-scs><scs>KHZ_30</scs><number-of-prb>51</number-of-prb>"
          + "</number-of-prb-per-scs></low-level-tx-endpoints>"))
    #expect(data.userPlane?.endpoints.first?.resourceBlocks.map(\.count) == [51])
  }

  @Test func flowsOfMixedTransportAndOfSharedCellsAreRead() throws {
    func element(_ name: String, _ flow: String) -> String {
      "<ru-elements><name>\(name)</name><transport-flow>\(flow)</transport-flow></ru-elements>"
    }
    let north =
      "<north-eth-flow><ru-mac-address>02:00:5e:00:00:02</ru-mac-address><vlan-id>7</vlan-id>"
      + "<north-node-mac-address>02:00:5e:00:00:09</north-node-mac-address></north-eth-flow>"
    let internet =
      "<udpip-flow><ru-ipv4-address>192.0.2.2</ru-ipv4-address><ru-ephemeral-udp-port>50000</ru-ephemeral-udp-port>"
      + "<o-du-ephemeral-udp-port>50001</o-du-ephemeral-udp-port></udpip-flow>"
    let data = try read(
      "<processing-elements xmlns='urn:o-ran:processing-element:1.0'>\(element("n", north))"
        + "<additional-transport-session-type-elements><transport-session-type>UDPIP-INTERFACE</transport-session-type>"
        + "\(element("u", internet))</additional-transport-session-type-elements></processing-elements>")
    #expect(data.flows.map(\.name) == ["n", "u"] && data.flows.map(\.isShared) == [true, false])
    #expect(data.flows[0].vlan?.value == 7)
    #expect(
      data.flows[1].radioUnitPort?.value == 50_000 && data.flows[1].distributedUnitPort?.value == 50_001)
  }

  @Test func delaysMayBeAheadOfTheSymbolAndDifferByGroupsOfBeams() throws {
    let keys = "<bandwidth>20000</bandwidth><subcarrier-spacing>30000</subcarrier-spacing>"
    let data = try read(
      "<delay-management xmlns='urn:o-ran:delay:1.0'><bandwidth-scs-delay-state>\(keys)<ru-delay-profile>"
        + "<ta3-min-ack>-5000</ta3-min-ack><ta3-max-ack>7000</ta3-max-ack><ta3-min-2g>1</ta3-min-2g>"
        + "</ru-delay-profile></bandwidth-scs-delay-state><non-default-ru-delay-profile>"
        + "<delay-profile-id>b</delay-profile-id><non-default-bandwidth-scs-delay-state>\(keys)"
        + "<non-default-ru-delay-profile><ta3-max>9</ta3-max></non-default-ru-delay-profile>"
        + "</non-default-bandwidth-scs-delay-state></non-default-ru-delay-profile>"
        + "<beam-context-gap-period>12</beam-context-gap-period></delay-management>")
    let delays = try #require(data.delays)
    #expect(delays.radioUnit.first?.delays["ta3-min-ack"]?.value == -5_000)
    #expect(delays.radioUnit.first?.delays["ta3-min-2g"]?.value == 1)
    #expect(delays.otherProfiles.map(\.id) == ["b"])
    #expect(delays.otherProfiles.first?.profiles.first?.delays["ta3-max"]?.value == 9)
    #expect(delays.beamContextGap?.value == 12)
  }

  @Test func ofAModuleThatComesAgainTheLastOneHolds() throws {
    func gap(_ microseconds: Int) -> String {
      "<delay-management xmlns='urn:o-ran:delay:1.0'><beam-context-gap-period>\(microseconds)"
        + "</beam-context-gap-period></delay-management>"
    }
    let data = try read("<data>\(gap(1))\n\(gap(2))</data>")
    #expect(data.delays?.beamContextGap?.value == 2)
    #expect(
      data.remarks.map(\.value) == [
        "data of o-ran-delay-management comes again in line 2: that is read, and this is not"
      ])
  }

  @Test func bandsHaveLimitsOfTheirOwn() throws {
    let data = try read(
      Self.module(
        "<band-capabilities><band-number>1</band-number><max-num-carriers-dl>2</max-num-carriers-dl>"
          + "<min-supported-frequency-dl>2110000000</min-supported-frequency-dl>"
          + "<max-supported-frequency-dl>2170000000</max-supported-frequency-dl>"
          + "<max-num-component-carriers>3</max-num-component-carriers></band-capabilities>"
          + "<band-capabilities><band-number>3</band-number><max-num-carriers-dl>1</max-num-carriers-dl></band-capabilities>"
      ))
    let capability = try #require(data.capability)
    #expect(capability.bands.map(\.number) == [1, 3])
    #expect(
      capability.bands[0].downlink == 2_110_000_000...2_170_000_000 && capability.bands[0].mostCarriers == 3)
    #expect(capability.most(\.mostDownlink) == 3)
    // What only some bands say is no limit of all.
    #expect(capability.most(\.mostCarriers) == nil && capability.most(\.mostUplink) == nil)
  }

  @Test func keysOccurOnce() {
    let state = Self.state("<subcarrier-spacing>15000</subcarrier-spacing>")
    let inner = state.dropFirst("<delay-management xmlns='urn:o-ran:delay:1.0'>".count)
      .dropLast("</delay-management>".count)
    let twice = "<delay-management xmlns='urn:o-ran:delay:1.0'>\(inner)\n\(inner)</delay-management>"
    #expect(
      complaint(twice) == "2:1: 5000 kHz with 15000 Hz has two delay profiles; the first is in line 1")
    let endpoints = "<low-level-rx-endpoints><name>r</name></low-level-rx-endpoints>"
    #expect(
      complaint(
        "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'>\n\(endpoints)\n\(endpoints)</user-plane-configuration>"
      )
        == "3:1: there are two endpoints `r`; the first is in line 2")
  }
}
