public import Conformance
public import Documents
public import Events
internal import Expressions
internal import Results

extension Profile {
  /// Reads a profile and all that it extends, resolves and checks everything.
  /// - Parameters:
  ///   - name: a path, or the name of a shipped profile such as `spec/oran-cus`.
  ///   - forms: the kinds of rules that requirements may have.
  ///   - parameterOverrides: values of the command line, by parameter.
  ///   - declarations: what holds where the profile gives no value.
  ///   - asOf: the day that waivers are judged by, `YYYY-MM-DD`.
  /// - Returns: the profile, or `nil` where there is an error among the diagnostics.
  public static func load(
    _ name: String, catalogue: Catalogue, forms: [any RuleForm.Type] = RuleForms.all,
    locator: ProfileLocator = .current, parameterOverrides: [String: String] = [:],
    declarations: Declarations = Declarations(), asOf: String
  ) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    var composition = Composition(locator: locator, forms: forms)
    composition.load(name)
    var loader = ProfileLoader(
      composition: composition, catalogue: catalogue, declarations: declarations)
    return loader.load(parameterOverrides, asOf: asOf)
  }

  /// Reads a profile that is in no file yet.
  /// - Parameter file: how messages name the text; what it extends is looked for from there.
  public static func read(
    _ text: String, file: String, catalogue: Catalogue, forms: [any RuleForm.Type] = RuleForms.all,
    locator: ProfileLocator = .current, declarations: Declarations = Declarations(), asOf: String
  ) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    var composition = Composition(locator: locator, forms: forms)
    composition.add(text, path: file)
    var loader = ProfileLoader(
      composition: composition, catalogue: catalogue, declarations: declarations)
    return loader.load([:], asOf: asOf)
  }

  /// Reads a profile whose files are all there, in the order of composition: nothing is looked for, and reports call the
  /// files as they are called here.
  public static func read(
    composed files: [ProfileFile], catalogue: Catalogue, forms: [any RuleForm.Type] = RuleForms.all,
    parameterOverrides: [String: String] = [:], declarations: Declarations = Declarations(), asOf: String
  ) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    var composition = Composition(
      locator: ProfileLocator(environment: [:], executable: nil, workingDirectory: "/"), forms: forms)
    composition.add(composed: files)
    var loader = ProfileLoader(
      composition: composition, catalogue: catalogue, declarations: declarations)
    return loader.load(parameterOverrides, asOf: asOf)
  }

  /// Loads a profile for its diagnostics alone, those of both severities, in the order of the files.
  public static func lint(
    _ name: String, catalogue: Catalogue, forms: [any RuleForm.Type] = RuleForms.all,
    locator: ProfileLocator = .current, asOf: String
  ) -> [Diagnostic] {
    load(name, catalogue: catalogue, forms: forms, locator: locator, asOf: asOf).diagnostics
  }

  /// The profile language as JSON Schema, for editors.
  public static func jsonSchema(forms: [any RuleForm.Type] = RuleForms.all) -> String {
    var keys = ProfileKeys.document(forms)
    // An entry may override a part of an inherited one, so that only its id is required.
    let all = forms.flatMap { ProfileKeys.requirement(of: $0) }
    var seen: Set<String> = []
    let merged = all.compactMap { key -> Shape.Key? in
      guard seen.insert(key.name).inserted else { return nil }
      let shapes = all.filter { $0.name == key.name }.map(\.shape)
      let same = Set(shapes.map { $0.jsonSchema() }).count == 1
      return Shape.Key(
        key.name, same ? key.shape : .any, required: key.name == "id", key.summary)
    }
    keys = keys.map { key in
      key.name == "requirements"
        ? Shape.Key(key.name, .list(.mapping(merged)), required: false, key.summary) : key
    }
    let schema = Shape.mapping(keys).jsonSchema().dropFirst()
    return "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
      + "  \"title\": \"tekigo profile\"," + schema + "\n"
  }
}

