import CaptureFiles
import Events
import Testing
import Wire

@testable import Fronthaul
import Units

/// What is declared of the traffic, and by whom.
@Suite struct DeclaredFormatTests {
  /// Block floating point with a static header.
  private func entry(
    _ provenance: Provenance, width: Int? = nil, isDynamic: Bool? = nil, carrierPrbs: Int? = nil
  ) -> DecodeSettings.Entry {
    var entry = DecodeSettings.Entry(source: [.place("\(provenance):1")], provenance: provenance)
    entry.isDynamic = isDynamic
    entry.method = width.map { _ in .blockFloatingPoint }
    entry.width = width
    entry.carrierPrbs = carrierPrbs
    return entry
  }

  private func stream(prbBytes: Int) -> FrameStream {
    var stream = FrameStream()
    for sequence in 0..<UInt8(12) { stream.add(uPlane(sequence: sequence, prbs: 10, prbBytes: prbBytes)) }
    return stream
  }

  private func settings(_ report: DecoderReport) -> [String: ConfigurationEntry] {
    Dictionary((report.flows.first?.entries ?? []).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }

  @Test func aHeaderThatIsDeclaredInPartIsCompared() {
    // A static header without a method and a width can't be decoded by.
    var stream = FrameStream()
    for sequence in 0..<UInt8(12) {
      var body = ByteWriter()
      body.u16(0)
      body.u8(sequence)
      body.u8(0x80)
      body.u32(1 << 31 | 1 << 28 | 7 << 16)
      body.u32(10)
      body.u16(0x9100)
      body.append(Array(repeating: 0, count: 280))
      stream.add(message(0, body.bytes))
    }
    let (_, report) = stream.events(entries: [entry(.mPlane, isDynamic: false)])
    let format = settings(report)["section header"]
    #expect(format?.value == "dynamic" && format?.provenance == .inBand)
    #expect(format?.alternatives.contains(alternative("static header", .mPlane)) == true)
  }

  @Test func theORUIsTrustedBeforeTheTraffic() {
    let (recorded, report) = stream(prbBytes: 28).events(
      entries: [entry(.mPlane, width: 9, isDynamic: false, carrierPrbs: 106)])
    let found = settings(report)
    #expect(found["udIqWidth"]?.value == "9" && found["udIqWidth"]?.provenance == .mPlane)
    #expect(found["udIqWidth"]?.evidence == [.place("m-plane:1")])
    #expect(found["carrierPrbs"]?.value == "106" && found["carrierPrbs"]?.provenance == .mPlane)
    #expect(!recorded.inferred.contains(UPlaneSlot.udCompMeth))
    #expect(recorded.named("cus.u").allSatisfy { $0["wellFormed"] == 1 })
  }

  @Test func theProfileIsTrustedBeforeTheORUValueByValue() {
    let (_, report) = stream(prbBytes: 28).events(
      entries: [
        entry(.profile, width: 9), entry(.mPlane, width: 14, isDynamic: false, carrierPrbs: 106),
        entry(.capture, isDynamic: true),
      ])
    let found = settings(report)
    #expect(found["udIqWidth"]?.value == "9")
    // As much trusted as the least of what it is made of.
    #expect(found["section header"]?.value == "static" && found["section header"]?.provenance == .mPlane)
    #expect(
      found["section header"]?.alternatives == [
        alternative("dynamic header", .capture), alternative("udIqWidth 14", .mPlane),
      ])
  }

  @Test func ofOneSourceTheLaterEntryWins() {
    let (_, report) = stream(prbBytes: 28).events(
      entries: [entry(.mPlane, width: 14, isDynamic: false), entry(.mPlane, width: 9)])
    #expect(settings(report)["udIqWidth"]?.value == "9")
  }

  @Test(arguments: [Provenance.profile, .mPlane])
  func trafficThatDoesNotFitADeclarationDeviates(_ provenance: Provenance) {
    let (recorded, report) = stream(prbBytes: 43).events(
      entries: [entry(provenance, width: 9, isDynamic: false)])
    #expect(recorded.named("cus.configuration").isEmpty)
    #expect(settings(report)["udIqWidth"]?.value == "9")
    #expect(recorded.named("cus.u").contains { $0["unreadBytes"] != 0 })
  }
}

/// What the declaration of the tests says beside the value that was taken.
private func alternative(_ value: String, _ provenance: Provenance) -> AlternativeValue {
  AlternativeValue(value, provenance: "\(provenance)", evidence: [.place("\(provenance):1")])
}

/// A flow map in the capture file.
@Suite struct FlowMapDecodingTests {
  private func block(_ width: UInt64, _ prbs: UInt64) -> ConfigurationBlock {
    let options: [(UInt16, UInt64)] = [(20, 0), (31, 1), (32, width), (35, prbs)]
    return ConfigurationBlock(
      kind: .flowMap, options: options.map { ConfigurationBlock.Option(code: $0.0, value: $0.1) }, offset: 8)
  }

  private func settings(_ block: ConfigurationBlock, prbBytes: Int) -> [String: ConfigurationEntry] {
    var stream = FrameStream()
    for sequence in 0..<UInt8(12) { stream.add(uPlane(sequence: sequence, prbs: 10, prbBytes: prbBytes)) }
    let (_, report) = stream.events(block: block)
    return Dictionary(
      (report.flows.first?.entries ?? []).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }

  @Test func theCarrierIsTakenAndTheCompressionCompared() {
    let found = settings(block(9, 106), prbBytes: 28)
    #expect(found["carrierPrbs"]?.value == "106" && found["carrierPrbs"]?.provenance == .capture)
    #expect(found["carrierPrbs"]?.evidence == [Indication(.flowMap, "8")])
    // The header form comes from the traffic, so that the format as a whole does.
    #expect(found["udIqWidth"]?.value == "9" && found["udIqWidth"]?.provenance == .inferred)
    #expect(found["udIqWidth"]?.evidence.suffix(2) == [Indication(.saysTheSame), Indication(.flowMap, "8")])
    let other = settings(block(14, 106), prbBytes: 28)
    #expect(
      other["udIqWidth"]?.alternatives.last
        == AlternativeValue(
          "block floating point, 14 bit", provenance: "capture", evidence: [Indication(.flowMap, "8")]))
  }

  @Test func whereTheTrafficSaysNothingTheCompressionIsTaken() {
    // Ten PRBs of a size that no method has.
    let found = settings(block(9, 106), prbBytes: 1)
    #expect(found["udIqWidth"]?.value == "9" && found["udIqWidth"]?.provenance == .capture)
    #expect(found["section header"]?.value == "static")
  }
}
