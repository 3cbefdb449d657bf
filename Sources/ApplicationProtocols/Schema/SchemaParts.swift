import PackedEncoding

/// What stands in the text of a schema, names resolved.
struct SchemaParts {
  var name = ""
  var specification = ""
  var version = ""
  var port: UInt16?
  var payloadProtocol: UInt32?
  var isAligned = true
  var sides: [String] = []
  var top: [String] = []
  var identifiers = ProtocolSchema.Identifiers()
  var procedures: [ProtocolProcedure] = []
  /// The names of the messages of each procedure, by role.
  var messageNames: [[String?]] = []
  var elementNames: [Int: String] = [:]
  var types: [PackedType] = []
  var objectSets: [PackedSchema.ObjectSet] = []
  var elementSets: [ElementSet] = []
}
