/// The protocols whose schemas are part of this build.
///
/// Their texts are string literals, so a binary that was moved has them, and none is read before it is asked for.
public enum ShippedProtocol: String, Sendable, CaseIterable {
  case f1ap
  case e1ap

  /// The schema, read once.
  ///
  /// - Throws: where the text in this build can't be read, which the tests rule out.
  public var schema: ProtocolSchema {
    get throws(SchemaTextError) {
      switch self {
      case .f1ap: try Self.readF1AP.get()
      case .e1ap: try Self.readE1AP.get()
      }
    }
  }

  private static let readF1AP = Result { () throws(SchemaTextError) in try ProtocolSchema(text: f1apText) }
  private static let readE1AP = Result { () throws(SchemaTextError) in try ProtocolSchema(text: e1apText) }
}
