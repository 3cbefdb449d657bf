public import CaptureFiles
internal import Transport

/// A capture in memory, so that parts of it can be judged many times.
public struct KeptCapture: FrameSink, Sendable {
  /// A frame, and what stands before it in the file.
  public struct Frame: Sendable {
    public var info: FrameInfo
    public var bytes: [UInt8]
    public var comments: [String] = []
    public var blocks: [ConfigurationBlock] = []
    /// The place of its sender among ``KeptCapture/senders``; `nil` = the frame has no address.
    public var sender: Int?
  }

  public private(set) var frames: [Frame] = []
  /// How many frames each sender has, in the order in which they were first seen.
  public private(set) var senders: [Int] = []
  private var addresses: [SenderAddress] = []
  private var decoder = TransportDecoder()
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
    let sender = sender(of: frame, bytes)
    frames.append(Frame(info: frame, bytes: copy, comments: comments, blocks: blocks, sender: sender))
    comments.removeAll()
    blocks.removeAll()
    return true
  }

  private mutating func sender(of frame: FrameInfo, _ bytes: Span<UInt8>) -> Int? {
    var reader = SenderReader()
    _ = decoder.decode(frame, bytes, into: &reader)
    guard let address = reader.sender else { return nil }
    let place = addresses.firstIndex(of: address) ?? addresses.count
    if place == addresses.count {
      addresses.append(address)
      senders.append(0)
    }
    senders[place] += 1
    return place
  }

  public mutating func receive(comment: String, of frame: FrameInfo) { comments.append(comment) }

  public mutating func receive(_ block: ConfigurationBlock) { blocks.append(block) }
}
