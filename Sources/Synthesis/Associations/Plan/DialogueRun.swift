import ApplicationProtocols

/// A script that is being played: the life of a UE, a procedure.
struct DialogueRun: Sendable {
  var association: Int
  var group: Int
  /// Counts the scripts of the association; chance depends on it.
  var number: Int
  /// The next operation.
  var place = 0
  /// How often the steps of each level were done.
  var stepsDone = 0
  var blocksDone = 0
  /// Messages that were sent.
  var messages = 0
  var lastSender: ProtocolSide?
  /// Those of the association that were over when it began: see `SignallingPlanner.endAll`.
  var generation: Int
  var ue = UEIdentity()
  /// The transaction ids of the requests, by the place of their procedures.
  var transactions: [Int: UInt64] = [:]
  /// Faults that show in the next message.
  var faults: [String] = []
}

/// The ids of a UE.
struct UEIdentity: Equatable, Sendable {
  /// Counts the UEs of the association, from 1; 0: it is none yet.
  var number: UInt64 = 0
  var ids = Pair()
  var old = Pair()
  var next = Pair()
  /// Messages that each end has sent for it.
  var sent = Pair(central: 0, peripheral: 0)

  /// A number of each end.
  struct Pair: Equatable, Sendable {
    var central: UInt64?
    var peripheral: UInt64?

    subscript(_ side: ProtocolSide) -> UInt64? {
      get { side == .central ? central : peripheral }
      set { if side == .central { central = newValue } else { peripheral = newValue } }
    }
  }
}
