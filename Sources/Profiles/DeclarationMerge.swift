internal import Conformance
internal import Documents
internal import Expressions
internal import Results

/// Lays what units declare of themselves under what the profile says.
///
/// A value that a vendor, a pair or the command line gives holds, and a declaration that differs becomes a note. What a
/// specification profile gives is a presumption that holds until somebody knows better.
struct DeclarationMerge {
  let composition: Composition
  private(set) var notes: [String] = []

  init(_ declarations: Declarations, _ composition: Composition) {
    self.composition = composition
    notes = declarations.notes
  }

  /// Whether a value stands in a profile of a specification.
  private func isPresumed(_ name: String, _ composed: [Composed]) -> Bool {
    guard let file = composed.first(where: { $0.entry.key == name })?.entry.keyLocation.file else {
      return false
    }
    let document = composition.order.first { $0.file == file }
    return document?.root["profile"]?.text?.hasPrefix("spec/") == true
  }

  mutating func lay(
    _ declared: [String: DeclaredValue], under values: inout [String: DeclaredValue], _ composed: [Composed],
    overridden: Set<String> = []
  ) {
    var unread: [String] = []
    for (name, declaration) in declared.sorted(by: { $0.key < $1.key }) {
      guard let given = values[name] else {
        unread.append(name)
        continue
      }
      if !given.value.isGiven {
        values[name] = noted(declaration, given)
      } else if !overridden.contains(name), isPresumed(name, composed) {
        values[name] = noted(declaration, given)
      } else if given.value != declaration.value {
        notes.append(
          "`\(name)` is \(given.value.text) by \(given.provenance) and \(declaration.value.text) by "
            + "\(declaration.provenance): the former holds")
      }
    }
    if !unread.isEmpty {
      let names = unread.map { "`\($0)`" }.joined(separator: ", ")
      notes.append("the profile has no \(names), which the M-plane gives")
    }
  }

  /// The declared parameters that hold.
  static func taken(_ declared: [String: DeclaredValue], _ values: [String: DeclaredValue]) -> Set<String> {
    Set(declared.filter { values[$0.key]?.provenance == $0.value.provenance }.keys)
  }

  /// Tells of declared parameters that judge nothing, since the rules that read them lack another one: such as the
  /// delays of an O-RU in a capture from the O-DU.
  mutating func noteIdle(
    _ declared: [String: DeclaredValue], _ values: [String: DeclaredValue], _ requirements: [Requirement]
  ) {
    let taken = Self.taken(declared, values)
    guard !taken.isEmpty else { return }
    let applicable = Set(requirements.filter(\.applicable).map(\.id))
    var judging: Set<String> = []
    var idle: [[String]: Set<String>] = [:]
    for requirement in composition.requirements {
      let names = Set(requirement.parameterNames)
      let used = names.intersection(taken)
      let missing = names.filter { values[$0]?.value.isGiven == false }.sorted()
      if applicable.contains(requirement.id) {
        judging.formUnion(used)
      } else if !used.isEmpty, !missing.isEmpty {
        idle[missing, default: []].formUnion(used)
      }
    }
    func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    for (missing, names) in idle.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let left = names.subtracting(judging).sorted()
      guard !left.isEmpty else { continue }
      let isDelay = missing.contains { name in DeclaredTimeBase.delayParameters.contains { $0.name == name } }
      notes.append(
        "nothing is judged by \(quoted(left)) of the M-plane: neither the profile nor the M-plane gives \(quoted(missing))"
          + (isDelay ? ", which `timebase` has in `delays` or by its `point`" : ""))
    }
  }

  /// A declaration with what the profile says of the value's meaning.
  private func noted(_ declaration: DeclaredValue, _ given: DeclaredValue) -> DeclaredValue {
    DeclaredValue(value: declaration.value, provenance: declaration.provenance, note: given.note)
      .replacing(given)
  }

  /// All units, and the names under which those declared are known: several where units share an address.
  mutating func units(
    _ declared: [DeclaredUnit], beside given: [DeclaredUnit]
  ) -> (units: [DeclaredUnit], names: [String: [String]]) {
    var units = given
    var names: [String: [String]] = [:]
    for unit in declared {
      let description = unit.description
      var found = units.indices.filter {
        !Set(units[$0].description.addresses).isDisjoint(with: description.addresses)
      }
      if found.isEmpty, let index = only(units, role: description.role) { found = [index] }
      guard !found.isEmpty else {
        names[description.name] = [description.name]
        units.append(unit)
        if given.contains(where: { $0.description.role == description.role }) {
          notes.append(
            "\(description.provenance) has an \(description.role) at "
              + "\(description.addresses.joined(separator: ", ")), which is no unit of the profile")
        }
        continue
      }
      names[description.name] = found.map { units[$0].description.name }
      for index in found where units[index].description.role != description.role {
        notes.append(
          "`\(units[index].description.name)` is an \(units[index].description.role) by the profile and an "
            + "\(description.role) by \(description.provenance): the former holds")
      }
      // Of units that share addresses nobody knows whose further ones are.
      guard found.count == 1, let index = found.first else { continue }
      for address in description.addresses where !units[index].description.addresses.contains(address) {
        units[index].description.addresses.append(address)
        units[index].description.provenance += ", " + description.provenance
      }
    }
    return (units, names)
  }

  /// The only unit of a role, if the profile does not say where it is.
  private func only(_ units: [DeclaredUnit], role: String) -> Int? {
    let fitting = units.indices.filter { units[$0].description.role == role }
    guard fitting.count == 1, units[fitting[0]].description.addresses.isEmpty else { return nil }
    return fitting[0]
  }
}
