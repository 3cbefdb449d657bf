internal import Documents
internal import Events
internal import Results

/// Accepted deviations: those that hold on the day of the run.
struct WaiverReader {
  let documents: DocumentSet
  let asOf: CalendarDate
  let ids: [String]
  let unitNames: [String]
  var diagnostics = Diagnostics()

  init(documents: DocumentSet, asOf: CalendarDate, ids: [String], unitNames: [String]) {
    self.documents = documents
    self.asOf = asOf
    self.ids = ids
    self.unitNames = unitNames
  }

  mutating func waivers(_ nodes: [Node]) -> [Waiver] { nodes.compactMap { waiver($0) } }

  private mutating func waiver(_ node: Node) -> Waiver? {
    guard let place = node["requirement"], let requirement = place.text,
      let acceptedBy = node["accepted_by"]?.text, let reason = node["reason"]?.text,
      let expires = node["expires"], let day = expires.text, let date = CalendarDate(day)
    else { return nil }
    let unit = node["unit"]?.text
    if date < asOf {
      diagnostics.add(
        documents.diagnostic(
          .warning, expires, "the waiver of `\(requirement)` expired on \(day): it is not applied"))
      return nil
    }
    guard ids.contains(where: { $0.isAddressed(by: requirement) }) else {
      diagnostics.add(
        documents.diagnostic(
          .warning, place, "unmatched waiver: there is no requirement `\(requirement)`",
          suggestion: Spelling.nearest(to: requirement, among: ids).map { "did you mean `\($0)`?" }))
      return nil
    }
    if let unit, let place = node["unit"], !unitNames.isEmpty, !unitNames.contains(unit) {
      diagnostics.add(
        documents.diagnostic(
          .warning, place, "unmatched waiver: there is no unit `\(unit)`",
          suggestion: Spelling.suggestion(for: unit, among: unitNames, kind: "the units are")))
    }
    return Waiver(
      requirement: requirement, unit: unit, acceptedBy: acceptedBy, reason: reason,
      ticket: node["ticket"]?.text, expires: day)
  }
}
