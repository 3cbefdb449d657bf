import Events
import Results

/// The messages around a finding as arrows between the units, in the order of their frames.
extension HTMLReport {
  private static let rowHeight = 26.0
  private static let lanesLeft = 118.0

  private static let mostMessages = 17

  func ladder(_ all: [MessageSummary], witness: Witness) -> Markup {
    let messages = Self.nearest(all, witness)
    let labels = MessageLabels(messages)
    let lanes = lanes(of: messages)
    let width = 920.0
    let height = 40 + Self.rowHeight * Double(messages.count)
    var picture = Picture(
      width: Int(width), height: Int(height),
      title: t(Phrase.ladderInWords(messages: messages.count, frame: witness.frame)))
    // A single lane stands for a conversation of which one side is not known.
    let room = width - Self.lanesLeft - 70
    func x(_ lane: Int) -> Double {
      Self.lanesLeft + 50 + (lanes.count < 2 ? room / 2 : room * Double(lane) / Double(lanes.count - 1)) - 25
    }
    for (number, lane) in lanes.enumerated() {
      picture.text(x(number), 16, lane, "lane", anchor: "middle")
      picture.line(x(number), 24, x(number), height - 6, "lifeline")
    }
    for (number, message) in messages.enumerated() {
      let y = 48 + Self.rowHeight * Double(number)
      let style =
        message.frame == witness.frame ? "found" : message.frame == witness.partnerFrame ? "partner" : "plain"
      if style != "plain" {
        picture.rectangle(2, y - 15, width - 4, Self.rowHeight - 3, "row \(style)")
      }
      picture.text(6, y, "\(message.frame.grouped)", "tick")
      picture.text(
        Self.lanesLeft, y, Self.offset(message.time.subtractingWithSaturation(witness.time)), "tick",
        anchor: "end")
      let from = lane(message.sender, lanes)
      let to = lane(message.receiver, lanes)
      arrow(from.map(x), to.map(x), y, style, &picture)
      let label = "\(message.event)  \(labels.own[number])"
      let middle = (from.map(x) ?? x(0)) / 2 + (to.map(x) ?? x(max(0, lanes.count - 1))) / 2
      picture.text(middle, y - 3, Self.clipped(label), "message", anchor: "middle")
    }
    return tag("figure", "ladder") {
      tag("figcaption") {
        t(Phrase.ladder(frame: witness.frame))
        if !labels.shared.isEmpty {
          t(Phrase.sentenceSeparator)
          t(Phrase.named(Phrase.inAll, LocalizedText(labels.shared, labels.shared)))
        }
      }
      tag("div", ["class": "scroll", "tabindex": "0"]) { picture.svg }
    }
  }

  /// The units of the messages in the order of the run.
  private func lanes(of messages: [MessageSummary]) -> [String] {
    var ids: [UnitID] = []
    for id in messages.flatMap({ [$0.sender, $0.receiver] }).compactMap(\.self) where !ids.contains(id) {
      ids.append(id)
    }
    return ids.sorted { $0.rawValue < $1.rawValue }.prefix(5).map { t(run.units.title($0)) }
  }

  private func lane(_ unit: UnitID?, _ lanes: [String]) -> Int? {
    unit.flatMap { lanes.firstIndex(of: t(run.units.title($0))) }
  }

  /// An arrow; where one side is not known, it starts or ends in the open.
  private func arrow(
    _ from: Double?, _ to: Double?, _ y: Double, _ style: String, _ picture: inout Picture
  ) {
    guard from != nil || to != nil else { return }
    let end = to ?? (from ?? 0) + 60
    let start = from ?? end - 60
    guard start != end else { return }
    let head = end > start ? -7.0 : 7.0
    picture.line(start, y, end + head, y, "arrow \(style)")
    picture.polygon([(end, y), (end + head, y - 3.5), (end + head, y + 3.5)], "head \(style)")
  }

  private static func offset(_ nanoseconds: Int64) -> String {
    nanoseconds == 0 ? "0" : (nanoseconds > 0 ? "+" : "") + Unit.nanoseconds.text(nanoseconds / 100 * 100)
  }

  private static func clipped(_ text: String) -> String {
    text.count > 120 ? text.prefix(119) + "…" : text
  }

  /// The messages next to the witness, and the one that it is relative to.
  private static func nearest(_ messages: [MessageSummary], _ witness: Witness) -> [MessageSummary] {
    guard messages.count > mostMessages else { return messages }
    let centre = messages.firstIndex { $0.frame >= witness.frame } ?? messages.count - 1
    let start = max(0, min(centre - mostMessages / 2, messages.count - mostMessages))
    return messages.indices.filter { index in
      (start..<start + mostMessages).contains(index) || messages[index].frame == witness.partnerFrame
    }.map { messages[$0] }
  }
}

/// What tells messages apart: the fields that are equal in all of them are told once.
struct MessageLabels {
  /// Of each message: `slotId 4, symbolId 3`.
  private(set) var own: [String] = []
  /// Of all: `eAxC 0x0001`.
  private(set) var shared = ""

  init(_ messages: [MessageSummary]) {
    let fields = messages.map { message in
      // The name of a message says what one of its fields says.
      let name = message.event.split(separator: ".").last ?? ""
      return message.fields.isEmpty
        ? []
        : message.fields.split(separator: ", ").filter { !$0.hasSuffix(" = \(name)") }
          .map { String($0.replacing(" = ", with: " ")) }
    }
    let filled = fields.filter { !$0.isEmpty }
    var common: [String] = []
    if filled.count > 1, let first = filled.first {
      common = first.filter { field in
        // A field that messages of another type do not have is told by those that have it.
        let name = field.prefix { $0 != " " }
        let having = filled.compactMap { $0.first { $0.hasPrefix(name + " ") } }
        return having.count == filled.count && having.allSatisfy { $0 == field }
      }
    }
    shared = common.joined(separator: ", ")
    own = fields.map { $0.filter { !common.contains($0) }.joined(separator: ", ") }
  }
}
