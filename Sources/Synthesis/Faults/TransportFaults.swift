import Fronthaul

/// The eCPRI common header, and what a frame holds beside the message. eCPRI 2.0, 3.1.3.
extension Fault {
  static let commonHeader: [Fault] = header + sizes + messages

  private static let header: [Fault] = [
    Fault(
      "ecpri-version", "The eCPRI protocol revision is 2", .any(trips: "ecpri/3.1.3.1.1/protocol-revision"),
      strength: Strength(2, in: 2...15, "revision")
    ) { $0.revision = UInt8($1.value) },
    Fault(
      "ecpri-reserved-bits", "The reserved bits of the common header are not 0",
      .any(trips: "ecpri/3.1.3.1/reserved-bits"), strength: Strength(5, in: 1...7, "value of the bits")
    ) { $0.reservedBits = UInt8($1.value) },
    Fault(
      "concatenation-bit", "The header announces another message, and none follows",
      .cPlane([0, 1, 3, 5], trips: "ecpri/3.1.3.1.2/next-message-present"),
      .uPlane(trips: "ecpri/3.1.3.1.2/next-message-present"),
      .other(nil, trips: "ecpri/3.1.3.1.2/next-message-present"),
      where: { !$0.isConcatenated && $0.needsNoPadding }
    ) { message, _ in message.isConcatenated = true },
    Fault(
      "message-type-reserved", "The message type is one that eCPRI reserves",
      .other(nil, trips: "ecpri/3.1.3.1.3/message-type-reserved"),
      strength: Strength(12, in: 12...63, "message type")
    ) { $0.type = UInt8($1.value) },
    Fault(
      "message-type-unused",
      "The message type is one that O-RAN does not use: of interworking functions, or of a vendor",
      .other(nil, trips: "cus/5.1.3.2/message-type"),
      strength: Strength(64, in: 9...10, 64...255, unit: "message type")
    ) { $0.type = UInt8($1.value) },
  ]

  private static let sizes: [Fault] = [
    Fault(
      "payload-size-too-large", "The eCPRI payload size is larger than what the frame has",
      .any(trips: "ecpri/3.1.3.1.4/payload-within-frame"), strength: Strength(64, in: 1...65_000, "bytes")
    ) { $0.sizeExcess = $1.value },
    Fault(
      "payload-size-zero", "The eCPRI payload size is 0, as if the length of the frame told it",
      .any(trips: "ecpri/3.1.3.1.4/payload-minimum")
    ) { message, _ in message.sizeExcess = nil },
    Fault(
      "payload-size-too-small", "The eCPRI payload size leaves out the end of what the message type needs",
      .other(nil, trips: "ecpri/3.1.3.1.4/payload-minimum"), strength: Strength(1, in: 1...3, "bytes"),
      where: \.hasSmallestPayload
    ) { $0.sizeExcess = -$1.value },
    Fault(
      "padding-not-zero", "A short frame is filled with other bytes than 0",
      .cPlane([0, 1, 3, 5], trips: "ecpri/3.1.3/padding-zero"),
      strength: Strength(0xA5, in: 1...255, "value of the bytes"), where: \.isPadded
    ) { $0.padding = UInt8($1.value) },
    Fault(
      "trailer-not-zero",
      "Bytes that are no padding lie after the message, as a frame check sequence or the trailer of a tap",
      .cPlane([0, 1, 3, 5], trips: "ecpri/3.1.3/padding-zero"), .uPlane(trips: "ecpri/3.1.3/padding-zero"),
      .other(nil, trips: "ecpri/3.1.3/padding-zero"), strength: Strength(4, in: 1...26, "bytes")
    ) { $0.trailer = [UInt8](repeating: 0xA5, count: $1.value) },
    Fault(
      "frame-too-long", "Zeros lie after the message, more than Ethernet asks for",
      .cPlane([0, 1, 3, 5], trips: "ecpri/3.1.3/padding-length"),
      .uPlane(trips: "ecpri/3.1.3/padding-length"), .other(nil, trips: "ecpri/3.1.3/padding-length"),
      strength: Strength(27, in: 5...1000, "bytes"), where: \.needsNoPadding
    ) { $0.trailer = [UInt8](repeating: 0, count: $1.value) }
    .beside("cus/5.5.1/mtu"),
    Fault(
      "frame-beyond-mtu", "Zeros lie after the message, more than the network takes",
      .cPlane([0, 1, 3, 5], trips: "cus/5.5.1/mtu"), .uPlane(trips: "cus/5.5.1/mtu"),
      strength: Strength(1_500, in: 5...9_000, "bytes"), where: \.needsNoPadding
    ) { $0.trailer = [UInt8](repeating: 0, count: $1.value) }
    .beside("ecpri/3.1.3/padding-length"),
  ]

  private static let messages: [Fault] = [
    Fault(
      "message-cut", "The message ends within the first four bytes of its application header",
      .cPlane(trips: "cus/5.1.3.2/message-readable"), .uPlane(trips: "cus/5.1.3.2/message-readable"),
      strength: Strength(2, in: 0...3, "bytes that are left of the application layer")
    ) { $0.applicationBytes = $1.value }
  ]
}

extension PlannedMessage {
  /// Whether its frame is shorter than Ethernet allows: a C-plane message of one section without extensions.
  fileprivate var isPadded: Bool {
    guard case .cPlane(let message) = content else { return false }
    return message.sections.count == 1 && message.sections[0].extensions.isEmpty
  }

  /// Whether its frame is as long as Ethernet asks for: that of a C-plane message with four sections or more.
  /// Of messages other than those of the C-plane it is for the scenario to say.
  fileprivate var needsNoPadding: Bool {
    guard case .cPlane(let message) = content else { return true }
    return message.sections.count >= 4
  }

  /// Whether there is nothing in it that its message type could do without.
  fileprivate var hasSmallestPayload: Bool {
    guard case .other(let message) = content, let layout = MessageStructures.ecpri(type: message.type),
      let payload = try? message.payload()
    else { return false }
    return payload.count == layout.minimumBytes
  }
}
