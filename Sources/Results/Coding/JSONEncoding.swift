internal import JSON

/// Turns values into JSON. Keys come in the order in which a type encodes them, so that equal values give equal text.
enum JSONEncoding {
  ///
  /// - Returns: a document whose outer parts are encoded when they are written, which may throw an `EncodingError`.
  static func document(of value: some Encodable) -> JSONDocument<any Error> {
    let node = JSONNode()
    return .made {
      try value.encode(to: JSONNodeEncoder(node: node, codingPath: []))
      return node.document
    }
  }
}

/// A place in a document that is being made.
private final class JSONNode {
  private enum Content {
    case single(JSONValue)
    case members([(key: String, node: JSONNode)])
    case elements([JSONNode])
    /// What is encoded when it is written.
    case later(any Encodable, [any CodingKey])
  }
  /// How deep parts are encoded when they are written: a finding of a requirement is such a part.
  private static let depth = 4
  private var content = Content.single(.null)

  var document: JSONDocument<any Error> {
    switch content {
    case .single(let value): .value(value)
    case .members(let members): .object(members.map { ($0.key, $0.node.document) })
    case .elements(let nodes): .array(nodes.map(\.document))
    case .later(let value, let path):
      .made {
        let node = JSONNode()
        try value.encode(to: JSONNodeEncoder(node: node, codingPath: path))
        return node.document
      }
    }
  }

  func put(_ value: JSONValue) { content = .single(value) }
  func beginObject() { if case .members = content {} else { content = .members([]) } }
  func beginArray() { if case .elements = content {} else { content = .elements([]) } }

  func member(_ key: String) -> JSONNode {
    let node = JSONNode()
    if case .members(var members) = content {
      content = .single(.null)
      members.append((key, node))
      content = .members(members)
    }
    return node
  }

  func element() -> JSONNode {
    let node = JSONNode()
    if case .elements(var nodes) = content {
      content = .single(.null)
      nodes.append(node)
      content = .elements(nodes)
    }
    return node
  }

  var count: Int { if case .elements(let nodes) = content { nodes.count } else { 0 } }

  /// - Throws: `EncodingError` for what has no place in a record, such as fractions.
  func put(_ value: some Encodable, at path: [any CodingKey]) throws {
    switch value {
    case let text as String: put(.string(text))
    case let flag as Bool: put(.boolean(flag))
    case let number as Int: put(.integer(Int64(number)))
    case let number as Int64: put(.integer(number))
    case let number as UInt64: put(Int64(exactly: number).map(JSONValue.integer) ?? .unsigned(number))
    default:
      if path.count <= Self.depth {
        content = .later(value, path)
      } else {
        try value.encode(to: JSONNodeEncoder(node: self, codingPath: path))
      }
    }
  }
}

private struct JSONNodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(KeyedNode<Key>(node: node, codingPath: codingPath))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return UnkeyedNode(node: node, codingPath: codingPath)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleNode(node: node, codingPath: codingPath)
  }
}

private struct KeyedNode<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) throws { node.member(key.stringValue).put(.null) }
  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.member(key.stringValue).put(value, at: codingPath + [key])
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key]).container(
      keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key]).unkeyedContainer()
  }
  func superEncoder() -> any Encoder {
    JSONNodeEncoder(node: node.member("super"), codingPath: codingPath)
  }
  func superEncoder(forKey key: Key) -> any Encoder {
    JSONNodeEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct UnkeyedNode: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  func encodeNil() throws { node.element().put(.null) }
  func encode<Value: Encodable>(_ value: Value) throws {
    let place = JSONPlace(intValue: count)
    try node.element().put(value, at: codingPath + [place])
  }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    JSONNodeEncoder(node: node.element(), codingPath: codingPath).container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONNodeEncoder(node: node.element(), codingPath: codingPath).unkeyedContainer()
  }
  func superEncoder() -> any Encoder { JSONNodeEncoder(node: node.element(), codingPath: codingPath) }
}

private struct SingleNode: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() throws { node.put(.null) }
  func encode(_ value: Bool) throws { node.put(.boolean(value)) }
  func encode(_ value: String) throws { node.put(.string(value)) }
  func encode(_ value: Int) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: Int8) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: Int16) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: Int32) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: Int64) throws { node.put(.integer(value)) }
  func encode(_ value: UInt) throws { try encode(UInt64(value)) }
  func encode(_ value: UInt8) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: UInt16) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: UInt32) throws { node.put(.integer(Int64(value))) }
  func encode(_ value: UInt64) throws {
    node.put(Int64(exactly: value).map(JSONValue.integer) ?? .unsigned(value))
  }
  func encode(_ value: Double) throws { throw fraction(value) }
  func encode(_ value: Float) throws { throw fraction(value) }
  func encode<Value: Encodable>(_ value: Value) throws { try node.put(value, at: codingPath) }

  private func fraction(_ value: any Encodable) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath, debugDescription: "whole numbers only"))
  }
}

/// A key of an object or a place in an array.
struct JSONPlace: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(intValue: Int) {
    self.intValue = intValue
    stringValue = "\(intValue)"
  }
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
}
