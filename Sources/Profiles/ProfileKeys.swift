internal import Conformance
internal import Documents
internal import Results

/// The tables of the profile language. The loader, `lint`, `explain` and the JSON Schema read them.
enum ProfileKeys {
  typealias Key = Shape.Key

  private static func names<T: RawRepresentable & CaseIterable>(_: T.Type) -> Shape
  where T.RawValue == String {
    .choice(T.allCases.map(\.rawValue))
  }

  /// The top level of a file.
  static func document(_ forms: [any RuleForm.Type]) -> [Key] {
    [
      Key("profile", .text, required: true, "Name of the profile"),
      Key("title", .localized, "Title, in English or `{en, ja}`"),
      Key("version", .text, "Version of the profile, quoted"),
      Key(
        "extends", .oneOrMore(.text), "Profiles that this one builds on: paths, or names like `spec/oran-cus`"
      ),
      Key("cite", .mapping(citation), "What requirements of this file cite where they do not say otherwise"),
      Key(
        "source", names(LevelSource.self),
        "What the levels of this file rest on where requirements do not say otherwise"),
      Key("parameters", .dictionary(value), "Numbers that requirements refer to as `$name`"),
      Key("capabilities", .dictionary(value), "What the units can do, for `applies_if`"),
      Key("units", .list(.mapping(unit)), "The units of the chain"),
      Key("decode", .list(.mapping(decode)), "How traffic is to be decoded"),
      Key("timebase", .mapping(timebase), "Clock and place of the capture, and its uncertainty"),
      Key(
        "directions", names(ShownDirections.self),
        "`both`: the capture shows what either unit of a pair sends, so who is silent owes what is missing; `downlink`, "
          + "`uplink`: it shows only what the O-DU or the gNB-CU sends, or only what the other side sends, so that what "
          + "is not shown is not applicable; `unknown` unless given"),
      Key(
        "capture", .choice(["lossless", "unknown"]),
        "`lossless`: the capture is known to hold every frame, so what is missing was not sent or was lost on its way, "
          + "even where messages of both sides are missing; `unknown` unless given"),
      Key(
        "causes", .dictionary(.oneOrMore(.text)),
        "Requirements that explain others together: `consequence_of` may name such a group"
      ),
      Key("requirements", .list(.any), "What is demanded"),
      Key("waivers", .list(.mapping(waiver)), "Accepted deviations"),
    ] + unused
  }

  /// Keys of the language that no part of this version acts on: they are checked and reported.
  static let unused: [Key] = [
    Key("phases", .list(.mapping(phase)), "Parts of the capture"),
    Key("expect_violation", .list(.mapping(violation)), "Failures that a negative test provokes"),
  ]

  static let value = Shape.either(
    .oneOrMore(.text),
    .mapping([
      Key(
        "value", .either(.text, .list(.text)),
        "The value; without it and with a unit, a number that others shall give; `[]`, a list that others shall give"
      ),
      Key("unit", .text, "Its unit"),
      Key("optional", .flag, "Whether rules apply while the list has no members, and nothing is in it"),
      Key("note", .text, "Where it comes from"),
    ]))

  static let citation: [Key] = [
    Key("document", .text, "For example `ETSI TS 103 859`"),
    Key("version", .text, "Version of the document, quoted"), Key("clause", .text, "Clause"),
  ]

  static let unit: [Key] = [
    Key("name", .text, required: true, "Name"),
    Key("role", .text, "`O-RU`, `O-DU`, `FHM`, `O-CU`, …; `FHM` for whatever passes a shared cell on"),
    Key("vendor", .text, "Vendor"),
    Key("model", .text, "Model"), Key("version", .text, "Version of hardware and software, quoted"),
    Key("addresses", .oneOrMore(.text), "MAC and IP addresses"),
    Key("vlan", .oneOrMore(.integer(0...4095)), "VLANs of the unit, where several units share an address"),
    Key(
      "eAxC",
      .mapping([
        Key("mask", .integer(1...0xffff), required: true, "Bits that count, for example `0xF000`"),
        Key("value", .integer(0...0xffff), required: true, "What they are"),
      ]), "eAxC identifiers of the unit, where several units share an address"),
    Key("deployment", .choice(["virtual", "dedicated"]), "General-purpose or dedicated hardware"),
    Key("under_test", .flag, "Whether the run is about this unit"),
    Key("tester", .flag, "Whether the unit is part of the test equipment"),
  ]

