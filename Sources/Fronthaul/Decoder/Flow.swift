internal import Events
internal import Platform
internal import Units

/// The messages of one sender, receiver, VLAN, plane, direction and eAxC: how they are read. The row that they share
/// is kept apart, see ``FlowTable/rows``.
final class Flow {
  let key: FlowKey
  let number: Int
  /// When its first message was captured.
  let since: Int64
  let sender: UnitID
  let receiver: UnitID
  let pair: UnitPair
  /// The number of its carrier between the two units.
  var carrier: UInt16 = 0
  /// How U-plane sections are read; `nil` = nobody could tell.
  var format: UPlaneFormat?
  var configuration: FlowConfiguration?
  /// Settings other than the format, as reports show them.
  var entries: [ConfigurationEntry] = []
  /// What was found where there is no format.
  var difficulty: [Indication] = []
  var survey: FormatSurvey?
  /// Messages that did not fit, surveyed for another format.
  var reconsidering: FormatSurvey?
  /// Messages seen.
  var messages = 0
  /// What the last one said that no other one says again: counter, fragment, radio time, size.
  var lastIdentity: UInt64 = 0
  /// Messages one after the other that the format does not fit.
  var misfits = 0
  /// Fragments that wait for the rest of their message.
  var fragments: FragmentStore?
  /// Whether it has any.
  var hasFragments = false
  var lastRadioSlot: Int64 = .min
  var slotsPerSubframe: Int64 = 1
  var carrierPrbs: Int64 = 0
  /// Whether it has messages of PRACH and the like, whose resource blocks are not those of the carrier.
  var hasOtherChannels = false
  /// Whether the carrier has no more PRBs than that: somebody says so, not just what was seen so far.
  var isCarrierKnown = false
  /// What counts the symbols of the carrier; nil: not known well enough.
  var numerology: Numerology?
  /// The number of what the C-plane asked for on this antenna and in this direction, see ``FlowTable/schedules``; -1:
  /// its messages ask for nothing, and answer nothing.
  var schedule = -1
  /// The slot whose request stands in the row, and how many requests there had been by then.
  var requestSlot: Int64 = .min
  var requests = 0
  /// Whether its sections are looked up among those that the C-plane asked for.
  var asksForSections = false
  /// `udCompHdr` of the first section of the last message, and whether it has changed; -1: none so far.
  var lastCompression = -1
  var hasMixedCompression = false
  /// The compression of the samples, where the first messages told another one in `udCompHdr`.
  var samplesCompression: CompressionHeader?
  /// The first section of the last message, and its slot.
  var lastSection: Int64 = 0
  var lastSectionSlot: Int64 = .min
  /// The section and the compression that were compared last with what is asked for in the slot at hand; -1: none.
  var lastCompared: Int64 = -1
  /// What its endpoint can do, where somebody says it, and what the C-plane asked of it so far.
  var limits: EndpointLimits?
  var uses: SlotUses?
  /// Whether any of that is declared, or ``members`` or ``endpoints``: to ask an optional structure costs more.
  var isDescribed = false
  /// The directions of its slots, where somebody says them.
  var tdd: SlotDirections?
  /// Those that the traffic of its carrier shows; `nil` for flows that are not looked at for them.
  var usual: UsualDirections?
  /// The slot whose usual direction stands in the row, and whether the row says that it is inferred.
  var directionSlot: Int64 = .min
  var isDirectionInferred = false
  /// Half of the channel of its carrier in Hz, where somebody says the carrier.
  var carrierEdge: Int64?
  /// What section type 3 asked for with each filter since the last break.
  var occasions: [Occasions] = []
  /// The other eAxCs for which its C-plane is valid too, where somebody says them.
  var members: [UInt16] = []
  /// The eAxCs of its direction, where somebody says them.
  var endpoints: [UInt16] = []
  /// Whether there are no others.
  var endpointsAreAll = false
  /// Whether its C-plane has used priorities (CUS 7.8.1.4).
  var hasPriorities = false
  /// Whether its symbols may be those of several numerologies.
  var hasOtherGrids = false
  /// The `frameId` of the last message, and when that frame begins by the clock of the capture; -1: none.
  var frameNumber: Int64 = -1
  var frameStart: Int64 = 0
  /// What was rounded off that, in fractions of a nanosecond.
  var frameFraction: Int64 = 0
  /// How far the first messages are from their frames: of flows of the prefix.
  var frameSurvey = FrameSurvey()
  /// Slots by which the last messages were off from the requests that they answer; 0: they were not, or nobody knows.
  var slotOffset: Int64 = 0
  /// The timing header whose symbol's times stand in the row of a U-plane flow; `nil` = they have to be found anew.
  var timedWord: UInt32?

  init(
    key: FlowKey, number: Int, since: Int64, from sender: UnitID, to receiver: UnitID, pair: UnitPair
  ) {
    self.key = key
    self.number = number
    self.since = since
    self.sender = sender
    self.receiver = receiver
    self.pair = pair
    isFromDU = key.kind != 0 || key.direction == 1
  }

  /// Whether a moment is in the second of the last message's frame: while that and the number are the same, the nearest
  /// frame is the same.
  func isNearFrame(_ time: Int64) -> Bool {
    time.subtractingWithSaturation(frameStart).magnitude <= 1_000_000_000
  }

