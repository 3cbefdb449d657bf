internal import Documents
internal import Events
internal import Expressions

/// The entries of `decode`.
struct DecodeReader {
  let documents: DocumentSet
  let names: FileNames
  let catalogue: Catalogue
  let unitNames: [String]
  var diagnostics = Diagnostics()

  init(documents: DocumentSet, names: FileNames, catalogue: Catalogue, unitNames: [String]) {
    self.documents = documents
    self.names = names
    self.catalogue = catalogue
    self.unitNames = unitNames
  }

  mutating func entries(_ nodes: [Node]) -> [DecodeEntry] { nodes.map { entry($0) } }

  private mutating func report(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.add(documents.diagnostic(.error, node, message, suggestion: suggestion))
  }

  private mutating func entry(_ node: Node) -> DecodeEntry {
    var entry = DecodeEntry(location: node.location)
    entry.provenance = "\(names[node.location.file]):\(node.location.line)"
    if let match = node["match"] { entry.match = self.match(match) }
    entry.udCompHdr = node["udCompHdr"]?.text.flatMap(DecodeEntry.CompressionHeader.init)
    entry.udCompMeth = node["udCompMeth"].flatMap { method($0) }
    entry.udIqWidth = node["udIqWidth"]?.integer.flatMap(UInt8.init(exactly:))
    entry.udCompLen = node["udCompLen"]?.flag
    entry.carrierPrbs = node["carrierPrbs"]?.integer.flatMap(Int.init(exactly:))
    entry.slotsPerSubframe = slots(node)
    entry.hasExtendedPrefix = node["cyclicPrefix"]?.text.map { $0 == "extended" }
    entry.eAxCBits = node["eAxCBits"].flatMap { bits($0) }
    entry.members = (node["members"]?.oneOrMore ?? []).compactMap {
      $0.integer.flatMap(UInt16.init(exactly:))
    }
    entry.tdd = node["tdd"].flatMap { pattern($0) }
    if let limits = node["limits"] { entry.limits = self.limits(limits) }
    entry.sequence = node["sequence"]?.text.flatMap(DecodeEntry.Sequence.init)
    entry.udpPorts = (node["udpPorts"]?.oneOrMore ?? []).compactMap {
      $0.integer.flatMap(UInt16.init(exactly:))
    }
    for mapping in node["linkTypes"]?.oneOrMore ?? [] {
      guard let number = mapping["number"]?.integer.flatMap(UInt32.init(exactly:)) else { continue }
      entry.linkTypes[number] = mapping["protocol"]?.text
    }
    entry.survey = node["survey"]?.integer.flatMap(Int.init(exactly:))
    return entry
  }

  private mutating func match(_ node: Node) -> DecodeEntry.Match {
    var match = DecodeEntry.Match()
    match.direction = node["direction"]?.text.flatMap(DecodeEntry.Direction.init)
    match.eAxC = (node["eAxC"]?.oneOrMore ?? []).compactMap { $0.integer.flatMap(UInt16.init(exactly:)) }
    match.vlan = node["vlan"]?.integer.flatMap(UInt16.init(exactly:))
    match.unit = node["unit"]?.text
    if let place = node["unit"], let unit = match.unit, !unitNames.contains(unit) {
      report(
        place, "there is no unit `\(unit)`",
        suggestion: Spelling.suggestion(for: unit, among: unitNames, kind: "the units are"))
    }
    return match
  }

  /// The methods have the names of the catalogue's code points.
  private mutating func method(_ node: Node) -> UInt8? {
    guard let text = node.text else { return nil }
    if let number = node.integer, let method = UInt8(exactly: number), method < 16 { return method }
    let points =
      catalogue.events.lazy.flatMap { $0.fields }.compactMap { field -> [CodePoint]? in
        guard field.name == "udCompMeth", case .enumeration(let points) = field.kind else { return nil }
        return points
      }.first ?? []
    let point = points.first { $0.name.lowercased() == text.lowercased() }
    if let point, let method = UInt8(exactly: point.value) { return method }
    report(
      node, "there is no compression method `\(text)`",
      suggestion: Spelling.suggestion(for: text, among: points.map(\.name), kind: "the methods are"))
    return nil
  }