  static let limits: [Key] = [
    Key("vlan", .integer(1...4094), "VLAN of the messages"),
    Key(
      "sectionTypes",
      .list(
        .mapping([
          Key("type", .integer(0...255), required: true, "Section type"),
          Key("extensions", .list(.integer(0...127)), "Section extensions that it may have"),
        ])), "Section types, each with its extensions"),
    Key(
      "compressions",
      .list(
        .mapping([
          Key("method", .text, required: true, "Compression method: its name or number"),
          Key("width", .integer(1...16), "Bits of a sample; any unless given"),
        ])), "Compressions of the U-plane"),
    Key("sectionsPerSlot", .integer(0...65535), "Sections of the C-plane that begin in a slot"),
    Key("beamsPerSlot", .integer(0...32767), "Different beams that they name"),
    Key("sectionsPerSymbol", .integer(0...65535), "Sections of the C-plane that have a symbol"),
    Key("beamsPerSymbol", .integer(0...32767), "Different beams that they name"),
  ]

  static let decode: [Key] = [
    Key(
      "match",
      .mapping([
        Key("direction", names(DecodeEntry.Direction.self), "Direction"),
        Key("eAxC", .oneOrMore(.integer(0...0xffff)), "Values of eAxC"),
        Key("vlan", .integer(0...4095), "VLAN identifier"), Key("unit", .text, "A declared unit"),
      ]), "What the entry is for; without it everything"),
    Key("udCompHdr", names(DecodeEntry.CompressionHeader.self), "Compression header: by M-plane, or in band"),
    Key("udCompMeth", .text, "Compression method: its name or number"),
    Key("udIqWidth", .integer(1...16), "Bits of a sample"),
    Key("udCompLen", .flag, "Whether sections carry `udCompLen`"),
    Key("carrierPrbs", .integer(1...1000), "Resource blocks of the carrier"),
    Key("slotsPerSubframe", .integer(1...64), "Slots of a subframe"),
    Key("cyclicPrefix", .choice(["normal", "extended"]), "Cyclic prefix, normal unless given"),
    Key("scs", .text, "Subcarrier spacing, for example `30 kHz`"),
    Key("eAxCBits", .list(.integer(0...16)), "Bits of DU port, band and sector, CC, RU port"),
    Key(
      "members", .oneOrMore(.integer(0...0xffff)),
      "Other eAxC IDs for which the C-plane of this one is valid too, in their order (section extension 10)"),
    Key(
      "tdd", .text,
      "Directions of slots from a frame with an even number on, such as DDDSU: D, U, S or F (flexible)"),
    Key("limits", .mapping(limits), "What the endpoints can do, and no more"),
    Key("sequence", names(DecodeEntry.Sequence.self), "What sequence numbers are counted for"),
    Key("udpPorts", .oneOrMore(.integer(1...65535)), "UDP ports that carry eCPRI"),
    Key(
      "linkTypes",
      .list(
        .mapping([
          Key("number", .integer(147...162), required: true, "Link type for private use"),
          Key("protocol", .choice(["f1ap", "e1ap"]), required: true, "What its frames are"),
        ])), "What frames of link types for private use are: PDUs without anything around them"),
    Key(
      "survey", .integer(1...268_435_456),
      "Bytes of the capture that are looked at before anything is judged, 8388608 unless given"),
  ]

  static let waiver: [Key] = [
    Key("requirement", .text, required: true, "Id of a requirement, or a prefix of ids"),
    Key("unit", .text, "Unit that it holds for; without it any"),
    Key("accepted_by", .text, required: true, "Who accepts the deviation"),
    Key("reason", .text, required: true, "Why"), Key("ticket", .text, "Where it is followed up"),
    Key("expires", .date, required: true, "Last day on which it holds"),
  ]

  static let timebase: [Key] = [
    Key("scale", names(DeclaredTimeBase.Scale.self), "What the time stamps count; `none`: they are relative"),
    Key("point", names(DeclaredTimeBase.Point.self), "Where the capture was taken"),
    Key(
      "delays",
      .mapping(DeclaredTimeBase.delayParameters.map { Key($0.key, .text, $0.note) }),
      "Transport delays; those to the unit at which the capture was taken are 0"),
    Key("stamp", names(DeclaredTimeBase.Stamp.self), "Which end of a frame is stamped, `start` unless given"),
    Key("link_rate", .integer(1...800), "Gbit/s, for stamps at the end of frames"),
    Key("uncertainty", .text, "Expanded uncertainty U of the time stamps against the radio"),
    Key("k", .text, "Coverage factor of U, 2 unless given"),
    Key("guard_band", .text, "Half of the guard band; U for k = 2 unless given"),
    Key("alpha", .integer(0...12_288_000), "Delay of radio frames against GPS time, 1/1.2288 ns"),
    Key("beta", .integer(-32_768...32_767), "The same in frames of 10 ms"),
  ]

