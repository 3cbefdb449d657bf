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

  // MARK: Section extensions

  /// Where the first extension of a type is.
  func place(ofExtension type: UInt8) -> (section: Int, index: Int)? {
    guard case .cPlane(let message) = content else { return nil }
    for (section, description) in message.sections.enumerated() {
      if let index = description.extensions.firstIndex(where: { $0.type == type }) { return (section, index) }
    }
    return nil
  }

  /// Changes the fields of the first extension of a type.
  mutating func sectionExtension(_ type: UInt8, _ edit: (inout LayoutValue) -> Void) {
    guard let place = place(ofExtension: type) else { return }
    cPlane { message in
      guard var fields = message.sections[place.section].extensions[place.index].fields else { return }
      edit(&fields)
      message.sections[place.section].extensions[place.index].content = .fields(fields)
    }
  }

  /// Puts another extension in the place of the first one of a type.
  mutating func replaceExtension(_ type: UInt8, by content: SectionExtension) {
    guard let place = place(ofExtension: type) else { return }
    cPlane { $0.sections[place.section].extensions[place.index] = content }
  }

  /// Overwrites a byte of the first extension of a type: 0 is its type, 1 its length (2 bytes for type 11).
  mutating func patchExtension(_ type: UInt8, at offset: Int, _ byte: UInt8) {
    guard let place = place(ofExtension: type) else { return }
    patches.append(
      Patch(
        place: .sectionExtension(section: place.section, index: place.index, offset: offset), byte: byte))
  }

  /// Overwrites a byte of the application layer.
  mutating func patch(_ offset: Int, _ byte: UInt8) {
    patches.append(Patch(place: .offset(offset), byte: byte))
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
