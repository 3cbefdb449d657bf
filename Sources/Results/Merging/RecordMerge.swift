internal import Events

extension RunRecord {
  /// The record of several runs: pieces of one run, or runs on captures of their own.
  ///
  /// It does not depend on the order of the records, nor on how they are grouped where merged records are merged.
  /// Pieces of one run are told by the digests of their captures; what they judged must not overlap. Limits of a
  /// capture stay with the instances of that capture.
  ///
  /// - Throws: a ``MergeError`` for records that do not fit each other, before anything is merged.
  public init(merging inputs: [MergeInput]) throws(MergeError) {
    try MergeAgreement(inputs: inputs).check()
    var units = UnitMerge()
    var sets = CaptureSetMerge()
    var moved: [RunRecord] = []
    var captures: [[(set: Int, place: Int)]] = []
    for input in inputs {
      // Witnesses are compared by their places, which have to be those of the record that comes of it.
      var input = MergeInput(name: input.name, record: input.record.canonical())
      let places = try units.add(input)
      input.record.replaceUnits { unit in
        unit.map {
          UnitID(rawValue: places.indices.contains($0.rawValue) ? places[$0.rawValue] : $0.rawValue)
        }
      }
      captures.append(try sets.add(input))
      moved.append(input.record)
    }
    try sets.checkFlows(units.units)
    self = moved[0]
    self.units = units.units
    captureSets = sets.ordered
    asOf = inputs.map(\.record.asOf).max() ?? asOf
    let firsts = sets.firstCaptures
    for number in moved.indices {
      let places = captures[number].map { firsts[$0.set] + $0.place }
      moved[number].replaceCaptures { places.indices.contains($0) ? places[$0] : $0 }
    }
    requirements = moved[0].requirements
    for record in moved.dropFirst() {
      for number in requirements.indices { requirements[number].add(record.requirements[number]) }
      add(record.events)
    }
    try checkSpreads(inputs)
    self = canonical()
    bound()
    boundLooks()
  }

  private mutating func add(_ more: [EventCount]) {
    for entry in more {
      if let place = events.firstIndex(where: { $0.event == entry.event }) {
        events[place].count += entry.count
      } else {
        events.append(entry)
      }
    }
  }

  /// Numbers of several pieces that have no common zero are judged by how far apart they are: where they are too far
  /// apart, no piece knows which of them fails.
  private func checkSpreads(_ inputs: [MergeInput]) throws(MergeError) {
    for (number, requirement) in requirements.enumerated() {
      guard let measurement = requirement.spreadTooWide else { continue }
      let sources = inputs.filter { input in
        input.record.requirements[number].measurements.contains { $0.isRelative && $0.key == measurement.key }
      }
      guard sources.count > 1 else { continue }
      throw MergeError(
        sources.map(\.name),
        "\(requirement.requirement.id): the numbers of "
          + measurement.key.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
          + " have no common zero and spread wider than the window: judge their capture in one run")
    }
  }
}
