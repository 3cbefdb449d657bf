import Fronthaul
import Wire

/// U-plane messages: walked, surveyed for their format, read into a value that is written again.
///
/// Input: flags (1 dynamic header, 2 udCompLen, 4 survey), udCompHdr of a static header, PRBs of the carrier (16 bits),
/// bytes that were not captured, then the message from its timing header on.
extension FuzzTarget {
  static let uPlane = FuzzTarget("u-plane") { input throws(Violation) in
    var cursor = InputCursor(input)
    let flags = cursor.byte()
    let compression = CompressionHeader(rawValue: cursor.byte())
    let carrierPrbs = cursor.word() % 1024
    let missing = Int(cursor.byte())
    let format = UPlaneFormat(
      isDynamic: flags & 1 != 0, compression: compression, hasLength: flags & 2 != 0, carrierPrbs: carrierPrbs
    )
    let message = cursor.bytes()
    let sections = try UPlanePromises.walk(message, missing: missing, format)
    if flags & 4 != 0 { UPlanePromises.survey(message, missing: missing) }
    guard missing == 0 else { return }
    try UPlanePromises.value(message, format, sections)
  }
}

/// What is promised of a U-plane message.
enum UPlanePromises {
  private static let timingHeaderBytes = 4

  /// Sections follow each other and end inside the message.
  /// - Returns: the sections where the whole message could be walked.
  static func walk(
    _ message: [UInt8], missing: Int, _ format: UPlaneFormat
  ) throws(Violation) -> [UPlaneSection]? {
    let end = message.count + missing
    var walk = UPlaneSectionWalk(message.span, from: timingHeaderBytes, to: end, as: format)
    var sections: [UPlaneSection] = []
    do {
      while let section = try walk.next() {
        try follows(section, sections.last?.end ?? timingHeaderBytes, end: end)
        sections.append(section)
      }
      return sections
    } catch let error as WireError {
      try error.promisesToLie(in: max(end, timingHeaderBytes))
      return nil
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("an error of another kind: \(error)")
    }
  }

  private static func follows(_ section: UPlaneSection, _ start: Int, end: Int) throws(Violation) {
    try Violation.unless(
      section.offset == start && section.dataOffset > start && section.end >= section.dataOffset
        && section.end <= end && section.prbCount >= 0, "\(section), from \(start) in \(end) bytes")
  }

  /// A survey takes any message, once and again.
  static func survey(_ message: [UInt8], missing: Int) {
    var survey = FormatSurvey()
    for _ in 0..<3 {
      survey.observe(message.span, from: timingHeaderBytes, to: message.count + missing)
    }
    _ = survey.inferred(FormatContext(isDownlink: true, largestPrbEnd: 273))
    _ = survey.difficulty
  }

  /// A message that can be read is written again byte by byte, is read again as the same value, and has the
  /// sections that a walk finds.
  static func value(
    _ message: [UInt8], _ format: UPlaneFormat, _ sections: [UPlaneSection]?
  ) throws(Violation) {
    let coding = UPlaneCoding(
      fixed: format.isDynamic ? nil : format.compression, hasLengths: format.hasLength,
      carrierPrbs: Int(format.carrierPrbs))
    let value: UPlaneValue
    do throws(WireError) {
      value = try UPlaneValue(message.span, 0..<message.count, coding)
    } catch {
      return try error.promisesToLie(in: message.count)
    }
    let written: [UInt8]
    do throws(WireError) {
      written = try value.encode(coding)
    } catch {
      throw Violation("a message that was read is not written: \(error)")
    }
    try Violation.unless(written == message, "\(value) is written as \(written)")
    let again = try? UPlaneValue(written.span, 0..<written.count, coding)
    try Violation.unless(again == value, "\(value) is read again as \(String(describing: again))")
    guard let sections else { return }
    try Violation.unless(
      value.sections.count == sections.count && value.rest.isEmpty,
      "\(sections) are walked, read are \(value.sections.map(\.fields)), \(value.rest.count) bytes left")
    for (read, walked) in zip(value.sections, sections) {
      try Violation.unless(
        read["sectionId"] == Int64(walked.sectionId) && read.prbs.count == walked.data.count,
        "\(walked) is read as \(read)")
    }
  }
}
