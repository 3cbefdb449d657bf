/// How much of a bounded memory a rule used.
public struct MemoryUse: Sendable, Equatable, Codable {
  /// The name of the rule's form.
  public var form: String
  /// What is remembered.
  public var what: String
  /// Of these, the most at a time.
  public var most: Int
  /// More than these are not remembered.
  public var limit: Int
  /// What it takes, without what the allocator adds. It is taken when it is needed, and kept.
  public var bytes: Int
  public init(form: String, what: String, most: Int, limit: Int, bytes: Int) {
    self.form = form
    self.what = what
    self.most = most
    self.limit = limit
    self.bytes = bytes
  }
}
