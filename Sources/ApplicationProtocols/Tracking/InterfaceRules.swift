internal import PackedEncoding
internal import Units

/// What the life of an interface and of the UEs on it hangs on, beyond what the schema says: one table for each
/// protocol, in the names of its specification.
///
/// Names that a schema does not have are passed over, so a table serves several releases.
struct InterfaceRules: Sendable {
  /// What the units at the two ends are.
  var central: UnitRole
  var peripheral: UnitRole

  /// Procedures that set the interface up, and the IEs that name the unit that does so.
  var setUp: [String] = []
  var instance: [String] = []
  /// The procedure with which that unit names itself on an association that it adds.
  var joining: String?
  /// The procedure that ends the interface.
  var removal: String?
  /// The procedure whose messages are never answered by one of their own kind, and whose ids are those of others.
  var errorIndication: String?

  /// The procedure that ends UE connections, the IE that tells which, and its alternative for all.
  var reset: String?
  var resetType: String?
  /// The type of the items with which connections are listed.
  var connectionItem: String?

  /// Messages that may bring the first id of a connection, with the end that gives it.
  var beginnings: [String: ProtocolSide] = [:]
  /// Messages with which a connection ends, and those with which its set-up is refused.
  var endings: Set<String> = []
  var refusals: Set<String> = []
  /// IEs of a command or an ending with which the connection stays.
  var keeping: [String] = []

  /// IEs that give a connection another id.
  var newCentral: String?
  var newPeripheral: String?
  /// The IE with the id that a peripheral unit gave to a UE before it lost its connection.
  var oldPeripheral: String?

  /// The IE that says how long a request must not be repeated.
  var timeToWait: String?

  /// How the end of a tunnel for user data is described.
  var tunnel: Tunnel?

  struct Tunnel: Sendable {
    var type: String
    var address: String
    var identifier: String
    /// Whether the tunnels lie between the two ends of the interface: then an end is that of the message's sender.
    var source: TunnelSource
    /// Else the components round a description that say whose it is; others are those of other tunnels.
    var ofCentralUnit = ""
    var ofDistributedUnit = ""
    /// The component of an item round it that names the radio bearer.
    var bearer: String
    /// The component of an item round it that names the session of the bearer; empty: there are no sessions.
    var session = ""
    /// Items with which a request asks that bearers be released.
    var releases: Set<String>
    /// Items with which bearers are told not to be set up.
    var failures: Set<String> = []
    /// Items with which a request asks that all bearers of a session be released, and with which a session is told not
    /// to be set up.
    var sessionReleases: Set<String> = []
    var sessionFailures: Set<String> = []
    /// The type of the bits of PDCP sequence numbers, and the IE or component by which it is that of the downlink.
    var numbering: String
    var downlinkNumbering: String
    /// Its items.
    var bits: [String: Int]
  }

  /// The table of a protocol; nil: its interface is not followed.
  static func rules(of name: String) -> InterfaceRules? {
    switch name {
    case "F1AP": .f1
    case "E1AP": .e1
    default: nil
    }
  }

  /// A protocol about whose life nothing is known: messages alone.
  static let none = InterfaceRules(central: .unknown, peripheral: .unknown)
}

extension InterfaceRules {
  /// TS 38.473, 8.2 and 8.3.
  static let f1 = InterfaceRules(
    central: .cu, peripheral: .du,
    setUp: ["f1Setup"], instance: ["gNB-DU-ID"], joining: "gNBDUConfigurationUpdate", removal: "f1Removal",
    errorIndication: "errorIndication",
    reset: "reset", resetType: "ResetType", connectionItem: "UE-associatedLogicalF1-ConnectionItem",
    beginnings: ["InitialULRRCMessageTransfer": .peripheral, "UEContextSetupRequest": .central],
    endings: ["UEContextReleaseComplete"], refusals: ["UEContextSetupFailure"],
    keeping: ["targetCellsToCancel", "LTMCells-ToBeReleased-List"],
    newCentral: "new-gNB-CU-UE-F1AP-ID", newPeripheral: "new-gNB-DU-UE-F1AP-ID",
    oldPeripheral: "oldgNB-DU-UE-F1AP-ID", timeToWait: "TimeToWait",
    tunnel: Tunnel(
      type: "GTPTunnel", address: "transportLayerAddress", identifier: "gTP-TEID", source: .own,
      bearer: "dRBID", releases: ["DRBs-ToBeReleased-Item", "DRBs-Required-ToBeReleased-Item"],
      failures: ["DRBs-FailedToBeSetup-Item", "DRBs-FailedToBeSetupMod-Item"],
      numbering: "PDCPSNLength", downlinkNumbering: "DLPDCPSNLength",
      bits: ["twelve-bits": 12, "eighteen-bits": 18]))

  /// TS 37.483, 8.2 and 8.3.
  static let e1 = InterfaceRules(
    central: .cuCP, peripheral: .cuUP,
    setUp: ["gNB-CU-UP-E1Setup", "gNB-CU-CP-E1Setup"], instance: ["gNB-CU-UP-ID"],
    joining: "gNB-CU-UP-ConfigurationUpdate", removal: "e1Release", errorIndication: "errorIndication",
    reset: "reset", resetType: "ResetType", connectionItem: "UE-associatedLogicalE1-ConnectionItem",
    beginnings: ["BearerContextSetupRequest": .central],
    endings: ["BearerContextReleaseComplete"], refusals: ["BearerContextSetupFailure"],
    timeToWait: "TimeToWait",
    tunnel: Tunnel(
      type: "GTPTunnel", address: "transportLayerAddress", identifier: "gTP-TEID", source: .other,
      ofCentralUnit: "uL-UP-Transport-Parameters", ofDistributedUnit: "dL-UP-Parameters", bearer: "dRB-ID",
      session: "pDU-Session-ID",
      releases: [
        "DRB-To-Remove-Item-NG-RAN", "DRB-To-Remove-Item-EUTRAN", "DRB-Required-To-Remove-Item-NG-RAN",
        "DRB-Required-To-Remove-Item-EUTRAN",
      ],
      failures: [
        "DRB-Failed-Item-NG-RAN", "DRB-Failed-Item-EUTRAN", "DRB-Failed-Mod-Item-NG-RAN",
        "DRB-Failed-Mod-Item-EUTRAN",
      ],
      sessionReleases: ["PDU-Session-Resource-To-Remove-Item"],
      sessionFailures: ["PDU-Session-Resource-Failed-Item", "PDU-Session-Resource-Failed-Mod-Item"],
      numbering: "PDCP-SN-Size", downlinkNumbering: "pDCP-SN-Size-DL", bits: ["s-12": 12, "s-18": 18]))
}
