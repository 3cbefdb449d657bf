import Fronthaul
import Wire

/// The changes of section extensions that faults are made of. What the message does not have is left out.
extension PlannedMessage {
  /// Where a section extension is.
  struct ExtensionPlace {
    var section: Int
    var index: Int
    var content: SectionExtension
    /// Whether another one follows.
    var more: Bool
  }

  /// The first extension that is as wanted.
  func firstExtension(where condition: (SectionExtension) -> Bool) -> ExtensionPlace? {
    guard case .cPlane(let message) = content else { return nil }
    for (number, section) in message.sections.enumerated() {
      if let index = section.extensions.firstIndex(where: condition) {
        return ExtensionPlace(
          section: number, index: index, content: section.extensions[index],
          more: index + 1 < section.extensions.count)
      }
    }
    return nil
  }

  /// The first extension of one of these types.
  func firstExtension(_ types: UInt8...) -> ExtensionPlace? {
    firstExtension { types.contains($0.type) }
  }

  /// The section that an extension belongs to.
  func section(of place: ExtensionPlace) -> CPlaneSection? {
    guard case .cPlane(let message) = content, message.sections.indices.contains(place.section) else {
      return nil
    }
    return message.sections[place.section]
  }

  /// Adds an extension behind those of the first section.
  mutating func addExtension(_ content: SectionExtension) {
    cPlane { message in
      guard !message.sections.isEmpty else { return }
      message.sections[0].extensions.append(content)
    }
  }

  /// Puts another extension in the place of one.
  mutating func replaceExtension(_ place: ExtensionPlace?, by content: SectionExtension) {
    guard let place else { return }
    cPlane { $0.sections[place.section].extensions[place.index] = content }
  }

  /// Changes the fields of an extension.
  mutating func editExtension(_ place: ExtensionPlace?, _ edit: (inout LayoutValue) -> Void) {
    guard let place, var fields = place.content.fields else { return }
    edit(&fields)
    replaceExtension(place, by: SectionExtension(type: place.content.type, content: .fields(fields)))
  }

  /// Sets a field of the first extension of one of these types.
  mutating func extensionField(_ types: UInt8..., name: String, _ value: Int64) {
    editExtension(firstExtension { types.contains($0.type) }) { $0[name] = value }
  }

  /// Changes the first item of a repeated part of the first extension of a type.
  mutating func extensionItem(_ type: UInt8, _ group: String, _ edit: (inout LayoutValue) -> Void) {
    editExtension(firstExtension(type)) { fields in
      guard var item = fields.groups[group]?.first else { return }
      edit(&item)
      fields.groups[group]?[0] = item
    }
  }

  /// The first item of a repeated part of the first extension of a type.
  func extensionItem(_ type: UInt8, _ group: String) -> LayoutValue? {
    firstExtension(type)?.content.fields?.groups[group]?.first
  }

  /// Overwrites a byte of an extension: 0 is its type, 1 its length (2 bytes for types 11, 19 and 20).
  mutating func patchExtension(_ place: ExtensionPlace?, at offset: Int, _ byte: UInt8) {
    guard let place else { return }
    patches.append(
      Patch(
        place: .sectionExtension(section: place.section, index: place.index, offset: offset), byte: byte))
  }

  /// The bytes of an extension, its type and length in front.
  func bytes(of place: ExtensionPlace) throws(WireError) -> ArraySlice<UInt8> {
    guard case .cPlane(let message) = content else { return [] }
    let bytes = try message.encode()
    let bounds = try message.places(inSection: place.section, of: bytes)
    guard bounds.indices.contains(place.index + 1) else { return [] }
    return bytes[bounds[place.index]..<bounds[place.index + 1]]
  }
}
