internal import Events
internal import Wire

/// A look ahead over the extensions of a section: which there are, and where they end.
struct ExtensionChain: Sendable {
  private(set) var count = 0
  /// One bit for each type, 1 to 31.
  private(set) var types: UInt32 = 0
  /// Ports besides the message's own (section extension 10).
  private(set) var numPortc: Int64 = 0
  /// The size code of resource block groups (section extension 6); 0 = there are none, or those of another section.
  private(set) var rbgSize: Int64 = 0
  private var end: Int?

  init() {}

  /// The chain that these extensions will be.
  init(_ extensions: [SectionExtension]) {
    count = extensions.count
    for part in extensions {
      if part.type < 32 { types |= 1 << UInt32(part.type) }
      if part.type == 10 { numPortc = min(max(part["numPortc"] ?? Self.numPortc(in: part), 0), 63) }
    }
  }

  private static func numPortc(in part: SectionExtension) -> Int64 {
    guard case .opaque(let bytes) = part.content, let first = bytes.first else { return 0 }
    return Int64(first & 0x3F)
  }

  /// Follows the chain until an extension does not end inside the range.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    var more = true
    while more {
      guard let head = ExtensionHead(bytes, at, range.upperBound), head.words > 0,
        at + head.words * 4 <= range.upperBound
      else { break }
      count += 1
      if head.type < 32 { types |= 1 << UInt32(head.type) }
      if head.type == 10 { numPortc = Int64(bytes[at + 2] & 0x3F) }
      // With `repetition` the size is that of the section before.
      if head.type == 6, bytes[at + 2] & 0x80 == 0 { rbgSize = Int64(bytes[at + 2] >> 4 & 7) }
      at += head.words * 4
      more = head.more
    }
    end = at
  }

  /// The byte behind the chain of a section whose description ends at `section`.
  func end(after section: Int) -> Int { end ?? section }
}

/// The first bytes of an extension.
struct ExtensionHead {
  var more: Bool
  var type: UInt8
  /// extLen, in 32-bit words.
  var words: Int

  /// `nil` where the bytes end inside it.
  init?(_ bytes: Span<UInt8>, _ at: Int, _ end: Int) {
    guard at < end else { return nil }
    more = bytes[at] & 0x80 != 0
    type = bytes[at] & 0x7F
    guard at + (ExtensionType.hasWideLength(type) ? 3 : 2) <= end else { return nil }
    words = Int(bytes[at + 1])
    if ExtensionType.hasWideLength(type) { words = words << 8 | Int(bytes[at + 2]) }
  }
}

/// What extensions need to know of their section.
struct SectionContext {
  var sectionType: UInt8
  var start: Int64
  var prbs: Int64?
  var chain: ExtensionChain

  /// Extensions that change which resource blocks a section has, or how they are bundled.
  private static let changingPrbs: UInt32 = 1 << 6 | 1 << 12 | 1 << 13 | 1 << 20 | 1 << 21

  /// The parameters of an extension's layout. The bundles of extension 11 follow from the section's resource
  /// blocks, unless other extensions change these.
  func parameters(_ type: UInt8, numBundPrb: Int64, weightCount: Int) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(weightCount)
    parameters[.portCount] = chain.numPortc + 1
    if type == 11, let prbs, prbs > 0, numBundPrb > 0, chain.types & Self.changingPrbs == 0 {
      parameters[.bundleCount] = (prbs - 1) / numBundPrb + 1
    }
    return parameters
  }
}

extension CPlaneDecoder {
  /// The extensions that begin at `walk.end`. A body that does not fit its length is noted and skipped; a
  /// length that is 0 or leads out of the message ends the reading.
  func walkExtensions<S: EventSink & ~Copyable>(
    _ context: SectionContext, _ bytes: Span<UInt8>, _ emitting: Bool, _ row: inout EventRow,
    _ sink: inout S, _ walk: inout CPlaneWalkResult
  ) throws(WireError) {
    var more = true
    var index = 0
    while more {
      let start = walk.end
      let limit = message.range.upperBound
      guard let head = ExtensionHead(bytes, start, limit) else {
        throw WireError(message.limit, at: min(start + 1, limit), start < limit ? "extLen" : "extType")
      }
      if emitting { fillHead(head, start, index, context, &row) }
      let end = start + head.words * 4
      guard head.words > 0, end <= limit else {
        if emitting {
          row.clear(
            FieldSet([
              ExtensionSlot.bytesNeeded, ExtensionSlot.paddingNonZero, ExtensionSlot.extensionReserved,
            ]))
          send(.cusCExtension, &row, &sink)
        }
        throw WireError(head.words == 0 ? .badLength : message.excess(end), at: start + 1, "extLen")
      }
      readBody(head, start..<end, context, bytes, emitting, &row, &sink, &walk)
      walk.end = end
      more = head.more
      index += 1
    }
  }

