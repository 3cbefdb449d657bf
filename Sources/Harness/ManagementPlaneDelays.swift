internal import Documents
internal import Events
internal import Expressions
internal import ManagementPlane
internal import Profiles

/// The delays of O-RUs as parameters. CUS 4.4.
extension ManagementPlaneMapping {
  mutating func add(_ delays: DelayManagement, _ plane: UserPlaneConfiguration?, _ path: String) {
    add(delays.radioUnit, plane, path)
    add(delays.distributedUnit, plane, path)
    for other in delays.otherProfiles where !other.profiles.isEmpty {
      note(
        path, other.place,
        "the delays of the group of beams `\(other.id)` are not used: of an O-RU with several delay profiles that of the "
          + "carrier is")
    }
    for (leaf, delay) in delays.transport.sorted(by: { $0.key < $1.key }) {
      set(Self.parameter(leaf), .number(delay.value, .nanoseconds), place(delay.place, path))
    }
  }

  /// The parameter of a leaf: `t2a_min_up` of `t2a-min-up`.
  private static func parameter(_ leaf: String) -> String { leaf.map { $0 == "-" ? "_" : "\($0)" }.joined() }

  /// Values of an ambiguous delay that are told.
  private static let mostValues = 6

  /// The delays of the carriers that are configured; all that agree where none is.
  private mutating func add(_ profiles: [DelayProfile], _ plane: UserPlaneConfiguration?, _ path: String) {
    guard let first = profiles.first else { return }
    let wanted = plane.map(configuredCarriers) ?? []
    let fitting = profiles.filter { profile in
      wanted.isEmpty
        || wanted.contains {
          $0.fits(CarrierKind(bandwidth: profile.bandwidth, spacing: profile.subcarrierSpacing))
        }
    }
    if fitting.isEmpty {
      return note(
        path, first.place,
        "no delay profile is for a carrier that is configured: none is used, give the delays with --set")
    }
    let unused = Set(DelayManagement.unusedLeafs)
    for leaf in Set(fitting.flatMap(\.delays.keys)).subtracting(unused).sorted() {
      let values = fitting.compactMap { profile in profile.delays[leaf].map { (profile, $0) } }
      guard let (_, value) = values.first else { continue }
      let name = Self.parameter(leaf)
      if values.allSatisfy({ $0.1.value == value.value }) {
        set(name, .number(value.value, .nanoseconds), place(value.place, path))
      } else {
        var each = values.prefix(Self.mostValues).map {
          "\($0.1.value) ns for \($0.0.bandwidth) kHz with \($0.0.subcarrierSpacing) Hz"
        }
        if values.count > each.count { each.append("\(values.count - each.count) more") }
        note(
          path, value.place,
          "\(leaf) is ambiguous and not used: \(each.joined(separator: ", ")); choose with --set \(name)=…")
      }
    }
  }

  /// The carriers that endpoints are for, as far as they are known; what is known in part only where nothing better is.
  private func configuredCarriers(_ plane: UserPlaneConfiguration) -> Set<CarrierKind> {
    var kinds: Set<CarrierKind> = []
    for endpoint in plane.endpoints {
      let bandwidth = bandwidth(of: endpoint).map { $0 / 1000 }
      let spacings = endpoint.resourceBlocks.compactMap { $0.spacing.slotsPerSubframe }
      if endpoint.resourceBlocks.isEmpty, bandwidth != nil {
        kinds.insert(CarrierKind(bandwidth: bandwidth, spacing: nil))
      }
      for slots in spacings {
        kinds.insert(CarrierKind(bandwidth: bandwidth, spacing: Int64(slots) * 15_000))
      }
    }
    if kinds.isEmpty {
      for case let bandwidth? in plane.carriers.map(\.bandwidth) {
        kinds.insert(CarrierKind(bandwidth: bandwidth.value / 1000, spacing: nil))
      }
    }
    let complete = kinds.filter { $0.bandwidth != nil && $0.spacing != nil }
    return kinds.filter { kind in complete.contains(kind) || !complete.contains(where: kind.fits) }
  }

  /// Hz: that of the carrier to which the endpoint is linked.
  func bandwidth(of endpoint: Endpoint) -> Int64? {
    let widths = Set(endpoint.carriers.compactMap { $0.bandwidth?.value })
    return widths.count == 1 ? widths.first : nil
  }
}

/// What delays depend on.
private struct CarrierKind: Hashable {
  /// kHz; `nil`: unknown.
  var bandwidth: Int64?
  /// Hz; `nil`: unknown.
  var spacing: Int64?

  func fits(_ other: CarrierKind) -> Bool {
    (bandwidth == nil || bandwidth == other.bandwidth) && (spacing == nil || spacing == other.spacing)
  }
}
