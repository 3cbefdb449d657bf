/// A capture file that was judged.
public struct CaptureDescription: Sendable, Equatable, Codable {
  public var name: String
  /// Hexadecimal; `nil` where the digest was left out.
  public var sha256: String?
  public var format: String
  public var bytes: Int64
  public var frames: Int
  /// Nanoseconds since 1970.
  public var firstTime: Int64?
  public var lastTime: Int64?
  public var linkTypes: [String]
  public init(name: String, format: String, bytes: Int64, frames: Int, linkTypes: [String]) {
    self.name = name
    self.format = format
    self.bytes = bytes
    self.frames = frames
    self.linkTypes = linkTypes
  }
}
