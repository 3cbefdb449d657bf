internal import Conformance
internal import Documents
internal import Results

/// What the files of a composition change of each other's requirements.
struct DepartureReader {
  let documents: DocumentSet
  let names: FileNames
  var diagnostics = Diagnostics()

  init(documents: DocumentSet, names: FileNames) {
    self.documents = documents
    self.names = names
  }

  /// Keys that describe a requirement and demand nothing. What explains its failures is not among them: a consequence
  /// shares the disposition of its cause.
  private static let descriptions: Set<String> = [
    "id", "title", "notes", "relevant_to", "formerly", "reason",
  ]

  /// What holds where a requirement does not say it.
  private static let defaults = [
    "level": Level.shall.rawValue, "status": ValidationStatus.validated.rawValue,
    "scope": Scope.unit.rawValue, "exercise": "optional",
  ]

  /// The departures of a requirement; each needs the reason of the file that sets it.
  mutating func departures(_ requirement: ComposedRequirement) -> [Departure] {
    let kept = keysThatEndAsTheyBegan(requirement)
    var departures: [Departure] = []
    var departing: Set<String> = []
    var unexplained: Set<String> = []
    for change in requirement.changes {
      let (before, after) = Self.texts(change)
      guard !Self.descriptions.contains(change.entry.key), before != after else { continue }
      let place = change.entry.keyLocation
      departing.insert(place.file)
      guard !kept.contains(change.entry.key) else { continue }
      guard let reason = reason(place.file, requirement) else {
        // One message for an entry is enough.
        if unexplained.insert(place.file).inserted {
          demandReason(change, before: before, after: after, of: requirement.id)
        }
        continue
      }
      departures.append(
        Departure(
          key: change.entry.key, before: before, after: after,
          place: "\(names[place.file]):\(place.line)", reason: reason,
          weakens: Self.weakens(change.entry.key, before, after)))
    }
    for change in requirement.changes
    where change.entry.key == "reason" && !departing.contains(change.entry.keyLocation.file) {
      diagnostics.add(
        documents.diagnostic(
          .warning, change.entry.keyLocation, length: change.entry.key.count,
          "`reason` is for a departure, and nothing of `\(requirement.id)` is changed here"))
    }
    return departures
  }

  /// Keys to which the last file gives back what the first one says.
  private func keysThatEndAsTheyBegan(_ requirement: ComposedRequirement) -> Set<String> {
    var first: [String: String?] = [:]
    var last: [String: String] = [:]
    for change in requirement.changes {
      let (before, after) = Self.texts(change)
      if first[change.entry.key] == nil { first[change.entry.key] = .some(before) }
      last[change.entry.key] = after
    }
    return Set(last.filter { first[$0.key] == .some($0.value) }.keys)
  }

  private static func texts(_ change: ComposedRequirement.Change) -> (before: String?, after: String) {
    (change.before?.summary ?? defaults[change.entry.key], change.entry.value.summary)
  }

  private func reason(_ file: String, _ requirement: ComposedRequirement) -> String? {
    let change = requirement.changes.first {
      $0.entry.key == "reason" && $0.entry.keyLocation.file == file
    }
    return change?.entry.value.text.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  private mutating func demandReason(
    _ change: ComposedRequirement.Change, before: String?, after: String, of id: String
  ) {
    let key = change.entry.key
    diagnostics.add(
      documents.diagnostic(
        .error, change.entry.keyLocation, length: key.unicodeScalars.count,
        "`\(key)` changes what `\(id)` demands, from `\(before ?? "not given")` to `\(after)`: such a departure needs a "
          + "reason",
        suggestion:
          "write `reason: …` beside it: why the profile departs from the requirement, and who agreed"))
  }

  /// Whether less may be demanded than before. A change of a rule is taken for one: nothing here compares rules.
  private static func weakens(_ key: String, _ before: String?, _ after: String) -> Bool {
    switch key {
    case "cite", "source": false
    case "level":
      if let old = before.flatMap(Level.init), let new = Level(rawValue: after) { new < old } else { true }
    case "status": after != ValidationStatus.validated.rawValue
    case "exercise": after != "required"
    default: true
    }
  }
}
