/// The two ends of an interface.
///
/// The central one is the end that is nearer to the core of the network or holds the control: the gNB-CU of
/// F1, the gNB-CU-CP of E1. The peripheral one is the gNB-DU of F1, the gNB-CU-UP of E1. How a specification
/// calls them is in ``ProtocolSchema/sides``.
public enum ProtocolSide: Int, Sendable, CaseIterable {
  case central
  case peripheral

  public var opposite: ProtocolSide { self == .central ? .peripheral : .central }
}

/// Which ends may do something.
public struct ProtocolSides: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ side: ProtocolSide) { self = side == .central ? .central : .peripheral }

  public static let central = ProtocolSides(rawValue: 1)
  public static let peripheral = ProtocolSides(rawValue: 2)
  public static let both: ProtocolSides = [.central, .peripheral]

  /// The ends on the other side of these.
  public var opposite: ProtocolSides {
    var sides: ProtocolSides = []
    if contains(.central) { sides.insert(.peripheral) }
    if contains(.peripheral) { sides.insert(.central) }
    return sides
  }
}
