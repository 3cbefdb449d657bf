import Platform

/// Writes a pcapng file: one section, little-endian, times in the resolution of their interface.
///
/// The file appears under its name with ``close()``; without it nothing is left behind. The path "-" is
/// standard output, to which blocks go as its buffer fills.
public struct PcapngWriter: ~Copyable {
  private var file: AtomicFile
  private var interfaces: [CaptureSummary.Interface] = []

  /// Frames written so far.
  public private(set) var frames = 0

  /// - Parameters:
  ///   - application: the program that made the capture, shown by readers.
  ///   - comment: a remark on the whole file.
  public init(
    path: String, application: String = "Tekigo", comment: String? = nil
  ) throws(CaptureError) {
    var header = PcapngBlock(type: PcapngParser.sectionType)
    header.append(PcapngParser.byteOrderMark)
    header.append(UInt16(1))
    header.append(UInt16(0))
    header.append(UInt64.max)  // The length of the section is not told.
    if let comment { header.append(option: 1, text: comment) }
    header.append(option: 4, text: application)
    file = try Self.open(path, header)
  }

  private static func open(_ path: String, _ header: PcapngBlock) throws(CaptureError) -> AtomicFile {
    if header.textTooLong != nil {
      throw CaptureError(path, .unwritable("a text is longer than 65535 bytes"))
    }
    do throws(SystemError) {
      var file = try AtomicFile(path: path)
      try file.write(header.finished().span)
      return file
    } catch {
      throw CaptureError(path, .unwritable(error.reason))
    }
  }

  /// Describes an interface and gives its index. Its counts of frames and drops are not written; its times are
  /// in its resolution where that is a power of ten not finer than nanoseconds, otherwise in nanoseconds.
  public mutating func addInterface(_ interface: CaptureSummary.Interface) throws(CaptureError) -> Int {
    var interface = interface
    if interface.resolution.isBinary || interface.resolution.exponent > 9 {
      interface.resolution = .nanoseconds
    }
    var block = PcapngBlock(type: 1)
    block.append(UInt16(truncatingIfNeeded: interface.linkType.rawValue))
    block.append(UInt16(0))
    block.append(UInt32(clamping: interface.snapLength))
    if let name = interface.name { block.append(option: 2, text: name) }
    block.append(option: 9, bytes: [interface.resolution.rawValue])
    if let filter = interface.filter { block.append(option: 11, text: "\0" + filter) }
    if interface.fcsLength > 0 { block.append(option: 13, bytes: [UInt8(clamping: interface.fcsLength)]) }
    try write(block)
    interfaces.append(interface)
    return interfaces.count - 1
  }

  /// Describes an interface by its link type, with times in nanoseconds.
  public mutating func addInterface(_ linkType: LinkType) throws(CaptureError) -> Int {
    var interface = CaptureSummary.Interface(linkType: linkType)
    interface.resolution = .nanoseconds
    return try addInterface(interface)
  }

  /// Writes a frame.
  ///
  /// - Parameters:
  ///   - bytes: what was kept of the frame.
  ///   - time: nanoseconds since 1970, not negative.
  ///   - interface: an index that ``addInterface(_:)`` gave.
  ///   - originalLength: bytes that were on the wire, if more than were kept.
  ///   - comments: remarks, each of at most 65,535 bytes.
  ///   - dropsBefore: frames lost before this one.
  public mutating func write(
    _ bytes: Span<UInt8>, time: Int64, interface: Int = 0, originalLength: Int? = nil,
    comments: [String] = [], dropsBefore: UInt64? = nil
  ) throws(CaptureError) {
    guard interfaces.indices.contains(interface) else {
      throw CaptureError(file.path, .unwritable("interface \(interface) has not been described"))
    }
    guard let ticks = self.ticks(time, interface) else {
      throw CaptureError(file.path, .unwritable("the time \(time) ns lies before 1970"))
    }
    guard bytes.count <= frameLengthLimit else {
      throw CaptureError(file.path, .unwritable("a frame of \(bytes.count) bytes is too long"))
    }
    var block = PcapngBlock(type: 6)
    block.append(UInt32(interface))
    block.append(UInt32(truncatingIfNeeded: ticks >> 32))
    block.append(UInt32(truncatingIfNeeded: ticks))
    block.append(UInt32(bytes.count))
    block.append(UInt32(clamping: originalLength ?? bytes.count))
    let seam = block.leaveRoom(for: bytes.count)
    for comment in comments { block.append(option: 1, text: comment) }
    if let dropsBefore { block.append(option: 4, number: dropsBefore) }
    try write(block, around: bytes, at: seam)
    frames += 1
  }

  /// Writes how many frames an interface has lost since the beginning.
  public mutating func writeStatistics(
    interface: Int, time: Int64, interfaceDrops: UInt64? = nil, systemDrops: UInt64? = nil
  ) throws(CaptureError) {
    guard interfaces.indices.contains(interface), let ticks = self.ticks(time, interface) else {
      throw CaptureError(file.path, .unwritable("statistics of interface \(interface) at \(time) ns"))
    }
    var block = PcapngBlock(type: 5)
    block.append(UInt32(interface))
    block.append(UInt32(truncatingIfNeeded: ticks >> 32))
    block.append(UInt32(truncatingIfNeeded: ticks))
    if let interfaceDrops { block.append(option: 5, number: interfaceDrops) }
    if let systemDrops { block.append(option: 7, number: systemDrops) }
    try write(block)
  }

  /// A time in the units of an interface, rounded down.
  private func ticks(_ time: Int64, _ interface: Int) -> UInt64? {
    let unit = (interfaces[interface].resolution.exponent..<9).reduce(UInt64(1)) { value, _ in value * 10 }
    return UInt64(exactly: time).map { $0 / unit }
  }

  /// Completes the file and gives it its name. Nothing may be written afterwards.
  public mutating func close() throws(CaptureError) {
    do throws(SystemError) { try file.commit() } catch {
      throw CaptureError(file.path, .unwritable(error.reason))
    }
  }

  /// Writes a block, and `data` behind its first `seam` bytes.
  private mutating func write(
    _ block: consuming PcapngBlock, around data: Span<UInt8> = Span(), at seam: Int = 0
  ) throws(CaptureError) {
    if let length = block.textTooLong {
      throw CaptureError(file.path, .unwritable("a text of \(length) bytes is longer than 65535"))
    }
    do throws(SystemError) {
      let finished = block.finished()
      try file.write(finished.span.extracting(first: seam))
      try file.write(data)
      try file.write(finished.span.extracting(droppingFirst: seam))
    } catch {
      throw CaptureError(file.path, .unwritable(error.reason))
    }
  }
}
