internal import Documents
internal import Expressions

/// Where every value of a profile comes from.
struct ProfileExplanation {
  let locator: ProfileLocator

  private func place(_ location: SourceLocation) -> String {
    "\(locator.displayName(location.file)):\(location.line)"
  }

  func text(
    _ composition: Composition, name: String, title: String, parameters: [String: DeclaredValue],
    capabilities: [String: DeclaredValue]
  ) -> String {
    var lines = ["profile \(name): \(title)", "", "files, later ones win"]
    lines += composition.order.map { "  \(locator.displayName($0.file))" }
    lines += section("parameters", parameters, composition.parameters)
    lines += section("capabilities", capabilities, composition.capabilities)
    if !composition.units.isEmpty {
      lines += ["", "units"] + composition.units.map { "  \($0.summary)  (\(place($0.location)))" }
    }
    if !composition.decode.isEmpty {
      lines += ["", "decode, later entries win"]
      lines += composition.decode.map { "  \($0.summary)  (\(place($0.location)))" }
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
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func overridden(_ value: Composed) -> String {
    value.overridden.isEmpty
      ? "" : "; overrides " + value.overridden.reversed().map(place).joined(separator: ", ")
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
