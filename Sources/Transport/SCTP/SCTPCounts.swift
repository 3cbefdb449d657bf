/// What an ``SCTPDecoder`` has met.
public struct SCTPCounts: Sendable, Equatable {
  public var packets = 0
  public var chunks = 0
  /// DATA and I-DATA chunks, those that were repeated, and parts of what had been given up.
  public var dataChunks = 0
  public var duplicates = 0
  public var lateFragments = 0
  /// Messages delivered, those of them that came in several parts or had to wait, and their octets.
  public var messages = 0
  public var copiedMessages = 0
  public var octets = 0
  /// PDUs that came without SCTP.
  public var barePDUs = 0
  /// Packets by what their checksum says.
  public var rightChecksums = 0
  public var wrongChecksums = 0
  public var zeroChecksums = 0
  public var uncheckedPackets = 0
  /// Packets with a wrong checksum that were left out, since others of the same side have right ones.
  public var damagedPackets = 0
  /// Associations met, and those given up because too many others were open.
  public var associations = 0
  public var lostAssociations = 0
  /// Associations with messages, and those of them of which the capture shows both sides.
  public var associationsWithMessages = 0
  public var associationsWithBothSides = 0
  /// PDUs without SCTP that were left out because they belong to more associations than are told apart.
  public var barePDUsLeftOut = 0
  /// Gaps that were given up, and those of them that may have been none: too much had arrived behind them.
  public var gaps = 0
  public var gapsByLimit = 0
  /// DATA and I-DATA chunks that the capture shows behind their acknowledgement.
  public var chunksBehindAcknowledgement = 0
  /// Messages of which parts came and others never did.
  public var incompleteMessages = 0
  /// Messages that were longer than what is kept.
  public var messagesTooLong = 0
  /// Times that parts of messages, or the order of streams, were given up to keep within the bounds of memory.
  public var relievedDirections = 0
  /// Addresses, paths and tags of associations that were not kept because they had too many.
  public var addressesLeftOut = 0
  /// Packets and chunks that could not be read.
  public var malformed = 0
  /// Chunks that the capture lacks a part of.
  public var cutChunks = 0
  public var unknownChunks = 0
  /// Packets that belong to no association, or to none of its lives.
  public var strayPackets = 0

  public init() {}

  /// Notes what the capture shows of an association beside what it has shown before.
  mutating func count(_ shown: Association.Shown, after before: Association.Shown) {
    guard shown.contains(.message) else { return }
    if !before.contains(.message) { associationsWithMessages += 1 }
    let showsBoth = shown.isSuperset(of: .bothSides)
    if showsBoth, !before.isSuperset(of: [.bothSides, .message]) { associationsWithBothSides += 1 }
  }

  mutating func count(_ verdict: ChecksumVerdict) {
    switch verdict {
    case .right: rightChecksums += 1
    case .wrong: wrongChecksums += 1
    case .zero: zeroChecksums += 1
    case .notCaptured: uncheckedPackets += 1
    }
  }
}
