import Testing
import Wire

@testable import Fronthaul

/// Damaged messages: what is read of them is sent again as it came, or it is refused with a place and a name.
@Suite struct MutatedMessageTests {
  /// A copy with one thing wrong: a bit, a byte, the end, or a byte too many.
  private static func damage(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var damaged = bytes
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch generator.next() % 5 {
    case 0: damaged[place] ^= 1 << UInt8(generator.next() % 8)
    case 1: damaged[place] = UInt8(truncatingIfNeeded: generator.next())
    case 2: damaged[place] = 0xFF
    case 3: damaged.removeSubrange(place...)
    default: damaged.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
    }
    return damaged
  }

  /// - Parameter again: what decoding and encoding makes of the bytes.
  private func check(_ bytes: [UInt8], _ again: ([UInt8]) throws(WireError) -> ArraySlice<UInt8>) {
    do throws(WireError) {
      let sent = try again(bytes)
      #expect(sent == bytes.prefix(sent.count) && !sent.isEmpty)
    } catch {
      #expect(!error.field.isEmpty)
      #expect((0...bytes.count).contains(error.offset), "\(error)")
    }
  }

  @Test(arguments: SectionType.all.map(\.number)) func cPlane(number: UInt8) throws {
    let type = try #require(SectionType.of(number))
    var messages = RandomMessage(seed: 200 + UInt64(number))
    for round in 0..<60 {
      let configuration = MessageRoundTripTests.configurations[round % 3]
      guard let whole = try? messages.cPlane(type, configuration).encode(configuration) else { continue }
      for _ in 0..<6 {
        let bytes = Self.damage(whole, &messages.random.generator)
        check(bytes) { bytes throws(WireError) in
          let sent = try CPlaneMessage(bytes.span, 0..<bytes.count, configuration).encode(configuration)
          // Nothing may be left out.
          #expect(sent.count == bytes.count)
          return sent[...]
        }
      }
    }
  }

  @Test(arguments: CompressionMethod.known) func uPlane(method: CompressionMethod) throws {
    var messages = RandomMessage(seed: 300 + UInt64(method.rawValue))
    for round in 0..<40 {
      let coding = UPlaneCoding(
        fixed: round % 2 == 0 ? nil : CompressionHeader(method, width: round % 16 + 1),
        hasLengths: round % 3 == 0, carrierPrbs: round % 4)
      let whole = try messages.uPlane(method, coding).encode(coding)
      for _ in 0..<6 {
        let bytes = Self.damage(whole, &messages.random.generator)
        check(bytes) { bytes throws(WireError) in
          let sent = try UPlaneValue(bytes.span, 0..<bytes.count, coding).encode(coding)
          #expect(sent.count == bytes.count)
          return sent[...]
        }
      }
    }
  }

  @Test(arguments: UInt8(0)...12) func ecpri(number: UInt8) throws {
    var messages = RandomMessage(seed: 400 + UInt64(number))
    for round in 0..<60 {
      let whole = try ECPRIPacket((0...round % 2).map { _ in messages.ecpri(number) }).encode()
      for _ in 0..<6 {
        let bytes = Self.damage(whole, &messages.random.generator)
        check(bytes) { bytes throws(WireError) in
          let read = try ECPRIPacket.decode(bytes.span, 0..<bytes.count)
          let sent = try read.packet.encode()
          #expect(sent.count == read.end)
          return sent[...]
        }
      }
    }
  }

  @Test(arguments: CompressionMethod.known) func resourceBlocks(method: CompressionMethod) throws {
    var generator = SeededGenerator(seed: 500 + UInt64(method.rawValue))
    for width in 4...16 {
      let codec = try PRBCodec(CompressionHeader(method, width: width))
      for samples in TestPRB.random(16, seed: UInt64(width)) {
        let whole = try codec.bytes(samples)
        let bytes = Self.damage(whole, &generator)
        var read = PRBSamples()
        do throws(WireError) {
          let end = try codec.decompress(bytes.span, at: 0, into: &read)
          #expect((0...bytes.count).contains(end))
          #expect(read.values.allSatisfy { abs($0) <= 1 << 23 })
        } catch {
          #expect(error.code == .truncated && (0...bytes.count).contains(error.offset))
        }
      }
    }
  }
}
