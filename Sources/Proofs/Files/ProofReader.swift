public import Documents
internal import Foundation
internal import Profiles
internal import Synthesis

extension ProofFile {
  /// The proof files behind a path: the file itself, or those in a folder, in the order of their names.
  public static func paths(below path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Reads a proof file.
  ///
  /// - Returns: the file, nil if there are errors; and everything that is wrong with it.
  public static func load(_ path: String) -> (file: ProofFile?, diagnostics: [Diagnostic]) {
    switch TextFile.read(path) {
    case .failure(.reason(let reason)):
      return (nil, [Diagnostic(.error, SourceLocation(file: path, line: 0, column: 0), reason)])
    case .success(let text): return read(text, file: path)
    }
  }

  /// Reads the text of a proof file.
  public static func read(_ text: String, file: String) -> (file: ProofFile?, diagnostics: [Diagnostic]) {
    let (document, found) = YAMLReader.read(text, file: file)
    guard let document else { return (nil, found) }
    let diagnostics = found + ShapeChecker.check(document.root, ProofShape.root, in: document)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return (nil, diagnostics) }
    var reader = ProofReader(document)
    let proofs = reader.file()
    let all = diagnostics + reader.diagnostics
    return (all.contains { $0.severity == .error } ? nil : proofs, all)
  }
}

/// Takes the values out of a document whose shape was checked.
private struct ProofReader {
  private let document: Document
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: Document) { self.document = document }

  mutating func file() -> ProofFile? {
    let root = document.root
    guard let profile = root["profile"], let scenario = root["scenario"] else { return nil }
    let proofs = (root["proofs"]?.sequence ?? []).map { proof($0) }
    let survivors = (root["survivors"]?.sequence ?? []).map { node in
      DeclaredSurvivor(
        requirement: node["requirement"]?.text ?? "", mutant: node["mutant"]?.text ?? "",
        why: node["why"]?.text ?? "", location: node.location)
    }
    return ProofFile(
      path: document.file, profile: profile.text ?? "", profileLocation: profile.location,
      scenario: fromHere(scenario.text ?? ""), scenarioLocation: scenario.location, proofs: proofs,
      survivors: survivors, document: document)
  }

  private mutating func proof(_ node: Node) -> Proof {
    let entries = node["faults"]
    if let entries, entries.sequence?.isEmpty == true {
      report(entries, "a proof needs a fault, or nothing would fail")
    }
    let proof = Proof(
      requirement: node["requirement"]?.text ?? "", entries: entries,
      witness: node["witness"]?.text.flatMap(Proof.Witness.init) ?? .hit,
      unit: node["unit"]?.text.flatMap(Proof.ChargedUnit.init),
      consequences: node["consequences"]?.texts ?? [], companions: node["companions"]?.texts ?? [],
      why: node["why"]?.text, location: node.location)
    if let companions = node["companions"], proof.why == nil {
      report(companions, "what fails beside the requirement needs a reason: the key `why` is missing")
    }
    return proof
  }

  private mutating func report(_ node: Node, _ message: String) {
    diagnostics.append(document.diagnostic(.error, node, message))
  }

  /// A path of the file, seen from the working directory.
  private func fromHere(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = document.file.lastIndex(of: "/") else { return path }
    return String(document.file[...slash]) + path
  }
}
