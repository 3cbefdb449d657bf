internal import Events

/// The captures of several records: those of pieces of one run are one set, whose judged parts are joined.
struct CaptureSetMerge {
  private(set) var sets: [CaptureSet] = []
  /// The record that a set comes from.
  private var origins: [String] = []
  private var places: [[String]: Int] = [:]
  /// The set that a capture is in, by its digest.
  private var owners: [String: Int] = [:]

  /// Adds the captures of a record, whose units have their places among all.
  ///
  /// - Returns: for each capture of the record its set and its place there.
  mutating func add(_ input: MergeInput) throws(MergeError) -> [(set: Int, place: Int)] {
    var all: [(set: Int, place: Int)] = []
    for set in input.record.captureSets {
      let digests = set.captures.map { $0.sha256 ?? "" }
      let number: Int
      if let known = places[digests] {
        try join(set, of: input.name, at: known)
        number = known
      } else {
        number = sets.count
        for (digest, capture) in zip(digests, set.captures) {
          if let owner = owners[digest], owner != number {
            throw MergeError(
              [origins[owner], input.name], "\(capture.name) is in both, read together with other captures")
          }
          owners[digest] = number
        }
        places[digests] = number
        sets.append(set)
        origins.append(input.name)
        if let part = set.judgedPart { sets[number].judgedPart = try normalized(part, set, input.name) }
      }
      all += set.captures.indices.map { (number, $0) }
    }
    return all
  }

  private func spans(_ part: JudgedPart, _ set: CaptureSet, _ name: String) throws(MergeError) -> JudgedSpans
  {
    let start = set.captures.compactMap(\.firstTime).min() ?? 0
    if let spans = JudgedSpans(part, start: start) { return spans }
    throw MergeError(
      [name],
      "one bound of the judged part is a frame, the other one a time: nothing tells what lies between them")
  }

  private func normalized(
    _ part: JudgedPart, _ set: CaptureSet, _ name: String
  ) throws(MergeError) -> JudgedPart? {
    let spans = try spans(part, set, name)
    return spans.isWhole ? nil : JudgedPart(spans.spans, leftOut: part.leftOut, of: part.events)
  }

  /// Adds another piece of the run on some captures.
  private mutating func join(_ set: CaptureSet, of name: String, at place: Int) throws(MergeError) {
    let known = sets[place]
    let both = [origins[place], name]
    let capture = known.captures.map(\.name).joined(separator: ", ")
    guard let part = known.judgedPart, let other = set.judgedPart else {
      throw MergeError(both, "\(capture) is judged in both, and in one of them as a whole")
    }
    if let what = known.difference(from: set) {
      throw MergeError(both, "\(what) of \(capture) differ: the two runs had other settings")
    }
    var spans = try spans(part, known, origins[place])
    let others = try self.spans(other, set, name)
    guard spans.scale == others.scale else {
      throw MergeError(
        both,
        "the parts of \(capture) are given by frames in one and by times in the other: nothing tells "
          + "whether they overlap")
    }
    guard !spans.overlaps(others) else {
      throw MergeError(both, "the judged parts of \(capture) overlap; both ends of a part belong to it")
    }
    let leftOut = part.leftOut + other.leftOut - part.events
    guard part.events == other.events, leftOut >= 0 else {
      throw MergeError(both, "the counts of events of \(capture) do not fit each other")
    }
    spans.add(others)
    sets[place].judgedPart =
      spans.isWhole
      ? nil
      : JudgedPart(spans.spans, leftOut: leftOut, of: part.events)
  }

  /// Looks whether all sets read the same flows in the same way.
  func checkFlows(_ units: [UnitDescription]) throws(MergeError) {
    var known: [[String]: (flow: FlowDescription, origin: String)] = [:]
    for (number, set) in sets.enumerated() {
      var turns: [[String]: Int] = [:]
      for flow in set.flows where flow.kind == .flow {
        let name = [flow.name, units.name(flow.sender), units.name(flow.receiver)]
        let turn = turns[name, default: 0]
        turns[name] = turn + 1
        let key = name + ["\(turn)"]
        guard let other = known[key] else {
          known[key] = (flow, origins[number])
          continue
        }
        guard let difference = other.flow.difference(from: flow) else { continue }
        throw MergeError(
          [other.origin, origins[number]],
          "flow \(flow.name) from \(name[1]) to \(name[2]): \(difference)")
      }
    }
  }

  /// Where the captures of each set begin among those of all, when the sets are in their order.
  var firstCaptures: [Int] {
    var (first, next) = (Array(repeating: 0, count: sets.count), 0)
    for set in sets.indices.sorted(by: { sets[$0].precedes(sets[$1]) }) {
      first[set] = next
      next += sets[set].captures.count
    }
    return first
  }

  /// The sets in their order.
  var ordered: [CaptureSet] { sets.sorted { $0.precedes($1) } }
}

extension CaptureSet {
  /// The first thing that differs, beside the judged part.
  fileprivate func difference(from other: CaptureSet) -> String? {
    if captures != other.captures { return "name or size" }
    if flows != other.flows { return "flows" }
    if integrity != other.integrity { return "integrity notes" }
    if otherTraffic != other.otherTraffic { return "counts of other traffic" }
    if context != other.context { return "periodic messages" }
    if samples != other.samples { return "samples" }
    return memory != other.memory ? "memories" : nil
  }
}

extension FlowDescription {
  /// A setting that differs, in words.
  fileprivate func difference(from other: FlowDescription) -> String? {
    let names = items.map(\.name) + other.items.map(\.name)
    for name in names {
      func value(_ flow: FlowDescription) -> String {
        let values = flow.items.filter { $0.name == name }.map(\.value)
        return values.isEmpty ? "not known" : values.joined(separator: ", ")
      }
      if value(self) != value(other) {
        return "\(name) is \(value(self)) in the first, \(value(other)) in the second"
      }
    }
    return nil
  }
}
