/// Ethernet. CUS 5.3, 5.4.
extension Fault {
  static let network: [Fault] = [
    Fault(
      "vlan-change", "A frame has another VLAN ID", .cPlane(trips: "cus/5.4/vlan-constant"),
      .uPlane(trips: "cus/5.4/vlan-constant"), strength: addedToVLAN, where: \.hasVLAN
    ) { $0.moveVLAN(by: $1.value) },
    Fault(
      "vlan-of-direction", "An uplink message has another VLAN ID than the downlink: give a high count",
      .uPlane(trips: "cus/5.4/vlan-of-endpoint"), strength: addedToVLAN, isDownlink: false, where: \.hasVLAN
    ) { $0.moveVLAN(by: $1.value) }.beside("cus/5.1.3.2.7/vlan-configured"),
    Fault(
      "address-of-nobody", "An uplink message comes from an address that no unit has",
      .uPlane(trips: "cus/5.1.3.2.7/address-configured"), isDownlink: false
    ) { message, _ in message.isFromStranger = true }
    .beside("cus/5.1.3.2.8/u-plane-loss", "cus/7.8.1/uplink-delivered", "cus/7.8.1/prach-delivered"),
    Fault(
      "priority-change", "A frame has another priority (PCP)",
      .cPlane(trips: "cus/5.3/priority-constant"), .uPlane(trips: "cus/5.3/priority-constant"),
      strength: Strength(1, in: 1...7, "added to the PCP, modulo 8"), where: \.hasVLAN
    ) { $0.raisePriority(by: $1.value) },
  ]

  private static let addedToVLAN = Strength(1, in: 1...4093, "added to the VLAN ID")
}

extension PlannedMessage {
  fileprivate var hasVLAN: Bool { vlan != nil }

  /// Another VLAN ID, from 1 to 4094 as long as `distance` is less than 4094.
  fileprivate mutating func moveVLAN(by distance: Int) {
    guard let id = vlan?.id else { return }
    vlan?.id = (id + distance - 1) % 4094 + 1
  }

  fileprivate mutating func raisePriority(by step: Int) {
    guard let priority = vlan?.priority else { return }
    vlan?.priority = (priority + step) % 8
  }
}
