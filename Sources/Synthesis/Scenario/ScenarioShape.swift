public import Documents

/// The scenario language: what may stand in a scenario file.
public enum ScenarioShape {
  /// The table that checking, the JSON Schema and the reference read.
  public static let root = Shape.mapping(
    top(cell: cell, cells: .list(cell)) + shared.map(\.optional))

  /// Every key with its meaning, as a Markdown table; what a cell may have of the top is told once.
  public static var reference: String {
    let cellsAlike = Shape.mapping([
      .init("…", .any, "As `cell`; besides, as what stands at the top for all of them")
    ])
    return Shape.mapping(top(cell: .mapping(ofCell), cells: .list(cellsAlike)) + shared).reference
  }

  /// The language as JSON Schema, for editors.
  public static var jsonSchema: String {
    "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
      + "  \"title\": \"tekigo scenario\"," + root.jsonSchema().dropFirst() + "\n"
  }

  private static func top(cell: Shape, cells: Shape) -> [Shape.Key] {
    [
      .init("title", .text, required: true, "What the capture shows"),
      .init("seed", .integer(0...Int64.max), required: true, "Where all chance comes from"),
      .init("start", .text, required: true, "UTC, `YYYY-MM-DDThh:mm:ssZ`"),
      .init("duration", .integer(1...longest), required: true, "Milliseconds of radio time"),
      .init("capture", capture, "Where and how the traffic is captured"),
      .init("cell", cell, "The carrier and its antennas; instead of `cells`"),
      .init("cells", cells, "Several carriers, each with what differs from the top"),
      .init("associations", .list(association), "SCTP associations of other interfaces: F1, E1"),
      .init(
        "parts", .dictionary(.any),
        "Names for what stands in scripts more than once: a part `reconfiguration` is written `$reconfiguration`"
      ),
      .init("user_plane", userPlane, "F1-U between a DU and a CU"),
      .init("messages", .list(message), "Messages beside the traffic, field by field"),
      .init("faults", faults, "Faults by name, and where"),
    ]
  }

  /// A day.
  static let longest: Int64 = 86_400_000

  private static let capture = Shape.mapping([
    .init(
      "point", .choice(["du", "ru", "between"]),
      "At which end of the fronthaul the frames are stamped, the DU unless given; `timing` is told at the DU"),
    .init(
      "delay",
      .mapping([
        .init("dl", .integer(0...1_000), required: true, "From the DU to the place of the capture"),
        .init("ul", .integer(0...1_000), required: true, "From the place of the capture to the DU"),
      ]), "Microseconds; for the points `ru` and `between`"),
    .init("snap_length", .integer(64...65_535), "Bytes of a frame that are kept, all unless given"),
    .init("interface", .text, "Name of the interface"),
    .init(
      "clock",
      .mapping([
        .init(
          "offset", .integer(-40_000_000...40_000_000),
          "Microseconds by which the clock is ahead of UTC at the start; 37000000 is TAI"),
        .init("drift", .integer(-100_000...100_000), "Nanoseconds that it gains in a second"),
        .init("resolution", .choice(["ns", "us", "ms"]), "Unit of its time stamps, ns unless given"),
      ]), "The clock of the capture, exact unless given"),
  ])
}

extension Shape.Key {
  /// The same key where it may be left out.
  var optional: Shape.Key { Shape.Key(name, shape, summary) }
}
