internal import Conformance
internal import Documents
internal import Events
internal import Expressions
internal import Results

/// A value of a composed profile, and those that it took the place of.
struct Composed {
  var entry: Node.Entry
  var overridden: [Node.Entry] = []
}

/// A requirement as all files together write it.
struct ComposedRequirement {
  let id: String
  /// In the order of their first appearance.
  private(set) var keys: [Composed] = []
  /// Where the id stands in the last file that speaks of the requirement.
  var idNode: Node
  /// What files say of a requirement that another one declares, in the order of composition.
  private(set) var changes: [Change] = []
  /// The file that declares the requirement.
  private let origin: String

  /// An entry, and the value that it takes the place of.
  struct Change {
    let before: Node?
    let entry: Node.Entry
  }

  init(id: String, idNode: Node) {
    self.id = id
    self.idNode = idNode
    origin = idNode.location.file
  }

  /// What a file says of the requirement.
  mutating func compose(_ entries: [Node.Entry], from idNode: Node) {
    self.idNode = idNode
    for entry in entries {
      if idNode.location.file != origin {
        changes.append(Change(before: keys.first { $0.entry.key == entry.key }?.entry.value, entry: entry))
      }
      add(entry)
    }
  }

  mutating func add(_ entry: Node.Entry) {
    guard let index = keys.firstIndex(where: { $0.entry.key == entry.key }) else {
      return keys.append(Composed(entry: entry))
    }
    if entry.key != "id" { keys[index].overridden.append(keys[index].entry) }
    keys[index].entry = entry
  }

  /// The requirement as one mapping; its values keep their places.
  var node: Node { Node(.mapping(keys.map(\.entry)), at: idNode.location) }