  private static let phase: [Key] = [
    Key("name", .text, required: true, "Name"), Key("from", .text, "Begin"), Key("to", .text, "End"),
    Key("frames", .range(.text), "First and last frame"), Key("when", .text, "Condition"),
    Key("settle", .text, "Time until the phase counts"),
  ]

  private static let violation: [Key] = [
    Key("requirement", .text, required: true, "Id of a requirement"), Key("phase", .text, "Name of a phase"),
  ]

  /// What every requirement may say, whatever its form.
  static let requirement: [Key] = [
    Key("id", .text, required: true, "Stable address: specification, clause, name"),
    Key("title", .localized, "What is demanded, in English or `{en, ja}`"),
    Key("level", names(Level.self), "What the specification says"),
    Key(
      "status", names(ValidationStatus.self),
      "How sure we are of the rule; `observation`: a rule of our own that no clause carries, so that it has the level `may`"
    ),
    Key(
      "source", names(LevelSource.self),
      "What the level rests on: the `text` of the document and version that are cited, a `dissector`, an `open-stack`, or "
        + "`memory`, which is never validated"),
    Key("cite", .either(.text, .mapping(citation)), "Where it is written; a text is a clause"),
    Key("scope", names(Scope.self), "One unit, or two with each other"),
    Key("attribute", names(Attribution.self), "Whose deviation a failure is"),
    Key("applies_if", .text, "Condition over capabilities"),
    Key(
      "reason", .text,
      "Why a profile departs from a requirement that it extends: needed where it changes what is demanded"),
    Key("notes", .localized, "Likely cause and remedy"),
    Key("relevant_to", .oneOrMore(.text), "Test cases that look at the same thing"),
    Key("formerly", .oneOrMore(.text), "Ids that the requirement had in earlier profiles, for comparisons"),
    Key(
      "for_each", .text,
      "A field of the events that are judged: each of its values has a verdict of its own"),
    Key("exercise", .choice(["required", "optional"]), "Whether it must have been exercised"),
    Key(
      "consequence_of", .oneOrMore(.either(.text, .mapping(consequence))),
      "Requirements, or groups of `causes`, whose failures explain those of this one: by name, on the same message; as "
        + "a mapping, elsewhere"),
  ]

  /// Failures that explain others, and where they must have happened.
  static let consequence: [Key] = [
    Key("of", .oneOrMore(.text), required: true, "Requirements, prefixes of ids, or groups of `causes`"),
    Key(
      "on", .text,
      "`message` (unless given): the frames that the failure is about. `exchange`: another frame between the same units, "
        + "for what is missing; each explains one place. The name of a field: the frame whose number it holds"
    ),
    Key("kind", .text, "With a field: the name of the finding that both failures have, for example `late`"),
    Key("when", .text, "With a field: a condition on the event that failed"),
    Key("same", .text, "With `exchange`: a field in which both agree, where the cause shows it"),
    Key(
      "without", .text, "With `exchange`: a field that the cause does not show; one that does was recognised"),
    Key(
      "since", .text,
      "With `exchange`: a field of the cause, a time, since when what it took away is missing"),
    Key("all", .flag, "With `exchange`: each explains whatever is missing up to it, and not one place alone"),
  ]

  /// What a form that selects events may say beside its own keys.
  static let selection: [Key] = [
    Key("select", .text, required: true, "Events: `cus.u[dataDirection == DL]`, `cus.u.*`, `cus.c, cus.u`"),
    Key("when", .text, "Condition on top of that in the selector's brackets"),
  ]

  /// All keys of a requirement of a form.
  static func requirement(of form: any RuleForm.Type) -> [Key] {
    requirement + (form.usesSelect ? selection : []) + form.keys.map(key)
  }

  /// A form's key as a key of a document.
  static func key(_ key: FormKey) -> Key {
    Key(key.name, shape(key.kind), required: key.required, key.summary)
  }

  private static func shape(_ kind: FormKeyKind) -> Shape {
    switch kind {
    case .condition, .measure, .field, .duration, .text, .count, .integer, .conditionOf, .fieldOf, .state:
      .text
    case .fields, .fieldsOf, .selector: .oneOrMore(.text)
    case .interval: .range(.text)
    case .choice(let names): .choice(names)
    case .decision: .choice(DecisionRule.names)
    case .flag: .flag
    case .mapping(let keys): .mapping(keys.map(key))
    case .mappings(let keys): .oneOrMore(.mapping(keys.map(key)))
    case .states: .dictionary(.dictionary(.text))
    case .perState(_, let words): .dictionary(.choice(words))
    }
  }
}
