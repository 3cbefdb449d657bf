import CaptureFiles
import Wire

/// Gives PDUs that come without SCTP numbers of associations: one for each pair of addresses, or for each protocol of
/// a file where there are none.
struct BarePDUTable: Sendable {
  /// Pairs of addresses that are told apart.
  static let limit = 4096

  struct Key: Hashable, Sendable {
    var capture: Int
    var layer: UpperLayer
    /// `nil` where the capture does not say it.
    var path: PathKey?
  }

  let linkTypes: [LinkType: UpperLayer]
  private var ends: [Key: (association: Int, side: Int)] = [:]
  /// What the capture has shown of each association.
  private var shown: [Int: Association.Shown] = [:]

  init(linkTypes: [LinkType: UpperLayer]) { self.linkTypes = linkTypes }

  /// The association of a PDU and the side that sent it.
  mutating func find(_ key: Key, _ numbers: inout Int) -> (association: Int, side: Int, isNew: Bool)? {
    if let end = ends[key] { return (end.association, end.side, false) }
    guard ends.count < Self.limit * 2 else { return nil }
    let end = (association: numbers, side: 0)
    numbers += 1
    ends[key] = end
    if let path = key.path, path != path.reversed {
      var reversed = key
      reversed.path = path.reversed
      ends[reversed] = (end.association, 1)
    }
    return (end.association, end.side, true)
  }

  /// Notes a PDU of a side.
  ///
  /// - Returns: what the capture had shown of the association before, and what with it.
  mutating func show(
    _ association: Int, side: Int, hasSides: Bool
  ) -> (
    before: Association.Shown, now: Association.Shown
  ) {
    let before = shown[association] ?? []
    let now = before.union([.message, hasSides ? .side(side) : .bothSides])
    shown[association] = now
    return (before, now)
  }
}

extension SCTPDecoder {
  /// The message of a frame that begins above SCTP; `nil` for other frames.
  mutating func bareMessage(_ packet: Packet, _ bytes: Span<UInt8>, _ frame: FrameInfo) -> UserMessage? {
    if frame.linkType == .upperPDU { return exportedMessage(packet, bytes, frame) }
    guard frame.linkType.isUser, let layer = barePDUs.linkTypes[frame.linkType] else { return nil }
    return message(
      UpperLayer.Recognition(layer, .name), nil, .bare, packet.payload, packet, frame)
  }

  private mutating func exportedMessage(
    _ packet: Packet, _ bytes: Span<UInt8>, _ frame: FrameInfo
  ) -> UserMessage? {
    let exported: (header: ExportedPDU, payloadStart: Int)
    do throws(WireError) {
      exported = try ExportedPDU.header(bytes, originalLength: frame.originalLength)
    } catch {
      counts.malformed += 1
      outbox.append(.defect(AssociationDefect(.malformed(error), nil)))
      return nil
    }
    let header = exported.header
    guard let recognition = header.upperLayer else { return nil }
    let key =
      header.source == nil && header.destination == nil
      ? nil
      : PathKey(
        source: TransportAddress(header.source, port: header.sourcePort ?? 0),
        destination: TransportAddress(header.destination, port: header.destinationPort ?? 0))
    var message = message(
      recognition, key, .exported,
      exported.payloadStart..<max(exported.payloadStart, packet.payload.upperBound),
      packet, frame)
    message?.payloadProtocol = header.payloadProtocol ?? 0
    return message
  }

  private mutating func message(
    _ recognition: UpperLayer.Recognition, _ key: PathKey?, _ transport: AssociationPath.Transport,
    _ payload: Range<Int>, _ packet: Packet, _ frame: FrameInfo
  ) -> UserMessage? {
    let tableKey = BarePDUTable.Key(
      capture: key == nil ? frame.capture : 0, layer: recognition.layer, path: key)
    guard let found = barePDUs.find(tableKey, &numbers) else {
      counts.barePDUsLeftOut += 1
      outbox.append(.defect(AssociationDefect(.tooManyAssociations, nil)))
      return nil
    }
    let nowhere = TransportAddress(nil, port: 0)
    var path = AssociationPath(
      association: found.association, side: found.side, source: key?.source ?? nowhere,
      destination: key?.destination ?? nowhere, transport: transport)
    path.wellKnownSide = wellKnownSide(path)
    let shown = barePDUs.show(
      found.association, side: found.side, hasSides: path.source != path.destination)
    counts.count(shown.now, after: shown.before)
    path.showsBothSides = shown.now.isSuperset(of: .bothSides)
    var message = UserMessage(
      path, payload: payload, octets: packet.payloadEnd - payload.lowerBound, frame: frame.number)
    message.isCut = packet.payloadEnd > payload.upperBound
    message.offsetInFrame = payload.lowerBound
    message.upperLayer = recognition
    counts.barePDUs += 1
    if found.isNew { counts.associations += 1 }
    return message
  }

  private func wellKnownSide(_ path: AssociationPath) -> Int? {
    let isSource = UpperLayer.registered(port: path.source.port) != nil
    let isDestination = UpperLayer.registered(port: path.destination.port) != nil
    guard isSource != isDestination else { return nil }
    return isSource ? path.side : 1 - path.side
  }
}
