internal import Platform

/// How a capture file contradicts its format.
public enum DamageCause: Error, Equatable, Sendable {
  case cut(needed: Int, left: Int)
  case recordTooLong(Int, limit: Int)
  case anotherFile
  case blockLength(UInt32)
  case blockTooShort(type: UInt32, length: Int)
  case trailer(leading: Int, trailing: UInt32)
  case capturedLength(Int, blockLength: Int)
  case unknownInterface(UInt32, described: Int)
  case tooManyInterfaces
  case options
  case byteOrder(UInt32)
  case version(Int, Int)
  /// The file became shorter while it was read: bytes before and after.
  case cutShort(from: Int, to: Int)
  /// The system does not give a part of the file.
  case unreadable
  /// What the system says.
  case system(String)
  /// What the program says that expands the file.
  case program(String)
}

extension DamageCause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cut(let needed, let left):
      "the file ends inside a record: \(needed) bytes are needed, \(left) are left"
    case .recordTooLong(let length, let limit):
      "a record claims \(length) bytes, more than the \(limit) that a frame may have"
    case .anotherFile: "the header of another capture file stands where a record should begin"
    case .blockLength(let length): "a block claims a length of \(length) (at least 12, a multiple of 4)"
    case .blockTooShort(let type, let length): "a block of type \(type) has only \(length) bytes"
    case .trailer(let leading, let trailing):
      "a block begins with the length \(leading) and ends with the length \(trailing)"
    case .capturedLength(let length, let blockLength):
      "a block of \(blockLength) bytes claims to hold a frame of \(length) bytes"
    case .unknownInterface(let interface, let described):
      "a block refers to interface \(interface), but the section describes \(described) so far"
    case .tooManyInterfaces: "more than \(PcapngParser.interfaceLimit) interfaces are described"
    case .options: "the options of a block reach beyond its end"
    case .byteOrder(let value): "a section begins with the byte-order mark \(value)"
    case .version(let major, let minor): "version \(major).\(minor) is not supported"
    case .cutShort(let size, let rest):
      "the file was cut short from \(size) to \(rest) bytes while it was read"
    case .unreadable: "a part of the file can't be read"
    case .system(let message), .program(let message): message
    }
  }
}

extension DamageCause {
  /// What happened to the file while it was read.
  init(_ loss: ByteSource.Loss) {
    switch loss {
    case .cutShort(let size, let rest): self = .cutShort(from: size, to: rest)
    case .unreadable: self = .unreadable
    }
  }
}