/// Puts the parts of a composition together.
private struct ProfileLoader {
  let composition: Composition
  let catalogue: Catalogue
  let declarations: Declarations
  var diagnostics: Diagnostics

  init(composition: Composition, catalogue: Catalogue, declarations: Declarations) {
    self.composition = composition
    self.catalogue = catalogue
    self.declarations = declarations
    diagnostics = composition.diagnostics
  }

  mutating func load(
    _ overrides: [String: String], asOf: String
  ) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    guard let date = CalendarDate(asOf) else {
      diagnostics.add(
        Diagnostic(
          .error, SourceLocation(file: "command line", line: 0, column: 0),
          "`\(asOf)` is no date", suggestion: "write YYYY-MM-DD"))
      return (nil, diagnostics.all)
    }
    guard let root = composition.root else { return (nil, diagnostics.all) }
    let documents = composition.documents
    let names = composition.fileNames
    var reader = ValueReader(documents: documents, names: names)
    var parameters = reader.values(composition.parameters)
    var capabilities = reader.values(composition.capabilities)
    reader.override(&parameters, with: overrides)
    diagnostics.add(reader.diagnostics.all)
    var merge = DeclarationMerge(declarations, composition)
    merge.lay(
      declarations.parameters, under: &parameters, composition.parameters, overridden: Set(overrides.keys))
    merge.lay(declarations.capabilities, under: &capabilities, composition.capabilities)
    var timeBaseReader = TimeBaseReader(documents: documents, names: names)
    let timeBase = timeBaseReader.timeBase(composition.timeBase)
    diagnostics.add(timeBaseReader.diagnostics.all)
    let delays = timeBaseReader.parameters(timeBase)
    capabilities.merge(timeBaseReader.capabilities(timeBase)) { given, _ in given }

