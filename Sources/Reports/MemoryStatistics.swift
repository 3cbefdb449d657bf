public import Results

/// What a run remembered, for who asks how much room its bounds leave. It is in no report: how much the tool needs is
/// no part of a verdict.
public struct MemoryStatistics {
  private let memory: [MemoryUse]
  /// The largest resident size of the process, bytes.
  private let peakResidentBytes: Int

  public init(_ run: RunResult, peakResidentBytes: Int) {
    memory = run.memory
    self.peakResidentBytes = peakResidentBytes
  }

  /// A line for each rule form and, where a memory is shared or full, the one that was fullest.
  public var text: String {
    var lines = ["statistics"]
    lines.append("  resident memory at the peak: \(sizeText(Int64(peakResidentBytes)))")
    let bytes = memory.reduce(0) { $0 + $1.bytes }
    lines.append("  of it the memories of rules: \(sizeText(Int64(bytes)))")
    if let join = fullest(of: "join") {
      lines.append(
        "  most obligations held at a time: \(join.most.grouped) of \(join.limit.grouped) (\(join.what))")
    }
    for form in forms { lines.append("  \(line(form))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// In the order in which they turn up.
  private var forms: [String] {
    var names: [String] = []
    for use in memory where !names.contains(use.form) { names.append(use.form) }
    return names
  }

  private func fullest(of form: String) -> MemoryUse? {
    memory.filter { $0.form == form }.max { $0.most * $1.limit < $1.most * $0.limit }
  }

  private func line(_ form: String) -> String {
    let uses = memory.filter { $0.form == form }
    let bytes = uses.reduce(0) { $0 + $1.bytes }
    let states = uses.reduce(0) { $0 + $1.most }
    var text =
      "\(form): \(counted(uses.count, "memory", "memories")), \(counted(states, "state")), \(sizeText(Int64(bytes)))"
    if let use = fullest(of: form) {
      text += "; the fullest has \(use.most.grouped) of \(use.limit.grouped) \(use.what)"
    }
    return text
  }
}
