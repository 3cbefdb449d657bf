internal import Events

/// Slots of the fields that all messages of application protocols have. Those of a frame (``FrameSlot``) lie
/// between them.
enum MessageSlot {
  static var association: FieldSlot { FieldSlot(2) }
  static var stream: FieldSlot { FieldSlot(3) }
  static var payloadProtocol: FieldSlot { FieldSlot(4) }
  static var tsn: FieldSlot { FieldSlot(5) }
  static var transport: FieldSlot { FieldSlot(6) }
  static var sourcePort: FieldSlot { FieldSlot(7) }
  static var destinationPort: FieldSlot { FieldSlot(8) }
  static var fromCentral: FieldSlot { FieldSlot(12) }
  static var procedureCode: FieldSlot { FieldSlot(13) }
  static var procedure: FieldSlot { FieldSlot(14) }
  static var message: FieldSlot { FieldSlot(15) }
  static var messageType: FieldSlot { FieldSlot(16) }
  static var procedureClass: FieldSlot { FieldSlot(17) }
  static var isUEAssociated: FieldSlot { FieldSlot(18) }
  static var criticality: FieldSlot { FieldSlot(19) }
  static var transaction: FieldSlot { FieldSlot(20) }
  static var ue: FieldSlot { FieldSlot(21) }
  static var ueRelation: FieldSlot { FieldSlot(22) }
  static var startSeen: FieldSlot { FieldSlot(23) }
  static var isSetUp: FieldSlot { FieldSlot(24) }
  static var commonStream: FieldSlot { FieldSlot(25) }
  static var earliestRetry: FieldSlot { FieldSlot(26) }
  static var isRepeated: FieldSlot { FieldSlot(27) }
  static var octets: FieldSlot { FieldSlot(28) }
  static var decoded: FieldSlot { FieldSlot(29) }
  static var defect: FieldSlot { FieldSlot(30) }
  static var violations: FieldSlot { FieldSlot(31) }
  static var remarks: FieldSlot { FieldSlot(32) }
  static var owedReaction: FieldSlot { FieldSlot(33) }
  static var isFromAllowedSide: FieldSlot { FieldSlot(34) }
  static var afterGap: FieldSlot { FieldSlot(35) }
  static var interface: FieldSlot { FieldSlot(36) }
  static var ueStream: FieldSlot { FieldSlot(37) }
  static var isUEFollowed: FieldSlot { FieldSlot(38) }
  static var transactionID: FieldSlot { FieldSlot(39) }
  static var centralUE: FieldSlot { FieldSlot(40) }
  static var peripheralUE: FieldSlot { FieldSlot(41) }
  static var centralMBS: FieldSlot { FieldSlot(42) }
  static var peripheralMBS: FieldSlot { FieldSlot(43) }
  static var specifiedCriticality: FieldSlot { FieldSlot(44) }
  static var isUnordered: FieldSlot { FieldSlot(45) }
  static var streamSequence: FieldSlot { FieldSlot(46) }
  static var verificationTag: FieldSlot { FieldSlot(47) }

  /// The number of an item in its list, for lists in messages, lists in items of such, and so on.
  static func itemIndex(depth: Int) -> FieldSlot { FieldSlot(47 + min(max(depth, 1), deepestList)) }
  /// How deep lists with events of their own may be nested.
  static var deepestList: Int { 4 }

  static var startCaptured: FieldSlot { FieldSlot(52) }

  /// What is left for the fields that rules and filters ask for by their paths.
  static var paths: ClosedRange<Int> { 53...127 }
}

/// Slots of what is said of a part of a message: of violations, remarks and what could not be read.
///
/// They lie where messages have fields by path: such events come when those of lists are over.
enum DetailSlot {
  static var kind: FieldSlot { FieldSlot(112) }
  static var ieID: FieldSlot { FieldSlot(113) }
  static var ieName: FieldSlot { FieldSlot(114) }
  static var ieCriticality: FieldSlot { FieldSlot(115) }
  static var specifiedCriticality: FieldSlot { FieldSlot(116) }
  static var depth: FieldSlot { FieldSlot(117) }
  static var container: FieldSlot { FieldSlot(118) }
  static var value: FieldSlot { FieldSlot(119) }
  static var bitOffset: FieldSlot { FieldSlot(120) }
  static var reaction: FieldSlot { FieldSlot(121) }

  static var all: FieldSet { FieldSet(low: 0, high: 0xFFFF << 48) }
}
