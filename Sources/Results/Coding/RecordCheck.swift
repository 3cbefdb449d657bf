internal import Events

/// Looks whether the numbers of a record fit each other, so that no view of it can go wrong.
struct RecordCheck {
  /// No count of a run comes near it, and sums of many such are far from overflow.
  private static let mostCounted = 1 << 44
  /// Bits of a frame that may be pointed at.
  private static let mostBits = 1 << 32

  let record: RunRecord
  private let captures: Int
  private var place = ""

  init(_ record: RunRecord) {
    self.record = record
    captures = record.captures.count
  }

  private func fail(_ message: String) throws(RecordError) -> Never {
    throw RecordError(at: place, "it is damaged: \(message)")
  }

  private func count(_ number: Int, _ name: String) throws(RecordError) {
    guard (0...Self.mostCounted).contains(number) else { try fail("\(name) can't be \(number)") }
  }

  private func unit(_ unit: UnitID?) throws(RecordError) {
    guard let unit, !record.units.indices.contains(unit.rawValue) else { return }
    try fail("there is no unit \(unit.rawValue)")
  }

  private func capture(_ number: Int) throws(RecordError) {
    // What was judged without files has no captures.
    guard captures > 0, !(0..<captures).contains(number) else { return }
    try fail("there is no capture \(number)")
  }

  mutating func run() throws(RecordError) {
    for (number, set) in record.captureSets.enumerated() { try check(set, "captureSets[\(number)]") }
    for (number, requirement) in record.requirements.enumerated() {
      try check(requirement, "requirements[\(number)]")
    }
    for (number, event) in record.events.enumerated() {
      place = "events[\(number)]"
      try count(event.count, "count")
    }
  }

  private mutating func check(_ set: CaptureSet, _ start: String) throws(RecordError) {
    for (number, capture) in set.captures.enumerated() {
      place = "\(start).captures[\(number)]"
      try count(capture.frames, "frames")
      try count(capture.cutFrames, "cutFrames")
    }
    if let part = set.judgedPart {
      place = "\(start).judgedPart"
      try count(part.events, "events")
      guard (0...part.events).contains(part.leftOut) else { try fail("leftOut can't be \(part.leftOut)") }
    }
    for (number, flow) in set.flows.enumerated() {
      place = "\(start).flows[\(number)]"
      try unit(flow.sender)
      try unit(flow.receiver)
      try count(flow.frames, "frames")
      for item in flow.items { try count(item.frames ?? 0, "frames") }
    }
    for (number, entry) in set.integrity.enumerated() {
      place = "\(start).integrity[\(number)]"
      guard let file = entry.capture, !set.captures.indices.contains(file) else { continue }
      try fail("there is no capture \(file)")
    }
    for (number, sample) in set.samples.enumerated() {
      place = "\(start).samples[\(number)]"
      try unit(sample.sender)
      try unit(sample.receiver)
      for value in [sample.blocks, sample.saturated, sample.zeroBlocks, sample.constantBlocks]
        + sample.exponents + ([sample.power] + sample.symbols).map(\.elements)
      {
        try count(value, "a count")
      }
    }
    for (number, stream) in set.context.enumerated() {
      place = "\(start).context[\(number)]"
      for value in [stream.count, stream.intervals, stream.missing, stream.clock?.changes ?? 0] {
        try count(value, "a count")
      }
    }
    for (number, use) in set.memory.enumerated() {
      place = "\(start).memory[\(number)]"
      try count(use.most, "most")
      try count(use.limit, "limit")
    }
    for (number, traffic) in set.otherTraffic.enumerated() {
      place = "\(start).otherTraffic[\(number)]"
      try count(traffic.count, "count")
    }
  }

