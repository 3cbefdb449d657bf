/// The sections that a C-plane message asks for, each once. Those beyond the limit are not kept.
struct AskedSections {
  static let limit = 16
  /// Beside the identifier of 12 bits: the section has every other resource block.
  private static let sparse: UInt16 = 1 << 15

  private var sections = InlineArray<16, UInt16>(repeating: 0)
  private(set) var count = 0

  /// - Parameter isSparse: whether every other resource block is asked for (CUS 7.5.3.2).
  mutating func add(_ sectionId: UInt16, isSparse: Bool) {
    var place = 0
    while place < count {
      guard sections[place] & ~Self.sparse != sectionId else {
        if !isSparse { sections[place] = sectionId }
        return
      }
      place &+= 1
    }
    guard count < Self.limit else { return }
    sections[count] = isSparse ? sectionId | Self.sparse : sectionId
    count &+= 1
  }

  subscript(place: Int) -> (sectionId: UInt16, isSparse: Bool) {
    (sections[place] & ~Self.sparse, sections[place] & Self.sparse != 0)
  }
}

/// The sections that the C-plane asked for in a slot, each once, and what answered. Those beyond the limit are not kept.
struct SectionRequests {
  /// What is known of a section: small, since a schedule has many.
  private struct Request {
    /// The number of the C-plane message, modulo 2^32.
    var message: UInt32 = 0
    var sectionId: UInt16 = 0
    var flags: UInt8 = 0
    /// `udCompHdr` of the C-plane message (CUS 7.5.2.10).
    var compression: UInt8 = 0
    /// `udCompHdr` of the first U-plane section that answered.
    var answer: UInt8 = 0

    static let isSparse: UInt8 = 1
    static let hasCompression: UInt8 = 2
    static let hasAnswer: UInt8 = 4

    func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
  }

  private var requests = InlineArray<16, Request>(repeating: Request())
  private var count = 0
  /// Whether one of them has every other resource block.
  private(set) var hasSparse = false

  /// Adds the sections of a message. Of one that comes again with another compression or other resource blocks nobody
  /// knows which holds.
  ///
  /// - Parameter compression: `udCompHdr` of the message; `nil` = it has none, or none that can be fulfilled.
  mutating func add(_ asked: AskedSections, compression: UInt8?, message: Int) {
    for number in 0..<asked.count {
      let (sectionId, isSparse) = asked[number]
      hasSparse = hasSparse || isSparse
      guard let place = place(of: sectionId) else {
        guard count < AskedSections.limit else { continue }
        requests[count] = Request(
          message: UInt32(truncatingIfNeeded: message), sectionId: sectionId,
          flags: (isSparse ? Request.isSparse : 0) | (compression == nil ? 0 : Request.hasCompression),
          compression: compression ?? 0)
        count &+= 1
        continue
      }
      let known = requests[place].has(Request.hasCompression) ? requests[place].compression : nil
      if known != compression { requests[place].flags &= ~Request.hasCompression }
      if !isSparse { requests[place].flags &= ~Request.isSparse }
    }
  }

  /// Whether a section is asked for.
  func asks(for sectionId: UInt16) -> Bool { place(of: sectionId) != nil }

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
    var other = 0
    while other < count, sibling == nil {
      if requests[other].message == requests[place].message, requests[other].has(Request.hasAnswer) {
        sibling = requests[other].answer
      }
      other &+= 1
    }
    if !requests[place].has(Request.hasAnswer), let compression {
      requests[place].answer = compression
      requests[place].flags |= Request.hasAnswer
    }
    return Answered(
      compression: requests[place].has(Request.hasCompression) ? requests[place].compression : nil,
      isSparse: requests[place].has(Request.isSparse), sibling: sibling)
  }

  private func place(of sectionId: UInt16) -> Int? {
    var place = 0
    while place < count {
      if requests[place].sectionId == sectionId { return place }
      place &+= 1
    }
    return nil
  }
}
