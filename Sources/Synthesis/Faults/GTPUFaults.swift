import Transport

/// The header of GTP-U, its extension headers and signalling. TS 29.281.
extension Fault {
  static let gtpu: [Fault] = [
    Fault(
      "gtp-version", "The version is another one", f1u: .gPDUs, trips: "gtpu/5.1/version",
      strength: Strength(2, in: 0...0, 2...7, unit: "version")
    ) { message, value in message.message.version = UInt8(value) },
    Fault("gtp-prime", "The protocol type says GTP'", f1u: .gPDUs, trips: "gtpu/5.1/protocol-type") {
      message, _ in message.message.isGTP = false
    },
    Fault("gtp-spare-bit", "The spare bit is set", f1u: .gPDUs, trips: "gtpu/5.1/spare-bit") { message, _ in
      message.message.spare = true
    },
    Fault(
      "gtp-length", "The length counts octets that are not there", f1u: .gPDUs, trips: "gtpu/5.1/length",
      strength: Strength(8, in: 1...1_000, "octets too many")
    ) { message, value in message.lengthExcess = value },
    Fault(
      "gtp-teid-of-signalling", "A message that belongs to no tunnel has a TEID", f1u: .signalling,
      trips: "gtpu/5.1/signalling-teid"
    ) { message, _ in message.message.teid = 1 },
    Fault(
      "gtp-signalling-without-number", "A message that belongs to no tunnel has no sequence number",
      f1u: .signalling, trips: "gtpu/5.1/sequence-number"
    ) { message, _ in message.message.sequenceNumber = nil },
    Fault(
      "gtp-extension-length-zero", "The length of an extension header is 0",
      f1u: [.assistance], trips: "gtpu/5.2.1/message-readable"
    ) { message, _ in message.patches.append(.init(place: .message(12), keeping: 0)) },
    Fault(
      "gtp-two-containers", "A G-PDU has two NR RAN containers",
      f1u: [.assistance], trips: "gtpu/5.2.2.6/one-container"
    ) { message, _ in message.containers = 2 },
    Fault(
      "gtp-error-without-address", "An error indication does not tell the address",
      f1u: [.errorIndication], trips: "gtpu/7.3.1/error-indication-elements"
    ) { message, _ in message.message.content = Array(message.message.content.prefix(5)) },
    Fault(
      "gtp-error-without-teid", "An error indication does not tell the TEID",
      f1u: [.errorIndication], trips: "gtpu/7.3.1/error-indication-elements"
    ) { message, _ in message.message.content = Array(message.message.content.dropFirst(5)) },
    Fault(
      "gtp-unknown-teid", "A G-PDU goes to a TEID that nobody announced", f1u: .gPDUs,
      trips: "f1u/8.3.1.2/tunnel-announced",
      strength: Strength(0x5EED, in: 1...0x7FFF_FFFF, "TEID")
    ) { message, value in message.message.teid = UInt32(value) },
    Fault(
      "gtp-behind-release", "A G-PDU is sent when the context of its UE is released", f1u: .gPDUs,
      trips: "f1u/8.3.3.2/tunnel-in-use", strength: Strength(500_000, in: 1...10_000_000, "µs late")
    ) { message, value in message.sent += Int64(value) * 1_000 },
    Fault(
      "gtp-behind-end-marker", "A downlink message is sent after the end marker of its tunnel",
      f1u: [.data], trips: "gtpu/7.3.2/end-marker-last", strength: Strength(5_000, in: 1...100_000, "µs late")
    ) { message, value in message.sent += Int64(value) * 1_000 },
  ]
}

extension [PlannedUserPlaneMessage.Kind] {
  /// Messages with user data, or about it.
  fileprivate static var gPDUs: Self { [.data, .status, .assistance, .uplink] }
  /// Messages that belong to no tunnel.
  fileprivate static var signalling: Self { [.echoRequest, .echoResponse, .errorIndication, .notification] }
}
