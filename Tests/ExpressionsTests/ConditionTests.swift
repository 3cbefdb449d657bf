import Events
import Expressions
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("payloadVersion == 1", true), ("payloadVersion != 1", false), ("payloadVersion < 1", false),
    ("payloadVersion <= 1", true), ("payloadVersion > 0", true), ("payloadVersion >= 2", false),
    ("1 == payloadVersion", true), ("0 < payloadVersion", true), ("2 <= payloadVersion", false),
    ("1 > payloadVersion", false), ("1 >= payloadVersion", true), ("startPrbc < numPrbc", true),
    ("startPrbc > numPrbc", false), ("startPrbc >= numPrbc", false), ("startPrbc <= numPrbc", true),
    ("startPrbc == numPrbc", false), ("startPrbc != numPrbc", true),
    ("payloadVersion > 9223372036854775807", false), ("payloadVersion < -9223372036854775808", false),
  ])
  func comparesNumbers(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    ("startPrbc + numPrbc <= 30", true), ("startPrbc + numPrbc < 30", false),
    ("numPrbc - startPrbc == 10", true), ("startPrbc - numPrbc == -10", true), ("5 - startPrbc == -5", true),
    ("startPrbc * 2 == numPrbc", true), ("numPrbc / 3 == 6", true), ("numPrbc % 3 == 2", true),
    ("-startPrbc == -10", true), ("startPrbc + 2 * 3 == 16", true), ("(startPrbc + 2) * 3 == 36", true),
    ("100 - 10 - 1 == 89", true), ("numPrbc / startPrbc == 2", true), ("7 + startPrbc == 17", true),
    ("0x10 + 0b11 == 19", true), ("numPrbc * symbolId == 60", true),
  ])
  func computes(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    ("true", true), ("!wellFormed", false), ("wellFormed", true), ("wellFormed == false", false),
    ("wellFormed != false", true), ("true == wellFormed", true), ("payloadVersion == 1 && wellFormed", true),
    ("payloadVersion == 2 || wellFormed", true), ("!(payloadVersion == 1)", false),
    ("!(payloadVersion == 1 && wellFormed)", false),
    ("payloadVersion == 2 || numPrbc == 20 && wellFormed", true),
    ("(payloadVersion == 2 || numPrbc == 20) && !wellFormed", false),
    ("numPrbc == 1 || numPrbc == 2 || numPrbc == 20", true),
    ("wellFormed && payloadVersion == 1 && startPrbc < numPrbc && symbolId == 4", false),
    ("(startPrbc < numPrbc || symbolId == 9) && (startPrbc > numPrbc || symbolId == 3)", true),
  ])
  func joins(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    ("payloadVersion in [1]", true), ("payloadVersion in [0, 2]", false), ("numPrbc in [1..20]", true),
    ("numPrbc in [1..19, 21..30]", false), ("numPrbc in [1..19, 20, 100..200]", true),
    ("numPrbc in [-5..3, 1000]", false), ("!(numPrbc in [100, 200])", true),
    ("numPrbc + 80 in [1, 100, 200]", true), ("startPrbc + numPrbc in [1, 64..70, 100, 200]", false),
    ("dataDirection in [DL]", true), ("dataDirection in [UL]", false),
    ("$few in [1..5]", true), ("size(reMask) in [2]", true), ("reMask in [0x6, 0x7]", true),
    ("numPrbc in [63, 20, 0]", true),
  ])
  func looksIntoSets(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    ("dataDirection == DL", true), ("DL == dataDirection", true), ("dataDirection != UL", true),
    ("dataDirection == 1", true), ("dataDirection < 1", false),
    ("source == \"00:11:22:aa:BB:cc\"", true), ("source != '00:11:22:aa:bb:cd'", true),
    ("reMask subset otherMask", true), ("otherMask subset reMask", false), ("reMask subset 0xfff", true),
    ("size(otherMask) == 3", true), ("size(reMask) < size(otherMask)", true), ("reMask == 0b110", true),
    ("gNB-DU-ID == 42", true), ("gNB-DU-ID - 2 == 40", true), ("has(payloadVersion)", true),
    ("has(udCompMeth)", false), ("!has(udCompMeth) || udCompMeth == BFP", true),
    ("$few == 3 && $strict", true), ("!has(udCompMeth) || udCompMeth == $method", true),
    ("!has(udCompMeth) || udCompMeth in $methods", true),
    ("!has(udCompMeth) || udCompMeth == \"block scaling\"", true),
  ])
  func knowsKindsOfFields(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test(arguments: [
    ("airTime - captureTime == 200 us", true), ("airTime - captureTime >= 0.2 ms", true),
    ("airTime - captureTime < 35.7 us", false), ("airTime - captureTime > 0", true),
    ("captureTime <= $timer", true), ("captureTime == 0.001 s", true), ("captureTime == 1000000 ns", true),
    ("offset == 6144 Tc", true), ("offset == 3125 ns", true), ("offset == 96 Ts", true),
    ("spacing == 30 kHz", true), ("spacing < 0.06 MHz", true), ("symbolId == 3 symbols", true),
    ("numPrbc == 20 PRB", true), ("payload == 100 B", true), ("level == -3.5 dB", true),
    ("airTime + 10 us - captureTime == 210 us", true), ("(airTime - captureTime) * 2 == 400us", true),
    ("(airTime - captureTime) / 1 us == 200", true), ("(airTime - captureTime) % 150 us == 50 us", true),
  ])
  func knowsUnits(_ text: String, _ expected: Bool) throws {
    #expect(try Radio.value(of: text) == .known(expected ? 1 : 0), "\(text)")
  }

  @Test func anAbsentFieldIsUnknownUntilLogicSettlesIt() throws {
    let guarded = try Radio.compiler.condition("has(udIqWidth) && udIqWidth > 3", of: Radio.message)
    #expect(guarded.program.evaluate(Radio.row()) == .known(0))
    #expect(guarded.program.evaluate(Radio.row { $0[FieldSlot(12)] = 4 }) == .known(1))
    #expect(guarded.program.evaluate(Radio.row { $0.markUnknown(FieldSlot(12)) }) == .unknown)
  }

  @Test func overflowAndDivisionByZeroAreErrorsOfTheMessage() throws {
    let sum = try Radio.compiler.condition("payloadVersion + 1 > 0", of: Radio.message)
    #expect(sum.program.evaluate(Radio.row { $0[FieldSlot(0)] = .max }) == .error)
    let quotient = try Radio.compiler.condition("numPrbc / startPrbc > 0", of: Radio.message)
    #expect(quotient.program.evaluate(Radio.row { $0[FieldSlot(2)] = 0 }) == .error)
  }

  @Test func aMeasureIsANumberWithItsUnit() throws {
    let measure = try Radio.compiler.measure("airTime - captureTime", of: Radio.message)
    #expect(measure.program.type == .number(.nanoseconds))
    #expect(measure.program.evaluate(Radio.row()) == .known(200_000))
    #expect(try Radio.compiler.measure("size(reMask)", of: Radio.message).program.type == .number(.none))
  }
}
