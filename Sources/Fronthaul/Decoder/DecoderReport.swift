public import Events
internal import Platform
internal import Transport
public import Units

/// A flow and how it was decoded.
public struct FlowReport: Sendable {
  public let name: String
  public let sender: UnitID?
  public let receiver: UnitID?
  public let messages: Int
  public let isDownlink: Bool
  public let isUPlane: Bool
  public let eAxC: UInt16
  /// `nil` without a tag.
  public let vlanId: Int?
  public let entries: [ConfigurationEntry]
}

/// What a decoder found out, for reports.
public struct DecoderReport: Sendable {
  public let units: [UnitDirectory.Entry]
  /// In the order in which they turned up.
  public let flows: [FlowReport]
  /// What somebody should know of the capture clock and the frame numbers of a pair of units.
  public let clockRemarks: [ClockRemark]
  /// Where the capture clock has stepped forward, by the pair of units that shows most steps; `nil` = nowhere.
  public let forwardSteps: ForwardSteps?
  /// Messages that were not decoded because there were more flows than are kept.
  public let messagesBeyondFlowLimit: Int
  /// Messages that lie behind the snap length so that nobody knows their flow: at least so many.
  public let messagesNotCaptured: Int
  /// Messages that say what the one before them on their flow said, down to counter and radio time.
  public let messagesRepeated: Int
  /// Frames that the capture seems to have cut without saying so, by capture.
  public let framesSeeminglyCut: [Int: Int]
  /// Flows of two units, with one plane, direction and eAxC identifier, that come in several VLANs at a time.
  public let flowsOfSeveralVLANs: [(flow: String, vlan: Int)]
  /// What the samples of flows amount to, where they were measured.
  public let samples: [(flow: FlowReport, samples: FlowSamples)]
}

extension FronthaulDecoder {
  public var report: DecoderReport {
    DecoderReport(
      units: units.entries, flows: table.flows.filter { $0.key.kind == 0 || $0.key.kind == 2 }.map(\.report),
      clockRemarks: pairs.compactMap { $0.airTime?.remark },
      forwardSteps: pairs.compactMap(\.clock.steps).max { $0.count < $1.count },
      messagesBeyondFlowLimit: messagesBeyondFlowLimit, messagesNotCaptured: messagesNotCaptured,
      messagesRepeated: messagesRepeated, framesSeeminglyCut: lengths.cut,
      flowsOfSeveralVLANs: flowsOfSeveralVLANs, samples: measuredFlows)
  }

  /// They look like one flow to whoever tells flows apart by units and eAxC identifiers (CUS 5.1.3.2.7), and are
  /// probably those of several cells. One that goes on in another VLAN is not meant.
  private var flowsOfSeveralVLANs: [(flow: String, vlan: Int)] {
    struct Identity: Hashable {
      var sender: UnitID
      var receiver: UnitID
      var kind: UInt8
      var direction: UInt8
      var eAxC: UInt16
    }
    var first: [Identity: Flow] = [:]
    var told: Set<Identity> = []
    var found: [(flow: String, vlan: Int)] = []
    for flow in table.flows where (flow.key.kind == 0 || flow.key.kind == 2) && flow.key.vlanId >= 0 {
      let key = flow.key
      let identity = Identity(
        sender: flow.sender, receiver: flow.receiver, kind: key.kind, direction: key.direction,
        eAxC: key.eAxC)
      guard let other = first[identity], table.rows[other.number][FrameSlot.captureTime] > flow.since else {
        first[identity] = flow
        continue
      }
      guard other.key.vlanId != key.vlanId, told.insert(identity).inserted else { continue }
      found.append((other.report.name, Int(key.vlanId)))
    }
    return found
  }
}

extension FronthaulDecoder {
  private var measuredFlows: [(flow: FlowReport, samples: FlowSamples)] {
    let measured = measuredSamples
    return measured.indices.compactMap { number in
      measured[number].sections > 0 ? (table.flows[number].report, measured[number]) : nil
    }
  }

  private var measuredSamples: [FlowSamples] {
    switch samples {
    case .none: []
    case .some(let stage): stage.flows
    }
  }
}

extension Flow {
  fileprivate var report: FlowReport {
    let plane = key.kind == 0 ? "U-plane" : "C-plane"
    let id = String(key.eAxC, radix: 16, uppercase: true)
    let eAxC = "0x" + String(repeating: "0", count: 4 - id.count) + id
    let vlan = key.vlanId >= 0 ? " VLAN \(key.vlanId)" : ""
    var shown = entries + [pair.airTime?.entry].compactMap { numerology == nil ? nil : $0 }
    if key.kind == 0 {
      if let configuration {
        shown = configuration.entries.filter { $0.name != "carrierPrbs" } + shown
      } else {
        shown.insert(
          ConfigurationEntry(
            "section header", Sourced("not found", .inferred, evidence: difficulty, frames: messages)), at: 0)
      }
    }
    return FlowReport(
      name: "\(plane) \(isDownlink ? "DL" : "UL") eAxC \(eAxC)\(vlan)", sender: sender,
      receiver: receiver, messages: messages, isDownlink: isDownlink,
      isUPlane: key.kind == 0, eAxC: key.eAxC, vlanId: key.vlanId >= 0 ? Int(key.vlanId) : nil, entries: shown
    )
  }
}
