/// The delays of an O-RU for a kind of carrier (`bandwidth-scs-delay-state`).
public struct DelayProfile: Sendable, Equatable {
  /// kHz.
  public var bandwidth: Int64
  /// Hz.
  public var subcarrierSpacing: Int64
  /// Nanoseconds, by the names of the leafs.
  public var delays: [String: Located<Int64>]
  public var place: TextPlace
}

/// `o-ran-delay-management`: when the O-RU takes and sends messages. CUS 4.4.
public struct DelayManagement: Sendable {
  /// What the O-RU needs.
  public var radioUnit: [DelayProfile] = []
  /// What the O-DU says of itself, where the O-RU adapts to it.
  public var distributedUnit: [DelayProfile] = []
  /// What differs of the O-RU's delays for groups of beams, by the id of the group.
  public var otherProfiles: [(id: String, profiles: [DelayProfile], place: TextPlace)] = []
  /// Microseconds from new beamforming weights to their use by identifier.
  public var beamContextGap: Located<Int64>?
  /// Of the network between the two, in nanoseconds, by the names of the leafs.
  public var transport: [String: Located<Int64>] = [:]

  /// The leafs of `ru-delay-profile`, named as the parameters of CUS 4.4.
  static let radioUnitLeafs = [
    "t2a-min-up", "t2a-max-up", "t2a-min-cp-dl", "t2a-max-cp-dl", "tcp-adv-dl", "ta3-min", "ta3-max",
    "t2a-min-cp-ul", "t2a-max-cp-ul", "ta3-min-2g", "ta3-max-2g",
  ]
  /// Those that may be ahead of the symbol, and so negative.
  static let signedLeafs = ["ta3-min-ack", "ta3-max-ack"]
  /// Those of messages without U-plane, which no parameter is for yet: reports of measurements.
  public static let unusedLeafs = ["ta3-min-2g", "ta3-max-2g"]
  static let distributedUnitLeafs = ["t1a-max-up", "tx-max", "ta4-max", "rx-max", "t1a-max-cp-dl"]
  static let transportLeafs = ["t12-min", "t12-max", "t34-min", "t34-max"]
  private static let range = 0...Int64(UInt32.max)
  private static let signedRange = Int64(Int32.min)...Int64(Int32.max)

  init(_ root: XMLNode) throws(InstanceDataError) {
    radioUnit = try Self.profiles(
      root, "bandwidth-scs-delay-state", "ru-delay-profile", Self.radioUnitLeafs + Self.signedLeafs)
    for node in try root.entries("non-default-ru-delay-profile") {
      let profiles = try Self.profiles(
        node, "non-default-bandwidth-scs-delay-state", "non-default-ru-delay-profile",
        Self.radioUnitLeafs + Self.signedLeafs)
      otherProfiles.append((try node.text("delay-profile-id")?.value ?? "", profiles, node.place))
    }
    beamContextGap = try root.integer("beam-context-gap-period", in: 0...65_535)
    if let adaptive = try root.one("adaptive-delay-configuration") {
      distributedUnit = try Self.profiles(
        adaptive, "bandwidth-scs-delay-state", "o-du-delay-profile", Self.distributedUnitLeafs)
      if let node = try adaptive.one("transport-delay") {
        for leaf in Self.transportLeafs { transport[leaf] = try node.integer(leaf, in: Self.range) }
        try Self.checkOrder(transport, Self.transportLeafs)
      }
    }
  }

  private static func profiles(
    _ parent: XMLNode, _ list: String, _ container: String, _ leafs: [String]
  ) throws(InstanceDataError) -> [DelayProfile] {
    var profiles: [DelayProfile] = []
    for state in try parent.entries(list) {
      // Both are keys of the list.
      guard let bandwidth = try state.integer("bandwidth", in: 1...10_000_000),
        let spacing = try state.integer("subcarrier-spacing", in: 0...960_000)
      else {
        throw InstanceDataError(
          state.place, "<\(list)> lacks bandwidth or subcarrier-spacing")
      }
      var delays: [String: Located<Int64>] = [:]
      if let profile = try state.one(container) {
        for leaf in leafs {
          delays[leaf] = try profile.integer(leaf, in: signedLeafs.contains(leaf) ? signedRange : range)
        }
        try checkOrder(delays, leafs)
      }
      if let first = profiles.first(where: {
        $0.bandwidth == bandwidth.value && $0.subcarrierSpacing == spacing.value
      }) {
        throw InstanceDataError(
          state.place,
          "\(bandwidth.value) kHz with \(spacing.value) Hz has two delay profiles; the first is in line "
            + "\(first.place.line)")
      }
      profiles.append(
        DelayProfile(
          bandwidth: bandwidth.value, subcarrierSpacing: spacing.value, delays: delays, place: state.place))
    }
    return profiles
  }

  /// The least of a delay is not above the most.
  private static func checkOrder(
    _ delays: [String: Located<Int64>], _ leafs: [String]
  ) throws(InstanceDataError) {
    for leaf in leafs where leaf.contains("-min") {
      guard let least = delays[leaf], let parts = leaf.firstRange(of: "-min") else { continue }
      let other = leaf.replacingCharacters(in: parts, with: "-max")
      guard let most = delays[other], most.value < least.value else { continue }
      throw InstanceDataError(
        least.place, "<\(leaf)> is \(least.value) ns, more than the \(most.value) ns of <\(other)>")
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: other)
    return copy
  }
}
