/// What a setting or a role rests on: a code, and what fills its text. A record keeps codes, numbers and names; reports make
/// sentences of them.
public struct Indication: Hashable, Sendable, Codable {
  public var code: Code
  /// Numbers and names in the order in which ``Code`` lists them.
  public var arguments: [String]

  public init(_ code: Code, _ arguments: String...) { self.init(code, arguments) }

  public init(_ code: Code, _ arguments: [String]) {
    self.code = code
    self.arguments = arguments
  }

  /// Where somebody declares it: a file with a line, or what a user calls the source.
  public static func place(_ text: String) -> Indication { Indication(.place, text) }

  private enum CodingKeys: String, CodingKey { case code, arguments }

  /// Arguments that are not there are none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.decode(Code.self, forKey: .code)
    arguments = try values.decodeIfPresent([String].self, forKey: .arguments) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(code, forKey: .code)
    if !arguments.isEmpty { try values.encode(arguments, forKey: .arguments) }
  }

  /// What an indication says, with its arguments. The names are stable: records hold them.
  public enum Code: String, CaseIterable, Sendable, Codable {
    /// Text that is the same in every language: of places, what a file calls them.
    case place
    /// The profile.
    case profile

    // The format of flows.
    /// Messages that are consumed exactly, messages, sections.
    case exactMessages = "exact-messages"
    /// Header, sections with it, sections.
    case headerInSections = "header-in-sections"
    /// Compression of the samples.
    case contradictedHeader = "contradicted-header"
    /// PRBs with a high nibble of 0, PRBs.
    case zeroHighNibble = "zero-high-nibble"
    /// Sections.
    case implausibleSections = "implausible-sections"
    /// PRBs, messages that agree, messages.
    case allPrbs = "all-prbs"
    case cPlaneAgrees = "c-plane-agrees"
    /// Header.
    case cPlaneSays = "c-plane-says"
    /// Ahead of the source.
    case saysTheSame = "says-the-same"
    case otherFlows = "other-flows"
    case noUPlane = "no-u-plane"
    /// Messages.
    case noFormat = "no-format"
    /// Format, messages that it consumes, messages.
    case bestFormat = "best-format"
    /// Offset of the block.
    case flowMap = "flow-map"

    // Carriers and slots.
    case usualSplit = "usual-split"
    /// Largest eAxC ID, bits.
    case usualSplitOf = "usual-split-of"
    case otherCarriers = "other-carriers"
    /// Slots.
    case symbolPace = "symbol-pace"
    /// Radio frames.
    case slotDirections = "slot-directions"
    /// C-plane sections, largest PRB end.
    case requestsForAll = "requests-for-all"
    /// PRBs, sections.
    case allPrbsElsewhere = "all-prbs-elsewhere"
    /// PRB end, sections with it, sections.
    case largestPrbEnd = "largest-prb-end"
    case noCarrierAsWide = "no-carrier-as-wide"
    /// Carriers.
    case nextCarrier = "next-carrier"
    /// Section type, subcarrier spacing in kHz.
    case subcarrierSpacing = "subcarrier-spacing"
    /// Slots, messages that fit, messages.
    case slotIdsBelow = "slot-ids-below"
    /// Slots.
    case onlySlots = "only-slots"
    case noBothDirections = "no-both-directions"
    /// Jumps by direction, jumps together, messages, eAxCs.
    case counterJumps = "counter-jumps"

    // Clocks.
    /// Plane, microseconds, percent, messages.
    case aheadOfSymbols = "ahead-of-symbols"
    /// Plane, microseconds, percent, messages.
    case behindSymbols = "behind-symbols"
    /// Time scale.
    case asIfStamps = "as-if-stamps"
    case relativeToMedian = "relative-to-median"
    case noSymbols = "no-symbols"
    case notSurveyed = "not-surveyed"
    case firstMessage = "first-message"
    case tooFewMessages = "too-few-messages"

    // Associations.
    /// Payload protocol identifier.
    case payloadProtocol = "payload-protocol"
    /// Payload protocol identifier.
    case swappedPayloadProtocol = "swapped-payload-protocol"
    case registeredPort = "registered-port"
    case protocolName = "protocol-name"

    // Roles of units.
    /// Section type.
    case sendsCPlane = "sends-c-plane"
    /// Section type.
    case isSentCPlane = "is-sent-c-plane"
    /// Direction.
    case sendsUPlane = "sends-u-plane"
    /// Direction.
    case isSentUPlane = "is-sent-u-plane"
    /// Message.
    case message
    case whoSendsWhat = "who-sends-what"
    case beyondLimit = "beyond-limit"
    case address

    // Other values that fit.
    /// Bits.
    case otherWidths = "other-widths"
    /// Number.
    case moreFormats = "more-formats"
  }
}

/// A value beside the one that was taken.
public struct AlternativeValue: Hashable, Sendable, Codable {
  public var value: Indication
  /// Where it comes from: the name of a provenance; `nil` = from the same as the value that was taken.
  public var provenance: String?
  /// The observations that the value rests on; empty where none are given.
  public var evidence: [Indication]

  public init(_ value: Indication, provenance: String? = nil, evidence: [Indication] = []) {
    self.value = value
    self.provenance = provenance
    self.evidence = evidence
  }

  public init(_ value: String, provenance: String? = nil, evidence: [Indication] = []) {
    self.init(.place(value), provenance: provenance, evidence: evidence)
  }

  private enum CodingKeys: String, CodingKey { case value, provenance, evidence }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    value = try values.decode(Indication.self, forKey: .value)
    provenance = try values.decodeIfPresent(String.self, forKey: .provenance)
    evidence = try values.decodeIfPresent([Indication].self, forKey: .evidence) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(value, forKey: .value)
    try values.encodeIfPresent(provenance, forKey: .provenance)
    if !evidence.isEmpty { try values.encode(evidence, forKey: .evidence) }
  }
}
