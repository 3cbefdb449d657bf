public import ApplicationProtocols
public import PackedEncoding

/// A value of which parts are known only when it is sent.
public indirect enum ValueTemplate: Equatable, Sendable {
  case fixed(PackedValue)
  case sequence([Component])
  case list([ValueTemplate])
  case choice(String, ValueTemplate)
  case contained(String, ValueTemplate)
  /// An INTEGER of so many values from the lower bound on; the number is taken modulo their count.
  case integer(DialogueNumber, lower: Int64, span: UInt64)
  /// A string of bits that has the number in its last bits.
  case bits(DialogueNumber, count: Int)
  case octets([Octets])

  public struct Component: Equatable, Sendable {
    public var name: String
    public var value: ValueTemplate
  }

  /// A part of a string of octets.
  public enum Octets: Equatable, Sendable {
    case fixed([UInt8])
    /// The last octets of a number, the first one first.
    case number(DialogueNumber, count: Int)

    var isFixed: Bool {
      if case .fixed = self { return true }
      return false
    }

    var count: Int {
      switch self {
      case .fixed(let octets): octets.count
      case .number(_, let count): count
      }
    }
  }

  // MARK: Values of parts; what is made of fixed parts is fixed

  static func joined(_ components: [Component]) -> ValueTemplate {
    components.allSatisfy(\.value.isFixed)
      ? .fixed(Self.sequence(components).value { _ in 0 }) : .sequence(components)
  }

  static func joined(_ items: [ValueTemplate]) -> ValueTemplate {
    items.allSatisfy(\.isFixed) ? .fixed(Self.list(items).value { _ in 0 }) : .list(items)
  }

  static func chosen(_ name: String, _ content: ValueTemplate) -> ValueTemplate {
    content.isFixed ? .fixed(Self.choice(name, content).value { _ in 0 }) : .choice(name, content)
  }

  static func wrapped(_ name: String, _ content: ValueTemplate) -> ValueTemplate {
    content.isFixed ? .fixed(Self.contained(name, content).value { _ in 0 }) : .contained(name, content)
  }

  /// Whether nothing in it changes.
  var isFixed: Bool {
    if case .fixed = self { return true }
    return false
  }

  /// Whether it is a list of nothing, which has no place in a message: lists of IEs have an item or more.
  var isLeftOut: Bool { self == .fixed(.list([])) }

  /// The value, with the numbers that the closure gives.
  func value(_ number: (DialogueNumber) -> UInt64) -> PackedValue {
    switch self {
    case .fixed(let value): return value
    case .sequence(let components):
      return .sequence(
        components.map { PackedValue.Member(.component($0.name), $0.value.value(number)) })
    case .list(let items): return .list(items.map { $0.value(number) })
    case .choice(let name, let content): return .choice(name, content.value(number))
    case .contained(let name, let content): return .contained(name, content.value(number))
    case .integer(let source, let lower, let span):
      let value = number(source)
      let offset = span == .max ? value : value % (span + 1)
      let sum = lower &+ Int64(truncatingIfNeeded: offset)
      return sum < lower && lower >= 0 ? .unsigned(UInt64(bitPattern: sum)) : .integer(sum)
    case .bits(let source, let count):
      let octets = (count + 7) / 8
      let value = number(source) << UInt64(octets * 8 - count)
      return .bits(Self.octets(value, octets), count: count)
    case .octets(let parts):
      return .octets(
        parts.flatMap { part in
          switch part {
          case .fixed(let octets): octets
          case .number(let source, let count): Self.octets(number(source), count)
          }
        })
    }
  }

  private static func octets(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { place in
      let shift = UInt64((count - 1 - place) * 8)
      return shift < 64 ? UInt8(truncatingIfNeeded: value >> shift) : 0
    }
  }
}

/// A number that a script knows when a message is sent: a source, times a factor, plus a number.
public struct DialogueNumber: Equatable, Sendable {
  public enum Source: Hashable, Sendable {
    /// The transaction id of the message.
    case transaction
    /// The id that an end has given to the UE.
    case ue(ProtocolSide)
    /// The one before.
    case oldUE(ProtocolSide)
    /// The one that the UE has from the next message on.
    case nextUE(ProtocolSide)
    /// Counts the UEs of the association, from 1.
    case ueNumber
    /// How many messages of the UE the sender has sent before this one, modulo 4096: a PDCP sequence number.
    case sequenceNumber
  }

  public var source: Source
  public var factor: UInt64 = 1
  public var addend: UInt64 = 0
}