    var unitReader = UnitReader(documents: documents)
    let given = unitReader.units(composition.units)
    diagnostics.add(unitReader.diagnostics.all)
    let (units, declaredNames) = merge.units(declarations.units, beside: given)
    let unitNames = units.map(\.description.name)
    let declaring = Set(declarations.declarers.flatMap { declaredNames[$0] ?? [] })
    let declarers = Declarers(
      parameters: DeclarationMerge.taken(declarations.parameters, parameters),
      units: units.indices.filter { declaring.contains(unitNames[$0]) })
    var requirementReader = requirementReader(
      parameters.merging(delays) { given, _ in given }, capabilities, timeBase, declarers)
    requirementReader.readCauses(composition.causes)
    let rules = RuleSource(requirementReader, composition.requirements)
    var departureReader = DepartureReader(documents: documents, names: names)
    let requirements = composition.requirements.compactMap { composed -> Requirement? in
      let departures = departureReader.departures(composed)
      var requirement = requirementReader.read(composed)
      requirement?.departures = departures
      return requirement
    }
    diagnostics.add(requirementReader.diagnostics.all)
    diagnostics.add(departureReader.diagnostics.all)
    merge.noteIdle(
      declarations.parameters, parameters.merging(delays) { given, _ in given }, requirements)
    reportUnusedParameters()
    var decodeReader = DecodeReader(
      documents: documents, names: names, catalogue: catalogue, unitNames: unitNames)
    let declared = declarations.decode.flatMap { entry -> [DecodeEntry] in
      guard let unit = entry.match.unit else { return [entry] }
      return (declaredNames[unit] ?? [unit]).map { name in
        var entry = entry
        entry.match.unit = name
        return entry
      }
    }
    let decode = declared + decodeReader.entries(composition.decode)
    diagnostics.add(decodeReader.diagnostics.all)
    var waiverReader = WaiverReader(
      documents: documents, names: names, asOf: date, ids: composition.requirements.map(\.id),
      unitNames: unitNames)
    let waivers = waiverReader.waivers(composition.waivers)
    diagnostics.add(waiverReader.diagnostics.all)
    if composition.requirements.isEmpty {
      diagnostics.add(
        documents.diagnostic(
          .warning, root.root.location, "the profile demands nothing: it has no requirements"))
    }
    guard !diagnostics.hasErrors else { return (nil, ordered()) }
    let name = root.root["profile"]?.text ?? root.file
    let title = root.root["title"]?.localized
    // Made only when somebody asks: most runs do not.
    let notes = merge.notes
    let explain: @Sendable () -> String = { [composition, parameters, capabilities, declarations] in
      ProfileExplanation(names: names).text(
        composition, name: name, title: title?.en ?? name, parameters: parameters, capabilities: capabilities,
        requirements: requirements)
        + ProfileExplanation.text(requirements)
        + ProfileExplanation.text(declarations, units: units, decode: declared, notes: notes)
    }
    let profile = Profile(
      name: name, title: LocalizedText(en: title?.en ?? name, ja: title?.ja),
      version: root.root["version"]?.text,
      files: composition.order.map {
        ProfileFile(path: names[$0.file], text: $0.text)
      } + declarations.files,
      sources: composition.order.map(\.file),
      ownFiles: Dictionary(
        composition.order.map(\.file).filter { composition.locator.shippedName($0) == nil }.map {
          (names[$0], $0)
        },
        uniquingKeysWith: { first, _ in first }),
      parameters: parameters.sorted { $0.key < $1.key }.map {
        ResolvedParameter(
          name: $0.key, value: $0.value.value.text, provenance: $0.value.provenance,
          replaced: $0.value.replaced)
      },
      parameterValues: parameters, capabilities: capabilities, units: units, decode: decode,
      timeBase: timeBase, directions: composition.directions?.text.flatMap(ShownDirections.init) ?? .unknown,
      isLossless: composition.capture?.text == "lossless",
      requirements: requirements, waiverStatements: waivers, notes: notes, rules: rules, explain: explain)
    return (profile, ordered())
  }

  private func requirementReader(
    _ parameters: [String: DeclaredValue], _ capabilities: [String: DeclaredValue],
    _ timeBase: DeclaredTimeBase?, _ declarers: Declarers
  ) -> RequirementReader {
    RequirementReader(
      compiler: ExpressionCompiler(catalogue: catalogue, parameters: parameters.mapValues(\.value)),
      documents: composition.documents, names: composition.fileNames, forms: composition.forms,
      capabilities: capabilities.mapValues(\.value), ids: composition.requirements.map(\.id),
      declarers: declarers, guardBand: timeBase?.guardBand)
  }

  /// A parameter that no rule reads is mostly a misspelt override.
  private mutating func reportUnusedParameters() {
    guard !composition.requirements.isEmpty else { return }
    var used: Set<String> = []
    for requirement in composition.requirements {
      for key in requirement.keys where key.entry.key != "reason" {
        key.entry.value.forEachText { used.formUnion(ExpressionCompiler.parameterNames($0)) }
      }
    }
    let names = used.sorted()
    for parameter in composition.parameters where !used.contains(parameter.entry.key) {
      let name = parameter.entry.key
      diagnostics.add(
        composition.documents.diagnostic(
          .warning, parameter.entry.keyLocation, length: name.unicodeScalars.count,
          "no requirement reads the parameter `\(name)`",
          suggestion: Spelling.nearest(to: name, among: names).map { "did you mean `\($0)`?" }))
    }
  }

  /// File by file in the order of composition, from top to bottom.
  private func ordered() -> [Diagnostic] {
    let files = Dictionary(
      composition.documents.documents.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { a, _ in a })
    func key(_ d: Diagnostic) -> (Int, Int, Int) {
      (files[d.location.file] ?? -1, d.location.line, d.location.column)
    }
    return diagnostics.all.enumerated().sorted { a, b in
      key(a.element) != key(b.element) ? key(a.element) < key(b.element) : a.offset < b.offset
    }.map(\.element)
  }
}
