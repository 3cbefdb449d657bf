internal import JSON

/// Turns JSON into values.
enum JSONDecoding {
  static func value<Value: Decodable>(_ type: Value.Type, of document: JSONValue) throws -> Value {
    try JSONValueDecoder(value: document, codingPath: []).read(type)
  }
}

private struct JSONValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch("an object", [String: String].self) }
    return KeyedDecodingContainer(KeyedMembers<Key>(members: members, codingPath: codingPath))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw mismatch("an array", [String].self) }
    return UnkeyedElements(values: values, codingPath: codingPath)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func mismatch(_ expected: String, _ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "expected \(expected)"))
  }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let known: Any? =
      switch type {
      case is String.Type: try text()
      case is Int.Type: try integer(Int.self)
      case is Int64.Type: try integer(Int64.self)
      default: nil
      }
    return try known as? Value ?? Value(from: self)
  }

  private func text() throws -> String {
    guard case .string(let text) = value else { throw mismatch("a text", String.self) }
    return text
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    let number: Number? =
      switch value {
      case .integer(let number): Number(exactly: number)
      case .unsigned(let number): Number(exactly: number)
      default: nil
      }
    guard let number else {
      throw mismatch("a whole number from \(Number.min) to \(Number.max)", type)
    }
    return number
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }
  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .boolean(let flag) = value else { throw mismatch("true or false", type) }
    return flag
  }
  func decode(_ type: String.Type) throws -> String { try text() }
  func decode(_ type: Double.Type) throws -> Double { throw mismatch("no fraction", type) }
  func decode(_ type: Float.Type) throws -> Float { throw mismatch("no fraction", type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }
}

private struct KeyedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [JSONValue.Member]
  let codingPath: [any CodingKey]
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  private func find(_ key: Key) -> JSONValue? { members.first { $0.key == key.stringValue }?.value }

  private func decoder(_ key: Key) throws -> JSONValueDecoder {
    guard let value = find(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "`\(key.stringValue)` is missing"))
    }
    return JSONValueDecoder(value: value, codingPath: codingPath + [key])
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).read(type)
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder(key).decode(type) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder {
    JSONValueDecoder(value: .object(members), codingPath: codingPath)
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

private struct UnkeyedElements: UnkeyedDecodingContainer {
  let values: [JSONValue]
  let codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  init(values: [JSONValue], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  private mutating func next() throws -> JSONValueDecoder {
    let path = codingPath + [JSONPlace(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        String.self, .init(codingPath: path, debugDescription: "the array ends too early"))
    }
    defer { currentIndex += 1 }
    return JSONValueDecoder(value: values[currentIndex], codingPath: path)
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().read(type) }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }
  mutating func superDecoder() throws -> any Decoder { try next() }
}
