import CaptureFiles
import Testing

@Suite struct DamageTests {
  /// A file with two whole frames, of which the reader must tell whatever comes behind.
  private func pcap() -> CaptureBytes {
    var file = CaptureBytes.pcap()
    file.record(1, 0, frame(60))
    file.record(2, 0, frame(61))
    return file
  }

  private func pcapng() -> CaptureBytes {
    var file = CaptureBytes.pcapng()
    file.enhanced(ticks: 1, frame(60))
    file.enhanced(ticks: 2, frame(61))
    return file
  }

  /// Reads two whole frames and what comes behind; gives the reason, after checking place and frames.
  private func damage(_ whole: CaptureBytes, _ rest: [UInt8]) throws -> String {
    let (summaries, seen) = try read(whole.bytes + rest)
    #expect(seen.contents == [frame(60), frame(61)])
    let damage = try #require(summaries.first?.damage)
    #expect(damage.offset == whole.bytes.count)
    #expect(damage.afterFrame == 2)
    return damage.reason
  }

  private func words(_ values: UInt32...) -> [UInt8] {
    var bytes = CaptureBytes()
    for value in values { bytes.append(value) }
    return bytes.bytes
  }

  @Test(arguments: [UInt32.max, 0x7FFF_FFFF, 262_145])
  func aRecordLengthThatNoFrameHasIsDamage(length: UInt32) throws {
    #expect(try damage(pcap(), words(3, 0, length, 60) + frame(60)).contains("claims \(length) bytes"))
  }

  @Test(arguments: 1..<40)
  func aPcapRecordThatIsCutAnywhereIsDamage(kept: Int) throws {
    var record = CaptureBytes()
    record.record(3, 0, frame(24))
    #expect(try damage(pcap(), Array(record.bytes[..<kept])).contains("\(kept) are left"))
  }

  @Test(arguments: 1..<56)
  func aBlockThatIsCutAnywhereIsDamage(kept: Int) throws {
    var block = CaptureBytes()
    block.enhanced(ticks: 3, frame(24))
    #expect(block.bytes.count == 56)
    #expect(try damage(pcapng(), Array(block.bytes[..<kept])).contains("\(kept) are left"))
  }

  @Test(arguments: [12, 20, 100, 115])
  func aBlockThatIsPassedOverAndCutIsDamageWhereItBegins(kept: Int) throws {
    var block = CaptureBytes()
    block.block(10) { $0.bytes += frame(104) }
    #expect(try damage(pcapng(), Array(block.bytes[..<kept])).contains("116 bytes are needed, \(kept)"))
  }

  @Test(arguments: [UInt32(0), 4, 8, 11, 33, 62])
  func aBlockLengthThatIsNoneIsDamage(length: UInt32) throws {
    #expect(try damage(pcapng(), words(6, length, 0, 0, 0, 0, 0, 0)).contains("length of \(length) "))
    #expect(try damage(pcapng(), words(10, length, 0, 0)).contains("length of \(length) "))
  }

  @Test(arguments: [UInt32(6), 10, 0xBAD])
  func aBlockLongerThanTheFileIsDamage(type: UInt32) throws {
    let reason = try damage(pcapng(), words(type, 0xFFFF_FFFC, 0, 0, 0, 0, 0, 0))
    #expect(reason.contains("4294967292") || reason.contains("more than"))
    #expect(try damage(pcapng(), words(type, 4096, 0, 0)).contains("4096 bytes are needed"))
  }

  @Test(arguments: [UInt32(6), 10])
  func lengthsThatDisagreeAreDamage(type: UInt32) throws {
    let reason = try damage(pcapng(), words(type, 32, 0, 0, 0, 0, 0, 36))
    #expect(reason.contains("32") && reason.contains("36"))
  }

  @Test func aFrameLongerThanItsBlockIsDamage() throws {
    #expect(try damage(pcapng(), words(6, 36, 0, 0, 3, 5, 5, 0, 36)).contains("5 bytes"))
    #expect(try damage(pcapng(), words(6, 36, 0, 0, 3, .max, 5, 0, 36)).contains("4294967295"))
  }

  @Test func aFrameOfAnInterfaceThatWasNotDescribedIsDamage() throws {
    #expect(try damage(pcapng(), words(6, 32, 1, 0, 3, 0, 0, 32)).contains("interface 1"))
    #expect(try damage(pcapng(), words(6, 32, .max, 0, 3, 0, 0, 32)).contains("interface 4294967295"))
    #expect(try damage(pcapng(), words(5, 24, 9, 0, 3, 24)).contains("interface 9"))
  }

