public import Wire

/// DL DATA DELIVERY STATUS, PDU type 1, as it was sent (TS 38.425, 5.5.2.2): to the node that hosts PDCP.
///
///      0      PDU type 4 | highest transmitted 1 | highest delivered 1 | final frame 1 | lost packet report 1
///      1      spare 3 | delivered range 1 | data rate 1 | highest retransmitted 1
///             | highest delivered retransmitted 1 | cause report 1
///      2      desired buffer size 32
///      data rate:      desired data rate 32
///      lost:           number of ranges 8, then of each: start 24 | end 24
///      delivered:      highest successfully delivered NR PDCP SN 24
///      transmitted:    highest transmitted NR PDCP SN 24
///      cause:          cause value 8
///      delivered retransmitted:  24
///      retransmitted:  24
///      delivered range: number of ranges 8, then of each: start 24 | end 24
///      padding to 4n − 2 octets
///
/// The values do not come in the order of their flags.
public struct DLDataDeliveryStatusView: ~Escapable {
  private let bytes: Span<UInt8>
  /// Where the container begins.
  public let start: Int
  private let ratePlace: Int?
  private let lostPlace: Int?
  private let deliveredPlace: Int?
  private let transmittedPlace: Int?
  private let causePlace: Int?
  private let deliveredRetransmittedPlace: Int?
  private let retransmittedPlace: Int?
  private let deliveredRangesPlace: Int?
  /// What is behind the last field.
  public let padding: Range<Int>

  static let rangeOctets = 6

  /// - Throws: `truncated`, where the container is too short for what its flags and counts announce.
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, _ container: Range<Int>) throws(WireError) {
    var reader = ContainerReader(bytes, container)
    let start = try reader.place(of: 6, "DL DATA DELIVERY STATUS")
    let (first, second) = (bytes[start], bytes[start + 1])
    ratePlace = second & 8 != 0 ? try reader.place(of: 4, "desired data rate") : nil
    lostPlace = first & 1 != 0 ? try Self.ranges(&reader, bytes, "lost NR-U SN ranges") : nil
    deliveredPlace =
      first & 4 != 0 ? try reader.place(of: 3, "highest successfully delivered NR PDCP SN") : nil
    transmittedPlace = first & 8 != 0 ? try reader.place(of: 3, "highest transmitted NR PDCP SN") : nil
    causePlace = second & 1 != 0 ? try reader.place(of: 1, "cause value") : nil
    deliveredRetransmittedPlace =
      second & 2 != 0
      ? try reader.place(of: 3, "highest successfully delivered retransmitted NR PDCP SN") : nil
    retransmittedPlace = second & 4 != 0 ? try reader.place(of: 3, "highest retransmitted NR PDCP SN") : nil
    deliveredRangesPlace =
      second & 0x10 != 0 ? try Self.ranges(&reader, bytes, "delivered NR PDCP SN ranges") : nil
    padding = reader.position..<reader.end
    self.start = start
    self.bytes = bytes
  }

  /// Moves past a list of ranges; gives the place of its count.
  private static func ranges(
    _ reader: inout ContainerReader, _ bytes: Span<UInt8>, _ field: String
  ) throws(WireError) -> Int {
    let place = try reader.place(of: 1, field)
    _ = try reader.place(of: Int(bytes[place]) * rangeOctets, field)
    return place
  }

  public var finalFrame: Bool { bytes[start] & 2 != 0 }
  public var hasLostRanges: Bool { lostPlace != nil }
  public var hasDeliveredRanges: Bool { deliveredRangesPlace != nil }
  /// The spare bits of the second octet.
  public var spare: UInt8 { bytes[start + 1] >> 5 }
  /// Octets that the corresponding node wishes for the bearer.
  public var desiredBufferSize: UInt32 { bytes.number(at: start + 2, octets: 4) }
  /// Octets in a second.
  public var desiredDataRate: UInt32? { ratePlace.map { bytes.number(at: $0, octets: 4) } }
  public var highestDelivered: UInt32? { deliveredPlace.map { bytes.number(at: $0, octets: 3) } }
  public var highestTransmitted: UInt32? { transmittedPlace.map { bytes.number(at: $0, octets: 3) } }
  public var cause: UInt8? { causePlace.map { bytes[$0] } }
  public var highestDeliveredRetransmitted: UInt32? {
    deliveredRetransmittedPlace.map { bytes.number(at: $0, octets: 3) }
  }
  public var highestRetransmitted: UInt32? { retransmittedPlace.map { bytes.number(at: $0, octets: 3) } }
  public var paddingIsZero: Bool { !bytes.hasNonZero(padding) }

  public var lostRangeCount: Int { lostPlace.map { Int(bytes[$0]) } ?? 0 }
  public var deliveredRangeCount: Int { deliveredRangesPlace.map { Int(bytes[$0]) } ?? 0 }

  /// Where a range stands; `index` is below the count of its list.
  func lostRangePlace(_ index: Int) -> Int { (lostPlace ?? start) + 1 + index * Self.rangeOctets }
  func deliveredRangePlace(_ index: Int) -> Int {
    (deliveredRangesPlace ?? start) + 1 + index * Self.rangeOctets
  }

  /// NR-U sequence numbers that were declared lost; `index` is below ``lostRangeCount``.
  public func lostRange(_ index: Int) -> DLDataDeliveryStatus.SequenceRange {
    range(at: lostRangePlace(index))
  }

  /// PDCP sequence numbers that were delivered out of sequence; `index` is below ``deliveredRangeCount``.
  public func deliveredRange(_ index: Int) -> DLDataDeliveryStatus.SequenceRange {
    range(at: deliveredRangePlace(index))
  }

  private func range(at place: Int) -> DLDataDeliveryStatus.SequenceRange {
    DLDataDeliveryStatus.SequenceRange(
      start: bytes.number(at: place, octets: 3), end: bytes.number(at: place + 3, octets: 3))
  }
}

