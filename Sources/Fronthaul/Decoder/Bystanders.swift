internal import Units

/// Who sends frames without eCPRI to whom, and since when: as long as nobody knows which addresses are units. Bounded.
struct Bystanders {
  private static let limit = 1_024

  struct Bystander: Hashable {
    let sender: NodeAddress
    let receiver: NodeAddress
  }

  private var times: [Bystander: Int64] = [:]

  mutating func note(_ sender: NodeAddress, _ receiver: NodeAddress, at time: Int64) {
    let bystander = Bystander(sender: sender, receiver: receiver)
    guard times[bystander] == nil, times.count < Self.limit else { return }
    times[bystander] = time
  }

  /// In no order.
  var found: [(sender: NodeAddress, receiver: NodeAddress, time: Int64)] {
    times.map { ($0.key.sender, $0.key.receiver, $0.value) }
  }
}
