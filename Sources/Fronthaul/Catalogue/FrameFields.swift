internal import Events

/// Fields that every fronthaul event has of its frame and of the eCPRI common header (eCPRI 2.0, 3.1.3).
enum FrameFields {
  private static func inFrame(_ bit: Int, _ width: Int) -> FieldLocation {
    FieldLocation(anchor: HeaderSlot.messageOffset, bitOffset: bit, bitWidth: width)
  }

  static let encapsulations = [CodePoint(0, "ethernet"), CodePoint(1, "udp-ipv4"), CodePoint(2, "udp-ipv6")]

  static let messageTypes = [
    CodePoint(0, "IQData"), CodePoint(1, "BitSequence"), CodePoint(2, "RealTimeControl"),
    CodePoint(3, "GenericData"), CodePoint(4, "RemoteMemoryAccess"), CodePoint(5, "OneWayDelay"),
    CodePoint(6, "RemoteReset"), CodePoint(7, "EventIndication"), CodePoint(8, "IWFStartUp"),
    CodePoint(9, "IWFOperation"), CodePoint(10, "IWFMapping"), CodePoint(11, "IWFDelayControl"),
  ]

  static let definitions: [FieldDefinition] = FrameSlot.definitions + frame + header

  private static let frame: [FieldDefinition] = [
    FieldDefinition(
      "originalLength", HeaderSlot.originalLength, unit: .bytes, wireshark: "frame.len",
      "Bytes that the frame had"),
    FieldDefinition(
      "source", HeaderSlot.source, .macAddress, wireshark: "eth.src", "Source MAC address; 0 without Ethernet"
    ),
    FieldDefinition(
      "destination", HeaderSlot.destination, .macAddress, wireshark: "eth.dst",
      "Destination MAC address; 0 without Ethernet"),
    FieldDefinition(
      "vlanId", HeaderSlot.vlanId, optional: true, clause: "CUS 5.4", wireshark: "vlan.id",
      "VLAN identifier of the innermost tag"),
    FieldDefinition(
      "vlanPriority", HeaderSlot.vlanPriority, optional: true, clause: "CUS 5.3",
      wireshark: "vlan.priority", "Priority code point of the innermost tag"),
    FieldDefinition("vlanTags", HeaderSlot.vlanTags, "Number of VLAN tags"),
    FieldDefinition(
      "encapsulation", HeaderSlot.encapsulation, .enumeration(encapsulations), "What carries eCPRI"),
    FieldDefinition(
      "messageOffset", HeaderSlot.messageOffset, unit: .bytes,
      "Where the eCPRI common header begins in the frame"),
    FieldDefinition(
      "trailingBytes", HeaderSlot.trailingBytes, unit: .bytes,
      "Bytes of the frame's payload after its last eCPRI message; 0 for all but the last message"),
    FieldDefinition(
      "trailingNonZero", HeaderSlot.trailingNonZero, .boolean,
      "Whether one of the trailing bytes is not zero, so that they are no padding"),
  ]

  private static let header: [FieldDefinition] = [
    FieldDefinition(
      "ecpriVersion", HeaderSlot.ecpriVersion, clause: "eCPRI 3.1.3.1.1", wireshark: "ecpri.revision",
      location: inFrame(0, 4), "Protocol revision"),
    FieldDefinition(
      "ecpriReserved", HeaderSlot.ecpriReserved, clause: "eCPRI 3.1.3.1", wireshark: "ecpri.reserved",
      location: inFrame(4, 3), "Reserved bits of the common header"),
    FieldDefinition(
      "ecpriConcatenation", HeaderSlot.ecpriConcatenation, .boolean, clause: "eCPRI 3.1.3.1.2",
      wireshark: "ecpri.cbit", location: inFrame(7, 1),
      "Whether another eCPRI message follows in the same frame"),
    FieldDefinition(
      "ecpriMessage", HeaderSlot.ecpriMessage, .enumeration(messageTypes), clause: "eCPRI 3.1.3.1.3",
      wireshark: "ecpri.type", location: inFrame(8, 8), "Message type"),
    FieldDefinition(
      "ecpriPayload", HeaderSlot.ecpriPayload, unit: .bytes, clause: "eCPRI 3.1.3.1.4",
      wireshark: "ecpri.size", location: inFrame(16, 16), "Payload size without the common header"),
    FieldDefinition(
      "availableBytes", HeaderSlot.availableBytes, unit: .bytes,
      "Bytes that the frame has after the common header"),
    FieldDefinition(
      "messageIndex", HeaderSlot.messageIndex, "Position in the concatenation, from 0"),
    FieldDefinition(
      "concatenationFollowed", HeaderSlot.concatenationFollowed, .boolean, clause: "eCPRI 3.1.3.1.2",
      "Whether room for another common header is left where the next message would begin"),
  ]
}
