internal import CaptureFiles
internal import Results
internal import Transport
internal import Wire

/// Frames that are no fronthaul, by what they are, and frames that could not be read.
struct TrafficCounts {
  private var byType: [UInt16: Int] = [:]
  private(set) var datagrams = 0
  private(set) var unreadableFrames = 0
  private(set) var cutFrames = 0
  /// The first frame whose headers contradict their formats.
  private(set) var firstUnreadable: (frame: Int, reason: String)?
  /// Frames of link layers that are not supported.
  private var byUnknownLink: [String: Int] = [:]

  mutating func other(_ packet: Packet, _ frame: FrameInfo) {
    guard !frame.linkType.isUpperLayer else {
      // Of exported PDUs some are read.
      let name = frame.linkType == .upperPDU ? "\(frame.linkType) of another protocol" : "\(frame.linkType)"
      byUnknownLink[name, default: 0] += 1
      return
    }
    guard packet.datagram == nil else {
      datagrams += 1
      return
    }
    // Below 1536 it is no type but a length.
    let etherType = packet.link.etherType
    byType[etherType < 1536 ? 0 : etherType, default: 0] += 1
  }

  mutating func unreadable(_ error: WireError, _ frame: FrameInfo) {
    if !LinkFrame.isSupported(frame.linkType) {
      byUnknownLink["\(frame.linkType)", default: 0] += 1
    } else if error.code == .notCaptured {
      cutFrames += 1
    } else {
      unreadableFrames += 1
      if firstUnreadable == nil { firstUnreadable = (frame.number, "\(error)") }
    }
  }

  /// Link layers that are not supported, with their frames.
  var unknownLinks: [(name: String, frames: Int)] {
    byUnknownLink.sorted { $0.key < $1.key }.map { (name: $0.key, frames: $0.value) }
  }

  /// In descending order of their number.
  var described: [EventCount] {
    var all = byType.map { EventCount(event: Self.name($0.key), count: $0.value) }
    if datagrams > 0 { all.append(EventCount(event: "UDP, not eCPRI", count: datagrams)) }
    if unreadableFrames > 0 { all.append(EventCount(event: "unreadable frames", count: unreadableFrames)) }
    all += unknownLinks.map { EventCount(event: "frames of the link layer \($0.name)", count: $0.frames) }
    if cutFrames > 0 {
      all.append(EventCount(event: "frames cut before their payload", count: cutFrames))
    }
    return all.sorted { ($1.count, $0.event) < ($0.count, $1.event) }
  }

  private static func name(_ etherType: UInt16) -> String {
    switch etherType {
    case 0x0800: "IPv4"
    case 0x0806: "ARP"
    case 0x86DD: "IPv6"
    case 0x88CC: "LLDP"
    case 0x88F7: "PTP"
    case 0x8809: "slow protocols"
    case 0x8902: "CFM"
    case 0xFC3D: "IEEE 1914.3"
    case 0: "IEEE 802.3 LLC"
    default: "EtherType 0x" + String(etherType, radix: 16, uppercase: true)
    }
  }
}
