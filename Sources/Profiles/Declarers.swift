/// Units that declare parameters of themselves, such as the VLANs that an O-RU was given: a rule that judges by one of
/// these parameters judges the traffic of these units and of no other.
struct Declarers {
  /// The parameters whose values are declared ones.
  var parameters: Set<String> = []
  /// The units, by their place in the profile.
  var units: [Int] = []

  /// The condition on an event that a requirement needs for that; `nil`: it judges all units.
  func condition(for requirement: ComposedRequirement) -> String? {
    guard !units.isEmpty, requirement.parameterNames.contains(where: parameters.contains) else { return nil }
    let list = "[" + units.map { "\($0)" }.joined(separator: ", ") + "]"
    return "has(sender) && sender in \(list) || has(receiver) && receiver in \(list)"
  }
}
