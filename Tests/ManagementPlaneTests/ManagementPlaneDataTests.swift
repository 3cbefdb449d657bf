import Testing

@testable import ManagementPlane

/// Data of the modules, in whatever it is wrapped.
@Suite struct ManagementPlaneDataTests {
  func read(_ text: String) throws -> ManagementPlaneData {
    let bytes = Array(text.utf8)
    return try ManagementPlaneData(reading: bytes.span)
  }

  func complaint(_ text: String) -> String {
    do {
      _ = try read(text)
      return "nothing"
    } catch let error as InstanceDataError {
      return "\(error.line):\(error.column): \(error.message)"
    } catch {
      return "\(error)"
    }
  }

  private static let netconf = "urn:ietf:params:xml:ns:netconf:base:1.0"
  private static let delays = """
    <delay-management xmlns="urn:o-ran:delay:1.0"><bandwidth-scs-delay-state>
      <bandwidth>20000</bandwidth><subcarrier-spacing>30000</subcarrier-spacing>
      <ru-delay-profile><t2a-min-up>71000</t2a-min-up><t2a-max-up>428000</t2a-max-up></ru-delay-profile>
    </bandwidth-scs-delay-state></delay-management>
    """

  @Test(arguments: [
    delays,
    "<data xmlns='\(netconf)'>\(delays)</data>",
    "<data>\(delays)</data>",
    "<nc:rpc-reply xmlns:nc='\(netconf)' message-id='1'><nc:data>\(delays)</nc:data></nc:rpc-reply>]]>]]>",
    "<rpc xmlns='\(netconf)'><edit-config><target><running/></target><config>\(delays)</config></edit-config></rpc>",
    """
    <instance-data-set xmlns='urn:ietf:params:xml:ns:yang:ietf-yang-instance-data'><name>ru</name>
    <content-data>\(delays)</content-data></instance-data-set>
    """,
  ])
  func theSameDataIsReadFromEachEnvelope(_ text: String) throws {
    let data = try read(text)
    let profile = try #require(data.delays?.radioUnit.first)
    #expect(profile.bandwidth == 20_000 && profile.subcarrierSpacing == 30_000)
    #expect(profile.delays.mapValues(\.value) == ["t2a-min-up": 71_000, "t2a-max-up": 428_000])
    #expect(data.unread.isEmpty)
    #expect(data.coverage.map(\.module) == ["o-ran-delay-management"] && data.coverage[0].unused == 0)
  }

  @Test func thePrefixSaysNothingAndTheNamespaceEverything() throws {
    let prefixed = try read(
      "<x:delay-management xmlns:x='urn:o-ran:delay:2.0'><x:bandwidth-scs-delay-state><x:bandwidth>5000</x:bandwidth>"
        + "<x:subcarrier-spacing>15000</x:subcarrier-spacing></x:bandwidth-scs-delay-state></x:delay-management>"
    )
    #expect(prefixed.delays?.radioUnit.map(\.bandwidth) == [5000])
    let other = try read("<delay-management xmlns='urn:example:delay'/>")
    #expect(other.isEmpty && other.unread.map(\.name) == ["urn:example:delay"])
    // A leaf of the same name that a vendor adds is another leaf.
    let added = try read(
      "<module-capability xmlns='urn:o-ran:module-cap:1.0'><ru-capabilities>"
        + "<format-of-iq-sample><se6-rb-bit-supported xmlns='urn:example:add'>maybe</se6-rb-bit-supported>"
        + "</format-of-iq-sample></ru-capabilities>"
        + "</module-capability>")
    #expect(added.capability?.supportsExtension6RB == nil)
  }

