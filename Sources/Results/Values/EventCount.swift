/// How many events of a type were seen.
public struct EventCount: Sendable, Equatable, Codable {
  public var event: String
  public var count: Int
  public init(event: String, count: Int) {
    self.event = event
    self.count = count
  }
}
