public import Conformance

/// Which requirements of a profile bear on which test case, by what the requirements say (`relevant_to`).
public struct TestCaseCoverage: Sendable {
  /// A case and the requirements that bear on it, in the order of the profile.
  public struct Line: Sendable {
    public let testCase: TestCase
    public let requirements: [Requirement]
  }

  /// Every case, in the order of the document.
  public let lines: [Line]
  /// Requirements that name cases of other documents, by document and clause, in the order of the profile.
  public let others: [(name: String, requirements: [Requirement])]
  /// Names that are no case of the document.
  public let unknown: [String]

  public init(_ requirements: [Requirement], cases: [TestCase] = TestCase.all) {
    var places: [String: Int] = [:]
    for (place, testCase) in cases.enumerated() {
      for clause in testCase.clauses { places["\(TestCase.document) \(clause)"] = place }
    }
    var bearing: [[Requirement]] = Array(repeating: [], count: cases.count)
    var others: [(name: String, requirements: [Requirement])] = []
    var placeOfOther: [String: Int] = [:]
    var unknown: [String] = []
    for requirement in requirements {
      for name in requirement.relevantTo {
        if let place = places[name] {
          if bearing[place].last?.id != requirement.id { bearing[place].append(requirement) }
        } else if name == TestCase.document || name.hasPrefix(TestCase.document + " ") {
          if !unknown.contains(name) { unknown.append(name) }
        } else if let place = placeOfOther[name] {
          others[place].requirements.append(requirement)
        } else {
          placeOfOther[name] = others.count
          others.append((name, [requirement]))
        }
      }
    }
    lines = zip(cases, bearing).map { Line(testCase: $0, requirements: $1) }
    self.others = others
    self.unknown = unknown
  }

  /// The cases on which some requirement bears.
  public var touched: Int { lines.count { !$0.requirements.isEmpty } }

  /// The table as text: for each case its clauses, the requirements, what a trace shows and what it lacks.
  public var text: String {
    var text =
      "\(TestCase.document) v\(TestCase.version): \(lines.count) cases, requirements of the profile bear on \(touched)\n"
      + "A trace never gives the verdict of a case by itself.\n"
    for line in lines {
      let testCase = line.testCase
      text += "\n\(testCase.clauses.joined(separator: " "))\n  \(testCase.title)\n"
      text += "  \(testCase.unit.rawValue), \(testCase.status.rawValue)\n"
      text += "  requirements   \(Self.list(line.requirements))\n"
      text += "  a trace shows  \(testCase.shows)\n  a lab adds     \(testCase.lacks)\n"
    }
    if !others.isEmpty {
      text += "\nOther documents\n"
      for other in others { text += "  \(other.name)\n    \(Self.list(other.requirements))\n" }
    }
    for name in unknown { text += "\nno case of version \(TestCase.version): \(name)\n" }
    return text
  }

  private static func list(_ requirements: [Requirement]) -> String {
    requirements.isEmpty ? "none" : requirements.map(\.id).joined(separator: ", ")
  }
}
