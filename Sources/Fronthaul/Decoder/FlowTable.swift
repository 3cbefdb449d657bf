internal import Events
internal import Platform
internal import Units

/// What tells the flows of a capture apart.
struct FlowKey: Equatable, Sendable {
  var sender: NodeAddress
  var receiver: NodeAddress
  var vlanId: Int32
  /// eCPRI message type, or ``malformed``.
  var kind: UInt8
  var direction: UInt8
  var eAxC: UInt16

  /// Stands for the type of what could not be read as a message.
  static let malformed: UInt8 = 255

  init(
    sender: NodeAddress, receiver: NodeAddress, vlanId: Int32, kind: UInt8, direction: UInt8, eAxC: UInt16
  ) {
    self.sender = sender
    self.receiver = receiver
    self.vlanId = vlanId
    self.kind = kind
    self.direction = direction
    self.eAxC = eAxC
  }

  /// That of a message of the C- or U-plane whose common header begins at `start`.
  @inline(__always)
  init(_ frame: FrameHeader, _ bytes: Span<UInt8>, _ header: CommonHeader, at start: Int) {
    self.init(
      sender: frame.sender, receiver: frame.receiver, vlanId: Int32(truncatingIfNeeded: frame.vlanId),
      kind: header.type, direction: bytes[start &+ 8] >> 7,
      eAxC: UInt16(bytes[start &+ 4]) << 8 | UInt16(bytes[start &+ 5]))
  }

  /// Written out, as the one that the compiler derives is not inlined: every message is compared.
  @inline(__always)
  static func == (a: FlowKey, b: FlowKey) -> Bool {
    a.eAxC == b.eAxC && a.sender == b.sender && a.receiver == b.receiver && a.kind == b.kind
      && a.direction == b.direction && a.vlanId == b.vlanId
  }

  @inline(__always)
  var hash: Int {
    var hash = (sender.low ^ (receiver.low << 16 | receiver.low >> 48)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= sender.high ^ receiver.high
    hash ^=
      UInt64(eAxC) << 32 | UInt64(UInt32(bitPattern: vlanId)) << 16 | UInt64(kind) << 8 | UInt64(direction)
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// Finds flows by their keys: open addressing, no allocation but for a new flow.
struct FlowTable: ~Copyable {
  /// More flows than this are not kept: memory stays bounded. Messages of those beyond are counted as
  /// not judged, and the decoder reports their number.
  static let capacity = 4096

  private(set) var flows: [Flow] = []
  /// For each flow the one that followed it last: antennas take turns, so that it mostly follows again.
  private var successors: [Int32] = []
  /// The row of each flow. Apart, since each look at what an object holds while others work on it is a check of
  /// exclusive access.
  var rows = OwnedArray<EventRow>()
  /// How far each flow has come, of those of the U-plane. Apart for the same reason.
  var progress = OwnedArray<RadioProgress>()
  /// What the C-plane asked for, by the numbers that ``UnitPair/schedule(of:in:)`` gives. Apart for the same reason.
  var schedules = OwnedArray<SlotSchedule>()
  private var buckets: [Int32] = Array(repeating: -1, count: 256)

  /// Whether no more flows are kept.
  var isFull: Bool { flows.count >= Self.capacity }

  /// The number of the flow, or `nil` if it is new.
  @inline(__always)
  func find(_ key: FlowKey) -> Int? {
    let mask = buckets.count &- 1
    var bucket = key.hash & mask
    while true {
      let number = Int(buckets[bucket])
      if number < 0 { return nil }
      if flows[number].key == key { return number }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// The same where the message before is known: its flow, or the one that followed it last, needs no search.
  @inline(__always)
  mutating func find(_ key: FlowKey, after last: Int) -> Int? {
    guard last >= 0 else { return find(key) }
    if flows[last].key == key { return last }
    let next = Int(successors[last])
    if flows[next].key == key { return next }
    guard let found = find(key) else { return nil }
    successors[last] = Int32(truncatingIfNeeded: found)
    return found
  }

  /// Adds a flow that ``find(_:)`` did not find; `nil` if the table is full.
  mutating func add(_ flow: Flow) -> Int? {
    guard !isFull else { return nil }
    if flows.count * 2 >= buckets.count { grow() }
    insert(flow.key, flows.count)
    flows.append(flow)
    successors.append(Int32(truncatingIfNeeded: flow.number))
    rows.append(EventRow(flow: EventRow.sharedFlow + 1 + flow.number))
    progress.append(RadioProgress())
    return flows.count - 1
  }

  private mutating func insert(_ key: FlowKey, _ number: Int) {
    let mask = buckets.count - 1
    var bucket = key.hash & mask
    while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Int32(number)
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: buckets.count * 2)
    for (number, flow) in flows.enumerated() { insert(flow.key, number) }
  }
}
