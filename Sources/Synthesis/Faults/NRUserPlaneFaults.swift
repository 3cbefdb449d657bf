import UserPlane

/// The PDUs of the NR user plane protocol, and what they say of each other. TS 38.425.
extension Fault {
  static let nrUserPlane: [Fault] = containers + sequences + reports

  private static let containers: [Fault] = [
    Fault(
      "nru-type-reserved", "The PDU type is reserved", f1u: [.assistance], trips: "nru/5.5.3.1/pdu-type",
      strength: Strength(3, in: 3...15, "PDU type")
    ) { message, value in
      message.patches.append(.init(place: .container(0), keeping: 0x0F, setting: UInt8(value) << 4))
    },
    Fault(
      "nru-fields-missing", "A flag announces a field that is not there",
      f1u: [.status], trips: "nru/5.5.2/container-readable"
    ) { message, _ in
      // Four octets of desired data rate that nobody wrote.
      message.pdu = .deliveryStatus(DLDataDeliveryStatus(desiredBufferSize: 0))
      message.patches.append(.init(place: .container(1), setting: 8))
    },
    Fault(
      "nru-spare-bits", "Spare bits of the second octet are set", f1u: [.status, .assistance],
      trips: "nru/5.5.2.2/spare-bits", strength: spareBits
    ) { message, value in message.patches.append(.init(place: .container(1), setting: UInt8(value))) },
    Fault(
      "nru-spare-bits-of-data", "Spare bits of the second octet of DL USER DATA are set", f1u: [.data],
      trips: "nru/5.5.2.1/spare-bits", strength: spareBits
    ) { message, value in message.patches.append(.init(place: .container(1), setting: UInt8(value))) },
    Fault(
      "nru-spare-bit-of-data", "The spare bit of the first octet of DL USER DATA is set", f1u: [.data],
      trips: "nru/5.5.2.1/spare-bits"
    ) { message, _ in message.patches.append(.init(place: .container(0), setting: 8)) },
    Fault(
      "nru-padding-not-zero", "Padding of the container is not 0",
      f1u: [.data], trips: "nru/5.5.3.24/padding-zero",
      strength: Strength(0xFF, in: 1...255, "value of the octet")
    ) { message, value in
      message.patches.append(.init(place: .containerEnd(-1), setting: UInt8(value)))
    },
    Fault(
      "nru-padding-too-long", "The container has more padding than its length needs",
      f1u: [.data, .status, .assistance], trips: "nru/5.5.3.24/padding-length",
      strength: Strength(4, in: 4...4, 8...8, unit: "octets too many")
    ) { message, value in message.excessPadding = value },
    Fault(
      "nru-wrong-direction", "An end sends what is for the other one to send",
      f1u: [.data, .status, .assistance], trips: "nru/5.4/pdu-direction"
    ) { message, _ in message.isFromCU.toggle() },
    Fault(
      "nru-block-empty", "A discard block has no number", f1u: [.data], trips: "nru/5.5.3/discard-block-size"
    ) { message, _ in
      message.changeData { $0.discardBlocks = [.init(start: 1, size: 0)] }
    },
    Fault(
      "nru-cause-reserved", "The cause of a status is reserved", f1u: [.status],
      trips: "nru/5.5.3/cause-value",
      strength: Strength(7, in: 7...228, "cause")
    ) { message, value in message.changeStatus { $0.cause = UInt8(value) } },
  ]

  private static let spareBits = Strength(
    0xE0, in: 0x20...0x20, 0x40...0x40, 0x80...0x80, 0xE0...0xE0, unit: "bits of the octet")

  private static let sequences: [Fault] = [
    Fault(
      "nru-loss", "A downlink message is numbered and never sent", f1u: [.data],
      trips: "nru/5.4.1.1/sequence-loss"
    ) { message, _ in message.copies = 0 },
    Fault(
      "nru-duplicate", "A frame of the downlink is sent again",
      f1u: [.data], trips: "nru/5.4.1.1/sequence-repeated", strength: Strength(1, in: 1...100, "times more")
    ) { message, value in message.copies = 1 + value },
    Fault(
      "nru-held-back", "A downlink message is sent after later ones",
      f1u: [.data], trips: "nru/5.4.1.1/sequence-order", strength: Strength(2_500, in: 1...100_000, "µs late")
    ) { message, value in message.sent += Int64(value) * 1_000 },
  ]

