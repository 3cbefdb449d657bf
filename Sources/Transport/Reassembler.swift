import Wire

/// What has become of the fragments of datagrams.
public struct FragmentCounts: Sendable, Equatable {
  /// Fragments seen.
  public var fragments = 0
  /// Datagrams put together.
  public var reassembled = 0
  /// Datagrams given up because a part did not come in time.
  public var expired = 0
  /// Datagrams given up because too many others were open: a limit of the reader, not a fault of the sender.
  public var evicted = 0
  /// Datagrams given up because their parts contradict each other.
  public var rejected = 0
  /// Datagrams of which parts are still missing.
  public var open = 0
}

/// Puts fragmented datagrams together, in memory that is bounded whatever arrives.
///
/// At most ``openLimit`` datagrams are open, each of at most 64 KiB. Parts that overlap with other content are
/// an error, as RFC 5722 asks for IPv6, and a datagram with such parts is given up: to prefer one of two
/// contents would be a guess.
struct Reassembler: Sendable {
  static let openLimit = 128
  /// Gaps that a datagram may have at a time.
  static let pieceLimit = 512
  static let lengthLimit = 65_535

  fileprivate struct Key: Hashable {
    var source: IPAddress
    var destination: IPAddress
    var identification: UInt32
    /// IPv6 tells datagrams apart without it.
    var transportProtocol: UInt8
    var vlanId: Int
  }

  fileprivate struct Assembly {
    var number: Int
    var firstTime: Int64
    var bytes: [UInt8] = []
    /// The parts that are there, in order, adjoining ones joined.
    var pieces: [Range<Int>] = []
    var length: Int?
    var first: InternetHeader?
    var isRejected = false
  }

  private var assemblies: [Key: Assembly] = [:]
  /// The open datagrams in the order of their first parts; completed ones are taken out late.
  private var queue: [(key: Key, number: Int)] = []
  private var queueStart = 0
  private var nextNumber = 0
  private let timeout: Int64
  private var totals = FragmentCounts()

  init(timeout: Int64) { self.timeout = timeout }

  var counts: FragmentCounts {
    var counts = totals
    counts.open = assemblies.values.count { !$0.isRejected }
    return counts
  }

  /// Forgets the datagrams of which parts are missing.
  mutating func removeAll() {
    assemblies.removeAll()
    queue.removeAll()
    queueStart = 0
  }

  /// Takes a fragment; gives the datagram that it completes, with the header of its first fragment.
  mutating func add(
    _ header: InternetHeader, _ bytes: Span<UInt8>, _ link: LinkFrame, at time: Int64
  ) throws(WireError) -> (header: InternetHeader, bytes: [UInt8])? {
    guard let fragment = header.fragment else { return nil }
    totals.fragments += 1
    expire(before: time)
    let place = header.payloadStart
    let length = header.payloadEnd - place
    let end = fragment.offset + length
    guard length > 0, fragment.isLast || length & 7 == 0, end <= Self.lengthLimit else {
      throw WireError(.badLength, at: place, "IP fragment length")
    }
    guard header.payloadEnd <= link.captured else { throw link.missing(header.payloadEnd, "IP fragment") }
    let key = Key(
      source: header.source, destination: header.destination, identification: fragment.identification,
      transportProtocol: header.source.isIPv6 ? 0 : header.transportProtocol, vlanId: link.vlanId)
    // Taken out while it is changed, so that its bytes are not copied.
    var assembly = assemblies.removeValue(forKey: key) ?? open(key, at: time)
    if assembly.isRejected {
      assemblies[key] = assembly
      return nil
    }
    let part = bytes.extracting(place..<header.payloadEnd)
    do throws(WireError) {
      try assembly.add(part, fragment, at: place)
    } catch {
      // What is left tells later parts of the same datagram that they have nowhere to go.
      assembly.reject()
      totals.rejected += 1
      assemblies[key] = assembly
      throw error
    }
    if fragment.offset == 0 { assembly.first = header }
    guard let total = assembly.length, assembly.pieces == [0..<total], var first = assembly.first else {
      assemblies[key] = assembly
      return nil
    }
    totals.reassembled += 1
    (first.payloadStart, first.payloadEnd, first.fragment) = (0, total, nil)
    return (first, assembly.bytes)
  }

