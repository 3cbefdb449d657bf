/// What can be observed about captures as such. The names of the arguments of each are those that its text reads.
public enum IntegrityCode: String, Sendable, CaseIterable, Codable {
  // The file.
  case damaged, drops, truncated, partial, resolution
  case clockStep = "clock-step"
  case forwardStep = "forward-step"
  case inversions
  case framesWithoutTime = "frames-without-time"
  case flowMap = "flow-map"
  case otherBlocks = "other-blocks"
  case moreBlocks = "more-blocks"
  case unreadBlocks = "unread-blocks"
  // Frames.
  case linkType = "link-type"
  case cutFrames = "cut-frames"
  case alikeLengths = "alike-lengths"
  case unreadableFrames = "unreadable-frames"
  case lostFragments = "lost-fragments"
  case openFragments = "open-fragments"
  case duplicates, holes, borders
  /// Frames that another file or interface shows too, and those of which the two stamps are further apart than
  /// clocks that agree.
  case copies
  case copiesApart = "copies-apart"
  case steppedBorders = "stepped-borders"
  // The fronthaul.
  case oneWayPairs = "one-way-pairs"
  case otherDirection = "other-direction"
  case bothSidesLose = "both-sides-lose"
  case bothSidesReorder = "both-sides-reorder"
  case sharedEAxC = "shared-eaxc"
  case timeBase = "time-base"
  case cutMessages = "cut-messages"
  case flowLimit = "flow-limit"
  case unitLimit = "unit-limit"
  case unreadablePTP = "unreadable-ptp"
  case manyPTPStreams = "many-ptp-streams"
  // SCTP.
  case unsureChecksums = "unsure-checksums"
  case damagedPackets = "damaged-packets"
  case chunkOrder = "chunk-order"
  case unreadablePackets = "unreadable-packets"
  case incompleteMessages = "incomplete-messages"
  case associationGaps = "association-gaps"
  case cutChunks = "cut-chunks"
  case oneWayAssociations = "one-way-associations"
  case associationLimit = "association-limit"
  case barePDULimit = "bare-pdu-limit"
  case gapLimit = "gap-limit"
  case lengthLimit = "length-limit"
  case openMessageLimit = "open-message-limit"
  case addressLimit = "address-limit"
  // Application protocols.
  case encrypted, undecoded
  case cutApplicationMessages = "cut-application-messages"
  case connectionLimit = "connection-limit"
  case interfaceLimit = "interface-limit"
  case setUpLimit = "set-up-limit"
  case resetLimit = "reset-limit"
  case instanceLimit = "instance-limit"
  case waitLimit = "wait-limit"
  case violationLimit = "violation-limit"
  case depthLimit = "depth-limit"
  case tunnelLimit = "tunnel-limit"
  case endpointLimit = "endpoint-limit"
  /// A sentence that comes with its kind: of declarations beside the profile.
  case remark

  public var effect: IntegrityEffect {
    switch self {
    case .damaged, .drops, .partial, .cutFrames, .lostFragments, .cutMessages, .chunkOrder,
      .cutChunks, .encrypted:
      .incomplete
    case .bothSidesLose, .associationGaps: .incompleteOfUnits
    case .bothSidesReorder: .unsteadyOfUnits
    case .clockStep, .copiesApart: .unsteady
    case .duplicates: .doubled
    case .oneWayAssociations, .cutApplicationMessages, .holes, .borders, .steppedBorders: .part
    case .openFragments, .flowLimit, .unitLimit, .associationLimit, .barePDULimit, .gapLimit, .lengthLimit,
      .openMessageLimit, .addressLimit, .connectionLimit, .interfaceLimit, .setUpLimit, .resetLimit,
      .instanceLimit, .waitLimit, .violationLimit, .depthLimit, .tunnelLimit, .endpointLimit:
      .limit
    case .forwardStep, .copies, .truncated, .alikeLengths, .otherDirection, .resolution, .inversions,
      .framesWithoutTime, .flowMap, .otherBlocks, .moreBlocks, .unreadBlocks, .linkType, .unreadableFrames,
      .oneWayPairs, .sharedEAxC, .timeBase, .unreadablePTP,
      .manyPTPStreams, .unsureChecksums, .damagedPackets, .unreadablePackets, .incompleteMessages, .undecoded,
      .remark:
      .told
    }
  }

  /// The word under which reports tell it; several observations have the same.
  public var kind: String {
    switch self {
    case .framesWithoutTime: "no-time"
    case .flowMap, .otherBlocks, .moreBlocks: "capture-configuration"
    case .cutFrames, .cutMessages, .cutChunks, .cutApplicationMessages: "cut-messages"
    case .unreadableFrames, .unreadablePackets: "unreadable"
    case .lostFragments: "ip-fragments"
    case .oneWayPairs, .oneWayAssociations: "one-direction"
    case .unreadablePTP, .manyPTPStreams: "ptp"
    case .unsureChecksums: "checksum"
    case .chunkOrder: "order"
    case .associationGaps: "sctp-gap"
    case _ where effect == .limit: "limit"
    default: rawValue
    }
  }
}
