public import CaptureFiles

/// A capture in memory, so that parts of it can be judged many times.
public struct KeptCapture: FrameSink, Sendable {
  /// A frame, and what stands before it in the file.
  public struct Frame: Sendable {
    public var info: FrameInfo
    public var bytes: [UInt8]
    public var comments: [String] = []
    public var blocks: [ConfigurationBlock] = []
  }

  public private(set) var frames: [Frame] = []
  private var comments: [String] = []
  private var blocks: [ConfigurationBlock] = []

  public init() {}

  /// - Throws: `CaptureError` for a capture that can't be read at all.
  public init(reading path: String) throws(CaptureError) {
    _ = try CaptureReader([CaptureInput(path)]).read(into: &self)
  }

  public mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    frames.append(Frame(info: frame, bytes: copy, comments: comments, blocks: blocks))
    comments.removeAll()
    blocks.removeAll()
    return true
  }

  public mutating func receive(comment: String, of frame: FrameInfo) { comments.append(comment) }

  public mutating func receive(_ block: ConfigurationBlock) { blocks.append(block) }
}
