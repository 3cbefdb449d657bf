/// A logical connection for a UE on an interface: what its two ids stand for. TS 38.401, 6.2.
struct Connection {
  /// From 1, never used twice.
  var number: Int64
  /// The number of the interface.
  var interface: Int64
  /// The ids that the two ends gave; -1: not yet.
  var central: Int64
  var peripheral: Int64
  /// Ids that were changed and may still be used by messages on their way; -1: none.
  var formerCentral: Int64 = -1
  var formerPeripheral: Int64 = -1
  /// Whether it has ended; it is kept for a while to tell messages that come too late from those with wrong ids.
  var isReleased = false
  /// Whether the capture does not show how it began.
  var isLearned = false
  /// Whether it was begun by the set-up of a context, which may be refused, and that was accepted.
  var isBegunBySetUp = false
  var isEstablished = false
  /// Whether its release was commanded, and whether that leaves it alive.
  var isCommanded = false
  var isKept = false
  /// Whether it may live on: the command with which it ended, and which may keep it, was not captured.
  var mayBeKept = false
  /// Another connection that ends with it.
  var companion: Reference?
  /// Bearers whose release each end has asked for.
  var releases: (central: Releases?, peripheral: Releases?)
  /// The bearers of each session, bit n: bearer n. There are 256 sessions at most.
  var sessions: [Int64: UInt64] = [:]
  /// Association and stream of the last message of each side of the association; -1: none.
  var streams: (Int64, Int64) = (-1, -1)

  /// Bearers that a request asks to release; they end with the answer to it.
  struct Releases: Equatable {
    /// The code of the procedure.
    var procedure: Int
    /// Bit n: bearer n.
    var bearers: UInt64
  }

  /// A connection to come back to: its place may belong to another one by then.
  struct Reference: Equatable {
    var place: Int
    var number: Int64
  }

  subscript(side: ProtocolSide) -> Int64 {
    get { side == .central ? central : peripheral }
    set { if side == .central { central = newValue } else { peripheral = newValue } }
  }

  subscript(former side: ProtocolSide) -> Int64 {
    get { side == .central ? formerCentral : formerPeripheral }
    set { if side == .central { formerCentral = newValue } else { formerPeripheral = newValue } }
  }
}
