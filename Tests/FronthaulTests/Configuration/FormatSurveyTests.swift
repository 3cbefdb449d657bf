import Events
import Fronthaul
import Testing

@Suite struct FormatSurveyTests {
  /// A flow of a 106 PRB carrier: whole symbols, parts of them, two sections in a message.
  private func flow(_ synthetic: inout SyntheticUPlane, messages: Int = 12) -> [[UInt8]] {
    (0..<messages).map { index in
      switch index % 4 {
      case 0: synthetic.section(start: 0, numPrbu: 106, count: 106)
      case 1: synthetic.section(start: 10, numPrbu: 5, count: 5)
      case 2: synthetic.section(start: 3, numPrbu: 1, count: 1)
      default:
        synthetic.section(id: 1, start: 0, numPrbu: 20, count: 20)
          + synthetic.section(id: 2, start: 30, numPrbu: 33, count: 33)
      }
    }
  }

  /// The methods that have the PRB sizes of `method` in every message: no size tells them apart. What the
  /// bytes hold may (see below); where it does not, habit decides, and the true method has to be named among
  /// the alternatives.
  private func lookalikes(_ method: CompressionMethod) -> [CompressionMethod] {
    switch method {
    case .none, .modulation: [.none, .modulation]
    case .blockFloatingPoint, .blockScaling, .muLaw: [.blockFloatingPoint, .blockScaling, .muLaw]
    case .blockFloatingPointSelective, .modulationSelective:
      [.blockFloatingPointSelective, .modulationSelective]
    default: [method]
    }
  }

