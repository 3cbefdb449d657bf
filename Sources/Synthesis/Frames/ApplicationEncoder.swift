import Fronthaul
import Wire

/// Writes the application layer of a message, from the first byte behind the eCPRI identifiers, by the codec's
/// representations. What the codec refuses to say wrong is changed in its bytes.
struct ApplicationEncoder {
  private var uPlane: UPlaneEncoder

  init(_ scenario: Scenario) { uPlane = UPlaneEncoder(scenario) }

  /// Appends the message.
  mutating func encode(_ message: PlannedMessage, into writer: inout ByteWriter) throws(WireError) {
    let start = writer.count
    switch message.content {
    case .cPlane(let content): writer.append(try content.encode())
    case .uPlane(let content): try uPlane.encode(content, of: message, into: &writer)
    case .other: break
    }
    for patch in message.patches {
      let offset = start + (try offset(of: patch.place, in: message))
      if (start..<writer.count).contains(offset) { writer.patch(u8: patch.byte, at: offset) }
    }
  }

  /// Where a byte to be overwritten is.
  private func offset(
    of place: PlannedMessage.Patch.Place, in message: PlannedMessage
  ) throws(WireError) -> Int {
    switch place {
    case .offset(let offset): return offset
    case .sectionExtension(let section, let index, let offset):
      guard case .cPlane(var before) = message.content else { return -1 }
      // The message without the extension and all behind it ends where the extension begins.
      before.sections.removeSubrange((section + 1)...)
      before.sections[section].extensions.removeSubrange(index...)
      before.sections[section].parts = []
      before.sections[section].samples = []
      before.rest = []
      return try before.encode().count + offset
    }
  }
}
