internal import Conformance
internal import Documents
internal import Expressions
internal import Results

/// Where every value of a profile comes from.
struct ProfileExplanation {
  let names: FileNames

  private func place(_ location: SourceLocation) -> String {
    "\(names[location.file]):\(location.line)"
  }

  func text(
    _ composition: Composition, name: String, title: String, parameters: [String: DeclaredValue],
    capabilities: [String: DeclaredValue], requirements: [Requirement]
  ) -> String {
    let read = Dictionary(requirements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = ["profile \(name): \(title)", "", "files, later ones win"]
    lines += composition.order.map { "  \(names[$0.file])" }
    lines += section("parameters", parameters, composition.parameters)
    lines += section("capabilities", capabilities, composition.capabilities)
    if !composition.units.isEmpty {
      lines += ["", "units"] + composition.units.map { "  \($0.summary)  (\(place($0.location)))" }
    }
    if !composition.decode.isEmpty {
      lines += ["", "decode, later entries win"]
      lines += composition.decode.map { "  \($0.summary)  (\(place($0.location)))" }
    }
    if !composition.causes.isEmpty {
      lines += ["", "causes"]
      lines += composition.causes.map {
        "  \($0.entry.key): \($0.entry.value.summary)  (\(place($0.entry.keyLocation))\(overridden($0)))"
      }
    }
    if !composition.timeBase.isEmpty {
      lines += ["", "timebase"]
      lines += composition.timeBase.map {
        "  \($0.entry.key): \($0.entry.value.summary)  (\(place($0.entry.keyLocation))\(overridden($0)))"
      }
    }
    if let directions = composition.directions {
      lines += ["", "directions: \(directions.summary)  (\(place(directions.location)))"]
    }
    if let capture = composition.capture {
      lines += ["", "capture: \(capture.summary)  (\(place(capture.location)))"]
    }
    if !composition.waivers.isEmpty {
      lines += ["", "waivers"] + composition.waivers.map { "  \($0.summary)  (\(place($0.location)))" }
    }
    lines += ["", "requirements"]
    for requirement in composition.requirements {
      lines.append("  \(requirement.id)")
      for key in requirement.keys where key.entry.key != "id" {
        lines.append(
          "    \(key.entry.key): \(key.entry.value.summary)  (\(place(key.entry.keyLocation))"
            + overridden(key) + ")")
      }
      guard let known = read[requirement.id] else { continue }
      if let source = known.source { lines.append("    rests on: \(source.rawValue)") }
      lines.append("    judged: \(known.rule.form.horizon.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What files change of each other's requirements; nothing where none does.
  static func text(_ requirements: [Requirement]) -> String {
    let lines = requirements.flatMap { requirement in
      requirement.departures.map {
        "  \(requirement.id), \(requirement.description.levelText): \($0.change)  (\($0.place): \($0.reason))"
      }
    }
    return lines.isEmpty ? "" : (["", "departures"] + lines).joined(separator: "\n") + "\n"
  }

  /// What is declared beside the profile; nothing where nothing is.
  static func text(
    _ declarations: Declarations, units: [DeclaredUnit], decode: [DecodeEntry], notes: [String]
  ) -> String {
    guard !declarations.isEmpty else { return "" }
    var lines = ["", "declared by units: " + declarations.files.map(\.path).joined(separator: ", ")]
    let places = declarations.units.map(\.description.provenance)
    lines += units.filter { unit in places.contains { unit.description.provenance.contains($0) } }.map {
      "  unit \($0.description.name), \($0.description.role), \($0.description.addresses.joined(separator: ", "))"
        + "  (\($0.description.provenance))"
    }
    lines += decode.map { "  decode \($0.summary)  (m-plane \($0.provenance))" }
    lines += notes.map { "  note: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func overridden(_ value: Composed) -> String {
    value.overridden.isEmpty
      ? ""
      : "; overrides " + value.overridden.reversed().map { place($0.keyLocation) }.joined(separator: ", ")
  }

  private func section(_ title: String, _ values: [String: DeclaredValue], _ composed: [Composed]) -> [String]
  {
    guard !values.isEmpty else { return [] }
    let lines = values.sorted { $0.key < $1.key }.map { name, value in
      let history = composed.first { $0.entry.key == name }
      var places = value.provenance
      if let history {
        // The command line overrides what the files say.
        let last = place(history.entry.keyLocation)
        places += last == value.provenance ? overridden(history) : "; overrides \(last)"
      }
      return "  \(name) = \(value.value.text)  (\(places))" + (value.note.map { "  # \($0)" } ?? "")
    }
    return ["", title] + lines
  }
}

extension DecodeEntry.Limits {
  /// The limits in the words of a profile.
  fileprivate var summary: [String] {
    var words: [String] = []
    if let vlan { words.append("vlan: \(vlan)") }
    if let sectionTypes {
      let types = sectionTypes.map { "\($0.number) with extensions \($0.extensions.map(Int.init))" }
      words.append("sectionTypes: \(types.joined(separator: ", "))")
    }
    if let compressions {
      let methods = compressions.map { "\($0.method)" + ($0.width.map { " of \($0) bits" } ?? "") }
      words.append("compressions: \(methods.joined(separator: ", "))")
    }
    if let sectionsPerSlot { words.append("sectionsPerSlot: \(sectionsPerSlot)") }
    if let beamsPerSlot { words.append("beamsPerSlot: \(beamsPerSlot)") }
    if let sectionsPerSymbol { words.append("sectionsPerSymbol: \(sectionsPerSymbol)") }
    if let beamsPerSymbol { words.append("beamsPerSymbol: \(beamsPerSymbol)") }
    return words
  }
}

extension DecodeEntry {
  /// The settings in the words of a profile.
  fileprivate var summary: String {
    var words: [String] = []
    if let direction = match.direction { words.append(direction.rawValue) }
    if !match.eAxC.isEmpty { words.append("eAxC \(match.eAxC.map { "\($0)" }.joined(separator: ", "))") }
    if let unit = match.unit { words.append("of \(unit)") }
    if let udCompHdr { words.append("udCompHdr: \(udCompHdr.rawValue)") }
    if let udCompMeth { words.append("udCompMeth: \(udCompMeth)") }
    if let udIqWidth { words.append("udIqWidth: \(udIqWidth)") }
    if let udCompLen { words.append("udCompLen: \(udCompLen)") }
    if let carrierPrbs { words.append("carrierPrbs: \(carrierPrbs)") }
    if let slotsPerSubframe { words.append("slotsPerSubframe: \(slotsPerSubframe)") }
    if let eAxCMasks {
      words.append("eAxCMasks: \(eAxCMasks.map { "0x" + String($0, radix: 16) }.joined(separator: ", "))")
    }
    if !members.isEmpty { words.append("group with \(members.map { "\($0)" }.joined(separator: ", "))") }
    if let tdd { words.append("tdd: \(tdd)") }
    words += limits.summary
    if let eAxCBits { words.append("eAxCBits: \(eAxCBits)") }
    if let hasExtendedPrefix { words.append("cyclicPrefix: \(hasExtendedPrefix ? "extended" : "normal")") }
    if !udpPorts.isEmpty { words.append("udpPorts: \(udpPorts)") }
    return words.joined(separator: ", ")
  }
}