  @Test func optionsThatReachBeyondTheBlockAreDamage() throws {
    #expect(try damage(pcapng(), words(6, 40, 0, 0, 3, 0, 0, 0x00FF_0001, 0, 40)).contains("options"))
    #expect(try damage(pcapng(), words(1, 28, 1, 0, 0x0100_0009, 9, 28)).contains("options"))
  }

  @Test func aBlockTooShortForItsTypeIsDamage() throws {
    for type: UInt32 in [1, 2, 3, 5, 6] {
      #expect(try damage(pcapng(), words(type, 12, 12)).contains("only 12 bytes"))
    }
  }

  @Test func captureFilesThatWereJoinedAreReadUpToTheSecondHeader() throws {
    let big = CaptureBytes.pcap(isBig: true, magic: 0xA1B2_3C4D).bytes
    #expect(try damage(pcap(), pcap().bytes).contains("another capture"))
    #expect(try damage(pcap(), big).contains("another capture"))
    #expect(try damage(pcap(), pcapng().bytes).contains("another capture"))
    #expect(try damage(pcapng(), pcap().bytes).contains("another capture"))
    #expect(try damage(pcapng(), big).contains("another capture"))
  }

  @Test func aSectionOfAnotherVersionIsDamage() throws {
    let section = words(0x0A0D_0D0A, 28, 0x1A2B_3C4D, 2, .max, .max, 28)
    #expect(try damage(pcapng(), section).contains("version 2.0"))
  }

  // MARK: nothing could be read

  private func cause(_ bytes: [UInt8]) -> CaptureError.Cause? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return (error as? CaptureError)?.cause
    }
  }

  @Test func anEmptyFileIsAnErrorOfItsOwn() { #expect(cause([]) == .empty) }

  @Test(arguments: [1, 3, 4, 8, 200])
  func bytesOfNoCaptureAreShown(count: Int) {
    let found = ["2a", "2b", "2c", "2d", "2e", "2f", "30", "31"].prefix(count).joined(separator: " ")
    #expect(cause(frame(count, first: 0x2A)) == .notACapture(firstBytes: found))
  }

  @Test(arguments: [4, 12, 23]) func aHeaderThatIsCutIsAnError(kept: Int) {
    for bytes in [CaptureBytes.pcap().bytes, CaptureBytes.pcapng().bytes] {
      guard case .badHeader(let reason) = cause(Array(bytes[..<kept])) else {
        Issue.record("no error for \(kept) bytes")
        continue
      }
      #expect(reason.contains("\(kept) are left"))
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    var collector = Collector()
    let error = #expect(throws: CaptureError.self) {
      try CaptureReader([CaptureInput("/nowhere/cap.pcap")]).read(into: &collector)
    }
    #expect(error?.description == "/nowhere/cap.pcap: cannot be read: No such file or directory")
  }

  @Test func aDirectoryIsNoCapture() throws {
    let directory = try TemporaryDirectory()
    var collector = Collector()
    #expect(throws: CaptureError.self) {
      try CaptureReader([CaptureInput(directory.path)]).read(into: &collector)
    }
  }

  @Test func standardInputCanBeNamedOnce() {
    var collector = Collector()
    #expect(throws: CaptureError("standard input", .repeatedStandardInput)) {
      try CaptureReader([.standardInput, .standardInput]).read(into: &collector)
    }
  }

  // MARK: mutations

  /// Whatever one byte is changed to, the reader neither traps nor invents frames beyond the file.
  @Test func aChangedByteNeverEndsTheReader() throws {
    var file = pcapng()
    file.obsolete(drops: 1, ticks: 3, frame(20))
    file.simple(frame(20))
    file.statistics(interfaceDrops: 1, systemDrops: 2)
    let directory = try TemporaryDirectory()
    for whole in [pcap().bytes, file.bytes] {
      for position in whole.indices {
        for value: UInt8 in [0x00, 0x7F, 0xFF] where whole[position] != value {
          var bytes = whole
          bytes[position] = value
          var collector = Collector()
          let inputs = [CaptureInput(try directory.file("changed", bytes))]
          _ = try? CaptureReader(inputs).read(into: &collector)
          #expect(collector.contents.reduce(0) { $0 + $1.count } <= bytes.count)
        }
      }
    }
  }
}
