/// What is told of tunnels, for whoever reads what goes through them.
extension InterfaceTracker {
  mutating func notice(_ notice: TunnelNotice) {
    if collectsTunnels { tunnelNotices.append(notice) }
  }

  /// Says that the bearers of a UE connection, or of all of an association, are no more.
  mutating func noticeRelease(on association: Int, of ue: Int64? = nil, _ time: Int64) {
    guard let source = table.tunnel?.source else { return }
    notice(.released(source, association: association, ue: ue, bearer: nil, time: time))
  }

  mutating func takeTunnelNotices() -> [TunnelNotice] {
    defer { tunnelNotices.removeAll(keepingCapacity: true) }
    return tunnelNotices
  }

  /// Remembers that a bearer is one of a session, and of no other.
  mutating func note(_ bearer: Int64, of session: Int64, of connection: Connection.Reference) {
    guard (0..<64).contains(bearer), let place = connections.place(of: connection) else { return }
    let bit: UInt64 = 1 << UInt64(bearer)
    guard connections[place].sessions[session, default: 0] & bit == 0 else { return }
    for other in connections[place].sessions.keys { connections[place].sessions[other]? &= ~bit }
    connections[place].sessions[session, default: 0] |= bit
  }

  /// The bearers of a session, bit n: bearer n.
  func bearers(of session: Int64, of connection: Connection.Reference) -> UInt64 {
    connections.place(of: connection).flatMap { connections[$0].sessions[session] } ?? 0
  }

  /// Remembers the bearers that an end asks to release.
  mutating func ask(_ releases: Connection.Releases, of connection: Connection.Reference, _ end: ProtocolSide)
  {
    guard let place = connections.place(of: connection) else { return }
    switch end {
    case .central: connections[place].releases.central = releases
    case .peripheral: connections[place].releases.peripheral = releases
    }
  }

  /// Takes the bearers that an end asked to release with a procedure: the answer to it has come.
  mutating func takeReleases(
    of connection: Connection.Reference, _ procedure: Int, _ end: ProtocolSide
  ) -> UInt64 {
    guard let place = connections.place(of: connection) else { return 0 }
    let asked = end == .central ? connections[place].releases.central : connections[place].releases.peripheral
    guard let asked, asked.procedure == procedure else { return 0 }
    switch end {
    case .central: connections[place].releases.central = nil
    case .peripheral: connections[place].releases.peripheral = nil
    }
    return asked.bearers
  }
}
