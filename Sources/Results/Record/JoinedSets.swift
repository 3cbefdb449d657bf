/// What the sets of captures of a record come to together, for whoever shows it.
extension RunRecord {
  /// All captures; witnesses refer to their places.
  public var captures: [CaptureDescription] { captureSets.flatMap(\.captures) }

  /// What was observed of all captures, with their places in ``captures``.
  public var integrity: [IntegrityEntry] {
    var (all, first) = ([IntegrityEntry](), 0)
    for set in captureSets {
      all += set.integrity.map { entry in
        var entry = entry
        entry.capture = entry.capture.map { $0 + first }
        return entry
      }
      first += set.captures.count
    }
    return all
  }

  /// Flows that were decoded alike are one, with the frames of all.
  public var flows: [FlowDescription] {
    joined(\.flows, by: { $0.identity }, { $0.add($1) })
  }

  public var otherTraffic: [EventCount] {
    joined(\.otherTraffic, by: { [$0.event] }, { $0.count += $1.count })
  }

  public var context: [ContextStream] {
    joined(\.context, by: { [$0.name, $0.messages, $0.sender] }, { $0.add($1) })
  }

  public var samples: [SampleDescription] {
    joined(\.samples, by: { [$0.flow, "\($0.sender.place)", "\($0.receiver.place)"] }, { $0.add($1) })
  }

  /// The most that any set took.
  public var memory: [MemoryUse] {
    joined(\.memory, by: { [$0.form, $0.what] }) {
      $0.most = max($0.most, $1.most)
      $0.bytes = max($0.bytes, $1.bytes)
    }
  }

  /// The entries of all sets, those of later ones added to the entries of earlier ones that have the same identity.
  /// Of entries with equal identities in one set, the first is joined with the first of the other sets, and so on.
  private func joined<Entry>(
    _ entries: (CaptureSet) -> [Entry], by identity: (Entry) -> [String], _ add: (inout Entry, Entry) -> Void
  ) -> [Entry] {
    guard captureSets.count > 1 else { return captureSets.first.map(entries) ?? [] }
    var all: [Entry] = []
    var places: [EntryKey: Int] = [:]
    for set in captureSets {
      var turns: [[String]: Int] = [:]
      for entry in entries(set) {
        let identity = identity(entry)
        let key = EntryKey(identity: identity, turn: turns[identity, default: 0])
        turns[identity, default: 0] += 1
        if let place = places[key] {
          add(&all[place], entry)
        } else {
          places[key] = all.count
          all.append(entry)
        }
      }
    }
    return all
  }
}

/// What tells an entry of a set from all others in it.
private struct EntryKey: Hashable {
  var identity: [String]
  var turn: Int
}

extension FlowDescription {
  fileprivate var identity: [String] {
    [kind.rawValue, name, "\(sender.place)", "\(receiver.place)"] + items.flatMap { [$0.name, $0.value] }
  }

  fileprivate mutating func add(_ other: FlowDescription) {
    frames += other.frames
    for (number, item) in other.items.enumerated() where items.indices.contains(number) {
      if let more = item.frames { items[number].frames = (items[number].frames ?? 0) + more }
      items[number].alternatives += item.alternatives.filter { !items[number].alternatives.contains($0) }
    }
  }
}

extension ContextStream {
  fileprivate mutating func add(_ other: ContextStream) {
    count += other.count
    firstTime = min(firstTime, other.firstTime)
    // The clock of the later message is the one that is kept.
    if other.lastTime >= lastTime, let later = other.clock {
      clock = AnnouncedClock(
        clockClass: later.clockClass, grandmaster: later.grandmaster,
        changes: later.changes + (clock?.changes ?? 0))
    } else {
      clock?.changes += other.clock?.changes ?? 0
    }
    lastTime = max(lastTime, other.lastTime)
    longestGap = max(longestGap, other.longestGap)
    intervals += other.intervals
    let (sum, overflow) = intervalSum.addingReportingOverflow(other.intervalSum)
    intervalSum = overflow ? .max : sum
    missing += other.missing
  }
}

extension SampleDescription {
  fileprivate mutating func add(_ other: SampleDescription) {
    blocks += other.blocks
    power.add(other.power)
    peak = max(peak, other.peak)
    for (number, sum) in other.symbols.enumerated() {
      if symbols.indices.contains(number) { symbols[number].add(sum) } else { symbols.append(sum) }
    }
    hasForeignScale = hasForeignScale || other.hasForeignScale
    saturated += other.saturated
    zeroBlocks += other.zeroBlocks
    constantBlocks += other.constantBlocks
    for (number, count) in other.exponents.enumerated() {
      if exponents.indices.contains(number) { exponents[number] += count } else { exponents.append(count) }
    }
  }
}

extension SampleDescription.PowerSum {
  fileprivate mutating func add(_ other: Self) {
    let (sum, overflow) = energy.addingReportingOverflow(other.energy)
    energy = overflow ? .max : sum
    elements += other.elements
  }
}
