import Fronthaul
import Synthesis
import Testing

@Suite struct CompressionScenarioTests {
  struct Flow: CustomTestStringConvertible, Sendable {
    var text: String
    var header: CompressionHeader
    var masks: [UInt16] = [0xFFF]
    var testDescription: String { text }
  }

  private static let flows: [Flow] = ["static", "dynamic"].flatMap { form in
    [
      ("none", CompressionMethod.none, 16, ""), ("bfp", .blockFloatingPoint, 9, ""),
      ("block-scaling", .blockScaling, 8, ""), ("mu-law", .muLaw, 10, ""), ("modulation", .modulation, 2, ""),
      ("bfp-selective", .blockFloatingPointSelective, 9, ""),
      ("modulation-selective", .modulationSelective, 1, ""),
      ("bfp-section-masks", .blockFloatingPointSectionMasks, 7, ", length: true"),
      ("modulation-section-masks", .modulationSectionMasks, 4, ""),
    ].map { name, method, width, more in
      let header = CompressionHeader(method, width: width)
      let masks: [UInt16] = header.hasFixedSize ? [0xFFF] : [0x0FF, 0x111]
      let texts = header.hasFixedSize ? "" : ", masks: [0x0FF, 0x111]"
      return Flow(
        text: "{ method: \(name), width: \(width), header: \(form)\(texts)\(more) }", header: header,
        masks: masks)
    }
  }

  private func scenario(_ flow: Flow, source: String) throws -> Scenario {
    try SampleScenario.with(
      ["dl: { method: bfp, width: 9, header: dynamic }": "dl: \(flow.text)"],
      "iq: { dl: { source: \(source), level: -18 } }\n")
  }

  /// The decoder reads what the method says, to the last byte, and the codec would have written the same.
  @Test(arguments: flows) func everyMethodIsReadAsItIsTold(flow: Flow) throws {
    let scenario = try scenario(flow, source: "qpsk")
    let messages = try scenario.decoded().filter { $0.uPlane != nil && $0.isDownlink }
    #expect(!messages.isEmpty)
    for message in messages {
      let value = try #require(message.uPlane)
      let coding = scenario.coding(message.payload)
      #expect(try value.encode(coding) == message.payload)
      for section in value.sections {
        if coding.fixed == nil {
          #expect(section["udCompMeth"] == Int64(flow.header.methodCode))
          #expect(section["udIqWidth"] == Int64(flow.header.rawValue >> 4))
        }
        if flow.header.hasSectionMasks {
          #expect(
            section["sReSMask1"] == Int64(flow.masks[0]) && section["sReSMask2"] == Int64(flow.masks[1]))
        }
        #expect((section["udCompLen"] != nil) == coding.hasLengths)
      }
    }
  }

  /// Mean power of the resource elements that are sent, to half a dB.
  @Test(arguments: flows) func theSamplesHaveTheLevelThatIsStated(flow: Flow) throws {
    let scenario = try scenario(flow, source: "qpsk")
    var scaling = ModulationScaling.unscaled
    var power = 0.0
    var count = 0
    for message in try scenario.decoded() where message.isDownlink {
      if let parameters = message.cPlane?.sections.first?.extensions.first(where: { $0.type == 4 }) {
        scaling = ModulationScaling(
          csf: parameters["csf"] == 1, modCompScaler: UInt16(parameters["modCompScaler"] ?? 0))
      }
      guard let value = message.uPlane else { continue }
      let codec = try PRBCodec(flow.header, scaling: scaling)
      for section in value.sections {
        var samples = PRBSamples()
        var (at, index) = (0, 0)
        while at < section.prbs.count {
          let mask = SelectiveREMask(rawValue: flow.masks[index % flow.masks.count])
          at = try codec.decompress(section.prbs.span, at: at, sectionMask: mask, into: &samples)
          #expect(samples.sent == mask)
          for element in 0..<24 where mask.contains(element / 2) {
            power += Double(samples.components[element]) * Double(samples.components[element])
          }
          count += mask.count
          index += 1
        }
      }
    }
    // -18 dBFS.
    let stated = 32_768.0 * 32_768.0 * 0.015_848_9
    let measured = power / Double(max(1, count))
    #expect(measured / stated > 0.89 && measured / stated < 1.122, "\(measured / stated)")
  }

  @Test func modulationCompressionIsParametrisedInTheCPlane() throws {
    let flow = Flow(
      text: "{ method: modulation, width: 1, header: dynamic }",
      header: CompressionHeader(.modulation, width: 1))
    let requests = try scenario(flow, source: "qpsk").decoded().filter { $0.isDownlink }.compactMap(\.cPlane)
    #expect(!requests.isEmpty)
    #expect(requests.allSatisfy { $0.sections.allSatisfy { $0.extensions.map(\.type) == [4] } })
  }

  @Test func silenceAndNoiseAreWhatTheyAreCalled() throws {
    let none = "dl: { method: none, width: 16, header: dynamic }"
    let old = "dl: { method: bfp, width: 9, header: dynamic }"
    func prbs(_ source: String) throws -> [[UInt8]] {
      try SampleScenario.with([old: none], "iq: { dl: { source: \(source) } }\n").decoded()
        .filter(\.isDownlink).compactMap(\.uPlane).flatMap { $0.sections.map(\.prbs) }
    }
    #expect(try prbs("silence").allSatisfy { $0.allSatisfy { $0 == 0 } })
    // Noise takes many values, QPSK without noise two.
    let values = { (bytes: [UInt8]) in
      Set(stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) })
    }
    #expect(try prbs("qpsk").allSatisfy { values($0).count == 2 })
    #expect(try prbs("noise").contains { values($0).count > 20 })
  }
}
