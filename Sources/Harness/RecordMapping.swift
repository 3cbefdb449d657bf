internal import Events
internal import Conformance
internal import CaptureFiles
internal import Conformance
internal import Fronthaul
public import Profiles
public import Results

extension ProfileDescription {
  init(_ profile: Profile) {
    self.init(
      name: profile.name, title: profile.title, files: profile.files.map(\.path),
      digest: CaptureDigest.sha256(of: profile.digestInput), parameters: profile.parameters)
  }
}

extension RunRecord {
  /// Whether it was made by a profile of the same files.
  public func isOf(_ profile: Profile) -> Bool {
    self.profile.digest == CaptureDigest.sha256(of: profile.digestInput)
  }
}

extension JudgedPart {
  /// `nil` where everything is judged.
  init?(_ range: JudgedRange, leftOut: Int, inside: Int) {
    guard range.from != nil || range.to != nil else { return nil }
    self.init([Span(from: range.from, to: range.to)], leftOut: leftOut, of: leftOut + inside)
  }
}

extension CaptureDescription {
  init(_ summary: CaptureSummary) {
    var links: [String] = []
    for interface in summary.interfaces where !links.contains("\(interface.linkType)") {
      links.append("\(interface.linkType)")
    }
    self.init(
      name: summary.name, format: summary.format, bytes: Int64(summary.bytes), frames: summary.frames,
      linkTypes: links)
    firstTime = summary.firstTime
    lastTime = summary.lastTime
    cutFrames = summary.truncatedFrames
  }
}

extension FlowDescription {
  init(_ flow: FlowReport) {
    self.init(
      name: flow.name, sender: flow.sender, receiver: flow.receiver, frames: flow.messages,
      items: flow.entries.map {
        ConfigurationItem(
          name: $0.name, value: $0.value, provenance: "\($0.provenance)",
          evidence: $0.evidence, frames: $0.frames > 0 ? $0.frames : nil,
          alternatives: $0.alternatives)
      })
    radio = RadioFlow(
      isUPlane: flow.isUPlane, isDownlink: flow.isDownlink, eAxC: Int(flow.eAxC), vlan: flow.vlanId)
  }
}
