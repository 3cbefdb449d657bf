public import CaptureFiles
public import Transport

/// How to find what is judged where the frames themselves do not tell.
public struct Encapsulation: Sendable, Equatable {
  /// UDP ports that carry eCPRI.
  public var ecpriPorts: Set<UInt16> = []
  /// What frames of link types for private use are: PDUs without anything around them.
  public var linkTypes: [LinkType: UpperLayer] = [:]

  public init() {}

  public mutating func formUnion(_ other: Encapsulation) {
    ecpriPorts.formUnion(other.ecpriPorts)
    linkTypes.merge(other.linkTypes) { _, new in new }
  }

  func union(_ other: Encapsulation) -> Encapsulation {
    var all = self
    all.formUnion(other)
    return all
  }
}

/// A link type for private use and the protocol of its frames, written `147=f1ap`.
public struct LinkTypeAssignment: Sendable, Equatable {
  public var linkType: LinkType
  public var layer: UpperLayer

  /// Nil where the text is no such assignment.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt32(parts[0]), let layer = UpperLayer(rawValue: String(parts[1])),
      LinkType(rawValue: number).isUser
    else { return nil }
    linkType = LinkType(rawValue: number)
    self.layer = layer
  }
}
