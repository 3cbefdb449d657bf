import ApplicationProtocols

/// How associations are opened, addressed and ended. TS 38.472, 7; TS 37.482, 7; TS 37.483, 8.2.3; RFC 9260.
extension Fault {
  static let signallingAssociations: [Fault] = [
    Fault(
      "unregistered-port", "Both ends of an association use another port than the registered one",
      Target.signallingTransport("7/port"), strength: Strength(49_152, in: 49_152...65_535, "SCTP port"),
      shownBy: .messages
    ) { association, port in
      association.central.port = UInt16(clamping: port)
      association.peripheral.port = UInt16(clamping: port)
    },
    Fault(
      "opened-by-other-side", "An association is opened by the end that should wait for it",
      [
        .application("f1ap", trips: "f1c/7/association-initiator"),
        .application("e1ap", trips: "e1ap/8.2.3.1/setup-by-opener"),
      ], shownBy: .opening
    ) { association, _ in association.initiator = association.initiator.opposite },
    Fault(
      "aborted-association", "An association is aborted",
      [.application("f1ap", trips: "f1c/7/association-kept"), .application("e1ap", trips: nil)],
      strength: Strength(1_000, in: 1...86_400_000, "ms from its start"), shownBy: .abort
    ) { association, milliseconds in
      association.transport.end = Int64(milliseconds) * 1_000_000
      association.transport.ending = .abort
    },
  ]
}
