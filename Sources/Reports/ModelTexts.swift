internal import Conformance

extension Departure {
  /// Change, place and reason on one line.
  var text: String { "\(change) (\(place): \(reason))" }
}

extension Waiver {
  /// Who accepted the deviation, why, and until when.
  var text: String {
    "accepted by \(acceptedBy): \(reason)\(ticket.map { " (\($0))" } ?? ""), expires \(expires)"
  }
}

extension Citation {
  var text: String { "\(document) \(version), clause \(clause)" }
}
