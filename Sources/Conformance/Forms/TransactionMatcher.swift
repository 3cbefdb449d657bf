internal import Events
internal import Expressions
internal import Results

/// Matches answers with requests, oldest first.
///
/// A request is judged when its answer comes, when it is taken back, when the message is over in which the answer was
/// due at last, when its time is over and its key is used again, or at the end of the capture: until then a late
/// answer can still be told from a missing one.
struct TransactionMatcher {
  let rule: Int
  let form: TransactionRule
  private let keys: RoleFields
  private let parts: [RoleFields]
  private let messages: RoleFields
  var memory: TransactionMemory
  /// The key at hand.
  private var key: [Int64]
  /// Up to this request all may have been answered or taken back, by an event that could not be read.
  var doubtfulUpTo = 0
  /// Whether a request may have been sent that is not known, and why.
  private var missedRequest: Reason?
  private var lostRequest = false
  /// The answer at hand: its other events are parts of it.
  private var answer: (message: MessageIdentity, event: EventTypeID)?
  private var answerKey: [Int64]
  /// The part of a key that an event knows, and the requests that have it.
  private var part: [Int64]
  private var found: [Int] = []
  /// The message at the end of which answers are due, and the requests that wait for it.
  private var due: (message: MessageIdentity, frame: Int, requests: [(place: Int, number: Int)])?

  init(_ form: TransactionRule, rule: Int, events: [EventTypeID]) {
    self.rule = rule
    self.form = form
    keys = RoleFields(form.key, events: events)
    messages = RoleFields(form.message.mapValues { [$0] }, events: events)
    let parts = [form.due].compactMap { $0 } + form.cancels
    self.parts = parts.map { RoleFields($0.fields, events: events) }
    let width = form.key.values.map(\.count).max() ?? 0
    memory = TransactionMemory(width: width, parts: parts.map(\.cells))
    key = Array(repeating: .min, count: width)
    answerKey = key
    part = key
  }