  private static let reports: [Fault] = [
    Fault(
      "nru-status-missing", "A delivery status is not sent", f1u: [.status],
      trips: "nru/5.4.1.1/poll-answered"
    ) { message, _ in message.copies = 0 },
    Fault(
      "nru-transmitted-back", "highestTransmitted falls back",
      f1u: [.status], trips: "nru/5.4.2.1/transmitted-forward", strength: numbers
    ) { message, value in
      message.changeStatus { $0.highestTransmitted = $0.highestTransmitted?.moved(by: -value) }
    },
    Fault(
      "nru-delivered-back", "highestDelivered falls back", f1u: [.status],
      trips: "nru/5.4.2.1/delivered-forward",
      strength: numbers
    ) { message, value in
      message.changeStatus { $0.highestDelivered = $0.highestDelivered?.moved(by: -value) }
    },
    Fault(
      "nru-delivered-ahead", "highestDelivered is ahead of highestTransmitted",
      f1u: [.status], trips: "nru/5.4.2.1/delivered-transmitted",
      strength: Strength(1, in: 1...100, "numbers")
    ) { message, value in
      message.changeStatus { $0.highestDelivered = $0.highestTransmitted?.moved(by: value) }
    },
    Fault(
      "nru-transmitted-unsent", "highestTransmitted was never sent",
      f1u: [.status], trips: "nru/5.4.2.1/transmitted-sent",
      strength: Strength(10, in: 3...1_000, "numbers ahead")
    ) { message, value in
      message.changeStatus { $0.highestTransmitted = $0.highestTransmitted?.moved(by: value) }
    },
    Fault(
      "nru-delivered-unsent", "highestDelivered was never sent, and highestTransmitted is not told",
      f1u: [.status],
      trips: "nru/5.4.2.1/delivered-sent", strength: Strength(30, in: 23...1_000, "numbers ahead")
    ) { message, value in
      message.changeStatus { status in
        status.highestDelivered = status.highestDelivered?.moved(by: value)
        status.highestTransmitted = nil
      }
    },
    Fault(
      "nru-lost-range-reversed", "A lost range ends before it begins",
      f1u: [.status], trips: "nru/5.5.3.15/lost-range-order", strength: Strength(1, in: 1...1_000, "numbers")
    ) { message, value in
      message.changeStatus { status in
        guard let range = status.lostRanges?.first else { return }
        status.lostRanges = [.init(start: range.start, end: range.end.lowered(by: value))]
      }
    },
    Fault(
      "nru-lost-ranges-overlap", "Two lost ranges have a number in common",
      f1u: [.status], trips: "nru/5.5.3.15/lost-range-order"
    ) { message, _ in
      message.changeStatus { status in
        guard let range = status.lostRanges?.first else { return }
        status.lostRanges = [range, range]
      }
    },
    Fault(
      "nru-lost-range-unsent", "A lost range names a number that was never sent",
      f1u: [.status], trips: "nru/5.4.2.1/lost-range-sent",
      strength: Strength(50, in: 1...10_000, "numbers ahead")
    ) { message, value in
      message.changeStatus { status in
        guard let range = status.lostRanges?.last else { return }
        let unsent = (range.end + UInt32(value)) & 0xFF_FFFF
        status.lostRanges?.append(.init(start: unsent, end: unsent))
      }
    },
    Fault(
      "nru-final-frame-early", "A status says that it is the last and is not",
      f1u: [.status], trips: "nru/5.4.2.1/final-frame-last"
    ) { message, _ in message.changeStatus { $0.finalFrame = true } },
  ]

  private static let numbers = Strength(3, in: 1...1_000, "numbers")
}

extension UInt32 {
  /// A PDCP sequence number so far from this one, of 18 bits.
  fileprivate func moved(by distance: Int) -> UInt32 { UInt32((Int(self) + distance) & 0x3FFFF) }

  /// An NR-U sequence number so far ahead of this one: lower.
  fileprivate func lowered(by distance: Int) -> UInt32 { UInt32((Int(self) - distance) & 0xFF_FFFF) }
}