  private func fillHead(
    _ head: ExtensionHead, _ start: Int, _ index: Int, _ context: SectionContext, _ row: inout EventRow
  ) {
    row[ExtensionSlot.extensionOffset] = Int64(start)
    row[ExtensionSlot.extensionIndex] = Int64(index)
    row[ExtensionSlot.extType] = Int64(head.type)
    row[ExtensionSlot.extLen] = Int64(head.words)
    row[ExtensionSlot.extensionBytes] = Int64(head.words) * 4
    let type = ExtensionType.of(head.type)
    row[ExtensionSlot.extensionKnown] = type == nil ? 0 : 1
    if let type {
      row[ExtensionSlot.extensionAllowed] = type.isAllowed(on: context.sectionType) ? 1 : 0
    } else {
      row.clear(ExtensionSlot.extensionAllowed)
    }
  }

  /// What is between the head and the end of an extension.
  private func readBody<S: EventSink & ~Copyable>(
    _ head: ExtensionHead, _ range: Range<Int>, _ context: SectionContext, _ bytes: Span<UInt8>,
    _ emitting: Bool, _ row: inout EventRow, _ sink: inout S, _ walk: inout CPlaneWalkResult
  ) {
    guard let type = ExtensionType.of(head.type) else {
      if emitting {
        row.clear(
          FieldSet([ExtensionSlot.bytesNeeded, ExtensionSlot.paddingNonZero, ExtensionSlot.extensionReserved])
        )
        send(.cusCExtension, &row, &sink)
      }
      return
    }
    let body = min(range.lowerBound + type.headerBytes, range.upperBound)..<range.upperBound
    let numBundPrb = head.type == 11 && body.count >= 2 ? Int64(bytes[body.lowerBound + 1]) : 0
    let parameters = context.parameters(
      head.type, numBundPrb: numBundPrb, weightCount: configuration.weightCount)
    let universe = type.layout.program.ownSlots
    do throws(WireError) {
      let filled = try type.layout.fill(
        bytes, body, parameters, limit: .badLength, universe: universe, writing: emitting, row: &row)
      guard emitting else { return }
      row[ExtensionSlot.bytesNeeded] = Int64(filled.end - range.lowerBound)
      row[ExtensionSlot.extensionReserved] = filled.reservedNonZero ? 1 : 0
      let left = range.upperBound * 8 - filled.bit
      let padding = type.layout.program.repeatsAsFiller ? 0 : Bits.any(bytes, filled.bit, left)
      row[ExtensionSlot.paddingNonZero] = padding == 0 ? 0 : 1
      send(.cusCExtension, &row, &sink)
      if head.type == 6 { NonContiguousAllocation.derive(&row) }
      ExtensionItems.derive(type, bytes, body, parameters, filled, &row)
      if head.type == 13 { ExtensionItems.deriveFirstGroups(type.layout, bytes, body, context, &row) }
      SymbolMasks.derive(ofExtension: head.type, &row)
      send(.cusCExtension(head.type), &row, &sink)
      type.layout.sendItems(bytes, body, parameters, row: &row, sink: &sink)
    } catch {
      walk.note(error)
      guard emitting else { return }
      // The field that does not fit begins at the error's offset, maybe in the last byte.
      row[ExtensionSlot.bytesNeeded] = Int64(max(error.offset, range.upperBound) + 1 - range.lowerBound)
      row.clear(FieldSet([ExtensionSlot.paddingNonZero, ExtensionSlot.extensionReserved]))
      send(.cusCExtension, &row, &sink)
    }
  }
}

extension Bits {
  /// All bits of a range, joined by OR into 64.
  static func any(_ bytes: Span<UInt8>, _ start: Int, _ width: Int) -> UInt64 {
    var found: UInt64 = 0
    var done = 0
    while done < width {
      let part = min(64, width - done)
      found |= value(bytes, start + done, part)
      done += part
    }
    return found
  }
}
