import Fronthaul

/// The changes of single fields that faults are made of. A field that the message does not have is left out.
extension PlannedMessage {
  /// Sets a field of the application header, by its name in the specification.
  mutating func header(_ name: String, _ value: Int64) {
    switch content {
    case .cPlane(var message):
      message[name] = value
      content = .cPlane(message)
    case .uPlane(var message):
      message.set(name, value)
      content = .uPlane(message)
    case .other(var message):
      guard var fields = message.fields else { return }
      fields[name] = value
      message.content = .fields(fields)
      content = .other(message)
    }
  }

  /// A field of the application header.
  func header(_ name: String) -> Int64? {
    switch content {
    case .cPlane(let message): message[name]
    case .uPlane(let message): message.value(name)
    case .other(let message): message[name]
    }
  }

  mutating func cPlane(_ edit: (inout CPlaneMessage) -> Void) {
    guard case .cPlane(var message) = content else { return }
    edit(&message)
    content = .cPlane(message)
  }

  mutating func uPlane(_ edit: (inout UPlaneContent) -> Void) {
    guard case .uPlane(var message) = content else { return }
    edit(&message)
    content = .uPlane(message)
  }

  /// Changes the first section of a U-plane message.
  mutating func uSection(_ edit: (inout UPlaneContent.Section) -> Void) {
    uPlane { message in
      guard !message.sections.isEmpty else { return }
      edit(&message.sections[0])
    }
  }

  /// Sets a field of the first section of a C-plane message: of a section description, a command, a UE, a
  /// report.
  mutating func section(_ name: String, _ value: Int64) {
    cPlane { message in
      guard !message.sections.isEmpty else { return }
      message.sections[0][name] = value
    }
  }

  /// A field of the first section of a C-plane message.
  func section(_ name: String) -> Int64? {
    guard case .cPlane(let message) = content else { return nil }
    return message.sections.first?[name]
  }

  /// A report or request of the first section that has parts, and of these the first with the field.
  func place(ofPartWith name: String) -> Int? {
    guard case .cPlane(let message) = content else { return nil }
    return message.sections.first?.parts.firstIndex { $0[name] != nil }
  }

  /// Sets a field of the first report or request that has it.
  mutating func part(_ name: String, _ value: Int64) {
    guard let index = place(ofPartWith: name) else { return }
    cPlane { $0.sections[0].parts[index][name] = value }
  }

  /// Overwrites a byte of the application layer.
  mutating func patch(_ offset: Int, _ byte: UInt8) {
    patches.append(Patch(place: .offset(offset), byte: byte))
  }

  /// Sets the type of the first report or request of the first section, and leaves its content as it is.
  mutating func patchTypeOfPart(_ type: UInt8) {
    guard case .cPlane(let message) = content, let section = message.sections.first, !section.parts.isEmpty
    else { return }
    let more: UInt8 = section.parts.count > 1 ? 0x80 : 0
    patches.append(Patch(place: .part(section: 0, index: 0, offset: 0), byte: more | type & 0x7F))
  }
}

extension UPlaneContent {
  /// A field of the timing header. CUS 8.3.3.1 to 8.3.3.7.
  func value(_ name: String) -> Int64? {
    switch name {
    case "dataDirection": isDownlink ? 1 : 0
    case "payloadVersion": Int64(payloadVersion)
    case "filterIndex": Int64(filterIndex)
    case "frameId": Int64(frameId)
    case "subframeId": Int64(subframeId)
    case "slotId": Int64(slotId)
    case "symbolId": Int64(symbolId)
    default: nil
    }
  }

  /// Sets a field of the timing header.
  mutating func set(_ name: String, _ value: Int64) {
    let byte = UInt8(truncatingIfNeeded: value)
    switch name {
    case "dataDirection": isDownlink = value == 1
    case "payloadVersion": payloadVersion = byte
    case "filterIndex": filterIndex = byte
    case "frameId": frameId = byte
    case "subframeId": subframeId = byte
    case "slotId": slotId = byte
    case "symbolId": symbolId = byte
    default: return
    }
  }
}