  @Test(arguments: CompressionMethod.known, 1...16)
  func aStaticFormatIsFoundUpToMethodsOfTheSameSize(method: CompressionMethod, width: Int) throws {
    var synthetic = SyntheticUPlane(.fixed(method, width: width))
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    let found = try #require(survey.inferred(), "\(survey.difficulty)")
    #expect(!found.format.isDynamic)
    #expect(found.compression.width == width)
    #expect(lookalikes(method).contains(found.compression.method))
    #expect(
      found.compression.method == method
        || found.alternatives.contains { $0.value.arguments[0].hasPrefix("static, \(method), \(width) bit") })
    #expect(found.frames == 12)
    #expect(found.provenance == .inferred)
  }

  @Test(arguments: CompressionMethod.known, 1...16)
  func aDynamicHeaderIsFoundAndSpeaksForItself(method: CompressionMethod, width: Int) throws {
    for hasLength in method.rawValue >= 5 ? [false, true] : [false] {
      let header = CompressionHeader(method, width: width)
      var synthetic = SyntheticUPlane(.dynamic(hasLength: hasLength), header)
      var survey = FormatSurvey()
      for message in flow(&synthetic) { survey.observe(message) }
      let found = try #require(survey.inferred(), "\(survey.difficulty)")
      #expect(found.format == .dynamic(hasLength: hasLength))
      #expect(found.compression == header)
      #expect(found.provenance == .inBand)
      #expect(found.alternatives.isEmpty)
    }
  }

  @Test(arguments: [
    (CompressionMethod.blockFloatingPoint, 9, 273), (.blockFloatingPoint, 9, 106), (.none, 16, 106),
    (.blockFloatingPoint, 14, 51), (.none, 16, 24), (.blockFloatingPoint, 12, 133),
  ])
  func allPrbsAreResolvedToACarrierOfTheTables(method: CompressionMethod, width: Int, prbs: Int) throws {
    for isDynamic in [false, true] {
      let format: UPlaneFormat = isDynamic ? .dynamic() : .fixed(method, width: width)
      var synthetic = SyntheticUPlane(format, CompressionHeader(method, width: width))
      var survey = FormatSurvey()
      for _ in 0..<6 { survey.observe(synthetic.section(start: 0, numPrbu: 0, count: prbs)) }
      let found = try #require(survey.inferred(), "\(survey.difficulty)")
      #expect(found.format.isDynamic == isDynamic)
      #expect(found.compression == CompressionHeader(method, width: width))
      #expect(Int(found.format.carrierPrbs) == prbs)
    }
  }

  @Test func twoSectionsOfAllPrbsInOneMessageAreResolvedByTheTables() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    var survey = FormatSurvey()
    for _ in 0..<4 {
      survey.observe(
        synthetic.section(id: 1, start: 0, numPrbu: 0, count: 51)
          + synthetic.section(id: 2, start: 0, numPrbu: 0, count: 51))
    }
    let found = try #require(survey.inferred(), "\(survey.difficulty)")
    #expect(found.format == .fixed(.blockFloatingPoint, width: 9, carrierPrbs: 51))
  }

  @Test func theLargestPrbEndOfTheOtherFlowsRulesOutSmallerCarriers() throws {
    // 96 PRBs of 3 bit or 24 PRBs of 12 bit, without compression: the sizes alone leave both.
    var synthetic = SyntheticUPlane(.fixed(.none, width: 16))
    var survey = FormatSurvey()
    for _ in 0..<3 { survey.observe(synthetic.section(start: 0, numPrbu: 0, count: 24)) }
    let alone = try #require(survey.inferred())
    #expect(alone.format.carrierPrbs == 24)
    #expect(!alone.alternatives.isEmpty)
    let wide = try #require(survey.inferred(FormatContext(largestPrbEnd: 60)))
    #expect(wide.format.carrierPrbs >= 60)
  }

  /// Formats with a mask in each PRB are given up early, where others fit: not that early.
  @Test func aSelectiveFormatSurvivesABadBeginning() throws {
    let format = UPlaneFormat.fixed(.blockFloatingPointSelective, width: 9)
    var (synthetic, survey) = (SyntheticUPlane(format), FormatSurvey())
    for message in flow(&synthetic, messages: 3) { survey.observe(Array(message.dropLast())) }
    for message in flow(&synthetic, messages: 60) { survey.observe(message) }
    #expect(try #require(survey.inferred()).format == format)
  }

  @Test(arguments: 1...3) func oneMessageIsEnoughAndIsSaidToBeOne(count: Int) throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    var survey = FormatSurvey()
    survey.observe(synthetic.section(start: 5, numPrbu: 40, count: 40))
    let found = try #require(survey.inferred())
    #expect(found.format == .fixed(.blockFloatingPoint, width: 9))
    #expect(found.frames == 1)
  }

  @Test func zeroSamplesAreNotTakenForSectionsOfAllPrbs() throws {
    var writer = SyntheticUPlane(.fixed(.none, width: 16))
    var survey = FormatSurvey()
    for start: UInt64 in [0, 20] {
      var message = writer.section(start: start, numPrbu: 20, count: 20)
      for index in 4..<message.count { message[index] = 0 }
      survey.observe(message)
    }
    let found = try #require(survey.inferred())
    #expect(found.format == .fixed(.none, width: 16))
  }

  @Test func aMinorityOfMalformedMessagesDoesNoHarmEvenAtTheBeginning() throws {
    var synthetic = SyntheticUPlane(.dynamic(), CompressionHeader(.blockFloatingPoint, width: 9))
    var survey = FormatSurvey()
    for index in 0..<200 {
      var message = synthetic.section(start: 0, numPrbu: 51, count: 51)
      if index < 12 { message.removeLast(9) }
      survey.observe(message)
    }
    let found = try #require(survey.inferred(), "\(survey.difficulty)")
    #expect(found.format == .dynamic())
    #expect(found.frames == 188)
    #expect(found.misfits == 12)
  }

  @Test func aFlowThatNoFormatConsumesGivesNoneAndSaysHowFarTheBestCame() {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    var survey = FormatSurvey()
    for index in 0..<40 {
      var message = synthetic.section(start: 0, numPrbu: 51, count: 51)
      if index % 2 == 0 { message.removeLast(3) }
      survey.observe(message)
    }
    #expect(survey.inferred() == nil)
    #expect(survey.difficulty.map { Array($0.arguments.suffix(2)) } == [["20", "40"]])
  }

  @Test func afterAChangeTheNextMessagesCountAlone() throws {
    var before = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    var after = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 14))
    var survey = FormatSurvey()
    for message in flow(&before, messages: 100) { survey.observe(message) }
    survey.reconsider()
    for message in flow(&after) { survey.observe(message) }
    #expect(try #require(survey.inferred()).format == .fixed(.blockFloatingPoint, width: 14))
  }

  @Test func cutMessagesAreMeasuredByTheirHeaders() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    var survey = FormatSurvey()
    for _ in 0..<10 {
      let message = synthetic.section(start: 0, numPrbu: 51, count: 51)
      survey.observe(Array(message[..<40]).span, from: 0, to: message.count)
    }
    #expect(try #require(survey.inferred()).format == .fixed(.blockFloatingPoint, width: 9))
  }

  // MARK: Methods of the same size

  @Test func reservedBitsFilledByChanceDoNotHideBlockFloatingPoint() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    synthetic.parameter = { UInt8(truncatingIfNeeded: $0.next() & 0xF7) }
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    #expect(try #require(survey.inferred()).compression.method == .blockFloatingPoint)
  }

  /// Samples of more than 16 bits need exponents beyond 16 less the width (CUS A.1).
  @Test func largeExponentsAreBlockFloatingPoint() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    synthetic.parameter = { UInt8($0.next() % 3 + 8) }
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    #expect(try #require(survey.inferred()).compression.method == .blockFloatingPoint)
  }

  @Test func scalersFromOneTo128AreBlockScaling() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockScaling, width: 9))
    synthetic.parameter = { UInt8($0.next() % 128 + 1) }
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    #expect(try #require(survey.inferred()).compression.method == .blockScaling)
  }

  @Test func aParameterThatRepeatsTheWidthIsMuLaw() throws {
    var synthetic = SyntheticUPlane(.fixed(.muLaw, width: 9))
    synthetic.parameter = { 0x90 | UInt8($0.next() % 8) }
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    #expect(try #require(survey.inferred()).compression.method == .muLaw)
  }

  @Test func fewBitsWithoutParameterAreModulationCompressionInTheDownlinkAlone() throws {
    var synthetic = SyntheticUPlane(.fixed(.modulation, width: 4))
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    let down = try #require(survey.inferred(FormatContext(isDownlink: true)))
    #expect(down.compression.method == .modulation)
    let up = try #require(survey.inferred(FormatContext(isDownlink: false)))
    #expect(up.compression.method == .none)
  }

  @Test func theCPlaneDecidesBetweenMethodsOfTheSameSize() throws {
    // Scalers this small look like exponents.
    var synthetic = SyntheticUPlane(.fixed(.blockScaling, width: 9))
    synthetic.parameter = { UInt8($0.next() % 4 + 1) }
    var survey = FormatSurvey()
    for message in flow(&synthetic) { survey.observe(message) }
    #expect(try #require(survey.inferred()).compression.method == .blockFloatingPoint)
    let hint = CompressionHeader(.blockScaling, width: 9)
    let found = try #require(
      survey.inferred(FormatContext(isDownlink: false, cPlaneCompression: hint)))
    #expect(found.compression == hint)
    #expect(found.provenance == .cPlane)
  }

  @Test func chanceBytesNeverTrap() {
    var random = SplitMix64(state: 99)
    for _ in 0..<60 {
      var survey = FormatSurvey()
      for _ in 0..<8 {
        let message = (0..<Int(random.next() % 90)).map { _ in
          random.next() % 3 == 0 ? UInt8(truncatingIfNeeded: random.next()) : 0
        }
        let start = Int(random.next() % 100)
        let declaredEnd = Int(random.next() % 9000)
        survey.observe(message.span, from: start, to: declaredEnd, captured: Int(random.next() % 100))
      }
      _ = survey.inferred()
      _ = survey.difficulty
    }
  }
}
