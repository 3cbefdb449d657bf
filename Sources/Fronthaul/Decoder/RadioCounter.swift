internal import Units

/// Whose messages carry radio times that go forward: those of one sender, receiver, VLAN, plane, direction and eAxC.
public struct RadioCounter: Hashable, Sendable {
  private var sender: NodeAddress
  private var receiver: NodeAddress
  private var vlanId: Int32
  private var kind: UInt8
  private var direction: UInt8
  private var eAxC: UInt16

  private init(_ key: FlowKey) {
    (sender, receiver, vlanId) = (key.sender, key.receiver, key.vlanId)
    (kind, direction, eAxC) = (key.kind, key.direction, key.eAxC)
  }

  /// How many radio times there are, until they come again: after 256 frames, or 2.56 s.
  public static let cycle = 256 << 16

  /// Calls `body` for each message of a frame that has a timing header (CUS 7.5.2, 8.3.3), with its radio time, below
  /// ``cycle`` (frame, subframe, slot and symbol, not evenly spaced), and ecpriSeqid.
  public static func forEachMessage(
    of frame: FrameHeader, _ bytes: Span<UInt8>, _ body: (RadioCounter, _ radioTime: Int, UInt8) -> Void
  ) {
    CounterStandings.forEachMessage(frame, bytes) { key, start in
      let time = Int(bytes[start + 9]) << 16 | Int(bytes[start + 10]) << 8 | Int(bytes[start + 11])
      body(RadioCounter(key), time, bytes[start + 6])
    }
  }
}
