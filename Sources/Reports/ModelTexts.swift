internal import Results

extension Waiver {
  /// Who accepted the deviation, why, and until when.
  var text: String {
    "accepted by \(acceptedBy): \(reason)\(ticket.map { " (\($0))" } ?? ""), expires \(expires)"
  }
}

extension Citation {
  var text: String { "\(document) \(version), clause \(clause)" }
}
