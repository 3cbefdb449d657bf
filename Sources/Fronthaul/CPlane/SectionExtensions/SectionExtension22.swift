/// Section extension 22: request of an acknowledgement (CUS 7.7.22).
///
///     | ackNackReqId 16 |
extension ExtensionType {
  static let extension22 = ExtensionType(
    22, "ACK/NACK request", on: [],
    [
      .field(
        "ackNackReqId", 16, clause: "CUS 7.7.22.2", wireshark: "ackNackReqId",
        "Identifier that the answer repeats")
    ])
}