  /// Given as such, or by the subcarrier spacing (TS 38.211, 4.3.2).
  private mutating func slots(_ node: Node) -> Int? {
    let given = node["slotsPerSubframe"]?.integer.flatMap(Int.init(exactly:))
    if let place = node["slotsPerSubframe"], let given, ![1, 2, 4, 8, 16, 32, 64].contains(given) {
      report(place, "a subframe has 1, 2, 4, 8, 16, 32 or 64 slots")
    }
    guard let place = node["scs"], let text = place.text else { return given }
    do {
      let spacing = try Quantity(text)
      guard spacing.unit == .hertz, spacing.value > 0, spacing.value % 15_000 == 0,
        [1, 2, 4, 8, 16, 32, 64].contains(spacing.value / 15_000)
      else {
        report(place, "`\(text)` is no subcarrier spacing", suggestion: "write for example `30 kHz`")
        return given
      }
      let slots = Int(spacing.value / 15_000)
      if let given, given != slots { report(place, "`scs` and `slotsPerSubframe` contradict each other") }
      return slots
    } catch {
      diagnostics.add(FormReader.diagnostic(error, place, documents))
      return given
    }
  }

  /// A letter for each slot. Patterns repeat within two radio frames, so a subframe of the highest numerology has 20 × 64.
  private mutating func pattern(_ node: Node) -> String? {
    guard let text = node.text, (1...1280).contains(text.count), text.allSatisfy({ "DUSF".contains($0) })
    else {
      report(
        node, "a pattern is a letter for each slot",
        suggestion: "write D, U, S or F for each, such as `DDDSU`")
      return nil
    }
    guard 1280 % text.count == 0 else {
      report(node, "a pattern of \(text.count) slots does not repeat within two radio frames")
      return nil
    }
    return text
  }

  private mutating func limits(_ node: Node) -> DecodeEntry.Limits {
    var limits = DecodeEntry.Limits()
    limits.vlan = node["vlan"]?.integer.flatMap(UInt16.init(exactly:))
    limits.sectionsPerSlot = node["sectionsPerSlot"]?.integer.flatMap(Int.init(exactly:))
    limits.beamsPerSlot = node["beamsPerSlot"]?.integer.flatMap(Int.init(exactly:))
    limits.sectionsPerSymbol = node["sectionsPerSymbol"]?.integer.flatMap(Int.init(exactly:))
    limits.beamsPerSymbol = node["beamsPerSymbol"]?.integer.flatMap(Int.init(exactly:))
    limits.sectionTypes = node["sectionTypes"]?.sequence?.compactMap { entry in
      guard let number = entry["type"]?.integer.flatMap(UInt8.init(exactly:)) else { return nil }
      return DecodeEntry.Limits.SectionType(
        number: number,
        extensions: (entry["extensions"]?.sequence ?? []).compactMap {
          $0.integer.flatMap(UInt8.init(exactly:))
        })
    }
    if let entries = node["compressions"]?.sequence {
      var compressions: [DecodeEntry.Limits.Compression] = []
      for entry in entries {
        guard let method = entry["method"].flatMap({ method($0) }) else { continue }
        compressions.append(
          DecodeEntry.Limits.Compression(
            method: method, width: entry["width"]?.integer.flatMap(UInt8.init(exactly:))))
      }
      limits.compressions = compressions
    }
    return limits
  }

  private mutating func bits(_ node: Node) -> [Int]? {
    let bits = node.oneOrMore.compactMap { $0.integer.flatMap(Int.init(exactly:)) }
    guard bits.count == 4, bits.allSatisfy({ (0...16).contains($0) }), bits.reduce(0, +) == 16 else {
      report(node, "the four numbers of bits of the eAxC must add up to 16")
      return nil
    }
    return bits
  }
}
