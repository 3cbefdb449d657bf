/// What a C-plane section asks of the U-plane that answers it.
struct SectionRequest {
  var sectionId: UInt16 = 0
  /// Whether every other resource block is asked for (CUS 7.5.3.2).
  var isSparse = false
  /// `udCompHdr` of the C-plane message (CUS 7.5.2.10); `nil` where there is none, or more than one.
  var compression: UInt8?
  /// The number of the C-plane message.
  var message = 0
  /// `udCompHdr` of the first U-plane section that answered; `nil` = none so far.
  var answer: UInt8?
}

/// The sections that the C-plane asked for in a slot, each once. Those beyond the limit are not kept.
struct SectionRequests {
  private static let limit = 16

  private var sections = InlineArray<16, SectionRequest>(repeating: SectionRequest())
  private var count = 0
  /// Whether one of them has every other resource block.
  private(set) var hasSparse = false

  /// Adds a section. Of one that comes again with another compression or other resource blocks nobody knows which
  /// holds.
  mutating func add(_ request: SectionRequest) {
    hasSparse = hasSparse || request.isSparse
    guard let place = place(of: request.sectionId) else {
      guard count < Self.limit else { return }
      sections[count] = request
      count += 1
      return
    }
    if sections[place].compression != request.compression { sections[place].compression = nil }
    sections[place].isSparse = sections[place].isSparse && request.isSparse
  }

  /// Adds the sections of a message.
  mutating func add(_ others: SectionRequests, compression: UInt8?, message: Int) {
    for place in 0..<others.count {
      var request = others.sections[place]
      request.compression = compression
      request.message = message
      add(request)
    }
  }

  /// What the C-plane says of a section that answers it.
  struct Answered {
    let compression: UInt8?
    let isSparse: Bool
    /// `udCompHdr` of U-plane that answered the same message before.
    let sibling: UInt8?
  }

  /// Takes an answer.
  ///
  /// - Parameter compression: its `udCompHdr`; `nil` = it has none.
  /// - Returns: `nil` where nobody asked for it.
  mutating func answer(_ sectionId: UInt16, compression: UInt8?) -> Answered? {
    guard let place = place(of: sectionId) else { return nil }
    var sibling: UInt8?
    for other in 0..<count
    where sections[other].message == sections[place].message && sections[other].answer != nil {
      sibling = sections[other].answer
      break
    }
    if sections[place].answer == nil { sections[place].answer = compression }
    return Answered(
      compression: sections[place].compression, isSparse: sections[place].isSparse, sibling: sibling)
  }

  private func place(of sectionId: UInt16) -> Int? {
    var place = 0
    while place < count {
      if sections[place].sectionId == sectionId { return place }
      place &+= 1
    }
    return nil
  }
}
