public import Platform

/// Reads the frames of one capture, or of several merged by time.
///
/// Whatever the size of the files, no more than a few windows of them are in memory.
public struct CaptureReader: Sendable {
  private let inputs: [CaptureInput]
  private let windowBudget: Int
  private let leavesOutCopies: Bool

  /// Bytes of all windows together, unless a single frame needs more.
  public static let defaultWindowBudget = 32 << 20
  private static let smallestWindow = 64 << 10

  /// - Parameters:
  ///   - inputs: what to read; among frames of the same time the input named first comes first.
  ///   - windowBudget: bytes that the windows on all inputs may have together.
  ///   - leavesOutCopies: whether the sink gets only the first capture of a frame that several inputs, or several
  ///     interfaces of one, show; ``CaptureSummary/copies`` counts the others.
  public init(
    _ inputs: [CaptureInput], windowBudget: Int = Self.defaultWindowBudget, leavesOutCopies: Bool = false
  ) {
    self.inputs = inputs
    self.windowBudget = windowBudget
    self.leavesOutCopies = leavesOutCopies
  }

  /// Hands every frame to the sink, in the order of the file or, for several inputs, of time.
  ///
  /// Within one input the order of the file is kept even where its time goes backwards. Where an input begins while others
  /// go on, the sink is asked whether they show the same time: one that does not is read when those have ended.
  ///
  /// - Parameters:
  ///   - register: who is to know the windows on the inputs, so that bytes of frames can be kept without a copy.
  ///   - trails: who is to know places of the inputs, so that single frames can be looked at again.
  /// - Returns: one summary for each input, in their order.
  /// - Throws: ``CaptureError`` if one of the inputs cannot be opened or is no capture; then the sink has got
  ///   nothing.
  public func read<Sink: FrameSink & ~Copyable>(
    into sink: inout Sink, register: WindowRegister? = nil, trails: CaptureTrails? = nil
  ) throws(CaptureError) -> [CaptureSummary] {
    if let second = inputs.indices.first(where: {
      inputs[..<$0].contains(.standardInput) && inputs[$0] == .standardInput
    }) {
      throw CaptureError(inputs[second].name, .repeatedStandardInput)
    }
    let windowLength = max(Self.smallestWindow, windowBudget / max(1, inputs.count))
    if inputs.count == 1 {
      return [
        Self.drain(
          try CaptureStream.opening(
            inputs[0], index: 0, windowLength: windowLength, register, trails?.add()), inputs[0],
          leavesOutCopies, into: &sink)
      ]
    }
    var streams: [OpenCapture] = []
    for (index, input) in inputs.enumerated() {
      streams.append(
        OpenCapture(
          try CaptureStream.opening(
            input, index: index, windowLength: windowLength, register, trails?.add())))
    }
    return merge(streams, into: &sink)
  }

  /// Hands every frame of a source that is already open to the sink. Compressed data are not expanded.
  package static func read<Sink: FrameSink & ~Copyable>(
    _ source: consuming ByteSource, name: String, into sink: inout Sink
  ) throws(CaptureError) -> CaptureSummary {
    drain(try CaptureStream.opening(source, name: name), CaptureInput(name), false, into: &sink)
  }

  private static func drain<Sink: FrameSink & ~Copyable>(
    _ stream: consuming CaptureStream, _ input: CaptureInput, _ leavesOutCopies: Bool, into sink: inout Sink
  ) -> CaptureSummary {
    var stream = stream
    var copies = FrameCopies()
    var goesOn = true
    var last: Int64?
    while goesOn, stream.next() {
      if stream.beginsSection {
        if let last { copies.end(stream.frame.capture, at: last) }
        if let last, let border = stream.border(behind: last, input) { sink.receive(border) }
      }
      last = stream.frame.time
      if leavesOutCopies, stream.hasSeveralInterfaces {
        goesOn = stream.hand(to: &sink, &copies)
      } else {
        goesOn = stream.hand(to: &sink)
      }
    }
    stream.leaveTrail()
    return stream.finish(stoppedEarly: !goesOn, copies.found[stream.frame.capture])
  }

