internal import Documents
internal import Events
internal import Results

/// Accepted deviations, with what they are on the day of the run.
struct WaiverReader {
  let documents: DocumentSet
  let names: FileNames
  let asOf: CalendarDate
  let ids: [String]
  let unitNames: [String]
  var diagnostics = Diagnostics()

  init(
    documents: DocumentSet, names: FileNames, asOf: CalendarDate, ids: [String], unitNames: [String]
  ) {
    self.documents = documents
    self.names = names
    self.asOf = asOf
    self.ids = ids
    self.unitNames = unitNames
  }

  mutating func waivers(_ nodes: [Node]) -> [WaiverStatement] { nodes.compactMap { waiver($0) } }

  private mutating func waiver(_ node: Node) -> WaiverStatement? {
    guard let place = node["requirement"], let requirement = place.text,
      let acceptedBy = node["accepted_by"]?.text, let reason = node["reason"]?.text,
      let expires = node["expires"], let day = expires.text, let date = CalendarDate(day)
    else { return nil }
    let unit = node["unit"]?.text
    var statement = WaiverStatement(
      waiver: Waiver(
        requirement: requirement, unit: unit, acceptedBy: acceptedBy, reason: reason,
        ticket: node["ticket"]?.text, expires: day),
      state: .unused, place: "\(names[node.location.file]):\(node.location.line)")
    if date < asOf {
      diagnostics.add(
        documents.diagnostic(
          .warning, expires, "the waiver of `\(requirement)` expired on \(day): it is not applied"))
      statement.state = .expired
      return statement
    }
    guard ids.contains(where: { $0.isAddressed(by: requirement) }) else {
      diagnostics.add(
        documents.diagnostic(
          .warning, place, "unmatched waiver: there is no requirement `\(requirement)`",
          suggestion: Spelling.nearest(to: requirement, among: ids).map { "did you mean `\($0)`?" }))
      statement.state = .unmatched
      return statement
    }
    if let unit, let place = node["unit"], !unitNames.isEmpty, !unitNames.contains(unit) {
      diagnostics.add(
        documents.diagnostic(
          .warning, place, "unmatched waiver: there is no unit `\(unit)`",
          suggestion: Spelling.suggestion(for: unit, among: unitNames, kind: "the units are")))
    }
    return statement
  }
}
