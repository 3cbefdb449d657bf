internal import CaptureFiles
internal import Events
internal import Results

/// Keeps in short what messages there are, and which bytes of one frame the fields of its events are read from.
struct MessageCollector: EventSink, ~Copyable {
  /// A message, with what its summary tells and what relates it to others.
  struct Message {
    var frame: Int
    var time: Int64
    var sender: UnitID?
    var receiver: UnitID?
    var type: EventTypeID
    /// By the fields of ``Kind/shown``.
    var shown: [Int64?]
    /// By the names of fields: the antenna, the association, the user's connection.
    var conversation: [String: Int64]
    var subject: [String: Int64]
  }

  /// What there is to know of an event type.
  struct Kind {
    let name: String
    let ancestors: [EventTypeID]
    let shown: [FieldDefinition]
    let conversation: [FieldDefinition]
    let subject: [FieldDefinition]
    let located: [FieldDefinition]
    /// Whether it is of the fronthaul: what signalling and tunnels say may be about a subscriber.
    var isRadio: Bool { conversation.allSatisfy { $0.name == "eAxC" } }

    /// Of messages of which findings tell no fields beside those that rules read.
    private static let usual: Set = [
      "eAxC", "dataDirection", "frameId", "subframeId", "slotId", "symbolId", "startSymbolId", "sectionType",
      "sequenceId", "ecpriMessage", "messageType", "teid", "sequenceNumber",
    ]

    init(_ type: EventTypeID, _ catalogue: Catalogue) {
      let event = catalogue.event(type)
      name = event?.name ?? ""
      var (ancestors, parent) = ([EventTypeID](), event?.parent)
      while let id = parent {
        ancestors.append(id)
        parent = catalogue.event(id)?.parent
      }
      self.ancestors = ancestors
      let fields = catalogue.fields(of: type)
      let context = catalogue.context(of: type)
      conversation = fields.filter { ["eAxC", "association", "teid"].contains($0.name) }
      subject = context.filter { $0.name.contains("-UE-") }
      // Associations are numbered from the start of what was read; a partner is another frame.
      let told = context.filter { !$0.isPartner && $0.name != "association" }
      let usual = fields.filter { Self.usual.contains($0.name) }
      // A message of the C- or U-plane is shown by its radio time, without the type of its eCPRI message.
      let isRadio = usual.contains { $0.name == "frameId" }
      shown = told.isEmpty ? usual.filter { !isRadio || $0.name != "ecpriMessage" } : told
      located = fields.filter { $0.location != nil }
    }
  }

  /// The number of the frame whose bytes are asked for.
  private let frame: Int
  private let catalogue: Catalogue
  private(set) var kinds: [EventTypeID: Kind] = [:]
  private(set) var messages: [Message] = []
  /// Bytes of the frame.
  private(set) var located: [Range<Int>] = []
  /// Fields of the frame.
  private(set) var fields: [DecodedField] = []
  /// The cells about each witness of the frame.
  private(set) var cells: [CellCollector]

  init(frame: Int, _ catalogue: Catalogue, cells: [CellCollector]) {
    self.frame = frame
    self.catalogue = catalogue
    self.cells = cells
  }

  mutating func receive(_ row: inout EventRow) {
    for index in cells.indices { cells[index].receive(row) }
    if kinds[row.type] == nil { kinds[row.type] = Kind(row.type, catalogue) }
    guard let kind = kinds[row.type] else { return }
    let number = Int(row[FrameSlot.frameNumber])
    if number == frame { locate(kind, row) }
    // The parts of a message follow it, with its fields.
    for index in messages.indices.reversed() {
      guard messages[index].frame == number else { break }
      if kind.ancestors.contains(messages[index].type) { return }
    }
    func values(_ fields: [FieldDefinition]) -> [String: Int64] {
      var values: [String: Int64] = [:]
      for field in fields { values[field.name] = row.value(field.slot) }
      return values
    }
    messages.append(
      Message(
        frame: number, time: row[FrameSlot.captureTime], sender: row.sender, receiver: row.receiver,
        type: row.type, shown: kind.shown.map { row.value($0.slot) }, conversation: values(kind.conversation),
        subject: values(kind.subject)))
  }

  private mutating func locate(_ kind: Kind, _ row: borrowing EventRow) {
    for field in kind.located {
      guard let place = field.location, row.value(field.slot) != nil,
        let anchor = row.value(place.anchor).flatMap({ Int(exactly: $0) }), (0...(1 << 30)).contains(anchor)
      else { continue }
      let first = anchor * 8 + place.bitOffset
      let bits = first..<first + place.bitWidth
      located.append(bits.lowerBound / 8..<(bits.upperBound + 7) / 8)
      guard kind.isRadio, fields.count < SecondLook.mostFields, let value = row.value(field.slot) else {
        continue
      }
      // A part of a message has the fields of the message too.
      guard !fields.contains(where: { $0.name == field.name && $0.bits == bits }) else { continue }
      fields.append(DecodedField(event: kind.name, name: field.name, text: field.text(value), bits: bits))
    }
  }

  /// The messages nearest to those of the frame: of the same subject first, then of the same conversation, then between
  /// the same units.
  func neighbours(_ most: Int) -> [Message] {
    guard let centre = messages.first(where: { $0.frame == frame }) else { return [] }
    let ranked = messages.enumerated().map { place, message in
      (distance: message.relation(to: centre), frames: abs(message.frame - frame), place: place)
    }.sorted { ($0.distance, $0.frames, $0.place) < ($1.distance, $1.frames, $1.place) }
    let chosen = ranked.prefix(most).map { messages[$0.place] }.enumerated()
    return chosen.sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }.map(\.element)
  }
}

extension MessageCollector.Message {
  /// How far from each other two messages are: 0 = of one conversation, 3 = they have nothing in common.
  fileprivate func relation(to other: Self) -> Int {
    guard Set([sender, receiver]) == Set([other.sender, other.receiver]) else { return 3 }
    guard Self.share(conversation, other.conversation) else { return 2 }
    return other.subject.isEmpty || Self.share(subject, other.subject) ? 0 : 1
  }

  private static func share(_ a: [String: Int64], _ b: [String: Int64]) -> Bool {
    a.contains { b[$0.key] == $0.value }
  }
}
