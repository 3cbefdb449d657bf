internal import JSON

/// Why a text is no record that can be read.
public struct RecordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where in the record, for example `byte 120` or `requirements[3].lines[0]`; empty = as a whole.
  public var place: String
  public var message: String

  public init(at place: String = "", _ message: String) {
    self.place = place
    self.message = message
  }

  public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

extension RunRecord {
  /// The record as JSON on one line, with a line feed at its end. Equal records give equal text.
  ///
  /// - Throws: `EncodingError`; no record that a run makes gives cause for it.
  public func text() throws -> String {
    var text = ""
    try send { text += $0 }
    return text
  }

  /// Hands on that text in pieces.
  public func send(to piece: (String) throws -> Void) throws {
    try JSONEncoding.document(of: self).write(.compact, to: piece)
    try piece("\n")
  }

  /// Reads what ``text()`` writes.
  ///
  /// - Throws: a ``RecordError`` for what is damaged, of another version, or no record.
  public init(text: String) throws(RecordError) {
    let document: JSONValue
    do throws(JSONError) { document = try JSONValue(json: text) } catch {
      throw RecordError(at: "byte \(error.offset)", "it is damaged: \(error.message)")
    }
    guard let schema = document["schema"]?.text, schema.hasPrefix(Self.schemaName + "/") else {
      throw RecordError("it is no record of tekigo: `schema` is not `\(Self.schema)`")
    }
    guard schema == Self.schema else {
      throw RecordError(
        at: "schema", "it is of the version `\(schema)`; this tekigo reads `\(Self.schema)`")
    }
    do {
      self = try JSONDecoding.value(RunRecord.self, of: document)
    } catch let error as DecodingError {
      throw RecordError(error)
    } catch {
      throw RecordError("it is damaged: \(error)")
    }
    try check()
  }

  private static var schemaName: Substring { schema.prefix { $0 != "/" } }
}

extension RecordError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      self.init(at: Self.place(context.codingPath), "it is damaged: \(context.debugDescription)")
    @unknown default: self.init("it is damaged: \(error)")
    }
  }

  /// `requirements[3].lines[0].units`
  static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