  private mutating func check(_ requirement: RequirementRecord, _ start: String) throws(RecordError) {
    for (number, line) in requirement.lines.enumerated() {
      for (entry, part) in line.units.enumerated() {
        place = "\(start).lines[\(number)].units[\(entry)]"
        try unit(part.unit)
        let tally = part.tally
        for value in [
          tally.passed, tally.failed, tally.inconclusive, tally.notJudged, tally.outside, tally.unseen,
          tally.passedOnInference,
        ] { try count(value, "a count") }
      }
    }
    for (number, finding) in requirement.findings.enumerated() {
      place = "\(start).findings[\(number)]"
      try unit(finding.unit)
      try unit(finding.causeUnit)
      try count(finding.count, "count")
      for witness in finding.first { try check(witness) }
      if let worst = finding.worst { try check(worst) }
      if let last = finding.last { try check(last) }
      if let look = finding.look { try check(look) }
    }
    for (number, measurement) in requirement.measurements.enumerated() {
      place = "\(start).measurements[\(number)]"
      try check(measurement)
    }
    place = start
    if let cover = requirement.cover {
      try count(cover.seen, "seen")
      try count(cover.doubtful, "doubtful")
    }
    for reason in requirement.reasons { try count(reason.count, "count") }
    for unkept in requirement.unkeptFindings {
      try unit(unkept.unit)
      try count(unkept.findings, "findings")
      try count(unkept.failures, "failures")
    }
    try count(requirement.unkeptWitnesses, "unkeptWitnesses")
  }

  private func check(_ witness: Witness) throws(RecordError) {
    try capture(witness.capture)
    try count(witness.frame, "frame")
    for field in witness.fields + witness.context {
      guard let bits = field.bits, bits.lowerBound < 0 || bits.upperBound > Self.mostBits else { continue }
      try fail("no frame has the bits \(bits.lowerBound) to \(bits.upperBound)")
    }
  }

  private func check(_ look: SecondLook) throws(RecordError) {
    for excerpt in [look.frame, look.partner].compactMap({ $0 }) {
      try count(excerpt.frame, "frame")
      try count(excerpt.length, "length")
      var end = 0
      for part in excerpt.parts {
        let digits = part.bytes.utf8
        guard digits.count <= 2 * FrameExcerpt.mostBytes, digits.count % 2 == 0,
          digits.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { try fail("the bytes of frame \(excerpt.frame) can't be read") }
        guard part.offset >= end, part.offset <= Self.mostBits else {
          try fail("the bytes of frame \(excerpt.frame) are out of order")
        }
        end = part.offset + digits.count / 2
      }
      for part in excerpt.leftOut { try count(part.bytes, "bytes") }
    }
    guard look.fields.count <= SecondLook.mostFields else { try fail("there are too many decoded fields") }
    for field in look.fields where field.bits.lowerBound < 0 || field.bits.upperBound > Self.mostBits {
      try fail("the bits of `\(field.name)` are out of range")
    }
    guard look.neighbours.count <= SecondLook.mostNeighbours else {
      try fail("there are too many neighbours")
    }
    for neighbour in look.neighbours {
      try count(neighbour.frame, "frame")
      try unit(neighbour.sender)
      try unit(neighbour.receiver)
    }
    if let cells = look.cells { try check(cells) }
  }

  private func check(_ cells: CellPicture) throws(RecordError) {
    try count(cells.frames.lowerBound, "frames")
    try count(cells.eventsBeyondBound, "eventsBeyondBound")
    guard cells.events.count <= CellPicture.mostEvents else {
      try fail("there are too many events with cells")
    }
    for event in cells.events {
      try count(event.rows.lowerBound, "rows")
      try count(event.columns.lowerBound, "columns")
      guard cells.frames.contains(event.frame) else {
        try fail("frame \(event.frame) with cells lies outside the frames that were looked at")
      }
    }
  }

  private func check(_ measurement: Measurement) throws(RecordError) {
    try unit(measurement.unit)
    if let number = measurement.capture { try capture(number) }
    for (name, value) in [
      ("early", measurement.early), ("onTime", measurement.onTime), ("late", measurement.late),
      ("acausal", measurement.acausal),
    ] { try count(value, name) }
    guard measurement.minimum <= measurement.maximum else { try fail("minimum lies above maximum") }
    var last = Int.min
    for entry in measurement.classes.entries {
      guard entry.place > last, (-NumberClasses.side..<NumberClasses.side).contains(entry.place) else {
        try fail("a class can't have the place \(entry.place)")
      }
      last = entry.place
      try count(entry.count, "count")
    }
  }
}

extension RunRecord {
  func check() throws(RecordError) {
    var check = RecordCheck(self)
    try check.run()
  }
}
