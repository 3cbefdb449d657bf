public import Wire

/// One section of a U-plane message as its header shows it, and where its PRBs lie. CUS 8.3.2, 8.3.3.
///
///      0        sectionId 12 | rb 1 | symInc 1 | startPrbu 10 | numPrbu 8
///      4        udCompHdr 8 | reserved 8                                    dynamic header
///     +0        udCompLen 16                                                methods 5 to 8, if used
///     +0        reserved 4 | sReSMask1 12 | reserved 4 | sReSMask2 12       methods 7, 8
///     +0        numPrbu PRBs
///
/// Offsets are positions in the span that was read.
public struct UPlaneSection: Equatable, Sendable {
  /// The first byte of the section header.
  public var offset: Int
  /// The first byte of the first PRB.
  public var dataOffset: Int
  /// Behind the last byte of the last PRB, by the header; the capture may end before it.
  public var end: Int
  /// PRBs in the section, `numPrbu` = 0 resolved.
  public var prbCount: Int
  public var sectionId: UInt16
  public var startPrbu: UInt16
  /// As sent.
  public var numPrbu: UInt8
  /// Every other PRB is used.
  public var rb: Bool
  public var symInc: Bool
  /// Method and width by which the section was read, from the header or from the format.
  public var compression: CompressionHeader
  /// The byte behind `udCompHdr`; 0 where there is none.
  public var reserved: UInt8 = 0
  /// As sent; 0 where there is none.
  public var udCompLen: UInt16 = 0
  /// As sent, with the 4 reserved bits; 0 where there is none.
  public var sReSMask1: UInt16 = 0
  public var sReSMask2: UInt16 = 0

  /// The bytes of the PRBs, whether captured or not.
  @inlinable public var data: Range<Int> { dataOffset..<max(dataOffset, end) }

  /// The first PRB behind the section, with `rb` taken into account.
  @inlinable public var prbEnd: Int {
    let span = rb ? max(0, prbCount &* 2 &- 1) : prbCount
    return Int(startPrbu) &+ span
  }

  /// Reads the section at `offset`.
  ///
  /// - Parameters:
  ///   - declaredEnd: behind the last byte of the message, by its eCPRI size.
  ///   - capturedEnd: behind the last byte that was captured, in `bytes`.
  /// - Throws: `truncated` if the section does not fit the message, `notCaptured` if its size can't be known
  ///   for the snap length, `badLength` if `udCompLen` or "all PRBs" contradict the message, `badValue` for a
  ///   method whose layout is not known.
  @inlinable
  public init(
    reading bytes: Span<UInt8>, at offset: Int, to declaredEnd: Int, captured capturedEnd: Int = .max,
    as format: UPlaneFormat
  ) throws(WireError) {
    let available = min(bytes.count, min(capturedEnd, declaredEnd))
    let isDynamic = format.isDynamic
    let headerBytes = isDynamic ? 6 : 4
    guard offset >= 0, declaredEnd >= offset, declaredEnd &- offset >= headerBytes else {
      throw .truncated(at: offset, "section header")
    }
    guard available &- offset >= headerBytes else { throw Self.notCaptured(at: offset, "section header") }
    self.offset = offset
    let second = bytes[offset &+ 1]
    sectionId = UInt16(bytes[offset]) << 4 | UInt16(second >> 4)
    rb = second & 8 != 0
    symInc = second & 4 != 0
    startPrbu = UInt16(second & 3) << 8 | UInt16(bytes[offset &+ 2])
    numPrbu = bytes[offset &+ 3]
    compression = format.compression
    if isDynamic {
      if !format.overrulesHeader { compression = CompressionHeader(rawValue: bytes[offset &+ 4]) }
      reserved = bytes[offset &+ 5]
    }
    dataOffset = offset &+ headerBytes
    prbCount = numPrbu == 0 ? Int(format.carrierPrbs) : Int(numPrbu)
    end = dataOffset
    if compression.hasFixedSize {
      let size = compression.bytesPerPRB()
      if prbCount == 0 {
        let rest = declaredEnd &- dataOffset
        guard rest > 0, rest % size == 0 else { throw Self.badLength(at: offset &+ 3, "numPrbu") }
        prbCount = rest / size
      }
      end = dataOffset &+ prbCount &* size
    } else {
      try measureSelective(bytes, to: declaredEnd, available: available, hasLength: format.hasLength)
    }
    guard end <= declaredEnd else { throw .truncated(at: dataOffset, "PRB data") }
  }