/// DL DATA DELIVERY STATUS as a value. What is nil is not announced.
public struct DLDataDeliveryStatus: Hashable, Sendable {
  public var finalFrame = false
  public var desiredBufferSize: UInt32
  public var desiredDataRate: UInt32?
  /// NR-U sequence numbers.
  public var lostRanges: [SequenceRange]?
  /// PDCP sequence numbers, 24 bits.
  public var highestDelivered: UInt32?
  public var highestTransmitted: UInt32?
  public var cause: UInt8?
  public var highestDeliveredRetransmitted: UInt32?
  public var highestRetransmitted: UInt32?
  /// PDCP sequence numbers that were delivered out of sequence.
  public var deliveredRanges: [SequenceRange]?

  /// The first and the last one of consecutive numbers, of 24 bits.
  public struct SequenceRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    public init(start: UInt32, end: UInt32) {
      self.start = start
      self.end = end
    }
  }

  /// Cause values (5.5.3): what happened to the radio link.
  public static let causes: [(value: UInt8, name: String)] = [
    (0, "unknown"), (1, "radioLinkOutage"), (2, "radioLinkResume"), (3, "ulRadioLinkOutage"),
    (4, "dlRadioLinkOutage"), (5, "ulRadioLinkResume"), (6, "dlRadioLinkResume"),
  ]

  public init(desiredBufferSize: UInt32) { self.desiredBufferSize = desiredBufferSize }

  public init(_ view: borrowing DLDataDeliveryStatusView) {
    finalFrame = view.finalFrame
    desiredBufferSize = view.desiredBufferSize
    desiredDataRate = view.desiredDataRate
    highestDelivered = view.highestDelivered
    highestTransmitted = view.highestTransmitted
    cause = view.cause
    highestDeliveredRetransmitted = view.highestDeliveredRetransmitted
    highestRetransmitted = view.highestRetransmitted
    if view.hasLostRanges {
      var ranges: [SequenceRange] = []
      for index in 0..<view.lostRangeCount { ranges.append(view.lostRange(index)) }
      lostRanges = ranges
    }
    if view.hasDeliveredRanges {
      var ranges: [SequenceRange] = []
      for index in 0..<view.deliveredRangeCount { ranges.append(view.deliveredRange(index)) }
      deliveredRanges = ranges
    }
  }

  /// Writes the container.
  ///
  /// - Throws: `badValue` for a number of more than 24 bits, `badLength` for more than 255 ranges.
  func encode(into writer: inout ByteWriter) throws(WireError) {
    writer.bits(1, 4)
    writer.flag(highestTransmitted != nil)
    writer.flag(highestDelivered != nil)
    writer.flag(finalFrame)
    writer.flag(lostRanges != nil)
    writer.bits(0, 3)
    writer.flag(deliveredRanges != nil)
    writer.flag(desiredDataRate != nil)
    writer.flag(highestRetransmitted != nil)
    writer.flag(highestDeliveredRetransmitted != nil)
    writer.flag(cause != nil)
    writer.u32(desiredBufferSize)
    if let desiredDataRate { writer.u32(desiredDataRate) }
    try Self.encode(lostRanges, "lost NR-U SN ranges", into: &writer)
    if let highestDelivered { try writer.u24(highestDelivered, "highest delivered NR PDCP SN") }
    if let highestTransmitted { try writer.u24(highestTransmitted, "highest transmitted NR PDCP SN") }
    if let cause { writer.u8(cause) }
    if let highestDeliveredRetransmitted {
      try writer.u24(highestDeliveredRetransmitted, "highest delivered retransmitted NR PDCP SN")
    }
    if let highestRetransmitted { try writer.u24(highestRetransmitted, "highest retransmitted NR PDCP SN") }
    try Self.encode(deliveredRanges, "delivered NR PDCP SN ranges", into: &writer)
    writer.padContainer()
  }

  private static func encode(
    _ ranges: [SequenceRange]?, _ field: String, into writer: inout ByteWriter
  ) throws(WireError) {
    guard let ranges else { return }
    try writer.itemCount(ranges.count, field)
    for range in ranges {
      try writer.u24(range.start, field)
      try writer.u24(range.end, field)
    }
  }
}
