/// A message whose bytes had to be copied, since it came in parts or waits for others.
struct HeldMessage: Sendable {
  var message: UserMessage
  var bytes: [UInt8]
  /// Whether the bytes were too many to be kept.
  var isDiscarded = false

  /// What it costs, in octets.
  var weight: Int { bytes.count + Self.overhead }
  static let overhead = 384

  init(_ message: UserMessage, _ bytes: [UInt8]) {
    self.message = message
    self.bytes = bytes
    self.message.payload = 0..<bytes.count
    self.message.offsetInFrame = nil
  }

  init(_ run: FragmentRuns.Run) {
    let (bytes, isCut) = run.pieces.joined()
    self.init(run.message, bytes)
    message.isCut = isCut
    isDiscarded = run.pieces.isDiscarded
  }

  init(_ assembly: InterleavedMessages.Assembly) {
    let (bytes, isCut) = assembly.joined()
    self.init(assembly.message, bytes)
    message.isCut = isCut
    isDiscarded = assembly.isDiscarded
  }
}

extension HeldMessage {
  /// What is told when it is delivered.
  var output: DirectionOutput {
    isDiscarded ? .defect(.messageTooLong(tsn: message.tsn, octets: message.octets)) : .message(self)
  }
}

extension FragmentRuns.Run {
  /// What is told when this never becomes a message.
  var defect: AssociationDefect.Kind {
    pieces.isDiscarded && hasBeginning
      ? .messageTooLong(tsn: first, octets: message.octets)
      : .incompleteMessage(tsn: first, octets: message.octets)
  }
}

extension InterleavedMessages.Assembly {
  var defect: AssociationDefect.Kind {
    isDiscarded
      ? .messageTooLong(tsn: message.tsn, octets: message.octets)
      : .incompleteMessage(tsn: message.tsn, octets: message.octets)
  }
}

extension UserMessage {
  /// The key under which the stream of the message is counted.
  var streamKey: StreamOrder.Key { StreamOrder.Key(stream: stream, isUnordered: isUnordered) }

  /// The sequence number of the message behind it.
  var nextSequence: UInt32 { isInterleaved ? streamSequence &+ 1 : (streamSequence &+ 1) & 0xFFFF }
}

/// What a direction has to tell, in order.
enum DirectionOutput: Sendable {
  case message(HeldMessage)
  case defect(AssociationDefect.Kind)
  /// Parts of messages, or the order of streams, were given up to keep within the bounds.
  case relieved
}
