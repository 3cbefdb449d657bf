internal import Events
internal import Results

/// The message at hand, and the messages that were without anything that rules forbid.
///
/// Messages that count in the same lines for the same units are a kind: of those that pass their number is enough.
struct ForbiddenMessages {
  /// Rules that leave their messages to one of them: each has a bit.
  static let mostRules = 64
  /// Kinds that are kept. Messages of others are counted one by one.
  private static let mostKinds = 4096

  static let notCaptured = Reason(.forbiddenNotCaptured)

  /// What messages that count alike have in common.
  private struct Kind {
    let event: EventTypeID
    let sender: UnitID?
    let receiver: UnitID?
    /// The member of the family.
    let member: Int64?
    /// The lines in which each rule counts begin here.
    let firstLine: Int
    var passed = 0
    /// The next kind of the same event type; -1: none.
    let next: Int
  }

  private struct Message {
    let identity: MessageIdentity
    let event: EventTypeID
    let sender: UnitID?
    let receiver: UnitID?
    /// -1: it is of none that is kept, and its lines are those in ``ownLines``.
    let kind: Int
    var failed: UInt64 = 0
    var doubtful: UInt64 = 0
  }

  private let rules: [Int]
  private var message: Message?
  private var kinds: [Kind] = []
  private var lines: [Int] = []
  private var ownLines: [Int] = []
  /// The first kind of each event type, by the number that the rules give to it; -1: none.
  private var firstKinds: [Int] = []
  /// A rule with a family, if there is one.
  private var familyRule: Int?
  /// Whether all rules with a family have the same; nil: not found out yet.
  private var isAlike: Bool?

  /// - Parameter rules: at most ``mostRules``.
  init(_ rules: [Int]) { self.rules = rules }

  // MARK: Messages

  /// An event of another type in the same message is a part of it.
  @inline(__always)
  mutating func begin(
    _ identity: MessageIdentity, _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    if let message, message.identity == identity, message.event != row.type { return }
    close(&ledger)
    let sender = row.sender
    let receiver = row.receiver
    message = Message(
      identity: identity, event: row.type, sender: sender, receiver: receiver,
      kind: kind(row, event, sender, receiver, &ledger))
    // What is forbidden may stand where nobody has read.
    if row.isPartial { self.message?.doubtful = .max }
  }

  @inline(__always)
  private mutating func kind(
    _ row: borrowing EventRow, _ event: Int, _ sender: UnitID?, _ receiver: UnitID?, _ ledger: inout Ledger
  ) -> Int {
    if event < firstKinds.count {
      var kind = firstKinds[event]
      let member = familyRule.flatMap { ledger.member($0, row) }
      while kind >= 0 {
        if kinds[kind].sender == sender, kinds[kind].receiver == receiver, kinds[kind].member == member {
          return kind
        }
        kind = kinds[kind].next
      }
    }
    return newKind(row, event, sender, receiver, &ledger)
  }

  @inline(never)
  private mutating func newKind(
    _ row: borrowing EventRow, _ event: Int, _ sender: UnitID?, _ receiver: UnitID?, _ ledger: inout Ledger
  ) -> Int {
    let isAlike = isAlike ?? compareFamilies(ledger)
    ownLines = rules.map { ledger.line($0, row) }
    let member = familyRule.flatMap { ledger.member($0, row) }
    // A rule with a family whose own line counts has no more room for members, which is told for every message.
    let isKept = zip(rules, ownLines).allSatisfy { rule, line in line != rule || !ledger.hasFamily(rule) }
    guard isAlike, isKept, kinds.count < Self.mostKinds else { return -1 }
    while firstKinds.count <= event { firstKinds.append(-1) }
    kinds.append(
      Kind(
        event: row.type, sender: sender, receiver: receiver, member: member, firstLine: lines.count,
        next: firstKinds[event]))
    lines += ownLines
    firstKinds[event] = kinds.count - 1
    return kinds.count - 1
  }

  private mutating func compareFamilies(_ ledger: borrowing Ledger) -> Bool {
    var isAlike = true
    for rule in rules where ledger.hasFamily(rule) {
      if let familyRule, !ledger.hasFamily(rule, of: familyRule) { isAlike = false }
      familyRule = familyRule ?? rule
    }
    self.isAlike = isAlike
    return isAlike
  }

  @inline(__always)
  private mutating func close(_ ledger: inout Ledger) {
    guard let message else { return }
    if message.kind >= 0, message.failed | message.doubtful == 0 {
      kinds[message.kind].passed &+= 1
    } else {
      judge(message, &ledger)
    }
  }

  @inline(never)
  private func judge(_ message: Message, _ ledger: inout Ledger) {
    for (number, rule) in rules.enumerated() where message.failed & 1 &<< UInt64(number) == 0 {
      let line = message.kind >= 0 ? lines[kinds[message.kind].firstLine + number] : ownLines[number]
      let unit = ledger.unit(rule, message.sender, message.receiver)
      if message.doubtful & 1 &<< UInt64(number) != 0 {
        guard ledger.isInside else { continue }
        ledger.tally(line: line, unit: unit) { $0.inconclusive += 1 }
        ledger.reason(rule, Self.notCaptured, times: 1)
      } else {
        ledger.add(line: line, unit: unit) { $0.passed += 1 }
      }
    }
  }

  // MARK: What is forbidden

  /// - Returns: whether the message is the one at hand.
  mutating func note(failureOf number: Int, in identity: MessageIdentity) -> Bool {
    guard message?.identity == identity else { return false }
    message?.failed |= 1 &<< UInt64(number)
    return true
  }

  /// - Returns: whether the message is the one at hand.
  mutating func note(doubtOf number: Int, in identity: MessageIdentity) -> Bool {
    guard message?.identity == identity else { return false }
    message?.doubtful |= 1 &<< UInt64(number)
    return true
  }

  /// Counts the messages so far.
  mutating func finish(_ ledger: inout Ledger) {
    close(&ledger)
    message = nil
    for kind in kinds where kind.passed > 0 {
      for (number, rule) in rules.enumerated() {
        ledger.add(
          line: lines[kind.firstLine + number], unit: ledger.unit(rule, kind.sender, kind.receiver)
        ) { $0.passed += kind.passed }
      }
    }
    kinds = []
    lines = []
    firstKinds = []
  }
}