  private mutating func open(_ key: Key, at time: Int64) -> Assembly {
    while assemblies.count >= Self.openLimit, let oldest = oldest() {
      if let gone = assemblies.removeValue(forKey: oldest), !gone.isRejected { totals.evicted += 1 }
    }
    nextNumber += 1
    queue.append((key, nextNumber))
    return Assembly(number: nextNumber, firstTime: time)
  }

  /// The datagram whose first part came first.
  private mutating func oldest() -> Key? {
    while queueStart < queue.count {
      let (key, number) = queue[queueStart]
      if assemblies[key]?.number == number { return key }
      queueStart += 1
      if queueStart > Self.openLimit {
        queue.removeFirst(queueStart)
        queueStart = 0
      }
    }
    return nil
  }

  private mutating func expire(before time: Int64) {
    while let key = oldest(), let first = assemblies[key]?.firstTime {
      let (age, overflow) = time.subtractingReportingOverflow(first)
      // Time that goes backwards makes nothing old; an overflow does only if time goes forwards.
      guard overflow ? time > first : age > timeout else { return }
      if let gone = assemblies.removeValue(forKey: key), !gone.isRejected { totals.expired += 1 }
    }
  }
}

extension Reassembler.Assembly {
  /// Takes a part whose length has been checked.
  fileprivate mutating func add(
    _ part: Span<UInt8>, _ fragment: InternetHeader.Fragment, at place: Int
  ) throws(WireError) {
    let range = fragment.offset..<fragment.offset + part.count
    if fragment.isLast {
      guard length == nil || length == range.upperBound, bytes.count <= range.upperBound else {
        throw WireError(.badLength, at: place, "IP fragments end in different places")
      }
      length = range.upperBound
    } else if let length, range.upperBound > length {
      throw WireError(.badLength, at: place, "IP fragment after the last")
    }
    // The first piece that ends at or behind the start of the part.
    let index = pieces.firstIndex { $0.upperBound >= range.lowerBound } ?? pieces.count
    if let overlapped = pieces[index...].first(where: { $0.overlaps(range) }) {
      guard overlapped.contains(range), holds(part, at: range.lowerBound) else {
        throw WireError(.badValue, at: place, "IP fragments overlap")
      }
      return  // The same part again.
    }
    if bytes.count < range.upperBound {
      bytes.append(contentsOf: repeatElement(0, count: range.upperBound - bytes.count))
    }
    for offset in part.indices { bytes[range.lowerBound + offset] = part[offset] }
    join(range, at: index)
    guard pieces.count <= Reassembler.pieceLimit else {
      throw WireError(.tooDeep, at: place, "IP fragments with gaps")
    }
  }

  private func holds(_ part: Span<UInt8>, at start: Int) -> Bool {
    part.indices.allSatisfy { bytes[start + $0] == part[$0] }
  }

  /// Enters a range that overlaps nothing; `index` is the first piece that may adjoin it.
  private mutating func join(_ range: Range<Int>, at index: Int) {
    var joined = range
    var replaced = index..<index
    for position in index..<min(index + 2, pieces.count) {
      let piece = pieces[position]
      guard piece.upperBound == joined.lowerBound || piece.lowerBound == joined.upperBound else {
        continue
      }
      joined = min(piece.lowerBound, joined.lowerBound)..<max(piece.upperBound, joined.upperBound)
      replaced = replaced.lowerBound..<position + 1
    }
    pieces.replaceSubrange(replaced, with: CollectionOfOne(joined))
  }

  fileprivate mutating func reject() {
    bytes = []
    pieces = []
    isRejected = true
  }
}
