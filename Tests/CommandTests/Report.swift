import Foundation

/// What tests look at in a JSON report.
struct Report: Decodable {
  struct Capture: Decodable {
    var name: String
    var digest: String
    var frames: Int
  }
  struct Note: Decodable {
    var kind: String
    var text: String
  }
  struct Judgement: Decodable {
    var outcome: String
    var exitCode: Int32
  }
  struct Disposition: Decodable { var ticket: String? }
  struct Requirement: Decodable {
    var id: String
    var verdict: String
    var standing: String?
    var disposition: Disposition?
    var instances: Int
    var passed: Int
    var failed: Int
    var inconclusive: Int
    var notJudged: Int
    var outside: Int
    var unseen: Int
  }

  var captures: [Capture]
  var restrictions: [String]
  var integrity: [Note]
  var verdict: Judgement
  var requirements: [Requirement]

  init(_ data: Data) throws { self = try JSONDecoder().decode(Report.self, from: data) }

  subscript(id: String) -> Requirement? { requirements.first { $0.id == id } }

  /// The requirements of a verdict.
  func requirements(_ verdict: String) -> Set<String> {
    Set(requirements.filter { $0.verdict == verdict }.map(\.id))
  }
}

/// A report as text without the lines on what the captures are called and contain.
func withoutNames(_ report: String) -> String {
  var isCapture = false
  return report.split(separator: "\n").filter { line in
    if line.contains("\"captures\"") { isCapture = true }
    if line.contains("\"restrictions\"") { isCapture = false }
    return !isCapture
  }.joined(separator: "\n")
}