  private static let judgedRoles: UInt64 = 1 << TransactionRule.cancel - 1

  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let message = MessageIdentity(row, messages.first(event: event))
    if let due, due.message != message { closeDue(&ledger) }
    if roles.doubtful != 0 { doubt(row, event, roles, &ledger) }
    // What takes other requests back answers its own first: the end of an interface, for example.
    if roles.certain & 1 << TransactionRule.response != 0 { takeAnswer(row, event, message, &ledger) }
    if roles.certain > Self.judgedRoles { cancel(row, event, roles.certain, message, &ledger) }
    if roles.certain & 1 << TransactionRule.request != 0 { takeRequest(row, event, message, &ledger) }
    if roles.certain & 1 << TransactionRule.due != 0 { noteDue(row, event, message) }
  }

  // MARK: Requests

  private mutating func takeRequest(
    _ row: borrowing EventRow, _ event: Int, _ message: MessageIdentity, _ ledger: inout Ledger
  ) {
    guard keys.read(row, event: event, into: &key) else {
      doubtRequest(row, Self.unknownKey, &ledger)
      return
    }
    var open = -1
    var count = 0
    var place = memory.keys.first(key)
    while place >= 0 {
      let next = memory.keys.next(place, key)
      if let request = memory[place], hasSameSide(request.instance, row) {
        // An event of another type in the same message is a part of the request.
        if request.message == message, request.instance.event != row.type { return }
        if request.status != .open {
          memory.remove(place)
        } else if request.instance.isOneSided, form.detection == .unanswered {
          // It was answered by then as far as anybody can tell: what comes now answers the new one.
          judgeMissing(place, request, until: row[FrameSlot.captureTime], &ledger)
          memory.remove(place)
        } else if isOver(request, at: row[FrameSlot.captureTime]) {
          judgeMissing(place, request, until: row[FrameSlot.captureTime], &ledger)
          memory.remove(place)
        } else if form.again == .same {
          return
        } else {
          open = place
          count += 1
        }
      }
      place = next
    }
    if form.detection == .overlap {
      judgeOverlap(row, open, &ledger)
      if open >= 0 { memory.remove(open) }
    } else if count >= TransactionMemory.sameKeyLimit {
      lose(row, Reason(.tooManyRequestsOfKey, "\(TransactionMemory.sameKeyLimit)"), &ledger)
      return
    }
    if memory.count(.open) >= TransactionMemory.capacity, !makeRoom(row, &ledger) {
      lose(row, Reason(.tooManyOpenRequests, "\(TransactionMemory.capacity)"), &ledger)
      return
    }
    memory.open(key, ledger.instance(rule, row), message)
  }

  /// Whether an event comes from the side that sent a request.
  @inline(__always)
  private func hasSameSide(_ request: Instance, _ row: borrowing EventRow) -> Bool {
    guard form.side != .any, let sender = row.sender, let before = request.sender else { return true }
    return sender == before
  }

  func isOver(_ request: TransactionMemory.Request, at time: Int64) -> Bool {
    guard let within = form.within else { return false }
    return TransactionMemory.passed(since: request, at: time) > within
  }

  func isDoubtful(_ request: TransactionMemory.Request) -> Bool {
    request.doubtful || request.number <= doubtfulUpTo
  }

  /// The capture clock has stepped forward.
  mutating func wait(for step: ClockStep) { memory.wait(for: step) }

  /// Judges the oldest request if its time is over.
  private mutating func makeRoom(_ row: borrowing EventRow, _ ledger: inout Ledger) -> Bool {
    guard let oldest = memory.oldest(.open), let request = memory[oldest],
      isOver(request, at: row[FrameSlot.captureTime])
    else { return false }
    judgeMissing(oldest, request, until: row[FrameSlot.captureTime], &ledger)
    memory.remove(oldest)
    return true
  }

  @inline(never)
  private mutating func lose(_ row: borrowing EventRow, _ reason: Reason, _ ledger: inout Ledger) {
    lostRequest = true
    if form.detection == .unanswered || form.detection == .overlap {
      ledger.notJudged(rule, row, reason: reason)
    } else {
      ledger.reason(rule, reason)
    }
  }

  // MARK: Answers

  private mutating func takeAnswer(
    _ row: borrowing EventRow, _ event: Int, _ message: MessageIdentity, _ ledger: inout Ledger
  ) {
    guard keys.read(row, event: event, into: &key) else {
      doubtAnswer(row, Self.unknownKey, &ledger)
      return
    }
    if let answer, answer.message == message, answer.event != row.type, answerKey == key { return }
    // Places of a key come newest first: the last one that fits is the oldest.
    var (open, answered, cancelled, wrong) = (-1, -1, -1, -1)
    var place = memory.keys.first(key)
    while place >= 0 {
      if let request = memory[place] {
        if !fits(request.instance, row) {
          if request.status == .open { wrong = place }
        } else {
          switch request.status {
          case .open: open = place
          case .answered: answered = place
          case .cancelled: cancelled = place
          }
        }
      }
      place = memory.keys.next(place, key)
    }
    answer = (message, row.type)
    for index in key.indices { answerKey[index] = key[index] }
    if open >= 0, let request = memory[open] {
      judgeAnswered(request, open, row, &ledger)
    } else {
      if wrong >= 0 { memory[wrong]?.strayAnswer = Ledger.frame(row) }
      judgeSurplus(row, answered: answered, cancelled: cancelled, wrong: wrong, &ledger)
    }
  }

  /// Whether an event comes from the side that has to answer a request. Sides that nobody knows fit.
  @inline(__always)
  private func fits(_ request: Instance, _ row: borrowing EventRow) -> Bool {
    switch form.side {
    case .any: return true
    case .opposite:
      guard let sender = row.sender, let asked = request.receiver else { return true }
      return sender == asked
    case .same:
      guard let sender = row.sender, let asking = request.sender else { return true }
      return sender == asking
    }
  }

  @inline(__always)
  private mutating func judgeAnswered(
    _ request: TransactionMemory.Request, _ place: Int, _ row: borrowing EventRow, _ ledger: inout Ledger
  ) {
    switch form.detection {
    case .unanswered:
      if isOver(request, at: row[FrameSlot.captureTime]) {
        if row.isTimeDoubtful {
          ledger.inconclusive(rule, request.instance, reason: Self.doubtfulTime)
        } else {
          judgeLate(place, request, row, &ledger)
        }
      } else {
        ledger.pass(rule, request.instance)
      }
      memory.remove(place)
    case .unsolicited, .repeated:
      ledger.pass(rule, row)
      memory.remember(place, as: .answered, answerFrame: Int(row[FrameSlot.frameNumber]))
    case .overlap: memory.remove(place)
    }
  }

  /// An answer to which there is no open request.
  @inline(never)
  private func judgeSurplus(
    _ row: borrowing EventRow, answered: Int, cancelled: Int, wrong: Int, _ ledger: inout Ledger
  ) {
    switch form.detection {
    case .unanswered, .overlap: return
    case .repeated:
      if answered >= 0, let request = memory[answered] {
        judgeRepeated(row, request, &ledger)
      } else if memory.hasForgottenAnswered {
        ledger.notJudged(
          rule, row, reason: Reason(.tooManyRemembered, "\(TransactionMemory.rememberedLimit)"))
      }
    case .unsolicited:
      // A second answer is for `repeated` to judge.
      if answered >= 0 { return }
      if cancelled >= 0 {
        ledger.reason(rule, Self.countsNeitherWay)
      } else if let reason = missedRequest {
        ledger.inconclusive(rule, row, reason: reason)
      } else if lostRequest || memory.hasForgottenCancelled {
        ledger.notJudged(rule, row, reason: Reason(.notKept))
      } else {
        judgeUnsolicited(row, wrong, &ledger)
      }
    }
  }

  private func judgeRepeated(
    _ row: borrowing EventRow, _ request: TransactionMemory.Request, _ ledger: inout Ledger
  ) {
    switch form.unless[row.type]?.evaluate(row) ?? .known(0) {
    case .known(0): failRepeated(row, request, &ledger)
    case .known: ledger.outside(rule, row, reason: Reason(.requestBeforeCapture))
    default: ledger.inconclusive(rule, row, reason: Self.notCaptured)
    }
  }

  private func judgeUnsolicited(_ row: borrowing EventRow, _ wrong: Int, _ ledger: inout Ledger) {
    switch form.unless[row.type]?.evaluate(row) ?? .known(0) {
    case .known(0): failUnsolicited(row, wrong >= 0 ? memory[wrong] : nil, &ledger)
    case .known: ledger.outside(rule, row, reason: Reason(.requestBeforeCapture))
    default: ledger.inconclusive(rule, row, reason: Self.notCaptured)
    }
  }

  // MARK: Taking back

  @inline(never)
  private mutating func cancel(
    _ row: borrowing EventRow, _ event: Int, _ roles: UInt64, _ message: MessageIdentity,
    _ ledger: inout Ledger
  ) {
    for index in form.cancels.indices where roles & 1 << UInt64(TransactionRule.cancel + index) != 0 {
      guard find(part: index + (form.due == nil ? 0 : 1), row, event) else {
        doubtfulUpTo = memory.total
        continue
      }
      for place in found {
        guard let request = memory[place], request.status == .open, request.message != message else {
          continue
        }
        if form.detection == .unsolicited || form.detection == .repeated {
          memory.remember(place, as: .cancelled)
        } else if form.detection == .unanswered, isOver(request, at: row[FrameSlot.captureTime]) {
          // What is taken back when its time is over was not answered in time.
          judgeMissing(place, request, until: row[FrameSlot.captureTime], &ledger)
          memory.remove(place)
        } else {
          ledger.reason(rule, Self.countsNeitherWay)
          memory.remove(place)
        }
      }
    }
  }

  /// Finds the requests that have the part of the key that an event knows.
  ///
  /// - Returns: whether that part was captured.
  private mutating func find(part number: Int, _ row: borrowing EventRow, _ event: Int) -> Bool {
    found.removeAll(keepingCapacity: true)
    guard parts[number].read(row, event: event, into: &part) else { return false }
    var place = memory.keys.first(part: number, part)
    while place >= 0 {
      found.append(place)
      place = memory.keys.next(place, part: number, part)
    }
    return true
  }

  @inline(never)
  private mutating func noteDue(_ row: borrowing EventRow, _ event: Int, _ message: MessageIdentity) {
    guard find(part: 0, row, event), !found.isEmpty || due != nil else { return }
    var waiting = due?.requests ?? []
    for place in found {
      // What is asked in the message itself is asked behind it.
      guard let request = memory[place], request.status == .open, request.message != message else { continue }
      waiting.append((place, request.number))
    }
    due = waiting.isEmpty ? nil : (message, Int(row[FrameSlot.frameNumber]), waiting)
  }

  @inline(never)
  private mutating func closeDue(_ ledger: inout Ledger) {
    guard let due else { return }
    self.due = nil
    for (place, number) in due.requests {
      guard let request = memory[place], request.number == number, request.status == .open else { continue }
      judgeOverdue(place, request, due.frame, &ledger)
      memory.remove(place)
    }
  }

  // MARK: Doubt

  /// Takes an event of which nobody can tell what it is to the rule.
  @inline(never)
  private mutating func doubt(
    _ row: borrowing EventRow, _ event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    if roles.doubtful > Self.judgedRoles { doubtfulUpTo = memory.total }
    if roles.doubtful & 1 << TransactionRule.response != 0 { doubtAnswer(row, Self.notCaptured, &ledger) }
    if roles.doubtful & 1 << TransactionRule.request != 0 { doubtRequest(row, Self.notCaptured, &ledger) }
  }

  private mutating func doubtRequest(_ row: borrowing EventRow, _ reason: Reason, _ ledger: inout Ledger) {
    missedRequest = Reason(.requestMayBeCut)
    if form.detection == .unanswered || form.detection == .overlap {
      ledger.inconclusive(rule, row, reason: reason)
    }
  }

  private mutating func doubtAnswer(_ row: borrowing EventRow, _ reason: Reason, _ ledger: inout Ledger) {
    doubtfulUpTo = memory.total
    if form.detection == .unsolicited || form.detection == .repeated {
      ledger.inconclusive(rule, row, reason: reason)
    }
  }

  private static let unknownKey = Reason(.keyNotCaptured)
  private static let notCaptured = Reason(.roleNotCaptured)
  private static let doubtfulTime = Reason(.clockMayHaveStepped)
  static let countsNeitherWay = Reason(.cancelled)

  // MARK: The end

  mutating func finish(at end: Int64, _ ledger: inout Ledger) {
    closeDue(&ledger)
    guard form.detection == .unanswered else { return }
    var place = memory.oldest(.open)
    while let open = place, let request = memory[open] {
      judgeOpen(open, request, end, &ledger)
      place = memory.newer(open)
    }
  }

  /// The fields of a request's key.
  func witnessFields(_ place: Int, _ request: TransactionMemory.Request) -> [WitnessField] {
    (form.key[request.instance.event] ?? []).enumerated().map { index, field in
      field.witness(memory.keys.cell(place, index))
    }
  }
}
