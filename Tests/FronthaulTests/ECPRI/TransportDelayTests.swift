import Testing

@testable import Fronthaul

@Suite("Transport delay") struct TransportDelayTests {
  private func message(
    _ action: DelayMessage.Action, id: UInt8 = 7, seconds: UInt64 = 1_700_000_000, nanoseconds: UInt32,
    compensation: Int64 = 0
  ) throws -> DelayMessage {
    var bytes: [UInt8] = [id, action.rawValue]
    for shift in stride(from: 40, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: seconds >> UInt64(shift)))
    }
    for shift in stride(from: 24, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: nanoseconds >> UInt32(shift)))
    }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: compensation >> Int64(shift)))
    }
    let message = DelayMessage(bytes.span, 0..<bytes.count)
    return try #require(message)
  }

  /// The worked example of a request with 250 ns and a response with 150 ns of compensation: 10,000 − 150 − 250 ns.
  @Test("follows from both time stamps and both compensations") func workedExample() throws {
    var measurements = DelayMeasurements()
    let request = try message(.request, nanoseconds: 123_456_789, compensation: 250 << 16)
    let response = try message(.response, nanoseconds: 123_466_789, compensation: 150 << 16)
    #expect(measurements.take(request, isFromFirst: true) == nil)
    #expect(measurements.take(response, isFromFirst: false) == 9_600)
    // An answer is taken once.
    #expect(measurements.take(response, isFromFirst: false) == nil)
  }

  @Test("keeps the directions apart, which have identifiers of their own") func directions() throws {
    var measurements = DelayMeasurements()
    _ = measurements.take(try message(.request, nanoseconds: 0), isFromFirst: true)
    _ = measurements.take(try message(.request, nanoseconds: 500), isFromFirst: false)
    #expect(measurements.take(try message(.response, nanoseconds: 800), isFromFirst: true) == 300)
    #expect(measurements.take(try message(.response, nanoseconds: 800), isFromFirst: false) == 800)
  }

  @Test("of two steps begins with the follow-up, not with what was measured before") func twoSteps() throws {
    var measurements = DelayMeasurements()
    _ = measurements.take(try message(.request, nanoseconds: 0), isFromFirst: true)
    _ = measurements.take(try message(.requestWithFollowUp, nanoseconds: 0), isFromFirst: true)
    #expect(measurements.take(try message(.response, nanoseconds: 800), isFromFirst: false) == nil)
    _ = measurements.take(try message(.followUp, nanoseconds: 100), isFromFirst: true)
    #expect(measurements.take(try message(.response, nanoseconds: 800), isFromFirst: false) == 700)
  }

  @Test("is none where a time stamp is no time, or too far off for a number") func impossible() throws {
    var measurements = DelayMeasurements()
    _ = measurements.take(try message(.request, nanoseconds: 1_000_000_000), isFromFirst: true)
    #expect(measurements.take(try message(.response, nanoseconds: 0), isFromFirst: false) == nil)
    _ = measurements.take(try message(.request, seconds: 0, nanoseconds: 0), isFromFirst: true)
    let latest = try message(
      .response, seconds: 0xFFFF_FFFF_FFFF, nanoseconds: 999_999_999, compensation: .min)
    #expect(measurements.take(latest, isFromFirst: false) == nil)
  }

  @Test("is negative where the clocks differ, rounded down") func negative() throws {
    var measurements = DelayMeasurements()
    _ = measurements.take(try message(.request, nanoseconds: 100, compensation: 1), isFromFirst: true)
    #expect(measurements.take(try message(.response, nanoseconds: 90), isFromFirst: false) == -11)
  }

  @Test("needs all of the message") func short() {
    let bytes = [UInt8](repeating: 0, count: 19)
    let message = DelayMessage(bytes.span, 0..<19)
    #expect(message == nil)
  }
}
