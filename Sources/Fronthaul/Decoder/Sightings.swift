public import Events
public import Transport
internal import Units

/// Frames without eCPRI that show whose traffic the capture has.
///
/// A unit that answers nothing may be silent, or be behind a tap that shows one way. What it sends to the very unit that
/// asks it, whatever that is, tells one from the other. What a switch sends everywhere does not: clock messages, LLDP, ARP.
extension FronthaulDecoder {
  private static let (arp, lldp): (UInt16, UInt16) = (0x0806, 0x88CC)

  /// Takes a packet that is no eCPRI.
  public mutating func notice<S: EventSink & ~Copyable>(_ packet: Packet, at time: Int64, into sink: inout S)
  {
    let link = packet.link
    let isForOne = link.source != 0 && link.destination != 0 && link.destination >> 40 & 1 == 0
    guard isForOne, link.etherType != Self.arp, link.etherType != Self.lldp else { return }
    // Which addresses are units is known once the flows of the prefix are.
    if prefix != nil { prefix?.notice(packet, at: time) } else { see(packet, at: time, &sink) }
  }

  /// Tells that the sender of a packet is seen, if the two ends speak eCPRI with each other too.
  func see<S: EventSink & ~Copyable>(_ packet: Packet, at time: Int64, _ sink: inout S) {
    var ends = [(NodeAddress(mac: packet.link.source), NodeAddress(mac: packet.link.destination))]
    if let datagram = packet.datagram {
      ends.append((NodeAddress(datagram.source), NodeAddress(datagram.destination)))
    } else if let internet = packet.internet {
      ends.append((NodeAddress(internet.source), NodeAddress(internet.destination)))
    }
    for (source, destination) in ends {
      guard let sender = units.known(at: source), let receiver = units.known(at: destination),
        sender != receiver,
        pairs.contains(where: { $0.a == min(sender, receiver) && $0.b == max(sender, receiver) })
      else { continue }
      sink.see(sender, at: time)
    }
  }
}
