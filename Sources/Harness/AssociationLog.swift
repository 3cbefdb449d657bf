internal import Events
internal import Results
internal import Transport
internal import Units

/// The associations of a capture as reports describe them: between whom, what they carry, and how that is known.
struct AssociationLog {
  /// Associations that are described; of more only the number is kept.
  static let limit = 256

  fileprivate struct Entry {
    var path: AssociationPath
    /// The ends by side: the one that is seen first and the other.
    var ends: [TransportAddress]
    var messages = 0
    var carried: [Carried] = []
    /// A bit for each stream that was used.
    var streams: [UInt64] = []

    mutating func note(_ protocol: Carried, _ stream: UInt16) {
      messages += 1
      if carried.last != `protocol`, !carried.contains(`protocol`) { carried.append(`protocol`) }
      let word = Int(stream >> 6)
      while streams.count <= word { streams.append(0) }
      streams[word] |= 1 << UInt64(stream & 63)
    }
  }

  /// A protocol and how it was recognised.
  fileprivate struct Carried: Hashable {
    var recognition: UpperLayer.Recognition?
    var payloadProtocol: UInt32
  }

  /// By the number of the association, without those that went on under another one.
  private var entries: [Entry?] = []
  /// Entries of associations that may go on behind a break of the capture, and where they went on, by their numbers.
  private var interrupted: [Int] = []
  private var continued: [Int: Int] = [:]
  /// Associations beyond ``limit`` that carried messages, at least.
  private(set) var undescribed = 0
  private var highest = -1

  mutating func note(_ message: UserMessage) {
    let number = place(message.path)
    guard number < Self.limit else {
      if number > highest { (highest, undescribed) = (number, undescribed + 1) }
      return
    }
    while entries.count <= number { entries.append(nil) }
    if entries[number] == nil {
      let ends = [message.path.source, message.path.destination]
      entries[number] = Entry(path: message.path, ends: message.path.side == 0 ? ends : ends.reversed())
    }
    entries[number]?.note(
      Carried(recognition: message.upperLayer, payloadProtocol: message.payloadProtocol), message.stream)
  }

  /// The capture breaks off, and goes on later: associations between the same ends are the same ones.
  mutating func breakOff() {
    interrupted = entries.indices.filter { entries[$0] != nil }
    continued.removeAll()
  }

  /// The number under which an association is described.
  private mutating func place(_ path: AssociationPath) -> Int {
    let number = path.association
    if interrupted.isEmpty && continued.isEmpty { return number }
    if let known = continued[number] { return known }
    let ends = [path.source, path.destination]
    let before = interrupted.firstIndex { place in
      entries[place].map {
        $0.path.transport == path.transport && ($0.ends == ends || $0.ends == ends.reversed())
      }
        ?? false
    }
    let place = before.map { interrupted.remove(at: $0) } ?? number
    if continued.count < Self.limit { continued[number] = place }
    return place
  }

  /// What reports say, in the order in which the associations were first seen.
  func descriptions(_ units: UnitDirectory) -> [FlowDescription] {
    entries.compactMap { $0 }.map { entry in
      FlowDescription(
        kind: .association, name: entry.name, sender: entry.unit(0, units), receiver: entry.unit(1, units),
        frames: entry.messages, items: entry.items)
    }
  }
}

extension AssociationLog.Entry {
  fileprivate var name: String {
    switch path.transport {
    case .sctp: "SCTP \(ends[0]) – \(ends[1])"
    case .exported where ends.allSatisfy { $0.address == nil && $0.port == 0 }:
      "exported PDUs without addresses"
    case .exported: "exported PDUs \(ends[0]) – \(ends[1])"
    case .bare: "PDUs without transport"
    }
  }

  fileprivate func unit(_ side: Int, _ units: UnitDirectory) -> UnitID? {
    ends[side].address.map { units.unit(at: NodeAddress($0)) }
  }

  fileprivate var items: [ConfigurationItem] {
    var items = carried.map { carried in
      ConfigurationItem(
        name: ConfigurationItem.carried, value: carried.name, provenance: carried.provenance,
        evidence: carried.evidence)
    }
    guard path.transport == .sctp else { return items }
    items.append(
      ConfigurationItem(
        name: "set-up", value: path.startCaptured ? "captured" : "before the capture", provenance: "in-band"))
    if let initiator = path.initiator {
      items.append(
        ConfigurationItem(
          name: ConfigurationItem.openedBy, value: "\(ends[initiator & 1])", provenance: "in-band"))
    }
    items.append(ConfigurationItem(name: "streams used", value: ranges, provenance: "in-band"))
    return items
  }

  /// Streams as `0, 2–5`.
  private var ranges: String {
    var runs: [ClosedRange<UInt16>] = []
    for number in 0..<streams.count * 64 where streams[number >> 6] & 1 << UInt64(number & 63) != 0 {
      let stream = UInt16(number)
      if let last = runs.last, stream == last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...stream
      } else {
        runs.append(stream...stream)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension AssociationLog.Carried {
  fileprivate var name: String {
    guard let recognition else { return "unknown, payload protocol identifier \(payloadProtocol)" }
    return recognition.layer.rawValue.uppercased() + (recognition.isEncrypted ? " in DTLS" : "")
  }

  fileprivate var provenance: String {
    switch recognition?.basis {
    case .port: "inferred"
    case .name: "capture"
    case .payloadProtocol, .swappedPayloadProtocol, nil: "in-band"
    }
  }

  fileprivate var evidence: [Indication] {
    switch recognition?.basis {
    case .payloadProtocol: [Indication(.payloadProtocol, "\(payloadProtocol)")]
    case .swappedPayloadProtocol: [Indication(.swappedPayloadProtocol, "\(payloadProtocol.byteSwapped)")]
    case .port: [Indication(.registeredPort)]
    case .name: [Indication(.protocolName)]
    case nil: []
    }
  }
}
