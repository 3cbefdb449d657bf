internal import Events

/// A section extension: where it may stand, and its layout (CUS 7.6, 7.7).
///
///     | ef 1 | extType 7 | extLen 8 (16 in extensions 11, 19 and 20) | content | zeros to a 32-bit word |
struct ExtensionType: Sendable {
  var number: UInt8
  var name: String
  /// Section types that it may belong to, one bit each.
  var sectionTypes: UInt16
  var layout: Layout
  /// Bytes in front of the content.
  var headerBytes: Int

  /// - Parameters:
  ///   - sectionTypes: those that list the extension; empty = all.
  ///   - wide: whether extLen has 16 bits.
  init(
    _ number: UInt8, _ name: String, on sectionTypes: [UInt8], wide: Bool = false, _ elements: [LayoutElement]
  ) {
    self.number = number
    self.name = name
    self.sectionTypes = sectionTypes.isEmpty ? .max : sectionTypes.reduce(0) { $0 | 1 << UInt16($1) }
    headerBytes = wide ? 3 : 2
    layout = Layout(
      "section extension \(number)", clause: "CUS 7.7.\(number)", headerBits: headerBytes * 8,
      firstSlot: ExtensionSlot.firstFree, name, elements)
  }

  func isAllowed(on sectionType: UInt8) -> Bool {
    sectionType < 16 && sectionTypes >> UInt16(sectionType) & 1 == 1
  }

  static let all: [ExtensionType] = [
    extension1, extension2, extension3, extension4, extension5, extension6, extension7, extension8,
    extension9, extension10, extension11, extension12, extension13, extension14, extension15, extension16,
    extension17, extension18, extension19, extension20, extension21, extension22, extension23, extension24,
    extension25, extension26, extension27, extension28, extension29, extension30,
  ]

  /// The extension of that number, 1 to 30; `nil` = reserved.
  static func of(_ number: UInt8) -> ExtensionType? {
    number >= 1 && Int(number) <= all.count ? all[Int(number) - 1] : nil
  }

  /// Whether the length of an extension has 16 bits.
  static func hasWideLength(_ number: UInt8) -> Bool { number == 11 || number == 19 || number == 20 }
}

/// Fields that several extensions have.
enum ExtensionFields {
  static let priorities = [CodePoint(0, "0"), CodePoint(1, "+1"), CodePoint(2, "-2"), CodePoint(3, "-1")]

  static func priority(clause: String) -> LayoutElement {
    .field(
      "priority", 2, .enumeration(priorities), clause: clause, wireshark: "priority",
      "Which section wins where several address the same resource elements")
  }

  static func symbolMask(clause: String) -> LayoutElement {
    .field(
      "symbolMask", 14, .mask(14), clause: clause, wireshark: "symbolMask",
      "Symbols of the section; the least significant bit is symbol 0")
  }

  static let rbgSizes = [
    CodePoint(1, "1"), CodePoint(2, "2"), CodePoint(3, "3"), CodePoint(4, "4"), CodePoint(5, "6"),
    CodePoint(6, "8"), CodePoint(7, "16"),
  ]

  static func rbgSize(clause: String) -> LayoutElement {
    .field(
      "rbgSize", 3, .enumeration(rbgSizes), clause: clause, wireshark: "rbgSize",
      "Code of the number of resource blocks in a group")
  }

  static func rbgMask(clause: String) -> LayoutElement {
    .field(
      "rbgMask", 28, .mask(28), clause: clause, wireshark: "rbgMask",
      "Groups of the section; the least significant bit is the first group")
  }

  static func csf(clause: String) -> LayoutElement {
    .flag("csf", clause: clause, wireshark: "csf", "Whether the constellation is shifted")
  }

  static func scaler(_ name: String, clause: String, wireshark: String) -> LayoutElement {
    .field(
      name, 15, clause: clause, wireshark: wireshark,
      "Scaler: exponent in the 4 most significant bits, mantissa in the other 11")
  }

  static let mcScaleReMask = LayoutElement.field(
    "mcScaleReMask", 12, .mask(12), clause: "CUS 7.7.5.2", wireshark: "mcscaleremask",
    "Resource elements that the scaler is for")
}
