internal import Events

extension RunRecord {
  /// The record in the order that all records have: it depends on what is in it, and not on what turned up first.
  ///
  /// Units are those that the profile declares, in its order, then those that were found, by what they are known by.
  /// Captures are in the order of their first frames, findings in that of their first witnesses.
  public func canonical() -> RunRecord {
    var record = self
    record.sortUnits()
    record.sortCaptures()
    record.settings.sort { $0.name < $1.name }
    record.events.sort { $0.event < $1.event }
    for number in record.captureSets.indices { record.captureSets[number].sort() }
    for number in record.requirements.indices { record.requirements[number].sort() }
    return record
  }

  private mutating func sortUnits() {
    let names = units.map { NaturalOrder($0.identity) }
    let order = units.indices.sorted { a, b in
      let (first, second) = (units[a], units[b])
      if first.isDeclared || second.isDeclared {
        return first.isDeclared && second.isDeclared ? a < b : first.isDeclared
      }
      return (names[a], a) < (names[b], b)
    }
    units = order.map { units[$0] }
    let places = Places(order)
    replaceUnits { places[$0] }
  }

  private mutating func sortCaptures() {
    var (numbers, first) = ([[Int]](), 0)
    for set in captureSets {
      numbers.append(set.captures.indices.map { first + $0 })
      first += set.captures.count
    }
    let keys = captureSets.flatMap { $0.captures.map(CaptureOrder.init) }
    for set in captureSets.indices {
      let order = numbers[set].sorted { (keys[$0], $0) < (keys[$1], $1) }
      let places = Places(order.map { $0 - (numbers[set].first ?? 0) })
      captureSets[set].captures = places.order.map { captureSets[set].captures[$0] }
      for entry in captureSets[set].integrity.indices {
        captureSets[set].integrity[entry].capture = places[captureSets[set].integrity[entry].capture]
      }
      numbers[set] = order
    }
    let sets = captureSets.indices.sorted { captureSets[$0].precedes(captureSets[$1]) }
    captureSets = sets.map { captureSets[$0] }
    let places = Places(sets.flatMap { numbers[$0] })
    replaceCaptures { places[$0] ?? $0 }
  }
}

/// What captures are sorted by.
private struct CaptureOrder: Comparable {
  private let time: Int64
  private let texts: [String]

  init(_ capture: CaptureDescription) {
    time = capture.firstTime ?? .max
    texts = [capture.sha256 ?? "", capture.name]
  }

  static func < (a: CaptureOrder, b: CaptureOrder) -> Bool {
    a.time != b.time ? a.time < b.time : a.texts.lexicographicallyPrecedes(b.texts)
  }
}

/// Where things are that were sorted.
private struct Places {
  /// The old places in the new order.
  let order: [Int]
  private let new: [Int: Int]

  init(_ order: [Int]) {
    self.order = order
    new = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(_ old: Int?) -> Int? { old.map { new[$0] ?? $0 } }
  subscript(_ old: UnitID?) -> UnitID? { self[old?.rawValue].map { UnitID(rawValue: $0) } }
}

extension UnitDescription {
  /// Whether the profile, or M-plane data, declares it, so that it has a place in their order.
  var isDeclared: Bool { !isInferred }
}

// MARK: References

extension RunRecord {
  /// Puts other units in the place of those that are referred to.
  mutating func replaceUnits(_ unit: (UnitID?) -> UnitID?) {
    for set in captureSets.indices {
      for flow in captureSets[set].flows.indices {
        captureSets[set].flows[flow].sender = unit(captureSets[set].flows[flow].sender)
        captureSets[set].flows[flow].receiver = unit(captureSets[set].flows[flow].receiver)
      }
      for sample in captureSets[set].samples.indices {
        captureSets[set].samples[sample].sender = unit(captureSets[set].samples[sample].sender)
        captureSets[set].samples[sample].receiver = unit(captureSets[set].samples[sample].receiver)
      }
    }
    for number in requirements.indices { requirements[number].replaceUnits(unit) }
  }

  /// Puts other captures in the place of those that witnesses and measurements refer to.
  mutating func replaceCaptures(_ capture: (Int) -> Int) {
    for number in requirements.indices {
      for place in requirements[number].findings.indices {
        requirements[number].findings[place].changeWitnesses { $0.capture = capture($0.capture) }
      }
      for place in requirements[number].measurements.indices {
        requirements[number].measurements[place].capture =
          requirements[number].measurements[place].capture.map(capture)
      }
    }
  }
}

extension RequirementRecord {
  fileprivate mutating func replaceUnits(_ unit: (UnitID?) -> UnitID?) {
    for line in lines.indices {
      for entry in lines[line].units.indices {
        lines[line].units[entry].unit = unit(lines[line].units[entry].unit)
      }
    }
    for place in findings.indices {
      findings[place].unit = unit(findings[place].unit)
      findings[place].causeUnit = unit(findings[place].causeUnit)
      findings[place].look?.replaceUnits(unit)
    }
    for place in measurements.indices { measurements[place].unit = unit(measurements[place].unit) }
    for place in unkeptFindings.indices { unkeptFindings[place].unit = unit(unkeptFindings[place].unit) }
  }

