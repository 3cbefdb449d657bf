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
  ///
  /// How much room an allocator gives differs from run to run, so it is in no record, and no part of what is compared.
  public var bytes = 0
  public init(form: String, what: String, most: Int, limit: Int, bytes: Int) {
    self.form = form
    self.what = what
    self.most = most
    self.limit = limit
    self.bytes = bytes
  }

  private enum CodingKeys: String, CodingKey { case form, what, most, limit }

  public static func == (a: MemoryUse, b: MemoryUse) -> Bool {
    (a.form, a.what, a.most, a.limit) == (b.form, b.what, b.most, b.limit)
  }
}
