import Testing
import Transport

@Suite struct ChecksumTests {
  private static let known: [([UInt8], UInt32)] = [
    (Array("123456789".utf8), 0xE306_9283),
    ([], 0),
    // RFC 3720, B.4.
    ([UInt8](repeating: 0, count: 32), 0x8A91_36AA),
    ([UInt8](repeating: 0xFF, count: 32), 0x62A8_AB43),
    ([UInt8](0..<32), 0x46DD_794E),
    ([UInt8]((0..<32).reversed()), 0x113F_DB5C),
  ]

  @Test(arguments: known)
  func knownValues(_ bytes: [UInt8], _ expected: UInt32) {
    #expect(CRC32c.of(bytes.span) == expected)
  }

  @Test func theValueDoesNotDependOnHowTheBytesAreCut() {
    let bytes = pattern(100)
    for cut in 0...100 {
      var crc = CRC32c()
      crc.add(bytes.span.extracting(..<cut))
      crc.add(bytes.span.extracting(cut...))
      #expect(crc.value == CRC32c.of(bytes.span))
    }
  }

  @Test func aRightChecksumIsCounted() {
    let script = AssociationScript.established()
    #expect(script.decoder.counts.rightChecksums == 4 && script.received.defects.isEmpty)
  }

  @Test func wrongAndZeroChecksumsAreToldOncePerSideAndTheDataAreTaken() {
    // Given an association,
    var script = AssociationScript.established()
    // when the DU sends with damaged checksums and the CU without any,
    for number: UInt32 in 0..<2 {
      var packet = script.packet(.du, [script.message("up \(number)", tsn: 100 + number, sequence: number)])
      packet[11] ^= 1
      script.frame(.du, packet)
      packet = script.packet(.cu, [script.message("down \(number)", tsn: 5000 + number, sequence: number)])
      packet.replaceSubrange(8..<12, with: [0, 0, 0, 0])
      script.frame(.cu, packet)
    }
    // then each side is told of once, all are counted, and every message comes.
    #expect(script.received.defects == [.checksum(.wrong), .checksum(.zero)])
    #expect(script.decoder.counts.wrongChecksums == 2 && script.decoder.counts.zeroChecksums == 2)
    #expect(script.received.texts == ["up 0", "down 0", "up 1", "down 1"])
  }

  @Test func aPacketThatWasDamagedIsNotReceived() {
    // Given a side whose checksums are right,
    var script = AssociationScript.established()
    for number: UInt32 in 0..<2 {
      script.frame(
        .du, script.packet(.du, [script.message("\(number)", tsn: 100 + number, sequence: number)]))
    }
    // when a packet is damaged on its way, and sent again since its receiver has dropped it,
    var packet = script.packet(.du, [script.message("damaged", tsn: 102, sequence: 2)])
    packet[11] ^= 1
    script.frame(.du, packet)
    script.frame(.du, script.packet(.du, [script.message("2", tsn: 102, sequence: 2)]))
    // then what came counts.
    #expect(script.received.texts == ["0", "1", "2"])
    #expect(script.received.defects == [.checksum(.wrong)])
    #expect(script.decoder.counts.wrongChecksums == 1 && script.decoder.counts.duplicates == 0)
    #expect(script.decoder.counts.damagedPackets == 1)
  }

  @Test func aPacketThatWasCutIsNotJudged() {
    var script = AssociationScript.established()
    let packet = script.packet(.du, [script.message("0123456789", tsn: 100, sequence: 0)])
    script.frame(.du, packet, kept: 14 + 20 + packet.count - 4)
    #expect(script.decoder.counts.uncheckedPackets == 1 && script.received.defects.isEmpty)
  }
}
