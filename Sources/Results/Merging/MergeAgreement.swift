/// Looks whether records are of one tool, profile and settings, so that what they count is the same.
struct MergeAgreement {
  let inputs: [MergeInput]

  func check() throws(MergeError) {
    guard let first = inputs.first, inputs.count > 1 else {
      throw MergeError(inputs.map(\.name), "two records at least are needed to merge")
    }
    for input in inputs { try checkPieces(input) }
    for input in inputs.dropFirst() { try compare(first, input) }
  }

  /// What a record is by itself.
  private func checkPieces(_ input: MergeInput) throws(MergeError) {
    let record = input.record
    guard !record.captureSets.contains(where: \.captures.isEmpty), !record.captureSets.isEmpty else {
      throw MergeError([input.name], "it has no capture, so nothing tells what was judged twice")
    }
    for set in record.captureSets {
      for capture in set.captures where capture.sha256 == nil {
        throw MergeError(
          [input.name],
          "\(capture.name) has no digest (--no-digest), so nothing tells whether it is in two records")
      }
      if set.judgedPart != nil, let flow = set.flows.first(where: { $0.kind == .association }) {
        throw MergeError(
          [input.name],
          "it is a part (--from, --to) of a capture with conversations of signalling (\(flow.name)); these can't be "
            + "cut: judge the capture in one run")
      }
    }
    for requirement in record.requirements
    where requirement.requirement.spansRun && requirement.lines.contains(where: { !$0.units.isEmpty }) {
      throw MergeError(
        [input.name],
        "\(requirement.requirement.id) judges what a whole run comes to; parts of a run say nothing of that")
    }
  }

  private func compare(_ a: MergeInput, _ b: MergeInput) throws(MergeError) {
    func agree<Value: Equatable>(
      _ what: String, _ x: Value, _ y: Value, _ text: (Value) -> String
    ) throws(MergeError) {
      guard x != y else { return }
      throw MergeError([a.name, b.name], "\(what): \(text(x)) in the first, \(text(y)) in the second")
    }
    let (x, y) = (a.record, b.record)
    try agree("made by different versions", x.tool, y.tool) { "\($0.name) \($0.version)" }
    try agree("of different profiles", x.profile.digest, y.profile.digest) { digest in
      "\((digest == x.profile.digest ? x : y).profile.name) (\(digest.prefix(12)))"
    }
    try agree("the profile goes by different names", x.profile.name, y.profile.name) { $0 }
    for (one, other) in zip(x.profile.parameters, y.profile.parameters) {
      try agree("parameter \(one.name)", one.value, other.value) { $0 }
    }
    try agree("the profile", x.profile, y.profile) { "files \($0.files.joined(separator: ", "))" }
    try agree("waivers", x.waivers, y.waivers) { "\($0.count)" }
    try agree("what the laboratory states", x.laboratory, y.laboratory) { laboratory in
      laboratory.map { "\($0.file) (\($0.sha256.prefix(12)))" } ?? "nothing"
    }
    let names = Set((x.settings + y.settings).map(\.name)).sorted()
    for name in names {
      func value(_ record: RunRecord) -> String? { record.settings.first { $0.name == name }?.value }
      try agree("setting \(name)", value(x), value(y)) { $0 ?? "not given" }
    }
    try agree("requirements", x.requirements.count, y.requirements.count) { "\($0)" }
    for (one, other) in zip(x.requirements, y.requirements) where one.requirement != other.requirement {
      throw MergeError([a.name, b.name], "\(one.requirement.id) does not demand the same in both")
    }
  }
}
