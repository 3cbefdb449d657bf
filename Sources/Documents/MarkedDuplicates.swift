internal import Yams

/// Makes the second of two equal keys of a mapping readable.
///
/// The parser refuses a document with duplicate keys at the place of the first one. To go on, and to point
/// at the second one, its characters are replaced by one character of a private area of Unicode, as many
/// times, so that nothing moves; the builder knows it again.
struct MarkedDuplicates {
  private(set) var text: String
  /// Key text by the character that replaced it.
  private(set) var keys: [Unicode.Scalar: String] = [:]
  private static let firstMark: UInt32 = 0xE000
  private static let mostMarks = 40
  /// Scalars that are parsed in search of second keys, since every attempt is a parse of the whole text.
  private static let mostParsed = 2 << 20
  private var parsed = 0

  init(text: String) { self.text = text }

  /// The key that stood where a replaced one stands now.
  func original(of key: String) -> String? {
    key.unicodeScalars.first.flatMap { keys[$0] }
  }

  /// Marks the second occurrence of the first of `duplicates`, whose first one the parser found at `mark`.
  /// - Returns: whether it could be found.
  mutating func mark(_ duplicates: [String], firstAt mark: Mark) -> Bool {
    guard let key = duplicates.first, !key.isEmpty, keys.count < Self.mostMarks,
      let replacement = Unicode.Scalar(Self.firstMark + UInt32(keys.count))
    else { return false }
    let scalars = Array(text.unicodeScalars)
    let wanted = Array(key.unicodeScalars)
    var first = Self.offset(of: mark, in: scalars)
    if first < scalars.count, scalars[first] == "\"" || scalars[first] == "'" { first += 1 }
    guard first + wanted.count <= scalars.count, scalars[first...].starts(with: wanted) else { return false }
    var position = first + wanted.count
    while position + wanted.count <= scalars.count {
      guard scalars[position] == wanted[0], Self.isKey(scalars, position, wanted) else {
        position += 1
        continue
      }
      // The attempt, and the parse that follows it where it was right.
      parsed += 2 * scalars.count
      guard parsed <= Self.mostParsed else { return false }
      let second = Self.replacing([position], wanted.count, by: replacement, in: scalars)
      let both = Self.replacing([first, position], wanted.count, by: replacement, in: scalars)
      if Self.areDuplicates(String(repeating: Character(replacement), count: wanted.count), in: both) {
        text = second
        keys[replacement] = key
        return true
      }
      position += wanted.count
    }
    return false
  }

  private static func replacing(
    _ starts: [Int], _ length: Int, by replacement: Unicode.Scalar, in scalars: [Unicode.Scalar]
  ) -> String {
    var changed = scalars
    for start in starts { for index in start..<start + length { changed[index] = replacement } }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: changed)
    return String(view)
  }

  /// Whether two keys of that name are in the same mapping: the one that the parser stumbled over before.
  private static func areDuplicates(_ key: String, in text: String) -> Bool {
    do {
      _ = try Yams.Parser(yaml: text, resolver: .basic).singleRoot()
      return false
    } catch YamlError.duplicatedKeysInMapping(let keys, _) {
      return keys.contains(key)
    } catch {
      return false
    }
  }

  private static func isKey(_ scalars: [Unicode.Scalar], _ start: Int, _ key: [Unicode.Scalar]) -> Bool {
    guard scalars[start...].starts(with: key) else { return false }
    var end = start + key.count
    if end < scalars.count, scalars[end] == "\"" || scalars[end] == "'" { end += 1 }
    while end < scalars.count, scalars[end] == " " { end += 1 }
    guard end < scalars.count, scalars[end] == ":" else { return false }
    return start == 0 || " \n\r{,[\"'-?".unicodeScalars.contains(scalars[start - 1])
  }

  private static func offset(of mark: Mark, in scalars: [Unicode.Scalar]) -> Int {
    var line = 1
    var index = 0
    while index < scalars.count, line < mark.line {
      if scalars[index] == "\n" { line += 1 }
      index += 1
    }
    return min(scalars.count, index + max(0, mark.column - 1))
  }
}
