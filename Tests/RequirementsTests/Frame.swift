import Fronthaul
import Wire

/// Who sends a frame.
enum Station: Int {
  case du = 0
  case ru = 1

  var mac: UInt64 { self == .du ? 0x0200_0000_0001 : 0x0200_0000_0002 }
  var peer: Station { self == .du ? .ru : .du }
}

/// A frame of a trace, taken apart so that each part of it can be made wrong by itself.
struct Frame {
  /// What is behind the eCPRI common header.
  enum Content {
    case cPlane(CPlaneMessage)
    case uPlane(UPlane)
    /// A message of another type, with everything behind the common header.
    case other([UInt8])
  }

  /// By which tests name the frame.
  var name: String
  /// Nanoseconds since 1970.
  var time: Int64
  var sender: Station
  var vlanId: UInt64 = 6
  var vlanPriority: UInt64 = 7

  var revision: UInt64 = 1
  var reserved: UInt64 = 0
  var isConcatenated = false
  var type: UInt8
  /// What the payload size is off by; `nil` = the size is 0.
  var sizeError: Int? = 0

  var eAxC: UInt16 = 0
  var sequenceId: UInt8 = 0
  var eBit = true
  var subsequenceId: UInt8 = 0
  var content: Content
  /// Bytes of the application layer that are overwritten, counted from its first byte.
  var patches: [Int: UInt8] = [:]
  /// Bytes of the payload behind the application layer.
  var more: [UInt8] = []
  /// Bytes of the frame behind the payload.
  var trailer: [UInt8] = []
  /// What frames shorter than the Ethernet minimum are filled with.
  var padding: UInt8 = 0

  func encode() throws -> [UInt8] {
    var writer = ByteWriter()
    writer.bits(sender.peer.mac, 48)
    writer.bits(sender.mac, 48)
    writer.u16(0x8100)
    writer.bits(vlanPriority, 3)
    writer.bits(vlanId, 13)
    writer.u16(0xAEFE)
    writer.append(try message())
    writer.append(trailer)
    while writer.count < 60 { writer.u8(padding) }
    return writer.bytes
  }

  /// The eCPRI message with its common header.
  func message() throws -> [UInt8] {
    var writer = ByteWriter()
    writer.bits(revision, 4)
    writer.bits(reserved, 3)
    writer.bits(isConcatenated ? 1 : 0, 1)
    writer.u8(type)
    let payload = try payload()
    writer.u16(sizeError.map { UInt16(clamping: payload.count + $0) } ?? 0)
    writer.append(payload)
    return writer.bytes
  }

  private func payload() throws -> [UInt8] {
    var writer = ByteWriter()
    var application: [UInt8]
    switch content {
    case .other(let bytes): return bytes + more
    case .cPlane(let message): application = try message.encode()
    case .uPlane(let message): application = message.encode()
    }
    for (offset, byte) in patches where application.indices.contains(offset) { application[offset] = byte }
    writer.u16(eAxC)
    writer.u8(sequenceId)
    writer.bits(eBit ? 1 : 0, 1)
    writer.bits(UInt64(subsequenceId), 7)
    writer.append(application)
    writer.append(more)
    return writer.bytes
  }

  // MARK: Edits

  /// Sets a field of the application header.
  mutating func header(_ name: String, _ value: Int64) {
    switch content {
    case .cPlane(var message):
      message[name] = value
      content = .cPlane(message)
    case .uPlane(var message):
      message.header[name] = value
      content = .uPlane(message)
    case .other: break
    }
  }

  /// Sets a field of a section of the C-plane: a section description, a command, a UE, a report.
  mutating func section(_ name: String, _ value: Int64, index: Int = 0) {
    cPlane { $0.sections[index][name] = value }
  }

  mutating func cPlane(_ edit: (inout CPlaneMessage) -> Void) {
    guard case .cPlane(var message) = content else { return }
    edit(&message)
    content = .cPlane(message)
  }

  mutating func uPlane(_ edit: (inout UPlane) -> Void) {
    guard case .uPlane(var message) = content else { return }
    edit(&message)
    content = .uPlane(message)
  }

  /// Sets a field of the first extension of the first section.
  mutating func extensionField(_ name: String, _ value: Int64) { extensionValue { $0[name] = value } }

  /// Sets a field of an item of the first extension of the first section.
  mutating func item(_ group: String, _ name: String, _ value: Int64) {
    extensionValue { $0.groups[group]?[0][name] = value }
  }

  private mutating func extensionValue(_ edit: (inout LayoutValue) -> Void) {
    cPlane { message in
      guard let first = message.sections.first?.extensions.first, var value = first.fields else { return }
      edit(&value)
      message.sections[0].extensions[0] = SectionExtension(type: first.type, content: .fields(value))
    }
  }

  /// Sets a byte of the content of a message that is neither C- nor U-plane.
  mutating func byte(_ offset: Int, _ value: UInt8) {
    guard case .other(var bytes) = content, bytes.indices.contains(offset) else { return }
    bytes[offset] = value
    content = .other(bytes)
  }
}

/// A U-plane message: a timing header and sections of arbitrary samples.
struct UPlane {
  struct Section {
    var sectionId: UInt64 = 1
    var rb = false
    var symInc = false
    var startPrbu: UInt64 = 0
    /// As sent.
    var numPrbu: UInt64 = 51
    /// How many are there.
    var prbs = 51
    /// `udCompHdr`; `nil` = not sent.
    var compression: UInt8? = 0x91
    var reserved: UInt8 = 0
    /// `sReSMask1` and `sReSMask2`.
    var masks: [UInt16] = []
    var bytesPerPrb = 28
  }

  var header: [String: Int64]
  var sections: [Section]

  func encode() -> [UInt8] {
    var writer = ByteWriter()
    for (name, width) in [
      ("dataDirection", 1), ("payloadVersion", 3), ("filterIndex", 4), ("frameId", 8), ("subframeId", 4),
      ("slotId", 6), ("symbolId", 6),
    ] { writer.bits(UInt64(header[name] ?? 0), width) }
    for section in sections {
      writer.bits(section.sectionId, 12)
      writer.bits(section.rb ? 1 : 0, 1)
      writer.bits(section.symInc ? 1 : 0, 1)
      writer.bits(section.startPrbu, 10)
      writer.bits(section.numPrbu, 8)
      if let compression = section.compression {
        writer.u8(compression)
        writer.u8(section.reserved)
      }
      for mask in section.masks { writer.u16(mask) }
      // An exponent, if the method has one, and samples that look like nothing else.
      let prb = [UInt8](repeating: 0x5A, count: max(0, section.bytesPerPrb - 1))
      for _ in 0..<section.prbs { writer.append([1] + prb) }
    }
    return writer.bytes
  }
}
