import Transport
import UserPlane

/// A message of F1-U before it is written. Faults change its parts.
struct PlannedUserPlaneMessage: Sendable {
  /// What it is for.
  enum Kind: String, Sendable, CaseIterable {
    case data, status, assistance, uplink
    case endMarker = "end-marker"
    case echoRequest = "echo-request"
    case echoResponse = "echo-response"
    case errorIndication = "error-indication"
    case notification
  }

  /// Messages that follow each other.
  struct Flow: Hashable, Sendable {
    /// Place of the bearer; -1 for what belongs to none.
    var bearer: Int
    var kind: Kind
  }

  var kind: Kind
  var bearer = -1
  /// Nanoseconds since 1970, UTC, at the place of the capture.
  var sent: Int64
  var isFromCU: Bool
  /// The message without its container.
  var message: GTPUMessage
  /// What its container holds.
  var pdu: NRUserPlanePDU?
  /// How often the container is there.
  var containers = 1
  /// Octets of padding beyond those that are needed.
  var excessPadding = 0
  /// What the length says more than is true.
  var lengthExcess = 0
  /// Octets that are changed when all else is written.
  var patches: [Patch] = []
  /// How often the frame is sent; 0: it is lost ahead of the capture.
  var copies = 1
  /// The names of the faults that hit it.
  var faults: [String] = []

  /// Bits of an octet that the codec would not write.
  struct Patch: Sendable {
    enum Place: Sendable {
      /// From the start of the GTP-U header.
      case message(Int)
      /// From the start of the first container.
      case container(Int)
      /// From behind the last octet of the first container.
      case containerEnd(Int)
    }

    var place: Place
    /// Bits that stay as they are.
    var keeping: UInt8 = 0xFF
    var setting: UInt8 = 0
  }

  var flow: Flow { Flow(bearer: bearer, kind: kind) }

  /// Where the loss of the message shows: that of a status at the next message that could poll.
  var flowAfterLoss: Flow { Flow(bearer: bearer, kind: kind == .status ? .data : kind) }

  /// Changes DL USER DATA, if the container holds that.
  mutating func changeData(_ change: (inout DLUserData) -> Void) {
    guard case .dlUserData(var data) = pdu else { return }
    change(&data)
    pdu = .dlUserData(data)
  }

  /// Changes DL DATA DELIVERY STATUS, if the container holds that.
  mutating func changeStatus(_ change: (inout DLDataDeliveryStatus) -> Void) {
    guard case .deliveryStatus(var status) = pdu else { return }
    change(&status)
    pdu = .deliveryStatus(status)
  }
}
