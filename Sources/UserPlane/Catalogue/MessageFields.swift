internal import Events
internal import Transport

/// Fields that every F1-U event has: of the frame, of the GTP-U header (TS 29.281, 5.1) and of the tunnel.
enum MessageFields {
  static let definitions: [FieldDefinition] = frame + header + content + reading + tunnel

  static let messageTypes = GTPUMessageType.known.map { CodePoint(Int64($0.number), $0.name) }
  static let pduTypes = NRUserPlanePDU.types.map { CodePoint(Int64($0.value), $0.name) }
  static let defects = [
    CodePoint(0, "none"), CodePoint(1, "truncated"), CodePoint(2, "badLength"), CodePoint(3, "badValue"),
    CodePoint(4, "tooDeep"), CodePoint(5, "notCaptured"),
  ]

  private static func inMessage(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: MessageSlot.messageOffset, bitOffset: bit, bitWidth: width)
  }

  private static let frame: [FieldDefinition] = [
    FieldDefinition(
      "frameNumber", FrameSlot.frameNumber, wireshark: "frame.number",
      "Number of the frame in its capture file, from 1"),
    FieldDefinition(
      "captureTime", FrameSlot.captureTime, .time, unit: .nanoseconds,
      "Time stamp of the capture clock, since 1970"),
    FieldDefinition(
      "originalLength", MessageSlot.originalLength, unit: .bytes, wireshark: "frame.len",
      "Bytes that the frame had"),
    FieldDefinition("sender", FrameSlot.sender, optional: true, "Number of the unit that sent the message"),
    FieldDefinition(
      "receiver", FrameSlot.receiver, optional: true, "Number of the unit that the message is for"),
    FieldDefinition("capture", FrameSlot.capture, "Number of the capture file among the inputs, from 0"),
    FieldDefinition("sourcePort", MessageSlot.sourcePort, wireshark: "udp.srcport", "UDP port of the sender"),
    FieldDefinition(
      "destinationPort", MessageSlot.destinationPort, clause: "TS 29.281 4.4.2", wireshark: "udp.dstport",
      "UDP port of the receiver"),
    FieldDefinition(
      "messageOffset", MessageSlot.messageOffset, unit: .bytes, optional: true,
      "Where the message begins in the frame; absent for one that was put together from IP fragments"),
  ]

  private static let header: [FieldDefinition] = [
    FieldDefinition(
      "version", MessageSlot.version, clause: "TS 29.281 5.1", wireshark: "gtp.flags.version",
      location: inMessage(0, 3), "Version of GTP"),
    FieldDefinition(
      "protocolType", MessageSlot.protocolType, .boolean, clause: "TS 29.281 5.1",
      wireshark: "gtp.flags.payload", location: inMessage(3, 1), "True for GTP, false for GTP'"),
    FieldDefinition(
      "spare", MessageSlot.spare, clause: "TS 29.281 5.1", wireshark: "gtp.flags.reserved",
      location: inMessage(4, 1), "Spare bit of the first octet"),
    FieldDefinition(
      "extensionHeaderFlag", MessageSlot.extensionFlag, .boolean, clause: "TS 29.281 5.1",
      wireshark: "gtp.flags.e", location: inMessage(5, 1), "E: whether extension headers follow"),
    FieldDefinition(
      "sequenceNumberFlag", MessageSlot.sequenceFlag, .boolean, clause: "TS 29.281 5.1",
      wireshark: "gtp.flags.s", location: inMessage(6, 1), "S: whether the sequence number means something"),
    FieldDefinition(
      "nPDUNumberFlag", MessageSlot.nPDUFlag, .boolean, clause: "TS 29.281 5.1",
      wireshark: "gtp.flags.pn", location: inMessage(7, 1), "PN: whether the N-PDU number means something"),
    FieldDefinition(
      "messageType", MessageSlot.messageType, .enumeration(messageTypes),
      clause: "TS 29.281 6.1", wireshark: "gtp.message", location: inMessage(8, 8), "Message type"),
    FieldDefinition(
      "length", MessageSlot.length, unit: .bytes, clause: "TS 29.281 5.1",
      wireshark: "gtp.length", location: inMessage(16, 16), "Bytes after the first eight, as told"),
    FieldDefinition(
      "teid", MessageSlot.teid, .mask(32), clause: "TS 29.281 5.1", wireshark: "gtp.teid",
      location: inMessage(32, 32), "Tunnel endpoint identifier"),
    FieldDefinition(
      "sequenceNumber", MessageSlot.sequenceNumber, optional: true, clause: "TS 29.281 5.1",
      wireshark: "gtp.seq_number",
      location: inMessage(64, 16), "Sequence number of GTP-U, where its flag is set"),
    FieldDefinition(
      "nPDUNumber", MessageSlot.nPDUNumber, optional: true, clause: "TS 29.281 5.1",
      wireshark: "gtp.npdu_number",
      location: inMessage(80, 8), "N-PDU number, where its flag is set"),
  ]

  private static let content: [FieldDefinition] = [
    FieldDefinition(
      "availableBytes", MessageSlot.availableBytes, unit: .bytes,
      "Bytes that the datagram has after the first eight"),
    FieldDefinition(
      "extensionHeaders", MessageSlot.extensionCount, clause: "TS 29.281 5.2",
      "Number of extension headers that could be read"),
    FieldDefinition(
      "containers", MessageSlot.containerCount, clause: "TS 29.281 5.2.2.6",
      "Number of NR RAN containers among them"),
    FieldDefinition(
      "payloadBytes", MessageSlot.payloadBytes, unit: .bytes, clause: "TS 29.281 6.1",
      "Bytes after the headers: those of the PDCP PDU in a G-PDU"),
    FieldDefinition(
      "informationElements", MessageSlot.elementCount, optional: true, clause: "TS 29.281 8.1",
      "Number of information elements of a message that is no G-PDU"),
    FieldDefinition(
      "errorTEID", MessageSlot.errorTEID, .mask(32), optional: true, clause: "TS 29.281 8.3",
      wireshark: "gtp.teid_data",
      "TEID that an error indication says is not known"),
    FieldDefinition(
      "peerAddressPresent", MessageSlot.hasPeerAddress, .boolean, optional: true, clause: "TS 29.281 8.4",
      "Whether an error indication tells the address that the G-PDU was sent to"),
    FieldDefinition(
      "pduType", MessageSlot.pduType, .enumeration(pduTypes), optional: true, clause: "TS 38.425 5.5.3.1",
      wireshark: "nrup.pdu_type",
      location: FieldLocation(anchor: MessageSlot.containerOffset, bitOffset: 0, bitWidth: 4),
      "PDU type of the NR RAN container"),
    FieldDefinition(
      "containerOffset", MessageSlot.containerOffset, unit: .bytes, optional: true,
      "Where the NR RAN container begins in the frame"),
    FieldDefinition(
      "containerBytes", MessageSlot.containerBytes, unit: .bytes, optional: true, clause: "TS 38.425 5.5.1",
      "Bytes of the NR RAN container"),
  ]

  private static let reading: [FieldDefinition] = [
    FieldDefinition(
      "wellFormed", MessageSlot.wellFormed, .boolean, "Whether the message could be read to its end"),
    FieldDefinition(
      "defect", MessageSlot.defect, .enumeration(defects), "What kept the message from being read"),
    FieldDefinition(
      "defectOffset", MessageSlot.defectOffset, unit: .bytes, optional: true,
      "Byte of the frame at which reading stopped"),
  ]

  private static let tunnel: [FieldDefinition] = [
    FieldDefinition(
      "tunnel", MessageSlot.tunnel, optional: true,
      "Number of the tunnel: source address, destination address and TEID; another one when the TEID is used anew"
    ),
    FieldDefinition(
      "fromCU", MessageSlot.fromCU, .boolean, optional: true,
      "Whether the sender hosts PDCP; by F1AP, by its declared role, or by the first PDU that tells"),
    FieldDefinition(
      "tunnelKnown", MessageSlot.tunnelKnown, .boolean, optional: true, clause: "TS 38.473 9.3.2.1",
      "Whether F1AP announced address and TEID; absent where its messages were not captured"),
    FieldDefinition(
      "tunnelReleased", MessageSlot.tunnelReleased, .boolean, optional: true, clause: "TS 38.473 8.3",
      "Whether F1AP released the bearer of the tunnel before"),
    FieldDefinition(
      "tunnelOwner", MessageSlot.tunnelOwner,
      .enumeration([CodePoint(TunnelOwner.cu.rawValue, "CU"), CodePoint(TunnelOwner.du.rawValue, "DU")]),
      optional: true, "Who announced the tunnel: the receiver of its messages"),
    FieldDefinition(
      "association", MessageSlot.association, optional: true, "Association on which the tunnel was announced"),
    FieldDefinition("ue", MessageSlot.ue, optional: true, "Number of the UE's F1 connection"),
    FieldDefinition("bearer", MessageSlot.bearer, optional: true, "DRB ID"),
    FieldDefinition(
      "afterEndMarker", MessageSlot.afterEndMarker, .boolean, optional: true, clause: "TS 29.281 7.3.2",
      "Whether an end marker was sent on the tunnel before"),
  ]
}
