import JSON
public import PackedEncoding

/// Encodings as hexadecimal digits and values as JSON, a line each, for people with a message from a log.
public struct ValueText {
  private let schema: PackedSchema
  private let type: PackedSchema.TypeID
  private var decoder: PackedDecoder
  private let encoder: PackedEncoder
  private var tree = PackedTree()
  /// Whether lines of decoded values say what is not canonical in their encodings.
  public var showsRemarks = false

  /// A line of the result.
  public enum Line: Equatable, Sendable {
    case text(String)
    /// An object `{"error": …}`.
    case failure(String)
  }

  /// - Parameter type: the type of the values, for example that of whole messages.
  public init(_ schema: PackedSchema, type: PackedSchema.TypeID) {
    self.schema = schema
    self.type = type
    decoder = PackedDecoder(schema)
    encoder = PackedEncoder(schema)
  }

  /// Hexadecimal digits → `{"value": …}`, or `{"error": {"code", "bitOffset", "path", "message"}}`.
  ///
  /// - Returns: nil for a line that is empty or begins with `#`.
  public mutating func decode(_ line: String) -> Line? {
    guard let content = Self.content(line) else { return nil }
    do throws(Hexadecimal.NoDigit) {
      return decode(try Hexadecimal.octets(content))
    } catch {
      let message = "column \(error.column): expected a hexadecimal digit"
      return failure("notHexadecimal", nil, "", message)
    }
  }

  /// A value as ``decode(_:)`` gives it, or the value alone → hexadecimal digits, or the same kind of error.
  public func encode(_ line: String) -> Line? {
    guard let content = Self.content(line) else { return nil }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(json: String(content))
    } catch {
      return failure("notJSON", nil, "", error.description)
    }
    let value: PackedValue
    do throws(ValueError) {
      value = try ValueReader(schema: schema).value(unwrapped(json), type)
    } catch {
      return failure("notOfType", nil, error.inside(schema.types[type].name).path, error.message)
    }
    do throws(PackedError) {
      return .text(Hexadecimal.text(try encoder.encode(value, as: type)))
    } catch {
      return failure(error)
    }
  }

  private mutating func decode(_ octets: [UInt8]) -> Line {
    do throws(PackedError) {
      try decoder.decode(type, octets.span, into: &tree)
    } catch {
      return failure(error)
    }
    let value = PackedTreeReader(schema, octets.span).value(0, of: tree)
    var members = [JSONValue.Member("value", value.json)]
    if showsRemarks {
      let remarks = tree.remarks.map { remark -> JSONValue in
        ["kind": .string(remark.kind.rawValue), "bitOffset": .integer(Int64(remark.bitOffset))]
      }
      members.append(JSONValue.Member("remarks", .array(remarks)))
    }
    return .text(JSONValue.object(members).compactText)
  }

  /// What a line has to say; nil: nothing.
  private static func content(_ line: String) -> Substring? {
    let content = line.drop { $0.isWhitespace }
    return content.isEmpty || content.first == "#" ? nil : content
  }

  /// `{"value": …}` is what decoding gives; no CHOICE of a message has an alternative of that name.
  private func unwrapped(_ json: JSONValue) -> JSONValue {
    guard json.members.first?.key == "value", !schema.hasComponent("value", type) else { return json }
    return json["value"] ?? json
  }

  // MARK: Errors

  private func failure(_ error: PackedError) -> Line {
    failure(error.code.rawValue, error.bitOffset, error.path, error.message)
  }

  private func failure(_ code: String, _ bitOffset: Int?, _ path: String, _ message: String) -> Line {
    let error: JSONValue = [
      "code": .string(code), "bitOffset": JSONValue(bitOffset), "path": .string(path),
      "message": .string(message),
    ]
    return .failure(JSONValue.object([JSONValue.Member("error", error)]).compactText)
  }
}

extension PackedSchema {
  fileprivate func hasComponent(_ name: String, _ type: TypeID) -> Bool {
    switch types[type].kind {
    case .sequence(let sequence): sequence.root.contains { $0.name == name }
    case .choice(let choice): choice.root.contains { $0.name == name }
    default: false
    }
  }
}