  /// What its carrier shows: of flows of the prefix.
  var carrierSurvey: CarrierSurvey {
    get { pair.survey.carriers[carrier] ?? CarrierSurvey() }
    _modify { yield &pair.survey.carriers[carrier, default: CarrierSurvey()] }
  }

  var isDownlink: Bool { key.direction == 1 }
  /// Whether the O-DU sends such messages: all but the uplink of the U-plane, and the O-RU's rare reports.
  let isFromDU: Bool
}

/// Two units that talk to each other: what they have in common.
final class UnitPair {
  /// Position among the pairs, in the order in which they were seen.
  let number: Int
  let a: UnitID
  let b: UnitID
  /// Which of them sends the downlink, as the first sign says; `nil`: there was none.
  private(set) var downlinkSender: UnitID?
  let clock = RadioClock()
  /// When the first U-plane message of the observation came, nanoseconds since 1970; `.max` = none so far.
  var observedSince = Int64.max
  /// Whether the direction of some slots is known: declared for a flow, or set by section type 4.
  var hasDirections = false
  /// TDD patterns that section type 4 set, the latest last.
  var directionCommands: [DirectionCommand] = []
  /// The directions that slots usually have, by carrier.
  var usualDirections: [UInt16: UsualDirections] = [:]
  /// Delay measurements that are under way.
  var delayMeasurements = DelayMeasurements()
  /// How the radio frames lie on the clock of the capture; nil: not known yet.
  var airTime: AirTimeClock?
  /// Kept for pairs of the prefix.
  var clockSurvey = ClockSurvey()
  /// The numbers of what the C-plane asked for, by direction and eAxC.
  private var schedules: [Int: Int] = [:]
  /// What counts the symbols of section type 3, by eAxC.
  var prachNumerologies: [UInt16: Numerology] = [:]
  /// The long preambles that section type 3 asks for, by eAxC.
  var longPreambles: [UInt16: LongPreamble] = [:]
  /// Kept for pairs of the prefix; the others share one that stays empty.
  var survey = PairSurvey()
  var configuration = PairConfiguration()
  /// `udCompHdr` of the last U-plane flow that had one.
  var uPlaneCompression: CompressionHeader?
  /// Uplink compression that the C-plane asked for, by eAxC.
  var cPlaneCompression: [UInt16: CompressionHeader] = [:]

  /// Numbers of the first U-plane flows of each direction, from whose formats others may learn.
  private(set) var downlink: [Int] = []
  private(set) var uplink: [Int] = []
  private static let keptFlows = 64

  /// Gives back what was needed to configure the flows of the prefix.
  func forgetSurveys() {
    clockSurvey = ClockSurvey()
    survey = PairSurvey()
  }

  /// Takes a sign of who sends the downlink. Answers false where there was one before.
  func noteDownlinkSender(_ unit: UnitID) -> Bool {
    guard downlinkSender == nil else { return false }
    downlinkSender = unit
    return true
  }

  /// What a unit is to the other one; `unknown` before there is a sign.
  func role(of unit: UnitID) -> UnitRole {
    downlinkSender.map { $0 == unit ? .du : .ru } ?? .unknown
  }

  func noteUPlane(_ flow: Int, isDownlink: Bool) {
    if isDownlink {
      if downlink.count < Self.keptFlows { downlink.append(flow) }
    } else if uplink.count < Self.keptFlows {
      uplink.append(flow)
    }
  }

  /// The last message of the downlink that was off from its request: by how many slots, when, and its frame.
  var downlinkOffset: (slots: Int64, time: Int64, frame: Int64) = (0, .min, 0)
  /// Whether a request was for other antennas too.
  var sharesRequests = false
  /// Whether the O-DU was seen to send something between the two.
  var hasTrafficOfDU = false

  /// An antenna of the same direction whose request for a slot is without an answer, and which asks for a section with a
  /// filter.
  func unanswered(
    than key: FlowKey, slot: Int64, symbol: Int64, sectionId: UInt16, filter: Int64,
    in known: borrowing OwnedArray<SlotSchedule>
  ) -> (eAxC: UInt16, frame: Int64)? {
    let numbers = schedules.keys.sorted()
    for number in numbers where number >> 16 == Int(key.direction) && number & 0xFFFF != Int(key.eAxC) {
      guard
        let schedule = schedules[number],
        let frame = known[schedule].unanswered(slot, symbol: symbol, sectionId: sectionId, filter: filter)
      else { continue }
      return (UInt16(number & 0xFFFF), frame)
    }
    return nil
  }

  /// The number of the schedule that the planes of an antenna and direction share.
  func schedule(of key: FlowKey, in all: inout OwnedArray<SlotSchedule>) -> Int {
    let number = Int(key.direction) << 16 | Int(key.eAxC)
    if let known = schedules[number] { return known }
    let schedule = all.count
    all.append(SlotSchedule())
    schedules[number] = schedule
    return schedule
  }

  init(_ a: UnitID, _ b: UnitID, number: Int) {
    self.number = number
    self.a = min(a, b)
    self.b = max(a, b)
  }
}
