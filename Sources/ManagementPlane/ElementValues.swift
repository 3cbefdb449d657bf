/// A value and where it stands.
public struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
  public var value: Value
  public var place: TextPlace
}

/// Reading data nodes by the names and types of YANG (RFC 7950, 9): strict in what is there, whatever is missing.
extension XMLNode {
  /// The instances of a data node; those of the same name in other modules are others.
  func all(_ name: String) -> [XMLNode] {
    children.filter { $0.name == name && $0.namespace == namespace }
  }

  /// Entries of a list, far above what an O-RU has.
  static let mostEntries = 4096

  /// The entries of a list, or the values of a leaf-list.
  /// - Throws: where there are more than any O-RU has, so that what compares entries stays cheap.
  func entries(_ name: String) throws(InstanceDataError) -> [XMLNode] {
    let found = all(name)
    guard found.count <= Self.mostEntries else {
      throw InstanceDataError(
        found[Self.mostEntries].place, "<\(self.name)> has more than \(Self.mostEntries) <\(name)>")
    }
    return found
  }

  /// A container or leaf.
  /// - Throws: where there are two.
  func one(_ name: String) throws(InstanceDataError) -> XMLNode? {
    let found = all(name)
    guard found.count < 2 else {
      throw InstanceDataError(
        found[1].place,
        "<\(name)> occurs twice in <\(self.name)>; the first is in line \(found[0].place.line)")
    }
    return found.first
  }

  /// The text of a leaf that is not empty.
  func text(_ name: String) throws(InstanceDataError) -> Located<String>? {
    guard let leaf = try one(name) else { return nil }
    return Located(value: try leaf.leafText(), place: leaf.place)
  }

  func integer(_ name: String, in range: ClosedRange<Int64>) throws(InstanceDataError) -> Located<Int64>? {
    guard let leaf = try one(name) else { return nil }
    return try leaf.number(in: range)
  }

  /// The values of a leaf-list.
  func integers(_ name: String, in range: ClosedRange<Int64>) throws(InstanceDataError) -> [Int64] {
    var values: [Int64] = []
    for leaf in try entries(name) { values.append(try leaf.number(in: range).value) }
    return values
  }

  func flag(_ name: String) throws(InstanceDataError) -> Located<Bool>? {
    guard let leaf = try one(name) else { return nil }
    switch try leaf.leafText() {
    case "true": return Located(value: true, place: leaf.place)
    case "false": return Located(value: false, place: leaf.place)
    case let other: throw InstanceDataError(leaf.place, "<\(name)> is `\(other)`, neither `true` nor `false`")
    }
  }

  /// A leaf of an enumeration.
  func word<Word: RawRepresentable & CaseIterable & Sendable & Equatable>(
    _ name: String, _ type: Word.Type
  ) throws(InstanceDataError) -> Located<Word>? where Word.RawValue == String {
    guard let leaf = try one(name) else { return nil }
    return Located(value: try leaf.word(type), place: leaf.place)
  }

  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(InstanceDataError) -> Word where Word.RawValue == String {
    let text = try leafText()
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw InstanceDataError(place, "<\(name)> is `\(text)`; its values are \(known)")
    }
    return word
  }

  func number(in range: ClosedRange<Int64>) throws(InstanceDataError) -> Located<Int64> {
    let text = try leafText()
    let isHexadecimal = text.hasPrefix("0x")
    let digits = isHexadecimal ? String(text.dropFirst(2)) : text
    guard !isHexadecimal || digits.first.map({ $0 != "-" && $0 != "+" }) == true,
      let value = Int64(digits, radix: isHexadecimal ? 16 : 10)
    else { throw InstanceDataError(place, "<\(name)> is `\(text)`, which is no whole number") }
    guard range.contains(value) else {
      throw InstanceDataError(
        place, "<\(name)> is \(value), outside of \(range.lowerBound) to \(range.upperBound)")
    }
    return Located(value: value, place: place)
  }

  private func leafText() throws(InstanceDataError) -> String {
    guard children.isEmpty else {
      throw InstanceDataError(place, "<\(name)> should hold a value, and holds <\(children[0].name)>")
    }
    guard !text.isEmpty else { throw InstanceDataError(place, "<\(name)> is empty") }
    return text
  }
}