  /// Finds the end of a section of the methods 5 to 8, whose PRBs differ in size.
  @usableFromInline @inline(never)
  mutating func measureSelective(
    _ bytes: Span<UInt8>, to declaredEnd: Int, available: Int, hasLength: Bool
  ) throws(WireError) {
    guard compression.isKnown else { throw WireError(.badValue, at: offset, "udCompMeth") }
    if hasLength {
      udCompLen = try word(bytes, to: declaredEnd, available: available, "udCompLen")
      // The length counts the section header; 0 and 1 are reserved.
      let headerBytes = dataOffset - offset + (compression.hasSectionMasks ? 4 : 0)
      guard Int(udCompLen) >= headerBytes, Int(udCompLen) <= declaredEnd - offset else {
        throw WireError(.badLength, at: dataOffset - 2, "udCompLen")
      }
    }
    // Where a length is sent, it ends the section: "all PRBs" reach up to there.
    let limit = hasLength ? offset + Int(udCompLen) : declaredEnd
    if compression.hasSectionMasks {
      sReSMask1 = try word(bytes, to: declaredEnd, available: available, "sReSMask1")
      sReSMask2 = try word(bytes, to: declaredEnd, available: available, "sReSMask2")
      try measureSectionMasks(to: limit)
    } else {
      try measurePRBMasks(bytes, to: limit, available: available, hasLength: hasLength)
    }
    guard !hasLength || end == limit else {
      throw WireError(.badLength, at: offset, "udCompLen")
    }
  }

  /// PRBs of even index use mask 1, of odd index mask 2; with `rb` mask 1 is used throughout.
  private mutating func measureSectionMasks(to limit: Int) throws(WireError) {
    let odd = rb ? sReSMask1 : sReSMask2
    let first = compression.bytesPerPRB(resourceElements: (sReSMask1 & 0xFFF).nonzeroBitCount)
    let second = compression.bytesPerPRB(resourceElements: (odd & 0xFFF).nonzeroBitCount)
    if prbCount == 0 {
      let rest = limit - dataOffset
      let pair = first + second
      guard rest > 0, pair > 0 else { throw WireError(.badLength, at: offset + 3, "numPrbu") }
      let left = rest % pair
      guard left == 0 || left == first else { throw WireError(.badLength, at: offset + 3, "numPrbu") }
      prbCount = rest / pair * 2 + (left == 0 ? 0 : 1)
    }
    end = dataOffset + (prbCount + 1) / 2 * first + prbCount / 2 * second
  }

  private mutating func measurePRBMasks(
    _ bytes: Span<UInt8>, to limit: Int, available: Int, hasLength: Bool
  ) throws(WireError) {
    let reachesToLimit = prbCount == 0
    // Surveys try this on whatever they see, so that it is done for thousands of PRBs that are none.
    let (parameterBytes, bits) = (compression.parameterBytes, 2 &* compression.width)
    var position = dataOffset
    var count = 0
    while reachesToLimit ? position < limit : count < prbCount {
      let left = limit &- position
      guard left >= 2 else { throw .truncated(at: position, "sReSMask") }
      guard available &- position >= 2 else {
        guard hasLength else { throw Self.notCaptured(at: position, "sReSMask") }
        end = limit
        return
      }
      let mask = UInt16(bytes[position] & 0xF0) &<< 4 | UInt16(bytes[position &+ 1])
      let size = parameterBytes &+ (mask.nonzeroBitCount &* bits &+ 7) &>> 3
      guard size <= left else { throw .truncated(at: position, "PRB data") }
      position &+= size
      count &+= 1
    }
    prbCount = count
    end = position
  }

  /// Reads 16 bits of the section header and moves `dataOffset` behind them.
  private mutating func word(
    _ bytes: Span<UInt8>, to declaredEnd: Int, available: Int, _ field: String
  ) throws(WireError) -> UInt16 {
    guard declaredEnd - dataOffset >= 2 else { throw .truncated(at: dataOffset, field) }
    guard available - dataOffset >= 2 else { throw Self.notCaptured(at: dataOffset, field) }
    let value = UInt16(bytes[dataOffset]) << 8 | UInt16(bytes[dataOffset + 1])
    dataOffset += 2
    return value
  }

  @inline(never) @usableFromInline
  static func notCaptured(at offset: Int, _ field: String) -> WireError {
    WireError(.notCaptured, at: offset, field)
  }

  @inline(never) @usableFromInline
  static func badLength(at offset: Int, _ field: String) -> WireError {
    WireError(.badLength, at: offset, field)
  }
}

/// The sections of one U-plane message, one after the other.
///
/// A section count is not sent: sections are read until the message ends. The walk stops at the first error.
public struct UPlaneSectionWalk: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  @usableFromInline let declaredEnd: Int
  @usableFromInline let capturedEnd: Int
  @usableFromInline let format: UPlaneFormat
  /// Where the next section begins.
  public var offset: Int

  /// - Parameters:
  ///   - offset: the byte behind the timing header.
  ///   - declaredEnd: behind the last byte of the message, by its eCPRI size.
  ///   - capturedEnd: behind the last byte that was captured.
  @_lifetime(copy bytes)
  public init(
    _ bytes: Span<UInt8>, from offset: Int, to declaredEnd: Int, captured capturedEnd: Int = .max,
    as format: UPlaneFormat
  ) {
    self.bytes = bytes
    self.offset = offset
    self.declaredEnd = declaredEnd
    self.capturedEnd = capturedEnd
    self.format = format
  }

  /// The next section, or nil at the end of the message.
  @inlinable
  public mutating func next() throws(WireError) -> UPlaneSection? {
    guard offset < declaredEnd else { return nil }
    let section = try UPlaneSection(
      reading: bytes, at: offset, to: declaredEnd, captured: capturedEnd, as: format)
    offset = section.end
    return section
  }
}