  private func merge<Sink: FrameSink & ~Copyable>(
    _ streams: [OpenCapture], into sink: inout Sink
  ) -> [CaptureSummary] {
    var queue = MergeQueue()
    for (index, capture) in streams.enumerated() where capture.stream.next() {
      queue.insert(MergeQueue.Entry(time: capture.stream.frame.time, input: index))
    }
    var copies = FrameCopies()
    var goesOn = true
    var last: Int64?
    /// Inputs of which some frames were handed over and others were not.
    var open: [Int] = []
    while goesOn, let first = queue.first {
      let capture = streams[first.input]
      let begins = !capture.hasBegun
      if begins, findOtherTimes(of: capture, open.map { streams[$0] }, &sink) {
        queue.removeFirst()
        continue
      }
      if !begins, capture.stream.beginsSection { copies.end(first.input, at: first.time) }
      if begins ? open.isEmpty || capture.isLate : open.count == 1 && capture.stream.beginsSection, let last,
        let border = capture.stream.border(behind: last, inputs[first.input], evenEarlier: capture.isLate)
      {
        sink.receive(border)
      }
      if begins {
        capture.hasBegun = true
        copies.begin(first.input, at: first.time, beside: open)
        open.append(first.input)
      }
      last = capture.stream.frame.time
      goesOn =
        leavesOutCopies ? capture.stream.hand(to: &sink, &copies) : capture.stream.hand(to: &sink)
      if capture.stream.next() {
        queue.replaceFirst(MergeQueue.Entry(time: capture.stream.frame.time, input: first.input))
      } else {
        queue.removeFirst()
        open.removeAll { $0 == first.input }
        copies.end(first.input, at: first.time)
        for next in capture.followers where streams[next].follows(first.input) {
          queue.insert(MergeQueue.Entry(time: streams[next].stream.frame.time, input: next))
        }
      }
    }
    for capture in streams { capture.stream.leaveTrail() }
    return streams.indices.map { index in
      streams[index].stream.finish(stoppedEarly: !goesOn, copies.found[index])
    }
  }

  /// Finds out which of the inputs that go on show another time than one that is to begin, and makes this wait for them.
  ///
  /// - Returns: whether there are such inputs.
  private func findOtherTimes<Sink: FrameSink & ~Copyable>(
    of capture: OpenCapture, _ others: [OpenCapture], _ sink: inout Sink
  ) -> Bool {
    guard others.count <= Self.mostCompared else { return false }
    let index = capture.stream.frame.capture
    for other in others where !capture.compared.contains(other.stream.frame.capture) {
      let number = other.stream.frame.capture
      capture.compared.append(number)
      let overlap = CaptureOverlap(
        capture: index, start: capture.stream.frame.time, ahead: capture.stream.ahead(inputs[index]),
        other: other.stream.ahead(inputs[number]))
      guard !(leavesOutCopies && overlap.showsSameFrames), sink.showsOtherTimes(overlap) else { continue }
      capture.predecessors.append(number)
      other.followers.append(index)
    }
    return !capture.predecessors.isEmpty
  }

  /// Inputs with which one that begins is compared at a time.
  private static let mostCompared = 8
}

/// A place for a stream in an array, which cannot hold what cannot be copied.
private final class OpenCapture {
  var stream: CaptureStream
  var hasBegun = false
  /// The inputs with whose frames its first ones were compared.
  var compared: [Int] = []
  /// Inputs that show another time and have to end first, and those for which it is one.
  var predecessors: [Int] = []
  var followers: [Int] = []
  /// Whether it had to wait for another one.
  var isLate = false

  init(_ stream: consuming CaptureStream) { self.stream = stream }

  /// Notes that a predecessor has ended; true if none is left.
  func follows(_ predecessor: Int) -> Bool {
    predecessors.removeAll { $0 == predecessor }
    isLate = true
    return predecessors.isEmpty
  }
}

extension CaptureStream {
  /// Gives the frame and what stands in front of it to the sink; false if the sink wants no more.
  ///
  /// Mutating, since the compiler copies the stream for a call that only borrows it.
  @inline(__always)
  fileprivate mutating func hand<Sink: FrameSink & ~Copyable>(to sink: inout Sink) -> Bool {
    if pendingBlocks > 0 {
      for block in takeConfigurationBlocks() { sink.receive(block) }
    }
    if hasComments {
      for comment in comments { sink.receive(comment: comment, of: frame) }
    }
    let bytes = frameBytes
    // The next record is looked at when this one has been judged; until then its first bytes have come near.
    bytes.fetchAhead(from: bytes.count)
    return sink.receive(frame, bytes)
  }

  /// The same, but for a frame that is a copy of one that was handed over before.
  fileprivate mutating func hand<Sink: FrameSink & ~Copyable>(
    to sink: inout Sink, _ copies: inout FrameCopies
  ) -> Bool {
    guard copies.isCopy(frame, frameBytes) else { return hand(to: &sink) }
    for block in takeConfigurationBlocks() { sink.receive(block) }
    return true
  }
}

/// Walks the bytes of a file in windows, for a digest of the whole.
///
/// - Throws: `CaptureError` if the file cannot be read, and what `body` throws.
public func forEachBlock(of path: String, _ body: (Span<UInt8>) throws -> Void) throws {
  do {
    var source = try ByteSource.opening(path: path, windowLength: 8 << 20)
    while !source.bytes.isEmpty {
      try body(source.bytes)
      let count = source.bytes.count
      try source.advance(by: count)
    }
  } catch let error as SystemError {
    throw CaptureError(path, .unreadable(error.reason))
  }
}
