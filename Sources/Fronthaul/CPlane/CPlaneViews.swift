internal import Wire

/// Views of the structures of the C-plane and of eCPRI, by the offsets that their events tell
/// (`messageOffset`, `sectionOffset`, `extensionOffset`, `partOffset`): a finding is shown by reading its
/// bytes again.
extension LayoutView {
  /// The radio application header in `range`, which begins behind ecpriSeqid; by its own section type.
  @_lifetime(copy bytes)
  public static func cPlaneHeader(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LayoutView {
    let (first, isRead) = range.lowerBound.addingReportingOverflow(ApplicationHeader.sectionTypeOffset)
    let type =
      !isRead && first >= 0 && first < min(range.upperBound, bytes.count) ? SectionType.of(bytes[first]) : nil
    return LayoutView(type?.header ?? SectionType.unknownHeader, bytes, range)
  }

  /// The section description, command, UE or message of a section type that begins at the start of `range`;
  /// `nil` for an unknown section type.
  @_lifetime(copy bytes)
  public static func cPlaneSection(
    ofType sectionType: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> LayoutView? {
    switch SectionType.of(sectionType)?.body {
    case .sections(let layout), .sectionsWithParts(let layout, _), .channels(let layout), .sinr(let layout),
      .single(let layout):
      return LayoutView(layout, bytes, range)
    case .commands(let part): return LayoutView(part.layout, bytes, range)
    case nil: return nil
    }
  }

  /// The content of the section extension that begins at the start of `range`, as far as its length or the
  /// range goes; `nil` for an unknown extension.
  /// - Parameter ports: ports that the section addresses: 1, and `numPortc` more with extension 10.
  @_lifetime(copy bytes)
  public static func sectionExtension(
    _ bytes: Span<UInt8>, _ range: Range<Int>, weightCount: Int = 0, ports: Int = 0
  ) -> LayoutView? {
    let end = max(0, min(range.upperBound, bytes.count))
    let start = max(0, min(range.lowerBound, end))
    guard let head = ExtensionHead(bytes, start, end), let type = ExtensionType.of(head.type) else {
      return nil
    }
    var parameters = LayoutParameters()
    parameters[.weightCount] = Int64(weightCount)
    parameters[.portCount] = Int64(ports)
    let behind = max(start + type.headerBytes, min(end, start + head.words * 4))
    return LayoutView(type.layout, bytes, (start + type.headerBytes)..<behind, parameters)
  }

  /// The payload of an eCPRI message of a type whose layout is known; `nil` for another.
  @_lifetime(copy bytes)
  public static func ecpri(type: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> LayoutView? {
    guard let layout = ECPRIMessage.layout(type) else { return nil }
    return LayoutView(layout, bytes, range)
  }
}
