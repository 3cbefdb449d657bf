public import ApplicationProtocols
internal import PackedEncoding
internal import Platform

/// What `tekigo decode --protocol` and `tekigo encode --protocol` do: messages from a log, a line each.
public struct MessageRun {
  public enum Direction: Sendable {
    /// Hexadecimal digits to JSON.
    case decode
    /// JSON to hexadecimal digits.
    case encode
  }

  private let direction: Direction
  private var texts: ValueText
  /// Lines that could not be taken.
  public private(set) var failures = 0

  /// Text that is gathered before it is handed on, in UTF-8 bytes, where more lines are there already.
  private static let pieceLength = 1 << 16

  /// - Parameter typeName: another type of the schema than that of whole messages.
  /// - Throws: ``SelectionError`` for a type that the schema does not have.
  public init(
    _ direction: Direction, _ shipped: ShippedProtocol, typeName: String? = nil, showsRemarks: Bool = false
  ) throws {
    let schema = try shipped.schema
    var type = schema.pduType
    if let typeName {
      guard let named = schema.packed.type(named: typeName) else {
        throw SelectionError("\(schema.name) has no type `\(typeName)`")
      }
      type = named
    }
    self.direction = direction
    texts = ValueText(schema.packed, type: type)
    texts.showsRemarks = showsRemarks
  }

  /// Reads a file, or standard input for `-`, and hands on whole lines as soon as the next has to be waited for.
  public mutating func run(_ path: String, _ write: (String) throws -> Void) throws {
    var lines = try LineReader(path: path)
    var text = ""
    while let line = try lines.next() {
      let result = direction == .decode ? texts.decode(line) : texts.encode(line)
      switch result {
      case .text(let line)?: text += line + "\n"
      case .failure(let line)?:
        failures += 1
        text += line + "\n"
      case nil: break
      }
      if text.utf8.count >= Self.pieceLength || !lines.isReady {
        try write(text)
        text = ""
      }
    }
    if !text.isEmpty { try write(text) }
  }
}