  @Test func whatIsNotReadIsCounted() throws {
    let data = try read(
      "<data><a xmlns='urn:a'/><b xmlns='urn:b'/><c xmlns='urn:a'/><d/><get-config/>"
        + "<rpc-error><error-message>no</error-message></rpc-error><x xmlns='urn:o-ran:delay:1.0'/></data>")
    #expect(data.unread.map(\.name) == ["urn:a", "urn:b", "<d>"] && data.unread.map(\.count) == [2, 1, 1])
    #expect(
      data.remarks.map(\.value) == [
        "<get-config> is a request, which carries no data", "the server answered with an error: no",
        "<x> is no data of o-ran-delay-management, whose data is <delay-management>",
      ])
  }

  @Test func dataInTheWrongNamespaceIsToldWithTheRightOne() throws {
    let data = try read(
      "<data xmlns='\(Self.netconf)'>\n<delay-management/>\n<module-capability xmlns='urn:o-ran:module:1.0'/></data>"
    )
    #expect(data.isEmpty && data.unread.map(\.name) == ["<delay-management>", "urn:o-ran:module:1.0"])
    #expect(
      data.remarks.map(\.value) == [
        "<delay-management> has the namespace \(Self.netconf) and is not read: that of o-ran-delay-management is "
          + "urn:o-ran:delay:1.0",
        "<module-capability> has the namespace urn:o-ran:module:1.0 and is not read: that of o-ran-module-cap is "
          + "urn:o-ran:module-cap:1.0",
      ])
    #expect(data.remarks.map(\.place.line) == [2, 3])
    #expect(try read("<delay-management/>").remarks.first?.value.contains("has no namespace and") == true)
    // What stands round data in a request is none.
    let request = try read(
      "<edit-config xmlns='\(Self.netconf)'><target><running/></target><config><configuration/></config></edit-config>"
    )
    #expect(request.unread.map(\.name) == ["<configuration>"] && request.remarks.isEmpty)
  }

  @Test func namesOfAnyNumberAndLengthAreToldInPart() throws {
    let many = try read(
      "<data>" + (0..<50).map { "<a\($0)/>" }.joined()
        + "<b xmlns='urn:\(String(repeating: "x", count: 5000))'/>"
        + String(repeating: "<get/>", count: 50) + "</data>")
    #expect(many.unread.count == 32 && many.moreUnread == 19)
    #expect(many.remarks.count == 32 && many.moreRemarks == 18)
    let long = try read("<b xmlns='urn:\(String(repeating: "x", count: 5000))'/>")
    #expect(long.unread.first?.name.count == 101)
    #expect(complaint(Self.endpoint("<cp-type>\(String(repeating: "y", count: 5000))</cp-type>")).count < 450)
  }

  @Test func listsHaveABound() {
    let entry = "<low-level-rx-endpoints><name>r</name></low-level-rx-endpoints>"
    #expect(
      complaint(
        "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'>"
          + (0...4096).map { entry.replacing("r</name>", with: "\($0)</name>") }.joined(separator: "\n")
          + "</user-plane-configuration>")
        == "4097:1: <user-plane-configuration> has more than 4096 <low-level-rx-endpoints>")
  }

  @Test func delaysOfTheTransportAreRead() throws {
    let data = try read(
      "<delay-management xmlns='urn:o-ran:delay:1.0'><adaptive-delay-configuration><transport-delay>"
        + "<t12-min>10</t12-min><t12-max>20</t12-max><t34-min>30</t34-min></transport-delay>"
        + "</adaptive-delay-configuration></delay-management>")
    #expect(
      data.delays?.transport.mapValues(\.value) == ["t12-min": 10, "t12-max": 20, "t34-min": 30])
    #expect(data.coverage[0].unused == 0)
  }

  @Test func aLeafCountsAsReadWhereItIsRead() throws {
    let data = try read(
      "<processing-elements xmlns='urn:o-ran:processing-element:1.0'><ru-elements><name>e</name><transport-flow>"
        + "<other-flow><ru-mac-address>02:00:5e:00:00:02</ru-mac-address><vlan-id>5</vlan-id></other-flow>"
        + "</transport-flow></ru-elements></processing-elements>")
    // The name of the element is read, and what stands in a container of another name is not.
    #expect(data.flows.isEmpty && data.coverage[0].values == 3 && data.coverage[0].unused == 2)
  }

  @Test func whatARequestDeletesIsLeftOut() throws {
    let data = try read(
      "<edit-config xmlns='\(Self.netconf)'><config><user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0' "
        + "xmlns:nc='\(Self.netconf)'><low-level-tx-endpoints nc:operation='delete'><name>old</name>"
        + "</low-level-tx-endpoints><low-level-tx-endpoints nc:operation='merge'><name>new</name>"
        + "</low-level-tx-endpoints></user-plane-configuration></config></edit-config>")
    #expect(data.userPlane?.endpoints.map(\.name) == ["new"])
    #expect(data.remarks.map(\.value) == ["<low-level-tx-endpoints> is deleted by this request and left out"])
  }

  @Test func endpointsSayHowTheirMessagesAreRead() throws {
    let data = try read(
      """
      <user-plane-configuration xmlns="urn:o-ran:uplane-conf:1.0">
        <low-level-tx-links><name>l</name><processing-element>p</processing-element>
          <tx-array-carrier>c</tx-array-carrier><low-level-tx-endpoint>t</low-level-tx-endpoint></low-level-tx-links>
        <endpoint-types><id>1</id><supported-section-types><section-type>1</section-type>
          <supported-section-extensions>6</supported-section-extensions>
          <supported-section-extensions>11</supported-section-extensions></supported-section-types></endpoint-types>
        <supported-compression-method-sets><id>1</id><compression-method-supported><iq-bitwidth>9</iq-bitwidth>
          <exponent>4</exponent></compression-method-supported></supported-compression-method-sets>
        <low-level-tx-endpoints><name>t</name>
          <compression><compression-type>STATIC</compression-type><iq-bitwidth>9</iq-bitwidth>
            <exponent>4</exponent></compression>
          <cp-type>EXTENDED</cp-type>
          <number-of-prb-per-scs><scs>KHZ_30</scs><number-of-prb>51</number-of-prb></number-of-prb-per-scs>
          <e-axcid><o-du-port-bitmask>61440</o-du-port-bitmask><band-sector-bitmask>3840</band-sector-bitmask>
            <ccid-bitmask>240</ccid-bitmask><ru-port-bitmask>0xF</ru-port-bitmask><eaxc-id>2</eaxc-id></e-axcid>
        </low-level-tx-endpoints>
        <low-level-rx-endpoints><name>r</name><compression><compression-type>DYNAMIC</compression-type>
          <dynamic-compression-configuration><id>1</id><iq-bitwidth>14</iq-bitwidth>
            <compression-method>NO_COMPRESSION</compression-method></dynamic-compression-configuration></compression>
          <static-prach-configuration>3</static-prach-configuration></low-level-rx-endpoints>
        <tx-array-carriers><name>c</name><channel-bandwidth>20000000</channel-bandwidth>
          <downlink-radio-frame-offset>7</downlink-radio-frame-offset></tx-array-carriers>
        <general-config><little-endian-byte-order>true</little-endian-byte-order></general-config>
      </user-plane-configuration>
      """)
    let plane = try #require(data.userPlane)
    let tx = plane.endpoints[0]
    #expect(tx.isDownlink && tx.eAxC?.value == 2 && tx.masks == [0xF000, 0xF00, 0xF0, 0xF])
    #expect(tx.compression?.header == .isStatic && tx.compression?.method == .blockFloatingPoint)
    #expect(tx.compression?.width == 9 && tx.hasExtendedPrefix?.value == true)
    #expect(tx.resourceBlocks.map(\.spacing) == [.kHz30] && tx.resourceBlocks.map(\.count) == [51])
    let rx = plane.endpoints[1]
    #expect(!rx.isDownlink && rx.compression?.header == .isDynamic && rx.alternatives.map(\.width) == [14])
    #expect(rx.staticPRACH?.value == 3 && rx.staticSRS == nil && rx.eAxC == nil)
    #expect(plane.links.map(\.carrier) == ["c"] && plane.carriers[0].bandwidth?.value == 20_000_000)
    #expect(plane.carriers[0].frameOffset?.value == 7 && plane.isLittleEndian?.value == true)
    #expect(plane.sectionTypes.map(\.sectionType) == [1] && plane.sectionTypes[0].extensions == [6, 11])
    #expect(plane.compressions.map(\.method) == [.blockFloatingPoint])
    // The ids of formats, and the name of the link.
    #expect(data.coverage[0].unused == 2)
    #expect(tx.carriers.map(\.name) == ["c"] && rx.carriers.isEmpty)
  }

  @Test func capabilitiesAndAddressesAreRead() throws {
    let data = try read(
      """
      <data><module-capability xmlns="urn:o-ran:module-cap:1.0"><ru-capabilities>
        <format-of-iq-sample><dynamic-compression-supported>false</dynamic-compression-supported>
          <se6-rb-bit-supported>true</se6-rb-bit-supported>
          <compression-method-supported><iq-bitwidth>0</iq-bitwidth></compression-method-supported>
          <compression-method-supported><iq-bitwidth>8</iq-bitwidth><comp-bit-width>8</comp-bit-width>
            <comp-shift>2</comp-shift></compression-method-supported></format-of-iq-sample>
        <ud-comp-len-supported>true</ud-comp-len-supported>
        </ru-capabilities>
        <band-capabilities><band-number>1</band-number><max-num-carriers-dl>2</max-num-carriers-dl></band-capabilities>
        <band-capabilities><band-number>3</band-number><max-num-carriers-dl>1</max-num-carriers-dl>
          <max-num-carriers-ul>1</max-num-carriers-ul></band-capabilities></module-capability>
      <processing-elements xmlns="urn:o-ran:processing-element:1.0"><ru-elements><name>e</name><transport-flow>
        <eth-flow><ru-mac-address>02:00:5e:00:00:02</ru-mac-address><vlan-id>5</vlan-id>
          <o-du-mac-address>02:00:5e:00:00:01</o-du-mac-address></eth-flow></transport-flow></ru-elements>
        <ru-elements><name>u</name><transport-flow><udpip-flow><ru-ipv4-address>192.0.2.2</ru-ipv4-address>
          <ecpri-destination-udp>44798</ecpri-destination-udp></udpip-flow></transport-flow></ru-elements>
      </processing-elements></data>
      """)
    let capability = try #require(data.capability)
    #expect(
      capability.supportsExtension6RB?.value == true && capability.supportsDynamicCompression?.value == false)
    #expect(capability.supportsCompressionLength?.value == true)
    #expect(capability.compressions.map(\.method) == [.none, .muLaw])
    #expect(capability.compressions.map(\.width) == [16, 8])
    #expect(capability.most(\.mostDownlink) == 3 && capability.bands.map(\.mostUplink) == [nil, 1])
    #expect(data.flows.map { $0.radioUnit?.value } == ["02:00:5e:00:00:02", "192.0.2.2"])
    #expect(data.flows[0].distributedUnit?.value == "02:00:5e:00:00:01" && data.flows[0].vlan?.value == 5)
    #expect(data.flows[1].distributedUnit == nil && data.flows[1].udpPort?.value == 44798)
  }

  private static func endpoint(_ content: String) -> String {
    "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'><low-level-rx-endpoints><name>r</name>"
      + "\(content)</low-level-rx-endpoints></user-plane-configuration>"
  }

  static func state(_ content: String) -> String {
    "<delay-management xmlns='urn:o-ran:delay:1.0'><bandwidth-scs-delay-state><bandwidth>5000</bandwidth>"
      + "\(content)</bandwidth-scs-delay-state></delay-management>"
  }

  @Test(arguments: [
    (endpoint("<e-axcid><eaxc-id>65536</eaxc-id></e-axcid>"), "<eaxc-id> is 65536, outside of 0 to 65535"),
    (endpoint("<e-axcid><eaxc-id>one</eaxc-id></e-axcid>"), "<eaxc-id> is `one`, which is no whole number"),
    (endpoint("<e-axcid><eaxc-id>0x-1</eaxc-id></e-axcid>"), "<eaxc-id> is `0x-1`, which is no whole number"),
    (endpoint("<e-axcid><eaxc-id/></e-axcid>"), "<eaxc-id> is empty"),
    (endpoint("<e-axcid><eaxc-id><a/></eaxc-id></e-axcid>"), "<eaxc-id> should hold a value, and holds <a>"),
    (
      endpoint("<e-axcid/><e-axcid/>"),
      "<e-axcid> occurs twice in <low-level-rx-endpoints>; the first is in line 1"
    ),
    (
      endpoint("<e-axcid><ccid-bitmask>3</ccid-bitmask><ru-port-bitmask>1</ru-port-bitmask></e-axcid>"),
      "<ru-port-bitmask> has a bit in common with a mask before it"
    ),
    (
      endpoint("<compression><exponent>4</exponent><block-scalar>1</block-scalar></compression>"),
      "<block-scalar> and <exponent> belong to different compression methods"
    ),
    (
      endpoint(
        "<compression><compression-method>U_LAW</compression-method><exponent>4</exponent></compression>"),
      "<exponent> does not belong to the compression method U_LAW"
    ),
    (
      endpoint("<compression><compression-type>OFTEN</compression-type></compression>"),
      "<compression-type> is `OFTEN`; its values are STATIC, DYNAMIC"
    ),
    (
      endpoint("<number-of-prb-per-scs><number-of-prb>1</number-of-prb></number-of-prb-per-scs>"),
      "<number-of-prb-per-scs> lacks its key, scs"
    ),
    (state(""), "<bandwidth-scs-delay-state> lacks bandwidth or subcarrier-spacing"),
    (
      state(
        "<subcarrier-spacing>15000</subcarrier-spacing><ru-delay-profile><ta3-min>2</ta3-min><ta3-max>1</ta3-max>"
          + "</ru-delay-profile>"), "<ta3-min> is 2 ns, more than the 1 ns of <ta3-max>"
    ),
    (
      "<module-capability xmlns='urn:o-ran:module-cap:1.0'><ru-capabilities><se6-rb-bit-supported>yes"
        + "</se6-rb-bit-supported></ru-capabilities></module-capability>",
      "<se6-rb-bit-supported> is `yes`, neither `true` nor `false`"
    ),
    (
      "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'><tx-array-carriers/></user-plane-configuration>",
      "<tx-array-carriers> lacks its key, name"
    ),
  ])
  func dataAgainstItsModelIsRefused(_ text: String, _ says: String) {
    let found = complaint(text)
    #expect(found.hasPrefix("1:") && found.hasSuffix(": " + says), "\(found)")
  }
}
