internal import Events
internal import Fronthaul
internal import Profiles
internal import Results
internal import Units

/// What the record of another run says of units and flows, in the words of the codecs: a run with these settings takes
/// them as they are there instead of inferring them anew, so that the records of both merge.
struct RecordSettings {
  /// Units that the profile does not declare.
  var units: [(declaration: UnitDeclaration, description: UnitDescription)] = []
  var entries: [DecodeSettings.Entry] = []
  /// When the captures of that run begin, nanoseconds since 1970.
  let start: Int64?

  /// - Parameter declared: how many units the profile declares.
  init(_ record: RunRecord, declared: Int) {
    start = record.captures.compactMap(\.firstTime).min()
    // By the place in the record: the number that the unit will have.
    var numbers: [Int?] = []
    for (place, unit) in record.units.enumerated() {
      guard place >= declared else {
        numbers.append(place)
        continue
      }
      let role = UnitRole.allCases.first { $0.name == unit.role } ?? .unknown
      // Who was not told apart by role there is found by the address here.
      guard role != .unknown, !unit.addresses.isEmpty else {
        numbers.append(nil)
        continue
      }
      numbers.append(declared + units.count)
      units.append((UnitDeclaration(addresses: unit.addresses, role: role, isOfProfile: false), unit))
    }
    for flow in record.flows {
      guard let radio = flow.radio, let sender = flow.sender, let receiver = flow.receiver,
        numbers.indices.contains(sender.rawValue), numbers.indices.contains(receiver.rawValue),
        let unit = numbers[sender.rawValue], let peer = numbers[receiver.rawValue]
      else { continue }
      for item in flow.items {
        guard var entry = DecodeSettings.Entry(item) else { continue }
        (entry.isUPlane, entry.isDownlink) = (radio.isUPlane, radio.isDownlink)
        entry.eAxC = UInt16(exactly: radio.eAxC).map { [$0] }
        entry.vlanId = radio.vlan ?? -1
        (entry.unit, entry.peer) = (unit, peer)
        entries.append(entry)
      }
    }
  }
}

extension DecodeSettings.Entry {
  /// `nil` for what the profile says itself, and for what is no setting of a flow.
  fileprivate init?(_ item: ConfigurationItem) {
    guard let provenance = Provenance.allCases.first(where: { $0.description == item.provenance }),
      provenance != .profile
    else { return nil }
    self.init(source: item.evidence, provenance: provenance)
    frames = item.frames ?? 0
    // Header, method and width of a format have their alternatives together.
    if !["udCompMeth", "udIqWidth", "udCompLen"].contains(item.name) { alternatives = item.alternatives }
    // A record comes from strangers: no number beyond what such a setting can be.
    func number(_ range: ClosedRange<Int>) -> Int? {
      Int(item.value).flatMap { range.contains($0) ? $0 : nil }
    }
    switch item.name {
    case "section header":
      guard ["static", "dynamic"].contains(item.value) else { return nil }
      isDynamic = item.value == "dynamic"
    case "udCompMeth":
      method = (0...UInt8.max).lazy.map { CompressionMethod(rawValue: $0) }.first { "\($0)" == item.value }
    case "udIqWidth": width = number(1...16)
    case "udCompLen": hasLength = true
    case "carrierPrbs": carrierPrbs = number(1...Int(UInt16.max))
    case "slotsPerSubframe": slotsPerSubframe = number(1...64)
    case "eAxCSplit": split = EAxCSplit(item.value)
    case "sequenceScope":
      sequence = [SequenceScope.perDirection, .bothDirections].first { "\($0)" == item.value }
    case "tdd" where provenance == .inferred: usualDirections = item.value
    default: return nil
    }
  }
}
