internal import Events
internal import Transport

/// Until when requests that were refused must not come again: Time To Wait.
struct RetryTable {
  /// Who asks whom for what: a unit or an interface.
  struct Key: Hashable {
    var sender: Int
    var receiver: Int
    var procedure: Int
    /// The unit that sets itself up; -1: a procedure on an interface that is set up.
    var instance: Int64
    /// The interface, by its number; 0: one that is not set up yet.
    var interface: Int64
  }

  /// Nanoseconds of the capture clock.
  private struct Wait {
    var start: Int64
    var end: Int64
  }

  private var waits: [Key: Wait] = [:]

  var count: Int { waits.count }
  var isEmpty: Bool { waits.isEmpty }

  /// The end of a wait. A clock that has stepped back behind its start says nothing of it.
  func end(_ key: Key, at time: Int64) -> Int64? {
    guard let wait = waits[key], wait.start <= time else { return nil }
    return wait.end
  }

  /// Forgets a wait.
  mutating func end(_ key: Key) {
    if !waits.isEmpty { waits[key] = nil }
  }

  /// Forgets the waits on an interface and for it: what ended them may not have been captured.
  mutating func forget(between units: (Int, Int)) {
    guard !waits.isEmpty else { return }
    waits = waits.filter { key, _ in
      units != (min(key.sender, key.receiver), max(key.sender, key.receiver))
    }
  }

  /// - Returns: false where too many are remembered.
  mutating func begin(_ key: Key, at time: Int64, for length: Int64, limit: Int) -> Bool {
    if waits.count >= limit { waits = waits.filter { $0.value.end > time } }
    guard waits.count < limit || waits[key] != nil else { return false }
    waits[key] = Wait(start: time, end: time.addingWithSaturation(length))
    return true
  }
}

extension InterfaceTracker {
  func earliestRetry(_ facts: MessageFacts, _ interface: InterfaceState) -> Int64? {
    guard !retries.isEmpty, let message = facts.message, message.role == .initiatingMessage,
      let sender = facts.sender, let receiver = facts.receiver
    else { return nil }
    let setsUp = table.traits[message.number].setsUp
    return retries.end(
      RetryTable.Key(
        sender: sender.rawValue, receiver: receiver.rawValue, procedure: facts.procedureCode,
        instance: setsUp ? facts.identifiers.instance : -1, interface: setsUp ? 0 : interface.number),
      at: facts.time)
  }

  /// Remembers until when a request must not come again, and forgets it when it succeeded.
  mutating func noteWait(_ facts: MessageFacts, _ role: MessageRole, _ interface: InterfaceState) {
    guard role != .initiatingMessage, let message = facts.message, let sender = facts.sender,
      let receiver = facts.receiver
    else { return }
    let setsUp = table.traits[message.number].setsUp
    let asked =
      setsUp
      ? interface.pendingSetUps.first { $0.transaction == facts.identifiers.transaction && !$0.joins } : nil
    // Who was refused is not known where the request was not captured.
    guard !setsUp || asked != nil else { return }
    let key = RetryTable.Key(
      sender: receiver.rawValue, receiver: sender.rawValue, procedure: facts.procedureCode,
      instance: asked?.instance ?? -1, interface: setsUp ? 0 : interface.number)
    let item = Int(facts.identifiers.timeToWait)
    guard role == .unsuccessfulOutcome, table.waits.indices.contains(item) else {
      retries.end(key)
      return
    }
    if !retries.begin(key, at: facts.time, for: table.waits[item], limit: limits.waits) { given.waits += 1 }
  }
}
