/// Faults of one kind, as lists show them together.
public struct FaultGroup: Sendable {
  public let title: String
  public let faults: [Fault]

  /// Every fault, in the order of the bytes of a frame.
  public static let all: [FaultGroup] = [
    FaultGroup(title: "Ethernet", faults: Fault.network),
    FaultGroup(title: "eCPRI: common header and size of the frame", faults: Fault.commonHeader),
    FaultGroup(title: "eCPRI: sequence numbers, order and fragments", faults: Fault.sequence),
    FaultGroup(title: "Both planes: sender and application header", faults: Fault.applicationHeader),
    FaultGroup(title: "Both planes: radio time", faults: Fault.radioTime),
    FaultGroup(title: "Both planes: delay windows and continuity", faults: Fault.airTime),
    FaultGroup(title: "C-plane: header of the section type", faults: Fault.cPlaneHeader),
    FaultGroup(title: "C-plane: section descriptions", faults: Fault.sectionDescriptions),
    FaultGroup(title: "C-plane: section types 4 to 11", faults: Fault.otherSectionTypes),
    FaultGroup(title: "C-plane: section extensions", faults: Fault.sectionExtensions),
    FaultGroup(title: "U-plane: messages and sections", faults: Fault.userPlane),
    FaultGroup(title: "U-plane: compression", faults: Fault.userPlaneCompression),
    FaultGroup(title: "U-plane: samples", faults: Fault.samples),
    FaultGroup(title: "C-plane against U-plane", faults: Fault.coupling),
    FaultGroup(title: "Both planes: what the O-RU declares of itself", faults: Fault.declarations),
    FaultGroup(title: "eCPRI: one-way delay measurement", faults: Fault.delayMeasurement),
    FaultGroup(title: "eCPRI: message types that O-RAN does not use", faults: Fault.foreignMessages),
    FaultGroup(title: "Application protocols: information elements", faults: Fault.signallingElements),
    FaultGroup(title: "Application protocols: encoding", faults: Fault.signallingEncoding),
    FaultGroup(title: "Application protocols: procedures", faults: Fault.signallingProcedures),
    FaultGroup(title: "Application protocols: UEs, bearers and cells", faults: Fault.signallingUEs),
    FaultGroup(title: "Application protocols: SCTP", faults: Fault.signallingTransport),
    FaultGroup(title: "Application protocols: whole associations", faults: Fault.signallingAssociations),
    FaultGroup(title: "F1-U: GTP-U", faults: Fault.gtpu),
    FaultGroup(title: "F1-U: NR user plane protocol", faults: Fault.nrUserPlane),
  ]
}

extension Fault {
  /// Every fault, by what it is put into.
  public static let all: [Fault] = FaultGroup.all.flatMap(\.faults)
}
