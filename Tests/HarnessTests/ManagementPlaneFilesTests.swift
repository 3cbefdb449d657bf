import CaptureFiles
import Conformance
import Documents
import Events
import Expressions
import Foundation
import Fronthaul
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Files of M-plane data, in the words of profiles.
@Suite final class ManagementPlaneFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func declarations(_ texts: String...) throws -> Declarations {
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      paths.append(try write("ru\(index).xml", "<data>\(text)</data>"))
    }
    let files = ManagementPlaneFiles(paths)
    #expect(files.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    return files.declarations
  }

  /// Notes without the folder, and without those on how much was read.
  private func notes(_ declarations: Declarations) -> [String] {
    declarations.notes.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
      .filter { !$0.contains("values are read") }
  }

  static func userPlane(_ content: String) -> String {
    "<user-plane-configuration xmlns='urn:o-ran:uplane-conf:1.0'>\(content)</user-plane-configuration>"
  }

  static func endpoint(
    _ name: String, _ id: Int, isDownlink: Bool = true, type: String = "DYNAMIC", width: Int = 9,
    prbs: Int? = nil, spacing: String = "KHZ_30", more: String = ""
  ) -> String {
    let tag = "low-level-\(isDownlink ? "tx" : "rx")-endpoints"
    let blocks = prbs.map {
      "<number-of-prb-per-scs><scs>\(spacing)</scs><number-of-prb>\($0)</number-of-prb></number-of-prb-per-scs>"
    }
    return "<\(tag)><name>\(name)</name><compression><compression-type>\(type)</compression-type>"
      + "<iq-bitwidth>\(width)</iq-bitwidth><exponent>4</exponent></compression>\(blocks ?? "")"
      + "<e-axcid><eaxc-id>\(id)</eaxc-id></e-axcid>\(more)</\(tag)>"
  }

  private static func carrier(_ endpoint: String, megahertz: Int) -> String {
    "<tx-array-carriers><name>c</name><channel-bandwidth>\(megahertz)000000</channel-bandwidth></tx-array-carriers>"
      + "<low-level-tx-links><name>l</name><tx-array-carrier>c</tx-array-carrier>"
      + "<low-level-tx-endpoint>\(endpoint)</low-level-tx-endpoint></low-level-tx-links>"
  }

  @Test func endpointsHaveTheTDDPatternOfTheirCarriers() throws {
    let pattern =
      "<configurable-tdd-patterns><tdd-pattern-id>1</tdd-pattern-id>"
      + [("DL", 0), ("GP", 4_300_800), ("UL", 4_915_200), ("DL", 6_144_000)].map {
        "<switching-points><direction>\($0.0)</direction><frame-offset>\($0.1)</frame-offset></switching-points>"
      }.joined() + "</configurable-tdd-patterns>"
    let linked = Self.carrier("a", megahertz: 20).replacingOccurrences(
      of: "</channel-bandwidth>",
      with: "</channel-bandwidth><configurable-tdd-pattern>1</configurable-tdd-pattern>")
    let found = try declarations(
      Self.userPlane(
        Self.endpoint("a", 0, prbs: 51) + Self.endpoint("b", 1, prbs: 51) + pattern + linked))
    #expect(found.decode.map(\.tdd) == ["DDDDDDDFUUDDDDDDDDDD", nil])
  }

  @Test func theUplinkHasThePrioritiesOfTheInterfaces() throws {
    let found = try declarations(
      "<interfaces xmlns='urn:ietf:params:xml:ns:yang:ietf-interfaces'><interface><name>a</name>"
        + "<class-of-service xmlns='urn:o-ran:interfaces:1.0'><u-plane-marking>5</u-plane-marking></class-of-service>"
        + "</interface></interfaces>")
    #expect(found.parameters["uplink_priorities"]?.value == .list([.number(5, .none)]))
  }

  private static func delays(_ states: (kilohertz: Int, hertz: Int, t2aMinUp: Int)...) -> String {
    let all = states.map {
      "<bandwidth-scs-delay-state><bandwidth>\($0.kilohertz)</bandwidth><subcarrier-spacing>\($0.hertz)"
        + "</subcarrier-spacing><ru-delay-profile><t2a-min-up>\($0.t2aMinUp)</t2a-min-up><ta3-min>20</ta3-min>"
        + "</ru-delay-profile></bandwidth-scs-delay-state>"
    }
    return "<delay-management xmlns='urn:o-ran:delay:1.0'>\(all.joined())</delay-management>"
  }

  static func transport(_ ru: String, _ du: String = "02:00:5e:00:00:01", vlan: Int = 5) -> String {
    "<processing-elements xmlns='urn:o-ran:processing-element:1.0'><ru-elements><name>e</name><transport-flow><eth-flow>"
      + "<ru-mac-address>\(ru)</ru-mac-address><vlan-id>\(vlan)</vlan-id><o-du-mac-address>\(du)</o-du-mac-address>"
      + "</eth-flow></transport-flow></ru-elements></processing-elements>"
  }

  // MARK: Values

  @Test func endpointsBecomeDecodeSettingsOfTheirUnit() throws {
    let found = try declarations(
      Self.transport("02:00:5E:00:00:02")
        + Self.userPlane(
          Self.endpoint("t", 2, type: "STATIC", prbs: 51) + Self.endpoint("r", 0x12, isDownlink: false)
            + "<low-level-rx-endpoints><name>idle</name></low-level-rx-endpoints>"))
    #expect(found.units.map(\.description.name) == ["O-RU of ru0.xml", "O-DU of ru0.xml"])
    #expect(found.units.map(\.description.addresses) == [["02:00:5e:00:00:02"], ["02:00:5e:00:00:01"]])
    #expect(found.decode.map(\.match.eAxC) == [[2], [0x12]])
    #expect(found.decode.map(\.match.direction) == [.downlink, .uplink])
    #expect(found.decode.allSatisfy { $0.source == .managementPlane && $0.match.unit == "O-RU of ru0.xml" })
    #expect(found.decode.map(\.udCompHdr) == [.isStatic, .isDynamic])
    #expect(found.decode.map(\.udCompMeth) == [1, nil] && found.decode.map(\.udIqWidth) == [9, nil])
    #expect(
      found.decode.map(\.carrierPrbs) == [51, nil] && found.decode.map(\.slotsPerSubframe) == [2, nil])
    #expect(found.parameters["endpoints_dl"]?.value == .list([.number(2, .none)]))
    #expect(found.parameters["endpoints_ul"]?.value == .list([.number(0x12, .none)]))
    #expect(found.parameters["vlans"]?.value == .list([.number(5, .none)]))
    #expect(notes(found) == ["ru0.xml:1: the endpoint `idle` has no eAxC ID and is not used"])
  }

  @Test func theCarrierSaysHowWideItIs() throws {
    let narrow = try declarations(
      Self.userPlane(Self.endpoint("t", 0, prbs: 20) + Self.carrier("t", megahertz: 20)))
    #expect(narrow.decode.map(\.carrierPrbs) == [51])
    let wide = try declarations(
      Self.userPlane(Self.endpoint("t", 0, prbs: 52) + Self.carrier("t", megahertz: 20)))
    #expect(notes(wide) == ["ru0.xml:1: the endpoint `t` has 52 PRBs, more than the 51 of its carrier"])
    let unknown = try declarations(Self.userPlane(Self.endpoint("t", 0, prbs: 20)))
    #expect(unknown.decode.map(\.carrierPrbs) == [nil] && unknown.decode.map(\.slotsPerSubframe) == [2])
    let prach = try declarations(Self.userPlane(Self.endpoint("t", 0, prbs: 72, spacing: "KHZ_1_25")))
    #expect(prach.decode.map(\.carrierPrbs) == [nil] && prach.decode.map(\.slotsPerSubframe) == [nil])
  }

  @Test(arguments: [
    ("LTE", 2_000_000_000, 20, "KHZ_15", 75, 100), ("NR", 2_000_000_000, 20, "KHZ_15", 75, 106),
    ("NR", 28_000_000_000, 100, "KHZ_60", 40, 132), ("NR", 3_600_000_000, 100, "KHZ_60", 40, 135),
    ("DSS_LTE_NR", 2_000_000_000, 20, "KHZ_15", 100, 100),
    ("DSS_LTE_NR", 2_000_000_000, 20, "KHZ_15", 75, nil),
  ])
  func theWidthIsThatOfTheCarriersKind(
    type: String, hertz: Int, megahertz: Int, spacing: String, stated: Int, prbs: Int?
  ) throws {
    let carrier = Self.carrier("t", megahertz: megahertz).replacing(
      "</channel-bandwidth>",
      with:
        "</channel-bandwidth><center-of-channel-bandwidth>\(hertz)</center-of-channel-bandwidth><type>\(type)</type>"
    )
    let found = try declarations(
      Self.userPlane(Self.endpoint("t", 0, prbs: stated, spacing: spacing) + carrier))
    #expect(found.decode.map(\.carrierPrbs) == [prbs])
    #expect(notes(found).count == (prbs == nil ? 1 : 0))
  }

  @Test func masksAreReadInTheirUsualOrder() throws {
    func masks(_ values: [Int]) -> String {
      let names = ["o-du-port-bitmask", "band-sector-bitmask", "ccid-bitmask", "ru-port-bitmask"]
      return Self.userPlane(
        "<low-level-tx-endpoints><name>t</name><e-axcid><eaxc-id>0</eaxc-id>"
          + zip(names, values).map { "<\($0)>\($1)</\($0)>" }.joined() + "</e-axcid></low-level-tx-endpoints>"
      )
    }
    #expect(try declarations(masks([0xC000, 0x3F00, 0xF0, 0xF])).decode.map(\.eAxCBits) == [[2, 6, 4, 4]])
    #expect(try declarations(masks([0, 0x30, 0, 0xF])).decode.map(\.eAxCBits) == [[0, 2, 0, 4]])
    let odd = try declarations(masks([0xF, 0xF0, 0xF00, 0xF000]))
    #expect(
      odd.decode.map(\.eAxCBits) == [nil] && odd.decode.map(\.eAxCMasks) == [[0xF, 0xF0, 0xF00, 0xF000]])
    #expect(notes(odd) == [])
  }

  @Test func limitsAreThoseOfTheEndpointAndNotOfItsRadioUnit() throws {
    let found = try declarations(
      Self.transport("02:00:5e:00:00:02", vlan: 9)
        + Self.userPlane(
          "<endpoint-types><id>1</id><supported-section-types><section-type>1</section-type>"
            + "<supported-section-extensions>6</supported-section-extensions></supported-section-types>"
            + "<max-sections-per-slot>8</max-sections-per-slot><max-beams-per-slot>4</max-beams-per-slot></endpoint-types>"
            + "<endpoint-types><id>2</id><supported-section-types><section-type>3</section-type>"
            + "</supported-section-types></endpoint-types>"
            + "<supported-compression-method-sets><id>1</id><compression-method-supported><iq-bitwidth>9</iq-bitwidth>"
            + "<exponent>4</exponent></compression-method-supported></supported-compression-method-sets>"
            + "<static-low-level-rx-endpoints><name>a</name><endpoint-type>1</endpoint-type>"
            + "</static-low-level-rx-endpoints><static-low-level-rx-endpoints><name>p</name>"
            + "<endpoint-type>2</endpoint-type><compression><supported-compression-set-id>1"
            + "</supported-compression-set-id></compression></static-low-level-rx-endpoints>"
            + Self.endpoint("a", 0, isDownlink: false)
            + Self.endpoint("p", 4, isDownlink: false, type: "STATIC", width: 12)
            + "<low-level-rx-links><name>l</name><processing-element>e</processing-element>"
            + "<low-level-rx-endpoint>a</low-level-rx-endpoint></low-level-rx-links>"))
    let limits = found.decode.map(\.limits)
    #expect(limits.map(\.vlan) == [9, nil])
    #expect(limits.map { $0.sectionTypes?.map(\.number) } == [[1], [3]])
    #expect(limits.map { $0.sectionTypes?.first?.extensions } == [[6], []])
    #expect(limits.map(\.sectionsPerSlot) == [8, nil] && limits.map(\.beamsPerSlot) == [4, nil])
    #expect(limits[0].compressions == nil)
    #expect(limits[1].compressions == [DecodeEntry.Limits.Compression(method: 1, width: 9)])
    #expect(
      notes(found) == [
        "ru0.xml:1: the endpoint `p` is configured for BLOCK_FLOATING_POINT with 12 bits, which the O-RU does not list "
          + "as supported"
      ])
  }

  @Test func whereTheModelHasNoSuchLeafANoteSaysSo() throws {
    let found = try declarations(
      "<module-capability xmlns='urn:o-ran:module-cap:1.0'><ru-capabilities><se6-rb-bit-supported>false"
        + "</se6-rb-bit-supported></ru-capabilities></module-capability>")
    #expect(found.capabilities["se6-rb-bit-supported"]?.value == .boolean(false))
    #expect(
      notes(found) == [
        "ru0.xml:1: se6-rb-bit-supported stands in ru-capabilities, and the model has it in format-of-iq-sample: it is "
          + "read all the same"
      ])
  }

  /// What only one of two O-RUs can do, not both may be asked for.
  @Test(arguments: [(["true"], true), (["true", "false"], false), (["false", "true"], false)])
  func refusalsAreExpectedWhereAllRadioUnitsDeclareThem(_ flags: [String], _ expected: Bool) throws {
    let files = ManagementPlaneFiles(
      try flags.enumerated().map { index, flag in
        try write(
          "nack\(index).xml",
          "<data><module-capability xmlns='urn:o-ran:module-cap:1.0'><ru-capabilities><nack-supported>\(flag)"
            + "</nack-supported></ru-capabilities></module-capability></data>")
      })
    #expect(files.declarations.capabilities["nack-supported"]?.value == .boolean(expected))
  }

  @Test func carriersAreCountedBandByBand() throws {
    func band(_ number: Int, _ from: Int, _ to: Int, most: Int) -> String {
      "<band-capabilities><band-number>\(number)</band-number><min-supported-frequency-dl>\(from)000000"
        + "</min-supported-frequency-dl><max-supported-frequency-dl>\(to)000000</max-supported-frequency-dl>"
        + "<max-num-carriers-dl>\(most)</max-num-carriers-dl></band-capabilities>"
    }
    func carrier(_ name: String, _ megahertz: Int) -> String {
      "<tx-array-carriers><name>\(name)</name><center-of-channel-bandwidth>\(megahertz)000000"
        + "</center-of-channel-bandwidth></tx-array-carriers>"
    }
    let found = try declarations(
      "<module-capability xmlns='urn:o-ran:module-cap:1.0'>\(band(1, 2110, 2170, most: 1))"
        + "\(band(3, 1805, 1880, most: 2))</module-capability>"
        + Self.userPlane(carrier("a", 2120) + carrier("b", 2140)))
    #expect(notes(found) == ["ru0.xml: 2 downlink carriers are configured, and band 1 can do 1"])
  }

  @Test func delaysAreThoseOfTheConfiguredCarrier() throws {
    let states = Self.delays((20_000, 30_000, 71_000), (100_000, 30_000, 72_000), (20_000, 15_000, 73_000))
    let chosen = try declarations(
      states + Self.userPlane(Self.endpoint("t", 0, prbs: 51) + Self.carrier("t", megahertz: 20)))
    #expect(chosen.parameters["t2a_min_up"]?.value == .number(71_000, .nanoseconds))
    // Without a carrier what all agree on is used, and the rest is told.
    let ambiguous = try declarations(states)
    #expect(ambiguous.parameters["t2a_min_up"] == nil)
    #expect(ambiguous.parameters["ta3_min"]?.value == .number(20, .nanoseconds))
    #expect(
      notes(ambiguous) == [
        "ru0.xml:1: t2a-min-up is ambiguous and not used: 71000 ns for 20000 kHz with 30000 Hz, 72000 ns for 100000 kHz "
          + "with 30000 Hz, 73000 ns for 20000 kHz with 15000 Hz; choose with --set t2a_min_up=…"
      ])
    // A long preamble has a spacing of its own, which no delay profile is for.
    let preamble = try declarations(
      states
        + Self.userPlane(
          Self.endpoint("t", 0, prbs: 51) + Self.endpoint("p", 1, prbs: 72, spacing: "KHZ_1_25")
            + Self.carrier("t", megahertz: 20)
            + "<low-level-tx-links><name>m</name><tx-array-carrier>c</tx-array-carrier>"
            + "<low-level-tx-endpoint>p</low-level-tx-endpoint></low-level-tx-links>"))
    #expect(preamble.parameters["t2a_min_up"]?.value == .number(71_000, .nanoseconds))
    let other = try declarations(
      states + Self.userPlane(Self.endpoint("t", 0, prbs: 24) + Self.carrier("t", megahertz: 10)))
    #expect(other.parameters["ta3_min"] == nil)
    #expect(notes(other).first?.contains("no delay profile is for a carrier that is configured") == true)
  }

  @Test func capabilitiesBecomeParametersAndNotes() throws {
    let found = try declarations(
      "<module-capability xmlns='urn:o-ran:module-cap:1.0'><ru-capabilities><ud-comp-len-supported>true"
        + "</ud-comp-len-supported><format-of-iq-sample><se6-rb-bit-supported>true</se6-rb-bit-supported><dynamic-compression-supported>false</dynamic-compression-supported>"
        + "<compression-method-supported><iq-bitwidth>9</iq-bitwidth><exponent>4</exponent></compression-method-supported>"
        + "<compression-method-supported><iq-bitwidth>16</iq-bitwidth></compression-method-supported>"
        + "</format-of-iq-sample></ru-capabilities><band-capabilities><band-number>1</band-number><max-num-carriers-dl>0"
        + "</max-num-carriers-dl></band-capabilities></module-capability>"
        + Self.userPlane(
          "<endpoint-types><id>1</id><supported-section-types><section-type>3</section-type>"
            + "<supported-section-extensions>11</supported-section-extensions></supported-section-types>"
            + "<supported-section-types><section-type>1</section-type></supported-section-types></endpoint-types>"
            + "<general-config><little-endian-byte-order>true</little-endian-byte-order></general-config>"
            + Self.endpoint("t", 0, type: "STATIC", width: 14) + Self.carrier("t", megahertz: 20)
            + Self.endpoint(
              "r", 0, isDownlink: false,
              more:
                "<static-prach-configuration>1</static-prach-configuration><static-srs-configuration>1</static-srs-configuration>"
            )))
    #expect(
      found.capabilities.mapValues(\.value) == [
        "se6-rb-bit-supported": .boolean(true), "static-prach": .boolean(true), "static-srs": .boolean(true),
      ])
    #expect(found.decode.map(\.udCompLen) == [true, true])
    #expect(found.parameters["section_types"]?.value.text == "[1, 3]")
    #expect(found.parameters["section_extensions"]?.value.text == "[11]")
    #expect(found.parameters["compression_methods"]?.value.text == "[0, 1]")
    #expect(found.parameters["bfp_widths"]?.value == .list([.number(9, .bits)]))
    #expect(found.parameters["uncompressed_widths"]?.value == .list([.number(16, .bits)]))
    #expect(
      notes(found) == [
        "ru0.xml:1: samples of 16 bits are little-endian, which is not read: their values will be wrong",
        "ru0.xml: 1 downlink carriers are configured, and the module can do 0",
        "ru0.xml:1: the endpoint `t` is configured for BLOCK_FLOATING_POINT with 14 bits, which the O-RU does not list as "
          + "supported",
        "ru0.xml:1: the endpoint `r` is configured for dynamic compression, which the module does not support",
      ])
  }

  @Test func severalFilesAreSeveralUnits() throws {
    let two = try declarations(
      Self.transport("02:00:5e:00:00:02") + Self.delays((20_000, 30_000, 1))
        + Self.userPlane(Self.endpoint("a", 1)),
      Self.transport("02:00:5e:00:00:03") + Self.delays((20_000, 30_000, 2))
        + Self.userPlane(Self.endpoint("b", 2)))
    #expect(
      two.units.map(\.description.name).filter { $0.hasPrefix("O-RU") } == [
        "O-RU of ru0.xml", "O-RU of ru1.xml",
      ])
    #expect(two.decode.map(\.match.unit) == ["O-RU of ru0.xml", "O-RU of ru1.xml"])
    #expect(two.parameters["endpoints_dl"]?.value.text == "[1, 2]")
    #expect(two.parameters["t2a_min_up"] == nil && two.parameters["ta3_min"] != nil)
    #expect(
      notes(two) == [
        "`t2a_min_up` differs between the O-RUs and is not used: judge them one by one",
        "what any of the 2 O-RUs lists is allowed for all of them: endpoints_dl, vlans",
      ])
    let homeless = try declarations(
      Self.transport("02:00:5e:00:00:02") + Self.userPlane(Self.endpoint("a", 1)),
      Self.userPlane(Self.endpoint("b", 2)))
    #expect(homeless.decode.map(\.match.eAxC) == [[1]])
    #expect(notes(homeless).first?.hasPrefix("ru1.xml names no address of its O-RU") == true)
  }

  @Test func whatOneOfSeveralDeclaresDoesNotJudgeTheOthers() throws {
    let found = try declarations(
      Self.transport("02:00:5e:00:00:02") + Self.delays((20_000, 30_000, 1))
        + Self.userPlane(Self.endpoint("a", 1)),
      Self.transport("02:00:5e:00:00:03") + "<module-capability xmlns='urn:o-ran:module-cap:1.0'/>")
    #expect(found.parameters.keys.sorted() == ["vlans"])
    #expect(
      notes(found).contains(
        "not all of the 2 O-RUs give `endpoints_dl`, `t2a_min_up`, `ta3_min`, so that they are not used: judge the "
          + "O-RUs one by one"))
  }

  @Test func filesWithoutACommonModuleArePartsOfOneUnit() throws {
    let found = try declarations(
      Self.transport("02:00:5e:00:00:02"),
      Self.delays((20_000, 30_000, 71_000), (100_000, 30_000, 72_000)),
      Self.userPlane(Self.endpoint("t", 3, prbs: 51) + Self.carrier("t", megahertz: 20)),
      "<sync xmlns='urn:o-ran:sync:1.0'/>")
    #expect(found.decode.map(\.match.unit) == ["O-RU of ru0.xml"])
    #expect(found.parameters["endpoints_dl"]?.value.text == "[3]")
    #expect(found.parameters["t2a_min_up"]?.value == .number(71_000, .nanoseconds))
    #expect(
      notes(found).last
        == "ru0.xml, ru1.xml, ru2.xml have no module in common and are taken for parts of one O-RU")
  }

  @Test func aFileThatDeclaresNothingIsWarnedOf() throws {
    let path = try write("login.xml", "<html><body/></html>")
    let files = ManagementPlaneFiles([path])
    #expect(
      files.diagnostics.map(\.description) == [
        "\(path):1:1: warning: nothing is declared by this file: it has no data of o-ran-delay-management, "
          + "o-ran-module-cap, o-ran-uplane-conf, o-ran-processing-element, ietf-interfaces"
      ])
    #expect(
      ManagementPlaneFiles([path, path]).diagnostics.last?.description
        == "\(path):1:1: error: the file is given twice")
  }

  @Test func nothingIsDroppedSilently() throws {
    let found = try declarations("<sync xmlns='urn:o-ran:sync:1.0'/><get/>")
    #expect(
      notes(found) == [
        "ru0.xml has no data of the modules that are read: nothing is declared by it",
        "ru0.xml: data that is not read: urn:o-ran:sync:1.0 (1, first in line 1)",
        "ru0.xml:1: <get> is a request, which carries no data",
      ])
    let read = try declarations(
      Self.userPlane("<tx-arrays><name>a</name><number-of-rows>1</number-of-rows></tx-arrays>"))
    #expect(read.notes.first?.hasSuffix("of o-ran-uplane-conf 0 of 2 values are read") == true)
  }

  @Test func mistakesHaveTheirPlace() throws {
    let bad = try write("bad.xml", "<data>\n  <eaxc></data>\r\n")
    let mac = try write("mac.xml", Self.transport("02:00:5e"))
    let files = ManagementPlaneFiles([bad, mac, folder.path + "/none.xml"])
    #expect(files.declarations.isEmpty)
    let texts = files.diagnostics.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
    try #require(texts.count == 3)
    #expect(texts[0] == "bad.xml:2:9: error: </data> closes <eaxc> of line 2\n    <eaxc></data>\n          ^")
    #expect(
      texts[1].hasPrefix("mac.xml:1:") && texts[1].contains("`02:00:5e` is neither a MAC nor an IP address"))
    #expect(texts[2].hasPrefix("none.xml:1:1: error: cannot open"))
  }
}
