/// A record that is to be merged, with the name by which messages tell it from the others.
public struct MergeInput: Sendable {
  public var name: String
  public var record: RunRecord
  public init(name: String, record: RunRecord) {
    self.name = name
    self.record = record
  }
}

/// Why records can't be merged.
public struct MergeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The names of the records that it is about.
  public var records: [String]
  public var message: String

  public init(_ records: [String], _ message: String) {
    self.records = records
    self.message = message
  }

  public var description: String { "\(records.joined(separator: ", ")): \(message)" }
}
