import ApplicationProtocols
import Transport

/// A packet of an association before it is written.
struct PlannedPacket: Sendable {
  /// The association of the scenario, by its place.
  var association: Int
  var sender: ProtocolSide
  /// Nanoseconds since 1970, UTC, as seen at the end that opened the association.
  var sent: Int64
  /// Whether it goes between the second addresses.
  var isOnSecondPath = false
  var verificationTag: UInt32
  var chunks: [Chunk]
  var isCaptured = true
  var hasRightChecksum = true
  /// The names of the faults that hit a message in it.
  var faults: [String] = []

  var carriesData: Bool { chunks.contains { $0.type.carriesData } }
}
