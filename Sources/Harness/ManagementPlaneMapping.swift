internal import Documents
internal import Events
internal import Expressions
internal import ManagementPlane
internal import Profiles

/// What O-RUs declare, in the words of profiles.
struct ManagementPlaneMapping {
  /// A file of M-plane data.
  struct Part {
    var data: ManagementPlaneData
    var path: String
    /// What reports call it.
    var name: String
    var text: String
  }

  /// What is wrong with a value that is no matter of XML or YANG.
  struct Problem: Error {
    var path: String
    var error: InstanceDataError
  }

  /// Numbers that are a list of all O-RUs: endpoints, section types and so on.
  private struct NumberList {
    var values: Set<Int64> = []
    let unit: Events.Unit
    /// In the order in which they were found.
    var places: [String] = []
    var known: Set<String> = []
  }

  /// How many O-RUs there are.
  let unitCount: Int
  /// The O-RU that is being added, from 1.
  private var unit = 0
  var declarations = Declarations()
  private var lists: [String: NumberList] = [:]
  /// Which O-RUs give a list or a parameter.
  private var givers: [String: Set<Int>] = [:]
  /// Parameters about which O-RUs disagree.
  private var disputed: Set<String> = []
  /// How many notes there are on a file.
  private var noteCounts: [String: Int] = [:]

  /// Notes on a file that are kept, and places of a list that are told.
  private static let mostNotes = 64
  private static let mostPlaces = 8

  init(unitCount: Int) { self.unitCount = unitCount }

  /// Adds one O-RU.
  ///
  /// - Parameter parts: the files that describe it, no module in two of them.
  mutating func add(_ parts: [Part]) throws(Problem) {
    unit += 1
    var name: String?
    for part in parts {
      declarations.files.append(ProfileFile(path: part.name, text: part.text, isManagementPlane: true))
      noteCoverage(part.data, part.name)
    }
    for part in parts {
      do { name = try addUnits(part.data, part.name) ?? name } catch {
        throw Problem(path: part.path, error: error)
      }
    }
    let capability = parts.lazy.compactMap(\.data.capability).first
    let plane = parts.lazy.compactMap(\.data.userPlane).first
    for part in parts {
      if let delays = part.data.delays { add(delays, plane, part.name) }
      if let capability = part.data.capability { add(capability, part.name) }
      for priority in part.data.uplinkPriorities {
        list("uplink_priorities", [priority.value], .none, place(priority.place, part.name))
      }
      if let plane = part.data.userPlane {
        add(plane, capability, name, parts.flatMap(\.data.flows), part.name)
      }
    }
  }

  /// Everything, once all O-RUs are in.
  consuming func finish() -> Declarations {
    for name in disputed.sorted() {
      declarations.parameters[name] = nil
      declarations.notes.append(
        "`\(name)` differs between the O-RUs and is not used: judge them one by one")
    }
    for (name, list) in lists {
      declarations.parameters[name] = DeclaredValue(
        value: .list(list.values.sorted().map { .number($0, list.unit) }),
        provenance: Self.joined(list.places))
    }
    // What only some of the O-RUs declare would judge the traffic of the others too.
    let partial = givers.filter { $0.value.count < unitCount }.keys.sorted()
    for name in partial { declarations.parameters[name] = nil }
    if !partial.isEmpty {
      declarations.notes.append(
        "not all of the \(unitCount) O-RUs give \(partial.map { "`\($0)`" }.joined(separator: ", ")), so that "
          + "\(partial.count == 1 ? "it is" : "they are") not used: judge the O-RUs one by one")
    }
    let shared = lists.keys.filter { declarations.parameters[$0] != nil }.sorted()
    if unitCount > 1, !shared.isEmpty {
      declarations.notes.append(
        "what any of the \(unitCount) O-RUs lists is allowed for all of them: \(shared.joined(separator: ", "))"
      )
    }
    for (path, count) in noteCounts.sorted(by: { $0.key < $1.key }) where count > Self.mostNotes {
      declarations.notes.append("\(path): \(count - Self.mostNotes) more remarks are left out")
    }
    return declarations
  }

  func place(_ place: TextPlace, _ path: String) -> String { "m-plane \(path):\(place.line)" }

  private static func joined(_ places: [String]) -> String {
    let shown = places.prefix(mostPlaces).joined(separator: ", ")
    return places.count > mostPlaces ? "\(shown) and \(places.count - mostPlaces) more" : shown
  }

  mutating func note(_ path: String, _ place: TextPlace, _ text: String) {
    noteCounts[path, default: 0] += 1
    guard noteCounts[path, default: 0] <= Self.mostNotes else { return }
    declarations.notes.append("\(path):\(place.line): \(text)")
  }

  mutating func set(_ name: String, _ value: ParameterValue, _ provenance: String) {
    givers[name, default: []].insert(unit)
    if let known = declarations.parameters[name], known.value != value { disputed.insert(name) }
    declarations.parameters[name] = DeclaredValue(value: value, provenance: provenance)
  }

  mutating func list(
    _ name: String, _ values: [Int64], _ measure: Events.Unit = .none, _ provenance: String
  ) {
    guard !values.isEmpty else { return }
    givers[name, default: []].insert(unit)
    lists[name, default: NumberList(unit: measure)].values.formUnion(values)
    if lists[name]?.known.insert(provenance).inserted == true { lists[name]?.places.append(provenance) }
  }

  private mutating func noteCoverage(_ data: ManagementPlaneData, _ path: String) {
    if data.isEmpty {
      declarations.notes.append("\(path) has no data of the modules that are read: nothing is declared by it")
    }
    for module in data.coverage {
      declarations.notes.append(
        "\(path): of \(module.module) \(module.values - module.unused) of \(module.values) values are read")
    }
    if !data.unread.isEmpty {
      var names = data.unread.map { "\($0.name) (\($0.count), first in line \($0.place.line))" }
      if data.moreUnread > 0 { names.append("\(data.moreUnread) elements of other names") }
      declarations.notes.append("\(path): data that is not read: \(names.joined(separator: ", "))")
    }
    for remark in data.remarks { note(path, remark.place, remark.value) }
    if data.moreRemarks > 0 {
      declarations.notes.append("\(path): \(data.moreRemarks) more remarks on its elements are left out")
    }
  }
}