  fileprivate mutating func sort() {
    for line in lines.indices {
      lines[line].units.sort { a, b in
        (a.unit.place, a.unmet.count, a.unmet.map(\.rawValue).joined())
          < (b.unit.place, b.unmet.count, b.unmet.map(\.rawValue).joined())
      }
    }
    lines.sort {
      ($0.member?.value ?? .min, $0.member == nil ? 0 : 1) < (
        $1.member?.value ?? .min, $1.member == nil ? 0 : 1
      )
    }
    reasons.sort { $0.reason.precedes($1.reason) }
    findings.sort { $0.precedes($1) }
    measurements = measurements.ordered { MeasurementOrder($0) }
    unkeptFindings.sort { $0.unit.place < $1.unit.place }
  }
}

extension SecondLook {
  fileprivate mutating func replaceUnits(_ unit: (UnitID?) -> UnitID?) {
    for place in neighbours.indices {
      neighbours[place].sender = unit(neighbours[place].sender)
      neighbours[place].receiver = unit(neighbours[place].receiver)
    }
  }
}

extension Finding {
  fileprivate mutating func changeWitnesses(_ change: (inout Witness) -> Void) {
    for number in first.indices { change(&first[number]) }
    if var witness = worst {
      change(&witness)
      worst = witness
    }
    if var witness = last {
      change(&witness)
      last = witness
    }
  }

  /// By the first witness; without any, behind all others.
  fileprivate func precedes(_ other: Finding) -> Bool {
    let (start, otherStart) = (first.first?.order ?? .last, other.first.first?.order ?? .last)
    guard start == otherStart else { return start < otherStart }
    guard unit == other.unit, cause == other.cause, member == other.member else {
      return (unit.place, cause, member ?? "") < (other.unit.place, other.cause, other.member ?? "")
    }
    return (consequenceOf ?? "", causeUnit.place, isCauseUnresolved ? 1 : 0)
      < (other.consequenceOf ?? "", other.causeUnit.place, other.isCauseUnresolved ? 1 : 0)
  }
}

extension WitnessOrder {
  fileprivate static let last = WitnessOrder(time: .max, capture: .max, frame: .max)
}

extension Reason {
  /// In the order of the codes, then by what fills the text.
  fileprivate func precedes(_ other: Reason) -> Bool {
    if code != other.code { return code.place < other.code.place }
    return arguments.map(NaturalOrder.init).lexicographicallyPrecedes(other.arguments.map(NaturalOrder.init))
  }
}

extension Reason.Code {
  private static let places = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
  fileprivate var place: Int { Self.places[self] ?? .max }
}

/// By unit and event, then by the key.
private struct MeasurementOrder: Comparable {
  private let unit: Int
  private let event: String
  private let key: [NaturalOrder]
  private let capture: Int

  init(_ measurement: Measurement) {
    unit = measurement.unit.place
    event = measurement.event
    key = measurement.key.map { NaturalOrder($0.text) }
    capture = measurement.capture ?? -1
  }

  static func < (a: Self, b: Self) -> Bool {
    if (a.unit, a.event) != (b.unit, b.event) { return (a.unit, a.event) < (b.unit, b.event) }
    return a.key != b.key ? a.key.lexicographicallyPrecedes(b.key) : a.capture < b.capture
  }
}

extension UnitID? {
  /// A unit that is not known comes before all others.
  var place: Int { self?.rawValue ?? -1 }
}

// MARK: What a set of captures shows

extension CaptureSet {
  /// By the captures, which are in their order.
  func precedes(_ other: CaptureSet) -> Bool {
    captures.map(CaptureOrder.init).lexicographicallyPrecedes(other.captures.map(CaptureOrder.init))
  }

  fileprivate mutating func sort() {
    flows = flows.ordered { FlowOrder($0) }
    otherTraffic.sort { $0.event < $1.event }
    context.sort { a, b in
      (a.name, NaturalOrder(a.messages), a.sender, a.firstTime)
        < (b.name, NaturalOrder(b.messages), b.sender, b.firstTime)
    }
    samples.sort { a, b in
      (NaturalOrder(a.flow), a.sender.place, a.receiver.place)
        < (NaturalOrder(b.flow), b.sender.place, b.receiver.place)
    }
  }
}

/// Flows before associations, then by the units and the name.
private struct FlowOrder: Comparable {
  private let numbers: [Int]
  private let name: NaturalOrder
  private let frames: Int

  init(_ flow: FlowDescription) {
    numbers = [flow.kind == .flow ? 0 : 1, flow.sender.place, flow.receiver.place]
    name = NaturalOrder(flow.name)
    frames = flow.frames
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    return (a.name, a.frames) < (b.name, b.frames)
  }
}

extension Array {
  /// Sorted by what is made of each element once; equal ones keep their order.
  fileprivate func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated().map { (key: key($0.element), place: $0.offset) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      .map { self[$0.place] }
  }
}
