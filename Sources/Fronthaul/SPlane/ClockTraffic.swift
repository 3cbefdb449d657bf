public import CaptureFiles
public import Transport
public import Units
internal import Wire

/// Messages of the Precision Time Protocol beside the radio traffic: who sends them, how often, with what gaps.
///
/// It is context for whoever reads the report, and no verdict: the time that a unit has recovered can't be seen in a
/// capture.
public struct ClockTraffic {
  /// Messages of one type, sender and domain.
  public struct Stream: Sendable, Equatable {
    public var sender: NodeAddress
    public var domain: UInt8
    public var type: PTPMessageType
    public var count = 0
    /// Nanoseconds since 1970 of the capture clock.
    public var first: Int64
    public var last: Int64
    /// Nanoseconds between two messages that follow one another.
    public var longestGap: Int64 = 0
    /// Numbers that were skipped, where they go on from the one before.
    public var missing = 0
    /// What the last Announce says of the time that it is about.
    public var grandmaster: Grandmaster?
    /// How often an Announce said something else than the one before it.
    public var changes = 0
    fileprivate var sequenceId: UInt16

    /// Nanoseconds from one message to the next on average; `nil` for one message.
    public var meanInterval: Int64? {
      let (span, overflow) = last.subtractingReportingOverflow(first)
      return count > 1 && !overflow ? span / Int64(count - 1) : nil
    }
  }

  /// The clock at the head of the chain, as an Announce names it (IEEE 1588-2019, 13.5).
  public struct Grandmaster: Sendable, Equatable {
    public var clockClass: UInt8
    public var identity: UInt64

    /// Reads it from an Announce; `nil` where the message was not captured so far.
    init?(_ bytes: Span<UInt8>, at start: Int) {
      guard bytes.count - start >= 61 else { return nil }
      clockClass = bytes[start + 48]
      var identity: UInt64 = 0
      for offset in 53..<61 { identity = identity << 8 | UInt64(bytes[start + offset]) }
      self.identity = identity
    }
  }

  private struct Key: Hashable {
    var sender: NodeAddress
    var domain: UInt8
    var type: PTPMessageType
    /// A sender numbers the messages of a type, answers with the number of the request.
    var port: UInt64
  }

  /// Streams that are told apart; messages of further ones are counted in ``messagesBeyondLimit``.
  public static let limit = 256

  /// In the order in which they turned up.
  public private(set) var streams: [Stream] = []
  public private(set) var messagesBeyondLimit = 0
  /// Messages whose header contradicts its format, or was not captured.
  public private(set) var unreadable = 0
  private var numbers: [Key: Int] = [:]

  public init() {}

  /// Whether a packet carries the protocol: by its Ethernet type, or the ports of its event and general messages.
  public static func isPTP(_ packet: Packet) -> Bool {
    guard let datagram = packet.datagram else {
      return packet.internet == nil && packet.link.etherType == 0x88F7
    }
    return (319...320).contains(datagram.destinationPort)
  }

  /// Takes a packet that ``isPTP(_:)``.
  public mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) {
    let start = packet.payload.lowerBound
    guard let header = try? PTPHeader(bytes, at: start) else {
      unreadable += 1
      return
    }
    let grandmaster = header.messageType == .announce ? Grandmaster(bytes, at: start) : nil
    let sender = NodeAddress(senderOf: packet)
    let key = Key(
      sender: sender, domain: header.domainNumber, type: header.messageType, port: UInt64(header.portNumber))
    guard let number = numbers[key] else {
      guard streams.count < Self.limit else {
        messagesBeyondLimit += 1
        return
      }
      numbers[key] = streams.count
      streams.append(
        Stream(
          sender: sender, domain: header.domainNumber, type: header.messageType, count: 1, first: frame.time,
          last: frame.time, grandmaster: grandmaster, sequenceId: header.sequenceId))
      return
    }
    streams[number].add(header, frame.time)
    if let grandmaster { streams[number].note(grandmaster) }
  }
}

extension ClockTraffic.Stream {
  fileprivate mutating func note(_ announced: ClockTraffic.Grandmaster) {
    if let grandmaster, grandmaster != announced { changes += 1 }
    grandmaster = announced
  }

  fileprivate mutating func add(_ header: PTPHeader, _ time: Int64) {
    count += 1
    let (gap, overflow) = time.subtractingReportingOverflow(last)
    if !overflow { longestGap = max(longestGap, gap) }
    last = time
    // Answers have the numbers of the requests of others.
    guard type != .delayResponse else { return }
    let step = header.sequenceId &- sequenceId
    sequenceId = header.sequenceId
    // A longer jump is a counter that began anew.
    if step > 1, step <= 1024 { missing += Int(step) - 1 }
  }
}
