internal import Results

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

extension WaiverStatement {
  /// What it is for, by whom, and what it accepts in the run.
  var text: String {
    let scope = waiver.requirement + (waiver.unit.map { " of \($0)" } ?? "")
    let effect = accepted.isEmpty ? "" : "; accepts \(accepted.joined(separator: ", "))"
    return "\(scope), \(waiver.text) (\(place))\(effect)"
  }
}

extension Citation {
  var text: String { "\(document) \(version), clause \(clause)" }
}
