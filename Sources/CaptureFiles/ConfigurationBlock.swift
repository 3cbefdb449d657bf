/// A pcapng block of a test tool that says how the traffic of the capture was configured.
///
/// Keysight's Open RAN Studio writes such blocks, of local types; their numbers are known from Wireshark's view of capture
/// files. A block is a sequence of options whose values are numbers.
public struct ConfigurationBlock: Sendable, Equatable {
  /// What a block is about; the local block type is 0x80000000 + 43286 + this.
  public enum Kind: UInt32, Sendable, CaseIterable {
    case version = 0
    case meta = 1
    /// How each eAxC is compressed, and what its carrier is.
    case flowMap = 2
    case eAxCGroups = 3
    case frameCharacteristics = 4
  }

  /// An option: its code, and its value where that is a number of up to eight bytes.
  public struct Option: Sendable, Equatable {
    public var code: UInt16
    public var value: UInt64?

    public init(code: UInt16, value: UInt64?) {
      self.code = code
      self.value = value
    }
  }

  public var kind: Kind
  public var options: [Option]
  /// Where the block begins in the data, in bytes.
  public var offset: Int

  public init(kind: Kind, options: [Option], offset: Int) {
    self.kind = kind
    self.options = options
    self.offset = offset
  }

  private static let firstType: UInt32 = 0x8000_0000 + 43286

  static func kind(ofType type: UInt32) -> Kind? {
    type >= firstType ? Kind(rawValue: type - firstType) : nil
  }

  /// Bytes of a block, room for the flow map of some hundred flows; longer ones are passed over.
  static let largest = 1 << 16
  /// Blocks that are kept of a capture.
  static let mostBlocks = 64
  /// Bytes in front of the options: four numbers of 16 bits and a hash of 32 in a version block, nothing in the others.
  private static let versionHeader = 12

  /// - Parameter block: the place of the block in the window, from its type to its last length.
  /// - Returns: nil where the options contradict their format.
  init?(_ kind: Kind, _ bytes: Span<UInt8>, _ block: Range<Int>, _ order: ByteOrder) {
    self.kind = kind
    offset = 0
    options = []
    let start = block.lowerBound + 8 + (kind == .version ? Self.versionHeader : 0)
    guard start <= block.upperBound - 4 else { return nil }
    var walk = PcapngOptions(start..<block.upperBound - 4, order)
    while let (code, range) = walk.next(bytes) {
      options.append(Option(code: code, value: Self.number(bytes, range, order)))
    }
    if walk.isBroken { return nil }
  }

  private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>, _ order: ByteOrder) -> UInt64? {
    guard (1...8).contains(range.count) else { return nil }
    var value: UInt64 = 0
    for index in range {
      let place = order.isBig ? index : range.upperBound - 1 - (index - range.lowerBound)
      value = value << 8 | UInt64(bytes[place])
    }
    return value
  }
}
