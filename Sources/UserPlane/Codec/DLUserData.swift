public import Wire

/// DL USER DATA, PDU type 0, as it was sent (TS 38.425, 5.5.2.1): from the node that hosts PDCP.
///
///      0      PDU type 4 | spare 1 | DL discard blocks 1 | DL flush 1 | report polling 1
///      1      spare 3 | request out of seq report 1 | report delivered 1 | user data existence 1
///             | assistance info report polling 1 | retransmission 1
///      2      NR-U sequence number 24
///      flush:      DL discard NR PDCP PDU SN 24
///      blocks:     number of blocks 8, then of each: start SN 24 | size 8
///      delivered:  DL report NR PDCP PDU SN 24
///      padding to 4n − 2 octets
public struct DLUserDataView: ~Escapable {
  private let bytes: Span<UInt8>
  /// Where the container begins.
  public let start: Int
  /// Where fields stand that a flag announces.
  private let discardPlace: Int?
  private let blocksPlace: Int?
  private let reportPlace: Int?
  /// What is behind the last field.
  public let padding: Range<Int>

  static let blockOctets = 4

  /// - Throws: `truncated`, where the container is too short for what its flags and counts announce.
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, _ container: Range<Int>) throws(WireError) {
    var reader = ContainerReader(bytes, container)
    let start = try reader.place(of: 5, "DL USER DATA")
    let flags = bytes[start]
    discardPlace = flags & 2 != 0 ? try reader.place(of: 3, "DL discard NR PDCP PDU SN") : nil
    if flags & 4 != 0 {
      let place = try reader.place(of: 1, "DL discard number of blocks")
      _ = try reader.place(of: Int(bytes[place]) * Self.blockOctets, "DL discard blocks")
      blocksPlace = place
    } else {
      blocksPlace = nil
    }
    reportPlace = bytes[start + 1] & 8 != 0 ? try reader.place(of: 3, "DL report NR PDCP PDU SN") : nil
    padding = reader.position..<reader.end
    self.start = start
    self.bytes = bytes
  }

  public var hasDiscardBlocks: Bool { blocksPlace != nil }
  public var isFlush: Bool { discardPlace != nil }
  public var reportPolling: Bool { bytes[start] & 1 != 0 }
  public var requestOutOfSeqReport: Bool { bytes[start + 1] & 0x10 != 0 }
  public var reportDelivered: Bool { reportPlace != nil }
  public var userDataExistence: Bool { bytes[start + 1] & 4 != 0 }
  public var assistanceInfoReportPolling: Bool { bytes[start + 1] & 2 != 0 }
  public var retransmission: Bool { bytes[start + 1] & 1 != 0 }
  /// The spare bits of the first octet and of the second one.
  public var spare: (first: UInt8, second: UInt8) { (bytes[start] >> 3 & 1, bytes[start + 1] >> 5) }
  public var nrUSequenceNumber: UInt32 { bytes.number(at: start + 2, octets: 3) }
  public var dlDiscardNRPDCPPDUSN: UInt32? { discardPlace.map { bytes.number(at: $0, octets: 3) } }
  public var dlReportNRPDCPPDUSN: UInt32? { reportPlace.map { bytes.number(at: $0, octets: 3) } }
  public var discardBlockCount: Int { blocksPlace.map { Int(bytes[$0]) } ?? 0 }
  public var paddingIsZero: Bool { !bytes.hasNonZero(padding) }

  /// Where a block stands; `index` is below ``discardBlockCount``.
  func blockPlace(_ index: Int) -> Int { (blocksPlace ?? start) + 1 + index * Self.blockOctets }

  /// A block of numbers to be discarded; `index` is below ``discardBlockCount``.
  public func discardBlock(_ index: Int) -> DLUserData.DiscardBlock {
    let place = blockPlace(index)
    return DLUserData.DiscardBlock(
      start: bytes.number(at: place, octets: 3), size: bytes[place + 3])
  }
}

/// DL USER DATA as a value.
public struct DLUserData: Hashable, Sendable {
  public var reportPolling = false
  public var requestOutOfSeqReport = false
  public var userDataExistence = false
  public var assistanceInfoReportPolling = false
  public var retransmission = false
  /// 24 bits.
  public var nrUSequenceNumber: UInt32
  /// Up to and with which PDCP PDUs are to be discarded; nil = no DL flush.
  public var dlDiscardNRPDCPPDUSN: UInt32?
  /// nil = the flag is not set.
  public var discardBlocks: [DiscardBlock]?
  /// nil = the flag report delivered is not set.
  public var dlReportNRPDCPPDUSN: UInt32?

  /// Consecutive PDCP PDUs to be discarded.
  public struct DiscardBlock: Hashable, Sendable {
    /// 24 bits.
    public var start: UInt32
    public var size: UInt8

    public init(start: UInt32, size: UInt8) {
      self.start = start
      self.size = size
    }
  }

  public init(nrUSequenceNumber: UInt32) { self.nrUSequenceNumber = nrUSequenceNumber }

  public init(_ view: borrowing DLUserDataView) {
    nrUSequenceNumber = view.nrUSequenceNumber
    reportPolling = view.reportPolling
    requestOutOfSeqReport = view.requestOutOfSeqReport
    userDataExistence = view.userDataExistence
    assistanceInfoReportPolling = view.assistanceInfoReportPolling
    retransmission = view.retransmission
    dlDiscardNRPDCPPDUSN = view.dlDiscardNRPDCPPDUSN
    dlReportNRPDCPPDUSN = view.dlReportNRPDCPPDUSN
    guard view.hasDiscardBlocks else { return }
    var blocks: [DiscardBlock] = []
    for index in 0..<view.discardBlockCount { blocks.append(view.discardBlock(index)) }
    discardBlocks = blocks
  }

  /// Writes the container.
  ///
  /// - Throws: `badValue` for a number of more than 24 bits, `badLength` for more than 255 blocks.
  func encode(into writer: inout ByteWriter) throws(WireError) {
    writer.bits(0, 5)
    writer.flag(discardBlocks != nil)
    writer.flag(dlDiscardNRPDCPPDUSN != nil)
    writer.flag(reportPolling)
    writer.bits(0, 3)
    writer.flag(requestOutOfSeqReport)
    writer.flag(dlReportNRPDCPPDUSN != nil)
    writer.flag(userDataExistence)
    writer.flag(assistanceInfoReportPolling)
    writer.flag(retransmission)
    try writer.u24(nrUSequenceNumber, "NR-U sequence number")
    if let dlDiscardNRPDCPPDUSN { try writer.u24(dlDiscardNRPDCPPDUSN, "DL discard NR PDCP PDU SN") }
    if let discardBlocks {
      try writer.itemCount(discardBlocks.count, "DL discard blocks")
      for block in discardBlocks {
        try writer.u24(block.start, "DL discard NR PDCP PDU SN start")
        writer.u8(block.size)
      }
    }
    if let dlReportNRPDCPPDUSN { try writer.u24(dlReportNRPDCPPDUSN, "DL report NR PDCP PDU SN") }
    writer.padContainer()
  }
}

extension ByteWriter {
  mutating func flag(_ isSet: Bool) { bits(isSet ? 1 : 0, 1) }
}
