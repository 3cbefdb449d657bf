internal import Events

/// A section type: how its header and the rest of its messages are laid out (CUS table 7.3.1-1).
final class SectionType: Sendable {
  /// What follows the header.
  enum Body: Sendable {
    /// Section descriptions with extensions, as many as `numberOfSections` says.
    case sections(Layout)
    /// The same, each followed by reports or requests (section types 10 and 11).
    case sectionsWithParts(Layout, BoundedPart)
    /// Commands, as many as the header says.
    case commands(BoundedPart)
    /// Channel information of UEs (section type 6).
    case channels(Layout)
    /// SINR values of sections (section type 9).
    case sinr(Layout)
    /// One structure that is part of the header's layout or follows it.
    case single(Layout)
  }

  let number: UInt8
  let name: String
  let header: Layout
  let body: Body

  init(number: UInt8, name: String, header: Layout, body: Body) {
    self.number = number
    self.name = name
    self.header = header
    self.body = body
  }

  static let all: [SectionType] = [
    type0, type1, type3, type4, type5, type6, type7, type8, type9, type10, type11,
  ]

  private static let byNumber: [SectionType?] = {
    var table = [SectionType?](repeating: nil, count: 256)
    for type in all { table[Int(type.number)] = type }
    return table
  }()

  /// The section type of that number; `nil` = reserved.
  static func of(_ number: UInt8) -> SectionType? { byNumber[Int(number)] }

  static let codePoints = [
    CodePoint(0, "unused"), CodePoint(1, "channels"), CodePoint(3, "PRACH"), CodePoint(4, "slotControl"),
    CodePoint(5, "UEScheduling"), CodePoint(6, "channelInformation"), CodePoint(7, "LAA"),
    CodePoint(8, "ACKNACK"), CodePoint(9, "SINR"), CodePoint(10, "measurementReport"),
    CodePoint(11, "measurementRequest"),
  ]

  /// What is read as the header where the section type is unknown.
  static let unknownHeader = ApplicationHeader.layout(255, clause: "CUS 7.5.2", then: [])
}

/// A part that tells its own length in 32-bit words: a command, a report, a request.
struct BoundedPart: Sendable {
  var layout: Layout
  var event: EventTypeID
  var name: String
  /// Where the 16 bits of the length are, from the start of the part.
  var lengthOffset: Int
  /// The field that holds it.
  var lengthField: String
  var headerBytes: Int
}
