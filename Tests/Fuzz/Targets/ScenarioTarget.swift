import Documents
import Synthesis

/// Scenarios of synthesis.
///
/// Input: the text of a scenario.
extension FuzzTarget {
  static let scenario = FuzzTarget("scenario", budget: .texts) { input throws(Violation) in
    guard let text = InputCursor(input).text else { return }
    let (scenario, diagnostics) = Scenario.read(text, file: "scenario.yaml")
    try diagnostics.promiseToExplain(text, isRead: scenario != nil)
  }
}
