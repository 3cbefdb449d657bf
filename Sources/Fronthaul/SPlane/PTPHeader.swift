public import Wire

/// The header that all messages of the Precision Time Protocol begin with (IEEE 1588-2019, 13.3).
///
///      0                   1                   2                   3
///      0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
///     | sdoId |  type | minor |version|         messageLength         |
///     |  domainNumber |  minorSdoId   |             flags             |
///     |                       correctionField (64)                    |
///     |                     messageTypeSpecific (32)                  |
///     |                     sourcePortIdentity (80)                   |
///     |           sequenceId          |  controlField | logInterval   |
public struct PTPHeader: Sendable, Equatable {
  public static let size = 34

  public var messageType: PTPMessageType
  public var majorSdoId: UInt8 = 0
  public var version: UInt8 = 2
  public var minorVersion: UInt8 = 0
  /// Bytes of the message, this header among them.
  public var messageLength: UInt16
  public var domainNumber: UInt8
  public var minorSdoId: UInt8 = 0
  public var flags: UInt16 = 0
  /// Nanoseconds times 65,536.
  public var correction: Int64 = 0
  public var messageTypeSpecific: UInt32 = 0
  public var clockIdentity: UInt64
  public var portNumber: UInt16
  public var sequenceId: UInt16
  public var control: UInt8 = 0
  /// The binary logarithm of the mean interval in seconds; 127 where none is meant.
  public var logMessageInterval: Int8

  public init(
    _ messageType: PTPMessageType, length: UInt16, domain: UInt8, clock: UInt64, port: UInt16,
    sequence: UInt16,
    logMessageInterval: Int8
  ) {
    self.messageType = messageType
    messageLength = length
    domainNumber = domain
    clockIdentity = clock
    portNumber = port
    sequenceId = sequence
    self.logMessageInterval = logMessageInterval
  }

  /// Reads the header at an offset.
  ///
  /// - Throws: `WireError`, `truncated` where the bytes end before the header does, `badValue` for a version other
  ///   than 2, `badLength` for a message that is shorter than its header.
  public init(_ bytes: Span<UInt8>, at start: Int) throws(WireError) {
    guard start >= 0, bytes.count - start >= Self.size else {
      throw WireError(.truncated, at: bytes.count, "PTP header")
    }
    func number(_ offset: Int, _ count: Int) -> UInt64 {
      var value: UInt64 = 0
      for index in 0..<count { value = value << 8 | UInt64(bytes[start + offset + index]) }
      return value
    }
    messageType = PTPMessageType(rawValue: bytes[start] & 0xF)
    majorSdoId = bytes[start] >> 4
    version = bytes[start + 1] & 0xF
    minorVersion = bytes[start + 1] >> 4
    messageLength = UInt16(truncatingIfNeeded: number(2, 2))
    domainNumber = bytes[start + 4]
    minorSdoId = bytes[start + 5]
    flags = UInt16(truncatingIfNeeded: number(6, 2))
    correction = Int64(bitPattern: number(8, 8))
    messageTypeSpecific = UInt32(truncatingIfNeeded: number(16, 4))
    clockIdentity = number(20, 8)
    portNumber = UInt16(truncatingIfNeeded: number(28, 2))
    sequenceId = UInt16(truncatingIfNeeded: number(30, 2))
    control = bytes[start + 32]
    logMessageInterval = Int8(bitPattern: bytes[start + 33])
    if version != 2 { throw WireError(.badValue, at: start + 1, "versionPTP") }
    if Int(messageLength) < Self.size { throw WireError(.badLength, at: start + 2, "messageLength") }
  }

  /// Appends the header.
  public func encode(to writer: inout ByteWriter) {
    writer.bits(UInt64(majorSdoId), 4)
    writer.bits(UInt64(messageType.rawValue), 4)
    writer.bits(UInt64(minorVersion), 4)
    writer.bits(UInt64(version), 4)
    writer.u16(messageLength)
    writer.u8(domainNumber)
    writer.u8(minorSdoId)
    writer.u16(flags)
    writer.u64(UInt64(bitPattern: correction))
    writer.u32(messageTypeSpecific)
    writer.u64(clockIdentity)
    writer.u16(portNumber)
    writer.u16(sequenceId)
    writer.u8(control)
    writer.u8(UInt8(bitPattern: logMessageInterval))
  }
}

/// What a message of the Precision Time Protocol is (IEEE 1588-2019, table 36).
public struct PTPMessageType: Sendable, Hashable, Comparable {
  /// Four bits.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue & 0xF }

  public static let sync = PTPMessageType(rawValue: 0)
  public static let delayRequest = PTPMessageType(rawValue: 1)
  public static let followUp = PTPMessageType(rawValue: 8)
  public static let delayResponse = PTPMessageType(rawValue: 9)
  public static let announce = PTPMessageType(rawValue: 0xB)

  /// The name in the specification; the number for those that it reserves.
  public var name: String {
    switch rawValue {
    case 0: "Sync"
    case 1: "Delay_Req"
    case 2: "Pdelay_Req"
    case 3: "Pdelay_Resp"
    case 8: "Follow_Up"
    case 9: "Delay_Resp"
    case 0xA: "Pdelay_Resp_Follow_Up"
    case 0xB: "Announce"
    case 0xC: "Signaling"
    case 0xD: "Management"
    default: "message type \(rawValue)"
    }
  }

  public static func < (a: PTPMessageType, b: PTPMessageType) -> Bool { a.rawValue < b.rawValue }
}
