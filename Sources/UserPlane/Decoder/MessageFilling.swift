internal import Events
internal import Transport
internal import Wire

/// Fills the fields that every message has.
extension UserPlaneDecoder {
  mutating func fill(_ header: GTPUHeader) {
    row[MessageSlot.version] = Int64(header.version)
    row[MessageSlot.protocolType] = header.isGTP ? 1 : 0
    row[MessageSlot.spare] = header.spare ? 1 : 0
    row[MessageSlot.extensionFlag] = header.hasExtensions ? 1 : 0
    row[MessageSlot.sequenceFlag] = header.hasSequenceNumber ? 1 : 0
    row[MessageSlot.nPDUFlag] = header.hasNPDUNumber ? 1 : 0
    row[MessageSlot.messageType] = Int64(header.type.rawValue)
    row[MessageSlot.length] = Int64(header.length)
    row[MessageSlot.teid] = Int64(header.teid)
    set(MessageSlot.sequenceNumber, header.sequenceNumber)
    set(MessageSlot.nPDUNumber, header.nPDUNumber)
    row[MessageSlot.availableBytes] = Int64(header.datagramEnd - header.start - 8)
  }

  /// What is behind the header, as far as it was read.
  mutating func fill(_ message: MessageParts, _ packet: UserPlanePacket) {
    row[MessageSlot.extensionCount] = Int64(message.extensionCount)
    row[MessageSlot.containerCount] = Int64(message.containerCount)
    row[MessageSlot.payloadBytes] = Int64(message.content?.count ?? 0)
    if let container = message.container {
      row[MessageSlot.containerBytes] = Int64(container.count)
      if !packet.isReassembled { row[MessageSlot.containerOffset] = Int64(container.lowerBound) }
    }
    guard let elements = message.elements else { return }
    row[MessageSlot.elementCount] = Int64(elements.count)
    guard message.header.type == .errorIndication else { return }
    if let teid = message.element(GTPUInformationElement.tunnelEndpointIdentifierDataI) {
      row[MessageSlot.errorTEID] = teid.reduce(0) { $0 << 8 | Int64($1) }
    }
    let hasAddress = message.element(GTPUInformationElement.gtpuPeerAddress) != nil
    row[MessageSlot.hasPeerAddress] = hasAddress ? 1 : 0
  }

  /// Finds the tunnel of a message and fills in what is known of it; nil for signalling, and beyond the limit.
  mutating func follow(
    _ header: GTPUHeader, _ packet: UserPlanePacket, _ directory: TunnelDirectory
  ) -> Int? {
    guard !header.type.isSignalling else { return nil }
    let (source, destination) = (packet.datagram.source, packet.datagram.destination)
    let key = TunnelKey(source: source, destination: destination, teid: header.teid)
    guard let place = table.place(of: key) else { return nil }
    let path = PathKey(source: source, destination: destination)
    table.paths[path, default: Path()].messages += 1
    let answer = directory.answer(
      for: TunnelDirectory.Endpoint(address: destination, teid: header.teid), from: source)
    fill(answer, place, packet)
    fillRole(answer, packet)
    set(MessageSlot.afterEndMarker, table.tunnels[place].hasEndMarker)
    if header.type == .endMarker { table.tunnels[place].hasEndMarker = true }
    row[MessageSlot.tunnel] = Int64(table.tunnels[place].number)
    return place
  }

  /// What F1AP said of the tunnel.
  private mutating func fill(
    _ answer: TunnelDirectory.Answer, _ place: Int, _ packet: UserPlanePacket
  ) {
    switch answer {
    case .unjudged: return
    case .unannounced: row[MessageSlot.tunnelKnown] = 0
    case .announced(let announcement):
      row[MessageSlot.tunnelKnown] = 1
      row[MessageSlot.tunnelReleased] = announcement.released.map { $0 < packet.time } ?? false ? 1 : 0
      row[MessageSlot.tunnelOwner] = announcement.owner.rawValue
      row[MessageSlot.association] = Int64(announcement.association)
      row[MessageSlot.ue] = Int64(announcement.ue)
      row[MessageSlot.bearer] = Int64(announcement.bearer)
      if let bits = announcement.pdcpSNBits { table.tunnels[place].pdcp.declaredBits = bits }
      guard table.tunnels[place].announcement != announcement.number else { return }
      if table.tunnels[place].announcement != 0 { table.renew(place) }
      table.tunnels[place].announcement = announcement.number
      table.tunnels[place].pdcp.declaredBits = announcement.pdcpSNBits
      guard announcement.owner == .du else { return }
      let bearer = BearerKey(
        association: announcement.association, ue: announcement.ue, bearer: announcement.bearer,
        du: packet.datagram.destination)
      let other = announcedData[bearer]
      // What is forgotten is paired again once its endpoints are announced anew.
      if other == nil, announcedData.count >= TunnelDirectory.limit { announcedData.removeAll() }
      announcedData[bearer] = other == nil || other == place ? place : -1
    }
  }

  /// Who hosts PDCP.
  private mutating func fillRole(
    _ answer: TunnelDirectory.Answer, _ packet: UserPlanePacket
  ) {
    if case .announced(let announcement) = answer {
      row[MessageSlot.fromCU] = announcement.owner == .du ? 1 : 0
    } else if let isFromCU = packet.isFromCU {
      row[MessageSlot.fromCU] = isFromCU ? 1 : 0
    }
  }

  /// Where nothing declared it, the role is what the first PDU between the nodes told.
  mutating func inferRole(_ packet: UserPlanePacket, isFromCU: Bool) {
    guard row.value(MessageSlot.fromCU) == nil else { return }
    let path = packet.path
    table.noteRole(path, isFromCU: isFromCU)
    guard let known = table.paths[path]?.isFromCU else { return }
    row[MessageSlot.fromCU] = known ? 1 : 0
    row.setInferred(row.inferred.union(FieldSet([MessageSlot.fromCU])))
  }

  /// Fills a field that a message may lack.
  mutating func set(_ slot: FieldSlot, _ value: (some BinaryInteger)?) {
    if let value { row[slot] = Int64(value) }
  }

  mutating func set(_ slot: FieldSlot, _ isTrue: Bool) { row[slot] = isTrue ? 1 : 0 }

  /// What is behind the last field of a container.
  mutating func fillPadding(_ padding: Range<Int>, isZero: Bool) {
    row[MessageSlot.paddingBytes] = Int64(padding.count)
    set(MessageSlot.paddingNonZero, !isZero)
  }

  /// The place of an item, where places in the frame are known.
  mutating func beginItem(_ index: Int, at place: Int, _ packet: UserPlanePacket) {
    row[MessageSlot.itemIndex] = Int64(index)
    if !packet.isReassembled { row[MessageSlot.itemOffset] = Int64(place) }
  }
}

extension MessageFields {
  /// The fields that a message without a readable header has not.
  static let ofHeader = [
    MessageSlot.version, MessageSlot.protocolType, MessageSlot.spare, MessageSlot.extensionFlag,
    MessageSlot.sequenceFlag, MessageSlot.nPDUFlag, MessageSlot.messageType, MessageSlot.length,
    MessageSlot.teid, MessageSlot.availableBytes, MessageSlot.extensionCount, MessageSlot.containerCount,
    MessageSlot.payloadBytes,
  ]

  /// The code point of a defect.
  static func code(of code: WireError.Code) -> Int64 {
    switch code {
    case .truncated: 1
    case .badLength: 2
    case .badValue: 3
    case .tooDeep: 4
    case .notCaptured: 5
    }
  }
}
