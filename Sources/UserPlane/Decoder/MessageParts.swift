internal import Transport
internal import Wire

/// A GTP-U message taken apart: its extension headers and what is behind them.
struct MessageParts {
  let header: GTPUHeader
  private(set) var extensionCount = 0
  private(set) var containerCount = 0
  /// The first NR RAN container.
  private(set) var container: Range<Int>?
  /// What is behind the headers, as far as the length reaches; nil where the extension headers can't be read.
  private(set) var content: Range<Int>?
  private(set) var elements: [GTPUInformationElement]?

  init(_ header: GTPUHeader) { self.header = header }

  /// Reads what is behind the first octets of the header.
  ///
  /// - Throws: `WireError`, where lengths contradict each other; what was read before stays.
  mutating func read(_ bytes: Span<UInt8>) throws(WireError) {
    var walk = GTPUExtensionWalk(header)
    let messageEnd = min(header.declaredEnd, header.datagramEnd)
    guard header.end <= messageEnd else {
      throw WireError(.badLength, at: header.start + 2, "GTP-U length")
    }
    while let place = try walk.next(bytes) {
      extensionCount = walk.count
      guard place.type == GTPUExtensionPlace.nrRANContainer else { continue }
      containerCount += 1
      if container == nil { container = place.content }
    }
    let content = walk.end..<messageEnd
    self.content = content
    guard header.type.hasInformationElements else { return }
    guard content.upperBound <= header.capturedEnd else {
      throw WireError(.notCaptured, at: header.capturedEnd, "information elements")
    }
    elements = try GTPUInformationElement.list(bytes, content)
  }

  /// The captured part of the content.
  var capturedContent: Range<Int> {
    guard let content else { return header.end..<header.end }
    return content.lowerBound..<max(content.lowerBound, min(content.upperBound, header.capturedEnd))
  }

  /// PDU type of the container; nil without one.
  func pduType(_ bytes: Span<UInt8>) -> UInt8? {
    container.flatMap { $0.isEmpty ? nil : bytes[$0.lowerBound] >> 4 }
  }

  /// The value of the first information element of a type.
  func element(_ type: UInt8) -> [UInt8]? { elements?.first { $0.type == type }?.value }
}
