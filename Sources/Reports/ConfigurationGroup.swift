import Events
import Results

/// Flows that were decoded with the same settings from the same sources.
struct ConfigurationGroup {
  let flows: [FlowDescription]
  /// The settings to show of them: those that other flows do not share.
  private let settings: [Setting]

  /// The groups in the order in which their first flows come. Where there are several, the settings that all
  /// flows share stand in a last group of their own.
  static func groups(of flows: [FlowDescription]) -> [ConfigurationGroup] {
    var order: [[Setting]] = []
    var members: [[Setting]: [FlowDescription]] = [:]
    for flow in flows {
      let key = flow.items.map { Setting($0) }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(flow)
    }
    guard order.count > 1, let first = order.first else {
      return order.map { ConfigurationGroup(flows: members[$0] ?? [], settings: $0) }
    }
    let shared = first.filter { setting in order.allSatisfy { $0.contains(setting) } }
    var groups = order.map { key in
      ConfigurationGroup(flows: members[key] ?? [], settings: key.filter { !shared.contains($0) })
    }
    if !shared.isEmpty { groups.append(ConfigurationGroup(flows: flows, settings: shared, isAll: true)) }
    return groups
  }

  private let isAll: Bool

  private init(flows: [FlowDescription], settings: [Setting], isAll: Bool = false) {
    self.flows = flows
    self.settings = settings
    self.isAll = isAll
  }

  var frames: Int { flows.reduce(0) { $0.addingReportingOverflow($1.frames).partialValue } }

  /// How many flows and frames, or associations and messages.
  var size: LocalizedText {
    Phrase.size(flows.first?.kind ?? .flow, flows.count, frames: frames)
  }

  /// Size and names of the flows; of many only the first, the JSON report has them all.
  var heading: LocalizedText {
    guard !isAll else { return Phrase.named(size, Phrase.allOfThese) }
    var names = flows.prefix(6).map { Phrase.flow($0) }
    if flows.count > 6 { names.append(Phrase.andMore(flows.count - 6)) }
    return Phrase.named(size, Phrase.clauses(names))
  }

  /// Settings and where they come from; neighbours that come from the same are told together.
  var lines: [LocalizedText] {
    var lines: [(values: [LocalizedText], source: LocalizedText)] = []
    for setting in settings {
      let (value, source) = (Phrase.setting(setting.name, setting.value), source(of: setting))
      if let last = lines.last, last.source == source {
        lines[lines.count - 1].values.append(value)
      } else {
        lines.append(([value], source))
      }
    }
    return lines.map { Phrase.inParentheses(Phrase.list($0.values), $0.source) }
  }

  /// The source of a setting, and for an inference what it rests on and what also fitted.
  private func source(of setting: Setting) -> LocalizedText {
    let items = flows.compactMap { flow in flow.items.first { Setting($0) == setting } }
    var parts = [Phrase.source(setting.provenance)]
    let bases = items.compactMap(\.frames)
    if let low = bases.min(), let high = bases.max() {
      parts = [Phrase.joined(parts[0], Phrase.on(frames: low, high))]
    }
    // What differs from flow to flow is left to the JSON report, but for the places of what somebody declares.
    var evidences: [[Indication]] = []
    for evidence in items.map(\.evidence) where !evidence.isEmpty && !evidences.contains(evidence) {
      evidences.append(evidence)
    }
    let isDeclared = ["profile", "m-plane", "capture"].contains(setting.provenance) && !evidences.isEmpty
    if isDeclared || evidences.count == 1 && items.allSatisfy({ !$0.evidence.isEmpty }) {
      var text = Phrase.list(
        evidences.prefix(Self.shownPlaces).map { Phrase.clauses($0.map(\.text)) })
      let more = evidences.count - Self.shownPlaces
      if more > 0 { text = Phrase.joined(text, Phrase.andMore(more)) }
      parts = [Phrase.named(parts[0], text)]
    }
    if !setting.alternatives.isEmpty {
      parts.append(
        Phrase.alternatives(setting.alternatives, isInferred: setting.provenance == "inferred"))
    }
    return Phrase.clauses(parts)
  }

  private static let shownPlaces = 4

  /// What two flows must share to be shown together.
  private struct Setting: Hashable {
    let name: String
    let value: String
    let provenance: String
    let alternatives: [AlternativeValue]

    init(_ item: ConfigurationItem) {
      name = item.name
      value = item.value
      provenance = item.provenance
      alternatives = item.alternatives
    }
  }
}
