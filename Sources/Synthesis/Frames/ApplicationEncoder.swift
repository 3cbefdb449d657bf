import Fronthaul
import Wire

/// Writes the application layer of a message by the codec's representations: from the first byte behind the eCPRI
/// identifiers, or behind the common header where a message has none. What the codec refuses to say wrong is
/// changed in its bytes.
struct ApplicationEncoder {
  private var uPlane: UPlaneEncoder

  init(_ scenario: Scenario) { uPlane = UPlaneEncoder(scenario) }

  /// Appends the message.
  mutating func encode(_ message: PlannedMessage, into writer: inout ByteWriter) throws(WireError) {
    let start = writer.count
    switch message.content {
    case .cPlane(let content): writer.append(try content.encode())
    case .uPlane(let content): try uPlane.encode(content, of: message, into: &writer)
    case .other(let content): writer.append(try content.payload())
    }
    guard !message.patches.isEmpty else { return }
    let written = Array(writer.bytes[start...])
    for patch in message.patches {
      let offset = try offset(of: patch.place, in: message, written)
      if written.indices.contains(offset) { writer.patch(u8: patch.byte, at: start + offset) }
    }
  }

  /// Where a byte to be overwritten is; -1 where there is no such part.
  private func offset(
    of place: PlannedMessage.Patch.Place, in message: PlannedMessage, _ bytes: [UInt8]
  ) throws(WireError) -> Int {
    switch place {
    case .offset(let offset): return offset
    case .sectionExtension(let section, let index, let offset):
      guard case .cPlane(let content) = message.content else { return -1 }
      let places = try content.places(inSection: section, of: bytes)
      return places.indices.contains(index) ? places[index] + offset : -1
    case .part(let section, let index, let offset):
      guard case .cPlane(let content) = message.content, content.sections.indices.contains(section) else {
        return -1
      }
      let places = try content.places(inSection: section, of: bytes)
      let number = content.sections[section].extensions.count + index
      return places.indices.contains(number) ? places[number] + offset : -1
    }
  }
}
