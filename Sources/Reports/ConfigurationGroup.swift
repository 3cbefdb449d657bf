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
  var size: String {
    let isFlow = flows.first?.kind != .association
    return counted(flows.count, isFlow ? "flow" : "association") + ", "
      + counted(frames, isFlow ? "frame" : "message")
  }

  /// The names of the flows; of many only the first, the JSON report has them all.
  var names: String {
    if isAll { return "all of these" }
    let shown = flows.prefix(6).map(\.name).joined(separator: "; ")
    return flows.count > 6 ? "\(shown); and \(flows.count - 6) more" : shown
  }

  /// Settings and where they come from; neighbours that come from the same are told together.
  var lines: [String] {
    var lines: [(values: String, source: String)] = []
    for setting in settings {
      let (value, source) = ("\(setting.name) = \(setting.value)", source(of: setting))
      if let last = lines.last, last.source == source {
        lines[lines.count - 1].values += ", " + value
      } else {
        lines.append((value, source))
      }
    }
    return lines.map { "\($0.values) (\($0.source))" }
  }

  /// The source of a setting, and for an inference what it rests on and what also fitted.
  private func source(of setting: Setting) -> String {
    let items = flows.compactMap { flow in flow.items.first { Setting($0) == setting } }
    var text = Self.sources[setting.provenance] ?? setting.provenance
    let bases = items.compactMap(\.frames)
    if let low = bases.min(), let high = bases.max() {
      text += low == high ? " on \(counted(low, "frame"))" : " on \(low.grouped) to \(high.grouped) frames"
    }
    // What differs from flow to flow is left to the JSON report, but for the places of what somebody declares.
    var evidences: [String] = []
    for case let evidence? in items.map(\.evidence) where !evidences.contains(evidence) {
      evidences.append(evidence)
    }
    let isDeclared = ["profile", "m-plane", "capture"].contains(setting.provenance) && !evidences.isEmpty
    if isDeclared || evidences.count == 1 && items.allSatisfy({ $0.evidence != nil }) {
      text += ": \(evidences.prefix(Self.shownPlaces).joined(separator: ", "))"
      if evidences.count > Self.shownPlaces { text += " and \(evidences.count - Self.shownPlaces) more" }
    }
    if !setting.alternatives.isEmpty {
      let lead = setting.provenance == "inferred" ? "also fits" : "others say"
      text += "; \(lead): \(setting.alternatives.joined(separator: "; "))"
    }
    return text
  }

  private static let shownPlaces = 4

  /// Provenances in words that need no explanation.
  static let sources = [
    "profile": "declared by the profile", "m-plane": "from the M-plane", "capture": "from the capture file",
    "in-band": "as the traffic says itself", "c-plane": "from the C-plane", "inferred": "inferred",
  ]

  /// What two flows must share to be shown together.
  private struct Setting: Hashable {
    let name: String
    let value: String
    let provenance: String
    let alternatives: [String]

    init(_ item: ConfigurationItem) {
      name = item.name
      value = item.value
      provenance = item.provenance
      alternatives = item.alternatives
    }
  }
}