  /// The parameters by which it judges, in the order of their first appearance. Whether a failure follows from another one
  /// is no criterion.
  var parameterNames: [String] {
    var names: [String] = []
    for key in keys where !["consequence_of", "reason"].contains(key.entry.key) {
      key.entry.value.forEachText { text in
        for name in ExpressionCompiler.parameterNames(text) where !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}

/// A profile and all that it extends, laid over each other.
struct Composition {
  let locator: ProfileLocator
  let forms: [any RuleForm.Type]
  private(set) var documents = DocumentSet()
  /// The files in the order of composition: what is extended comes first.
  private(set) var order: [Document] = []
  var diagnostics = Diagnostics()
  private(set) var requirements: [ComposedRequirement] = []
  private(set) var parameters: [Composed] = []
  private(set) var capabilities: [Composed] = []
  /// Groups of requirements that explain others.
  private(set) var causes: [Composed] = []
  private(set) var timeBase: [Composed] = []
  /// Which directions the capture shows; the last file that says so.
  private(set) var directions: Node?
  /// Whether the capture holds every frame; the last file that says so.
  private(set) var capture: Node?
  private(set) var units: [Node] = []
  private(set) var decode: [Node] = []
  private(set) var waivers: [Node] = []
  private var loaded: Set<String> = []
  /// The folder that `extends` may not leave, but for shipped profiles.
  private var tree: String?

  /// Whether the files are those of a profile that was composed before: `extends` is not followed, and they keep their names.
  private var isComposed = false

  static let longestChain = 32

  init(locator: ProfileLocator, forms: [any RuleForm.Type]) {
    self.locator = locator
    self.forms = forms
  }

  /// The file that was asked for.
  var root: Document? { order.last }

  /// What reports call the files.
  var fileNames: FileNames {
    if isComposed {
      return FileNames([], known: Dictionary(order.map { ($0.file, $0.file) }, uniquingKeysWith: { $1 }))
    }
    let shipped = order.compactMap { document in
      locator.shippedName(document.file).map { (document.file, $0) }
    }
    return FileNames(order.map(\.file), known: Dictionary(shipped, uniquingKeysWith: { $1 }))
  }

  mutating func load(_ name: String) {
    switch locator.locate(name) {
    case .found(let path): load(path: path, chain: [], reference: nil)
    case .notFound(let places): diagnostics.add(missing(name, places, at: nil))
    case .ambiguous(let file, let shipped):
      let place = SourceLocation(file: name, line: 0, column: 0)
      diagnostics.add(
        Diagnostic(
          .error, place, "the name is that of a file here and of a shipped profile",
          suggestion: "write `./\(file)` for the file, `\(shipped)` for the shipped profile"))
    }
  }

  /// - Parameters:
  ///   - chain: the files that lead here, for circles.
  ///   - reference: the entry of `extends`.
  private mutating func load(path: String, chain: [String], reference: Node?) {
    let canonical = ProfileLocator.canonical(path)
    let steps = chain.map(ProfileLocator.canonical)
    if let start = steps.firstIndex(of: canonical), let reference {
      let circle = (chain[start...] + [path]).joined(separator: " → ")
      return diagnostics.add(
        documents.diagnostic(.error, reference, "`extends` goes round in a circle: \(circle)"))
    }
    guard chain.count < Self.longestChain else {
      if let reference {
        diagnostics.add(
          documents.diagnostic(
            .error, reference, "`extends` leads through more than \(Self.longestChain) files"))
      }
      return
    }
    guard loaded.insert(canonical).inserted else { return }
    switch TextFile.read(path) {
    case .failure(.reason(let reason)):
      let diagnostic =
        reference.map { documents.diagnostic(.error, $0, "\(path): \(reason)") }
        ?? Diagnostic(.error, SourceLocation(file: path, line: 1, column: 1), reason)
      diagnostics.add(diagnostic)
    case .success(let text): add(text, path: path, chain: chain)
    }
  }

  /// Files in the order of composition.
  mutating func add(composed files: [ProfileFile]) {
    isComposed = true
    for file in files { add(file.text, path: file.path) }
  }

  /// A file that was read, behind all that it extends.
  mutating func add(_ text: String, path: String, chain: [String] = []) {
    let (document, found) = ProfileText.read(text, file: path)
    diagnostics.add(found)
    guard let document else { return }
    if tree == nil { tree = ProfileLocator.tree(of: path) }
    documents.add(document)
    if !isComposed {
      for node in document.root["extends"]?.oneOrMore ?? [] { extend(node, path, chain + [path]) }
    }
    order.append(document)
    add(document)
  }

  private mutating func extend(_ node: Node, _ path: String, _ chain: [String]) {
    guard let name = node.text else { return }
    guard !name.hasPrefix("/") else {
      return diagnostics.add(
        documents.diagnostic(
          .error, node, "`extends` takes no absolute path",
          suggestion: "write a path from this file on, or a name like `spec/oran-cus`"))
    }
    switch locator.locate(name, from: path) {
    case .found(let parent):
      guard let tree, locator.contains(parent, in: tree) else {
        return diagnostics.add(
          documents.diagnostic(
            .error, node,
            "`\(name)` leads out of the folder of the profile that was asked for, and is no shipped profile",
            suggestion:
              "keep profiles that extend each other in one folder, or in `vendor` and `pair` beside each other"
          ))
      }
      load(path: parent, chain: chain, reference: node)
    case .notFound(let places): diagnostics.add(missing(name, places, at: node))
    case .ambiguous:
      diagnostics.add(
        documents.diagnostic(
          .error, node, "`\(name)` is the name of a file beside this one and of a shipped profile",
          suggestion: "write `./\(name)` for the file; rename it to extend the shipped profile"))
    }
  }

  private func missing(_ name: String, _ places: [String], at node: Node?) -> Diagnostic {
    let message =
      "there is no profile `\(name)`: looked for it, with and without `.yaml`, at "
      + places.joined(separator: ", ")
    let suggestion = Spelling.suggestion(
      for: name, among: locator.list().map(\.name), kind: "the shipped profiles are")
    guard let node else {
      let place = SourceLocation(file: name, line: 0, column: 0)
      return Diagnostic(.error, place, message, suggestion: suggestion)
    }
    return documents.diagnostic(.error, node, message, suggestion: suggestion)
  }

  private mutating func add(_ document: Document) {
    let keys = ProfileKeys.document(forms)
    diagnostics.add(ShapeChecker.check(document.root, .mapping(keys), in: documents))
    for key in ProfileKeys.unused {
      guard let entry = document.root.entry(key.name) else { continue }
      diagnostics.add(
        documents.diagnostic(
          .warning, entry.keyLocation, length: entry.key.count,
          "`\(key.name)` is part of the language but not used by this version"))
    }
    Self.lay(document.root["parameters"]?.mapping ?? [], over: &parameters)
    Self.lay(document.root["capabilities"]?.mapping ?? [], over: &capabilities)
    add(causes: document.root["causes"]?.mapping ?? [])
    Self.lay(document.root["timebase"]?.mapping ?? [], over: &timeBase)
    directions = document.root["directions"] ?? directions
    capture = document.root["capture"] ?? capture
    for unit in document.root["units"]?.sequence ?? [] { add(unit: unit) }
    decode += document.root["decode"]?.sequence ?? []
    waivers += document.root["waivers"]?.sequence ?? []
    add(requirements: document.root["requirements"]?.sequence ?? [])
  }

  private static func lay(_ entries: [Node.Entry], over values: inout [Composed]) {
    var places = Dictionary(
      values.enumerated().map { ($1.entry.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries {
      if let index = places[entry.key] {
        values[index].overridden.append(values[index].entry)
        values[index].entry = entry
      } else {
        places[entry.key] = values.count
        values.append(Composed(entry: entry))
      }
    }
  }

  /// A group that changed with another file would change what explains failures of requirements that this file does
  /// not name, without a reason.
  private mutating func add(causes entries: [Node.Entry]) {
    for entry in entries {
      guard let first = causes.first(where: { $0.entry.key == entry.key })?.entry else {
        causes.append(Composed(entry: entry))
        continue
      }
      diagnostics.add(
        documents.diagnostic(
          .error, entry.keyLocation, length: entry.key.unicodeScalars.count,
          "the group `\(entry.key)` is declared in \(first.keyLocation.file), line \(first.keyLocation.line)",
          suggestion:
            "give this group another name, and name it in `consequence_of` of the requirement, with a `reason`"
        ))
    }
  }

  /// Units of the same name are one unit: later files add to what earlier ones say.
  private mutating func add(unit: Node) {
    guard let name = unit["name"]?.text,
      let index = units.firstIndex(where: { $0["name"]?.text == name }), let old = units[index].mapping,
      let new = unit.mapping
    else { return units.append(unit) }
    if units[index].location.file == unit.location.file {
      diagnostics.add(
        documents.diagnostic(
          .error, unit["name"] ?? unit,
          "the unit `\(name)` is declared twice; the first is in line \(units[index].location.line)"))
      return
    }
    let kept = old.filter { entry in !new.contains { $0.key == entry.key } }
    units[index] = Node(.mapping(kept + new), at: unit.location)
  }

  private mutating func add(requirements nodes: [Node]) {
    var here: [String: Int] = [:]
    for node in nodes {
      guard let entries = node.mapping else {
        diagnostics.add(documents.diagnostic(.error, node, "expected a mapping, found \(node.kind)"))
        continue
      }
      guard let idNode = node["id"], let id = idNode.text, !id.isEmpty else {
        diagnostics.add(
          documents.diagnostic(.error, node, "the key `id` is missing (the address of the requirement)"))
        continue
      }
      if let first = here[id] {
        diagnostics.add(
          documents.diagnostic(
            .error, idNode, "the requirement `\(id)` occurs twice in this file; the first is in line \(first)"
          ))
        continue
      }
      here[id] = idNode.location.line
      let index = requirements.firstIndex { $0.id == id } ?? requirements.count
      if index == requirements.count { requirements.append(ComposedRequirement(id: id, idNode: idNode)) }
      requirements[index].compose(entries, from: idNode)
    }
  }
}
