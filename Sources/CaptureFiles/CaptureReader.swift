public import Platform

/// Reads the frames of one capture, or of several merged by time.
///
/// Whatever the size of the files, no more than a few windows of them are in memory.
public struct CaptureReader: Sendable {
  private let inputs: [CaptureInput]
  private let windowBudget: Int

  /// Bytes of all windows together, unless a single frame needs more.
  public static let defaultWindowBudget = 32 << 20
  private static let smallestWindow = 64 << 10

  /// - Parameters:
  ///   - inputs: what to read; among frames of the same time the input named first comes first.
  ///   - windowBudget: bytes that the windows on all inputs may have together.
  public init(_ inputs: [CaptureInput], windowBudget: Int = Self.defaultWindowBudget) {
    self.inputs = inputs
    self.windowBudget = windowBudget
  }

  /// Hands every frame to the sink, in the order of the file or, for several inputs, of time.
  ///
  /// Within one input the order of the file is kept even where its time goes backwards.
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
            inputs[0], index: 0, windowLength: windowLength, register, trails?.add()), inputs[0], into: &sink)
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
    drain(try CaptureStream.opening(source, name: name), CaptureInput(name), into: &sink)
  }

  private static func drain<Sink: FrameSink & ~Copyable>(
    _ stream: consuming CaptureStream, _ input: CaptureInput, into sink: inout Sink
  ) -> CaptureSummary {
    var stream = stream
    var goesOn = true
    var last: Int64?
    while goesOn, stream.next() {
      if stream.beginsSection, let last, let border = stream.border(behind: last, input) {
        sink.receive(border)
      }
      last = stream.frame.time
      goesOn = stream.hand(to: &sink)
    }
    stream.leaveTrail()
    return stream.finish(stoppedEarly: !goesOn)
  }

  private func merge<Sink: FrameSink & ~Copyable>(
    _ streams: [OpenCapture], into sink: inout Sink
  ) -> [CaptureSummary] {
    var queue = MergeQueue()
    for (index, capture) in streams.enumerated() where capture.stream.next() {
      queue.insert(MergeQueue.Entry(time: capture.stream.frame.time, input: index))
    }
    var goesOn = true
    var last: Int64?
    /// Inputs of which some frames were handed over and others were not.
    var open = 0
    while goesOn, let first = queue.first {
      let capture = streams[first.input]
      let begins = !capture.hasBegun
      if begins ? open == 0 : open == 1 && capture.stream.beginsSection, let last,
        let border = capture.stream.border(behind: last, inputs[first.input])
      {
        sink.receive(border)
      }
      if begins {
        capture.hasBegun = true
        open += 1
      }
      last = capture.stream.frame.time
      goesOn = capture.stream.hand(to: &sink)
      if capture.stream.next() {
        queue.replaceFirst(MergeQueue.Entry(time: capture.stream.frame.time, input: first.input))
      } else {
        queue.removeFirst()
        open -= 1
      }
    }
    for capture in streams { capture.stream.leaveTrail() }
    return streams.map { $0.stream.finish(stoppedEarly: !goesOn) }
  }
}

/// A place for a stream in an array, which cannot hold what cannot be copied.
private final class OpenCapture {
  var stream: CaptureStream
  var hasBegun = false
  init(_ stream: consuming CaptureStream) { self.stream = stream }
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
