import Platform

/// One open capture: a window on its bytes, the parser of its format, and what has been seen so far.
struct CaptureStream: ~Copyable {
  private var source: ByteSource
  private var parser: FrameParser
  /// Where the next record begins in the window; may lie beyond its end.
  private var position: Int
  /// Where the bytes of ``frame`` begin in the window.
  private var start = 0
  /// Where in the data the record or block begins that is being read.
  private var recordOffset: Int
  private var previousTime: Int64?
  /// The frame that was found last.
  private(set) var frame = FrameInfo()
  private var summary: CaptureSummary
  /// How many blocks that say how the traffic was configured, the last ones of the summary, stand in front of ``frame``
  /// and were not taken yet.
  private(set) var pendingBlocks = 0
  /// Who wants to know the places where windows begin; asked for each window only.
  private let trail: CaptureTrail?
  /// Where in the window the last such place is.
  private var entered = 0
  /// Where in the data the record or block of ``frame`` begins, and when the frame before it was captured.
  private var frameOffset = 0
  private var timeBefore: Int64 = 0
  /// Sections that were begun, and whether ``frame`` is the first one of a section that is not the file's first.
  private var sections = 1
  private(set) var beginsSection = false
  /// Whether the data can be read a second time.
  private let isRepeatable: Bool

  private init(
    _ source: consuming ByteSource, _ parser: FrameParser, index: Int, _ summary: CaptureSummary,
    _ trail: CaptureTrail?, isRepeatable: Bool
  ) {
    self.trail = trail
    self.isRepeatable = isRepeatable
    self.source = source
    self.parser = parser
    self.summary = summary
    position = parser.headerLength
    recordOffset = position
    frame.capture = index
    parser.describe(&frame)
  }

  /// Opens an input and reads its header.
  static func opening(
    _ input: CaptureInput, index: Int, windowLength: Int, _ register: WindowRegister? = nil,
    _ trail: CaptureTrail? = nil
  ) throws(CaptureError) -> CaptureStream {
    let plain = try open(input, windowLength, register)
    guard let compression = Compression.detect(plain.bytes) else {
      trail?.source = plain.isFile ? .file : .stream
      let isFile = plain.isFile
      return try opening(plain, input.name, index: index, wrapping: "", trail, isRepeatable: isFile)
    }
    // The program moves standard input on, so that the data are gone when they have been expanded.
    let isRepeatable = plain.isFile && input != .standardInput
    trail?.source = isRepeatable ? .program : .stream
    let expanded = try expand(plain, compression, input.name)
    return try opening(
      expanded, input.name, index: index, wrapping: " in " + compression.program, trail,
      isRepeatable: isRepeatable)
  }

  /// Opens the data of an input that was read before, expanded, without a look at them.
  static func reopening(_ input: CaptureInput, windowLength: Int) throws(CaptureError) -> ByteSource {
    let plain = try open(input, windowLength, nil)
    guard let compression = Compression.detect(plain.bytes) else { return plain }
    return try expand(plain, compression, input.name)
  }

  /// Reads the header of a source that is open and not compressed.
  static func opening(
    _ source: consuming ByteSource, name: String
  ) throws(CaptureError) -> CaptureStream {
    try opening(try beginning(source, name), name, index: 0, wrapping: "", nil, isRepeatable: false)
  }

  private static func open(
    _ input: CaptureInput, _ windowLength: Int, _ register: WindowRegister?
  ) throws(CaptureError) -> ByteSource {
    let source: ByteSource
    do throws(SystemError) {
      source = try ByteSource.opening(path: input.path, windowLength: windowLength, register: register)
    } catch {
      throw CaptureError(input.name, .unreadable(error.reason))
    }
    return try beginning(source, input.name)
  }

  /// Makes the window hold what every header needs.
  private static func beginning(
    _ source: consuming ByteSource, _ name: String
  ) throws(CaptureError) -> ByteSource {
    do throws(SystemError) { try source.advance(by: 0, needing: PcapParser.headerLength) } catch {
      throw CaptureError(name, .unreadable(error.reason))
    }
    return source
  }

  private static func expand(
    _ source: borrowing ByteSource, _ compression: Compression, _ name: String
  ) throws(CaptureError) -> ByteSource {
    let failure: String?
    do throws(SystemError) {
      var expanded = try source.filtered(through: compression.program, compression.arguments)
      try expanded.advance(by: 0, needing: PcapParser.headerLength)
      if expanded.bytes.count >= PcapParser.headerLength { return expanded }
      failure = expanded.programFailure()
      if failure == nil { return expanded }
    } catch {
      throw CaptureError(
        name, error.isNotFound ? .programMissing(compression.program) : .programFailed("\(error)"))
    }
    throw CaptureError(name, at: 0, .programFailed(failure ?? compression.program))
  }

