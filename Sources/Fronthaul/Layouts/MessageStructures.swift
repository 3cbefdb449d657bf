/// The structures that messages are written with, by the numbers of the specification: what may be given by
/// name, for those who write messages by hand.
package enum MessageStructures {
  /// The section types that there are.
  package static var sectionTypes: [UInt8] { SectionType.all.map(\.number) }
  /// The section extensions that there are.
  package static var extensionTypes: [UInt8] { ExtensionType.all.map(\.number) }

  /// An eCPRI message of a type whose layout is known.
  package static func ecpri(type: UInt8) -> Layout? { ECPRIMessage.layout(type) }

  /// The header of a C-plane message.
  package static func header(sectionType: UInt8) -> Layout? { SectionType.of(sectionType)?.header }

  /// A section description, or the command, UE or message in its place.
  package static func section(sectionType: UInt8) -> Layout? {
    switch SectionType.of(sectionType)?.body {
    case .sections(let layout), .sectionsWithParts(let layout, _), .channels(let layout), .sinr(let layout),
      .single(let layout):
      layout
    case .commands(let part): part.layout
    case nil: nil
    }
  }

  /// The reports or requests behind a section.
  package static func part(sectionType: UInt8) -> Layout? {
    guard case .sectionsWithParts(_, let part) = SectionType.of(sectionType)?.body else { return nil }
    return part.layout
  }

  /// Whether sections of the type can have extensions.
  package static func hasExtensions(sectionType: UInt8) -> Bool {
    switch SectionType.of(sectionType)?.body {
    case .sections, .sectionsWithParts, .channels: true
    case .commands, .sinr, .single, nil: false
    }
  }

  package static func sectionExtension(_ type: UInt8) -> Layout? { ExtensionType.of(type)?.layout }

  /// Fields of sections and of their parts that follow from the rest of the message when it is written:
  /// lengths, and whether something comes behind.
  package static let following: Set<String> = {
    var names: Set<String> = ["ef", "mf"]
    for type in SectionType.all {
      switch type.body {
      case .commands(let part), .sectionsWithParts(_, let part): names.insert(part.lengthField)
      case .sections, .channels, .sinr, .single: break
      }
    }
    return names
  }()
}

extension SectionExtension {
  /// Bytes of extType and extLen, which an extension of this type begins with.
  package var headerBytes: Int { ExtensionType.hasWideLength(type) ? 3 : 2 }
}
