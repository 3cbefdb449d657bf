import CaptureFiles
import Testing

@Suite struct PcapngWriterTests {
  private let directory: TemporaryDirectory
  private let path: String

  init() throws {
    directory = try TemporaryDirectory()
    path = directory.path + "/evidence.pcapng"
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var interface = CaptureSummary.Interface(linkType: .linuxCooked)
    interface.snapLength = 96
    interface.resolution = .nanoseconds
    interface.name = "fh0"
    interface.filter = "vlan"
    interface.fcsLength = 4

    var writer = try PcapngWriter(path: path, comment: "a whole file")
    let ethernet = try writer.addInterface(.ethernet)
    let cooked = try writer.addInterface(interface)
    try writer.write(frame(61).span, time: 1_700_000_000_123_456_789, interface: ethernet)
    try writer.write(
      frame(96).span, time: .max, interface: cooked, originalLength: 1500,
      comments: ["finding 1", "適合"], dropsBefore: 5)
    try writer.write(frame(0).span, time: 0, interface: ethernet)
    try writer.writeStatistics(interface: ethernet, time: 9, interfaceDrops: 1, systemDrops: 2)
    try writer.close()

    var seen = Collector()
    let summary = try #require(try CaptureReader([CaptureInput(path)]).read(into: &seen).first)
    #expect(summary.damage == nil)
    #expect(seen.contents == [frame(61), frame(96), frame(0)])
    #expect(seen.frames.map(\.time) == [1_700_000_000_123_456_789, .max, 0])
    #expect(seen.frames.map(\.originalLength) == [61, 1500, 0])
    #expect(seen.frames.map(\.linkType) == [.ethernet, .linuxCooked, .ethernet])
    #expect(seen.frames.map(\.fcsLength) == [0, 4, 0])
    #expect(seen.comments == ["2: finding 1", "2: 適合"])
    #expect(summary.interfaces.map(\.drops) == [3, 5])
    #expect(summary.interfaces[1].filter == "vlan")
    #expect(summary.interfaces[1].name == "fh0")
    #expect(summary.resolution == .nanoseconds)
  }

  @Test(arguments: [
    (UInt8(6), UInt8(6), Int64(1_700_000_000_123_456_000)), (3, 3, 1_700_000_000_123_000_000),
    (9, 9, 1_700_000_000_123_456_789), (12, 9, 1_700_000_000_123_456_789),
    (0x8A, 9, 1_700_000_000_123_456_789),
  ])
  func timesAreInTheResolutionOfTheInterfaceWhereNanosecondsHoldIt(
    given: UInt8, written: UInt8, time: Int64
  )
    throws
  {
    var interface = CaptureSummary.Interface(linkType: .ethernet)
    interface.resolution = TimeResolution(rawValue: given)
    var writer = try PcapngWriter(path: path)
    let number = try writer.addInterface(interface)
    try writer.write(frame(61).span, time: 1_700_000_000_123_456_789, interface: number)
    try writer.close()
    var seen = Collector()
    let summary = try #require(try CaptureReader([CaptureInput(path)]).read(into: &seen).first)
    #expect(summary.resolution == TimeResolution(rawValue: written))
    #expect(seen.frames.map(\.time) == [time])
  }

  @Test func theFileAppearsOnlyWhenItIsComplete() throws {
    do {
      var writer = try PcapngWriter(path: path)
      _ = try writer.addInterface(.ethernet)
      #expect(!directory.entries.contains("evidence.pcapng"))
    }
    #expect(directory.entries.isEmpty)
    var writer = try PcapngWriter(path: path)
    try writer.close()
    #expect(directory.entries == ["evidence.pcapng"])
  }

  @Test func whatHasNoPlaceInTheFileIsAnErrorAndLeavesTheFileWhole() throws {
    var writer = try PcapngWriter(path: path)
    func refused(_ body: (inout PcapngWriter) throws -> Void) {
      #expect(throws: CaptureError.self) { try body(&writer) }
    }
    refused { try $0.write(frame(4).span, time: 1, interface: 0) }
    _ = try writer.addInterface(.ethernet)
    refused { try $0.write(frame(4).span, time: -1) }
    refused { try $0.write(frame(4).span, time: 1, comments: [String(repeating: "x", count: 65_536)]) }
    refused { try $0.write(frame((16 << 20) + 1).span, time: 1) }
    refused { try $0.writeStatistics(interface: 1, time: 1) }
    try writer.write(frame(5).span, time: 1)
    try writer.close()

    var seen = Collector()
    let summary = try #require(try CaptureReader([CaptureInput(path)]).read(into: &seen).first)
    #expect(summary.damage == nil)
    #expect(seen.contents == [frame(5)])
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() {
    let error = #expect(throws: CaptureError.self) { _ = try PcapngWriter(path: "/nowhere/a.pcapng") }
    #expect(error?.description == "/nowhere/a.pcapng: cannot be written: No such file or directory")
  }
}