  private static func opening(
    _ source: consuming ByteSource, _ name: String, index: Int, wrapping: String, _ trail: CaptureTrail?,
    isRepeatable: Bool
  ) throws(CaptureError) -> CaptureStream {
    if source.bytes.isEmpty { throw CaptureError(name, .empty) }
    let parser = try header(source.bytes, name)
    let summary = CaptureSummary(name: name, format: parser.format + wrapping)
    var stream = CaptureStream(source, parser, index: index, summary, trail, isRepeatable: isRepeatable)
    try stream.readHeader(wrapping)
    stream.enterTrail()
    return stream
  }

  /// Notes the position as a place from which frames can be read again.
  private mutating func enterTrail() {
    guard let trail else { return }
    entered = position
    trail.enter(
      CaptureTrail.Mark(
        offset: source.offset + position, frames: summary.frames, time: previousTime ?? 0, parser: parser))
  }

  /// Notes that the window moves on, or that the reading ends.
  mutating func leaveTrail() {
    guard let trail else { return }
    let end = min(position, source.bytes.count)
    trail.leave(source.bytes.extracting(min(entered, end)..<end))
  }

  private static func header(_ bytes: Span<UInt8>, _ name: String) throws(CaptureError) -> FrameParser {
    let parser: FrameParser?
    do throws(DamageCause) { parser = try FrameParser(bytes) } catch {
      throw CaptureError(name, at: 0, .badHeader("\(error)"))
    }
    guard let parser else {
      var first: [String] = []
      for index in 0..<min(8, bytes.count) {
        first.append((bytes[index] < 16 ? "0" : "") + String(bytes[index], radix: 16))
      }
      throw CaptureError(name, at: 0, .notACapture(firstBytes: first.joined(separator: " ")))
    }
    return parser
  }

  /// Reads the first section header of a pcapng file, without which there is no capture.
  private mutating func readHeader(_ wrapping: String) throws(CaptureError) {
    while parser.isBeforeHeader, summary.damage == nil { _ = step() }
    summary.format = parser.format + wrapping
    guard let damage = summary.damage, parser.isBeforeHeader else { return }
    throw CaptureError(summary.name, at: damage.offset, .badHeader(damage.reason))
  }

  /// Moves to the next frame; false at the end or at damage.
  mutating func next() -> Bool {
    while true {
      if let found = step() { return found }
    }
  }

  /// One record or block: true for a frame, false for the end, `nil` to go on.
  @inline(__always)
  private mutating func step() -> Bool? {
    if summary.damage != nil { return false }
    switch Self.step(&parser, &source, &position, &frame) {
    case .frame(let start):
      // Behind a page that was lost, records are zeros: a frame of no bytes.
      guard frame.capturedLength > 0 || frame.time != 0 || source.loss() == nil else { return lose() }
      self.start = start
      frameOffset = recordOffset
      timeBefore = previousTime ?? frame.time
      count()
      recordOffset = source.offset &+ position
      return true
    case .again:
      if parser.hasConfiguration { keepConfiguration() }
      if parser.sections > sections {
        sections = parser.sections
        beginsSection = true
      }
      if parser.passing == nil { recordOffset = source.offset &+ position }
      return nil
    case .more(let length): return refill(length)
    case .damaged(let cause):
      damage([source.loss().map(DamageCause.init) ?? cause])
      return false
    }
  }

  /// Ends where the file is no longer what it was.
  @inline(never)
  private mutating func lose() -> Bool {
    damage([source.loss().map(DamageCause.init) ?? .unreadable])
    return false
  }

  @inline(never)
  private mutating func keepConfiguration() {
    guard var block = parser.takeConfiguration() else { return }
    block.offset = recordOffset
    summary.configurationBlockCount += 1
    guard summary.configurationBlocks.count < ConfigurationBlock.mostBlocks else { return }
    summary.configurationBlocks.append(block)
    pendingBlocks += 1
  }

  /// The border before ``frame``; `nil` where the frame is earlier than the one before it.
  ///
  /// - Parameters:
  ///   - end: when the frame before it was captured.
  ///   - evenEarlier: whether there is one even there.
  @inline(never)
  mutating func border(
    behind end: Int64, _ input: CaptureInput, evenEarlier: Bool = false
  ) -> CaptureBorder? {
    beginsSection = false
    guard frame.hasTime, frame.time >= end || evenEarlier else { return nil }
    return CaptureBorder(capture: frame.capture, end: end, start: frame.time, ahead: ahead(input))
  }

  /// The frames from ``frame`` on. Mutating, since the compiler copies the stream for a call that only borrows it.
  @inline(never)
  mutating func ahead(_ input: CaptureInput) -> InputAhead {
    let mark = CaptureTrail.Mark(
      offset: frameOffset, frames: frame.number - 1, time: timeBefore, parser: parser)
    return InputAhead(input: input, index: frame.capture, mark: isRepeatable ? mark : nil)
  }

  /// The blocks in front of ``frame``, which are given once.
  @inline(never)
  mutating func takeConfigurationBlocks() -> [ConfigurationBlock] {
    defer { pendingBlocks = 0 }
    return summary.configurationBlocks.suffix(pendingBlocks)
  }

  /// Apart, because the window may be borrowed only while no other part of self is changed through self. The source is
  /// lent to be changed, though it is not: to be looked at the compiler would copy it.
  @inline(__always)
  private static func step(
    _ parser: inout FrameParser, _ source: inout ByteSource, _ position: inout Int,
    _ frame: inout FrameInfo
  ) -> ParseStep {
    parser.step(source.bytes, &position, &frame)
  }

  /// The bytes of ``frame``.
  var frameBytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { source.bytes.extracting(start..<start &+ frame.capturedLength) }
  }

  /// Whether frames come from more than one interface.
  var hasSeveralInterfaces: Bool { parser.interfaceCount > 1 }

  /// Comments on ``frame``.
  var hasComments: Bool { parser.hasComments }
  var comments: [String] { parser.comments }

  /// Moves the window so that it begins at the position; false if there is nothing or too little behind it.
  private mutating func refill(_ length: Int) -> Bool? {
    // A record that is known to reach beyond the end of a file is not worth a window.
    if let remaining = source.knownRemaining, length > remaining - position {
      return end(needed: length, left: max(0, remaining - position))
    }
    leaveTrail()
    do throws(SystemError) {
      try source.advance(by: position, needing: length)
    } catch {
      damage([.system("\(error)")])
      return false
    }
    position = 0
    enterTrail()
    let left = source.bytes.count
    return left >= length ? nil : end(needed: length, left: left)
  }

  private mutating func end(needed: Int, left: Int) -> Bool {
    if let loss = source.loss() {
      damage([DamageCause(loss)])
      return false
    }
    var cause: DamageCause?
    if let length = parser.passing {
      cause = .cut(needed: length, left: dataEnd - recordOffset)
    } else if left > 0 {
      cause = .cut(needed: needed, left: left)
    }
    let failure = source.isAtEnd ? source.programFailure() : nil
    let causes = [failure.map { .program($0) }, cause].compactMap { $0 }
    if !causes.isEmpty { damage(causes) }
    return false
  }

  /// Where the data end; where the window does, as long as nobody knows more.
  private var dataEnd: Int { source.offset + (source.knownRemaining ?? source.bytes.count) }

  private mutating func damage(_ causes: [DamageCause]) {
    summary.damage = CaptureSummary.Damage(
      offset: recordOffset, afterFrame: summary.frames, causes: causes)
  }

  /// Takes the frame that was found into the summary.
  @inline(__always)
  private mutating func count() {
    summary.frames &+= 1
    frame.number = summary.frames
    if frame.isCut { summary.truncatedFrames &+= 1 }
    if frame.hasTime {
      if let previousTime {
        if frame.time < previousTime { countInversion(previousTime) }
      } else {
        summary.firstTime = frame.time
      }
      previousTime = frame.time
    } else {
      summary.framesWithoutTime += 1
      frame.time = previousTime ?? 0
    }
    if parser.hasComments { summary.comments += parser.comments.count }
  }

  @inline(never)
  private mutating func countInversion(_ previous: Int64) {
    // The difference of two 64-bit numbers fits in 64 bits without sign.
    let backwards = UInt64(bitPattern: previous &- frame.time)
    guard backwards > UInt64(CaptureSummary.clockStepLimit) else {
      summary.smallInversions += 1
      return
    }
    summary.clockStepCount += 1
    if summary.clockSteps.count < CaptureSummary.keptClockSteps {
      summary.clockSteps.append(CaptureSummary.ClockStep(frame: frame.number, backwards: backwards))
    }
  }

  /// What the input was, as far as it has been read.
  ///
  /// - Parameter copies: its frames that were left out as copies of others.
  func finish(stoppedEarly: Bool, _ copies: CaptureSummary.Copies? = nil) -> CaptureSummary {
    var result = summary
    result.copies = copies
    result.bytes = min(source.offset + position, dataEnd)
    result.lastTime = previousTime
    result.sections = parser.sections
    result.interfaces = parser.interfaces(frames: summary.frames)
    result.unreadBlocks = parser.unreadBlocks
    result.stoppedEarly = stoppedEarly
    return result
  }
}
